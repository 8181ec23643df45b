import { bandOf, nextTo } from '../../../../src-shared/games/empire-city/board.ts';
import { cardOf } from '../../../../src-shared/games/empire-city/cards.ts';
import { bands, type Cell, type RacketId } from '../../../../src-shared/games/empire-city/ids.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { capoOf, halfUp, hasShield, racketInPlay, racketsOf, squaresOf } from '../lookups.ts';
import type { State } from '../state.ts';

/** [EMP-CARD-2] A card that a capo plays as he collects. */
export type Collecting = { card: string; square: Cell | null };

export type IncomeLine = { name: string; dollars: number; square: Cell | null };

export type Faces = ReadonlyMap<Cell, number>;

/** Casinos that roll, in board order: those that no High Roller pays. */
export function casinosToRoll(state: State, seat: SeatId, plays: readonly Collecting[]): Cell[] {
  const high = new Set(
    plays.filter(({ card }) => cardOf(card).kind === 'high-roller').map(({ square }) => square),
  );
  return racketsOf(state, seat)
    .filter(
      ({ racket, square }) => racketInPlay(state, racket).type === 'casino' && !high.has(square),
    )
    .map(({ square }) => square);
}

function countOfKind(plays: readonly Collecting[], kind: string): number {
  return plays.filter(({ card }) => cardOf(card).kind === kind).length;
}

/** [EMP-COPC-5] A cop, not Ness, stands there or next to it. */
function isDry(state: State, square: Cell): boolean {
  const near = new Set<string>([square, ...nextTo(square)]);
  return state.copCard === 'dry-squad' && state.cops.some(({ at }) => near.has(at));
}

/**
 * [EMP-RACK, EMP-UPK-5] Computes a racket's pay: card in its favor, shield, cop card; strikes and skims come after.
 */
export function racketPays(
  state: State,
  seat: SeatId,
  { square, racket, count }: { square: Cell; racket: RacketId; count: number },
  {
    face,
    seasons = 0,
    isHigh = false,
  }: { face?: number | undefined; seasons?: number; isHigh?: boolean } = {},
): number {
  const { type, pays } = racketInPlay(state, racket);
  if (type === 'speakeasy') {
    const band = bandOf(square);
    const base = band === null ? 0 : (pays[bands.indexOf(band)] ?? 0);
    const shield = hasShield(state, seat, 'moretti') ? 50 : 0;
    return isDry(state, square) ? 0 : base + seasons * 100 + shield;
  }
  if (type === 'casino') {
    const rolled = isHigh ? Math.max(...pays) : (pays[(face ?? 1) - 1] ?? 0);
    return Math.max(0, rolled - (state.copCard === 'gambling-commission' ? 100 : 0));
  }
  const base = pays[Math.min(count, pays.length) - 1] ?? 0;
  return state.copCard === 'vice-sweep' ? halfUp(base) : base;
}

/**
 * [EMP-MID-6, EMP-MID-9, EMP-CARD-8] Finds who takes a racket's pay: nobody under a strike, else its capo or the one
 * who skims it.
 */
export function takerOf(state: State, seat: SeatId, square: Cell): SeatId | null {
  if (state.strikes.includes(square)) return null;
  return state.skims.find((one) => one.square === square)?.to ?? seat;
}

/** [EMP-UPK-3] Every line of an income; casinos by the faces that fell. */
export function incomeLines(
  state: State,
  seat: SeatId,
  plays: readonly Collecting[],
  faces: Faces,
): (IncomeLine & { to: SeatId | null })[] {
  const capo = capoOf(state, seat);
  const own = racketsOf(state, seat);
  const bars = own
    .filter(({ racket }) => racketInPlay(state, racket).type === 'speakeasy')
    .slice(0, 3);
  const seasons = countOfKind(plays, 'good-season');
  const rackets = own.map((one) => {
    const isBar = bars.some(({ square }) => square === one.square);
    const isHigh = plays.some(
      ({ card, square }) => cardOf(card).kind === 'high-roller' && square === one.square,
    );
    const how = { face: faces.get(one.square), seasons: isBar ? seasons : 0, isHigh };
    return {
      name: racketInPlay(state, one.racket).name,
      dollars: racketPays(state, seat, one, how),
      square: one.square,
      to: takerOf(state, seat, one.square),
    };
  });
  const houses = own.filter(
    ({ racket }) => racketInPlay(state, racket).type !== 'speakeasy',
  ).length;
  const others: [string, number][] = [
    ['Convention in Town', countOfKind(plays, 'convention-in-town') * houses * 100],
    [
      'Protection Money',
      countOfKind(plays, 'protection-money') * squaresOf(state, seat).length * 50,
    ],
    ['the shield', hasShield(state, seat, 'callahan') ? 100 : 0],
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
export function expectedIncome(state: State, seat: SeatId): number {
  return incomeRange(state, seat).mean;
}

/** [EMP-FIG-1] The least, the most and the mean that everybody can reckon. Dollars. */
export function incomeRange(
  state: State,
  seat: SeatId,
): { least: number; most: number; mean: number } {
  const office = state.godfather === seat ? state.house.godfather.dollars : 0;
  const range = { least: office, most: office, mean: office };
  const casinos = new Set<string | null>(casinosToRoll(state, seat, []));
  for (const { square, dollars, to } of incomeLines(state, seat, [], new Map())) {
    if (to !== seat) continue;
    const rolls =
      square !== null && casinos.has(square) ? casinoFigures(state, seat, square) : [dollars];
    range.least += Math.min(...rolls);
    range.most += Math.max(...rolls);
    range.mean += rolls.reduce((sum, one) => sum + one, 0) / rolls.length;
  }
  return range;
}

function casinoFigures(state: State, seat: SeatId, square: Cell): number[] {
  const racket = state.squares[square]?.racket ?? null;
  if (racket === null) return [0];
  return [1, 2, 3, 4, 5, 6].map((face) =>
    racketPays(state, seat, { square, racket, count: 1 }, { face }),
  );
}
