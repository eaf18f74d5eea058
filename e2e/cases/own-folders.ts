// Folders as agents, sync tools and accidents leave them.

import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SessionBuilder } from "@leafwalk/core/testing";
import type { FolderCase } from "./folder-expectations.ts";

function talk(header: Readonly<Record<string, unknown>>): string {
  return new SessionBuilder(header).user("Name two harbours").assistant("Brest and Cork").text();
}

function fileOf(id: string, day = 1): string {
  return `2026-02-0${day}T08-00-00-000Z_${id}.jsonl`;
}

/** Folder names lose what told the projects apart: only the headers still do. */
function layCollision(folder: string): void {
  const put = (project: string, id: string, cwd: string | undefined) => {
    mkdirSync(join(folder, project), { recursive: true });
    writeFileSync(join(folder, project, fileOf(id)), talk({ id, cwd }));
  };
  put("--srv-quay-west-2--", "quay01", "/srv/quay/west-2");
  put("--srv-quay-west-2--", "quay02", "/srv/quay-west/2");
  put("--D--boats-log--", "quay03", "D:\\boats\\log");
  put("-log", "quay04", undefined);
}

function layJunk(folder: string): void {
  const project = join(folder, "--srv-pier--");
  mkdirSync(join(project, "crate.jsonl"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  write(fileOf("pier01"), talk({ id: "pier01", cwd: "/srv/pier" }));
  write(fileOf("pier02"), "");
  write(fileOf("pier03"), '{"type":"gull","data":"cry"}\n');
  const whole = talk({ id: "pier04" });
  write(fileOf("pier04"), `{"type":"sess\n${whole.slice(whole.indexOf("\n") + 1)}`);
  write(fileOf("pier05"), new SessionBuilder({ id: "pier05", cwd: "/srv/pier" }).text());
  write(`${fileOf("pier06")}.91c2.bak`, talk({ id: "pier06" }));
  write(`.${fileOf("pier07")}.def456.tmp`, '{"type":"session","v');
  write("shopping.txt", "rope, tar");
  const started = join(project, fileOf("pier01").replace(".jsonl", ""));
  mkdirSync(started);
  const helper = talk({ id: "helper1", cwd: "/srv/pier", parentSession: "pier01" });
  writeFileSync(join(started, "agent-1.jsonl"), helper);
  symlinkSync("/nonexistent/target.jsonl", join(project, fileOf("pier08")));
  symlinkSync("../..", join(project, "round"));
  symlinkSync("/etc/hostname", join(project, fileOf("pier09")));
}

const DAY = 86_400_000;
const START = Date.UTC(2026, 1, 1, 8);
const at = (day: number) => new Date(START + day * DAY).toISOString();

/** Times of the files run against those of the sessions, as a sync tool leaves them. */
function layOrder(folder: string): void {
  const project = join(folder, "--srv-pier--");
  mkdirSync(project, { recursive: true });
  const write = (id: string, age: number, session: SessionBuilder) => {
    const path = join(project, fileOf(id, age));
    writeFileSync(path, session.text());
    const touched = new Date(START + 60 * DAY + age * DAY);
    utimesSync(path, touched, touched);
  };
  const header = (id: string, day: number) => ({ id, cwd: "/srv/pier", timestamp: at(day) });
  const said = (text: string, day: number) => ({
    message: { role: "user", content: text, timestamp: START + day * DAY },
  });
  write("tide01", 4, new SessionBuilder(header("tide01", 0)).entry("message", said("Low", 0)));
  write("tide02", 3, new SessionBuilder(header("tide02", 1)).entry("message", said("Rising", 1)));
  write("tide03", 2, new SessionBuilder(header("tide03", 2)));
  const renamed = new SessionBuilder({ ...header("tide04", 3), timestamp: "no time at all" })
    .user("High", { timestamp: at(3) })
    .entry("session_info", { name: "Spring tide", timestamp: at(40) });
  write("tide04", 1, renamed);
}

export const ownFolderCases: readonly FolderCase[] = [
  {
    name: "project-names-collide",
    lay: layCollision,
    expect: {
      list: {
        sessions: 4,
        groups: {
          "/srv/quay/west-2": 1,
          "/srv/quay-west/2": 1,
          "D:\\boats\\log": 1,
          "(unknown)": 1,
        },
      },
    },
  },
  {
    name: "junk-between-sessions",
    lay: layJunk,
    expect: {
      list: {
        topLevelSessions: ["pier01", "pier05"],
        damaged: [fileOf("pier02"), fileOf("pier03"), fileOf("pier04")],
        childSessions: { pier01: ["helper1"] },
        neverListed: ["shopping.txt", "crate.jsonl", ".tmp", "pier06", "pier08", "pier09"],
      },
    },
  },
  {
    name: "touched-out-of-order",
    lay: layOrder,
    expect: {
      list: {
        orderNewestFirst: ["tide04", "tide03", "tide02", "tide01"],
        modified: { tide04: at(3), tide03: at(2), tide02: at(1), tide01: at(0) },
      },
      mustNotRender: ["Invalid Date", "NaN"],
    },
  },
];
