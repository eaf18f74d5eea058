import { readFileSync } from "node:fs";

/** The most memory that a process ever held, in megabytes, by the system's own accounting; NaN where it keeps none. */
export function peakMemory(pid: number | "self" = "self"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}
