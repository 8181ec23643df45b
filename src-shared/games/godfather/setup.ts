import { z } from 'zod';
import { wholeNumber } from '../../words/numbers.ts';
import { plainText } from '../../words/plainText.ts';
import { houseRulesSchema } from './houseRules.ts';
import { doctrineSchema, levelSchema } from './minds.ts';

/** [GOD-SETUP-1] The colors of the pieces, by seat. */
export const colors = ['red', 'yellow', 'green', 'blue'] as const;
export const colorSchema = z.enum(colors);
export type Color = z.infer<typeof colorSchema>;

/** [GOD-SETUP-4] What families are called that nobody named. */
export const defaultNames = ['Rosso', 'Giallo', 'Verde', 'Azzurro'] as const;

export const familyNameSchema = plainText('Give the family a name.')
  .trim()
  .min(1, 'Give the family a name.')
  .max(40, 'Keep the name to 40 letters.');

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
export const firstWeekSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'The first week is a date like 1931-01-05.');

/** [GOD-SETUP] A game before it begins; families sit clockwise as listed. */
export const godfatherSetupSchema = z
  .strictObject({
    title: plainText('Give the game a title.')
      .trim()
      .min(1, 'Give the game a title.')
      .max(80, 'Keep the title to 80 letters.'),
    seed: wholeNumber(0, 2_147_483_647, 'The seed is a whole number from 0 to 2,147,483,647.'),
    families: z
      .array(familySetupSchema, 'Write the families as a list.')
      .min(2, 'The Godfather Game takes two to four families; add one.')
      .max(4, 'The Godfather Game takes two to four families; take one out.'),
    firstWeek: firstWeekSchema.default('1931-01-05'),
    houseRules: houseRulesSchema.prefault({}),
  })
  .superRefine(({ families, houseRules }, context) => {
    const seen = new Set<string>();
    families.forEach(({ name }, place) => {
      const key = name.toLowerCase();
      if (seen.has(key)) {
        context.addIssue({
          code: 'custom',
          path: ['families', place, 'name'],
          message: 'Two families have this name; change one of them.',
        });
      }
      seen.add(key);
    });
    const opensLast =
      houseRules.secondRound === 'last' ||
      (houseRules.secondRound === 'by-seats' && families.length === 2);
    if (houseRules.firstStart === 'one' && opensLast) {
      context.addIssue({
        code: 'custom',
        path: ['houseRules', 'firstStart'],
        message: 'A start in one Neighborhood goes with the first seat opening every round alone.',
      });
    }
  });
export type GodfatherSetup = z.infer<typeof godfatherSetupSchema>;
