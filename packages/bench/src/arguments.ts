/** The arguments cannot be meant; the message says what can. */
export class ArgumentError extends Error {
  override readonly name = "ArgumentError";
}

export interface Arguments {
  /** Parts to run, in the order of the list of parts. */
  readonly names: readonly string[];
  /** Small inputs, for CI. */
  readonly short: boolean;
}

/** Names of parts and `--short`, in any order; no name means all parts. Throws `ArgumentError`. */
export function parseArguments(args: readonly string[], known: readonly string[]): Arguments {
  const short = args.includes("--short");
  const named = args.filter((arg) => arg !== "--short");
  for (const arg of named) {
    if (!known.includes(arg)) {
      throw new ArgumentError(`“${arg}” is no part; there are ${known.join(", ")}, and --short`);
    }
  }
  return {
    names: named.length === 0 ? known : known.filter((name) => named.includes(name)),
    short,
  };
}
