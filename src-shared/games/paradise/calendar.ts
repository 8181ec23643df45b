import { formatMonthSince } from '#shared/words/months.ts';

export { monthNames } from '#shared/words/months.ts';

/** The year of month 1. */
export const firstYear = 1925;

/** Months are counted from 1, the first being January 1925. */
export function computeCalendar(month: number): { monthOfYear: number; year: number } {
  return { monthOfYear: ((month - 1) % 12) + 1, year: firstYear + Math.floor((month - 1) / 12) };
}

/** `3` → `March 1925`. */
export function formatMonth(month: number): string {
  return formatMonthSince(firstYear, month);
}
