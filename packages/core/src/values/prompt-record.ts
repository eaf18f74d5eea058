/** What one entry records of the system prompt and the tools. */
export interface PromptRecord {
  /** It is all of them: what was recorded before does not count any more. */
  readonly isWhole: boolean;
  /** The prompt where it is whole, else what is added to it; "" for neither. */
  readonly text: string;
  /** By name; null takes one away. They stand behind the text. */
  readonly sections: ReadonlyMap<string, string | null>;
  /** Names; undefined where the entry does not speak of tools. */
  readonly toolsAdded: readonly string[] | undefined;
  readonly toolsRemoved: readonly string[] | undefined;
}
