import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { gameTitleSchema, createPartyNameSchema, refuseTwins, seedSchema } from '#shared/words/setup.ts';
import { houseRulesSchema } from './houseRules.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { pieceNameSchema } from './orders.ts';

export const gangNameSchema = createPartyNameSchema('gang');

/** One gang at the table. */
export const gangSetupSchema = z.strictObject({
  name: gangNameSchema,
  /** Null: the program plays it. */
  isHuman: z.boolean().default(true),
  level: levelSchema.default('standard'),
  /** Null: drawn. */
  doctrine: doctrineSchema.nullable().default(null),
  /** [WAR-START-2] Counted from 1; null: dealt. */
  ward: createWholeNumber(1, 8, 'A ward is a number from 1 to 8.').nullable().default(null),
  /** [WAR-GAME-6] Place in the order of precedence, counted from 1; null: drawn. */
  precedence: createWholeNumber(1, 8, 'A place is a number from 1 to 8.').nullable().default(null),
  /** [WAR-HOUSE-3] Money beside the start's own. */
  handicapMc: createWholeNumber(0, 200, 'A handicap is from 0 to 200 MC.').default(0),
  /** Don, Lieutenants, Hitmen; who is not named here is named by the program. */
  pieceNames: z.array(pieceNameSchema).max(30).default([]),
});
export type GangSetup = z.infer<typeof gangSetupSchema>;

/** A game of Turf War before it begins. */
export const turfWarSetupSchema = z
  .strictObject({
    title: gameTitleSchema,
    seed: seedSchema,
    gangs: z
      .array(gangSetupSchema, 'Write the gangs as a list.')
      .min(2, 'Turf War takes 2 to 8 gangs; add one.')
      .max(8, 'Turf War takes 2 to 8 gangs; take one out.'),
    houseRules: houseRulesSchema.prefault({}),
  })
  .superRefine(({ gangs }, context) => {
    refuseTwins(
      context,
      gangs.map(({ name }) => name),
      (place) => ['gangs', place, 'name'],
      'Two gangs have this name; change one of them.',
    );
  });
export type TurfWarSetup = z.infer<typeof turfWarSetupSchema>;
