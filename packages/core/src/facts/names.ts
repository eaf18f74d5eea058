/** The columns have 16 bits for a name. */
const NAMES_AT_MOST = 0xff00;

/** Distinct strings with their numbers, in order of first use. */
export class Names {
  readonly list: string[];
  private readonly numbers: Map<string, number>;

  constructor(first: readonly string[] = []) {
    this.list = [...first];
    this.numbers = new Map(first.map((name, number) => [name, number]));
  }

  /** Undefined for a new name where a hostile file has used up all numbers. */
  number(name: string): number | undefined {
    const known = this.numbers.get(name);
    if (known !== undefined || this.list.length >= NAMES_AT_MOST) return known;
    return this.add(name);
  }

  /** As `number`; the names beyond what there are numbers for share one, but never a name that `isOurs`. */
  numberOfAny(name: string, isOurs: (name: string) => boolean): number {
    const number = this.number(name);
    if (number !== undefined) return number;
    if (isOurs(name)) return this.add(name);
    return this.numbers.get(MANY_MORE) ?? this.add(MANY_MORE);
  }

  private add(name: string): number {
    this.numbers.set(name, this.list.length);
    return this.list.push(name) - 1;
  }
}

const MANY_MORE = "(one of too many names)";
