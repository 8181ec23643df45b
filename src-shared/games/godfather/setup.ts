import { z } from 'zod';
import { gameTitleSchema, createPartyNameSchema, refuseTwins, seedSchema } from '#shared/words/setup.ts';
import { houseRulesSchema } from './houseRules.ts';
import { doctrineSchema, levelSchema } from './minds.ts';

/** [GOD-SETUP-1] The colors of the pieces, by seat. */
export const colors = ['red', 'yellow', 'green', 'blue'] as const;
export const colorSchema = z.enum(colors);
export type Color = z.infer<typeof colorSchema>;

/** [GOD-SETUP-4] The default names of families. */
export const defaultNames = ['Rosso', 'Giallo', 'Verde', 'Azzurro'] as const;

export const familyNameSchema = createPartyNameSchema('family');

/** One family at the table. */
export const familySetupSchema = z.strictObject({
  name: familyNameSchema,
  isHuman: z.boolean().default(true),
  level: levelSchema.default('standard'),
  /** Null: drawn. */
  doctrine: doctrineSchema.nullable().default(null),
});
export type FamilySetup = z.infer<typeof familySetupSchema>;

/** [GOD-SETUP-4] The week of round 1. */
export const firstWeekSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'The first week is a date like 1931-01-05.');

/** [GOD-SETUP] A game before it begins; families sit clockwise as listed. */
export const godfatherSetupSchema = z
  .strictObject({
    title: gameTitleSchema,
    seed: seedSchema,
    families: z
      .array(familySetupSchema, 'Write the families as a list.')
      .min(2, 'The Godfather Game takes two to four families; add one.')
      .max(4, 'The Godfather Game takes two to four families; take one out.'),
    firstWeek: firstWeekSchema.default('1931-01-05'),
    houseRules: houseRulesSchema.prefault({}),
  })
  .superRefine(({ families, houseRules }, context) => {
    refuseTwins(
      context,
      families.map(({ name }) => name),
      (place) => ['families', place, 'name'],
      'Two families have this name; change one of them.',
    );
    const opensLast =
      houseRules.secondRound === 'last' || (houseRules.secondRound === 'by-seats' && families.length === 2);
    if (houseRules.firstStart === 'one' && opensLast) {
      context.addIssue({
        code: 'custom',
        path: ['houseRules', 'firstStart'],
        message: 'A start in one Neighborhood goes with the first seat opening every round alone.',
      });
    }
  });
export type GodfatherSetup = z.infer<typeof godfatherSetupSchema>;
