import type { SessionTotals } from "@leafwalk/core";
import { useMemo, useState } from "react";
import { formatCount } from "../../../format/figures.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Section } from "./Facts.tsx";
import { listTotals, NOT_RECORDED, type TotalsRow } from "./totals-rows.ts";

interface TotalsSectionProps {
  readonly whole: SessionTotals;
  /** Of the path to the chosen leaf. */
  readonly path: SessionTotals;
}

/** Files can name thousands of tools; the frequent ones are what one looks for. */
const TOOLS_AT_FIRST = 12;

export function TotalsSection({ whole, path }: TotalsSectionProps) {
  const rows = useMemo(() => listTotals(whole, path), [whole, path]);
  const [areAllShown, setAllShown] = useState(false);
  const tools = rows.filter(({ isTool }) => isTool);
  const shownTools = areAllShown ? tools : tools.slice(0, TOOLS_AT_FIRST);
  const hidden = tools.length - shownTools.length;
  const firstTool = rows.findIndex(({ isTool }) => isTool);
  const split = firstTool < 0 ? rows.length : firstTool;
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
          {rows.slice(0, split).map(drawRow)}
          {shownTools.map(drawRow)}
          {hidden > 0 && (
            <tr>
              <td colSpan={3} className="pl-3">
                <button
                  type="button"
                  className="rounded-chip font-medium text-12 text-accent leading-6 hover:underline max-mid:min-h-11"
                  onClick={() => setAllShown(true)}
                >
                  Show {formatCount(hidden)} more tools
                </button>
              </td>
            </tr>
          )}
          {rows
            .slice(split)
            .filter(({ isTool }) => !isTool)
            .map(drawRow)}
        </tbody>
      </table>
    </Section>
  );
}

function drawRow({ name, whole, path, isTool }: TotalsRow, index: number) {
  const cell = (words: string) => (
    <td
      className={classNames(
        "py-1 pl-2 text-right align-baseline",
        words === NOT_RECORDED ? "text-12 text-ink-3" : isTool ? "text-12 text-ink-2" : "text-ink",
      )}
    >
      {words}
    </td>
  );
  return (
    <tr key={`${index} ${name}`} className={isTool ? "" : "border-line border-t"}>
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
      {cell(whole)}
      {cell(path)}
    </tr>
  );
}
