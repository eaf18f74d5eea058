import { type Reader, readHere } from "../src/reading/reader.ts";

/** A reader that counts the files it looks at, and waits before where told to. */
export function countingReader(before: () => Promise<void> = () => Promise.resolve()) {
  const counts = { glanced: 0 };
  const here = readHere();
  const reader: Reader = {
    ...here,
    async glance(places) {
      await before();
      counts.glanced += places.length;
      return here.glance(places);
    },
  };
  return { reader, counts };
}
