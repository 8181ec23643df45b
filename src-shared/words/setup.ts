import type { z } from 'zod';
import { createWholeNumber } from './numbers.ts';
import { plainText } from './plainText.ts';

/** The highest seed of a game’s dice. */
export const highestSeed = 2_147_483_647;

export const seedSchema = createWholeNumber(0, highestSeed, 'The seed is a whole number from 0 to 2,147,483,647.');

/** A line that names something in a setup, of 1 to `most` letters. */
export function createNamedLine(missing: string, most: number, tooLong: string): z.ZodString {
  return plainText(missing).trim().min(1, missing).max(most, tooLong);
}

/** The title of a game. */
export const gameTitleSchema = createNamedLine('Give the game a title.', 80, 'Keep the title to 80 letters.');

/** Creates the schema for the name of a family or a gang at the table. */
export function createPartyNameSchema(party: 'family' | 'gang'): z.ZodString {
  return createNamedLine(`Give the ${party} a name.`, 40, 'Keep the name to 40 letters.');
}

type Context = { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void };

/** Reports every value that repeats in its list in any case; null means a drawn one. */
export function refuseTwins(
  context: Context,
  values: readonly (string | null)[],
  pathOf: (place: number) => (string | number)[],
  message: string,
): void {
  const seen = new Set<string>();
  values.forEach((value, place) => {
    if (value === null) return;
    const key = value.toLowerCase();
    if (seen.has(key)) context.addIssue({ code: 'custom', path: pathOf(place), message });
    seen.add(key);
  });
}
