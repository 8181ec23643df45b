import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import { skillSchema, statSchema, weaponSchema } from '#shared/games/paradise/people.ts';
import type { EventsOf } from '#main/games/paradise/rules/events/eventSchemas.ts';

/** The contents of each event. */
export const schoolingKinds = {
  /** [GANG-8, GANG-9] A stat that reached `level`, and the gun that is free with it. */
  trained: {
    seat: seatIdSchema,
    gangster: gangsterIdSchema,
    stat: statSchema,
    level: z.int(),
    costDollars: z.int(),
    weapon: z.exactOptional(weaponSchema),
  },
  /**
   * [GANG-8, SK-21] `crippled`: the stat that the skill lowered, and its new level. Files of the first rules have no
   * `level`; it was then lowered by a point, but not below 1.
   */
  learned: {
    seat: seatIdSchema,
    gangster: gangsterIdSchema,
    skill: skillSchema,
    crippled: z.object({ stat: statSchema, level: z.int().nullable() }).nullable(),
    costDollars: z.int(),
  },
};

export type SchoolingEvent = EventsOf<typeof schoolingKinds>;
