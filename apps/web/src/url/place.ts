// The path of an address: which screen, and what on it.

/** Which screen the path names. */
export type Place =
  | { readonly screen: "list" }
  | { readonly screen: "session"; readonly key: string }
  /** Files of this tab, which no other tab can open: without an id, the list of them. */
  | { readonly screen: "local"; readonly id: string | undefined }
  | { readonly screen: "unknown"; readonly path: string };

/** Any path names a place, if only one that nobody knows. */
export function parsePath(path: string): Place {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, ...rest] = parts.map(decodePart);
  if (first === undefined) return { screen: "list" };
  if (rest.length === 0 && first === "s" && second) return { screen: "session", key: second };
  if (rest.length === 0 && first === "local") return { screen: "local", id: second };
  // Two slashes at the start would name another server.
  return { screen: "unknown", path: path.replace(/^\/+/, "/") };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function buildPath(place: Place): string {
  switch (place.screen) {
    case "list":
      return "/";
    case "session":
      return `/s/${encodeURIComponent(place.key)}`;
    case "local":
      return place.id === undefined ? "/local" : `/local/${encodeURIComponent(place.id)}`;
    case "unknown":
      return place.path;
  }
}
