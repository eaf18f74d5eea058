/** A path, a branch, and the leaf one stands on. */
export function Logo() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      className="shrink-0"
    >
      <path d="M5 4v12M5 11.5h8" className="stroke-ink-3" strokeWidth="1.75" />
      <circle cx="5" cy="3.5" r="2" className="fill-ink-3" />
      <circle cx="5" cy="16.5" r="2" className="fill-ink-3" />
      <circle cx="13.5" cy="12" r="3.5" className="fill-accent" />
    </svg>
  );
}
