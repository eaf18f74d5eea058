import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../testing/folder.ts";
import { settleSessions } from "./settings.ts";
import { UsageError } from "./usage-error.ts";

const home = "/home/ada";

function settle(
  args: { paths?: string[]; dir?: string },
  { env = {}, cwd = "/" }: { env?: Record<string, string>; cwd?: string } = {},
) {
  return settleSessions({ paths: args.paths ?? [], dir: args.dir }, { env, cwd, home });
}

const foldersOf = ({ roots }: Awaited<ReturnType<typeof settle>>) =>
  roots.map(({ folder, onlyFile }) => (onlyFile === undefined ? folder : [folder, onlyFile]));

describe("where the sessions are", () => {
  it("is the agents' own folders by default", async () => {
    const settings = await settle({});
    expect(foldersOf(settings)).toEqual([
      "/home/ada/.omp/agent/sessions",
      "/home/ada/.pi/agent/sessions",
    ]);
    expect(settings.roots.map(({ agent }) => agent)).toEqual(["omp", "pi"]);
    expect(settings.byDefault).toBe(true);
  });

  it("is below PI_CODING_AGENT_DIR where that is set", async () => {
    const at = async (value: string) =>
      foldersOf(await settle({}, { env: { PI_CODING_AGENT_DIR: value }, cwd: "/work" }));
    expect(await at("/data/agent")).toEqual(["/data/agent/sessions"]);
    expect(await at("agent")).toEqual(["/work/agent/sessions"]);
    expect(await at("~/agent")).toEqual(["/home/ada/agent/sessions"]);
    expect(await at("")).toHaveLength(2);
  });

  it("is --dir before the environment, and what is named before --dir", async () => {
    const cwd = makeFolder({
      "one/a.jsonl": "",
      two: { folder: true },
      link: { link: "one/a.jsonl" },
    });
    const env = { PI_CODING_AGENT_DIR: "/data" };
    expect(foldersOf(await settle({ dir: "two" }, { env, cwd }))).toEqual([join(cwd, "two")]);
    const named = await settle({ paths: ["two", "one/a.jsonl", "link"], dir: "one" }, { env, cwd });
    expect(foldersOf(named)).toEqual([
      join(cwd, "two"),
      [join(cwd, "one"), "a.jsonl"],
      [join(cwd, "one"), "a.jsonl"],
    ]);
    expect(named.byDefault).toBe(false);
  });

  it("cannot be nowhere", async () => {
    for (const args of [{ paths: ["nowhere"] }, { dir: "nowhere" }]) {
      await expect(settle(args)).rejects.toThrow(
        new UsageError("nowhere is neither a folder nor a file"),
      );
    }
  });
});
