import { describe, expect, it } from "vitest";
import { pictureSource } from "./picture-source.ts";

const none = () => undefined;
const image = (mimeType: string, data: string) =>
  ({ kind: "image", mimeType, data, blob: undefined }) as const;

describe("pictureSource", () => {
  it("shows pixels that the file holds, and tells their size", () => {
    expect(pictureSource(image("image/PNG", "iVBORw0KGgo="), none)).toEqual({
      state: "shown",
      url: "data:image/png;base64,iVBORw0KGgo=",
      bytes: 9,
    });
  });

  it.each(["image/svg+xml", "text/html", "image/png,<svg", "application/pdf"])(
    "draws no %s",
    (mimeType) => {
      expect(pictureSource(image(mimeType, "AAAA"), none).state).toBe("refused");
    },
  );

  it.each(["", "<svg onload=1>", "https://example.org/x.png", "AAA%AA"])(
    "takes %j for no image",
    (data) => {
      expect(pictureSource(image("image/png", data), none).state).toBe("refused");
    },
  );

  it("asks the source for a blob, and says where one is that cannot be had", () => {
    const blob = { kind: "image", mimeType: "image/png", data: undefined, blob: "ab" } as const;
    expect(pictureSource(blob, (hash) => `/blobs/${hash}`)).toMatchObject({ url: "/blobs/ab" });
    expect(pictureSource(blob, none)).toEqual({ state: "outside" });
  });
});
