import { z } from 'zod';

/** A whole number within limits; anything else is told in the one sentence. */
export function createWholeNumber(least: number, most: number, sentence: string): z.ZodNumber {
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}
