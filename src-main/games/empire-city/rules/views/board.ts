import type { EmpireView } from '#shared/games/empire-city/views.ts';
import { findBand } from '#shared/games/empire-city/board.ts';
import { deckIds, cells, type Cell } from '#shared/games/empire-city/ids.ts';
import { copCardTable } from '#shared/games/empire-city/copCards.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { estimateMen } from '../orders/odds.ts';
import {
  countBacks,
  computeBribe,
  requireCapo,
  computeLandValue,
  requireMan,
  requireRacketInPlay,
  listSquares,
} from '../lookups.ts';
import {
  attackCorruption,
  computeCityHallPoints,
  hirePrice,
  computeHitCorruption,
  computeRacketPrice,
  refreshPrice,
} from '../prices.ts';
import type { State } from '../state.ts';
import { computeStMarysPoints } from '../turns/places.ts';
import { computeIncomeRange, computeRacketPay } from '../upkeep/income.ts';

type CellView = EmpireView['cells'][number];
type FamilyView = EmpireView['families'][number];
type BookView = EmpireView['books'][number];

/** [EMP-FOG-10, EMP-FOG-11] True if a viewer may know the family's own secrets; the end opens no hands. */
export function mayKnow(viewer: Viewer, seat: SeatId): boolean {
  return viewer === 'gm' || viewer === seat;
}

/** [EMP-VIEW-1] Builds a racket where it is; a casino pays from its least to its most. */
function buildRacket(state: State, id: Cell): CellView['racket'] {
  const { owner = null, racket = null, count = 0 } = state.squares[id] ?? {};
  if (racket === null || owner === null) return null;
  const isCasino = requireRacketInPlay(state, racket).type === 'casino';
  const faces = isCasino ? [1, 2, 3, 4, 5, 6] : [undefined];
  const paid = faces.map((face) => computeRacketPay(state, owner, { square: id, racket, count }, { face }));
  return {
    id: racket,
    count,
    leastDollars: Math.min(...paid),
    mostDollars: Math.max(...paid),
    isStruck: state.strikes.includes(id),
    skimmedBy: state.skims.find(({ square }) => square === id)?.to ?? null,
  };
}

/** [EMP-FOG-1] A cell of the board, as everybody sees it. */
export function buildCellView(state: State, id: Cell): CellView {
  const isPlace = findBand(id) === null;
  return {
    id,
    isOpen: isPlace || state.squares[id] !== undefined,
    owner: state.squares[id]?.owner ?? null,
    points: isPlace ? 0 : computeLandValue(state, id),
    racket: buildRacket(state, id),
    figures: state.placed.filter(({ at }) => at === id).map(({ seat }) => seat),
    attackers: state.attacks.filter(({ square }) => square === id).map(({ seat }) => seat),
    cops: state.cops.filter(({ at }) => at === id).map((cop) => cop.id),
    isNessHere: state.ness === id,
  };
}

export function buildCellViews(state: State): CellView[] {
  return cells.map((id) => buildCellView(state, id));
}

function countByBand(state: State, seat: SeatId): FamilyView['squares'] {
  const held = { slums: 0, midtown: 0, downtown: 0 };
  for (const id of listSquares(state, seat)) {
    const band = findBand(id);
    if (band !== null) held[band] += 1;
  }
  return held;
}

/** [EMP-FOG-6] Finds the range of cash from public sums; it is exact for viewers who may know it. */
function findCashRange(state: State, viewer: Viewer, seat: SeatId): FamilyView['cash'] {
  const { cashDollars, lowDollars, highDollars } = requireCapo(state, seat);
  if (mayKnow(viewer, seat)) return { lowDollars: cashDollars, highDollars: cashDollars };
  if (state.house.memory === 'own-notes') return { lowDollars: 0, highDollars: 1_000_000 };
  return { lowDollars, highDollars };
}

/** [EMP-FIG-2] Builds a family as a viewer may know it. */
export function buildFamilyView(state: State, viewer: Viewer, seat: SeatId): FamilyView {
  const capo = requireCapo(state, seat);
  const income = computeIncomeRange(state, seat);
  const held = listSquares(state, seat);
  const { name, isHuman, family, points, corruption, level, doctrine } = capo;
  return {
    seat,
    name,
    isHuman,
    isOut: false,
    family,
    points,
    corruption,
    pointsBy: { ...capo.pointsBy },
    corruptionBy: { ...capo.corruptionBy },
    pointsARound: held.reduce((sum, id) => sum + computeLandValue(state, id), 0),
    squares: countByBand(state, seat),
    rackets: held.filter((id) => (state.squares[id]?.racket ?? null) !== null).length,
    income: { lowDollars: Math.round(income.least), highDollars: Math.round(income.most) },
    cash: findCashRange(state, viewer, seat),
    ready: capo.hand.length,
    exhausted: [...capo.exhausted],
    seen: estimateMen(state, seat),
    backs: countBacks(capo),
    start: capo.start,
    cleanHands: capo.cleanHands,
    powers: [...capo.powers],
    tokens: { ...capo.tokens },
    figures: capo.figures,
    bribeDollars: computeBribe(state, seat),
    attackCorruption: attackCorruption(state),
    hitCorruption: computeHitCorruption(state, seat),
    isGodfather: state.godfather === seat,
    isChief: state.chief === seat,
    isStoodIn: viewer === 'gm' && capo.isStoodIn,
    mind: !isHuman && viewer === 'gm' ? { level, doctrine } : null,
  };
}

/** [EMP-VIEW-3] The hands of a family, and its own prices. */
export function buildBookView(state: State, seat: SeatId): BookView {
  const { cashDollars, hand, exhausted, cards, spied } = requireCapo(state, seat);
  return {
    seat,
    cashDollars,
    hand: [...hand],
    refresh: exhausted.map((man) => ({
      man,
      dollars: refreshPrice(state, seat, man, 0),
      corruption: requireMan(state, man).corruption,
    })),
    cards: [...cards],
    racketPrices: state.racketTrack.map((id) => ({
      id,
      printedDollars: requireRacketInPlay(state, id).priceDollars,
      dollars: computeRacketPrice(state, seat, id),
    })),
    menPrices: state.menTrack.map((id) => ({
      id,
      printedDollars: requireMan(state, id).costDollars,
      dollars: hirePrice(state, seat, id),
    })),
    cityHallPoints: computeCityHallPoints(state, seat),
    stMarysPoints: computeStMarysPoints(state),
    spied: Object.fromEntries(
      Object.entries(spied).map(([rival, seen]) => [
        rival,
        { round: seen.round, men: [...seen.men], cards: [...seen.cards] },
      ]),
    ),
  };
}

/** [EMP-FOG-2] Builds the decks: the number of cards left and the open ones, never their order. */
export function buildDeckViews(state: State): EmpireView['decks'] {
  return Object.fromEntries(
    deckIds.map((deck) => [deck, { left: state.decks[deck].draw.length, discard: [...state.decks[deck].discard] }]),
  ) as EmpireView['decks'];
}

/**
 * [EMP-FIG-2] Computes the chance that the next cop card calls the bidding; discards are reshuffled once none is left.
 */
export function computeBiddingChance(state: State): number {
  const { draw, discard } = state.decks.cops;
  const pile = draw.length > 0 ? draw : discard;
  const calling = pile.filter((card) => copCardTable[card as keyof typeof copCardTable].calls);
  return pile.length === 0 ? 0 : calling.length / pile.length;
}
