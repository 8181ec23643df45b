import { joinWords } from '#shared/words/text.ts';
import { listAreas, computeDistances, type MapArea } from '#shared/games/turf-war/maps.ts';
import type { AllianceKind } from '#shared/games/turf-war/orders.ts';
import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { Rank } from '#shared/games/turf-war/ranks.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { memoize } from '#shared/words/memoize.ts';
import type { Names } from './events/declare.ts';
import type { State } from './state.ts';
import type { Alliance, Gang, Piece } from './records.ts';

type City = { areas: readonly MapArea[]; distances: readonly (readonly number[])[] };

/** Returns the map in play; the same one for the same city and size. */
export const findCity = memoize(
  ({ map, wards }: Pick<State, 'map' | 'wards'>): City => {
    const areas = listAreas(map, wards);
    return { areas, distances: computeDistances(areas) };
  },
  ({ map, wards }) => `${map} ${wards}`,
);

export function nameArea(state: Pick<State, 'map' | 'wards'>, number: number): string {
  return findCity(state).areas[number - 1]?.name ?? `area ${number}`;
}

/** Requires a seat in the game. */
export function requireGang({ gangs }: Pick<State, 'gangs'>, seat: SeatId): DeepReadonly<Gang> {
  const gang = Object.hasOwn(gangs, seat) ? gangs[seat] : undefined;
  refuseUnless(gang !== undefined, 'There is no such gang in this game.');
  return gang;
}

export function listGangs(state: Pick<State, 'gangs'>): DeepReadonly<Gang>[] {
  return Object.values(state.gangs);
}

/** Gangs still in the game, in precedence. */
export function listLivingSeats({ precedence, gangs }: Pick<State, 'gangs' | 'precedence'>): SeatId[] {
  return precedence.filter((seat) => gangs[seat]?.out === null);
}

/** Every piece of a gang, recruits too, by number. */
export function listPieces({ pieces }: Pick<State, 'pieces'>, seat: SeatId): DeepReadonly<Piece>[] {
  return Object.values(pieces)
    .filter((piece) => piece.gang === seat)
    .sort((a, b) => a.number - b.number);
}

export function listPiecesOnBoard(state: Pick<State, 'pieces'>, seat: SeatId): DeepReadonly<Piece>[] {
  return listPieces(state, seat).filter(({ area }) => area !== null);
}

export function listRecruits(state: Pick<State, 'pieces'>, seat: SeatId): DeepReadonly<Piece>[] {
  return listPieces(state, seat).filter(({ area }) => area === null);
}

/** [WAR-GAME-5] Refuses a piece that is not the gang's. */
export function requireOwnPiece(state: Pick<State, 'pieces'>, seat: SeatId, id: PieceId): DeepReadonly<Piece> {
  const piece = Object.hasOwn(state.pieces, id) ? state.pieces[id] : undefined;
  refuseUnless(piece?.gang === seat, 'That is none of your people; name one of your own.', 'WAR-ORD-12');
  return piece;
}

export function listOwnedAreas({ areas }: Pick<State, 'areas'>, seat: SeatId): number[] {
  return Object.keys(areas)
    .map(Number)
    .filter((number) => areas[number]?.owner === seat);
}

export function hasArea(state: Pick<State, 'areas'>, number: number): boolean {
  return Object.hasOwn(state.areas, number);
}

/** [WAR-GAME-4, WAR-HOUSE-8] */
export function computeStrength({ house }: Pick<State, 'house'>, rank: Rank): number {
  return rank === 'don' ? house.donStrength : rank === 'lieutenant' ? 2 : 1;
}

export function sumStrength(state: Pick<State, 'house'>, pieces: readonly { readonly rank: Rank }[]): number {
  return pieces.reduce((sum, { rank }) => sum + computeStrength(state, rank), 0);
}

/** The alliance of a kind that a gang is in, leaving or not. */
export function findAlliance(
  { alliances }: Pick<State, 'alliances'>,
  seat: SeatId,
  kind: AllianceKind,
): DeepReadonly<Alliance> | null {
  return Object.values(alliances).find((one) => one.kind === kind && one.members.includes(seat)) ?? null;
}

/** Lists the members who neither left nor are in grace. */
export function listFullMembers({ members, leaving }: DeepReadonly<Alliance>): SeatId[] {
  return members.filter((seat) => leaving.every((one) => one.seat !== seat));
}

/** [WAR-ALLY-5] Members of one open alliance, the turn of grace included. */
export function isFriendly(state: Pick<State, 'alliances'>, a: SeatId, b: SeatId): boolean {
  return a !== b && (findAlliance(state, a, 'open')?.members.includes(b) ?? false);
}

/** [WAR-ALLY-3] Computes the most members of an alliance. */
export function computeAllianceLimit({ house, gangs }: Pick<State, 'house' | 'gangs'>): number {
  const began = Object.keys(gangs).length;
  if (began < 3) return 0;
  return house.allianceLimit ?? Math.max(2, Math.floor(began / 2));
}

/** [WAR-PAY-1] Computes the payment to the families of last turn's dead. */
export function computeConsolation(
  { house }: Pick<State, 'house'>,
  { hitmen, lieutenants }: { readonly hitmen: number; readonly lieutenants: number },
): number {
  const { hitmanConsolation, lieutenantConsolation } = house.prices;
  return hitmen * hitmanConsolation + lieutenants * lieutenantConsolation;
}

/** [WAR-PAY-6] True if a piece is on this turn's payroll. */
export function drawsPay(turn: number, { rank, hiredTurn }: Pick<Piece, 'rank' | 'hiredTurn'>): boolean {
  return rank === 'hitman' && (hiredTurn === null || hiredTurn < turn - 1);
}

/** [WAR-WIN-5] Areas at the ends of the last five turns, added up. */
export function sumPoints({ turns }: Pick<State, 'turns'>, seat: SeatId, lastTurn: number): number {
  let points = 0;
  for (let turn = Math.max(1, lastTurn - 4); turn <= lastTurn; turn += 1) {
    points += turns[turn]?.areas[seat] ?? 0;
  }
  return points;
}

export function buildNames(state: State): Names {
  const namePiece = (id: PieceId): string => (state.pieces[id] ?? state.graveyard[id])?.name ?? id;
  return {
    // Before the gangs are formed they are known by their places at the table.
    gang: (seat) => state.gangs[seat]?.name ?? `gang ${seat.slice(1)}`,
    place: (seat) => state.precedence.indexOf(seat) + 1,
    piece: namePiece,
    pieces: (ids) => joinWords(ids.map(namePiece)),
    area: (number) => nameArea(state, number),
  };
}
