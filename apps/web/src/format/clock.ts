const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Hour and minute in the reader's zone; "" for a time nobody recorded. */
export function formatClock(time: number): string {
  return time > 0 ? clock.format(time) : "";
}
