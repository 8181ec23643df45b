import { z } from 'zod';
import { wholeNumber } from '../../words/numbers.ts';
import { plainText } from '../../words/plainText.ts';
import { houseRulesSchema } from './houseRules.ts';
import { familyIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';

export const capoNameSchema = plainText('Give the family a name.')
  .trim()
  .min(1, 'Give the family a name.')
  .max(40, 'Keep the name to 40 letters.');

/** One seat at the table. */
export const capoSetupSchema = z.strictObject({
  /** Null: the family’s own. */
  name: capoNameSchema.nullable().default(null),
  /** Null: drawn. */
  family: familyIdSchema.nullable().default(null),
  isHuman: z.boolean().default(true),
  level: levelSchema.default('standard'),
  /** Null: drawn. */
  doctrine: doctrineSchema.nullable().default(null),
});
export type CapoSetup = z.infer<typeof capoSetupSchema>;

/** [EMP-SET] A game of Empire City before it begins. */
export const empireSetupSchema = z
  .strictObject({
    title: plainText('Give the game a title.')
      .trim()
      .min(1, 'Give the game a title.')
      .max(80, 'Keep the title to 80 letters.'),
    seed: wholeNumber(0, 2_147_483_647, 'The seed is a whole number from 0 to 2,147,483,647.'),
    capos: z
      .array(capoSetupSchema, 'Write the families as a list.')
      .min(2, 'Empire City takes 2 to 6 families; add one.')
      .max(6, 'Empire City takes 2 to 6 families; take one out.'),
    seatOrder: z.enum(['drawn', 'as-listed']).default('drawn'),
    city: capoNameSchema.default('Empire City'),
    houseRules: houseRulesSchema.prefault({}),
  })
  .superRefine(({ capos }, context) => {
    const seen = new Set<string>();
    capos.forEach(({ family }, place) => {
      if (family === null) return;
      if (seen.has(family)) {
        context.addIssue({
          code: 'custom',
          path: ['capos', place, 'family'],
          message: 'Two seats have this family; change one of them.',
        });
      }
      seen.add(family);
    });
    const names = new Set<string>();
    capos.forEach(({ name }, place) => {
      if (name === null) return;
      if (names.has(name.toLowerCase())) {
        context.addIssue({
          code: 'custom',
          path: ['capos', place, 'name'],
          message: 'Two families have this name; change one of them.',
        });
      }
      names.add(name.toLowerCase());
    });
  });
export type EmpireSetup = z.infer<typeof empireSetupSchema>;
