import { LocalSource } from "../../source/local.ts";
import type { ReadFactsOptions } from "../../source/session-source.ts";
import type { KeptFile } from "../../state/kept-store.ts";
import type { LocalState } from "../../state/local-store.ts";
import type { OpenableFile } from "./openable-file.ts";
import type { OpenerDependencies } from "./opener-dependencies.ts";
import { readSession } from "./read-session.ts";
import { type Refusal, refuse } from "./refusal.ts";

/**
 * Reads files one after the other. With the first that is a session all of them are listed, those that
 * are none by name; where none is one, the page stays as it was.
 */
export async function openSeveral(
  files: readonly OpenableFile[],
  turn: AbortSignal,
  deps: OpenerDependencies,
  progressOf: (file: File) => ReadFactsOptions,
): Promise<Refusal | undefined> {
  const rows = files.map((openable) => ({
    ...openable,
    source: new LocalSource(openable.id ?? deps.newId(), openable.file),
  }));
  const states = new Map<LocalSource, LocalState>();
  const kept: KeptFile[] = [];
  let isListed = false;
  for (const { source, file, handle } of rows) {
    // What is listed is read to its end, whatever is opened meanwhile.
    const options = isListed ? {} : progressOf(file);
    const outcome = await readSession(source, file, deps, options);
    if (!isListed && turn.aborted) return undefined;
    const state = stateOf(outcome);
    states.set(source, state);
    if (isListed) deps.setState(source.key, state);
    else if (state.state === "open") {
      isListed = true;
      deps.add(
        rows.map((row) => ({
          id: row.source.key,
          source: row.source,
          state: states.get(row.source) ?? { state: "reading" },
        })),
      );
      deps.showList();
    }
    if (state.state !== "open") continue;
    void handle?.then((known) => {
      if (!known) return;
      kept.push({ id: source.key, handle: known });
      deps.keep(kept);
    });
  }
  return isListed ? undefined : refuse.all(files.map(({ file }) => file.name));
}

function stateOf(outcome: Awaited<ReturnType<typeof readSession>>): LocalState {
  return "open" in outcome
    ? { state: "open", open: outcome.open }
    : { state: "failed", message: outcome.title };
}
