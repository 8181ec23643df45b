const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;
}

/** `2026-01-05T10:00:00Z` → `3 hours ago`; from a week on, the date. */
export function formatAgo(iso: string, now: Date): string {
  const then = new Date(iso);
  const passedMs = now.getTime() - then.getTime();
  if (Number.isNaN(passedMs)) return '';
  if (passedMs < minuteMs) return 'just now';
  if (passedMs < hourMs) return count(Math.floor(passedMs / minuteMs), 'minute');
  if (passedMs < dayMs) return count(Math.floor(passedMs / hourMs), 'hour');
  if (passedMs < 7 * dayMs) return count(Math.floor(passedMs / dayMs), 'day');
  return dateFormat.format(then);
}

/** `2026-01-05T10:00:00Z` → `Jan 5, 2026, 10:00 AM` on this machine's clock. */
export function formatInstant(iso: string): string {
  const then = new Date(iso);
  return Number.isNaN(then.getTime()) ? iso : dateFormat.format(then);
}
