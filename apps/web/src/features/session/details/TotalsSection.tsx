import type { SessionTotals } from "@leafwalk/core";
import { useMemo } from "react";
import { formatCount } from "../../../format/figures.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Section } from "./Facts.tsx";
import { TextButton } from "./TextButton.tsx";
import { listTotals, NOT_RECORDED, type TotalsRow } from "./totals-rows.ts";
import { useFirstFew } from "./use-first-few.ts";

interface TotalsSectionProps {
  readonly whole: SessionTotals;
  /** Of the path to the chosen leaf. */
  readonly path: SessionTotals;
}

/** Files can name thousands of tools; the frequent ones are what one looks for. */
const TOOLS_AT_FIRST = 12;

export function TotalsSection({ whole, path }: TotalsSectionProps) {
  const { above, tools, below } = useMemo(() => listTotals(whole, path), [whole, path]);
  const { shown, hidden, showAll } = useFirstFew(tools, TOOLS_AT_FIRST);
  return (
    <Section title="Totals">
      <table className="w-full table-fixed text-13 tabular-nums">
        <caption className="sr-only">Totals of the whole file and of the path to the leaf</caption>
        <thead>
          <tr className="text-left text-11 text-ink-3">
            <td className="w-[38%]" />
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              Whole file
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              To this leaf
            </th>
          </tr>
        </thead>
        <tbody>
          {above.map((row) => (
            <Row key={row.name} row={row} />
          ))}
          {shown.map((row, i) => (
            <Row key={i} row={row} isTool />
          ))}
          {hidden > 0 && (
            <tr>
              <td colSpan={3} className="py-0.5 pl-2">
                <TextButton onClick={showAll}>Show {formatCount(hidden)} more tools</TextButton>
              </td>
            </tr>
          )}
          {below.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface RowProps {
  readonly row: TotalsRow;
  /** One of the tools whose calls are counted in the row above them. */
  readonly isTool?: boolean;
}

function Row({ row: { name, whole, path }, isTool = false }: RowProps) {
  return (
    <tr className={isTool ? "" : "border-line border-t"}>
      <th
        scope="row"
        title={isTool ? name : undefined}
        className={classNames(
          "truncate py-1 text-left align-baseline",
          isTool ? "pl-3 font-mono font-normal text-12 text-ink-2" : "font-normal text-ink-2",
        )}
      >
        {name}
      </th>
      <Cell words={whole} isTool={isTool} />
      <Cell words={path} isTool={isTool} />
    </tr>
  );
}

function Cell({ words, isTool }: { readonly words: string; readonly isTool: boolean }) {
  return (
    <td
      className={classNames(
        "py-1 pl-2 text-right align-baseline",
        words === NOT_RECORDED ? "text-12 text-ink-3" : isTool ? "text-12 text-ink-2" : "text-ink",
      )}
    >
      {words}
    </td>
  );
}
