import type { ImageBlock } from "@leafwalk/core";

/** Kinds of image that hold pixels and nothing that could run or load anything. */
const raster = new Set([
  "image/png",
  "image/jpeg",
  "image/jpg",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/bmp",
]);

export type PictureSource =
  | { readonly state: "shown"; readonly url: string; readonly bytes: number | undefined }
  | { readonly state: "outside" }
  | { readonly state: "refused"; readonly why: string };

/** Where an image's pixels come from. Nothing but the file and its own blobs is ever asked. */
export function pictureSource(
  image: ImageBlock,
  blobUrl: (sha256: string) => string | undefined,
): PictureSource {
  if (image.blob !== undefined) {
    const url = blobUrl(image.blob);
    return url === undefined ? { state: "outside" } : { state: "shown", url, bytes: undefined };
  }
  const type = image.mimeType.toLowerCase().split(";", 1)[0]!.trim();
  if (!raster.has(type))
    return { state: "refused", why: `${image.mimeType.slice(0, 60)} is not drawn` };
  const data = image.data?.replace(/\s+/g, "") ?? "";
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(data)) {
    return { state: "refused", why: "its data is no image" };
  }
  return {
    state: "shown",
    url: `data:${type};base64,${data}`,
    bytes: Math.floor((data.length * 3) / 4),
  };
}
