import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { districtSchema, gangTypeSchema } from './city.ts';

/** How well an NPC gang plays; `erratic` gives any orders that the rules allow. */
export const levels = ['erratic', 'easy', 'standard', 'hard'] as const;
export const levelSchema = z.enum(levels);
export type Level = (typeof levels)[number];

export const levelNames: Record<Level, string> = {
  erratic: 'Erratic',
  easy: 'Easy',
  standard: 'Standard',
  hard: 'Hard',
};

export const levelNotes: Record<Level, string> = {
  erratic: 'Gives whatever orders come to mind, as long as the rules allow them.',
  easy: 'Looks at this month only, misses chances and misjudges fights; good for a first campaign.',
  standard: 'Weighs every kind of order, and the month after.',
  hard: 'Plays months ahead on copies of what it knows before it decides.',
};

/** A Boss's character. */
export const traits = ['boldness', 'greed', 'vengefulness', 'loyalty'] as const;
export type Trait = (typeof traits)[number];

/** Names of a trait's two ends, for −2 and +2. */
export const traitEnds: Record<Trait, { low: string; high: string }> = {
  boldness: { low: 'cautious', high: 'bold' },
  greed: { low: 'open-handed', high: 'greedy' },
  vengefulness: { low: 'forgiving', high: 'vengeful' },
  loyalty: { low: 'faithless', high: 'loyal' },
};

const degreeSchema = z
  .number()
  .int('A trait is a whole number from -2 to 2.')
  .min(-2, 'A trait is a whole number from -2 to 2.')
  .max(2, 'A trait is a whole number from -2 to 2.');

/** Each trait from -2 to 2; 0 is neither. */
export const characterSchema = z.object({
  boldness: degreeSchema,
  greed: degreeSchema,
  vengefulness: degreeSchema,
  loyalty: degreeSchema,
});
export type Character = z.infer<typeof characterSchema>;

/** The kinds of aim that a gang has for a year. */
export const ambitionKinds = ['district', 'rival', 'city-hall', 'survive'] as const;
export type AmbitionKind = (typeof ambitionKinds)[number];

/** A gang's aim for a year: a district to take, a rival to break, City Hall, or to be there next year. */
export const ambitionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('district'), district: districtSchema }),
  z.object({ kind: z.literal('rival'), rival: seatIdSchema }),
  z.object({ kind: z.literal('city-hall') }),
  z.object({ kind: z.literal('survive') }),
]);
export type Ambition = z.infer<typeof ambitionSchema>;

/** The program's playing of a gang: its doctrine, its Boss's character, and its level. */
export const mindSchema = z.object({ level: levelSchema, doctrine: gangTypeSchema, character: characterSchema });
export type Mind = z.infer<typeof mindSchema>;
