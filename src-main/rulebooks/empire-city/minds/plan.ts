import type { Order } from '../../../../src-shared/games/empire-city/orders.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Wait } from '../../../../src-shared/words/waits.ts';
import type { Reason } from '../../../../src-shared/words/journal.ts';
import type { Sight } from './fog.ts';

export type Planned = { order: Order; reason: Reason };

/** [EMP-NPC-1] What a family orders, from what it may know. */
export function plan(sight: Sight, _seat: SeatId, _wait: Wait | null): Planned[] {
  void sight;
  return [
    { order: { kind: 'byRule' }, reason: { sentence: 'By the rule.', score: 0, factors: [] } },
  ];
}
