import { z } from 'zod';
import { battleIdSchema } from '#shared/games/paradise/ids.ts';
import { outrageLineSchema } from '#main/games/paradise/rules/state/records/battles.ts';
import { outrageVerdictSchema } from '#shared/games/paradise/city.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const outrageKinds = {
  /** [PO-2] */
  'outrage-stirred': { battle: battleIdSchema, from: z.int(), to: z.int(), lines: z.array(outrageLineSchema) },
  /** [PO-2] A month in which nothing raised it. */
  'outrage-eased': { from: z.int(), to: z.int() },
  /** [PO-3] */
  'outrage-rolled': {
    before: z.int(),
    after: z.int(),
    faces: z.array(z.int()),
    total: z.int(),
    verdict: outrageVerdictSchema,
  },
  'feds-arrived': { month: z.int(), agents: z.int() },
  /** [PO-6] Two agents come for each who was hurt. */
  'feds-reinforced': { from: z.int(), to: z.int() },
  /** [GANG-17] `endsTrials`: the Bosses' trials for the heat end with it. */
  'feds-left': {
    gang: seatIdSchema,
    endsTrials: z.boolean(),
    /** [PO-6] The outrage that leaves with them by the house rule; absent without it. */
    outrage: z.exactOptional(z.object({ from: z.int(), to: z.int() })),
  },
  /**
   * [PO-6] The Feds leave after three months by the house rule, though no gang was finished. All trials for the heat
   * end.
   */
  'feds-recalled': { outrage: z.exactOptional(z.object({ from: z.int(), to: z.int() })) },
};

export type OutrageEvent = EventsOf<typeof outrageKinds>;
