import { cardIdSchema, cellSchema, copIdSchema, manIdSchema, racketIdSchema } from '#shared/games/empire-city/ids.ts';
import { declarations, freeActions, orderSchema, type Order } from '#shared/games/empire-city/orders.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createOrderDraws, createPool, drawOrders, type PoolLists } from '#kernel/orders/drawing.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { findAskRule } from '../agenda.ts';
import { checkOrder } from '../handlers.ts';
import { listRivals, listSquares } from '../lookups.ts';
import type { Ask } from '../records.ts';
import { createPlanned, planByRule, type Outlook, type Planned } from './outlook.ts';
import type { Sight } from './sight.ts';

const draws = createOrderDraws(orderSchema);
const turnKinds = [...Object.keys(declarations), ...Object.keys(freeActions)];

/** [EMP-NPC-13] Draws any legal order. */
export function planErratic({ state, seat, own, random }: Outlook, task: DeepReadonly<Ask>): Planned {
  const sentence = 'It seemed a good idea.';
  const answer = findAskRule(task)?.answer;
  const [order] = drawOrders<Order>(draws, {
    kinds: answer === undefined ? turnKinds : [answer],
    most: 1,
    tries: 12,
    pool: createPool(listValues({ state, seat, own }), random),
    random,
    accept: (drawn) => checkOrder(state, seat, drawn),
  });
  return order === undefined ? planByRule(sentence) : createPlanned(order, sentence);
}

/** Lists the values of orders that a family knows of. */
function listValues({ state, seat, own }: Sight): PoolLists {
  const { squares, racketTrack, menTrack, cops } = state;
  return [
    [seatIdSchema, listRivals(state, seat)],
    [cellSchema, listSquares(state, seat), Object.keys(squares)],
    [manIdSchema, own.hand, own.exhausted, menTrack],
    [cardIdSchema, own.cards, ['pay']],
    [racketIdSchema, racketTrack],
    [copIdSchema, cops.map(({ id }) => id)],
  ];
}
