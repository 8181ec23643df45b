import { guardsBy } from '../../../battles/arranging/places.ts';
import { lootRuleOf, perksOf } from '../../../city/rackets.ts';
import type { Business } from '../../../state/records/city.ts';
import type { SeatView } from '../../../state/seatView.ts';
import type { DeepReadonly } from '../../../../../kernel/readonly.ts';
import { oncePerSeat } from '../once.ts';

/** A gang's perks as the seat sees them. */
export const perksSeen = oncePerSeat((view: SeatView, seat) => perksOf(view, seat));

/** [RK-2] Guards of a place as it stands; its owner's perks are worked out once for all his places. */
export function guardsSeen(view: SeatView, place: DeepReadonly<Business>): number {
  const { owner } = place;
  return guardsBy(
    place,
    owner === null ? null : lootRuleOf(place, perksSeen(view, owner), view.month),
  );
}
