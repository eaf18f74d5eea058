import { Circle, CircleCheck, CircleDot, CircleSlash } from "lucide-react";
import { useMemo } from "react";
import { DefaultCard } from "./DefaultCard.tsx";
import { type TodoItem, todoItems } from "./todo-items.ts";
import type { ToolBodyProps, ToolLook } from "./tool-look.ts";

const icons = { open: Circle, doing: CircleDot, done: CircleCheck, dropped: CircleSlash };
const words = { open: "open", doing: "in progress", done: "done", dropped: "dropped" };

/** The list as it stands after the call, else as the call wishes it. */
function TodoCard({ use, name }: ToolBodyProps) {
  const items = useMemo(() => {
    const after = use.result?.details ? todoItems(use.result.details) : [];
    return after.length > 0 ? after : todoItems(use.args);
  }, [use]);
  if (items.length === 0) return <DefaultCard use={use} name={name} />;
  return (
    <ul className="px-3 py-2">
      {items.slice(0, 200).map((item, i) => (
        <Item key={i} item={item} isNewPhase={item.phase !== items[i - 1]?.phase} />
      ))}
    </ul>
  );
}

function Item({ item, isNewPhase }: { readonly item: TodoItem; readonly isNewPhase: boolean }) {
  const Icon = icons[item.state];
  const isOver = item.state === "done" || item.state === "dropped";
  return (
    <>
      {isNewPhase && item.phase ? (
        <li className="pt-1 font-semibold text-12 text-ink-2 leading-5">{item.phase}</li>
      ) : null}
      <li className="flex gap-2 text-12 leading-5">
        <Icon
          size={14}
          aria-label={words[item.state]}
          className={`mt-0.75 shrink-0 ${item.state === "done" ? "text-add" : "text-ink-3"}`}
        />
        <span className={`min-w-0 wrap-anywhere ${isOver ? "text-ink-3" : ""}`}>{item.text}</span>
      </li>
    </>
  );
}

export const todo: ToolLook = {
  argument: () => undefined,
  isPath: false,
  opens: "always",
  Body: TodoCard,
};
