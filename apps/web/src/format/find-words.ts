// Looking for words as they are written, but for upper and lower case: a literal search, linear in the text.

/**
 * The text in one case, with every character in its place: what is found in the folded text stands at the
 * same offset in the text itself.
 */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  // No character has a shorter lower case, so equal length means that none has moved.
  const kept = lower.length === text.length ? lower : foldEach(text);
  // Σ becomes σ or ς by what follows it: the same letter all the same.
  return kept.replaceAll("ς", "σ");
}

/** One by one, each cut to the length it had: "İ" becomes an i with a dot beside it, and is an i here. */
function foldEach(text: string): string {
  let folded = "";
  for (const character of text) folded += character.toLowerCase().slice(0, character.length);
  return folded;
}

/** Where the words stand in a folded text, from its start and without overlaps. Both are folded; no words are nowhere. */
export function findWords(
  folded: string,
  words: string,
  atMost = Number.POSITIVE_INFINITY,
): number[] {
  const found: number[] = [];
  if (words === "") return found;
  let at = folded.indexOf(words);
  while (at >= 0 && found.length < atMost) {
    found.push(at);
    at = folded.indexOf(words, at + words.length);
  }
  return found;
}

/** Whether a text holds the words, which are folded already. */
export function holdsWords(text: string, words: string): boolean {
  return words !== "" && foldCase(text).includes(words);
}
