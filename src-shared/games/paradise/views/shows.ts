import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { bandIdSchema, boxerIdSchema, businessIdSchema, offerIdSchema, gangsterIdSchema } from '../ids.ts';
import { bandActSchema } from '../shows.ts';

const bandViewSchema = z.object({
  id: bandIdSchema,
  name: z.string(),
  act: bandActSchema,
  owner: seatIdSchema,
  /** Its nightclub, as far as the viewer knows; null: none. */
  club: businessIdSchema.nullable(),
  isOnRadio: z.boolean(),
  /** The bonus it adds to its club's Loot: `+1D6`. */
  diceLabel: z.string(),
  /** The facts that only its owner and the GM know. */
  own: z
    .object({
      lastFaces: z.array(z.number().int()),
      /** Chances of its next month, 0 to 1. */
      fadeChance: z.number(),
      radioChance: z.number(),
      /** Its average yearly income, if it always plays. */
      worthDollars: z.number(),
      isPlaying: z.boolean(),
      /** Put up in an offer or a wager. */
      isPromised: z.boolean(),
    })
    .nullable(),
});
export type BandView = z.infer<typeof bandViewSchema>;

const boxerViewSchema = z.object({
  id: boxerIdSchema,
  name: z.string(),
  gym: businessIdSchema.nullable(),
  /** The owner of his gym; null for an independent gym or a man from out of town. */
  owner: seatIdSchema.nullable(),
  /** `Hogan’s Ring, The Docks`, `out of Toledo`. */
  corner: z.string(),
  /** Null while the viewer cannot know. */
  fists: z.number().int().nullable(),
  wins: z.number().int(),
  isWashedUp: z.boolean(),
  /** First month in which he may try for the title again; null: never, or before his first bout. */
  nextBoutMonth: z.number().int().nullable(),
  isOnCard: z.boolean(),
  /** Known to his owner and the GM. */
  isPutUp: z.boolean(),
});
export type BoxerView = z.infer<typeof boxerViewSchema>;

const boutViewSchema = z.object({
  id: z.string(),
  month: z.number().int(),
  red: boxerIdSchema,
  blue: boxerIdSchema,
  winner: boxerIdSchema.nullable(),
  rounds: z.number().int(),
  /** Chance that red wins, as far as the viewer knows; null after the fight. */
  redChance: z.number().nullable(),
});
export type BoutView = z.infer<typeof boutViewSchema>;

const sideViewSchema = z.object({
  band: bandIdSchema.nullable(),
  dollars: z.number().int(),
  /** `The Levee Stompers and $100`. */
  words: z.string(),
});

const offerViewSchema = z.object({
  id: offerIdSchema,
  from: seatIdSchema,
  to: seatIdSchema,
  month: z.number().int(),
  gives: sideViewSchema,
  wants: sideViewSchema,
  /** In a wager, the boxer whom its sender picked. */
  pick: boxerIdSchema.nullable(),
  isAccepted: z.boolean(),
});
export type OfferView = z.infer<typeof offerViewSchema>;

const mournedViewSchema = z.object({
  gangster: gangsterIdSchema,
  name: z.string(),
  role: z.string(),
  seat: seatIdSchema,
  month: z.number().int(),
  /** The last month in which he can be buried in style. */
  lastMonth: z.number().int(),
});
export type MournedView = z.infer<typeof mournedViewSchema>;

/** Shows, fights and funerals, as far as the viewer knows them. */
export const showsViewSchema = z.object({
  /** [RK-6] A raid of this month must go for a booze business. */
  boozeIsForced: z.boolean(),
  /** [RK-14] The arena has a big-name bout this month. */
  hasBigNameBout: z.boolean(),
  /** [RK-14] The gang that makes the title card. */
  cardMaker: seatIdSchema.nullable(),
  bands: z.array(bandViewSchema),
  boxers: z.array(boxerViewSchema),
  /** This month's card and the fights of the past year, newest first. */
  bouts: z.array(boutViewSchema),
  /** The viewer's own. */
  offers: z.array(offerViewSchema),
  mourned: z.array(mournedViewSchema),
});
export type ShowsView = z.infer<typeof showsViewSchema>;
