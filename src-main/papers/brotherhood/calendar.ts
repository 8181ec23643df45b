import { monthSince } from '../../../src-shared/words/months.ts';

/** [BRO-SET-5] Turn 1 is January 1936. */
export function monthOf(turn: number): string {
  return monthSince(1936, turn);
}
