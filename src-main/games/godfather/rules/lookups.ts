import { formatReference } from '#kernel/events/references.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { requireNeighborhood, type NeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import { racketTable, rackets, type Racket } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import { measureStandings, type Ground, type Standing } from '#shared/games/godfather/ground/ground.ts';
import type { StakedClaim } from '#shared/games/godfather/ground/claims.ts';
import { buildMask, findMask, findSite } from '#shared/games/godfather/ground/site.ts';
import type { Claim, Family, Piece, Place } from './records.ts';
import type { Names } from './events/declare.ts';
import type { State } from './state.ts';

type Seen<T> = DeepReadonly<T>;

/** Requires a family; refuses a seat without one. */
export function requireFamily(state: State, seat: SeatId): Seen<Family> {
  const family = Object.hasOwn(state.families, seat) ? state.families[seat] : undefined;
  if (family === undefined) throw new Refusal('There is no such family in this game.');
  return family;
}

/** Every family, in seat order. */
export function listFamilies(state: State): Seen<Family>[] {
  return state.seats.map((seat) => requireFamily(state, seat));
}

/** Neighborhoods in play, in board order. */
export function listPlaces(state: State): Seen<Place>[] {
  return Object.values(state.places);
}

/** A Neighborhood in play, or a Refusal. */
export function findPlaceOfKey(state: State, key: NeighborhoodKey): Seen<Place> {
  const place = state.places[key];
  if (place === undefined) {
    throw new Refusal(`${requireNeighborhood(key).name} is not in play; choose another Neighborhood.`, 'GOD-BOARD-7');
  }
  return place;
}

/** Neighborhoods that are not closed, in board order. */
export function listLivePlaces(state: State): Seen<Place>[] {
  return listPlaces(state).filter(({ status }) => isLive(status));
}

export function isLive(status: Place['status']): boolean {
  return status === 'unplayed' || status === 'open';
}

export function listPiecesIn(state: State, key: NeighborhoodKey): Seen<Piece>[] {
  return requireNeighborhood(key).positions.flatMap((position) => state.pieces[position] ?? []);
}

/** A seat's pieces, in board order. */
export function listPieces(state: State, seat: SeatId): Seen<Piece>[] {
  return listPlaces(state).flatMap(({ key }) => listPiecesIn(state, key).filter((piece) => piece.seat === seat));
}

/** Builds the occupants of a Neighborhood by position. */
export function buildGround(state: State, key: NeighborhoodKey): Ground {
  const where = findSite(key);
  const own = state.seats.map(() => 0);
  for (const { id, seat } of listPiecesIn(state, key)) {
    const at = state.seats.indexOf(seat);
    own[at] = (own[at] ?? 0) | findMask(where, id);
  }
  return { site: where, own };
}

/** Lists every seat's standing in a Neighborhood, in seat order. */
export function listStandings(state: State, key: NeighborhoodKey): Standing[] {
  return measureStandings(buildGround(state, key), state.house.areaLimit);
}

/** [GOD-HOLD-3] Positions a seat holds. */
export function countHeld(state: State, key: NeighborhoodKey, seat: SeatId): number {
  return listStandings(state, key)[state.seats.indexOf(seat)]?.count ?? 0;
}

/** A claim to a Neighborhood as the ground judges it. */
export function stakeClaim(
  { seats, house }: State,
  key: NeighborhoodKey,
  { seat, territory }: DeepReadonly<Pick<Claim, 'seat' | 'territory'>>,
): StakedClaim {
  const mask = territory === null ? null : buildMask(findSite(key), territory);
  return { by: seats.indexOf(seat), territory: mask, areaLimit: house.areaLimit };
}

/** The racket of a piece on the board. */
export function findRacketAt(state: State, position: Position): Racket | null {
  return state.places[position.slice(0, 3) as NeighborhoodKey]?.racket ?? null;
}

/** [GOD-BREAK-5] Computes the bank's payment for a piece on the board. */
export function computeHalfPrice(state: State, position: Position): number {
  const racket = findRacketAt(state, position);
  return racket === null ? 0 : racketTable[racket].halfDollars;
}

/** [GOD-BOARD-6, GOD-HOUSE-2] Rackets that may be set in one more Neighborhood. */
export function listOpenableRackets(state: State): Racket[] {
  const { circles } = state.house;
  if (circles === null) return [...rackets];
  const countUsed = (racket: Racket): number => listPlaces(state).filter((place) => place.racket === racket).length;
  return rackets.filter((racket) => countUsed(racket) < circles);
}

/** Lists the Neighborhoods that pieces of a racket may go to. */
export function listAvailablePlaces(state: State, racket: Racket): Seen<Place>[] {
  const mayOpen = listOpenableRackets(state).includes(racket);
  return listLivePlaces(state).filter(({ status, racket: runs }) =>
    status === 'unplayed' ? mayOpen : runs === racket,
  );
}

/** [GOD-CLOSE-1] Values credited to a seat. */
export function sumValues(state: State, seat: SeatId): number {
  return listPlaces(state)
    .filter(({ controller }) => controller === seat)
    .reduce((sum, { valueDollars }) => sum + valueDollars, 0);
}

/** [GOD-END-2] */
export function computeTotal(state: State, seat: SeatId): number {
  return requireFamily(state, seat).cashDollars + sumValues(state, seat);
}

export function listClaims(state: State, seat: SeatId): { key: NeighborhoodKey; claim: Seen<Claim> }[] {
  return listPlaces(state).flatMap(({ key, claim }) => (claim?.seat === seat ? [{ key, claim }] : []));
}

/** [GOD-START-1] True if a seat is in its first turn. */
export function isFirstTurn(state: State, seat: SeatId): boolean {
  return requireFamily(state, seat).turns === 0;
}

/** [GOD-SETUP-3] Seats in the order of this round. */
export function listOrderOfPlay({ round, firstOrder, laterOrder }: State): readonly SeatId[] {
  return round === 1 ? firstOrder : laterOrder;
}

/** The others in the order of play, beginning behind a seat. */
export function listOthersAfter(state: State, seat: SeatId): SeatId[] {
  const order = listOrderOfPlay(state);
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** [GOD-HOUSE-1] Finds the rule for deals: none, talk only, or with money. */
export function findDealsRule({ house, seats }: State): 'off' | 'talk' | 'cash' {
  if (house.deals !== 'by-seats') return house.deals;
  return seats.length === 2 ? 'off' : 'talk';
}

/** Names a Neighborhood in a sentence: `Harlem`, `the Docks`, `the Lower East Side`. */
export function namePlace(key: NeighborhoodKey): string {
  const { name } = requireNeighborhood(key);
  return /Side$/u.test(name) ? `the ${name}` : name.replace(/^The /u, 'the ');
}

export function buildNames(state: State): Names {
  return { family: (seat) => pluralizeFamily(state.families[seat]?.name ?? seat), place: namePlace };
}

/** The names of a state, families marked with their seats. */
export function createReferences(state: State): Names {
  const names = buildNames(state);
  return { ...names, family: (seat) => formatReference('seat', seat, names.family(seat)) };
}
