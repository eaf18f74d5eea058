// The records of a file that are no entries: the session header and omp's title slot.

import { asId, asNumber, asObject, asText, type JsonObject } from "../read/json.ts";
import type { FileRecord } from "../read/record-sink.ts";
import { limitDepth } from "../values/limit-depth.ts";
import { decodeTime } from "../values/time.ts";
import type { Header, HeaderFields, TitleSlot } from "./columns.ts";

// No documented header field is nested more than two levels.
const HEADER_DEPTH = 32;

export function decodeSlot({ value, offset, length, line }: FileRecord): TitleSlot {
  return {
    offset,
    length,
    line,
    title: asText(value["title"]) ?? "",
    source: asText(value["source"]),
  };
}

export function decodeHeader({ value, offset, length, line }: FileRecord): Header {
  return {
    offset,
    length,
    line,
    raw: asObject(limitDepth(value, HEADER_DEPTH)) ?? {},
    version: decodeVersion(value),
    ...decodeHeaderFields(value),
  };
}

export function decodeHeaderFields(value: JsonObject): HeaderFields {
  return {
    id: asId(value["id"]),
    time: decodeTime(value["timestamp"]),
    cwd: asId(value["cwd"]),
    title: asText(value["title"]),
    parentSession: asId(value["parentSession"]) ?? asId(value["branchedFrom"]),
  };
}

function decodeVersion(value: JsonObject): number {
  const version = asNumber(value["version"]) ?? Number(asText(value["version"]) || Number.NaN);
  return Number.isFinite(version) && version >= 1 ? version : 1;
}
