import { z } from 'zod';
import { gameTitleSchema, createPartyNameSchema, refuseTwins, seedSchema } from '#shared/words/setup.ts';
import { houseRulesSchema, explainMarks } from './houseRules.ts';
import { familyIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';

export const capoNameSchema = createPartyNameSchema('family');

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
    title: gameTitleSchema,
    seed: seedSchema,
    capos: z
      .array(capoSetupSchema, 'Write the families as a list.')
      .min(2, 'Empire City takes 2 to 6 families; add one.')
      .max(6, 'Empire City takes 2 to 6 families; take one out.'),
    seatOrder: z.enum(['drawn', 'as-listed']).default('drawn'),
    city: capoNameSchema.default('Empire City'),
    houseRules: houseRulesSchema.prefault({}),
  })
  .superRefine(({ capos, houseRules }, context) => {
    const marks = explainMarks(houseRules);
    if (marks !== null) {
      context.addIssue({ code: 'custom', path: ['houseRules', 'marks'], message: marks });
    }
    refuseTwins(
      context,
      capos.map(({ family }) => family),
      (place) => ['capos', place, 'family'],
      'Two seats have this family; change one of them.',
    );
    refuseTwins(
      context,
      capos.map(({ name }) => name),
      (place) => ['capos', place, 'name'],
      'Two families have this name; change one of them.',
    );
  });
export type EmpireSetup = z.infer<typeof empireSetupSchema>;
