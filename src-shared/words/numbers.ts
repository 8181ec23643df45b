import { z } from 'zod';

/** Returns the whole number of things at one price that money pays for; things that cost nothing have no limit. */
export function countAffordable(money: number, price: number): number {
  return price <= 0 ? Infinity : Math.max(0, Math.floor(money / price));
}

/** A whole number within limits; anything else is told in the one sentence. */
export function createWholeNumber(least: number, most: number, sentence: string): z.ZodNumber {
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}
