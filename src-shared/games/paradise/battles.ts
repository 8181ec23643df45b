import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { gangsterIdSchema, vehicleIdSchema } from './ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { mostPeople, mostVehicles } from './limits.ts';
import { bargainTermsSchema } from './orders/bargains.ts';
import { weaponSchema } from './people.ts';

/** [SCN-1 to SCN-11] */
export const scenarioNames = [
  'smash-and-grab',
  'hit',
  'hijack',
  'meet',
  'raid',
  'show-of-strength',
  'showdown',
  'rumble',
  'mean-streets',
  'police-raid',
  'siege',
] as const;
export const scenarioNameSchema = z.enum(scenarioNames);
export type ScenarioName = (typeof scenarioNames)[number];

/** How the scenarios are called on screens and sheets. */
export const scenarioTitles: Record<ScenarioName, string> = {
  'smash-and-grab': 'Smash and Grab',
  hit: 'The Hit',
  hijack: 'Hijack',
  meet: 'The Meet',
  raid: 'The Raid',
  'show-of-strength': 'Show of Strength',
  showdown: 'Showdown',
  rumble: 'Rumble',
  'mean-streets': 'Mean Streets',
  'police-raid': 'Police Raid',
  siege: 'Siege',
};

export const sideSchema = z.enum(['attackers', 'defenders']);
export type BattleSide = z.infer<typeof sideSchema>;

/** [GANG-13] The muscle a gang can hire for one scenario. */
export const muscleProfiles = ['punk', 'slugger', 'hoodlum', 'enforcer', 'torpedo'] as const;
export const muscleProfileSchema = z.enum(muscleProfiles);
export type MuscleProfile = (typeof muscleProfiles)[number];

/** A number of one profile hired for one scenario. */
export const muscleSchema = z.object({
  profile: muscleProfileSchema,
  count: createWholeNumber(1, 200, 'Hire from 1 to 200 of a kind.'),
});
export type Muscle = z.infer<typeof muscleSchema>;

/** [SCN-0] How a party is told to go about its job; without a word it goes about it as it sees fit. */
export const approaches = ['front', 'back-door', 'wait', 'quick'] as const;
export const approachSchema = z.enum(approaches);
export type Approach = (typeof approaches)[number];

/** The orders that send a party, and the plans it can be given. */
export const jobApproaches = {
  raid: approaches,
  'smash-and-grab': approaches,
  hit: approaches,
  'hit-official': approaches,
  hijack: ['front', 'back-door', 'quick'],
  'show-of-strength': ['wait', 'quick'],
} as const satisfies Record<string, readonly Approach[]>;

/** The plans in the words of an order and of its mailed sheet. */
export const approachNames: Readonly<Record<Approach, string>> = {
  front: 'through the front',
  'back-door': 'by the back door',
  wait: 'waiting for help',
  quick: 'quickly',
};

/** The deeds of a party by each plan. */
export const approachHints: Readonly<Record<Approach, string>> = {
  front: 'They stay together; nobody goes around.',
  'back-door': 'Half of them go around to the back on foot; on the road they lie behind the truck.',
  wait: 'They shoot from cover and go in with the second turn, once all of a large party have come.',
  quick: 'In and out: they run to the job, and go home with four men in ten lost or after the third turn.',
};

/** [PO-2] A battle's possible effects on the public's temper. */
export const publicCauses = [
  'gunfight',
  'citizen-killed',
  'innocent-killed',
  'hostages',
  'hostage-killed',
  'bodies',
  'explosives',
  'fire-in-business',
  'fire-in-residence',
  'police-hurt',
] as const;
export const publicCauseSchema = z.enum(publicCauses);
export type PublicCause = (typeof publicCauses)[number];

export const publicCauseNames: Record<PublicCause, string> = {
  gunfight: 'public gunfight near bystanders',
  'citizen-killed': 'a citizen killed',
  'innocent-killed': 'a little old lady or a child killed',
  hostages: 'hostages taken',
  'hostage-killed': 'an innocent hostage killed',
  bodies: 'bodies left in public view',
  explosives: 'explosives or gasoline in public',
  'fire-in-business': 'fire at a business',
  'fire-in-residence': 'fire at a residence',
  'police-hurt': 'police wounded or killed',
};

/** How a battle ended, precise enough for the campaign to act on. */
export const battleEndings = [
  /** [SCN-1] More Loot carried off or smashed than left, or not. */
  'robbed',
  'kept',
  /** [SCN-2] */
  'target-dead',
  'target-away',
  'beaten-off',
  /** [SCN-3] */
  'truck-taken',
  'truck-through',
  'truck-abandoned',
  /** [SCN-4] One side's case won, neither's did, or a side drew. */
  'deal',
  'no-deal',
  'treachery',
  /** [SCN-5, SCN-11] */
  'taken',
  'held',
  /** [SCN-6] Twice the other's points, or not. */
  'outfought',
  'no-clear-winner',
  /** [SCN-7, SCN-8, TAKE-2] One side left, or none. */
  'last-stand',
  'nobody-left',
  /** [SCN-8] The police came first. */
  'police-came',
  /** [SCN-9] */
  'across',
  'stopped',
  /** [SCN-10] Shut by force or flight, given up, police beaten off, or lost when they were already going. */
  'closed',
  'surrendered',
  'withdrew',
  'broke-after-withdrawal',
  /** It went nowhere and both sides went home. */
  'broken-off',
] as const;
export const battleEndingSchema = z.enum(battleEndings);
export type BattleEnding = (typeof battleEndings)[number];

/** A dead man and the last to hit him with a shot; both are of rosters. */
export const fatalShotSchema = z.object({ gangster: gangsterIdSchema, by: gangsterIdSchema });

/** A battle's effects on one gangster of a roster. */
export const gangsterFateSchema = z.object({
  gangster: gangsterIdSchema,
  /** [HIT-1] Points lost from every stat: 1 light, 2 wound, 4 serious; they add up. */
  wounds: createWholeNumber(0, 40, 'Wounds are a whole number from 0 to 40.'),
  isDead: z.boolean(),
  /** [GUTS-3, CARD-5] In the hands of the law. */
  isArrested: z.boolean(),
  /** [GUTS-4] Made a name as a Stone Cold Killer. */
  madeName: z.boolean(),
  grenadesUsed: createWholeNumber(0, 40, 'Grenades are a whole number from 0 to 40.'),
  /** [BOMB-2 to BOMB-4] Absent in reports of battles without any. */
  dynamiteUsed: createWholeNumber(0, 40, 'Sticks are a whole number from 0 to 40.').optional(),
  gasolineUsed: createWholeNumber(0, 40, 'Bottles are a whole number from 0 to 40.').optional(),
});
export type GangsterFate = z.infer<typeof gangsterFateSchema>;

/** Builds the fate of a man who came through unhurt and used nothing up. */
export function createUnhurtFate(gangster: GangsterFate['gangster']): GangsterFate {
  return { gangster, wounds: 0, isDead: false, isArrested: false, madeName: false, grenadesUsed: 0 };
}

/** Figures on no roster, in groups: guards, hired muscle, police, Feds, bystanders. */
export const othersKinds = ['guards', 'muscle', 'street', 'police', 'feds', 'citizens'] as const;
export type OthersKind = (typeof othersKinds)[number];
/** [PO-6] The Feds come in greater numbers after each loss: after fifty years there are hundreds. */
const mostOfAKind = 9_999;
const createGroupCount = (what: string) =>
  createWholeNumber(0, mostOfAKind, `A group has from 0 to ${mostOfAKind} ${what}.`);
export const othersFateSchema = z.object({
  kind: z.enum(othersKinds),
  /** The law where it came between two gangs; a group of a side otherwise. */
  side: z.enum(['attackers', 'defenders', 'law', 'civilians']),
  present: createGroupCount('figures'),
  dead: createGroupCount('dead'),
  hurt: createGroupCount('hurt'),
  arrested: createGroupCount('arrested'),
});
export type OthersFate = z.infer<typeof othersFateSchema>;

/** A weapon that a man picked up and kept: a roster's, or one of the figures on no roster. */
export const gunTakenSchema = z.object({
  by: gangsterIdSchema,
  weapon: weaponSchema,
  from: gangsterIdSchema.nullable(),
});
export type GunTaken = z.infer<typeof gunTakenSchema>;

/** The results of a battle for the campaign, fought by anyone. */
export const battleOutcomeSchema = z.object({
  winner: z.enum(['attackers', 'defenders', 'nobody']),
  ending: battleEndingSchema,
  /** Turns of the cards; 0 if they were not counted. */
  turns: createWholeNumber(0, 200, 'Turns are a whole number from 0 to 200.'),
  fates: z.array(gangsterFateSchema).max(mostPeople),
  others: z.array(othersFateSchema).max(mostPeople),
  /** [SCN-0] Points of Loot each side holds at the end. */
  loot: z.object({
    attackers: createWholeNumber(0, 100, 'Loot is a whole number from 0 to 100.'),
    defenders: createWholeNumber(0, 100, 'Loot is a whole number from 0 to 100.'),
  }),
  /** [PO-2] The causes the public saw, each with its count. */
  causes: z.partialRecord(publicCauseSchema, createWholeNumber(0, 60, 'Counts go from 0 to 60.')),
  /** [RK-16] Dead among those who work at the place; absent if they were not counted. */
  employeesDead: createWholeNumber(0, 40, 'Employees are a whole number from 0 to 40.').optional(),
  /** Vehicles that were wrecked, and those the other side drove off in. */
  wrecked: z.array(vehicleIdSchema).max(mostVehicles),
  taken: z.array(vehicleIdSchema).max(mostVehicles),
  /** [SCN-12] Guns picked up and kept; absent without any. */
  gunsTaken: z.array(gunTakenSchema).max(mostPeople).optional(),
  /** The shooters of the dead, as far as shots did it; absent without any. */
  fatalShots: z.array(fatalShotSchema).max(mostPeople).optional(),
  /** [SCN-4] The terms two players agreed on at a Meet, those who asked being `us`; absent where it was about the topic. */
  terms: bargainTermsSchema.optional(),
  /** [SCN-4] The sides that drew at a Meet; absent where those drew who had planned to. */
  drew: z
    .array(z.enum(['attackers', 'defenders']))
    .min(1)
    .max(2)
    .optional(),
  /** [SCN-12] Men who went over to the gang across the table; absent without any. */
  changedSides: z
    .array(z.object({ gangster: gangsterIdSchema, to: seatIdSchema }))
    .max(mostPeople)
    .optional(),
});
export type BattleOutcome = z.infer<typeof battleOutcomeSchema>;

/** A party to a fight: a gang, or the law. */
export const partySchema = z.union([seatIdSchema, z.literal('police')]);
export type Party = z.infer<typeof partySchema>;
