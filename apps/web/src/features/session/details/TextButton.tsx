import type { ReactNode } from "react";

interface TextButtonProps {
  readonly children: ReactNode;
  onClick(): void;
}

/** Words within the sheet that do something. */
export function TextButton({ children, onClick }: TextButtonProps) {
  return (
    <button
      type="button"
      className="rounded-chip px-1 font-medium text-12 text-accent hover:underline max-mid:min-h-11"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
