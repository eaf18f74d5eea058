/**
 * The words of a JSON value in the order they are written: a text for each member or item that holds a plain
 * value, and the names of those that hold more. Without a stack of calls, which deep nesting would exhaust.
 */
export function jsonTexts(value: unknown): string[] {
  const texts: string[] = [];
  const open: (readonly [name: string, value: unknown])[] = [["", value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [name, inside] = next;
    if (typeof inside === "object" && inside !== null) {
      if (name !== "") texts.push(name);
      for (const member of listMembers(inside).reverse()) open.push(member);
    } else if (inside !== undefined) {
      texts.push(name === "" ? String(inside) : `${name}: ${inside}`);
    }
  }
  return texts;
}

function listMembers(inside: object): [string, unknown][] {
  return Array.isArray(inside) ? inside.map((item) => ["", item]) : Object.entries(inside);
}
