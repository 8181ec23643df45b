import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { GodfatherState } from '../state.ts';

/** [GOD-NPC-8] A seat holds something against another, counted in pieces; it fades from this round on. */
export function holdAgainst(
  state: GodfatherState,
  seat: SeatId,
  other: SeatId,
  points: number,
): void {
  const family = state.families[seat];
  if (family === undefined) return;
  const before = family.grudges[other]?.points ?? 0;
  family.grudges[other] = { points: before + points, round: state.round };
}
