import { requireCard } from '#shared/games/empire-city/cards.ts';
import { corruptionTable, copCardTable } from '#shared/games/empire-city/copCards.ts';
import type { Band, DeckId } from '#shared/games/empire-city/ids.ts';
import { requireRacket } from '#shared/games/empire-city/rackets.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { requireCapo, isSpecial, formatManName } from './lookups.ts';
import type { State } from './state.ts';
import type { EmpireTable } from './table.ts';

const nameOf: Readonly<Record<DeckId, (card: string) => string>> = {
  slums: (card) => requireCard(card).name,
  midtown: (card) => requireCard(card).name,
  downtown: (card) => requireCard(card).name,
  rackets: (card) => requireRacket(card).name,
  men: formatManName,
  cops: (card) => copCardTable[card as keyof typeof copCardTable].name,
  corruption: (card) => corruptionTable[card as keyof typeof corruptionTable].name,
};

/** [EMP-HAND-2] Returns true if nothing can be drawn from the deck. */
export function isUsedUp(state: State, deck: DeckId): boolean {
  const { draw, discard } = state.decks[deck];
  return draw.length + discard.length === 0;
}

/** [EMP-HAND-2, EMP-DICE-6] Draws the next card of a deck, made of its discards once it is empty; null for none. */
export function drawFrom(table: EmpireTable, deck: DeckId, by: Viewer, purpose: string): string | null {
  const { draw, discard } = table.state.decks[deck];
  if (draw.length === 0 && discard.length > 0) {
    const made = table.dice.shuffle(discard, `The ${deck} deck`);
    table.emit({ type: 'deck-made', deck, draw: made });
  }
  const pile = table.state.decks[deck].draw;
  return table.dice.draw(pile, { purpose, by, nameOf: nameOf[deck] });
}

/** [EMP-CARD-1] A capo draws city cards, one after the other. */
export function drawCards(table: EmpireTable, seat: SeatId, decks: readonly Band[], cause: string): void {
  for (const deck of decks) {
    const card = drawFrom(table, deck, seat, `A ${deck} card for ${requireCapo(table.state, seat).name}: ${cause}`);
    if (card === null) continue;
    table.emit({ type: 'card-drawn', seat, card, deck, cause });
    table.emit({ type: 'back-drawn', seat, deck, cause });
  }
}

/** [EMP-HAND-3] Played cards go to their discards. */
export function spend(table: EmpireTable, seat: SeatId, cards: readonly string[], cause: string): void {
  if (cards.length === 0) return;
  const decks = cards.map((card) => requireCard(card).band);
  table.emit({ type: 'cards-spent', seat, cards: [...cards], decks, cause });
}

/** [EMP-CTRL-4] The track of rackets is filled up. */
export function refillRackets(table: EmpireTable): void {
  const { house } = table.state;
  while (table.state.racketTrack.length < house.trackLength) {
    const racket = drawFrom(table, 'rackets', 'gm', 'The next racket of the track');
    if (racket === null) return;
    table.emit({ type: 'rackets-laid', added: [racket] });
  }
}

/** [EMP-PLACE-4, EMP-SET-7] Fills up the track of men; before the game begins specials are put aside. */
export function refillMen(table: EmpireTable): void {
  const { house, phase } = table.state;
  const isEarly = phase === 'setup' && house.openingSpecials === 'shuffled-in';
  while (table.state.menTrack.length < house.trackLength) {
    const man = drawFrom(table, 'men', 'gm', 'The next man of the track');
    if (man === null) return;
    const isAside = isEarly && isSpecial(man);
    table.emit({ type: 'men-laid', added: isAside ? [] : [man], aside: isAside ? [man] : [] });
  }
}
