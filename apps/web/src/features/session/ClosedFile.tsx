import { Button } from "../../ui/Button.tsx";
import { LoadingBars } from "../../ui/LoadingBars.tsx";
import { NoticePage } from "../../ui/NoticePage.tsx";
import { LinkButton } from "../../url/LinkButton.tsx";
import { stateAt } from "../../url/url-state.ts";
import { ChooseFileButton, useClosedFiles, useReopening } from "../open-file/index.ts";

interface ClosedFileProps {
  readonly id: string;
  /** Why it is not open, where it was tried in this tab. */
  readonly message: string | undefined;
}

/** Stands for a file that is not open in this tab, and opens it again where the browser allows that. */
export function ClosedFile({ id, message }: ClosedFileProps) {
  const reopening = useReopening(id);
  const isOther = useClosedFiles().some((file) => file.id !== id);
  switch (reopening.state) {
    case "looking":
      return <LoadingBars label="Opening the file again" />;
    case "offered": {
      const { name, refusal, open, forget } = reopening;
      return (
        <NoticePage
          tone={refusal ? "error" : "info"}
          title={refusal?.title ?? `${name} can be opened again`}
          actions={
            <>
              <Button look="primary" className="max-w-full" onClick={open}>
                <span className="truncate">Open {name} again</span>
              </Button>
              <ChooseFileButton>Choose file</ChooseFileButton>
              <Button look="ghost" onClick={forget}>
                Forget this file
              </Button>
            </>
          }
        >
          {refusal?.text ??
            "The browser keeps a pointer to the file, not its content: it is read anew from your disk, in this tab. The browser may ask whether it may."}
        </NoticePage>
      );
    }
    case "unknown":
      return (
        <NoticePage
          title={message ?? "This file is no longer open"}
          actions={
            <>
              <ChooseFileButton>Choose file</ChooseFileButton>
              {isOther && (
                <LinkButton to={stateAt({ screen: "local", id: undefined })}>
                  Files opened before
                </LinkButton>
              )}
            </>
          }
        >
          A dropped file is read in the tab and kept nowhere, so a reload forgets it. Drop it again,
          or choose it.
        </NoticePage>
      );
  }
}
