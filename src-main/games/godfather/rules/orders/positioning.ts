import { pluralizeFamily } from '#shared/words/familyNames.ts';
import {
  findNeighborhoodKey,
  requireNeighborhood,
  type NeighborhoodKey,
  type Position,
} from '#shared/games/godfather/board.ts';
import type { OrderOf, Placement } from '#shared/games/godfather/orders.ts';
import { racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { placePositions, findTerritory, type Ground, type GroundAfter } from '#shared/games/godfather/ground/ground.ts';
import { buildMask, listMaskPositions, countPositions, type Mask } from '#shared/games/godfather/ground/site.ts';
import { requireFamily, buildGround, isLive, listLivePlaces, listOpenableRackets, findPlaceOfKey } from '../lookups.ts';
import type { State } from '../state.ts';

/** Pieces of one Neighborhood, as they go down together. */
export type Laid = {
  key: NeighborhoodKey;
  racket: Racket;
  opens: boolean;
  positions: Position[];
  mask: Mask;
  before: Ground;
  outcome: GroundAfter;
  free: number;
  dollars: number;
};

/** [GOD-ORDER-4] Everything an order to position does; nothing of it is left to chance. */
export type Laying = {
  laid: Laid[];
  dollars: number;
  freeUsed: number;
  /** [GOD-CARD-4] Free pieces that find no place. */
  voidCount: number;
  declare: { neighborhood: NeighborhoodKey; territory: Position[] }[];
};

const perTurn = 3;

/** [GOD-PLACE, GOD-CARD-4, GOD-START, GOD-CLOSE-4] Checks an order to position; throws a Refusal. */
export function checkPositioning(state: State, seat: SeatId, order: OrderOf<'position'>): Laying {
  const opened: Racket[] = [];
  const named = new Set<NeighborhoodKey>();
  const laid = order.placements.map((placement) => {
    const { name } = requireNeighborhood(placement.neighborhood);
    refuseUnless(
      !named.has(placement.neighborhood),
      `${name} is named twice; put its positions together.`,
      'GOD-ORDER-1',
    );
    named.add(placement.neighborhood);
    return lay(state, seat, placement, opened);
  });
  checkStart(state, seat, laid);
  const priced = price(state, laid);
  const { cashDollars } = requireFamily(state, seat);
  refuseUnless(
    priced.dollars <= cashDollars,
    `These pieces cost ${formatDollars(priced.dollars)}, and the family has ${formatDollars(cashDollars)}; leave some out.`,
    'GOD-TURN-3',
  );
  const { free } = state.turn.log;
  const left = (free?.count ?? 0) - priced.freeUsed;
  if (free !== null && left > 0) {
    const spot = findRoomFor(state, seat, free.racket, laid);
    refuseUnless(
      spot === null,
      `${formatCount(left, `free ${racketTable[free.racket].piece}`)} must still be positioned; ${spot ?? ''} would take one.`,
      'GOD-CARD-4',
    );
  }
  return { ...priced, voidCount: left, declare: checkDeclarations(state, seat, order, laid) };
}

function lay(state: State, seat: SeatId, { neighborhood: key, racket, positions }: Placement, opened: Racket[]): Laid {
  const place = findPlaceOfKey(state, key);
  const { name } = requireNeighborhood(key);
  refuseUnless(isLive(place.status), `${name} is closed for good; choose another.`, 'GOD-PLACE-1');
  checkSpots(state, key, positions);
  const opens = place.status === 'unplayed';
  if (opens) checkCircle(state, key, racket, opened);
  else {
    const runs = place.racket ?? racket;
    refuseUnless(
      runs === racket,
      `${racketTable[runs].name} runs in ${name}; place ${racketTable[runs].pieces} there.`,
      'GOD-PLACE-2',
    );
  }
  const before = buildGround(state, key);
  const mask = buildMask(before.site, positions);
  const outcome = placePositions(before, state.seats.indexOf(seat), mask);
  refuseLost(state, outcome);
  const sorted = listMaskPositions(before.site, mask);
  return { key, racket, opens, positions: sorted, mask, before, outcome, free: 0, dollars: 0 };
}

function checkSpots(state: State, key: NeighborhoodKey, positions: readonly Position[]): void {
  const { name } = requireNeighborhood(key);
  for (const position of positions) {
    refuseUnless(
      findNeighborhoodKey(position) === key,
      `${position} does not lie in ${name}; name it with its own Neighborhood.`,
      'GOD-PLACE-1',
    );
    const there = state.pieces[position];
    refuseUnless(there === undefined, `${position} is occupied; choose an empty position.`, 'GOD-PLACE-1');
  }
  refuseUnless(
    new Set(positions).size === positions.length,
    `A position in ${name} is named twice; name each once.`,
    'GOD-PLACE-1',
  );
  refuseUnless(
    positions.length <= perTurn,
    `${positions.length} pieces are too many for ${name}; position at most ${perTurn} there in a turn.`,
    'GOD-PLACE-3',
  );
}

/** [GOD-HOUSE-2] */
function checkCircle(state: State, key: NeighborhoodKey, racket: Racket, opened: Racket[]): void {
  const { circles } = state.house;
  if (circles !== null) {
    const running = Object.values(state.places).filter((one) => one.racket === racket).length;
    const now = opened.filter((one) => one === racket).length;
    refuseUnless(
      running + now < circles,
      `No circle of ${racketTable[racket].name} is left for ${requireNeighborhood(key).name}; open it with another racket.`,
      'GOD-HOUSE-2',
    );
  }
  opened.push(racket);
}

/** [GOD-PLACE-6] */
function refuseLost(state: State, { ground, lost }: GroundAfter): void {
  if (lost === null) return;
  const [first] = listMaskPositions(ground.site, lost.pieces);
  const rival = state.seats[lost.by];
  const name = rival === undefined ? 'a rival' : `the ${pluralizeFamily(requireFamily(state, rival).name)}`;
  throw new Refusal(
    `The piece on ${first ?? ''} would be taken at once by ${name}; leave it an empty neighbor, or take what shuts it in.`,
    'GOD-PLACE-6',
  );
}

/** [GOD-START-1] Checks that a first turn begins in two different Neighborhoods. */
function checkStart(state: State, seat: SeatId, laid: readonly Laid[]): void {
  const wanted = countStartsWanted(state, seat);
  if (wanted === null) return;
  refuseUnless(
    laid.length === wanted,
    wanted === 2
      ? `Place 1 to 3 men in each of two Neighborhoods; you chose ${laid.length}.`
      : `Place 1 to 3 men in ${formatCount(wanted, 'Neighborhood')} only; you chose ${laid.length}.`,
    'GOD-START-1',
  );
}

/**
 * Counts the Neighborhoods a seat must start in now; null after its first turn. Starts it cannot pay for do not count.
 */
export function countStartsWanted(state: State, seat: SeatId): number | null {
  const { turns, cashDollars } = requireFamily(state, seat);
  if (turns > 0) return null;
  const most = state.house.firstStart === 'one' && state.firstOrder[0] === seat ? 1 : 2;
  const openable = listOpenableRackets(state).map((racket) => racketTable[racket].costDollars);
  const prices = listLivePlaces(state)
    .map(({ racket }) => (racket === null ? Math.min(...openable) : racketTable[racket].costDollars))
    .toSorted((a, b) => a - b);
  const [one = Infinity, two = Infinity] = prices;
  if (cashDollars < one) return 0;
  return cashDollars < one + two ? 1 : most;
}

/** [GOD-CARD-4] Free pieces pay for the first ones of their racket, in board order. */
function price(state: State, laid: readonly Laid[]): Pick<Laying, 'laid' | 'dollars' | 'freeUsed'> {
  const { free } = state.turn.log;
  let left = free?.count ?? 0;
  const order = Object.keys(state.places);
  const priced = laid
    .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .map((one) => {
      const used = one.racket === free?.racket ? Math.min(left, one.positions.length) : 0;
      left -= used;
      const dollars = (one.positions.length - used) * racketTable[one.racket].costDollars;
      return { ...one, free: used, dollars };
    });
  return {
    laid: priced,
    dollars: priced.reduce((sum, { dollars }) => sum + dollars, 0),
    freeUsed: (free?.count ?? 0) - left,
  };
}

/** [GOD-CARD-4] Finds a position where one more piece of a racket is legal beside those of the order, or null. */
export function findRoomFor(
  state: State,
  seat: SeatId,
  racket: Racket,
  laid: readonly Pick<Laid, 'key' | 'racket' | 'opens' | 'mask'>[],
  except: NeighborhoodKey | null = null,
): Position | null {
  const { circles } = state.house;
  const opening = laid.filter((one) => one.opens && one.racket === racket).length;
  const running = Object.values(state.places).filter((one) => one.racket === racket).length;
  const mayOpen = circles === null || running + opening < circles;
  const at = state.seats.indexOf(seat);
  for (const place of listLivePlaces(state)) {
    if (place.key === except) continue;
    const there = laid.find(({ key }) => key === place.key);
    const fits =
      there !== undefined
        ? there.racket === racket && countPositions(there.mask) < perTurn
        : place.status === 'unplayed'
          ? mayOpen
          : place.racket === racket;
    if (!fits) continue;
    const spot = findLegalSpot(buildGround(state, place.key), at, there?.mask ?? 0);
    if (spot !== null) return spot;
  }
  return null;
}

/** Finds the first empty position where a piece may go down together with others. */
export function findLegalSpot(ground: Ground, seat: number, beside: Mask): Position | null {
  let taken = beside;
  for (const mask of ground.own) taken |= mask;
  const { positions } = ground.site;
  for (const [at, position] of positions.entries()) {
    const bit = 1 << at;
    if ((taken & bit) !== 0) continue;
    if (placePositions(ground, seat, beside | bit).lost === null) return position;
  }
  return null;
}

/** [GOD-CLOSE-4] */
function checkDeclarations(
  state: State,
  seat: SeatId,
  { declare }: OrderOf<'position'>,
  laid: readonly Laid[],
): Laying['declare'] {
  if (declare.length === 0) return [];
  refuseUnless(
    state.house.control === 'declared',
    'At this table control is not declared; it counts by what is held. Leave the declaration out.',
    'GOD-CLOSE-3',
  );
  refuseUnless(
    requireFamily(state, seat).turns > 0,
    'Nothing can be declared in a first turn; leave it out.',
    'GOD-CLOSE-4',
  );
  const at = state.seats.indexOf(seat);
  return [...new Set(declare)].map((key) => {
    const { status } = findPlaceOfKey(state, key);
    const here = laid.find((one) => one.key === key);
    const { name, majority } = requireNeighborhood(key);
    refuseUnless(
      isLive(status) && (status === 'open' || here !== undefined),
      `Nothing is fought for in ${name}; leave the declaration out.`,
      'GOD-CLOSE-4',
    );
    const ground = here?.outcome.ground ?? buildGround(state, key);
    const territory = findTerritory(ground, at);
    const count = countPositions((ground.own[at] ?? 0) | territory);
    refuseUnless(
      count >= majority,
      `The family has ${count} positions of ${name}, and ${majority} are a majority; leave the declaration out.`,
      'GOD-CLOSE-4',
    );
    return { neighborhood: key, territory: listMaskPositions(ground.site, territory) };
  });
}
