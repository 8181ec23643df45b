import { z } from 'zod';
import type { Racket } from './values.ts';

/** The effect of one kind of card of the playing deck. */
export type CardEffect =
  | { does: 'money'; dollars: number }
  | { does: 'pieces'; racket: Racket; count: number }
  | { does: 'break' }
  | { does: 'finger' };

export type CardFace = { title: string; copies: number; effect: CardEffect };

const createMoneyCard = (number: number): CardFace => ({
  title: `$${number}00 from the bank`,
  copies: number <= 3 ? 2 : 3,
  effect: { does: 'money', dollars: number * 100 },
});
const createPiecesCard = (racket: Racket, count: number, title: string): CardFace => ({
  title,
  copies: 1,
  effect: { does: 'pieces', racket, count },
});

/** [GOD-DECK-1] The kinds of the playing deck, 52 cards in all. */
export const cardTable = {
  'money-1': createMoneyCard(1),
  'money-2': createMoneyCard(2),
  'money-3': createMoneyCard(3),
  'money-4': createMoneyCard(4),
  'money-5': createMoneyCard(5),
  'money-6': createMoneyCard(6),
  'money-7': createMoneyCard(7),
  'money-8': createMoneyCard(8),
  'money-9': createMoneyCard(9),
  'bookies-1': createPiecesCard('bookmaking', 1, 'One bookie'),
  'bookies-2': createPiecesCard('bookmaking', 2, 'Two bookies'),
  'bookies-3': createPiecesCard('bookmaking', 3, 'Three bookies'),
  'strongarms-1': createPiecesCard('extortion', 1, 'One strongarm'),
  'strongarms-2': createPiecesCard('extortion', 2, 'Two strongarms'),
  'strongarms-3': createPiecesCard('extortion', 3, 'Three strongarms'),
  'bootleggers-1': createPiecesCard('bootlegging', 1, 'One bootlegger'),
  'bootleggers-2': createPiecesCard('bootlegging', 2, 'Two bootleggers'),
  'bootleggers-3': createPiecesCard('bootlegging', 3, 'Three bootleggers'),
  'loan-sharks-1': createPiecesCard('loan-sharking', 1, 'One loan shark'),
  'loan-sharks-2': createPiecesCard('loan-sharking', 2, 'Two loan sharks'),
  'loan-sharks-3': createPiecesCard('loan-sharking', 3, 'Three loan sharks'),
  'hijackers-1': createPiecesCard('hijacking', 1, 'One hijacker'),
  'hijackers-2': createPiecesCard('hijacking', 2, 'Two hijackers'),
  'hijackers-3': createPiecesCard('hijacking', 3, 'Three hijackers'),
  break: { title: 'Break of the Game', copies: 9, effect: { does: 'break' } },
  fingerman: { title: 'Fingerman', copies: 4, effect: { does: 'finger' } },
} as const satisfies Record<string, CardFace>;

export type Card = keyof typeof cardTable;
export const cardKinds = Object.keys(cardTable) as Card[];
export const cardSchema = z.enum(cardKinds, 'There is no such card in the playing deck.');

/** Returns the name and effect of a kind of card. */
export function requireFace(card: Card): CardFace {
  return cardTable[card];
}

/** [GOD-DECK-1] Every card of the playing deck. */
export const playingDeck: readonly Card[] = cardKinds.flatMap((card) =>
  Array.from({ length: requireFace(card).copies }, () => card),
);

/** The effect of a Break: pieces gained or lost, and money gained or due, in dollars. */
export type BreakFace = { title: string; racket: Racket | null; count: number; dollars: number };

const turn = (title: string, dollars: number, racket: Racket | null, count = 0): BreakFace => ({
  title,
  racket,
  count,
  dollars,
});

/** [GOD-DECK-2] One copy each. */
export const goodTable = {
  G1: turn('A Word in the Right Ear', 150, 'extortion', 2),
  G2: turn('Derby Day', 0, 'bookmaking', 2),
  G3: turn('Fog off Montauk', 0, 'bootlegging', 3),
  G4: turn('Rent Week', 0, 'loan-sharking', 3),
  G5: turn('The Night Shift', 0, 'hijacking', 3),
  G6: turn('A Sure Thing', 200, 'bookmaking', 1),
  G7: turn('The Cellar Still', 300, 'bootlegging', 1),
  G8: turn('Truck Left Running', 300, 'hijacking', 2),
  G9: turn('An Uncle Remembers', 1_000, null),
  G10: turn('The Safe Stood Open', 700, null),
  G11: turn('An Old Debt Comes Home', 500, null),
  G12: turn('A Run of Luck', 300, null),
} as const;

/** [GOD-DECK-3] One copy each; the pieces are lost, the dollars are due. */
export const badTable = {
  B1: turn('A Card With No Name', 250, 'extortion', 1),
  B2: turn('The Favorite Wins', 200, 'bookmaking', 1),
  B3: turn('Night Court', 0, 'extortion', 2),
  B4: turn('Axes at the Cellar Door', 0, 'bootlegging', 2),
  B5: turn('A Borrower Talks', 0, 'loan-sharking', 2),
  B6: turn('The Weigh Station', 0, 'hijacking', 3),
  B7: turn('Watered Stock', 100, 'bootlegging', 1),
  B8: turn('Bad Paper', 150, 'loan-sharking', 1),
  B9: turn('A New Commissioner', 800, null),
  B10: turn('The Lawyer’s Bill', 600, null),
  B11: turn('The Captain’s Birthday', 400, null),
  B12: turn('Tailor and Flowers', 200, null),
} as const;

export type GoodBreak = keyof typeof goodTable;
export type BadBreak = keyof typeof badTable;
export type BreakCard = GoodBreak | BadBreak;
export const goodBreaks = Object.keys(goodTable) as GoodBreak[];
export const badBreaks = Object.keys(badTable) as BadBreak[];
export const breakCardSchema = z.enum([...goodBreaks, ...badBreaks]);

const breakTable: Readonly<Record<BreakCard, BreakFace>> = { ...goodTable, ...badTable };

/** Returns the name and effect of a Break of the Game. */
export function requireBreak(card: BreakCard): BreakFace {
  return breakTable[card];
}
