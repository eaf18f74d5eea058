// Sessions that would be called the same in the list are told apart by the first words that differ.

interface Titled {
  readonly key: string;
  readonly title: string;
  /** What was asked first. */
  readonly prompt: string;
  /** When it began, to the minute. */
  readonly began: string;
  readonly file: string;
}

/** About as much of a title as is read before its row ends. */
const SEEN = 48;
const WORDS_KEPT = 4;
const WORDS_SHOWN = 12;

/** Titles for those sessions whose own does not tell them from others, by key. */
export function tellApart(sessions: readonly Titled[]): ReadonlyMap<string, string> {
  const groups = new Map<string, Titled[]>();
  for (const session of sessions) {
    const seen = session.title.slice(0, SEEN);
    const group = groups.get(seen);
    if (group) group.push(session);
    else groups.set(seen, [session]);
  }
  const titles = new Map<string, string>();
  for (const group of groups.values()) if (group.length > 1) tellGroupApart(group, titles);
  return titles;
}

/** Sorted, so that each has those most like it beside it. */
function tellGroupApart(group: readonly Titled[], titles: Map<string, string>): void {
  const sorted = group
    .map((session) => ({ ...session, words: session.prompt.split(" ") }))
    .sort((a, b) => (a.prompt < b.prompt ? -1 : Number(a.prompt > b.prompt)));
  const before = sharedWithOthers(sorted);
  const after = sharedWithOthers([...sorted].reverse()).reverse();
  const twins = new Map<string, Twin[]>();
  sorted.forEach((session, i) => {
    const shared = Math.max(before[i]!, after[i]!);
    const differing = session.words.slice(shared, shared + WORDS_SHOWN).join(" ");
    const title = withWords(session.title, differing);
    if (differing !== "") titles.set(session.key, title);
    const same = twins.get(title);
    if (same) same.push({ session, differing });
    else twins.set(title, [{ session, differing }]);
  });
  for (const same of twins.values()) if (same.length > 1) tellTwinsApart(same, titles);
}

interface Twin {
  readonly session: Titled;
  readonly differing: string;
}

/** Where even the words are the same, the time they were said differs, or at last the file. */
function tellTwinsApart(twins: readonly Twin[], titles: Map<string, string>): void {
  const times = new Set(twins.map(({ session }) => session.began));
  for (const { session, differing } of twins) {
    const mark = times.size === twins.length ? session.began : session.file;
    // The words stay behind it: other twins may have begun at the same time.
    const words = differing === "" ? mark : `${mark} · ${differing}`;
    titles.set(session.key, withWords(session.title, words));
  }
}

function withWords(title: string, words: string): string {
  if (words === "") return title;
  return title.length > SEEN ? shorten(title, words) : `${title} · ${words}`;
}

function shorten(title: string, differing: string): string {
  return `${title.split(" ").slice(0, WORDS_KEPT).join(" ")} … ${differing}`;
}

/** How many first words each shares with the nearest one before it that is not the same. */
function sharedWithOthers(sorted: readonly { readonly words: readonly string[] }[]): number[] {
  const shared: number[] = [];
  sorted.forEach(({ words }, i) => {
    const other = sorted[i - 1]?.words ?? [];
    const at = words.findIndex((word, index) => word !== other[index]);
    const isSame = at < 0 && words.length === other.length;
    shared.push(isSame ? shared[i - 1]! : at < 0 ? words.length : at);
  });
  return shared;
}
