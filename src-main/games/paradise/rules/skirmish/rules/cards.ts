import { cardSides, isOnTable, sides, type Battle, type Card, type CardSide, type RankCard } from '../battle.ts';
import { listFigures } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';

/** [CARD-1] */
export const ranks = ['A', '2', '3', 'J', 'Q', 'K', '10'] as const;

/** [CARD-4] */
export const mostHeld = 2;

/** [CARD-1] Lists the suits in the deck: both sides', and the law's while it has anyone there. */
export function listSuits(battle: Battle): CardSide[] {
  return cardSides.filter(
    (side) => side !== 'law' || listFigures(battle, side).some((one) => isOnTable(one) && one.posture !== 'dead'),
  );
}

/** [CARD-1] Seven cards a side and two Jokers, in one fixed order before the shuffle. */
export function createCardDeck(suits: readonly CardSide[] = sides): Card[] {
  return [...suits.flatMap((side) => ranks.map((rank): Card => ({ side, rank }))), 'joker', 'joker'];
}

/** [CARD-2] One figure and those within 2" of him, or everybody. */
export function isLow(card: RankCard): boolean {
  return card.rank === 'A' || card.rank === '2' || card.rank === '3';
}

/** [CARD-3] */
export function isTen(card: RankCard): boolean {
  return card.rank === '10';
}

/** [CARD-1] Shuffles with the program's dice under any leader: each card is picked from those left. */
export function shuffle(table: BattleTable): void {
  const left = createCardDeck(listSuits(table.state));
  const places = left.map((_, i) => i);
  const deck: Card[] = [];
  while (left.length > 0) {
    const [card] = left.splice(table.dice.pick(places, 'Shuffling the deck', true), 1);
    places.pop();
    if (card !== undefined) deck.push(card);
  }
  table.emit({ type: 'deck-shuffled', deck });
}

/** [CARD-4] Holds a card instead of playing it; two at most. */
export function canHold(table: BattleTable, side: CardSide): boolean {
  return table.state.held[side].length < mostHeld;
}
