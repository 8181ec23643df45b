import { positionSchema } from '#shared/games/godfather/ids.ts';
import { orderSchema, placementSchema, type Order, type Placement } from '#shared/games/godfather/orders.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';
import { createOrderDraws, createPool, drawOrders, type PoolLists } from '#kernel/orders/drawing.ts';
import { check, listKinds } from '../handlers.ts';
import { buildGround, listLivePlaces, listOpenableRackets, listPieces } from '../lookups.ts';
import type { Planned } from './draft.ts';
import type { Outlook } from './outlook.ts';
import type { Sight } from './sight.ts';

const draws = createOrderDraws(orderSchema);

/** [GOD-NPC-9] Draws any legal order; where the rules refuse all that were drawn, does what must be done. */
export function planErratically({ state, seat, random }: Outlook, planLeast: () => Planned[]): Planned[] {
  const orders = drawOrders<Order>(draws, {
    kinds: [...listKinds(state.stage), ...Array.from({ length: 8 }, () => 'position')],
    most: 1,
    tries: 8,
    pool: createPool(listValues({ state, seat }, random), random),
    random,
    accept: (order) => check(state, seat, order),
  });
  const reason = { sentence: 'It seemed a good idea.', score: 0, factors: [] };
  const given = orders.length > 0 ? orders : planLeast().map(({ order }) => order);
  return given.map((order) => ({ order, reason }));
}

/** Lists the values of orders that a family knows of. */
function listValues({ state, seat }: Pick<Sight, 'state' | 'seat'>, random: NpcRandom): PoolLists {
  const rivals = state.seats.filter((one) => one !== seat);
  if (state.stage.at === 'position')
    return [
      [seatIdSchema, rivals],
      [placementSchema, listPlacements(state, random)],
    ];
  return [[positionSchema, listIds(state, [seat]), listIds(state, rivals)]];
}

function listIds(state: Sight['state'], seats: Sight['state']['seats']) {
  return seats.flatMap((one) => listPieces(state, one).map(({ id }) => id));
}

/** Lists a placement of one to three pieces in each Neighborhood that is still played. */
function listPlacements(state: Sight['state'], random: NpcRandom): Placement[] {
  return listLivePlaces(state).flatMap(({ key, racket: running }): Placement[] => {
    const racket = running ?? random.pick(listOpenableRackets(state));
    const spots = buildGround(state, key).site.positions.filter((one) => state.pieces[one] === undefined);
    if (racket === undefined || spots.length === 0) return [];
    const picked = Array.from({ length: 1 + random.below(3) }, () => random.pick(spots) ?? []);
    return [{ neighborhood: key, racket, positions: [...new Set(picked.flat())] }];
  });
}
