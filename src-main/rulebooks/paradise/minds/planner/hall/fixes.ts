import type { SeatId } from '../../../../../../src-shared/words/ids.ts';
import { ownedBy, seatsOf } from '../../../state/lookups.ts';
import type { SeatView } from '../../../state/seatView.ts';
import { reasonOf, type Plan } from '../../reason.ts';

/** [RK-15] The racetrack's owner helps his own numbers, or spoils the biggest rival's. */
export function planFixes(view: SeatView): Plan[] {
  const hasTrack = ownedBy(view, view.seat).some((b) => b.type === 'racetrack' && !b.isShut);
  if (!hasTrack) return [];
  const own = numbersOf(view, view.seat);
  if (own > 0) {
    return [
      {
        order: { kind: 'fix-numbers', gang: view.seat, change: 1 },
        reason: reasonOf('The first race can be read our way.', [
          { name: 'our numbers games', detail: 'in $100s', points: own },
        ]),
      },
    ];
  }
  const rivals = seatsOf(view).filter((seat) => seat !== view.seat && numbersOf(view, seat) > 0);
  const target = rivals.toSorted((a, b) => numbersOf(view, b) - numbersOf(view, a))[0];
  if (target === undefined) return [];
  return [
    {
      order: { kind: 'fix-numbers', gang: target, change: -1 },
      reason: reasonOf('A rival’s numbers can pay out more than they take.', [
        {
          name: 'his numbers games',
          detail: 'in $100s, as far as it is our gain',
          points: numbersOf(view, target) / 2,
        },
      ]),
    },
  ];
}

function numbersOf(view: SeatView, seat: SeatId): number {
  return ownedBy(view, seat).filter((b) => b.type === 'numbers' && !b.isShut).length;
}
