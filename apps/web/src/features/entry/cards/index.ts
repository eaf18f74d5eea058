// The tools that have a look of their own, one file each. Every other tool gets the default.

import { mainArgument } from "../tool-use.ts";
import { bash } from "./BashCard.tsx";
import { edit } from "./EditCard.tsx";
import { find, grep } from "./grep.ts";
import { read } from "./ReadCard.tsx";
import { task } from "./TaskCard.tsx";
import { todo } from "./TodoCard.tsx";
import type { ToolLook } from "./tool-look.ts";
import { write } from "./WriteCard.tsx";

// A Map and not an object: tool names come from the file.
const looks = new Map<string, ToolLook>([
  ["bash", bash],
  ["edit", edit],
  ["multi_edit", edit],
  ["read", read],
  ["write", write],
  ["grep", grep],
  ["search", grep],
  ["find", find],
  ["glob", find],
  ["ls", find],
  ["task", task],
  ["todo", todo],
  ["todo_write", todo],
]);

const fallback: ToolLook = { argument: mainArgument, isPath: false, opens: "always" };

export function toolLook(name: string): ToolLook {
  return looks.get(name.toLowerCase()) ?? fallback;
}
