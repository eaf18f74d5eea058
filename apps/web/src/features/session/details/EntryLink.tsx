interface EntryLinkProps {
  readonly position: number;
  onShow(position: number): void;
}

/** From a fact to the entry that tells it. */
export function EntryLink({ position, onShow }: EntryLinkProps) {
  return (
    <button
      type="button"
      aria-label={`Show entry #${position}`}
      title={`Show entry #${position}`}
      className="inline-flex items-center rounded-chip px-1 align-baseline font-medium text-12 text-accent leading-5 tabular-nums hover:underline max-mid:-my-3 max-mid:min-h-11 max-mid:min-w-11 max-mid:justify-center"
      onClick={() => onShow(position)}
    >
      #{position}
    </button>
  );
}
