import { findBand, requireCell, listNeighbors } from '#shared/games/empire-city/board.ts';
import { findCard } from '#shared/games/empire-city/cards.ts';
import { copCardTable } from '#shared/games/empire-city/copCards.ts';
import {
  cells,
  findKind,
  type Band,
  type Cell,
  type CardId,
  type ManId,
  type RacketId,
} from '#shared/games/empire-city/ids.ts';
import { manTable, type Ability, type Man } from '#shared/games/empire-city/men.ts';
import { findRacket, requireRacket as printedRacket, type Racket } from '#shared/games/empire-city/rackets.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Capo, Square } from './records.ts';
import type { Names } from './events/declare.ts';
import type { State } from './state.ts';

export type Seen<T> = DeepReadonly<T>;

/** Requires a capo; refuses a seat without one. */
export function requireCapo(state: State, seat: SeatId): Seen<Capo> {
  const capo = state.capos[seat];
  if (capo === undefined) throw new Refusal('There is no such family in this game; pick one of the table.');
  return capo;
}

/** Every capo, in seat order. */
export function listCapos(state: State): Seen<Capo>[] {
  return state.seats.map((seat) => requireCapo(state, seat));
}

export function listRivals(state: State, seat: SeatId): SeatId[] {
  return state.seats.filter((other) => other !== seat);
}

/** [EMP-TURN-1] From the godfather clockwise. */
export function listTurnOrder(state: State): SeatId[] {
  const at = state.godfather === null ? 0 : Math.max(0, state.seats.indexOf(state.godfather));
  return [...state.seats.slice(at), ...state.seats.slice(0, at)];
}

const menById = new Map(manTable.map((man) => [man.id, man]));
const placeOfMan = new Map(manTable.map(({ id }, place) => [id, place]));

/** [EMP-MEN-6, EMP-HOUSE-3] Requires a man by this table's rules; refuses one who is not in the game. */
export function requireMan({ house }: State, id: ManId): Man {
  const man = menById.get(id);
  if (man === undefined) throw new Refusal('There is no such man in the game; look at his name again.');
  const own = house.men[id];
  if (own === undefined) return man;
  return {
    ...man,
    combat: own.combat ?? man.combat,
    costDollars: own.costDollars ?? man.costDollars,
    corruption: own.corruption ?? man.corruption,
  };
}

/** [EMP-MEN-6] The place in the table. */
export function findPlaceInTable(id: ManId): number {
  return placeOfMan.get(id) ?? 0;
}

/** [EMP-MEN-7] The strongest first. */
export function sortStrongestFirst(state: State, men: readonly ManId[]): ManId[] {
  return men.toSorted((a, b) => {
    const [one, two] = [requireMan(state, a), requireMan(state, b)];
    return two.combat - one.combat || two.costDollars - one.costDollars || findPlaceInTable(a) - findPlaceInTable(b);
  });
}

/** [EMP-MEN-7] The dearest first. */
export function sortDearestFirst(state: State, men: readonly ManId[]): ManId[] {
  return men.toSorted(
    (a, b) =>
      requireMan(state, b).costDollars - requireMan(state, a).costDollars || findPlaceInTable(a) - findPlaceInTable(b),
  );
}

export function sortByTable(men: readonly ManId[]): ManId[] {
  return men.toSorted((a, b) => findPlaceInTable(a) - findPlaceInTable(b));
}

export function isSpecial(id: ManId): boolean {
  return menById.get(id)?.family === null;
}

export function findAbility(id: ManId): Ability | null {
  return menById.get(id)?.ability ?? null;
}

/** [EMP-HOUSE-3] A racket as this table plays it. */
export function requireRacketInPlay({ house }: State, id: RacketId): Racket {
  const racket = printedRacket(id);
  const price = house.racketPrices[racket.kind];
  return price === undefined ? racket : { ...racket, priceDollars: price };
}

export function findSquare(state: State, id: Cell): Seen<Square> | null {
  return state.squares[id] ?? null;
}

/** A capo’s squares, in board order. */
export function listSquares(state: State, seat: SeatId): Cell[] {
  return cells.filter((id) => state.squares[id]?.owner === seat);
}

/** Squares with a racket that a capo controls, in board order. */
export function listRacketsHeld(state: State, seat: SeatId): { square: Cell; racket: RacketId; count: number }[] {
  return listSquares(state, seat).flatMap((square) => {
    const { racket = null, count = 0 } = state.squares[square] ?? {};
    return racket === null ? [] : [{ square, racket, count }];
  });
}

/** [EMP-COPS-10] Returns true for a square with a cop or Ness. */
export function isWatched(state: State, id: Cell): boolean {
  return state.ness === id || state.cops.some(({ at }) => at === id);
}

/** [EMP-COMB-6] Squares next to one that a capo controls. */
export function countNeighborsHeld(state: State, id: Cell, seat: SeatId): number {
  return listNeighbors(id).filter((one) => state.squares[one]?.owner === seat).length;
}

/** [EMP-MAP-2] */
export function computeLandValue({ house }: State, id: Cell): number {
  const band = findBand(id);
  if (band === null) return 0;
  const base = { slums: 0, midtown: 1, downtown: 2 }[band];
  return house.landValues === '0-1-2' ? base : base + 1;
}

/** [EMP-COPS-5] Returns the bribe of the card in force; $200 before the first. */
export function computePrintedBribe({ copCard, house }: State): number {
  if (copCard === null) return 200;
  return house.bribeDollars[copCard] ?? copCardTable[copCard].bribeDollars;
}

/** [EMP-COPS-8] Computes the cost of a bust to a capo, in dollars. */
export function computeBribe(state: State, seat: SeatId): number {
  const { powers } = requireCapo(state, seat);
  const base = computePrintedBribe(state);
  const halved = powers.includes('precinct-on-the-payroll') ? roundHalfUp(base) : base;
  return hasShield(state, seat, 'callahan') ? Math.min(100, halved) : halved;
}

/** Half of it, up to the next $50. */
export function roundHalfUp(dollars: number): number {
  return Math.ceil(dollars / 100) * 50;
}

/** [EMP-FAM] The shield of a family is his, and is played. */
export function hasShield(state: State, seat: SeatId, family: Capo['family']): boolean {
  return state.house.shields && requireCapo(state, seat).family === family;
}

/** Finds the deck of a card, or of the back of a hidden one. */
function findDeck(card: CardId): string {
  return findCard(card)?.band ?? findKind(card).replace(/-back$/, '');
}

/** Finds the back of a card for a viewer who cannot know its face. */
export function findBack(card: CardId): CardId {
  return `${findDeck(card)}-back`;
}

/** Lists the city cards of a hand that are of a deck. */
export function listCardsFrom(capo: Seen<Capo>, band: Band): CardId[] {
  return capo.cards.filter((card) => findDeck(card) === band);
}

/** Backs of a hand by deck. [EMP-FOG-2] */
export function countBacks(capo: Seen<Capo>): Record<Band, number> {
  const count = (band: Band): number => listCardsFrom(capo, band).length;
  return { slums: count('slums'), midtown: count('midtown'), downtown: count('downtown') };
}

/** Ready men with an ability. */
export function listReadyWith(capo: Seen<Capo>, ability: Ability): ManId[] {
  return capo.hand.filter((man) => findAbility(man) === ability);
}

export function formatCellName(id: Cell): string {
  return requireCell(id).name;
}

export function formatManName(id: ManId): string {
  return menById.get(id)?.name ?? id;
}

export function buildNames(state: State): Names {
  return {
    family: (seat) => state.capos[seat]?.name ?? seat,
    cell: formatCellName,
    man: formatManName,
    card: (id) => findCard(id)?.name ?? id,
    racket: (id) => findRacket(id)?.name ?? id,
  };
}
