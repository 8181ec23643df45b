import { findNeighborhoodKey, type NeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import type { OrderOf } from '#shared/games/godfather/orders.ts';
import { computeControlDollars, racketTable, rackets, type Racket } from '#shared/games/godfather/values.ts';
import { placePositions, measureStandings } from '#shared/games/godfather/ground/ground.ts';
import { findMask, buildMask, countPositions } from '#shared/games/godfather/ground/site.ts';
import { listAvailablePlaces, requireFamily, buildGround, isFirstTurn, listLivePlaces } from '../lookups.ts';
import { findLegalSpot, countStartsWanted } from '../orders/positioning.ts';
import type { State } from '../state.ts';
import type { Sight } from './sight.ts';
import type { Planned } from './draft.ts';

const reason = { sentence: 'The player is away; only what must be done is done.', score: 0, factors: [] };

type Laid = Map<NeighborhoodKey, { racket: Racket; positions: Position[] }>;

/** [GOD-ASK-9] Plans by defaults: nothing is bought, and free pieces go where the stake rises most. */
export function planMinimal({ state, seat }: Sight): Planned[] {
  const laid: Laid = isFirstTurn(state, seat) ? startMinimal(state, seat) : placeFreePieces(state, seat);
  const order: OrderOf<'position'> = {
    kind: 'position',
    placements: [...laid].map(([neighborhood, { racket, positions }]) => ({ neighborhood, racket, positions })),
    declare: [],
  };
  return [{ order, reason }];
}

/** Places one hijacker in each of the first unplayed Neighborhoods, or if they are too few, beside other pieces. */
function startMinimal(state: State, seat: Sight['seat']): Laid {
  const laid: Laid = new Map();
  const wanted = countStartsWanted(state, seat) ?? 0;
  let left = requireFamily(state, seat).cashDollars;
  const unplayed = listLivePlaces(state).filter(({ status }) => status === 'unplayed');
  const open = listLivePlaces(state).filter(({ status }) => status === 'open');
  for (const place of [...unplayed, ...open]) {
    if (laid.size >= wanted) break;
    const racket = place.racket ?? findCheapestOpener(state, laid);
    if (racket === null || racketTable[racket].costDollars > left) continue;
    const spot = findLegalSpot(buildGround(state, place.key), state.seats.indexOf(seat), 0);
    if (spot === null) continue;
    left -= racketTable[racket].costDollars;
    laid.set(place.key, { racket, positions: [spot] });
  }
  return laid;
}

/**
 * [GOD-HOUSE-2] Finds the cheapest racket with a circle left, those of the same order counted; null if none has one.
 */
function findCheapestOpener(state: State, laid: Laid): Racket | null {
  const { circles } = state.house;
  const isLeft = (racket: Racket): boolean => {
    const running = Object.values(state.places).filter((place) => place.racket === racket).length;
    const now = [...laid].filter(
      ([key, one]) => one.racket === racket && state.places[key]?.status === 'unplayed',
    ).length;
    return circles === null || running + now < circles;
  };
  return rackets.toReversed().find(isLeft) ?? null;
}

function placeFreePieces(state: State, seat: Sight['seat']): Laid {
  const laid: Laid = new Map();
  const { free } = state.turn.log;
  for (let nth = 0; nth < (free?.count ?? 0); nth += 1) {
    const best = free === null ? null : findBestSpot(state, seat, free.racket, laid);
    if (best === null) break;
    const key = findNeighborhoodKey(best);
    const positions = [...(laid.get(key)?.positions ?? []), best];
    laid.set(key, { racket: free?.racket ?? 'hijacking', positions });
  }
  return laid;
}

/** [GOD-ASK-8, GOD-ASK-9] Finds the legal position that raises the stake most; ties go by board order. */
function findBestSpot(state: State, seat: Sight['seat'], racket: Racket, laid: Laid): Position | null {
  const at = state.seats.indexOf(seat);
  let best: { position: Position; rise: number } | null = null;
  for (const { key } of listAvailablePlaces(state, racket)) {
    const there = laid.get(key)?.positions ?? [];
    if (there.length >= 3) continue;
    const ground = buildGround(state, key);
    const beside = buildMask(ground.site, there);
    const computeStake = (mask: number): number | null => {
      const { ground: now, lost } = placePositions(ground, at, mask);
      if (lost !== null) return null;
      const count = measureStandings(now, state.house.areaLimit)[at]?.count ?? 0;
      return computeControlDollars(key, racket) * Math.min(1, count / ground.site.majority);
    };
    const before =
      countPositions(beside) === 0
        ? ((measureStandings(ground, state.house.areaLimit)[at]?.count ?? 0) * computeControlDollars(key, racket)) /
          ground.site.majority
        : (computeStake(beside) ?? 0);
    for (const position of ground.site.positions) {
      const bit = findMask(ground.site, position);
      if ((beside & bit) !== 0 || state.pieces[position] !== undefined) continue;
      const now = computeStake(beside | bit);
      if (now === null) continue;
      const rise = now - before;
      if (best === null || rise > best.rise) best = { position, rise };
    }
  }
  return best?.position ?? null;
}
