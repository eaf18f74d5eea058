const grouped = new Intl.NumberFormat("en-GB");

export function formatCount(count: number): string {
  return grouped.format(count);
}

/** "1 entry", "2 entries": the plural is given where an s does not make it. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Bytes in decimal units, as file managers give them: "640 kB", "3.1 MB", "1.94 GB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 999_950_000) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${(bytes / 1e9).toFixed(2)} GB`;
}

/** US dollars; a sum too small for two digits says so, and nothing at all is an empty text. */
export function formatCost(dollars: number): string {
  if (dollars <= 0) return "";
  if (dollars < 0.005) return "<$0.01";
  return `$${dollars.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** What was spent in all; at least that, where some calls record no usage. */
export function formatSpent(dollars: number, isAtLeast: boolean): string {
  const words = formatCost(dollars) || "$0.00";
  return isAtLeast ? `${words} or more` : words;
}
