import { findBand, listNeighbors } from '#shared/games/empire-city/board.ts';
import { requireCard } from '#shared/games/empire-city/cards.ts';
import { bands, type Cell, type RacketId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { requireCapo, roundHalfUp, hasShield, requireRacketInPlay, listRacketsHeld, listSquares } from '../lookups.ts';
import type { State } from '../state.ts';

/** [EMP-CARD-2] A card that a capo plays as he collects. */
export type Collecting = { card: string; square: Cell | null };

export type IncomeLine = { name: string; dollars: number; square: Cell | null };

export type Faces = ReadonlyMap<Cell, number>;

/** Casinos that roll, in board order: those that no High Roller pays. */
export function listCasinosToRoll(state: State, seat: SeatId, plays: readonly Collecting[]): Cell[] {
  const high = new Set(
    plays.filter(({ card }) => requireCard(card).kind === 'high-roller').map(({ square }) => square),
  );
  return listRacketsHeld(state, seat)
    .filter(({ racket, square }) => requireRacketInPlay(state, racket).type === 'casino' && !high.has(square))
    .map(({ square }) => square);
}

function countOfKind(plays: readonly Collecting[], kind: string): number {
  return plays.filter(({ card }) => requireCard(card).kind === kind).length;
}

/** [EMP-COPC-5] Returns true if a cop, not Ness, is on the square or next to it. */
function isDry(state: State, square: Cell): boolean {
  const near = new Set<string>([square, ...listNeighbors(square)]);
  return state.copCard === 'dry-squad' && state.cops.some(({ at }) => near.has(at));
}

/**
 * [EMP-RACK, EMP-UPK-5] Computes a racket's pay: card in its favor, shield, cop card; strikes and skims come after.
 */
export function computeRacketPay(
  state: State,
  seat: SeatId,
  { square, racket, count }: { square: Cell; racket: RacketId; count: number },
  { face, seasons = 0, isHigh = false }: { face?: number | undefined; seasons?: number; isHigh?: boolean } = {},
): number {
  const { type, pays } = requireRacketInPlay(state, racket);
  if (type === 'speakeasy') {
    const band = findBand(square);
    const base = band === null ? 0 : (pays[bands.indexOf(band)] ?? 0);
    const shield = hasShield(state, seat, 'moretti') ? 50 : 0;
    return isDry(state, square) ? 0 : base + seasons * 100 + shield;
  }
  if (type === 'casino') {
    const rolled = isHigh ? Math.max(...pays) : (pays[(face ?? 1) - 1] ?? 0);
    return Math.max(0, rolled - (state.copCard === 'gambling-commission' ? 100 : 0));
  }
  const base = pays[Math.min(count, pays.length) - 1] ?? 0;
  return state.copCard === 'vice-sweep' ? roundHalfUp(base) : base;
}

/**
 * [EMP-MID-6, EMP-MID-9, EMP-CARD-8] Finds who takes a racket's pay: nobody under a strike, else its capo or the one
 * who skims it.
 */
export function findTaker(state: State, seat: SeatId, square: Cell): SeatId | null {
  if (state.strikes.includes(square)) return null;
  return state.skims.find((one) => one.square === square)?.to ?? seat;
}

/** [EMP-UPK-3] Every line of an income; casinos by the faces that fell. */
export function listIncomeLines(
  state: State,
  seat: SeatId,
  plays: readonly Collecting[],
  faces: Faces,
): (IncomeLine & { to: SeatId | null })[] {
  const capo = requireCapo(state, seat);
  const own = listRacketsHeld(state, seat);
  const bars = own.filter(({ racket }) => requireRacketInPlay(state, racket).type === 'speakeasy').slice(0, 3);
  const seasons = countOfKind(plays, 'good-season');
  const rackets = own.map((one) => {
    const isBar = bars.some(({ square }) => square === one.square);
    const isHigh = plays.some(({ card, square }) => requireCard(card).kind === 'high-roller' && square === one.square);
    const how = { face: faces.get(one.square), seasons: isBar ? seasons : 0, isHigh };
    return {
      name: requireRacketInPlay(state, one.racket).name,
      dollars: computeRacketPay(state, seat, one, how),
      square: one.square,
      to: findTaker(state, seat, one.square),
    };
  });
  const houses = own.filter(({ racket }) => requireRacketInPlay(state, racket).type !== 'speakeasy').length;
  const others: [string, number][] = [
    ['Convention in Town', countOfKind(plays, 'convention-in-town') * houses * 100],
    ['Protection Money', countOfKind(plays, 'protection-money') * listSquares(state, seat).length * 50],
    ['family shield', hasShield(state, seat, 'callahan') ? 100 : 0],
    ['Citywide Shakedown', capo.powers.includes('citywide-shakedown') ? 200 : 0],
  ];
  return [
    { name: 'the street', dollars: state.house.streetMoney, square: null, to: seat },
    ...rackets,
    ...others
      .filter(([, dollars]) => dollars > 0)
      .map(([name, dollars]) => ({ name, dollars, square: null, to: seat })),
  ];
}

/** Computes a capo's expected income, casinos by their mean. Dollars, not whole. */
export function computeExpectedIncome(state: State, seat: SeatId): number {
  return computeIncomeRange(state, seat).mean;
}

/** [EMP-FIG-1] Computes the least, the most and the mean income by public facts. Dollars. */
export function computeIncomeRange(state: State, seat: SeatId): { least: number; most: number; mean: number } {
  const office = state.godfather === seat ? state.house.godfather.dollars : 0;
  const range = { least: office, most: office, mean: office };
  const casinos = new Set<string | null>(listCasinosToRoll(state, seat, []));
  for (const { square, dollars, to } of listIncomeLines(state, seat, [], new Map())) {
    if (to !== seat) continue;
    const rolls = square !== null && casinos.has(square) ? listCasinoFigures(state, seat, square) : [dollars];
    range.least += Math.min(...rolls);
    range.most += Math.max(...rolls);
    range.mean += rolls.reduce((sum, one) => sum + one, 0) / rolls.length;
  }
  return range;
}

function listCasinoFigures(state: State, seat: SeatId, square: Cell): number[] {
  const racket = state.squares[square]?.racket ?? null;
  if (racket === null) return [0];
  return [1, 2, 3, 4, 5, 6].map((face) => computeRacketPay(state, seat, { square, racket, count: 1 }, { face }));
}
