import { classNames } from "../../ui/class-names.ts";
import { CallRows } from "./CallRows.tsx";
import { CardFrame } from "./CardFrame.tsx";
import { CardHead } from "./CardHead.tsx";
import { labelsOf, previewOfCard, timeOfTurn, titleOfCard } from "./card-facts.ts";
import { hasFigures } from "./geometry.ts";
import { TurnFigures } from "./TurnFigures.tsx";
import { useTreeModel } from "./tree-model.ts";

export function TurnCard({ card }: { readonly card: number }) {
  const { session, shape, layout, states, last, rowsOf } = useTreeModel();
  const facts = shape.tree.at(card)!;
  const { turn } = facts;
  const isQuiet = states.of(card) !== "sent";
  const preview = previewOfCard(session, facts);
  const rows = rowsOf(card);
  const isCrowded = card === last && labelsOf(session, facts).length > 0;
  return (
    <CardFrame card={card} title={preview}>
      <CardHead
        card={card}
        title={titleOfCard(session, facts)}
        isQuiet={isQuiet}
        end={isCrowded ? "" : timeOfTurn(session, facts)}
      />
      <p className="truncate text-12 leading-5">{preview || "(nothing to read)"}</p>
      {turn && hasFigures(shape.tree, card) ? (
        <TurnFigures turn={turn} isQuiet={isQuiet} room={layout.cardWidth - 22} />
      ) : null}
      {rows > 0 ? (
        <div
          className={classNames("mt-1.5 border-line border-t pt-0.5", isQuiet && "border-dashed")}
        >
          <CallRows card={card} rows={rows} />
        </div>
      ) : null}
    </CardFrame>
  );
}
