import { z } from 'zod';
import { officialSchema, officialStatsSchema } from '#main/games/paradise/rules/state/records/officials.ts';
import { officialIdSchema } from '#shared/games/paradise/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { officialRefSchema } from '#shared/games/paradise/officials.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** Why an official is in a gang's pay no more. */
export const leavingCauseSchema = z.enum(['dropped', 'unpaid', 'no-accountant', 'gang-gone', 'outbid', 'ruled']);
export type LeavingCause = z.infer<typeof leavingCauseSchema>;

/** Why a bid bought nothing. */
export const failedBidCauseSchema = z.enum(['outbid', 'money', 'reputation', 'accountant', 'not-for-sale']);
export type FailedBidCause = z.infer<typeof failedBidCauseSchema>;

/** The contents of each event. */
export const officialEventKinds = {
  /** [OFF-1] Everybody at City Hall, on the bench, in the precincts and at the City Desk. */
  'city-hall-seated': { officials: z.array(officialSchema), namesFrom: z.int() },
  /** [OFF-10] An office-holder's stats, rolled when first needed. */
  'official-sized-up': { official: officialIdSchema, name: z.string(), stats: officialStatsSchema },
  /** [OFF-1] `joins`: a Reporter who is on no list yet. `dollars`: the month in advance. */
  'official-bought': {
    seat: seatIdSchema,
    official: officialRefSchema,
    rateDollars: z.int(),
    limitDollars: z.int(),
    dollars: z.int(),
    joins: officialSchema.nullable(),
  },
  'bid-failed': { seat: seatIdSchema, official: officialRefSchema, limitDollars: z.int(), why: failedBidCauseSchema },
  /** [OFF-6] The owner won the bidding; the new rate counts from the next pay. */
  'official-kept': { seat: seatIdSchema, official: officialRefSchema, rateDollars: z.int() },
  'limit-set': { seat: seatIdSchema, official: officialRefSchema, limitDollars: z.int() },
  /** [OFF-6] An official's test to hear of a colleague's pay. */
  'rates-compared': { seat: seatIdSchema, official: officialRefSchema, heard: z.boolean(), wantsDollars: z.int() },
  'officials-withheld': { seat: seatIdSchema, officials: z.array(officialIdSchema) },
  /** [MONTH-3] One gang's payments to its officials. */
  'officials-paid': {
    seat: seatIdSchema,
    lines: z.array(z.object({ official: officialRefSchema, rateDollars: z.int(), dollars: z.int() })),
    dollars: z.int(),
  },
  'official-left': { seat: seatIdSchema, official: officialRefSchema, why: leavingCauseSchema },
  /** Each official of a gang stayed, or left it for at least a month. */
  'loyalty-tested': {
    seat: seatIdSchema,
    because: z.string(),
    stayed: z.array(officialRefSchema),
    left: z.array(officialRefSchema),
    shunsUntilMonth: z.int(),
  },
};

export type OfficialEvent = EventsOf<typeof officialEventKinds>;
