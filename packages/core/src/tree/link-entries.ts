// Ids, parents and children of all entries (FORMAT §5), in passes that are linear in their number.

import { type Diagnostic, diagnose } from "../diagnostics.ts";
import type { Facts } from "../facts/columns.ts";
import { IdIndex } from "../facts/id-index.ts";
import { type TextColumn, textColumnOf } from "../facts/text-column.ts";
import { IdMint } from "../migrate/mint-id.ts";
import { Flag } from "../values/facts-draft.ts";

export interface Links {
  /** One an entry: as in the file, or minted. */
  readonly ids: TextColumn;
  /** Last holder of each id. */
  readonly byId: IdIndex;
  /** All holders of the ids that repeat, in file order. */
  readonly repeated: ReadonlyMap<string, readonly number[]>;
  /** Position of the parent, -1 for a root. */
  readonly parents: Int32Array;
  readonly diagnostics: readonly Diagnostic[];
}

export function linkEntries(facts: Facts, version: number): Links {
  const { count, parentId } = facts;
  const ids = mintIds(facts);
  const byId = new IdIndex(ids);
  const repeated = new Map<string, number[]>();
  const parents = new Int32Array(count).fill(-1);
  const diagnostics: Diagnostic[] = [];
  const dangling: number[] = [];
  const tell = (code: "missing-id" | "duplicate-id" | "parent-cycle", i: number, message: string) =>
    diagnostics.push(diagnose(code, facts.line[i]!, message, { entryId: ids.at(i), position: i }));

  for (let i = 0; i < count; i++) {
    const isMinted = facts.id.isEmptyAt(i);
    if (isMinted && version > 1) tell("missing-id", i, "The entry has no id");

    const noField = (facts.flags[i]! & Flag.noParentField) !== 0;
    if (noField && (isMinted || version === 1)) parents[i] = i - 1;
    else if (!parentId.isEmptyAt(i)) {
      if (ids.isSameAt(i, parentId, i)) {
        tell("parent-cycle", i, `Entry ${ids.at(i)} is its own parent`);
      } else {
        const parent = byId.findSame(parentId, i);
        if (parent < 0) dangling.push(i);
        else parents[i] = parent;
      }
    }

    const holder = byId.put(i);
    if (holder >= 0) {
      const id = ids.at(i);
      const holders = repeated.get(id);
      if (holders) holders.push(i);
      else repeated.set(id, [holder, i]);
      tell("duplicate-id", i, `Id ${id} was used before, on line ${facts.line[holder]}`);
    }
  }

  if (dangling.length > 0) {
    resolveLater(facts, ids, dangling, parents, diagnostics);
    cutCycles(parents, (i) => tell("parent-cycle", i, `Entry ${ids.at(i)} is its own ancestor`));
  }
  return { ids, byId, repeated, parents, diagnostics };
}

/** The ids as in the file, and minted ones for the entries that have none. */
function mintIds(facts: Facts): TextColumn {
  const { count, id } = facts;
  let first = 0;
  while (first < count && !id.isEmptyAt(first)) first++;
  if (first === count) return id;
  const texts: string[] = [];
  const used = new Set<string>();
  const mint = new IdMint((text) => used.has(text));
  for (let i = 0; i < count; i++) {
    const text = id.at(i) || mint.mint(headerIdAt(facts, i), i);
    texts.push(text);
    used.add(text);
  }
  return textColumnOf(texts);
}

/** The header's id for entries behind it: an id must not change when a header turns up later. */
function headerIdAt(facts: Facts, position: number): string {
  const { header } = facts;
  return header && header.offset < facts.offset[position]! ? (header.id ?? "") : "";
}

/** Parents that stand behind their children: the first holder of the id after the child. */
function resolveLater(
  facts: Facts,
  ids: TextColumn,
  dangling: readonly number[],
  parents: Int32Array,
  diagnostics: Diagnostic[],
): void {
  const first = new Map<string, number>();
  for (const i of dangling) first.set(facts.parentId.at(i), -1);
  for (let position = 0; position < facts.count; position++) {
    const id = ids.at(position);
    if (first.get(id) === -1) first.set(id, position);
  }
  for (const i of dangling) {
    const parentId = facts.parentId.at(i);
    const parent = first.get(parentId) ?? -1;
    parents[i] = parent;
    if (parent >= 0) continue;
    diagnostics.push(
      diagnose("missing-parent", facts.line[i]!, `Parent ${parentId} is not in this file`, {
        entryId: ids.at(i),
        position: i,
      }),
    );
  }
}

/** Makes the first entry of every cycle, in file order, a root. */
function cutCycles(parents: Int32Array, told: (position: number) => void): void {
  const walk = new Int32Array(parents.length); // 0: not seen; else the number of the walk that saw it
  const cuts: number[] = [];
  for (let start = 0; start < parents.length; start++) {
    let at = start;
    while (at >= 0 && walk[at] === 0) {
      walk[at] = start + 1;
      at = parents[at]!;
    }
    if (at < 0 || walk[at] !== start + 1) continue;
    let first = at;
    for (let other = parents[at]!; other !== at; other = parents[other]!) {
      first = Math.min(first, other);
    }
    parents[first] = -1;
    cuts.push(first);
  }
  for (const cut of cuts.sort((a, b) => a - b)) told(cut);
}
