import { z } from 'zod';
import { settledSchema, sightingSchema } from '#main/games/paradise/rules/state/records/battles.ts';
import { battleIdSchema, businessIdSchema, gangsterIdSchema, vehicleIdSchema } from '#shared/games/paradise/ids.ts';
import { fatalShotSchema } from '#shared/games/paradise/battles.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { explosives, statBlockSchema, weaponSchema } from '#shared/games/paradise/people.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const battleKinds = {
  /** How it ended. Who took part may read all of it. */
  'battle-settled': {
    battle: battleIdSchema,
    /** The door it was about, so that its history is found by the events alone; absent in older files. */
    business: z.exactOptional(businessIdSchema),
    seats: z.array(seatIdSchema),
    settled: settledSchema,
  },
  /** The public facts of the battle. */
  'battle-reported': {
    battle: battleIdSchema,
    winner: z.enum(['attackers', 'defenders', 'nobody']),
    /** The dead and the arrested by name, then how many others fell. */
    dead: z.array(gangsterIdSchema),
    arrested: z.array(gangsterIdSchema),
    othersDead: z.int(),
    citizensDead: z.int(),
    policeHurt: z.int(),
    /** The people the street could count and the arms it saw fired; reports in older files have none. */
    seen: z.exactOptional(
      z.object({
        attackers: z.int(),
        defenders: z.int(),
        cars: z.int(),
        weapons: z.array(weaponSchema),
        /** The heads of the sides, the fatal shots, and the Bosses who were hurt, in a fight in the open street alone. */
        heads: z.exactOptional(
          z.object({ attackers: gangsterIdSchema.nullable(), defenders: gangsterIdSchema.nullable() }),
        ),
        shots: z.exactOptional(z.array(fatalShotSchema)),
        hurt: z.exactOptional(z.array(gangsterIdSchema)),
      }),
    ),
  },
  /** [HEAL-1] Points off each stat. */
  wounded: { seat: seatIdSchema, gangster: gangsterIdSchema, lost: statBlockSchema },
  died: { seat: seatIdSchema, gangster: gangsterIdSchema, month: z.int(), battle: battleIdSchema.nullable() },
  /** [GUTS-3, CARD-5] */
  arrested: {
    seat: seatIdSchema,
    gangster: gangsterIdSchema,
    /** The battle he was taken in; absent in older files and where he was in none. */
    battle: z.exactOptional(battleIdSchema),
  },
  /** [GUTS-4] */
  'made-a-name': { seat: seatIdSchema, gangster: gangsterIdSchema },
  /** `weapon`: the explosives used up. */
  'grenades-used': { seat: seatIdSchema, gangster: gangsterIdSchema, count: z.int(), weapon: z.enum(explosives) },
  /** [SCN-12] `from`: the man it was taken off, living or dead; null for a stranger. */
  'gun-taken': {
    seat: seatIdSchema,
    gangster: gangsterIdSchema,
    weapon: weaponSchema,
    from: gangsterIdSchema.nullable(),
    fromSeat: seatIdSchema.nullable(),
  },
  'vehicle-lost': { seat: seatIdSchema, vehicle: vehicleIdSchema, to: seatIdSchema.nullable() },
  /** [SCN-0] Points of Loot turned into dollars, negative for stolen ones. */
  'loot-won': { seat: seatIdSchema, battle: battleIdSchema, points: z.int(), dollars: z.int() },
  sighted: { seat: seatIdSchema, sightings: z.array(sightingSchema) },
};

export type CampaignBattleEvent = EventsOf<typeof battleKinds>;
