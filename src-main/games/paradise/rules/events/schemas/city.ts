import { z } from 'zod';
import { businessTypeSchema, districtSchema } from '#shared/games/paradise/city.ts';
import { businessIdSchema, gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const cityKinds = {
  /** [CITY-4, CITY-8] One district's businesses with their owners' GUTS. */
  'district-built': {
    district: districtSchema,
    businesses: z.array(z.object({ id: businessIdSchema, name: z.string(), type: businessTypeSchema, guts: z.int() })),
  },
  /** [GANG-1] A business the gang starts with. */
  'business-dealt': { seat: seatIdSchema, business: businessIdSchema },
  /** [RK-17] One gang's collection; `loot` in points by business, `forgivenDollars` a gym's cost the bank lacked. */
  collected: {
    seat: seatIdSchema,
    loot: z.array(z.tuple([businessIdSchema, z.int()])),
    dollars: z.int(),
    forgivenDollars: z.int(),
    /** [GANG-16a] Open businesses without an Accountant to run them. */
    unrun: z.exactOptional(z.array(businessIdSchema)),
  },
  /** [RK-3] A shut business had no income this month. */
  idled: { seat: seatIdSchema, business: businessIdSchema, months: z.int() },
  /** [RK-3, RK-4] One gang's payoffs, with a line for each type and district. */
  'payoffs-paid': {
    seat: seatIdSchema,
    lines: z.array(
      z.object({ district: districtSchema, type: businessTypeSchema, businesses: z.int(), dollars: z.int() }),
    ),
    dollars: z.int(),
  },
  'payoffs-withheld': { seat: seatIdSchema, businesses: z.array(businessIdSchema) },
  'payoff-policy-set': { seat: seatIdSchema, policy: z.enum(['automatic', 'ask']) },
  shut: { business: businessIdSchema },
  reopened: { business: businessIdSchema },
  'turned-independent': { business: businessIdSchema, from: seatIdSchema },
  'takeover-failed': { seat: seatIdSchema, business: businessIdSchema, lead: gangsterIdSchema },
  /**
   * `lead`: the talker, or null. `by`: the way the gang took the place; `from`: the gang that gave it in a bargain.
   * Older files have neither.
   */
  'taken-over': {
    seat: seatIdSchema,
    business: businessIdSchema,
    lead: gangsterIdSchema.nullable(),
    by: z.exactOptional(z.enum(['talk', 'raid', 'clash', 'bargain'])),
    from: z.exactOptional(seatIdSchema),
  },
  /** [TAKE-2] Crews met; `winner` is null when all went home. */
  contested: { business: businessIdSchema, seats: z.array(seatIdSchema), winner: seatIdSchema.nullable() },
  'numbers-fixed': { by: seatIdSchema, gang: seatIdSchema, change: z.int() },
  /** [RK-16] Months without Loot. */
  smashed: { business: businessIdSchema, months: z.int() },
  mended: { business: businessIdSchema, months: z.int() },
  'broke-away': { business: businessIdSchema, from: seatIdSchema },
};

export type CityEvent = EventsOf<typeof cityKinds>;
