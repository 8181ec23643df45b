import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { canFight, listCrew } from '#main/games/paradise/rules/filing/crews.ts';
import { countPointsLost } from '#main/games/paradise/rules/state/condition.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { isResting } from './fighters.ts';

/**
 * [HEAL-4, HIT-2] Lists the harm an order would do to the men it sends, a sentence for each who should stay at home.
 */
export function listWarnings(view: SeatView, order: DeepReadonly<Order>): string[] {
  const crew = listCrew(order);
  return view.members
    .filter(({ id }) => crew.includes(id))
    .flatMap((man) => {
      if (isResting(view, man)) {
        return [
          `${man.name} lies in bed: sent out he loses what this month has healed, and its doctor was paid for nothing (HEAL-4).`,
        ];
      }
      if (!canFight(man)) return [`${man.name} cannot stand on his feet.`];
      const short = countPointsLost(man);
      return short > 0 ? [`${man.name} is wounded: ${short} points short.`] : [];
    });
}
