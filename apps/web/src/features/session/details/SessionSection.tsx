import {
  asTexts,
  type FullTitle,
  findFirstPrompt,
  fullTitleOf,
  lastActivityOf,
  oneLine,
  type Session,
  statusOf,
} from "@leafwalk/core";
import { useMemo } from "react";
import { formatBytes, formatCount } from "../../../format/figures.ts";
import { shortLine } from "../../../format/short-line.ts";
import type { OpenSession } from "../../../source/open-session.ts";
import { toldWriterOf } from "../../context/index.ts";
import { CopyText } from "./CopyText.tsx";
import { EntryLink } from "./EntryLink.tsx";
import { Fact, Facts, Note, NotRecorded, Section } from "./Facts.tsx";
import { Moment } from "./Moment.tsx";
import {
  statusWords,
  tellDuration,
  tellVersion,
  titleOrigins,
  writerNames,
} from "./session-words.ts";

interface SessionSectionProps {
  readonly open: OpenSession;
  onShow(position: number): void;
}

/** What the file says of itself. */
export function SessionSection({ open: { session, source }, onShow }: SessionSectionProps) {
  const { header, size } = session.facts;
  const title = useMemo(() => nameSession(session), [session]);
  const status = useMemo(() => statusWords[statusOf(session)], [session]);
  const start = useMemo(() => findAgent(session), [session]);
  const writer = toldWriterOf(session);
  const started = header?.time ?? Number.NaN;
  const last = lastActivityOf(session);
  const folders = asTexts(header?.raw["additionalDirectories"]).slice(0, 20);
  return (
    <Section title="Session">
      <Facts>
        <Fact name="Title">
          {title.text !== "" && <CopyText text={title.text} what="the title" isCode={false} />}
          {title.text === "" && title.position < 0 && <NotRecorded />}
          <Note>
            {titleOrigins[title.origin]}
            {title.position >= 0 && (
              <>
                {" "}
                <EntryLink position={title.position} onShow={onShow} />
              </>
            )}
          </Note>
        </Fact>
        <Fact name="Session id">
          <RecordedText text={header?.id} what="the session id" />
        </Fact>
        <Fact name="File">
          <CopyText text={oneLine(source.fileName)} what="the file name" />
          <Note>
            <span title={`${formatCount(size)} bytes`}>{formatBytes(size)}</span>
          </Note>
        </Fact>
        <Fact name="Folder">
          <RecordedText text={header?.cwd} what="the folder" />
          {folders.map((folder, i) => (
            <CopyText key={i} text={folder} what="this folder" />
          ))}
        </Fact>
        <Fact name="Format version">{tellVersion(session)}</Fact>
        <Fact name="Written by">
          {writer === undefined ? (
            <Note>not told: omp and pi both write such files</Note>
          ) : (
            writerNames[writer]
          )}
        </Fact>
        {start >= 0 && (
          <Fact name="Started as">
            <bdi>{shortLine(session.rareOf(start).agent ?? "")}</bdi>{" "}
            <EntryLink position={start} onShow={onShow} />
          </Fact>
        )}
        <Fact name="Started">
          <Moment time={started} />
        </Fact>
        <Fact name="Last activity">
          <Moment time={last} />
        </Fact>
        <Fact name="Duration">{tellDuration(started, last) ?? <Note>not known</Note>}</Fact>
        <Fact name="Status">
          {status.name} <Note>· {status.meaning}</Note>
        </Fact>
      </Facts>
    </Section>
  );
}

interface RecordedTextProps {
  readonly text: string | undefined;
  readonly what: string;
}

function RecordedText({ text, what }: RecordedTextProps) {
  return text === undefined ? <NotRecorded /> : <CopyText text={text} what={what} />;
}

/** Position of the entry that names the agent a subagent's session was started as, -1 without one. */
function findAgent(session: Session): number {
  for (let i = 0; i < session.count; i++) if (session.rareOf(i).agent) return i;
  return -1;
}

/** Without a title of its own, a session is called by what was asked first, here as in the list. */
function nameSession(session: Session): FullTitle {
  const title = fullTitleOf(session);
  if (title.origin !== "first-user-text") return title;
  return { ...title, text: "", position: findFirstPrompt(session) };
}
