import type { SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import type { State } from '../state.ts';

/** [LAW-1] How many Judges a gang owns. */
export function ownedJudges(_state: State, _seat: SeatId): number {
  return 0;
}
