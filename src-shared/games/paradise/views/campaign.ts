import { z } from 'zod';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { businessIdSchema, gangsterIdSchema, vehicleIdSchema } from '../ids.ts';
import { careSchema } from '../orders/care.ts';
import { muscleProfileSchema, partySchema } from '../battles.ts';
import { cityPackSchema } from '../cities/pack.ts';
import { businessTypeSchema, districtSchema, gangTypeSchema, outrageVerdictSchema, racketSchema } from '../city.ts';
import { quoteHeadSchema, viewHeadSchema } from '#shared/views/head.ts';
import { bargainsViewSchema, dealViewSchema } from './bargains.ts';
import { battleSummarySchema } from './battle.ts';
import { houseRulesSchema } from '../houseRules.ts';
import { oddsSchema } from './odds.ts';
import { orderSchema } from '../orders/orders.ts';
import {
  hireableProfileSchema,
  skillSchema,
  statBlockSchema,
  statSchema,
  vehicleKindSchema,
  vehicleUpgradeSchema,
  weaponSchema,
} from '../people.ts';
import { officialViewSchema, raidStandingSchema } from './officials.ts';
import { showsViewSchema } from './shows.ts';

/** Something that waits for a human this month. */
export const waitingSchema = z.object({
  kind: z.enum(['payoffs', 'officials', 'infirmary', 'courts', 'orders', 'terms', 'battle', 'campaign-over']),
  seat: seatIdSchema.nullable(),
  text: z.string(),
  /** It is done, and may still be changed. */
  isDone: z.boolean().optional(),
  /** An offer of somebody else: it may be left unanswered. */
  isOffer: z.literal(true).exactOptional(),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** Something a man is known for, from his own past: a trait, a friend, a feud. */
export const knownForSchema = z.object({
  kind: z.enum(['trait', 'friend', 'feud']),
  name: z.string(),
  /** The facts behind it, in words. */
  why: z.string(),
  /** The other man of a friendship or a feud. */
  about: gangsterIdSchema.nullable(),
});
export type KnownFor = z.infer<typeof knownForSchema>;

export const gangsterViewSchema = z.object({
  id: gangsterIdSchema,
  gang: seatIdSchema,
  name: z.string(),
  /** [GANG-5] His former names, the first one first. */
  formerNames: z.array(z.string()),
  /** Null for a rolled-up mobster, who fits no profile. */
  profile: hireableProfileSchema.nullable(),
  role: z.string(),
  isBoss: z.boolean(),
  stats: statBlockSchema,
  skills: z.array(z.object({ skill: skillSchema, name: z.string(), effect: z.string() })),
  weapons: z.array(z.object({ weapon: weaponSchema, name: z.string(), count: z.number().int() })),
  paidDollars: z.number().int(),
  joinedMonth: z.number().int(),
  /** The order that has him this month, or null when he is free. */
  busyWith: z.string().nullable(),
  triedStealing: z.boolean(),
  /** [GANG-8] He had his lesson this month. */
  hadLesson: z.boolean(),
  /** [HEAL-1] Stats as they count now, and the points wounds took and time has not given back. */
  statsNow: statBlockSchema,
  pointsLost: z.number().int(),
  isStoneCold: z.boolean(),
  knownFor: z.array(knownForSchema),
  /** Behind bars: awaiting the court, or sent up. */
  custody: z.enum(['jail', 'pen', 'away']).nullable(),
  /** [HEAL-2] A wounded man's care; null without a decision. */
  care: z.object({ care: careSchema, plan: z.array(statSchema) }).nullable(),
  /** [LAW-1] His gang's plea for a booked man; null without one. */
  plea: z.enum(['release', 'trial']).nullable(),
  /** [LAW-1] The month he is to be tried in, when he is out on bail. */
  bailMonth: z.number().int().nullable(),
  /** [SCN-2a] The law holds him and has not asked him yet: his own gang may still silence him. */
  mayStillTalk: z.boolean(),
});
export type GangsterView = z.infer<typeof gangsterViewSchema>;

/** A man of a rival gang, as far as the viewer knows him. */
export const rivalViewSchema = z.object({
  /** The gang that could point him out. */
  knownBy: seatIdSchema,
  id: gangsterIdSchema,
  gang: seatIdSchema,
  name: z.string(),
  role: z.string(),
  isBoss: z.boolean(),
  /** His stats and weapons as last seen in a fight; null for a Boss whom the gang has not met. */
  seen: z.object({ month: z.number().int(), stats: statBlockSchema, weapons: z.array(z.string()) }).nullable(),
});
export type RivalView = z.infer<typeof rivalViewSchema>;

/** A dead man, as public news. */
export const departedViewSchema = z.object({
  id: gangsterIdSchema,
  gang: seatIdSchema,
  name: z.string(),
  role: z.string(),
  month: z.number().int(),
  funeralHeld: z.boolean(),
  /** The months he was with his gang, for it and the games master. */
  servedMonths: z.number().int().nullable(),
  /** His names before the last; absent for one who had no other. */
  formerNames: z.array(z.string()).optional(),
  /**
   * [SCN-12] The battle he fell in, the other side of it, and who was seen in the open street to shoot him; null for a
   * death in bed or in court.
   */
  fell: z.object({ title: z.string(), against: partySchema, by: z.string().nullable() }).nullable(),
});
export type DepartedView = z.infer<typeof departedViewSchema>;

export const vehicleViewSchema = z.object({
  id: vehicleIdSchema,
  gang: seatIdSchema,
  kind: vehicleKindSchema,
  name: z.string(),
  upgrades: z.array(vehicleUpgradeSchema),
  stolen: z.boolean(),
});
export type VehicleView = z.infer<typeof vehicleViewSchema>;

export const businessViewSchema = z.object({
  id: businessIdSchema,
  name: z.string(),
  type: businessTypeSchema,
  typeName: z.string(),
  racket: racketSchema,
  district: districtSchema,
  owner: seatIdSchema.nullable(),
  isUnique: z.boolean(),
  isOpen: z.boolean(),
  /** Months in a row without income because the payoff was not paid. */
  idleMonths: z.number().int(),
  /** [RK-16] Months without Loot until it is mended. */
  repairMonths: z.number().int(),
  /** The Loot as the rulebook prints it, bonuses included: `2D6-1`, `2D6 +1D6 full racket`. */
  lootLabel: z.string(),
  averageLootDollars: z.number(),
  /** List price of the payoff before RK-4. */
  payoffDollars: z.number().int(),
  guards: z.number().int(),
  inFullRacket: z.boolean(),
  isNeutralGround: z.boolean(),
  /** GM only. */
  ownerGuts: z.number().int().nullable(),
  notes: z.array(z.string()),
  /** Its former names, the first one first. */
  formerNames: z.exactOptional(z.array(z.string())),
});
export type BusinessView = z.infer<typeof businessViewSchema>;

/** [RK-3, RK-4] One line of a gang's payoffs: one type in one district. */
export const payoffLineSchema = z.object({
  district: districtSchema,
  type: businessTypeSchema,
  businesses: z.array(businessIdSchema),
  fullDollars: z.number().int(),
  dueDollars: z.number().int(),
});
export type PayoffLine = z.infer<typeof payoffLineSchema>;

/** One month of a gang's books, in dollars; closing = opening + all the others. */
export const booksMonthSchema = z.object({
  month: z.number().int(),
  openingDollars: z.number().int(),
  lootDollars: z.number().int(),
  payoffDollars: z.number().int(),
  battleDollars: z.number().int(),
  careDollars: z.number().int(),
  courtDollars: z.number().int(),
  recruitDollars: z.number().int(),
  equipmentDollars: z.number().int(),
  officialDollars: z.number().int(),
  trainingDollars: z.number().int(),
  showDollars: z.number().int(),
  ringDollars: z.number().int(),
  standingDollars: z.number().int(),
  bargainDollars: z.number().int(),
  adjustmentDollars: z.number().int(),
  closingDollars: z.number().int(),
});
export type BooksMonth = z.infer<typeof booksMonthSchema>;

/** The facts that only the gang itself and the GM know. */
export const gangSecretsSchema = z.object({
  bankDollars: z.number().int(),
  reputation: z.number().int(),
  permanentReputation: z.number().int(),
  hasAccountant: z.boolean(),
  payoffPolicy: z.enum(['automatic', 'ask']),
  /** Businesses the gang will not pay for this month. */
  withheld: z.array(businessIdSchema),
  payoffs: z.array(payoffLineSchema),
  payoffsDueDollars: z.number().int(),
  /** The Loot the gang may expect to collect next month. */
  expectedLootDollars: z.number(),
  /** [RK-10] Percent off the officials' pay. */
  officialDiscountPercent: z.number().int(),
  /** [MONTH-3] The officials' pay this month, except for those the gang will not pay. */
  officialsDueDollars: z.number().int(),
  /** [OFF-3, PO-5, RK-11] */
  raid: raidStandingSchema,
  /** [GANG-13] The price of outside muscle, and how much of it the gang could hire for one job now. */
  muscle: z.array(
    z.object({
      profile: muscleProfileSchema,
      name: z.string(),
      priceDollars: z.number().int(),
      most: z.number().int(),
      /** Battles before that kind works for the gang again. */
      rests: z.number().int(),
    }),
  ),
  /** [RK-15] Set by the racetrack's owner for the next collection. */
  numbersChange: z.number().int(),
});
export type GangSecrets = z.infer<typeof gangSecretsSchema>;

export const menSeenSchema = z.object({ month: z.number().int(), men: z.number().int() });
export type MenSeen = z.infer<typeof menSeenSchema>;

export const gangViewSchema = z.object({
  seat: seatIdSchema,
  name: z.string(),
  type: gangTypeSchema,
  isHuman: z.boolean(),
  /** An NPC gang whose orders of this month the games master gives, which he alone knows. */
  isWritten: z.boolean(),
  boss: z.string(),
  base: districtSchema,
  /** 0 to 7, index of the gang's color and hatch. */
  color: z.number().int(),
  businesses: z.number().int(),
  /** Change of its holdings from the month before to the last month's end; null while it is unknown. */
  businessesGained: z.number().int().nullable(),
  members: z.number().int().nullable(),
  /** How many of its men walked off the field in the last month it fought in, as the papers counted; null where it did not fight for a year. */
  menSeen: menSeenSchema.nullable(),
  eliminatedMonth: z.number().int().nullable(),
  /** Null when the viewer may not know. */
  secrets: gangSecretsSchema.nullable(),
});
export type GangView = z.infer<typeof gangViewSchema>;

export const pendingOrderSchema = z.object({
  id: orderIdSchema,
  seat: seatIdSchema,
  order: orderSchema,
  title: z.string(),
  /** The money that left the bank when the order was given. */
  setAsideDollars: z.number().int(),
  /** The pay of its hired muscle. */
  muscleDollars: z.number().int(),
  /** Null without chance, or without an estimate. */
  odds: oddsSchema.nullable(),
  /** The current reasons against it, one sentence each: a patient out of his bed. */
  warnings: z.array(z.string()),
});
export type PendingOrder = z.infer<typeof pendingOrderSchema>;

export const outrageMonthSchema = z.object({
  month: z.number().int(),
  /** Before and after the month's roll. */
  outrageBefore: z.number().int(),
  outrage: z.number().int(),
  faces: z.array(z.number().int()),
  total: z.number().int(),
  verdict: outrageVerdictSchema,
});
export type OutrageMonth = z.infer<typeof outrageMonthSchema>;

export const districtViewSchema = z.object({
  id: districtSchema,
  name: z.string(),
  precinct: z.number().int().min(1).max(3),
  neighbors: z.array(districtSchema),
  businesses: z.array(businessIdSchema),
});
export type DistrictView = z.infer<typeof districtViewSchema>;

/** Everything one viewer sees of a campaign. Composed from his seat; nothing is masked afterwards. */
export const campaignViewSchema = viewHeadSchema.extend({
  /** The seed that all dice follow from; only the games master sees it. */
  seed: z.number().int().nullable(),
  month: z.number().int(),
  monthsPlayed: z.number().int(),
  stage: z.enum(['payoffs', 'infirmary', 'courts', 'orders', 'battles', 'over']),
  waiting: z.array(waitingSchema),
  outrage: z.number().int(),
  outrageHistory: z.array(outrageMonthSchema),
  feds: z.object({
    inTown: z.boolean(),
    sinceMonth: z.number().int().nullable(),
    agents: z.number().int(),
    /** [LAW-3] */
    targets: z.array(seatIdSchema),
  }),
  /** [LAW-4] The State's prosecutor. */
  attorneyGeneral: z.string(),
  /** [LAW-4] Bosses on trial. */
  bossTrials: z.array(z.object({ seat: seatIdSchema, sinceMonth: z.number().int() })),
  victory: z.object({ seat: seatIdSchema, how: z.enum(['total-control', 'last-standing', 'last-month']) }).nullable(),
  scores: z.array(z.object({ seat: seatIdSchema, points: z.number() })),
  /** The city, where that is not Paradise. */
  city: cityPackSchema.exactOptional(),
  districts: z.array(districtViewSchema),
  gangs: z.array(gangViewSchema),
  gangsters: z.array(gangsterViewSchema),
  vehicles: z.array(vehicleViewSchema),
  businesses: z.array(businessViewSchema),
  /** [OFF-1] Posts in the order of the table; Reporters as far as the viewer has met them. */
  officials: z.array(officialViewSchema),
  orders: z.array(pendingOrderSchema),
  /** People of other gangs the viewer could point out. */
  rivals: z.array(rivalViewSchema),
  departed: z.array(departedViewSchema),
  deals: z.array(dealViewSchema),
  bargains: bargainsViewSchema,
  /** Battles of the last twelve months, the newest first, and how many there were before. */
  battles: z.array(battleSummarySchema),
  earlierBattles: z.number().int().nonnegative(),
  shows: showsViewSchema,
  houseRules: houseRulesSchema,
  /** [MONTH-12] The house rules from the next month on, where they change. */
  houseRulesNext: houseRulesSchema.nullable(),
});
export type CampaignView = z.infer<typeof campaignViewSchema>;

/** [quote] An order's cost and outcome, computed by the functions that carry it out. */
export const quoteSchema = quoteHeadSchema.extend({
  costDollars: z.number().int(),
  bankAfterDollars: z.number().int(),
  /** Chance of success, 0 to 1, as the asking seat can know it; null when nothing is rolled. */
  chance: z.number().nullable(),
  /** The parts of the chance, by the planner's own figures. */
  odds: oddsSchema.nullable(),
  /** The consequences the player would regret: a patient out of his bed, a reputation lost. */
  warnings: z.array(z.string()),
  /** [GANG-12] The gang's reputation once it is paid for. */
  reputationAfter: z.number().int(),
  notes: z.array(z.string()),
  /** The most it costs when it is carried out later, on top of `costDollars`. */
  laterDollars: z.number().int(),
  /** IDs of its rules, the chief one first. */
  rules: z.array(z.string()),
});
export type Quote = z.infer<typeof quoteSchema>;
