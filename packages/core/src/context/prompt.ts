// The system prompt and the tools at a point, as far as the entries of its path record them.

import { entryDeclaration } from "../entries/index.ts";
import type { Session } from "../tree/session.ts";
import { Flag } from "../values/facts-draft.ts";
import type { BodyOf } from "./messages.ts";

/** A piece of the system prompt, and the entry that records it. */
export interface PromptPart {
  /** Position of the entry that records it. */
  readonly position: number;
  /** Name of the section, undefined for a text outside of any. */
  readonly section: string | undefined;
  readonly text: string;
}

/** What a file tells of the prompt and the tools at a point; agents add what no file records. */
export interface RecordedPrompt {
  /** Texts, then sections by when they were first told; empty where the prompt is not recorded. */
  readonly parts: readonly PromptPart[];
  /** Names; undefined where no entry speaks of tools. */
  readonly tools: readonly string[] | undefined;
}

/** Positions on a path whose bodies `composePrompt` needs, in order: those from the last whole prompt on. */
export function promptEntries(session: Session, path: Iterable<number>): number[] {
  const found: number[] = [];
  for (const position of path) {
    if (session.has(position, Flag.systemCheckpoint)) found.length = 0;
    if (session.has(position, Flag.recordsPrompt)) found.push(position);
  }
  return found;
}

/** Replays what entries record, in order: a section replaces the one of its name, null and removed tools take away. */
export function composePrompt(
  session: Session,
  positions: Iterable<number>,
  bodyOf: BodyOf,
): RecordedPrompt {
  const texts: PromptPart[] = [];
  const sections = new Map<string, PromptPart>();
  let tools: Set<string> | undefined;
  for (const position of positions) {
    const record = entryDeclaration(session.typeOf(position)).prompt?.(bodyOf(position) ?? {});
    if (!record) continue;
    if (record.isWhole) {
      texts.length = 0;
      sections.clear();
      tools = undefined;
    }
    if (record.text !== "") texts.push({ position, section: undefined, text: record.text });
    for (const [section, text] of record.sections) {
      if (text === null) sections.delete(section);
      else sections.set(section, { position, section, text });
    }
    if (record.toolsRemoved || record.toolsAdded) tools ??= new Set();
    for (const name of record.toolsRemoved ?? []) tools?.delete(name);
    for (const name of record.toolsAdded ?? []) tools?.add(name);
  }
  return { parts: [...texts, ...sections.values()], tools: tools && [...tools] };
}
