import { z } from 'zod';
import { seatIdSchema, viewerSchema } from '../words/ids.ts';
import { createWholeNumber } from '../words/numbers.ts';

/** Limits of a forecast: as many periods as the longest game may have. */
export const forecastLimits = { campaigns: 2_000, periods: 200 } as const;
export const forecastDefaults = { campaigns: 60, periods: 6, seed: 1925 } as const;

const sentences = {
  campaigns: 'Ask for 1 to 2,000 campaigns.',
  periods: 'Look ahead by 1 to 200 months or turns.',
  seed: 'The seed is a whole number from 0 to 2,147,483,647.',
} as const;

/** The request for a forecast. */
export const forecastRequestSchema = z.object({
  viewer: viewerSchema,
  campaigns: createWholeNumber(1, forecastLimits.campaigns, sentences.campaigns).default(forecastDefaults.campaigns),
  periods: createWholeNumber(1, forecastLimits.periods, sentences.periods).default(forecastDefaults.periods),
  seed: createWholeNumber(0, 2_147_483_647, sentences.seed).default(forecastDefaults.seed),
});
export type ForecastRequest = z.infer<typeof forecastRequestSchema>;

/** The values below which 5, 25, 50, 75 and 95% of the futures are. */
export const quantilesSchema = z.object({
  p5: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p95: z.number(),
});
export type Quantiles = z.infer<typeof quantilesSchema>;

/** One number that a game's forecast follows. */
export const forecastFigureSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Each seat has its own, or the game has one. */
  of: z.enum(['seat', 'game']),
  unit: z.enum(['dollars', 'count', 'points']),
  /** For the seat itself alone. */
  isSecret: z.boolean(),
  /** For everybody, and a guess for other seats, even at present. */
  isGuess: z.boolean(),
});
export type ForecastFigure = z.infer<typeof forecastFigureSchema>;

/** A way the game can be won. */
export const waySchema = z.object({ id: z.string(), label: z.string() });
export type Way = z.infer<typeof waySchema>;

/** A figure from now to the last period: a band now and one for each period's end. */
const courseSchema = z.array(quantilesSchema);

const seatForecastSchema = z.object({
  seat: seatIdSchema,
  name: z.string(),
  /** The viewer plays another seat: figures with `isGuess` are guesses here. */
  isGuess: z.boolean(),
  /** By the figure's ID, without those that the viewer may not know. */
  courses: z.record(z.string(), courseSchema),
  /** Shares of the futures, 0 to 1: won, by the id of the way. */
  wins: z.record(z.string(), z.number()),
  /** Out of the game. */
  out: z.number(),
  /** Won, or first after the last period. */
  first: z.number(),
});
export type SeatForecast = z.infer<typeof seatForecastSchema>;

const prospectSchema = z.object({
  /** The courses of the game as a whole, by the figure's id. */
  courses: z.record(z.string(), courseSchema),
  seats: z.array(seatForecastSchema),
});
export type Prospect = z.infer<typeof prospectSchema>;

export const forecastSchema = z.object({
  viewer: viewerSchema,
  campaigns: z.number().int(),
  seed: z.number().int(),
  /** The unit of the game's time: `month`, `turn`. */
  period: z.string(),
  /** The period that is being played, and every one that was looked at, from it on. */
  periods: z.array(z.number().int()),
  figures: z.array(forecastFigureSchema),
  endings: z.array(waySchema),
  /** Titles of the orders that wait, with the seat they are of. */
  orders: z.array(z.object({ seat: seatIdSchema, title: z.string() })),
  /** The prospect of the present campaign, waiting orders included. */
  asOrdered: prospectSchema,
  /** The same futures with those orders taken out; null when none wait. */
  withoutOrders: prospectSchema.nullable(),
});
export type Forecast = z.infer<typeof forecastSchema>;

/** How far a forecast is; the forecast itself once all its campaigns are played. */
export const forecastProgressSchema = z.object({
  done: z.number().int(),
  total: z.number().int(),
  /** The result of the campaigns played so far; null without news. */
  soFar: forecastSchema.nullable(),
  forecast: forecastSchema.nullable(),
});
export type ForecastProgress = z.infer<typeof forecastProgressSchema>;
