import { monthSince } from '../../../src-shared/words/months.ts';

/** [EMP-SET-11] Round 1 is January 1930. */
export function monthOf(round: number): string {
  return monthSince(1930, round);
}
