const OVERRIDE = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Code and output with the characters that turn the direction of text made visible: with them a line can
 * read as something it is not.
 */
export function showDirections(text: string): string {
  return text.replace(OVERRIDE, (char) => `[U+${char.charCodeAt(0).toString(16).toUpperCase()}]`);
}
