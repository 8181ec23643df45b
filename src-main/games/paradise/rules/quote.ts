import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { Quote } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { computeReputation, requirePurse } from './lookups.ts';
import { estimateOdds } from './npc/jobs/orderOdds.ts';
import { listWarnings } from './npc/jobs/orderWarnings.ts';
import { buildSeatView } from './npc/sight.ts';
import type { State } from './state.ts';
import { lookUpHandler, requireCanAct } from './handlers.ts';
import { formatOrderTitle } from './titles.ts';

/** Cost, legality and odds of an order, from the check that giving it runs too. */
export function quote(state: State, seat: SeatId, order: Order): Quote {
  requireCanAct(state, seat, order);
  const { costDollars, chance, notes, laterDollars } = lookUpHandler(order).check(state, seat, order);
  const purse = requirePurse(state, seat);
  const bankAfterDollars = purse.bankDollars - costDollars;
  const view = buildSeatView(state, seat);
  const odds = estimateOdds(view, order);
  return {
    title: formatOrderTitle(state, seat, order),
    costDollars,
    bankAfterDollars,
    chance: chance ?? odds?.chance ?? null,
    odds,
    warnings: listWarnings(view, order),
    reputationAfter: computeReputation({ ...purse, bankDollars: bankAfterDollars }),
    notes,
    laterDollars: laterDollars ?? 0,
    rules: [...lookUpHandler(order).rules],
  };
}
