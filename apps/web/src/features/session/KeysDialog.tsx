import { Dialog } from "../../ui/Dialog.tsx";
import { ABOUT_KEY, ABOUT_SESSION, commandKeys, sessionKeys } from "./session-keys.ts";

const others = [
  { key: "Enter", words: "Next hit, while finding; with Shift the previous one" },
  { key: "Esc", words: "Close find; then look at no entry in particular" },
  { key: "↑ ↓ ← →", words: "Move in the tree, once it has the focus" },
  { key: "Enter", words: "Make the card of the tree the leaf" },
  { key: "e", words: "Open or fold the card of the tree" },
  { key: "f", words: "Fit the tree" },
  { key: ABOUT_KEY, words: ABOUT_SESSION },
] as const;

export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[88px_1fr] items-baseline gap-y-1.5 text-13">
        {[...sessionKeys, ...others, ...commandKeys].map(({ key, words }) => (
          <div key={words} className="contents">
            <dt>
              <kbd className="inline-block min-w-6 rounded-chip border border-line-strong bg-canvas px-1.5 text-center font-mono text-12 leading-5">
                {key}
              </kbd>
            </dt>
            <dd className="text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
