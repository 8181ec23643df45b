import type { SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { gangOf } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Deal } from './state.ts';

/** [SCN-4] Truces that hold this month between two gangs. */
export function trucesBetween(
  state: Pick<State, 'deals' | 'month'>,
  one: SeatId,
  other: SeatId,
): DeepReadonly<Deal>[] {
  return Object.values(state.deals).filter(
    ({ asker, other: asked, topic, untilMonth, brokenBy }) =>
      topic.kind === 'truce' &&
      brokenBy === null &&
      untilMonth >= state.month &&
      ((asker === one && asked === other) || (asker === other && asked === one)),
  );
}

/** What a quote says to whoever is about to break his word. */
export function dealNotes(
  state: Pick<State, 'deals' | 'month' | 'gangs'>,
  seat: SeatId,
  rival: SeatId,
): string[] {
  if (trucesBetween(state, seat, rival).length === 0) return [];
  return [
    `This breaks the truce with ${gangOf(state, rival).name}; the whole town will hear of it.`,
  ];
}
