// The ETag of a session's facts: the state of its file and the version that made them. Each encoding of
// the same facts has one of its own, as strong ETags must; all of them are about the same state.

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

export function factsEtag(version: string, tag: string, encoding: Encoding = "identity"): string {
  return encoding === "identity" ? `"${version}-${tag}"` : `"${version}-${tag}-${encoding}"`;
}

/** Whether a header or parameter names the state of an ETag, in any encoding. */
export function namesEtag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given.split(",").some((one) => stateOf(one) === stateOf(etag));
}

function stateOf(etag: string): string {
  return etag
    .trim()
    .replace(/^W\//, "")
    .replace(/^"|"$/g, "")
    .replace(/-(br|gzip)$/, "");
}

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = new Set<string>();
  for (const part of accepted?.split(",") ?? []) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!refused) allowed.add(name.toLowerCase());
  }
  return encodings.find((encoding) => allowed.has(encoding)) ?? "identity";
}
