import { z } from 'zod';
import { gameTitleSchema, createPartyNameSchema, refuseTwins, seedSchema } from '#shared/words/setup.ts';
import { houseRulesSchema } from './houseRules.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { ownNameSchema } from './orders.ts';

export const familyNameSchema = createPartyNameSchema('family');

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
    title: gameTitleSchema,
    seed: seedSchema,
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
    refuseTwins(
      context,
      families.map(({ name }) => name),
      (place) => ['families', place, 'name'],
      'Two families have this name; change one of them.',
    );
  });
export type BrotherhoodSetup = z.infer<typeof brotherhoodSetupSchema>;
