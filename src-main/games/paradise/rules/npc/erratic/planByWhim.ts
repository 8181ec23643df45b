import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { OrderKind } from '#shared/games/paradise/orders/orders.ts';
import { canFight, listCrew } from '#main/games/paradise/rules/filing/crews.ts';
import { isFree } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { bargainGenerators } from './bargains.ts';
import { RandomPicker } from './randomPicker.ts';
import { hallGenerators } from './hall.ts';
import type { OrderGenerators } from './idea.ts';
import { peopleGenerators } from './people.ts';
import { showGenerators } from './shows.ts';
import { streetGenerators } from './street.ts';
import { createReason, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** Ideas a month at most. */
const mostIdeas = 9;

/** Kinds with their own time in the month, the withdrawal of an order, and orders that only players need. */
type Elsewhere = 'pay' | 'pay-officials' | 'withdraw' | 'rename';

/** A muse for every kind of order there is. */
const muses: OrderGenerators<Exclude<OrderKind, Elsewhere>> = {
  ...bargainGenerators,
  ...peopleGenerators,
  ...streetGenerators,
  ...hallGenerators,
  ...showGenerators,
};

/** Orders that are possible in few months, tried before all others. */
const pressing = new Set<OrderKind>(['face-trial', 'mistrial']);

/**
 * [GANG-11] Plans a month at random: some order of a few kinds, all kinds equally likely. Orders that the rules refuse
 * are left out.
 */
export function planErratically(view: SeatView): Plan[] {
  const picker = new RandomPicker(view, 'kinds');
  const plans: Plan[] = [];
  const busy = new Set<GangsterId>();
  let dollars = view.purse.bankDollars;
  const kinds = picker.shuffled(Object.keys(muses) as (keyof typeof muses)[]);
  const first = kinds.filter((kind) => pressing.has(kind));
  for (const kind of new Set([...first, ...kinds])) {
    if (plans.length === mostIdeas) break;
    const idle = view.members.filter((man) => isFree(man) && canFight(man) && !busy.has(man.id));
    const idea = muses[kind]({ view, picker: new RandomPicker(view, kind), idle });
    if (idea === null || idea.costDollars > dollars) continue;
    dollars -= idea.costDollars;
    for (const id of listCrew(idea.order)) busy.add(id);
    const name = 'what came to mind';
    const reason = createReason('The Boss woke up with the idea, and nobody talked him out of it.', [
      { name, points: picker.whole(1, 9) },
    ]);
    plans.push({ order: idea.order, reason });
  }
  return plans;
}
