import { homedir } from "node:os";
import { sep } from "node:path";
import type { AgentName } from "../api-types.ts";

/** A folder that is looked into, or one file of it. */
export interface Root {
  /** Absolute. */
  readonly folder: string;
  /** Base name of the one file that is served with its subagents; undefined: the whole folder. */
  readonly onlyFile: string | undefined;
  readonly agent: AgentName;
  /** As shown to people. */
  readonly shown: string;
}

export function makeRoot(folder: string, onlyFile?: string): Root {
  const path = onlyFile === undefined ? folder : `${folder}${sep}${onlyFile}`;
  return { folder, onlyFile, agent: agentOf(folder), shown: shortenHome(path) };
}

export function makeDemoRoot(folder: string): Root {
  return { folder, onlyFile: undefined, agent: "demo", shown: "demo sessions" };
}

/** The agents keep their sessions below folders that carry their names. */
function agentOf(folder: string): AgentName {
  const parts = folder.split(sep);
  if (parts.includes(".omp")) return "omp";
  return parts.includes(".pi") ? "pi" : "other";
}

function shortenHome(path: string): string {
  const home = homedir();
  if (path === home) return "~";
  return home !== "" && path.startsWith(home + sep) ? `~${path.slice(home.length)}` : path;
}
