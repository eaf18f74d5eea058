/** Stands over the rows of a list that belong together. */
export function GroupHeading({ children }: { readonly children: string }) {
  return (
    <h2 className="flex h-8 items-center border-line border-b bg-canvas px-6 font-semibold text-11 text-ink-2 max-mid:px-4">
      {children}
    </h2>
  );
}
