import { z } from 'zod';
import { newsBusinessSchema as business, newsGangSchema as gang } from './newsFacts.ts';
import { bandActSchema } from '../shows.ts';

const band = z.object({ name: z.string(), act: bandActSchema });
export type NewsBand = z.infer<typeof band>;

/** A boxer with his gym and its owner, or his town. */
const boxer = z.object({
  name: z.string(),
  gym: business.nullable(),
  owner: gang.nullable(),
  town: z.string().nullable(),
});
export type NewsBoxer = z.infer<typeof boxer>;

/** News of shows, fights and standing, for the union of all news. */
export const showNewsSchemas = [
  z.object({ kind: z.literal('bad-booze'), value: z.number(), gang, business }),
  /** New posters: `from` held the contract before; `isMove`: only the stage is new. */
  z.object({
    kind: z.literal('band-billed'),
    value: z.number(),
    gang,
    band,
    club: business,
    from: gang.nullable(),
    isMove: z.boolean(),
  }),
  z.object({ kind: z.literal('band-on-air'), value: z.number(), gang, band }),
  z.object({ kind: z.literal('band-fades'), value: z.number(), gang, band }),
  z.object({
    kind: z.literal('title-bout'),
    value: z.number(),
    winner: boxer,
    loser: boxer,
    rounds: z.number().int().positive(),
    bets: z.array(z.object({ gang, dollars: z.number().int(), won: z.boolean() })),
  }),
  z.object({ kind: z.literal('big-name'), value: z.number(), gang, business }),
  z.object({
    kind: z.literal('funeral'),
    value: z.number(),
    gang,
    name: z.string(),
    role: z.string(),
    cars: z.number().int(),
    /** How many other gangs sent flowers, and whose were the finest. */
    wreaths: z.number().int(),
    finest: gang.nullable(),
  }),
  z.object({ kind: z.literal('public-works'), value: z.number(), gang, dollars: z.number().int() }),
] as const;
