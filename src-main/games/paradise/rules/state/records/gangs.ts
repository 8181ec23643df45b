import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { districtSchema, gangTypeSchema } from '#shared/games/paradise/city.ts';
import { gangsterIdSchema, vehicleIdSchema, type BattleId, type BusinessId } from '#shared/games/paradise/ids.ts';
import {
  hireableProfileSchema,
  skillSchema,
  statBlockSchema,
  vehicleKindSchema,
  vehicleUpgradeSchema,
  weaponSchema,
} from '#shared/games/paradise/people.ts';
import type { MuscleProfile } from '#shared/games/paradise/battles.ts';

/** Everybody's knowledge of a gang. */
export const gangSchema = z.object({
  id: seatIdSchema,
  name: z.string(),
  type: gangTypeSchema,
  isHuman: z.boolean(),
  base: districtSchema,
  /** 0 to 7, index of its colour and hatch. */
  colour: z.int(),
  bossName: z.string(),
  eliminatedMonth: z.int().nullable(),
});
export type Gang = z.infer<typeof gangSchema>;

/** The facts that only the gang and the GM know about the gang. */
export type Purse = {
  bankDollars: number;
  /** [GANG-12] Reputation beyond that of the bank. */
  permanentReputation: number;
  payoffPolicy: 'automatic' | 'ask';
  /** [RK-3] Businesses it will not pay for this month. */
  withheld: BusinessId[];
  /** [RK-15] Added to its numbers Loot at the next collection. */
  numbersChange: number;
  /** Index into its gang type's list of names, so that recruits differ. */
  namesUsed: number;
  /** [GANG-13] Scenarios of its own a gang must fight before it can hire a kind of muscle again. */
  rests: Partial<Record<MuscleProfile, number>>;
  /** [GANG-19] Closes in a row without a place, while times are hard. */
  placelessMonths?: number;
};

/** Where a gangster is when he is not with his gang; `away`: he has left town for good (GANG-19). */
export const custodySchema = z.enum(['jail', 'pen', 'away']);
export type Custody = z.infer<typeof custodySchema>;

export const gangsterSchema = z.object({
  id: gangsterIdSchema,
  gang: seatIdSchema,
  name: z.string(),
  /** Null for a rolled-up mobster. */
  profile: hireableProfileSchema.nullable(),
  isBoss: z.boolean(),
  stats: statBlockSchema,
  skills: z.array(skillSchema),
  weapons: z.array(weaponSchema),
  paidDollars: z.int(),
  joinedMonth: z.int(),
  /** [GANG-9] Last month he tried to steal a car, or 0. */
  triedStealingMonth: z.int(),
  /** [HEAL-1] Points lost from each stat and not regained yet. */
  lost: statBlockSchema,
  /** [GUTS-4] */
  isStoneCold: z.boolean(),
  /** [LAW-1, LAW-2] In the hands of the law, or null. */
  custody: custodySchema.nullable(),
  /** [GANG-16a] A sitting of the courts has passed and left him in jail. */
  isHeldOver: z.exactOptional(z.boolean()),
  /** [GANG-9] True if he has had the free pistol of GATS 3. */
  hadFreePistol: z.exactOptional(z.boolean()),
  /** [GANG-5] His former names, the first one first. */
  formerNames: z.exactOptional(z.array(z.string())),
});
export type Gangster = z.infer<typeof gangsterSchema>;

/** A gangster as he joins: sound of limb, free and unknown. */
export const newGangsterSchema = gangsterSchema.omit({
  lost: true,
  isStoneCold: true,
  custody: true,
  isHeldOver: true,
  formerNames: true,
});
export type NewGangster = z.infer<typeof newGangsterSchema>;

/** Counts the months since he joined, up to one of them. */
export function countServedMonths({ joinedMonth }: Pick<Gangster, 'joinedMonth'>, month: number): number {
  return month - joinedMonth;
}

/** [GANG-14] A dead gangster. */
export type Departed = {
  gangster: Gangster;
  month: number;
  /** Where he fell; null when it was not in battle. */
  battle: BattleId | null;
  funeralHeld: boolean;
};

export const vehicleSchema = z.object({
  id: vehicleIdSchema,
  gang: seatIdSchema,
  kind: vehicleKindSchema,
  upgrades: z.array(vehicleUpgradeSchema),
  stolen: z.boolean(),
});
export type Vehicle = z.infer<typeof vehicleSchema>;
