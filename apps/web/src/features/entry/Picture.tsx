import type { ImageBlock } from "@leafwalk/core";
import { ImageOff } from "lucide-react";
import { useMemo, useState } from "react";
import { formatBytes } from "../../format/figures.ts";
import { useEntryScope } from "./entry-scope.ts";
import { pictureSource } from "./picture-source.ts";

/** An image of a message, decoded when it comes near the screen. */
export function Picture({ image }: { readonly image: ImageBlock }) {
  const { open } = useEntryScope();
  const source = useMemo(
    () => pictureSource(image, (sha256) => open.source.blobUrl(sha256)),
    [image, open],
  );
  const [size, setSize] = useState("");
  const [isBroken, setBroken] = useState(false);
  if (source.state === "outside") return <NoPicture why="kept outside this file" />;
  if (source.state === "refused") return <NoPicture why={source.why} />;
  const bytes = source.bytes === undefined ? "" : formatBytes(source.bytes);
  if (isBroken) {
    const where = image.blob === undefined ? "its data cannot be read" : "its blob cannot be had";
    return <NoPicture why={[where, bytes].filter(Boolean).join(", ")} />;
  }
  return (
    <figure className="w-fit max-w-full">
      <img
        src={source.url}
        alt="Held by the message"
        loading="lazy"
        decoding="async"
        className="max-h-80 max-w-full rounded-control border border-line bg-raised"
        onLoad={({ currentTarget }) => {
          setSize(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight}`);
        }}
        onError={() => setBroken(true)}
      />
      <figcaption className="mt-1 text-11 text-ink-3 tabular-nums">
        {[image.mimeType.slice(0, 60), size, bytes].filter(Boolean).join(" · ")}
      </figcaption>
    </figure>
  );
}

function NoPicture({ why }: { readonly why: string }) {
  return (
    <p className="flex w-fit max-w-full items-center gap-1.5 rounded-control border border-line-strong bg-canvas px-2 py-1 text-12 text-ink-2">
      <ImageOff size={14} className="shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere">Image: {why}</span>
    </p>
  );
}
