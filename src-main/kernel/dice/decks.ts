import type { Dice } from './dice.ts';

/** A pile to draw from, the top card first, and the cards that were played. State, never part of a view. */
export type Deck<C> = { draw: C[]; discard: C[] };

/** A shuffled deck of these cards. */
export function createDeck<C>(dice: Dice, cards: readonly C[], purpose: string): Deck<C> {
  return { draw: dice.shuffle(cards, purpose), discard: [] };
}

/** Takes the top card off a deck; null for an empty one. */
export function takeTop<C>(deck: Readonly<Deck<C>>): { card: C; rest: Deck<C> } | null {
  const [card, ...draw] = deck.draw;
  if (card === undefined) return null;
  return { card, rest: { draw, discard: [...deck.discard] } };
}

/** The discarded cards shuffled under those that are left. */
export function reshuffle<C>(dice: Dice, deck: Readonly<Deck<C>>, purpose: string): Deck<C> {
  return { draw: [...deck.draw, ...dice.shuffle(deck.discard, purpose)], discard: [] };
}

/** Counts the cards left in a deck, as a view may tell. */
export function countCardsLeft(deck: Readonly<Deck<unknown>>): number {
  return deck.draw.length;
}
