import type { Measurement, Unit } from "./row.ts";

const heads = ["part", "what", "ours", "floor", "ratio", "limit", ""];
const FIRST_OF_NUMBERS = 2;
const LAST_OF_NUMBERS = 5;

/** All figures as a table for people, without anything after the last column. */
export function drawTable(measured: readonly Measurement[]): string {
  const lines = [heads, ...measured.map((one, at) => cellsOf(one, measured[at - 1]))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => drawLine(line, widths)).join("\n");
}

function drawLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) =>
    column < FIRST_OF_NUMBERS || column > LAST_OF_NUMBERS
      ? cell.padEnd(widths[column]!)
      : cell.padStart(widths[column]!),
  );
  return padded.join("  ").trimEnd();
}

function cellsOf(one: Measurement, before: Measurement | undefined): string[] {
  const { part, what, unit, ours, floor, ratio, verdict } = one;
  return [
    part === before?.part ? "" : part,
    what,
    withUnit(ours, unit),
    floor === undefined ? "" : withUnit(floor, unit),
    ratio === undefined ? "" : times(ratio),
    limitOf(one),
    verdict === "told" ? "" : verdict,
  ];
}

function limitOf({ limit, unit }: Measurement): string {
  if (!limit) return "";
  return "times" in limit ? times(limit.times) : withUnit(limit.atMost, unit);
}

function withUnit(value: number, unit: Unit): string {
  return unit === "" || Number.isNaN(value) ? figure(value) : `${figure(value)} ${unit}`;
}

function times(ratio: number): string {
  return `${figure(ratio)} ×`;
}

/** Three digits that count, and never fewer than the whole number has; a dash for what was not measured. */
function figure(value: number): string {
  if (Number.isNaN(value)) return "–";
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
