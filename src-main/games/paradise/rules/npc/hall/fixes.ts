import type { SeatId } from '#shared/words/ids.ts';
import { listOwnedBusinesses, listSeats } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { createReason, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** [RK-15] The racetrack's owner helps his own numbers, or spoils the biggest rival's. */
export function planFixes(view: SeatView): Plan[] {
  const hasTrack = listOwnedBusinesses(view, view.seat).some((b) => b.type === 'racetrack' && !b.isShut);
  if (!hasTrack) return [];
  const own = countPlaces(view, view.seat);
  if (own > 0) {
    return [
      {
        order: { kind: 'fix-numbers', gang: view.seat, change: 1 },
        reason: createReason('We can fix the first race.', [
          { name: 'our numbers games', detail: 'in $100s', points: own },
        ]),
      },
    ];
  }
  const rivals = listSeats(view).filter((seat) => seat !== view.seat && countPlaces(view, seat) > 0);
  const target = rivals.toSorted((a, b) => countPlaces(view, b) - countPlaces(view, a))[0];
  if (target === undefined) return [];
  return [
    {
      order: { kind: 'fix-numbers', gang: target, change: -1 },
      reason: createReason('We can make a rival’s numbers game pay out more than it takes in.', [
        {
          name: 'his numbers games',
          detail: 'in $100s, as far as it is our gain',
          points: countPlaces(view, target) / 2,
        },
      ]),
    },
  ];
}

function countPlaces(view: SeatView, seat: SeatId): number {
  return listOwnedBusinesses(view, seat).filter((b) => b.type === 'numbers' && !b.isShut).length;
}
