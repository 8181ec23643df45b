import { findNeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import { computeControlDollars } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { measureStandings, type Ground } from '#shared/games/godfather/ground/ground.ts';
import { findMask } from '#shared/games/godfather/ground/site.ts';
import { requireFamily, buildGround, computeHalfPrice, listPieces, findPlaceOfKey, listPlaces } from '../lookups.ts';
import type { State } from '../state.ts';

/** [GOD-ASK-8] Computes a seat's stake in an open Neighborhood with these pieces of its own gone. */
function computeStake(state: State, ground: Ground, seat: number): number {
  const { key, racket, status } = findPlaceOfKey(state, ground.site.key);
  if (racket === null || status !== 'open') return 0;
  const count = measureStandings(ground, state.house.areaLimit)[seat]?.count ?? 0;
  return computeControlDollars(key, racket) * Math.min(1, count / ground.site.majority);
}

function removePieces(state: State, gone: readonly Position[], key: ReturnType<typeof findNeighborhoodKey>): Ground {
  const { site, own } = buildGround(state, key);
  const mask = gone.reduce((all, position) => all | findMask(site, position), 0);
  return { site, own: own.map((one) => one & ~mask) };
}

/**
 * [GOD-ASK-8] Lists a number of own pieces in the order of giving them up: the one that lowers the stake least, then of
 * lower value, then later on the board.
 */
export function listLeastMissed(state: State, seat: SeatId, from: readonly Position[], count: number): Position[] {
  const at = state.seats.indexOf(seat);
  const order = listPlaces(state).map(({ key }) => key);
  const gone: Position[] = [];
  while (gone.length < count) {
    const ranked = from
      .filter((position) => !gone.includes(position))
      .map((position, nth) => {
        const key = findNeighborhoodKey(position);
        const { racket } = findPlaceOfKey(state, key);
        const before = computeStake(state, removePieces(state, gone, key), at);
        const after = computeStake(state, removePieces(state, [...gone, position], key), at);
        return {
          position,
          drop: before - after,
          value: racket === null ? 0 : computeControlDollars(key, racket),
          place: order.indexOf(key) * 100 + nth,
        };
      })
      .toSorted((a, b) => a.drop - b.drop || a.value - b.value || b.place - a.place);
    const [next] = ranked;
    if (next === undefined) break;
    gone.push(next.position);
  }
  return gone;
}

/**
 * [GOD-ASK-3] Plans the sale of stalemated pieces first, the dearest of them first, then by the stake; surplus pieces
 * are kept.
 */
export function planDefaultSale(state: State, seat: SeatId, dueDollars: number): Position[] {
  const missing = dueDollars - requireFamily(state, seat).cashDollars;
  const own = listPieces(state, seat).map(({ id }) => id);
  const isDead = (position: Position): boolean =>
    findPlaceOfKey(state, findNeighborhoodKey(position)).status === 'stalemated';
  const compareByPrice = (a: Position, b: Position): number => computeHalfPrice(state, b) - computeHalfPrice(state, a);
  const living = own.filter((position) => !isDead(position));
  const queue = [
    ...own.filter(isDead).toSorted(compareByPrice),
    ...listLeastMissed(state, seat, living, living.length),
  ];
  const sold: Position[] = [];
  let raised = 0;
  for (const position of queue) {
    if (raised >= missing) break;
    sold.push(position);
    raised += computeHalfPrice(state, position);
  }
  for (const position of sold.toSorted(compareByPrice)) {
    const dollars = computeHalfPrice(state, position);
    if (raised - dollars < missing) continue;
    sold.splice(sold.indexOf(position), 1);
    raised -= dollars;
  }
  return sold;
}
