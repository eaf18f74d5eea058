import { readFileSync } from "node:fs";

type Pid = number | "self";

/** The most memory that a process ever held, in megabytes, by the system's own accounting; NaN where it keeps none. */
export function peakMemory(pid: Pid = "self"): number {
  return readStatus(pid, "VmHWM");
}

/** What a process holds now, in megabytes. */
export function memoryNow(pid: Pid): number {
  return readStatus(pid, "VmRSS");
}

function readStatus(pid: Pid, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return (Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}
