import type { KnownOfficial, HallKnowledge } from '../state/seatView.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { OfficialId } from '../../../../src-shared/games/paradise/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { State } from '../state/index.ts';
import { payrollOf } from './lookups.ts';
import type { Official } from '../state/records/officials.ts';

/** Whether a gang knows how clever an official is. */
export function knowsSmarts(official: DeepReadonly<Official>, seat: SeatId): boolean {
  const { smartsKnownTo } = official;
  return smartsKnownTo === 'everybody' || smartsKnownTo.includes(seat);
}

/** [fog] Nothing of who pays whom but the seat's own, and no SMARTS it has not learned, nobody’s other stats. */
export function hallKnowledge(state: State, seat: SeatId): HallKnowledge {
  const officials: Record<OfficialId, KnownOfficial> = {};
  for (const official of Object.values(state.officials)) {
    const { smarts, smartsKnownTo: _knownTo, stats: _stats, ...known } = official;
    const isOwn = payrollOf(state, seat, official.id) !== null;
    const wasSeen = Object.keys(official.seenWith).length > 0;
    if (official.kind === 'reporter' && !isOwn && !wasSeen) continue;
    officials[official.id] = { ...known, smarts: knowsSmarts(official, seat) ? smarts : null };
  }
  return {
    officials,
    payrolls: ofSeat(state.payrolls, seat),
    dealings: ofSeat(state.dealings, seat),
  };
}

function ofSeat<T extends { readonly seat: SeatId }>(
  all: Readonly<Record<string, T>>,
  seat: SeatId,
): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([, item]) => item.seat === seat));
}
