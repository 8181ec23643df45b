import { cityPackSchema } from '#shared/games/paradise/cities/pack.ts';
import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import {
  phaseIds,
  setAsideSchema,
  victorySchema,
  waitingOrderSchema,
} from '#main/games/paradise/rules/state/records/campaign.ts';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const campaignKinds = {
  founded: {
    title: z.string(),
    seed: z.int(),
    houseRules: houseRulesSchema,
    outrage: z.int(),
    /** The city, where that is not Paradise. */
    city: z.exactOptional(cityPackSchema),
  },
  /** The month that the campaign begins in, where that is not January 1925. */
  'begun-late': { month: z.int() },
  'order-filed': { order: waitingOrderSchema },
  /** `refund`: money that had been set aside for it. */
  'order-withdrawn': {
    seat: seatIdSchema,
    id: orderIdSchema,
    title: z.string(),
    refund: z.exactOptional(setAsideSchema),
  },
  /** [CITY-9] An event that the city's author wrote has come; `event` is its place in the list. */
  'city-event-came': { event: z.int(), name: z.string() },
  'month-closed': { month: z.int() },
  'stands-before': { phase: z.enum(phaseIds) },
  eliminated: { seat: seatIdSchema },
  won: victorySchema.shape,
  /** [GANG-18] `goesOn`: the campaign was scored already, and is played on. */
  'last-month-set': { to: z.int().nullable(), goesOn: z.boolean() },
};

export type CampaignEvent = EventsOf<typeof campaignKinds>;

/** The events of orders that wait. */
export type FilingEvent = Extract<CampaignEvent, { type: 'order-filed' | 'order-withdrawn' }>;
