import { findCity } from '#shared/games/paradise/cities/city.ts';
import { districtSchema } from '#shared/games/paradise/city.ts';
import { orderIdSchema, seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import {
  bandIdSchema,
  boxerIdSchema,
  businessIdSchema,
  gangsterIdSchema,
  offerIdSchema,
  officialIdSchema,
  proposalIdSchema,
  vehicleIdSchema,
} from '#shared/games/paradise/ids.ts';
import { attorneyGeneralId } from '#shared/games/paradise/officials.ts';
import { type Order, orderSchema } from '#shared/games/paradise/orders/orders.ts';
import { nameSchema } from '#shared/games/paradise/recruits.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { NpcRandom } from '#kernel/dice/npcRandom.ts';
import { createOrderDraws, createPool, drawOrders, type Pool, type PoolLists } from '#kernel/orders/drawing.ts';
import type { Snapshot } from '#kernel/run.ts';
import { listMourned } from '../funerals/funerals.ts';
import { canFight } from '../filing/crews.ts';
import { isFree, listBusinesses, listLivingGangs } from '../lookups.ts';
import { createReason, type Plan } from '../minds/reason.ts';
import { nameRecruits } from '../minds/recruitNames.ts';
import type { ParadiseState } from '../state.ts';
import type { SeatView } from '../state/seatView.ts';
import { sampleFrom } from './imagining/imagine.ts';
import { hashWhim } from './whims.ts';

/** Orders of a month at most, and draws of one kind. */
const most = 7;
const tries = 8;

const draws = createOrderDraws(orderSchema);

/** Orders that only players need. */
const forPlayers = ['rename', 'withdraw'];

const kinds = [...draws.keys()].filter((kind) => !forPlayers.includes(kind));

/**
 * Lets a planner give orders of a seat in an imagined campaign, which is its own to write into; `accept` throws a
 * Refusal of an order that the rules refuse.
 */
export type TryOut = (
  own: Snapshot<ParadiseState>,
  seat: SeatId,
  plan: (accept: (order: Order) => void) => Plan[],
) => Plan[];

/**
 * [GANG-11] Plans a month at random: orders of a few kinds, all kinds equally likely. They are tried in an imagined
 * campaign, and those that the rules refuse there are left out.
 */
export function planErratically(view: SeatView, tryOut: TryOut): Plan[] {
  const random = new NpcRandom(hashWhim(view, 'orders'));
  const state: ParadiseState = { ...sampleFrom(view, hashWhim(view, 'campaign')), phase: 'orders' };
  const pool = createSeatPool(view, random);
  return tryOut({ state, rng: seedRng(hashWhim(view, 'dice')) }, view.seat, (accept) =>
    drawOrders<Order>(draws, { kinds, most, tries, pool, random, accept }).map((order) => ({
      order,
      reason: createReason('The Boss woke up with the idea, and nobody talked him out of it.', [
        { name: 'a whim', points: 1 + random.below(9) },
      ]),
    })),
  );
}

/** Creates the pool of all that a seat's orders may name: its city's districts, and the values that it knows of. */
export function createSeatPool(view: SeatView, random: NpcRandom): Pool {
  const known = createPool(listValues(view), random);
  const { districts } = findCity(view);
  return (schema, name) => (schema === districtSchema ? districts : known(schema, name));
}

/** Lists the values of orders that a seat knows of. */
function listValues(view: SeatView): PoolLists {
  const rivals = listLivingGangs(view).flatMap(({ id }) => (id === view.seat ? [] : [id]));
  const businesses = listBusinesses(view);
  const bouts = Object.values(view.bouts).flatMap(({ red, blue }) => [red, blue]);
  const fit = listIds(view.members.filter((man) => isFree(man) && canFight(man)));
  const mourned = listMourned(view).map(({ gangster }) => gangster);
  return [
    [seatIdSchema, rivals, rivals, rivals, [view.seat]],
    [gangsterIdSchema, fit, fit, listIds(view.members), listIds(view.rivals), mourned],
    [
      businessIdSchema,
      listIds(businesses.filter(({ owner }) => owner === view.seat)),
      listIds(businesses.filter(({ owner }) => owner === null)),
      listIds(businesses.filter(({ owner }) => owner !== null && owner !== view.seat)),
    ],
    [vehicleIdSchema, listIds(view.vehicles)],
    [
      officialIdSchema,
      [attorneyGeneralId, ...Object.keys(view.officials)],
      Object.values(view.payrolls).map(({ official }) => official),
    ],
    [bandIdSchema, Object.keys(view.bands)],
    [boxerIdSchema, bouts, Object.keys(view.boxers)],
    [offerIdSchema, listIds(view.offers)],
    [proposalIdSchema, listIds(view.proposals)],
    [orderIdSchema, listIds(view.orders)],
    [nameSchema, nameRecruits(view, 3)],
    ['deal', listIds(view.deals)],
    ['month', [view.month + 1, view.month + 2]],
  ];
}

function listIds<T extends string>(items: readonly { readonly id: T }[]): T[] {
  return items.map(({ id }) => id);
}
