import { z } from 'zod';
import { bandSchema } from '#main/games/paradise/rules/state/records/shows.ts';
import { vehicleSchema } from '#main/games/paradise/rules/state/records/gangs.ts';
import { bandIdSchema, boxerIdSchema, businessIdSchema, vehicleIdSchema } from '#shared/games/paradise/ids.ts';
import { officialRefSchema } from '#shared/games/paradise/officials.ts';
import { vehicleKindSchema, vehicleUpgradeSchema } from '#shared/games/paradise/people.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const givenKinds = {
  'vehicle-given': { vehicle: vehicleSchema },
  /** `to`: null where it is gone; `upgrades` are all its fittings from now on. */
  'vehicle-set': {
    vehicle: vehicleIdSchema,
    kind: vehicleKindSchema,
    from: seatIdSchema,
    to: seatIdSchema.nullable(),
    upgrades: z.array(vehicleUpgradeSchema),
  },
  'band-given': { band: bandSchema },
  /** `to`: null where it leaves town. */
  'band-moved': { band: bandIdSchema, from: seatIdSchema, to: seatIdSchema.nullable() },
  /** `to`: null where he leaves town. */
  'boxer-moved': { boxer: boxerIdSchema, to: businessIdSchema.nullable() },
  'business-renamed': { business: businessIdSchema, from: z.string(), to: z.string() },
  /** `official` has his name of before; `knownTo`: who knows the man. */
  'official-renamed': {
    official: officialRefSchema,
    to: z.string(),
    knownTo: z.union([z.array(seatIdSchema), z.literal('everybody')]),
  },
};

export type GivenEvent = EventsOf<typeof givenKinds>;
