import { z } from 'zod';
import { seatIdSchema, viewerSchema } from '../words/ids.ts';
import { wholeNumber } from '../words/numbers.ts';

/** Limits of a forecast; what lies beyond them takes longer than anybody waits. */
export const forecastLimits = { campaigns: 2_000, months: 36 } as const;
export const forecastDefaults = { campaigns: 300, months: 12, seed: 1925 } as const;

const sentences = {
  campaigns: 'Ask for 1 to 2,000 campaigns.',
  months: 'Look 1 to 36 months ahead.',
  seed: 'The seed is a whole number from 0 to 2,147,483,647.',
} as const;

/** What is asked of a forecast. */
export const forecastRequestSchema = z.object({
  viewer: viewerSchema,
  campaigns: wholeNumber(1, forecastLimits.campaigns, sentences.campaigns).default(
    forecastDefaults.campaigns,
  ),
  months: wholeNumber(1, forecastLimits.months, sentences.months).default(forecastDefaults.months),
  seed: wholeNumber(0, 2_147_483_647, sentences.seed).default(forecastDefaults.seed),
});
export type ForecastRequest = z.infer<typeof forecastRequestSchema>;

/** Where 5, 25, 50, 75 and 95% of the futures lie below. */
export const bandSchema = z.object({
  p5: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p95: z.number(),
});
export type Band = z.infer<typeof bandSchema>;

/** One figure from now to the last month: a band now and one for each month's end. */
const courseSchema = z.array(bandSchema);

const gangForecastSchema = z.object({
  seat: seatIdSchema,
  name: z.string(),
  /** The viewer does not know its bank: even today's is a guess. */
  isGuess: z.boolean(),
  money: courseSchema,
  businesses: courseSchema,
  /** Null where it is not the viewer's to know. */
  reputation: courseSchema.nullable(),
  /** Shares of the futures, 0 to 1. */
  totalControl: z.number(),
  lastMonth: z.number(),
  eliminated: z.number(),
  /** Won, or first by score after the last month. */
  first: z.number(),
});
export type GangForecast = z.infer<typeof gangForecastSchema>;

const prospectSchema = z.object({ outrage: courseSchema, gangs: z.array(gangForecastSchema) });
export type Prospect = z.infer<typeof prospectSchema>;

export const forecastSchema = z.object({
  viewer: viewerSchema,
  campaigns: z.number().int(),
  seed: z.number().int(),
  /** The month that is being played, and every month that was looked at, from it on. */
  months: z.array(z.number().int()),
  /** Titles of the orders that wait, with the gang they are of. */
  orders: z.array(z.object({ seat: seatIdSchema, title: z.string() })),
  /** As the campaign stands, waiting orders included. */
  asOrdered: prospectSchema,
  /** The same futures with those orders taken out; null when none wait. */
  withoutOrders: prospectSchema.nullable(),
});
export type Forecast = z.infer<typeof forecastSchema>;

/** How far a forecast is; the forecast itself once all its campaigns are played. */
export const forecastProgressSchema = z.object({
  done: z.number().int(),
  total: z.number().int(),
  forecast: forecastSchema.nullable(),
});
export type ForecastProgress = z.infer<typeof forecastProgressSchema>;
