import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { bandIdSchema, boxerIdSchema, businessIdSchema, offerIdSchema, gangsterIdSchema } from '../ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { mostPeople } from '../limits.ts';
import { statSchema } from '../people.ts';
import { boughtSkillSchema } from '../recruits.ts';

/** [GANG-8, RK-13] Raises one gangster's stat by one; done at once. */
export const trainOrderSchema = z.object({ kind: z.literal('train'), gangster: gangsterIdSchema, stat: statSchema });

/** [GANG-8, RK-13] One gangster learns a skill, rolled or chosen; done at once. */
export const learnOrderSchema = z.object({
  kind: z.literal('learn'),
  gangster: gangsterIdSchema,
  skill: boughtSkillSchema,
});

/** [RK-7] The Accountant tries to sign a band for one of the gang's nightclubs; done at once. */
export const signBandOrderSchema = z.object({ kind: z.literal('sign-band'), club: businessIdSchema });

/** [RK-7] A band of the gang's plays at another of its nightclubs; done at once. */
export const bookBandOrderSchema = z.object({
  kind: z.literal('book-band'),
  band: bandIdSchema,
  club: businessIdSchema,
});

/** One side's stake in an offer: a band, money, or both. */
export const offerSideSchema = z.object({
  band: bandIdSchema.nullable().default(null),
  dollars: createWholeNumber(0, 1_000_000, 'An offer is for a whole number of dollars, up to 1,000,000.').default(0),
});
export type OfferSide = z.infer<typeof offerSideSchema>;

/**
 * [RK-7] A private offer to another gang: its goods and its price, or, with a `pick`, the stakes of both on that
 * boxer's title bout. Done at once; the other gang accepts or refuses.
 */
export const makeOfferOrderSchema = z.object({
  kind: z.literal('make-offer'),
  to: seatIdSchema,
  gives: offerSideSchema,
  wants: offerSideSchema,
  pick: boxerIdSchema.nullable().default(null),
});

/** [RK-7] Accept or refuse an offer; done at once. */
export const answerOfferOrderSchema = z.object({
  kind: z.literal('answer-offer'),
  offer: offerIdSchema,
  accepts: z.boolean(),
});

/** [RK-7] Take back an offer that is not answered yet; done at once. */
export const withdrawOfferOrderSchema = z.object({ kind: z.literal('withdraw-offer'), offer: offerIdSchema });

/** [RK-13] Enters a boxer who has won for the title on next month's card; at the reveal. */
export const putUpBoxerOrderSchema = z.object({ kind: z.literal('put-up-boxer'), boxer: boxerIdSchema });

/** [RK-14] Sets the fights of the arena's card, and who does not fight; at the reveal. */
export const makeCardOrderSchema = z.object({
  kind: z.literal('make-card'),
  pairs: z.array(z.object({ red: boxerIdSchema, blue: boxerIdSchema })).max(mostPeople),
  struck: z.array(boxerIdSchema).max(mostPeople),
});

/** [RK-13] A stake on a boxer of this month's card; settled at the reveal. */
export const betOrderSchema = z.object({
  kind: z.literal('bet'),
  boxer: boxerIdSchema,
  dollars: createWholeNumber(10, 1_000_000, 'A bet is a whole number of dollars from 10 to 1,000,000.'),
});

/** [RK-13, RK-14] Pays a boxer of this month's card to lose; at the reveal. */
export const fixFightOrderSchema = z.object({ kind: z.literal('fix-fight'), boxer: boxerIdSchema });

/** [GANG-14] A funeral worth this many points of reputation; at the reveal. */
export const holdFuneralOrderSchema = z.object({
  kind: z.literal('hold-funeral'),
  gangster: gangsterIdSchema,
  points: createWholeNumber(1, 50, 'A funeral brings a whole number of points from 1 to 50.'),
});

/** [GANG-14] Flowers for another gang's dead, if he is buried this month; at the reveal. */
export const sendFlowersOrderSchema = z.object({
  kind: z.literal('send-flowers'),
  gangster: gangsterIdSchema,
  dollars: createWholeNumber(1, 1_000_000, 'Flowers cost a whole number of dollars from 1 to 1,000,000.'),
});

/** [GANG-15] Soup kitchens and street parties against this many points of outrage; at the reveal. */
export const publicWorksOrderSchema = z.object({
  kind: z.literal('public-works'),
  points: createWholeNumber(1, 60, 'Public works take a whole number of points from 1 to 60.'),
});

/** The orders of shows, fights, schooling and standing, for the union of all orders. */
export const showOrderSchemas = [
  trainOrderSchema,
  learnOrderSchema,
  signBandOrderSchema,
  bookBandOrderSchema,
  makeOfferOrderSchema,
  answerOfferOrderSchema,
  withdrawOfferOrderSchema,
  putUpBoxerOrderSchema,
  makeCardOrderSchema,
  betOrderSchema,
  fixFightOrderSchema,
  holdFuneralOrderSchema,
  sendFlowersOrderSchema,
  publicWorksOrderSchema,
] as const;
