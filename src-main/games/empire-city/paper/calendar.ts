import { formatLastDay } from '#press/page/dates.ts';
import { formatMonthSince } from '#shared/words/months.ts';

/** [EMP-SET-11] Round 1 is January 1930. */
export function formatMonth(round: number): string {
  return formatMonthSince(1930, round);
}

/** Formats the day on which a month's paper comes out, its last. */
export function formatIssueDay(month: number): string {
  return formatLastDay(1930, month);
}
