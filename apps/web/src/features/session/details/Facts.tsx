import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  /** What the whole section is about, in a few words. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="border-line border-b px-6 py-5 last:border-b-0 max-mid:px-4"
    >
      <div className="mb-3 flex min-w-0 items-baseline gap-2">
        <h3 className="shrink-0 font-semibold text-13">{title}</h3>
        {note !== undefined && <p className="min-w-0 truncate text-12 text-ink-3">{note}</p>}
      </div>
      {children}
    </section>
  );
}

export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 gap-y-2 text-13 max-mid:grid-cols-[96px_minmax(0,1fr)] max-mid:gap-x-3">
      {children}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <div className="contents">
      <dt className="text-12 text-ink-3 leading-5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Beside or below a value: where it comes from, what it means. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <span className="text-12 text-ink-3">{children}</span>;
}

/** Never a guess in its place. */
export function NotRecorded() {
  return <Note>not recorded in this file</Note>;
}
