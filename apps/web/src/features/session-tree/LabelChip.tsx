import { Star } from "lucide-react";

/** The label of a card; the others behind a count, and all of them in the tooltip. */
export function LabelChip({ labels }: { readonly labels: readonly string[] }) {
  const [label, ...others] = labels;
  if (label === undefined) return null;
  return (
    <span
      className="flex h-4 min-w-8 shrink-9 items-center gap-1 rounded-chip border border-line-strong px-1 font-medium"
      title={labels.join("\n")}
    >
      <Star size={10} className="shrink-0 fill-star text-star" aria-label="Label" />
      <span className="truncate">{label}</span>
      {others.length > 0 ? <span className="text-ink-3">+{others.length}</span> : null}
    </span>
  );
}
