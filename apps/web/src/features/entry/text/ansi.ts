// Terminal output as styled text. Colours and weights become styles; everything that would move the
// cursor, clear, retitle the window or link is dropped, so that no word is hidden and nothing happens.

export interface Style {
  /** A colour of the palette by name, or one of the 256 or 16 million as "#rrggbb". */
  readonly colour?: string;
  readonly ground?: string;
  readonly isBold?: boolean;
  readonly isDim?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderlined?: boolean;
  readonly isStruck?: boolean;
  readonly isInverse?: boolean;
}

export interface Run {
  readonly text: string;
  readonly style: Style;
}

const plain: Style = {};
const names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"] as const;

// CSI with its parameters; OSC, DCS, PM, APC and SOS up to their end; any other two-byte escape; and the
// one-byte forms of CSI and OSC. What has no end takes the rest of its line, not of the text.
const SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control sequences are what is looked for
  /(?:\u001b\[|\u009b)([\d;:<=>?]*)[ -/]*([@-~])?|(?:\u001b[\]PX^_]|[\u009d\u0090\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Text in runs of one style. */
export function readAnsi(text: string): Run[] {
  const runs: Run[] = [];
  let style = plain;
  let end = 0;
  const push = (piece: string) => {
    const clean = cleanText(piece);
    if (clean === "") return;
    const last = runs.at(-1);
    if (last && last.style === style) runs[runs.length - 1] = { text: last.text + clean, style };
    else runs.push({ text: clean, style });
  };
  for (const match of text.matchAll(SEQUENCE)) {
    push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[2] === "m") style = applySgr(style, match[1] ?? "");
  }
  push(text.slice(end));
  return runs;
}

/** The words of an output, without what it told the terminal. */
export function plainOutput(text: string): string {
  return readAnsi(text)
    .map((run) => run.text)
    .join("");
}

/** A carriage return starts a line anew without hiding what was there; a backspace takes nothing back. */
function cleanText(text: string): string {
  return text.replace(/\r+\n/g, "\n").replace(/\r+/g, "\n").replace(CONTROL, "");
}

function applySgr(style: Style, parameters: string): Style {
  const codes = parameters.split(/[;:]/).map(Number);
  const next: { -readonly [K in keyof Style]: Style[K] } = { ...style };
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code === 38 || code === 48) {
      const [colour, used] = extendedColour(codes, i + 1);
      i += used;
      if (colour !== undefined) next[code === 38 ? "colour" : "ground"] = colour;
    } else if (code === 0) {
      for (const key of Object.keys(next)) delete next[key as keyof Style];
    } else setSimple(next, code);
  }
  return Object.keys(next).length === 0 ? plain : next;
}

function setSimple(style: { -readonly [K in keyof Style]: Style[K] }, code: number): void {
  if (code === 1) style.isBold = true;
  else if (code === 2) style.isDim = true;
  else if (code === 3) style.isItalic = true;
  else if (code === 4) style.isUnderlined = true;
  else if (code === 7) style.isInverse = true;
  else if (code === 9) style.isStruck = true;
  else if (code === 22) {
    delete style.isBold;
    delete style.isDim;
  } else if (code === 23) delete style.isItalic;
  else if (code === 24) delete style.isUnderlined;
  else if (code === 27) delete style.isInverse;
  else if (code === 29) delete style.isStruck;
  else if (code === 39) delete style.colour;
  else if (code === 49) delete style.ground;
  else if (code >= 30 && code <= 37) style.colour = names[code - 30]!;
  else if (code >= 90 && code <= 97) style.colour = names[code - 90]!;
  else if (code >= 40 && code <= 47) style.ground = names[code - 40]!;
  else if (code >= 100 && code <= 107) style.ground = names[code - 100]!;
}

/** The colour behind 38 or 48, and how many codes it takes. */
function extendedColour(codes: readonly number[], at: number): [string | undefined, number] {
  if (codes[at] === 5) return [colourOf256(codes[at + 1] ?? 0), 2];
  if (codes[at] !== 2) return [undefined, 0];
  return [hex(codes[at + 1] ?? 0, codes[at + 2] ?? 0, codes[at + 3] ?? 0), 4];
}

const levels = [0, 95, 135, 175, 215, 255];

function colourOf256(code: number): string | undefined {
  if (code < 16) return names[code % 8];
  if (code > 255) return undefined;
  if (code >= 232) {
    const grey = 8 + (code - 232) * 10;
    return hex(grey, grey, grey);
  }
  const index = code - 16;
  return hex(
    levels[Math.floor(index / 36)]!,
    levels[Math.floor(index / 6) % 6]!,
    levels[index % 6]!,
  );
}

function hex(...channels: number[]): string {
  return `#${channels
    .map((channel) =>
      Math.min(255, channel | 0)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
