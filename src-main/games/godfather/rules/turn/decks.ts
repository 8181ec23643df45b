import {
  badBreaks,
  cardKinds,
  requireFace,
  goodBreaks,
  requireBreak,
  type BreakCard,
  type Card,
} from '#shared/games/godfather/cards.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { CardKind } from '#kernel/dice/dice.ts';
import { listFamilies, buildNames } from '../lookups.ts';
import type { State } from '../state.ts';
import type { GodfatherTable } from '../table.ts';

const passSizes = { playing: 52, good: 12, bad: 12 } as const;
type DeckName = keyof typeof passSizes;

/** [GOD-FOG-2] Lists the unseen cards of each kind in this pass; cards in hands are unseen. */
export function listUnseen(state: State, which: DeckName): { card: string; copies: number }[] {
  const { seen } = state.passes[which];
  const kinds: readonly string[] = which === 'playing' ? cardKinds : which === 'good' ? goodBreaks : badBreaks;
  return kinds.map((card) => ({ card, copies: Math.max(0, countCopies(which, card) - (seen[card] ?? 0)) }));
}

function countCopies(which: DeckName, card: string): number {
  return which === 'playing' ? requireFace(card as Card).copies : 1;
}

/** True if the next card played ends the pass. */
export function endsPass(state: State, which: DeckName): boolean {
  return state.passes[which].played + 1 >= passSizes[which];
}

/** [GOD-DICE-4] Lists the table's cards that may be drawn: unseen, and in no known hand. */
function listDrawable(state: State, which: DeckName, forSeat: SeatId | null): CardKind[] {
  const known = listFamilies(state).flatMap(({ seat, hand }) =>
    seat === forSeat || which !== 'playing' ? [] : (hand ?? []),
  );
  const countInHands = (card: string): number => known.filter((one) => one === card).length;
  const listPile = (copies: (card: string) => number): CardKind[] =>
    listUnseen(state, which).map(({ card }) => ({
      value: card,
      label: which === 'playing' ? requireFace(card as Card).title : requireBreak(card as BreakCard).title,
      copies: Math.max(0, copies(card) - countInHands(card)),
    }));
  const left = listPile((card) => listUnseen(state, which).find((one) => one.card === card)?.copies ?? 0);
  if (left.some(({ copies }) => copies > 0)) return left;
  return listPile((card) => countCopies(which, card));
}

/** [GOD-DICE-4, GOD-DICE-5] Draws a card of the table: a player names it, or the program draws from the unseen ones. */
export function drawTableCard(
  table: GodfatherTable,
  which: DeckName,
  { purpose, asks, seat }: { purpose: string; asks: Viewer; seat: SeatId | null },
): string {
  return table.dice.card({ purpose, by: asks, kinds: listDrawable(table.state, which, seat) });
}

/** [GOD-DECK-4] Draws the top card; an empty deck is reshuffled first. */
export function drawTopCard(table: GodfatherTable, which: DeckName): string {
  const { draw, discard } = table.state.decks[which];
  const [top] = draw;
  if (top !== undefined) return top;
  const cards = table.dice.shuffle<string>(discard, 'The deck is shuffled again');
  table.emit({ type: 'deck-turned', which, cards: cards as Card[] });
  const [first] = cards;
  if (first === undefined) throw new Error('There is no card left in the deck.');
  return first;
}

/** [GOD-TURN-4, GOD-DICE-4, GOD-DICE-5] A seat draws its card for its next turn. */
export function drawCard(table: GodfatherTable, seat: SeatId): void {
  const { state } = table;
  const { isHuman, isAbsent, name } = state.families[seat] ?? {};
  if (state.house.cards === 'seeded') {
    return table.emit({ type: 'card-drawn', seat, card: drawTopCard(table, 'playing') as Card });
  }
  if (isHuman === true && isAbsent !== true) {
    return table.emit({ type: 'card-drawn', seat, card: 'unknown' });
  }
  const purpose = `The card drawn for the ${name ?? buildNames(state).family(seat)}`;
  const card = drawTableCard(table, 'playing', { purpose, asks: 'gm', seat: null });
  table.emit({ type: 'card-drawn', seat, card: card as Card });
}
