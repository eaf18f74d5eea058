// Times are shown in the reader's zone. The words around them are English, so the names of days are too.

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const month = new Intl.DateTimeFormat("en-GB", { month: "long" });
const monthOfYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });
const moment = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const exact = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "long" });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days between the calendar days of two times, in the reader's zone. */
function daysBetween(earlier: number, later: number): number {
  return Math.round((startOfDay(later) - startOfDay(earlier)) / DAY);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function isSameYear(a: number, b: number): boolean {
  return new Date(a).getFullYear() === new Date(b).getFullYear();
}

/** "just now", "2 min ago", "10:42", "Sun 18:20", "24 Nov", "24 Nov 2024": as exact as one still cares. */
export function formatAge(time: number, now: number): string {
  const age = now - time;
  const days = daysBetween(time, now);
  if (age < -MINUTE) return isSameYear(time, now) ? day.format(time) : dayOfYear.format(time);
  if (age < MINUTE) return "just now";
  if (age < 60 * MINUTE) return `${Math.floor(age / MINUTE)} min ago`;
  if (days === 0) return clock.format(time);
  if (days < 7) return `${weekday.format(time)} ${clock.format(time)}`;
  return isSameYear(time, now) ? day.format(time) : dayOfYear.format(time);
}

/** "Mon, 5 Jan 2026, 09:00": for a time that stands alone, whenever it is read. */
export function formatMoment(time: number): string {
  return moment.format(time);
}

/** For those who want to know exactly: day, time and zone. */
export function formatExactTime(time: number): string {
  return exact.format(time);
}

/** Day and minute, the same whenever it is read: for telling things apart. */
export function formatDayMinute(time: number): string {
  return `${dayOfYear.format(time)} ${clock.format(time)}`;
}

/** The heading under which a list shows a time. */
export function groupOfTime(time: number, now: number): string {
  const days = daysBetween(time, now);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return "Earlier this week";
  const isThisYear = isSameYear(time, now);
  if (isThisYear && new Date(time).getMonth() === new Date(now).getMonth()) {
    return "Earlier this month";
  }
  return isThisYear ? month.format(time) : monthOfYear.format(time);
}
