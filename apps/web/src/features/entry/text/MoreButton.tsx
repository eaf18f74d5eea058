import type { ReactNode } from "react";

export function MoreButton(props: { readonly children: ReactNode; onClick(): void }) {
  return (
    <button
      type="button"
      className="my-1 mr-3 flex h-6 items-center rounded-chip px-1.5 font-medium font-sans text-12 text-accent hover:bg-hover max-mid:min-h-11"
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
