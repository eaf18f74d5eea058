/** A name, path or command within a sentence. */
export function Code({ children }: { readonly children: string }) {
  return (
    <code className="whitespace-nowrap rounded-chip bg-hover px-1 py-0.5 font-mono text-12 text-ink">
      {children}
    </code>
  );
}
