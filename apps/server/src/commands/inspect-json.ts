import {
  agentMessage,
  bodiesOf,
  currentVersion,
  fixedText,
  headerTitleOf,
  type JsonObject,
  listDiagnostics,
  llmMessages,
  type PlannedMessage,
  planContext,
  type Session,
  titleOf,
  toolCallIds,
  usageTotals,
} from "@leafwalk/core";
import { BodyReader } from "../sessions/body-reader.ts";
import type { Inspected } from "./inspect.ts";
import type { Output } from "./output.ts";

/** One JSON object on one line. Written piece by piece: contexts of many leaves repeat their shared path. */
export async function writeJson(inspected: Inspected, out: Output): Promise<void> {
  const { path, session, source, points } = inspected;
  const { header } = session.facts;
  const { unknown: _, ...usage } = usageTotals(session);
  const head = {
    path,
    kind: session.kind,
    sourceVersion: session.sourceVersion,
    header: header
      ? {
          ...header.raw,
          version: Math.max(header.version, currentVersion),
          title: headerTitleOf(session),
          ...(header.parentSession === undefined ? {} : { parentSession: header.parentSession }),
        }
      : null,
    title: titleOf(session).text,
    entries: session.count,
    entryIds: Array.from({ length: session.count }, (_, position) => session.idOf(position)),
    types: countTypes(session),
    roots: session.roots.map((position) => session.idOf(position)),
    leaf: session.count > 0 ? session.idOf(session.leaf) : null,
    leaves: session.tips().map((position) => session.idOf(position)),
    labels: Object.fromEntries(session.labels),
    usage,
    diagnostics: listDiagnostics(session).map(({ line, code, severity, message, entryId }) => ({
      line,
      code,
      severity,
      message,
      entryId,
    })),
  };
  const bodies = new BodyReader(source, session);
  await out.write(`${JSON.stringify(head).slice(0, -1)},"contexts":{`);
  for (const [index, { key, position }] of points.entries()) {
    await out.write(`${index > 0 ? "," : ""}${JSON.stringify(key)}:{`);
    await writeContext(session, position, bodies, out);
    await out.write("}");
  }
  await out.write("}}\n");
}

function countTypes(session: Session): Record<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < session.count; i++) {
    const type = session.typeOf(i);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

async function writeContext(
  session: Session,
  leaf: number,
  bodies: BodyReader,
  out: Output,
): Promise<void> {
  for (const rules of ["documented", "replay"] as const) {
    const { messages } = planContext(session, leaf, rules);
    await writeList(rules, messages, out, async (planned) => {
      const message = await messageOf(planned, bodies);
      return message ? [compared(message, session.idOf(planned.position))] : [];
    });
  }
  const plan = planContext(session, leaf, "llm");
  await writeList("llm", plan.messages, out, async (planned) => {
    const message = await messageOf(planned, bodies);
    return (message ? llmMessages(planned, message) : []).map((sent) => ({
      ...compared({ ...sent }, session.idOf(planned.position)),
      ...(sent.wrapped ? { wrapped: true } : {}),
    }));
  });
  const { settings } = plan;
  const told = (list: readonly { position: number; reason: string }[]) =>
    list.map(({ position, reason }) => ({ entryId: session.idOf(position), reason }));
  const rest = {
    omitted: told(plan.omitted),
    altered: told(plan.altered),
    models: Object.fromEntries(settings.models),
    thinkingLevel: settings.thinkingLevel,
    mode: settings.mode,
    injectedTtsrRules: settings.injectedTtsrRules,
  };
  await out.write(JSON.stringify(rest).slice(1, -1));
}

async function writeList(
  name: string,
  messages: readonly PlannedMessage[],
  out: Output,
  tell: (planned: PlannedMessage) => Promise<object[]>,
): Promise<void> {
  await out.write(`${JSON.stringify(name)}:[`);
  let first = true;
  for (const planned of messages) {
    for (const message of await tell(planned)) {
      await out.write(`${first ? "" : ","}${JSON.stringify(message)}`);
      first = false;
    }
  }
  await out.write("],");
}

async function messageOf(
  planned: PlannedMessage,
  bodies: BodyReader,
): Promise<JsonObject | undefined> {
  const read = new Map<number, JsonObject>();
  for (const position of bodiesOf(planned)) {
    const body = await bodies.read(position);
    if (body) read.set(position, body);
  }
  return agentMessage(planned, (position) => read.get(position));
}

/** The form that contexts are compared in (see the conformance README). */
function compared(message: JsonObject, entryId: string): object {
  const calls = toolCallIds(message);
  const { role, toolCallId, customType } = message;
  return {
    role,
    entryId,
    text: fixedText(message),
    ...(calls.length > 0 ? { toolCalls: calls } : {}),
    ...(role === "toolResult" ? { toolCallId } : {}),
    ...(customType === undefined ? {} : { customType }),
  };
}
