import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { factorSchema } from '#shared/words/journal.ts';
import { bargainTermsSchema } from '../orders/bargains.ts';

/**
 * A gang's answer to terms: `price`, it wants money too; `likely` and `unlikely`, it depends on a Boss of unknown
 * temper; `whim`, unpredictable; `player`, a human decides.
 */
export const termsVerdictSchema = z.enum(['accept', 'likely', 'price', 'unlikely', 'refuse', 'whim', 'player']);
export type TermsVerdict = z.infer<typeof termsVerdictSchema>;

/** The answer that terms would get, before anybody puts them. */
export const termsForecastSchema = z.object({
  verdict: termsVerdictSchema,
  /** The answer, in a sentence or two. */
  sentence: z.string(),
  /** How sure that is and why, in one sentence. */
  basis: z.string(),
  /** The sum of the factors, in $100s: above 0 it accepts. */
  score: z.number(),
  /** The reasons for and against the terms as that gang sees them; for a guess with a Boss of the usual temper. */
  factors: z.array(factorSchema),
  /** The least and the most that it may want in addition, in dollars, paid once; null if money does not matter. */
  price: z.object({ least: z.number().int(), most: z.number().int() }).nullable(),
});
export type TermsForecast = z.infer<typeof termsForecastSchema>;

/** Terms worth thinking of, with the answer that they would get. */
const offerSchema = termsForecastSchema.extend({ terms: bargainTermsSchema, words: z.array(z.string()) });
export type LikelyOffer = z.infer<typeof offerSchema>;

/** A promise between two gangs and its fate, as far as the viewer knows. */
const promiseSchema = z.object({
  id: z.string(),
  asker: seatIdSchema,
  other: seatIdSchema,
  words: z.array(z.string()),
  sinceMonth: z.number().int(),
  untilMonth: z.number().int(),
  outcome: z.enum(['in-force', 'kept', 'broken']),
  brokenBy: seatIdSchema.nullable(),
});
export type PromiseView = z.infer<typeof promiseSchema>;

/** How a gang feels toward the asking one. */
export const moods = ['hostile', 'wary', 'even', 'well-disposed'] as const;
export type AttitudeMood = (typeof moods)[number];

/** A rival's mind toward the asking gang: its reasons, acceptable terms, its word. */
export const attitudeSchema = z.object({
  rival: seatIdSchema,
  isPlayer: z.boolean(),
  /** True if the games master asks, and nothing is guessed. */
  isKnown: z.boolean(),
  mood: z.enum(moods).nullable(),
  sentence: z.string(),
  /** The worth of a month of peace with the asking gang and of their past, in $100s. */
  points: z.number(),
  factors: z.array(factorSchema),
  /** Its aim of the year, if the viewer knows it. */
  aim: z.string().nullable(),
  offers: z.array(offerSchema),
  promises: z.array(promiseSchema),
});
export type Attitude = z.infer<typeof attitudeSchema>;

/** A tie between two gangs that the viewer knows of. */
export const tieKinds = ['war', 'feud', 'truce', 'alliance'] as const;
export type TieKind = (typeof tieKinds)[number];

export const tieSchema = z.object({
  one: seatIdSchema,
  other: seatIdSchema,
  kind: z.enum(tieKinds),
  /** `4 fights in three months, the last in May 1925` */
  text: z.string(),
});
export type Tie = z.infer<typeof tieSchema>;

/** The relations of the city's gangs, seen by one of them. */
export const attitudesSchema = z.object({ rivals: z.array(attitudeSchema), ties: z.array(tieSchema) });
export type Attitudes = z.infer<typeof attitudesSchema>;
