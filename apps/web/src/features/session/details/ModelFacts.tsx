import type { ContextSettings } from "@leafwalk/core";
import { countOf } from "../../../format/figures.ts";
import { shortLine } from "../../../format/short-line.ts";
import { EntryLink } from "./EntryLink.tsx";
import { Fact, Note, NotRecorded } from "./Facts.tsx";

interface ModelFactsProps {
  readonly settings: ContextSettings;
  /** Assistant turns on the path by the model that answered. */
  readonly answers: readonly (readonly [model: string, turns: number])[];
  /** Position of the last entry that chooses a model. */
  readonly entry: number | undefined;
  onShow(position: number): void;
}

/** Roles and models that a file names without end. */
const LINES_AT_MOST = 12;

/** The models chosen, by the role they have, and those that answered: a fallback may differ from the choice. */
export function ModelFacts({ settings: { models }, answers, entry, onShow }: ModelFactsProps) {
  const chosen = [...models].slice(0, LINES_AT_MOST);
  const isChosen = entry !== undefined;
  return (
    <>
      <Fact name="Model">
        {chosen.length === 0 && <NotRecorded />}
        {chosen.map(([role, model]) => (
          <div key={role}>
            {shortLine(model)} {role !== "default" && <Note>for {shortLine(role)}</Note>}
            {!isChosen && <Note>· no entry chooses one: it answered last</Note>}
          </div>
        ))}
        {isChosen && (
          <Note>
            chosen last by <EntryLink position={entry} onShow={onShow} />
          </Note>
        )}
      </Fact>
      <Fact name="Answered">
        {answers.length === 0 && <Note>no answer on this path names its model</Note>}
        {answers.slice(0, LINES_AT_MOST).map(([model, turns]) => (
          <div key={model}>
            {shortLine(model)} <Note>· {countOf(turns, "answer")}</Note>
          </div>
        ))}
        {answers.length > LINES_AT_MOST && (
          <Note>and {countOf(answers.length - LINES_AT_MOST, "more model")}</Note>
        )}
      </Fact>
    </>
  );
}
