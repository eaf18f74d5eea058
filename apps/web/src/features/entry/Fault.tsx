import { CircleX } from "lucide-react";
import { Terminal } from "./text/index.ts";

/** What went wrong, in the words of the file. */
export function Fault({ text, name }: { readonly text: string; readonly name: string }) {
  return (
    <div className="flex gap-2 rounded-card bg-del-tint px-3 py-2 text-del">
      <CircleX size={14} className="mt-0.75 shrink-0" aria-label="Error" />
      <div className="min-w-0 [&_pre]:text-del">
        <Terminal text={text} name={name} />
      </div>
    </div>
  );
}
