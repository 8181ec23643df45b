import { formatMonthSince } from '#shared/words/months.ts';

export { monthNames } from '#shared/words/months.ts';

/** The year of month 1. */
export const firstYear = 1925;

/** December 1933: the latest month to begin in. */
export const latestStart = 108;

/** Months are counted from 1, the first being January 1925. */
export function computeCalendar(month: number): { monthOfYear: number; year: number } {
  return { monthOfYear: ((month - 1) % 12) + 1, year: firstYear + Math.floor((month - 1) / 12) };
}

/** The facts that tell how long a campaign has been played; without `firstMonth` it began in January 1925. */
export type PlayedMonths = { readonly month: number; readonly firstMonth?: number };

/** Returns the number of the month since the campaign began, from 1. */
export function computePlayMonth({ month, firstMonth = 1 }: PlayedMonths): number {
  return month - firstMonth + 1;
}

/** Reads the month of `1926-12`; null where it is no month from January 1925 to the last one. */
export function parseMonth(text: string, last: number): number | null {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/u.exec(text.trim()) ?? [];
  const number = (Number(year) - firstYear) * 12 + Number(month);
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && number >= 1 && number <= last ? number : null;
}

/** `3` → `March 1925`. */
export function formatMonth(month: number): string {
  return formatMonthSince(firstYear, month);
}
