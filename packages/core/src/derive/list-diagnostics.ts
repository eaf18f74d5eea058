import { planContext } from "../context/plan.ts";
import { type Diagnostic, diagnose } from "../diagnostics.ts";
import type { Session } from "../tree/session.ts";

/** Everything found wrong in a session, by line: what reading and linking found, and orphan results in its own context. */
export function listDiagnostics(session: Session): readonly Diagnostic[] {
  const known = lists.get(session);
  if (known) return known;
  const found = [...session.diagnostics(), ...orphanResults(session)];
  found.sort((a, b) => a.line - b.line);
  lists.set(session, found);
  return found;
}

/** A session never changes, and several ask: its summary, its damage, the page. */
const lists = new WeakMap<Session, readonly Diagnostic[]>();

/** Tool results in the context of the file's own leaf whose call is not in it: what providers refuse. */
function orphanResults(session: Session): Diagnostic[] {
  const { messages } = planContext(session, session.leaf, "llm");
  const called = new Set<string>();
  for (const { position, edit } of messages) {
    for (const call of session.callsOf(edit ?? position)) called.add(call.id);
  }
  const found: Diagnostic[] = [];
  for (const { position, part } of messages) {
    if (part !== "message" || session.roleOf(position) !== "toolResult") continue;
    const callId = session.callIdOf(position);
    if (callId !== undefined && called.has(callId)) continue;
    const message = `The call ${callId ?? "(none named)"} that this result answers is not in the context`;
    const about = { entryId: session.idOf(position), position };
    found.push(diagnose("orphan-tool-result", session.facts.line[position]!, message, about));
  }
  return found;
}
