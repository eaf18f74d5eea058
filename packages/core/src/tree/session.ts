import { type Diagnostic, diagnose } from "../diagnostics.ts";
import { entryTypes } from "../entries/index.ts";
import type { Facts } from "../facts/columns.ts";
import { GrowingColumns } from "../facts/growing-columns.ts";
import { currentVersion, migrateRecord } from "../migrate/index.ts";
import { renameRole } from "../migrate/v2-to-v3.ts";
import type { JsonObject } from "../read/json.ts";
import { countUpTo } from "../values/count-up-to.ts";
import {
  Flag,
  type RareFacts,
  type StopReason,
  stopReasons,
  type ToolCallFact,
  type Usage,
} from "../values/facts-draft.ts";
import { type Children, effectiveTimes, listChildren } from "./children.ts";
import { diagnoseEntries } from "./diagnose-entries.ts";
import { type Intervals, isOnPathOf, walkIntervals } from "./intervals.ts";
import { collectLabels } from "./labels.ts";
import { type Links, linkEntries } from "./link-entries.ts";

/** What a file is: a session, nothing at all, or something else. */
export type SessionKind = "session" | "empty" | "not-a-session";

const noRare: RareFacts = {};

/**
 * A session as a tree: facts, with ids, parents, children and labels worked out and old versions read as
 * the current one. Entries are named by position; `find` and `keyOf` go between positions and keys.
 */
export class Session {
  readonly kind: SessionKind;
  /** Facts of the entries; without any where the file is no session. */
  readonly facts: Facts;
  /** The file's version: 1 without a header where no entry has an id, else 3. */
  readonly sourceVersion: number;
  /** Labels by target id; targets may be missing. */
  readonly labels: ReadonlyMap<string, string>;
  private readonly links: Links;
  private readonly children: Children;
  private readonly times: Float64Array;
  private readonly treeDiagnostics: readonly Diagnostic[];
  private cachedIntervals: Intervals | undefined;
  private cachedDiagnostics: readonly Diagnostic[] | undefined;

  constructor(facts: Facts) {
    this.kind = kindOf(facts);
    this.facts = this.kind === "session" ? facts : factsOfNothing(facts);
    this.sourceVersion = versionOf(this.facts);
    this.links = linkEntries(this.facts, this.sourceVersion);
    this.times = effectiveTimes(this.facts.time, this.facts.header?.time ?? Number.NaN);
    this.children = listChildren(this.links.parents, this.times);
    const { labels, diagnostics } = collectLabels(this.facts, this.links);
    this.labels = labels;
    this.treeDiagnostics = [...this.links.diagnostics, ...diagnostics];
  }

  get count(): number {
    return this.facts.count;
  }

  /** Position of the file's last entry, -1 without entries. */
  get leaf(): number {
    return this.facts.count - 1;
  }

  get roots(): readonly number[] {
    return this.children.roots;
  }

  /** Entries without children, in file order. */
  tips(): number[] {
    const tips: number[] = [];
    for (let i = 0; i < this.count; i++) if (this.childCount(i) === 0) tips.push(i);
    return tips;
  }

  idOf(position: number): string {
    return position >= 0 && position < this.count ? this.links.ids.at(position) : "";
  }

  /** The entry's id, or `id~N` for the Nth holder of an id that repeats: unique in the session. */
  keyOf(position: number): string {
    const id = this.idOf(position);
    const holders = this.links.repeated.get(id);
    if (!holders) return id;
    let key = `${id}~${holders.indexOf(position) + 1}`;
    while (this.links.byId.find(key) >= 0) key += "~"; // another entry's id looks like this key
    return key;
  }

  /** Position of a key or an id (an id gives its last holder), -1 where there is none. */
  find(key: string): number {
    const exact = this.links.byId.find(key);
    if (exact >= 0) return exact;
    const [, id = "", number] = /^(.*)~(\d+)~*$/s.exec(key) ?? [];
    const holder = this.links.repeated.get(id)?.[Number(number) - 1] ?? -1;
    return holder >= 0 && this.keyOf(holder) === key ? holder : -1;
  }

  /** Positions that hold an id, in file order. */
  holdersOf(id: string): readonly number[] {
    const last = this.links.byId.find(id);
    return this.links.repeated.get(id) ?? (last < 0 ? [] : [last]);
  }

  /** Position of the parent, -1 for a root. */
  parentOf(position: number): number {
    return this.links.parents[position] ?? -1;
  }

  /** By time, ties in file order. */
  childrenOf(position: number): Uint32Array {
    const { start, list } = this.children;
    return list.subarray(start[position], start[position + 1]);
  }

  /** The nth of its children; there has to be one. A list of them costs more than the answer. */
  childAt(position: number, nth: number): number {
    const { start, list } = this.children;
    return list[start[position]! + nth]!;
  }

  childCount(position: number): number {
    const { start } = this.children;
    return (start[position + 1] ?? 0) - (start[position] ?? 0);
  }

  /** The chain of parents from root to the entry itself; empty for -1. */
  pathOf(position: number): Int32Array {
    let length = 0;
    for (let at = position; at >= 0; at = this.parentOf(at)) length++;
    const path = new Int32Array(length);
    for (let at = position; at >= 0; at = this.parentOf(at)) path[--length] = at;
    return path;
  }

  /** Whether `ancestor` is on the path of `position`. */
  isOnPathOf(ancestor: number, position: number): boolean {
    this.cachedIntervals ??= walkIntervals(this.children, this.count);
    return isOnPathOf(this.cachedIntervals, ancestor, position);
  }

  typeOf(position: number): string {
    return this.facts.typeNames[this.facts.type[position] ?? 0] ?? "";
  }

  /** Role of a message as the current version names it; "" for what is no message or has no role. */
  roleOf(position: number): string {
    const role = this.facts.roleNames[this.facts.role[position] ?? 0] ?? "";
    return this.sourceVersion < currentVersion ? renameRole(role) : role;
  }

  stopOf(position: number): StopReason {
    return stopReasons[this.facts.stop[position] ?? 0] ?? "";
  }

  /** Whether the entry has a bit of `Flag`. */
  has(position: number, flag: number): boolean {
    return ((this.facts.flags[position] ?? 0) & flag) !== 0;
  }

  rareOf(position: number): RareFacts {
    return this.facts.rare.at(position) ?? noRare;
  }

  /** Those of its rare facts that hardly any entry has: no calls, usage or names of tools and models. */
  sparseOf(position: number): RareFacts {
    return this.facts.rare.data.rest.get(position) ?? noRare;
  }

  /** "provider/model" that answered. */
  answeredByOf(position: number): string | undefined {
    return this.facts.rare.answeredByAt(position);
  }

  /** How many blocks of an assistant turn stay without its calls. */
  otherBlocksOf(position: number): number | undefined {
    return this.facts.rare.otherBlocksAt(position);
  }

  /** Its tool calls, in order. */
  callsOf(position: number): readonly ToolCallFact[] {
    return this.facts.rare.callsAt(position);
  }

  /** The call that a tool result answers. */
  callIdOf(position: number): string | undefined {
    return this.facts.rare.callIdAt(position);
  }

  /** How many tools it calls. */
  callCountOf(position: number): number {
    return this.facts.rare.callCountAt(position);
  }

  /** Names of the tools that it calls, in order. */
  toolsOf(position: number): readonly string[] {
    return this.facts.rare.toolsAt(position);
  }

  /** Lines that a tool result's diff adds and removes. */
  editOf(position: number): readonly [added: number, removed: number] | undefined {
    return this.facts.rare.editAt(position);
  }

  /** All tokens that it records, 0 where it records none: what sums ask for. */
  tokensOf(position: number): number {
    return this.facts.rare.tokensAt(position);
  }

  /** The cost that it records, 0 where it records none. */
  costOf(position: number): number {
    return this.facts.rare.costAt(position);
  }

  usageOf(position: number): Usage | undefined {
    return this.facts.rare.usageAt(position);
  }

  previewOf(position: number): string {
    const { preview } = this.facts;
    return position >= 0 && position < preview.length ? preview.at(position) : "";
  }

  /** Milliseconds since 1970 as the entry says, NaN where it says nothing that can be read. */
  recordedTimeOf(position: number): number {
    return this.facts.time[position] ?? Number.NaN;
  }

  /** The time it is ordered by: that of the entry before it where its own cannot be read. */
  timeOf(position: number): number {
    return this.times[position] ?? Number.NaN;
  }

  /** When a message was said: its own time, else its entry's; NaN where neither can be read. */
  spokenTimeOf(position: number): number {
    const time = this.facts.messageTime[position] ?? Number.NaN;
    return Number.isNaN(time) ? this.recordedTimeOf(position) : time;
  }

  labelOf(position: number): string | undefined {
    if (this.labels.size === 0) return undefined;
    const label = this.labels.get(this.idOf(position));
    if (label === undefined) return undefined;
    // A label is on an id; where the id repeats, on its last holder.
    return this.links.byId.findSame(this.links.ids, position) === position ? label : undefined;
  }

  /** Id of the first entry that a compaction keeps, undefined where it names none. */
  firstKeptIdOf(position: number): string | undefined {
    const { target, keptIndex } = this.rareOf(position);
    if (this.sourceVersion > 1 || keptIndex === undefined) return target;
    // As the migration does: the number decides where it names an entry.
    const kept = this.positionOfRecord(keptIndex);
    return kept < 0 ? target : this.idOf(kept);
  }

  /** Position of the entry that is the nth readable record of the file, -1 for the header and beyond the end. */
  private positionOfRecord(index: number): number {
    const { record } = this.facts;
    const position = countUpTo(this.count, (at) => record[at]! < index);
    return record[position] === index ? position : -1;
  }

  /** A record of this session, parsed whole, in the current version's shape. */
  migrate(position: number, raw: JsonObject): JsonObject {
    const parent = this.parentOf(position);
    return migrateRecord(raw, this.sourceVersion, {
      id: this.idOf(position),
      parentId: parent < 0 ? null : this.idOf(parent),
      idOfRecord: (index) => {
        const kept = this.positionOfRecord(index);
        return kept < 0 ? undefined : this.idOf(kept);
      },
    });
  }

  /** What reading and linking found, by line. Findings that need a context are added by `listDiagnostics`. */
  diagnostics(): readonly Diagnostic[] {
    this.cachedDiagnostics ??= this.findDiagnostics();
    return this.cachedDiagnostics;
  }

  private findDiagnostics(): Diagnostic[] {
    const found = [...this.facts.diagnostics, ...this.treeDiagnostics, ...diagnoseEntries(this)];
    if (this.kind === "session" && !this.facts.header) {
      found.push(diagnose("missing-header", 1, "The file has no session header"));
    }
    return found.sort((a, b) => a.line - b.line);
  }
}

/** The session that facts describe; never throws. */
export function openSession(facts: Facts): Session {
  return new Session(facts);
}

/** FORMAT §6: a header, or a record of a known type with an id, or a message record that holds an object. */
function kindOf(facts: Facts): SessionKind {
  if (facts.header) return "session";
  for (let i = 0; i < facts.count; i++) {
    const type = facts.typeNames[facts.type[i]!] ?? "";
    if (!entryTypes.has(type)) continue;
    if (!facts.id.isEmptyAt(i)) return "session";
    if (type === "message" && (facts.flags[i]! & Flag.missingMessage) === 0) return "session";
  }
  const nothing = facts.count === 0 && facts.diagnostics.length === 0 && !facts.slot;
  return nothing ? "empty" : "not-a-session";
}

function versionOf(facts: Facts): number {
  if (facts.header) return facts.header.version;
  for (let i = 0; i < facts.count; i++) if (!facts.id.isEmptyAt(i)) return currentVersion;
  return 1;
}

function factsOfNothing(facts: Facts): Facts {
  const diagnostic =
    kindOf(facts) === "empty"
      ? diagnose("empty-file", 0, "The file is empty")
      : diagnose("not-a-session", 1, "No line of the file is a record of a session");
  const nothing = new GrowingColumns().snapshot();
  const { size } = facts;
  return {
    ...nothing,
    header: undefined,
    slot: undefined,
    diagnostics: [diagnostic],
    size,
    end: undefined,
  };
}
