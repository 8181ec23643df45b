import type { CityPack } from '../cities/pack.ts';
import { z } from 'zod';
import { battleNewsSchemas, newsTollSchema } from './battleNews.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { districtSchema, racketSchema } from '../city.ts';
import { courtNewsSchemas } from './courtNews.ts';
import { newsBusinessSchema as business, newsGangSchema as gang } from './newsFacts.ts';
import { officialNewsSchemas } from './officialNews.ts';
import { guessedAimNewsSchema, rumorNewsSchema } from './rumors.ts';
import { showNewsSchemas } from './showNews.ts';

export type { NewsPerson, NewsSeen, NewsSide, NewsToll } from './battleNews.ts';
export type { NewsBusiness, NewsGang } from './newsFacts.ts';
export type { NewsOfficial } from './officialNews.ts';

/**
 * The facts a reporter may learn of a month: public ones only, never a bank, a roster or an order. `value` is the
 * news value, 0 (filler) to 100 (stop the press).
 */
export const newsItemSchema = z.discriminatedUnion('kind', [
  /** The first month: who the city's gangs are. */
  z.object({ kind: z.literal('gangs-of-the-city'), value: z.number(), gangs: z.array(gang) }),
  z.object({ kind: z.literal('taken-over'), value: z.number(), gang, business }),
  /** Two or more crews met at one business; `winner` is null when all went home. */
  z.object({
    kind: z.literal('contested'),
    value: z.number(),
    gangs: z.array(gang),
    winner: gang.nullable(),
    business,
    toll: newsTollSchema,
  }),
  /** One gang now holds every business of a racket in a district. */
  z.object({ kind: z.literal('full-racket'), value: z.number(), gang, racket: racketSchema, district: districtSchema }),
  z.object({ kind: z.literal('shut'), value: z.number(), gang, business }),
  z.object({ kind: z.literal('reopened'), value: z.number(), gang, business }),
  z.object({ kind: z.literal('turned-independent'), value: z.number(), gang, business }),
  /** A change of owner without an explanation (a GM's ruling). */
  z.object({
    kind: z.literal('changed-hands'),
    value: z.number(),
    from: gang.nullable(),
    to: gang.nullable(),
    business,
  }),
  z.object({
    kind: z.literal('outrage'),
    value: z.number(),
    verdict: z.enum(['quiet', 'calmed', 'something-must-be-done', 'feds-called', 'feds-stay']),
    outrage: z.number().int(),
    outrageBefore: z.number().int(),
  }),
  z.object({ kind: z.literal('feds-leave'), value: z.number(), gang }),
  z.object({ kind: z.literal('feds-recalled'), value: z.number() }),
  z.object({ kind: z.literal('eliminated'), value: z.number(), gang }),
  /** The number of businesses each owner holds at the month's end, largest first; independents last. */
  z.object({
    kind: z.literal('standings'),
    value: z.number(),
    holdings: z.array(z.object({ gang, businesses: z.number().int() })),
    independent: z.number().int(),
    /** True when a gang is alone in the first place that was not the last to be alone there. */
    newLeader: z.boolean(),
    /** The number of doors each owner has in each district; unknown in older files. */
    doors: z
      .array(z.object({ district: districtSchema, seat: seatIdSchema.nullable(), count: z.number().int() }))
      .optional(),
  }),
  /** June: the Tri-State Handicap is run at the Paradise Racetrack. */
  z.object({ kind: z.literal('handicap'), value: z.number(), owner: gang.nullable() }),
  z.object({
    kind: z.literal('victory'),
    value: z.number(),
    gang,
    how: z.enum(['total-control', 'last-standing', 'last-month']),
    /** [GANG-18] The places as they were read out after a last month, best first; unknown in older files. */
    places: z.array(z.object({ gang, points: z.number().int(), businesses: z.number().int() })).optional(),
  }),
  ...showNewsSchemas,
  ...officialNewsSchemas,
  ...battleNewsSchemas,
  ...courtNewsSchemas,
  rumorNewsSchema,
  guessedAimNewsSchema,
]);
export type NewsItem = z.infer<typeof newsItemSchema> & {
  /** Place of its event among the month's; absent for news of the whole month. */
  at?: number;
};
export type NewsKind = NewsItem['kind'];
export type NewsItemOf<K extends NewsKind> = Extract<NewsItem, { kind: K }>;

/** All that the press gets of one month. */
export type MonthNews = {
  month: number;
  campaignSeed: number;
  campaignTitle: string;
  /** The city, where that is not Paradise. */
  city?: CityPack;
  /** The small print at the foot of the paper, one phrase each. */
  smallPrint: string[];
  items: NewsItem[];
};
