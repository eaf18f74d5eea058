import type { Facts } from "../facts/columns.ts";

/** Own facts of the entries, names resolved, so that two readings can be compared. */
export function rowsOf(facts: Facts, count = facts.count) {
  return Array.from({ length: count }, (_, i) => ({
    offset: facts.offset[i],
    length: facts.length[i],
    line: facts.line[i],
    record: facts.record[i],
    type: facts.typeNames[facts.type[i]!],
    role: facts.roleNames[facts.role[i]!],
    stop: facts.stop[i],
    flags: facts.flags[i],
    time: facts.time[i],
    messageTime: facts.messageTime[i],
    id: facts.id.at(i),
    parentId: facts.parentId.at(i),
    preview: facts.preview.at(i),
    rare: facts.rare.at(i) ?? {},
  }));
}
