import type { HeaderFields, TitleSlot } from "../facts/columns.ts";
import type { RareFacts } from "../values/facts-draft.ts";

/** What a session's title, its first words and its last activity are told from: a `Session`, or a few of its records. Entries are named by position. */
export interface Told {
  readonly count: number;
  readonly facts: {
    readonly header: HeaderFields | undefined;
    readonly slot: Pick<TitleSlot, "title"> | undefined;
  };
  roleOf(position: number): string;
  /** Whether the entry has a bit of `Flag`. */
  has(position: number, flag: number): boolean;
  previewOf(position: number): string;
  sparseOf(position: number): Pick<RareFacts, "name">;
  /** Milliseconds since 1970: that of the entry before it where its own cannot be read. */
  timeOf(position: number): number;
  /** Milliseconds since 1970: the message's own time, else its entry's; NaN where neither can be read. */
  spokenTimeOf(position: number): number;
}
