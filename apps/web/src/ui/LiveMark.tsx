/** Green, and a word: colour alone says nothing to many. */
export function LiveMark() {
  return (
    <span className="flex shrink-0 items-center gap-1 font-medium text-11 text-add">
      <span className="size-1.5 rounded-full bg-add motion-safe:animate-pulse" />
      live
    </span>
  );
}
