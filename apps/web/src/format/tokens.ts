/** Tokens in short: "840", "8.2k", "148k", "1.2M". */
export function formatTokens(tokens: number): string {
  if (tokens < 1000) return String(Math.round(tokens));
  if (tokens < 99_950) return `${trim((tokens / 1000).toFixed(1))}k`;
  if (tokens < 999_500) return `${Math.round(tokens / 1000)}k`;
  return `${trim((tokens / 1e6).toFixed(1))}M`;
}

function trim(figure: string): string {
  return figure.endsWith(".0") ? figure.slice(0, -2) : figure;
}
