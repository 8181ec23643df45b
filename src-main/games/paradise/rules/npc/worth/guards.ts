import { countGuardsBy } from '#main/games/paradise/rules/battles/arranging/places.ts';
import { findLootRule, computePerks } from '#main/games/paradise/rules/city/rackets.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { derivedBySeat } from '#kernel/derived.ts';

/** A gang's perks as the seat sees them. */
export const computePerksSeen = derivedBySeat((view: SeatView, seat) => computePerks(view, seat));

/** [RK-2] Counts the present guards of a place; its owner's perks are computed once for all his places. */
export function countGuardsSeen(view: SeatView, place: DeepReadonly<Business>): number {
  const { owner } = place;
  return countGuardsBy(place, owner === null ? null : findLootRule(place, computePerksSeen(view, owner), view.month));
}
