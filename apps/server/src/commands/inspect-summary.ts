import {
  describeRepair,
  listDiagnostics,
  planContext,
  printable,
  type Session,
  statusOf,
  titleOf,
  usageTotals,
} from "@leafwalk/core";
import type { Inspected } from "./inspect.ts";
import type { Output } from "./output.ts";

const SHOWN_DIAGNOSTICS = 20;

/** A readable summary of a file. */
export async function writeSummary(
  { path, session, points }: Inspected,
  out: Output,
): Promise<void> {
  const lines = [path, ...describeSession(session)];
  for (const { key, position } of points) lines.push(...describePoint(session, key, position));
  // Session text is hostile: a label must neither steer the terminal nor pass for a line of ours.
  await out.write(`${lines.map(printable).join("\n")}\n\n`);
}

function describeSession(session: Session): string[] {
  const diagnostics = listDiagnostics(session);
  if (session.kind !== "session") return diagnostics.map((found) => `  ${found.message}`);
  const { header } = session.facts;
  const usage = usageTotals(session);
  const unknown = usage.unknown > 0 ? `, ${usage.unknown} turns without usage` : "";
  const lines = [
    `  title        ${titleOf(session).text}`,
    `  session      ${header?.id ?? "no header"}, version ${session.sourceVersion}`,
    `  project      ${header?.cwd ?? "unknown"}`,
    `  status       ${statusOf(session)}`,
    `  entries      ${session.count}, ${session.roots.length} roots, ${session.tips().length} tips, leaf ${session.count > 0 ? session.idOf(session.leaf) : "none"}`,
    `  usage        ${usage.totalTokens} tokens, $${usage.cost.toFixed(2)}${unknown}`,
  ];
  for (const [target, label] of session.labels) lines.push(`  label        ${label} on ${target}`);
  for (const found of diagnostics.slice(0, SHOWN_DIAGNOSTICS)) {
    lines.push(
      `  ${found.severity.padEnd(12)} line ${found.line}: ${found.message} (${found.code}). ${describeRepair(found.code)}.`,
    );
  }
  const more = diagnostics.length - SHOWN_DIAGNOSTICS;
  if (more > 0) lines.push(`  and ${more} more diagnostics (--json lists all)`);
  return lines;
}

function describePoint(session: Session, key: string, position: number): string[] {
  const { messages, omitted, path, settings } = planContext(session, position, "llm");
  const reasons = new Map<string, number>();
  for (const { reason } of omitted) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const left = [...reasons].map(([reason, count]) => `${count} ${reason}`).join(", ");
  const models = [...settings.models].map(([role, model]) => `${role} ${model}`).join(", ");
  return [
    `  context at ${key}, as omp 18 sends it`,
    `    sent       ${new Set(messages.map((message) => message.position)).size} of ${path.length} entries`,
    ...(left ? [`    left out   ${left}`] : []),
    `    models     ${models || "unknown"}; thinking ${settings.thinkingLevel}; mode ${settings.mode}`,
  ];
}
