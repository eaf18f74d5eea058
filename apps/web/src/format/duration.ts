/** How long something took: "0.1 s", "21.4 s", "2 m 03 s", "1 h 04 m", "3 d 02 h". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return pair(whole, 60, "m", "s");
  const minutes = Math.round(whole / 60);
  if (minutes < 24 * 60) return pair(minutes, 60, "h", "m");
  return pair(Math.round(minutes / 60), 24, "d", "h");
}

function pair(count: number, base: number, large: string, small: string): string {
  const rest = String(count % base).padStart(2, "0");
  return `${Math.floor(count / base)} ${large} ${rest} ${small}`;
}
