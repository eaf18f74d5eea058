/** What the list must say of a folder. Sessions are named by their ids, which end their files' names. */
export interface ListExpectations {
  readonly sessions?: number;
  /** How many sessions each project has; "(unknown)" where the sessions record none. */
  readonly groups?: Readonly<Record<string, number>>;
  readonly topLevelSessions?: readonly string[];
  /** Files that are listed as damaged. */
  readonly damaged?: readonly string[];
  /** Under a session, the files of its subagents by the ids in their headers. */
  readonly childSessions?: Readonly<Record<string, readonly string[]>>;
  /** Texts that stand nowhere in the list. */
  readonly neverListed?: readonly string[];
  readonly orderNewestFirst?: readonly string[];
  /** When each session was last active. */
  readonly modified?: Readonly<Record<string, string>>;
}

export interface FolderExpectations {
  readonly list: ListExpectations;
  readonly mustNotRender?: readonly string[];
}

export interface FolderCase {
  readonly name: string;
  readonly expect: FolderExpectations;
  /** Lays the sessions out in an empty folder, which is called “sessions”. */
  lay(folder: string): void;
}
