// The cards that the tree draws: turns, messages, bars and lines instead of single entries (DESIGN §4).

import { entryDeclaration } from "../entries/index.ts";
import { roleDeclaration } from "../roles/index.ts";
import { Flag } from "../values/facts-draft.ts";
import type { Session } from "./session.ts";

/** What a card stands for. */
export type CardKind =
  /** A user's message. */
  | "user"
  /** A run of assistant turns and tool results between two user messages or branch points. */
  | "turn"
  /** An entry with a card of its own: custom message, summary, execution, unknown type. */
  | "entry"
  /** A run of state changes (model, thinking, mode, labels …): a line of text on the rail. */
  | "line"
  /** A compaction or reset: a bar across the lane. */
  | "bar";

/** What happened in a turn, counted from facts. */
export interface TurnFacts {
  readonly calls: number;
  /** Calls by tool, most frequent first. */
  readonly tools: readonly (readonly [name: string, count: number])[];
  readonly added: number;
  readonly removed: number;
  readonly failures: number;
  readonly tokens: number;
  readonly cost: number;
  /** Milliseconds from its first entry to its last, 0 where times are missing. */
  readonly duration: number;
  /** How its last assistant turn ended, "" in any other case. */
  readonly failed: "" | "aborted" | "error";
}

/** A run of entries that the tree draws as one. */
export interface Card {
  readonly kind: CardKind;
  /** Entries of the card, each the parent of the next; never empty. */
  readonly positions: readonly number[];
  /** Index of the parent's card, -1 for a root. */
  readonly parent: number;
  readonly turn: TurnFacts | undefined;
}

/** The session in cards. */
export interface CardTree {
  readonly cards: readonly Card[];
  /** Index of the card that holds each entry. */
  readonly cardOf: Int32Array;
}

/** Cards in an order in which parents come before children; linear in the entries. */
export function buildCards(session: Session): CardTree {
  const cards: Card[] = [];
  const cardOf = new Int32Array(session.count).fill(-1);
  const starts: number[] = [...session.roots].reverse();
  const run: number[] = [];
  const kindOf = rememberKinds(session);
  while (starts.length > 0) {
    const start = starts.pop()!;
    const kind = kindOf(start);
    run.length = 0;
    run.push(start);
    let last = start;
    while (kind === "turn" || kind === "line") {
      if (session.childCount(last) !== 1) break;
      const next = session.childAt(last, 0);
      if (!continues(session, kindOf, kind, next)) break;
      run.push(next);
      last = next;
    }
    // A list that grew keeps room for more: over all cards of a large session that is a lot of memory.
    const positions = run.slice();
    const index = cards.length;
    for (const position of positions) cardOf[position] = index;
    const parent = session.parentOf(start);
    cards.push({
      kind,
      positions,
      parent: parent < 0 ? -1 : cardOf[parent]!,
      turn: kind === "turn" ? countTurn(session, positions) : undefined,
    });
    for (let i = session.childCount(last) - 1; i >= 0; i--) starts.push(session.childAt(last, i));
  }
  return { cards, cardOf };
}

type KindOf = (position: number) => CardKind;

/** The kind depends on type and role alone, of which a session has few. */
function rememberKinds(session: Session): KindOf {
  const { type, role, roleNames } = session.facts;
  const kinds: (CardKind | undefined)[] = [];
  return (position) => {
    const pair = type[position]! * roleNames.length + role[position]!;
    const kind = kinds[pair] ?? kindOfCard(session, position);
    kinds[pair] = kind;
    return kind;
  };
}

function kindOfCard(session: Session, position: number): CardKind {
  const { look, context } = entryDeclaration(session.typeOf(position));
  if (look === "bar" || look === "line") return look;
  const role = session.roleOf(position);
  if (context !== "message" || role === "") return "entry";
  if (role === "user") return "user";
  return roleDeclaration(role).inTurn ? "turn" : "entry";
}

/** A turn also takes in the labels and state changes between its entries: they have no card of their own there. */
function continues(session: Session, kindOf: KindOf, kind: CardKind, next: number): boolean {
  const nextKind = kindOf(next);
  return (
    nextKind === kind ||
    (kind === "turn" && nextKind === "line" && isBetweenTurns(session, kindOf, next))
  );
}

function isBetweenTurns(session: Session, kindOf: KindOf, position: number): boolean {
  let at = position;
  // A short look ahead: a long run of lines is worth a card of its own, and stays linear this way.
  for (let steps = 0; steps < 4; steps++) {
    if (session.childCount(at) !== 1) return false;
    at = session.childAt(at, 0);
    const kind = kindOf(at);
    if (kind !== "line") return kind === "turn";
  }
  return false;
}

const noTools: TurnFacts["tools"] = [];

function countTurn(session: Session, positions: readonly number[]): TurnFacts {
  let tools: Map<string, number> | undefined;
  let [calls, added, removed, failures, tokens, cost] = [0, 0, 0, 0, 0, 0];
  let failed: TurnFacts["failed"] = "";
  for (const position of positions) {
    for (const name of session.toolsOf(position)) {
      calls++;
      tools ??= new Map();
      tools.set(name, (tools.get(name) ?? 0) + 1);
    }
    const edit = session.editOf(position);
    if (edit) {
      added += edit[0];
      removed += edit[1];
    }
    if (session.has(position, Flag.isError)) failures++;
    tokens += session.tokensOf(position);
    cost += session.costOf(position);
    if (session.roleOf(position) === "assistant") {
      const stop = session.stopOf(position);
      failed = stop === "aborted" || stop === "error" ? stop : "";
    }
  }
  const duration = session.timeOf(positions.at(-1)!) - session.timeOf(positions[0]!);
  return {
    calls,
    tools: tools ? [...tools].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)) : noTools,
    added,
    removed,
    failures,
    tokens,
    cost,
    duration: Math.max(0, duration),
    failed,
  };
}
