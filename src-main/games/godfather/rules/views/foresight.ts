import type { Card } from '#shared/games/godfather/cards.ts';
import { doctrines } from '#shared/games/godfather/minds.ts';
import type { ForecastFigure, Way } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Ranking } from '#kernel/capabilities.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';
import { requireFamily, listPieces, listPlaces, listStandings, computeTotal, sumValues } from '../lookups.ts';
import { buildSight } from '../npc/sight.ts';
import type { GodfatherState, State } from '../state.ts';
import { listUnseen } from '../turn/decks.ts';
import { rankSeats } from '../turn/ending.ts';

/**
 * [GOD-FOG-3] Samples a state that may be the real one: unseen cards in the rivals' hands as the seed deals them, and
 * random doctrines. The seed draws decks and whims.
 */
export function sampleState(state: State, viewer: Viewer, seed: number): GodfatherState {
  const known = viewer === 'gm' ? state : buildSight(state, viewer).state;
  const own = clonePlain(known) as GodfatherState;
  const random = new NpcRandom(hashNumbers(seed, 17));
  const pile = shuffleCards(listCardsLeft(own, 'playing') as Card[], random);
  const isKnown = (seat: SeatId): boolean => viewer === 'gm' || seat === viewer;
  for (const family of Object.values(own.families)) {
    family.whim = hashNumbers(seed, 29, own.seats.indexOf(family.seat));
    const { hand } = family;
    if (isKnown(family.seat) && hand !== null && hand !== 'unknown') {
      pile.splice(pile.indexOf(hand), 1);
    }
  }
  for (const family of Object.values(own.families)) {
    if (isKnown(family.seat)) continue;
    family.doctrine = random.pick(doctrines) ?? 'landlord';
    if (family.hand !== null) family.hand = pile.pop() ?? 'money-5';
  }
  if (viewer !== 'gm') own.dealsPut = 10_000;
  if (own.house.cards === 'seeded') fillDecks(own, pile, random);
  return own;
}

function listCardsLeft(state: State, which: 'playing' | 'good' | 'bad'): string[] {
  return listUnseen(state, which).flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
}

function listCardsSeen({ passes }: State, which: 'playing' | 'good' | 'bad'): string[] {
  return Object.entries(passes[which].seen).flatMap(([card, count]) => Array.from({ length: count }, () => card));
}

/** Fills decks with unseen cards on top; played ones are below, or aside. */
function fillDecks(state: GodfatherState, pile: string[], random: NpcRandom): void {
  for (const which of ['playing', 'good', 'bad'] as const) {
    const left = which === 'playing' ? pile : shuffleCards(listCardsLeft(state, which), random);
    const seen = shuffleCards(listCardsSeen(state, which), random);
    const deck: { draw: string[]; discard: string[] } = state.decks[which];
    const isBottom = state.house.deckCycle === 'bottom';
    deck.draw = isBottom ? [...left, ...seen] : left;
    deck.discard = isBottom ? [] : seen;
  }
}

function shuffleCards<T>(cards: readonly T[], random: NpcRandom): T[] {
  return cards
    .map((card) => ({ card, rank: random.next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ card }) => card);
}

const open = { of: 'seat', isSecret: false, isGuess: false } as const;

/** The figures that a forecast follows round by round. */
export const figures: readonly ForecastFigure[] = [
  { ...open, id: 'total', label: 'Cash and values', unit: 'dollars' },
  { ...open, id: 'cash', label: 'Cash', unit: 'dollars' },
  { ...open, id: 'values', label: 'Control values', unit: 'dollars' },
  { ...open, id: 'held', label: 'Positions held', unit: 'count' },
  { ...open, id: 'pieces', label: 'Pieces on the board', unit: 'count' },
];

/** Finds the present value of one of the figures. */
export function findFigureValue(state: State, figure: string, seat: SeatId | null): number {
  if (seat === null) return 0;
  if (figure === 'total') return computeTotal(state, seat);
  if (figure === 'cash') return requireFamily(state, seat).cashDollars;
  if (figure === 'values') return sumValues(state, seat);
  if (figure === 'pieces') return listPieces(state, seat).length;
  const at = state.seats.indexOf(seat);
  return listPlaces(state)
    .filter(({ status }) => status === 'open')
    .reduce((sum, { key }) => sum + (listStandings(state, key)[at]?.count ?? 0), 0);
}

const ways: readonly (Way & { says: RegExp })[] = [
  { id: 'total', label: 'The highest total', says: /^the highest/ },
  { id: 'tie', label: 'Equal totals, decided by a tie rule', says: /^equal totals/ },
  { id: 'shared', label: 'A shared title', says: /^they are equal/ },
];

/** [GOD-END-2, GOD-END-3] */
export function listEndings(): Way[] {
  return ways.map(({ id, label }) => ({ id, label }));
}

/** Ranks the families: the winners, and the first so far. */
export function rankOutcome(state: State): Ranking {
  const { ending } = state;
  const first = rankSeats(state)[0]?.seat ?? null;
  if (ending === null) return { winners: [], how: null, first };
  const way = ways.find(({ says }) => says.test(ending.how));
  return { winners: [...ending.winners], how: way?.id ?? null, first: ending.winners[0] ?? null };
}
