import { z } from 'zod';
import { wholeNumber } from '../../words/numbers.ts';
import { plainText } from '../../words/plainText.ts';
import { houseRulesSchema } from './houseRules.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { ownNameSchema } from './orders.ts';

export const familyNameSchema = plainText('Give the family a name.')
  .trim()
  .min(1, 'Give the family a name.')
  .max(40, 'Keep the name to 40 letters.');

/** One family at the table. */
export const familySetupSchema = z.strictObject({
  name: familyNameSchema,
  isHuman: z.boolean().default(true),
  /** By mail: it is never asked in the middle of a turn. [BRO-ASK-7] */
  byMail: z.boolean().default(false),
  level: levelSchema.default('standard'),
  /** Null: drawn. */
  doctrine: doctrineSchema.nullable().default(null),
  godfather: ownNameSchema.nullable().default(null),
  /** Thugs first, then Hitmen; the program names those who are left out. */
  hoodNames: z.array(ownNameSchema).max(80).default([]),
});
export type FamilySetup = z.infer<typeof familySetupSchema>;

/** [BRO-SET] A game of The Brotherhood before it begins. */
export const brotherhoodSetupSchema = z
  .strictObject({
    title: plainText('Give the game a title.')
      .trim()
      .min(1, 'Give the game a title.')
      .max(80, 'Keep the title to 80 letters.'),
    seed: wholeNumber(0, 2_147_483_647, 'The seed is a whole number from 0 to 2,147,483,647.'),
    /** In seat order, or in any where that is drawn. */
    families: z
      .array(familySetupSchema, 'Write the families as a list.')
      .min(2, 'The Brotherhood takes 2 to 10 families; add one.')
      .max(10, 'The Brotherhood takes 2 to 10 families; take one out.'),
    seatOrder: z.enum(['drawn', 'as-listed']).default('drawn'),
    city: familyNameSchema.default('Carthage'),
    houseRules: houseRulesSchema.prefault({}),
  })
  .superRefine(({ families }, context) => {
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
  });
export type BrotherhoodSetup = z.infer<typeof brotherhoodSetupSchema>;
