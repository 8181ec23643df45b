import { formatMonthSince } from '#shared/words/months.ts';

/** [EMP-SET-11] Round 1 is January 1930. */
export function formatMonth(round: number): string {
  return formatMonthSince(1930, round);
}
