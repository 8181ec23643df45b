import type { PieceId } from '#shared/games/turf-war/ids.ts';
import { areasOfWard, cityMaps, homesOfWard, findMapFor } from '#shared/games/turf-war/maps.ts';
import { doctrines, type Doctrine } from '#shared/games/turf-war/minds.ts';
import type { Rank } from '#shared/games/turf-war/ranks.ts';
import type { GangSetup, TurfWarSetup } from '#shared/games/turf-war/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { Gang, Piece } from '../records.ts';
import type { TurfWarTable } from '../table.ts';
import { pickFreshName } from './mobsters.ts';

/** [WAR-START-1 to WAR-START-3, WAR-DICE-1] Draws unassigned settings and sets every gang up. */
export function foundGame(table: TurfWarTable, setup: TurfWarSetup): void {
  const { houseRules: house, gangs } = setup;
  const map = house.map ?? findMapFor(gangs.length);
  const { title, most } = cityMaps[map];
  const wards = Math.max(house.wards ?? 0, gangs.length);
  refuseUnless(
    wards <= most,
    `${title} has ${most} wards; play on the other map or with fewer gangs and wards.`,
    'WAR-MAP-2',
  );
  const seats = gangs.map((_, place) => `g${place + 1}` as SeatId);
  table.emit({ type: 'founded', title: setup.title, house, map, wards, turn: 1 });
  table.emit({ type: 'whims-drawn', whim: table.dice.seed('the whims of NPC gangs') });
  const dealt = assign(
    table,
    gangs.map(({ ward }) => ward),
    wards,
    'wards',
  );
  const bySeat = seats.map((seat, place): [SeatId, number] => [seat, dealt[place] ?? 1]);
  table.emit({ type: 'wards-dealt', wards: Object.fromEntries(bySeat) });
  const places = assign(
    table,
    gangs.map(({ precedence }) => precedence),
    gangs.length,
    'precedence',
  );
  const precedence = seats
    .map((seat, n) => ({ seat, place: places[n] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ seat }) => seat);
  table.emit({ type: 'precedence-drawn', seats: precedence });
  const start = table.dice.seed('the names of mobsters') % 1_000;
  table.emit({ type: 'names-drawn', start });
  const drawn = drawDoctrines(table, gangs);
  gangs.forEach((gang, place) => {
    const seat = seats[place] ?? ('g1' as SeatId);
    const own = createGang(gang, {
      seat,
      seats,
      ward: dealt[place] ?? 1,
      doctrine: drawn[place] ?? 'hammer',
      nameStart: start + place * 149,
      mc: house.start.mc + gang.handicapMc,
    });
    const homes = Array.from({ length: homesOfWard }, (_, home) => areasOfWard * (own.ward - 1) + home + 1);
    const pieces = createStartingPieces(own, gang, house.start, homes);
    own.entered = pieces.length;
    table.emit({ type: 'gang-formed', gang: own, pieces, areas: homes });
  });
}

/** Assigns numbers from 1 on, each once: given ones first, the others drawn. */
function assign(table: TurfWarTable, wanted: readonly (number | null)[], most: number, what: string): number[] {
  const left = Array.from({ length: most }, (_, n) => n + 1);
  for (const number of wanted) {
    if (number === null) continue;
    const place = left.indexOf(number);
    refuseUnless(
      place >= 0,
      `Two gangs have the same place in the ${what}, or one beyond the last; give each its own.`,
    );
    left.splice(place, 1);
  }
  return wanted.map((number) => {
    if (number !== null) return number;
    const drawn = table.dice.pick(left, what);
    left.splice(left.indexOf(drawn), 1);
    return drawn;
  });
}

/** Draws every doctrine once before any repeats. */
function drawDoctrines(table: TurfWarTable, gangs: readonly GangSetup[]): Doctrine[] {
  let left: Doctrine[] = [];
  const drawn = gangs.map(({ doctrine }) => {
    if (doctrine !== null) return doctrine;
    if (left.length === 0) left = [...doctrines];
    const picked = left[table.dice.seed('the doctrine of a gang') % left.length] ?? 'hammer';
    left.splice(left.indexOf(picked), 1);
    return picked;
  });
  // The dice of the doctrines are in an event that nobody may read.
  table.emit({ type: 'whims-drawn', whim: table.state.whim });
  return drawn;
}

export function createGang(
  { name, isHuman, level }: Pick<GangSetup, 'name' | 'isHuman' | 'level'>,
  given: { seat: SeatId; seats: readonly SeatId[]; ward: number; doctrine: Doctrine; nameStart: number; mc: number },
): Gang {
  const { seat, seats, ward, doctrine, nameStart, mc } = given;
  const others = seats.filter((one) => one !== seat);
  return {
    seat,
    name,
    isHuman,
    ward,
    treasuryMc: mc,
    atMostMc: mc,
    entered: 0,
    dead: { hitmen: 0, lieutenants: 0 },
    noIncomeTurn: null,
    fallback: [],
    successors: [],
    out: null,
    nameStart,
    missedTurns: 0,
    level,
    doctrine,
    trust: Object.fromEntries(others.map((one) => [one, trustAtFirst[doctrine]])),
    hurtBy: null,
    isStoodIn: false,
  };
}

/** [WAR-NPC-6] Trust in strangers, 0 to 100. */
export const trustAtFirst: Readonly<Record<Doctrine, number>> = {
  hammer: 45,
  jackal: 45,
  fox: 45,
  landlord: 60,
  banker: 55,
  'old-lion': 55,
};

/**
 * [WAR-START-3] Creates D+H for the first home, L+H for the next two and H for the last; more of a rank are shared out
 * in turn.
 */
function createStartingPieces(
  gang: Gang,
  { pieceNames }: GangSetup,
  { lieutenants, hitmen }: { lieutenants: number; hitmen: number },
  homes: readonly number[],
): Piece[] {
  const ranks: { rank: Rank; home: number }[] = [
    { rank: 'don', home: 0 },
    ...Array.from({ length: lieutenants }, (_, n) => ({ rank: 'lieutenant' as const, home: 1 + (n % 2) })),
    ...Array.from({ length: hitmen }, (_, n) => ({ rank: 'hitman' as const, home: n % homesOfWard })),
  ];
  const taken = new Set<string>();
  return ranks.map(({ rank, home }, place): Piece => {
    const number = place + 1;
    const asked = pieceNames[place];
    const name = asked === undefined || taken.has(asked) ? pickFreshName(taken, gang.nameStart, number) : asked;
    taken.add(name);
    return {
      id: `${gang.seat}-${number}` as PieceId,
      gang: gang.seat,
      name,
      rank,
      xp: 0,
      number,
      area: homes[home] ?? null,
      hiredTurn: null,
      enteredTurn: 1,
      fights: 0,
      gone: null,
    };
  });
}
