import { formatLastDay } from '#press/page/dates.ts';
import { formatMonthSince } from '#shared/words/months.ts';

/** [BRO-SET-5] Turn 1 is January 1936. */
export function formatMonth(turn: number): string {
  return formatMonthSince(1936, turn);
}

/** Formats the day on which a month's paper comes out, its last. */
export function formatIssueDay(month: number): string {
  return formatLastDay(1936, month);
}
