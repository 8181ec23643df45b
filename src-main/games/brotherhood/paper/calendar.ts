import { formatMonthSince } from '#shared/words/months.ts';

/** [BRO-SET-5] Turn 1 is January 1936. */
export function formatMonth(turn: number): string {
  return formatMonthSince(1936, turn);
}
