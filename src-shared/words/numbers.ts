import { z } from 'zod';

/** Returns the whole number of things at one price that money pays for; things that cost nothing have no limit. */
export function countAffordable(money: number, price: number): number {
  return price <= 0 ? Infinity : Math.max(0, Math.floor(money / price));
}

/** The highest figure in the file of a running game: above all that play and rulings reach. */
export const highestFigure = 100_000_000;

/** The longest list in the file of a running game. */
export const longestList = 10_000;

/** Creates a figure of a running game, from 0 to the highest; the message begins with its subject: `The dead are`. */
export function createTally(subject: string): z.ZodNumber {
  return createWholeNumber(0, highestFigure, `${subject} a whole number from 0 to 100,000,000.`);
}

/** Creates the number of a period that play has reached. */
export function createPeriod(period: string): z.ZodNumber {
  return createWholeNumber(1, longestList, `A ${period} is a number from 1 to 10,000.`);
}

/** Creates a whole number within limits; the one sentence is the only message. */
export function createWholeNumber(least: number, most: number, sentence: string): z.ZodNumber {
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}
