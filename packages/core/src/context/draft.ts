import type { ContextPart } from "../entries/declaration.ts";
import { entryDeclaration } from "../entries/index.ts";
import type { Session } from "../tree/session.ts";
import type { ToolCallFact } from "../values/facts-draft.ts";
import type { AlterReason, OmitReason } from "./reasons.ts";

/** An entry of the path that is not sent. */
export interface Omission {
  readonly position: number;
  readonly reason: OmitReason;
  /** The entry that did it (a compaction, reset, edit or failed turn), where there is one. */
  readonly by?: number;
}

/** An entry that is sent otherwise than it was written. */
export interface Alteration {
  readonly position: number;
  readonly reason: AlterReason;
  /** The context_edit that did it. */
  readonly by?: number;
}

/**
 * A context while the rules work on it. Rules speak of indices in the path; the first rule that takes an
 * entry out gives the reason, so their order is their precedence.
 */
export class ContextDraft {
  /** Index of the compaction that is in force, -1 without one. */
  readonly compaction: number;
  private readonly omissions = new Map<number, Omission>();
  private readonly edits = new Map<number, number>();
  private readonly strippedCalls = new Map<number, ReadonlySet<string>>();

  constructor(
    readonly session: Session,
    readonly path: Int32Array,
  ) {
    let last = -1;
    for (let i = 0; i < path.length; i++) {
      if (this.contextPartOf(i) === "compaction") last = i;
    }
    this.compaction = last;
  }

  contextPartOf(index: number): ContextPart {
    return entryDeclaration(this.session.typeOf(this.path[index]!)).context;
  }

  roleOf(index: number): string {
    return this.session.roleOf(this.path[index]!);
  }

  has(index: number, flag: number): boolean {
    return this.session.has(this.path[index]!, flag);
  }

  omit(index: number, reason: OmitReason, by?: number): void {
    if (this.omissions.has(index)) return;
    const position = this.path[index]!;
    this.omissions.set(
      index,
      by === undefined || by < 0 ? { position, reason } : { position, reason, by: this.path[by]! },
    );
  }

  isOmitted(index: number): boolean {
    return this.omissions.has(index);
  }

  /** Gives a message the content of a context_edit. */
  edit(index: number, by: number): void {
    this.edits.set(index, this.path[by]!);
  }

  editOf(index: number): number | undefined {
    return this.edits.get(index);
  }

  stripCalls(index: number, calls: ReadonlySet<string>): void {
    this.strippedCalls.set(index, calls);
  }

  strippedCallsOf(index: number): ReadonlySet<string> | undefined {
    return this.strippedCalls.get(index);
  }

  /** Tool calls of a message as it would be sent, before any are stripped. */
  callsOf(index: number): readonly ToolCallFact[] {
    const edit = this.edits.get(index);
    return this.session.callsOf(edit ?? this.path[index]!);
  }

  /** Blocks that stay when all calls of a message are taken out. */
  otherBlocksOf(index: number): number {
    const edit = this.edits.get(index);
    return this.session.otherBlocksOf(edit ?? this.path[index]!) ?? 0;
  }

  /** The call that a tool result answers. */
  answeredCallOf(index: number): string | undefined {
    return this.roleOf(index) === "toolResult"
      ? this.session.callIdOf(this.path[index]!)
      : undefined;
  }

  /** Index of the first entry kept by the compaction in force, or its own index where it keeps none. */
  firstKept(): number {
    const id = this.session.firstKeptIdOf(this.path[this.compaction]!);
    if (id === undefined) return this.compaction;
    for (let i = 0; i < this.compaction; i++) {
      if (this.session.idOf(this.path[i]!) === id) return i;
    }
    return this.compaction;
  }

  omitted(): Omission[] {
    return [...this.omissions].sort(([a], [b]) => a - b).map(([, omission]) => omission);
  }

  altered(): Alteration[] {
    const altered: Alteration[] = [];
    for (let index = 0; index < this.path.length; index++) {
      if (this.isOmitted(index)) continue;
      const position = this.path[index]!;
      const by = this.edits.get(index);
      if (by !== undefined) altered.push({ position, reason: "edited", by });
      if (this.strippedCalls.has(index)) altered.push({ position, reason: "dangling-tool-call" });
    }
    return altered;
  }
}

/** One rule: takes entries out of the context, or changes how they are sent. */
export interface ContextRule {
  readonly name: string;
  apply(draft: ContextDraft): void;
}
