import { z } from 'zod';
import { businessIdSchema, seatIdSchema } from '../ids.ts';
import { businessTypeSchema, districtSchema, gangTypeSchema, racketSchema } from './city.ts';
import { officialKindSchema } from './officials.ts';

const gang = z.object({
  seat: seatIdSchema,
  name: z.string(),
  type: gangTypeSchema,
  boss: z.string(),
  base: districtSchema,
});
const business = z.object({
  id: businessIdSchema,
  name: z.string(),
  type: businessTypeSchema,
  district: districtSchema,
});

const official = z.object({
  kind: officialKindSchema,
  name: z.string(),
  district: districtSchema.nullable(),
  precinct: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
});

/** What the press may tell of City Hall: who holds its posts, and every open use of an official. */
const officialNews = [
  /** The first month: who was sworn in. */
  z.object({ kind: z.literal('city-hall'), value: z.number(), officials: z.array(official) }),
  /** A story on a corrupt official; `successor` has his post when he could not answer it. */
  z.object({
    kind: z.literal('corruption'),
    value: z.number(),
    gang,
    writer: z.string(),
    target: official,
    successor: z.string().nullable(),
  }),
  /** A column against the gangs, or in their praise. */
  z.object({
    kind: z.literal('column'),
    value: z.number(),
    writer: z.string(),
    isHostile: z.boolean(),
  }),
  /** The City Editor rouses the city, or soothes it. */
  z.object({ kind: z.literal('editorial'), value: z.number(), isHostile: z.boolean() }),
  z.object({
    kind: z.literal('dismissal'),
    value: z.number(),
    gang,
    mayor: z.string(),
    target: official,
    successor: z.string(),
  }),
  /** The Mayor's word against an official; `successor` has his post when he fell. */
  z.object({
    kind: z.literal('accusation'),
    value: z.number(),
    gang,
    mayor: z.string(),
    target: official,
    successor: z.string().nullable(),
  }),
  /** Where the police were sent when something had to be done. */
  z.object({
    kind: z.literal('raid-ordered'),
    value: z.number(),
    gang,
    business,
    /** Who had the ear of the police. */
    sentBy: gang,
    extraCar: z.boolean(),
  }),
] as const;

/**
 * What a reporter may learn of a month: public facts only, never a bank, a roster or an order.
 * `value` is the news value, 0 (filler) to 100 (stop the press).
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
  }),
  /** One gang now holds every business of a racket in a district. */
  z.object({
    kind: z.literal('full-racket'),
    value: z.number(),
    gang,
    racket: racketSchema,
    district: districtSchema,
  }),
  z.object({ kind: z.literal('shut'), value: z.number(), gang, business }),
  z.object({ kind: z.literal('reopened'), value: z.number(), gang, business }),
  z.object({ kind: z.literal('turned-independent'), value: z.number(), gang, business }),
  /** A change of owner nobody explains (a GM's ruling). */
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
  z.object({ kind: z.literal('eliminated'), value: z.number(), gang }),
  /** Who holds how many businesses at the month's end, largest first; independents last. */
  z.object({
    kind: z.literal('standings'),
    value: z.number(),
    holdings: z.array(z.object({ gang, businesses: z.number().int() })),
    independent: z.number().int(),
    /** True when the first place changed hands this month. */
    newLeader: z.boolean(),
  }),
  /** June: the Tri-State Handicap is run at the Paradise Racetrack. */
  z.object({ kind: z.literal('handicap'), value: z.number(), owner: gang.nullable() }),
  z.object({
    kind: z.literal('victory'),
    value: z.number(),
    gang,
    how: z.enum(['total-control', 'last-month']),
  }),
  ...officialNews,
]);
export type NewsItem = z.infer<typeof newsItemSchema>;
export type NewsKind = NewsItem['kind'];
export type NewsItemOf<K extends NewsKind> = Extract<NewsItem, { kind: K }>;
export type NewsGang = z.infer<typeof gang>;
export type NewsBusiness = z.infer<typeof business>;
export type NewsOfficial = z.infer<typeof official>;

/** All that the press gets of one month. */
export type MonthNews = {
  month: number;
  campaignSeed: number;
  campaignTitle: string;
  items: NewsItem[];
};
