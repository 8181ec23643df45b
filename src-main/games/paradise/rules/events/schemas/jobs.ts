import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import { muscleProfileSchema, muscleSchema } from '#shared/games/paradise/battles.ts';
import { battleSchema } from '#main/games/paradise/rules/state/records/battles.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const jobKinds = {
  /** [GANG-13] Paid when the job is planned; the types rest once it is fought. */
  'muscle-hired': { seat: seatIdSchema, muscle: z.array(muscleSchema), costDollars: z.int() },
  'muscle-sent-home': { seat: seatIdSchema, dollars: z.int() },
  /** `muscle`: the hired kinds, and for how many scenarios each rests; `rested`: the kinds with one fewer to wait. */
  'muscle-rests': {
    seat: seatIdSchema,
    muscle: z.array(z.object({ profile: muscleProfileSchema, scenarios: z.int() })),
    rested: z.array(muscleProfileSchema),
  },
  'battle-arranged': { battle: battleSchema },
  /** [SCN-4, SCN-7] A called gang names who comes; `gangster` null: nobody, which costs the reputation given. */
  'call-answered': {
    seat: seatIdSchema,
    by: seatIdSchema,
    what: z.enum(['showdown', 'meet']),
    gangster: gangsterIdSchema.nullable(),
    guards: z.int(),
    facePoints: z.int(),
  },
  /** A job came to nothing before a shot was fired. */
  'job-dropped': { seat: seatIdSchema, title: z.string(), why: z.string() },
};

export type JobEvent = EventsOf<typeof jobKinds>;
