import { z } from 'zod';
import { gangSchema, newGangsterSchema, vehicleSchema } from '#main/games/paradise/rules/state/records/gangs.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { gangsterIdSchema, vehicleIdSchema } from '#shared/games/paradise/ids.ts';
import { vehicleUpgradeSchema, weaponSchema } from '#shared/games/paradise/people.ts';
import type { EventsOf } from '#main/games/paradise/rules/events/eventSchemas.ts';

/** The contents of each event. */
export const gangKinds = {
  'gang-formed': { gang: gangSchema, bankDollars: z.int() },
  recruited: { gangster: newGangsterSchema, costDollars: z.int(), usesName: z.boolean() },
  armed: { seat: seatIdSchema, gangster: gangsterIdSchema, weapon: weaponSchema, costDollars: z.int() },
  /** [GANG-5] New entries use the new name from now on; old log entries keep the old one. */
  renamed: { seat: seatIdSchema, gangster: gangsterIdSchema, from: z.string(), to: z.string() },
  'weapon-handed-over': { seat: seatIdSchema, from: gangsterIdSchema, to: gangsterIdSchema, weapon: weaponSchema },
  'vehicle-bought': { vehicle: vehicleSchema, costDollars: z.int() },
  'vehicle-upgraded': {
    seat: seatIdSchema,
    vehicle: vehicleIdSchema,
    upgrade: vehicleUpgradeSchema,
    costDollars: z.int(),
  },
  /** [GANG-9] `vehicle` is null when the SMARTS test failed. */
  'theft-tried': { seat: seatIdSchema, gangster: gangsterIdSchema, vehicle: vehicleSchema.nullable() },
  /** [GANG-19] Hard times: the wages paid, and the money that the hoard lost. */
  'wages-paid': { seat: seatIdSchema, men: z.int(), dollars: z.int(), levyDollars: z.int() },
  /** [GANG-19, MONTH-12] Men who left town for good: unpaid, without a place, or with a gang that was retired. */
  'walked-out': {
    seat: seatIdSchema,
    gangsters: z.array(gangsterIdSchema),
    why: z.enum(['unpaid', 'no-place', 'retired']),
  },
  /** [GANG-19] Hard times: closes in a row without a place; 0 when there is one again. */
  'went-without-a-place': { seat: seatIdSchema, months: z.int() },
  /** [SCN-8] A man who joined for nothing. */
  joined: { gangster: newGangsterSchema },
  /** [GANG-16] */
  'boss-succeeded': { seat: seatIdSchema, gangster: gangsterIdSchema },
  /** [GANG-16] A man who considered leaving, and stayed. */
  'stood-by': { seat: seatIdSchema, who: z.string() },
  defected: { gangster: gangsterIdSchema, from: seatIdSchema, to: seatIdSchema },
};

export type GangEvent = EventsOf<typeof gangKinds>;
