import { FolderOpen } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { chooseFile } from "./choose-file.ts";

type ChooseFileButtonProps = Omit<ComponentProps<typeof Button>, "icon" | "onClick">;

/** Its children say it in the words of the place where it stands. */
export function ChooseFileButton(props: ChooseFileButtonProps) {
  return (
    <Button
      {...props}
      icon={<FolderOpen aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}
      onClick={chooseFile}
    />
  );
}

/** The same in a bar without room for words. */
export function ChooseFileIconButton() {
  return (
    <IconButton
      label="Open file"
      tipAlign="end"
      icon={<FolderOpen className="size-4" strokeWidth={1.75} />}
      onClick={chooseFile}
    />
  );
}
