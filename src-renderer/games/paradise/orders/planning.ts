import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { GangsterView, PendingOrder } from '#shared/games/paradise/views/campaign.ts';
import { isOrdered, listCrew } from './cards.ts';

/** Why a man cannot be sent anywhere, or what he would lose by it; neither for who is fit. */
export function explainUnfit(
  man: Pick<GangsterView, 'custody' | 'statsNow' | 'pointsLost' | 'care'>,
): { bars: boolean; text: string } | null {
  if (man.custody === 'jail') return { bars: true, text: 'in jail' };
  if (man.custody === 'pen') return { bars: true, text: 'in the Pen' };
  if (man.custody === 'away') return { bars: true, text: 'out of town' };
  if (man.statsNow.hits <= 0) return { bars: true, text: 'cannot stand' };
  if (man.pointsLost === 0) return null;
  return {
    bars: false,
    text: man.care === null ? 'wounded' : 'wounded, in care: sent out he may lose what has healed',
  };
}

/** True if men can be put on an order and taken off it. */
export function canTakeMen({ order }: Pick<PendingOrder, 'order'>): boolean {
  return 'crew' in order || order.kind === 'meet';
}

function changeCrew(order: Order, change: (crew: GangsterId[]) => GangsterId[]): Order {
  if (order.kind === 'meet') return { ...order, bodyguards: change(order.bodyguards) };
  if ('crew' in order) return { ...order, crew: change([...order.crew]) };
  return order;
}

/** True if an order stands without one of its men; otherwise it goes with him. */
function canStandWithout(order: Order, man: GangsterId): boolean {
  if (order.kind === 'meet') return order.negotiator !== man;
  return 'crew' in order && order.crew.length > 1;
}

/**
 * The orders that put a man on a job, or on none (`to` null), and off the one that had him: all of them one step. Jobs that
 * come after one given again are given again, too, so that they keep their sequence. Null where nothing changes.
 */
export function moveMan(mine: readonly PendingOrder[], man: GangsterId, to: PendingOrder['id'] | null): Order[] | null {
  const from = mine.find(({ order }) => listCrew(order).includes(man));
  const goal = mine.find(({ id }) => id === to);
  if (from?.id === goal?.id) return null;
  const changed = mine.filter((one) => one === from || one === goal);
  const first = changed.find((one) => one === goal || canStandWithout(one.order, man));
  const touched = mine.filter(
    (one, place) => changed.includes(one) || (first !== undefined && place > mine.indexOf(first) && isOrdered(one)),
  );
  const again = touched.flatMap((one): Order[] => {
    if (one === goal) return [changeCrew(one.order, (crew) => [...crew, man])];
    if (one !== from) return [one.order];
    if (!canStandWithout(one.order, man)) return [];
    return [changeCrew(one.order, (crew) => crew.filter((id) => id !== man))];
  });
  return [...touched.map(({ id }): Order => ({ kind: 'withdraw', order: id })), ...again];
}

/** Adds up what a month's orders cost, and finds the one that is least likely to come off; null where none has odds. */
export function computePlan(
  mine: readonly Pick<PendingOrder, 'title' | 'setAsideDollars' | 'muscleDollars' | 'odds'>[],
): { setAsideDollars: number; muscleDollars: number; leastChance: { title: string; chance: number } | null } {
  const risks = mine
    .flatMap(({ title, odds }) => (odds === null ? [] : [{ title, chance: odds.chance }]))
    .toSorted((one, other) => one.chance - other.chance);
  return {
    setAsideDollars: mine.reduce((sum, one) => sum + one.setAsideDollars, 0),
    muscleDollars: mine.reduce((sum, one) => sum + one.muscleDollars, 0),
    leastChance: risks[0] ?? null,
  };
}

/** True if an order binds the gang to somebody, or turns somebody down: never given along with other advice. */
export function isPromise({ kind }: Order): boolean {
  return ['propose', 'answer-proposal', 'withdraw-proposal', 'break-bargain'].includes(kind);
}
