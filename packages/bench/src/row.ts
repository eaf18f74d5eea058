export type Unit = "ms" | "MB" | "KB" | "%" | "";

/** At most so many times the floor, or at most so much. */
type Limit = { readonly times: number } | { readonly atMost: number };

/** One figure. Without a limit it is told and not judged. */
export interface Row {
  readonly what: string;
  readonly unit: Unit;
  readonly ours: number;
  /** What nothing can be better than, measured in the same run and the same unit. */
  readonly floor?: number;
  readonly limit?: Limit;
}

export type Verdict = "ok" | "broken" | "told";

export interface Measurement extends Row {
  readonly part: string;
  readonly ratio: number | undefined;
  readonly verdict: Verdict;
}

interface PartOptions {
  /** Small inputs, for CI. */
  readonly short: boolean;
}

/** Something that is measured by itself. */
export interface Part {
  readonly name: string;
  run(options: PartOptions): Promise<readonly Row[]>;
}
