import type { OfficialKind } from '#shared/games/paradise/officials.ts';
import type { StatBlock, Weapon } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import type { Approach, Muscle, MuscleProfile } from '#shared/games/paradise/battles.ts';

/** The jobs whose odds a gang computes beforehand. */
export type Job = 'raid' | 'smash-and-grab' | 'hit' | 'hijack' | 'show-of-strength';

/** The fights whose chances are told apart: jobs, Hits on a man of one's own, and Hits on men of office. */
export type FightKind = Job | 'silencing' | 'silencing with Feds' | OfficialKind | 'attorney-general';

/**
 * A chance as a logistic function of the logarithms of both strengths: `most` is its upper bound, `ours` and `theirs`
 * are the slopes, and a strong party feels less of `theirs`, by `both`: guards who see others die run, and the more there
 * are the more do. `byCar` is for a party with cars; `explosive` is the worth of a grenade or a stick of dynamite, in
 * Hoodlums.
 */
type Line = {
  most: number;
  base: number;
  ours: number;
  theirs: number;
  both: number;
  byCar: number;
  explosive: number;
};

/**
 * The results of thousands of battles of random parties and of campaigns, see `npm run lab -- odds`. Where it falls at
 * the reveal who is met, `theirs` is 0 and the line holds for the average.
 */
const lines: Readonly<Record<FightKind, Line>> = {
  raid: createLine(1, -0.25, 1.03, { theirs: 2.39, both: 0.29, byCar: 0.16, explosive: 4 }),
  'smash-and-grab': createLine(0.84, -0.58, 1.38, { theirs: 2.36, both: 0.2, explosive: 1 }),
  hit: createLine(0.6, -3, 1.22, { explosive: 2 }),
  hijack: createLine(0.68, -1.7, 1.05, { byCar: -0.14, explosive: 4 }),
  'show-of-strength': createLine(0.52, -0.88, 0.83, { byCar: -0.27, explosive: 1 }),
  silencing: createLine(0.68, -2.49, 1.13, { byCar: -0.49, explosive: 1 }),
  'silencing with Feds': createLine(0.76, -2.91, 1.1, { byCar: -0.47 }),
  mayor: createLine(0.84, -2.04, 0.74, { byCar: -0.29, explosive: 1 }),
  judge: createLine(0.6, -2.48, 1.11, { explosive: 1 }),
  councilor: createLine(0.92, -1.9, 0.56),
  chief: createLine(0.6, -4.26, 1.38, { explosive: 2 }),
  captain: createLine(0.84, -2.69, 0.82, { byCar: -0.22, explosive: 1 }),
  editor: createLine(0.6, -0.63, 1.09, { byCar: -1.3 }),
  reporter: createLine(0.6, -0.63, 1.09, { byCar: -1.3 }),
  'attorney-general': createLine(0.76, -2.41, 0.81, { explosive: 1 }),
};

function createLine(most: number, base: number, ours: number, more: Partial<Line> = {}): Line {
  return { most, base, ours, theirs: 0, both: 0, byCar: 0, explosive: 0, ...more };
}

type Shifts = Partial<Record<Approach, number>>;

/** Hits on men of office, who are found indoors; none of their posts differs by more than chance. */
const indoors: Shifts = { front: -0.65, 'back-door': 0.05, wait: -0.55, quick: -0.15 };
/** Hits in the street, where there is no door. */
const inTheStreet: Shifts = { wait: -0.5, quick: -0.2 };

/** [SCN-0] The change of a line's base by the plan that a party is given, fitted like the lines. */
const approachShifts: Partial<Readonly<Record<FightKind, Shifts>>> = {
  raid: { front: -0.1, 'back-door': 0.2, wait: -0.4, quick: -0.25 },
  'smash-and-grab': { 'back-door': 0.6, wait: -1.05, quick: -0.5 },
  hit: { front: -0.9, 'back-door': 0.2, wait: -0.8 },
  hijack: { front: -0.4, 'back-door': -0.3, quick: -0.45 },
  'show-of-strength': { wait: -0.5, quick: -0.5 },
  silencing: inTheStreet,
  'silencing with Feds': inTheStreet,
};

/** The least change of its base for which a gang gives its party a plan. */
const worthPlanning = 0.2;

/** [SCN-0] Finds the plan that an NPC gang gives its party for a fight, or undefined: the one that helps most. */
export function findBestApproach(kind: FightKind): Approach | undefined {
  const shifts = Object.entries(approachShifts[kind] ?? {}) as [Approach, number][];
  return shifts.filter(([, shift]) => shift >= worthPlanning).toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** The least slope of their strength: more guards never help, however strong a party. */
const leastSlope = 0.2;

/** The least strength of either side: a logarithm needs one. */
const leastStrength = 0.1;

/** The other means of a party: cars, and the plan that it is given. */
export type PartyMeans = Readonly<{ hasCars?: boolean; approach?: Approach | undefined }>;

/** Chance that a party wins a fight against a known strength, 0 to 1. */
export function winChance(
  kind: FightKind,
  ours: number,
  theirs = 0,
  { hasCars = false, approach }: PartyMeans = {},
): number {
  const { most, base, ours: slope, theirs: against, both, byCar } = lines[kind];
  const ourLog = measureParty(ours);
  const shift = approach === undefined ? 0 : ((approachShifts[kind] ?? indoors)[approach] ?? 0);
  const sum = base + slope * ourLog + (hasCars ? byCar : 0) + shift;
  if (against === 0) return most / (1 + Math.exp(-sum));
  const theirSlope = Math.max(leastSlope, against - both * ourLog);
  return most / (1 + Math.exp(theirSlope * measureDefense(theirs) - sum));
}

/** [SCN-0] A party of so much strength fights at once; more of it comes later, and counts by this share. */
const partyLog = Math.log(60);
const partyShare = 0.4;

/** Measures a party's strength by its logarithm, which grows slower once not all of it fights at once. */
function measureParty(ours: number): number {
  const log = Math.log(Math.max(leastStrength, ours));
  return log <= partyLog ? log : partyLog + partyShare * (log - partyLog);
}

/** Guards from which a crowd breaks as a whole, and the share that those beyond count. */
const crowdLog = Math.log(12);
const crowdShare = 0.6;

/** Measures a strength of defenders by its logarithm, which grows slower in a crowd. */
export function measureDefense(theirs: number): number {
  const log = Math.log(Math.max(leastStrength, theirs));
  return log <= crowdLog ? log : crowdLog + crowdShare * (log - crowdLog);
}

/** The worth of a grenade or a stick of dynamite in a fight, in Hoodlums. */
export function findExplosiveWorth(kind: FightKind): number {
  return lines[kind].explosive;
}

/** The most that anybody is told of his chance in a fight. */
export function findCeiling(kind: FightKind): number {
  return lines[kind].most;
}

/** A fight as a party may know of it beforehand. */
export type FightAhead = Readonly<{
  kind: FightKind;
  /** [RK-2, RK-5] Guards of the door; of other fights none. */
  guards?: number;
  /** True if a party that the gang knows of goes there first: of the men posted there half are left. */
  isSecond?: boolean;
  /** [MONTH-8] Figures of a side at most. */
  most?: number;
}>;

/** [SCN-11] Men of a watched door in addition to its guards: one door in ten is watched. */
export const menOfAWatch = 8;
const watchedShare = 1 / 10;

/** The worth of a posted man, in guards. */
const postedWorth = 1.3;

/**
 * Strength of a place's defense: guards who are Hoodlums, and men who are posted there. [MONTH-8] Of those beyond the
 * table's size none fights.
 */
export function sumDefense(guards: number, posted: number, most = Infinity): number {
  const fighting = Math.min(guards, most);
  return fighting + postedWorth * Math.min(posted, most - fighting);
}

/**
 * Estimates the chance of a party in a fight, by all that it may know: the one function of quotes, of NPC gangs, and so
 * of forecasts.
 */
export function estimateChance(
  { kind, guards, isSecond = false, most = Infinity }: FightAhead,
  ours: number,
  means: PartyMeans = {},
): number {
  if (guards === undefined) return winChance(kind, ours, 0, means);
  const watch = isSecond ? menOfAWatch / 2 : menOfAWatch;
  const open = winChance(kind, ours, sumDefense(guards, 0, most), means);
  const watched = winChance(kind, ours, sumDefense(guards, watch, most), means);
  return open + watchedShare * (watched - open);
}

/** Dead men by the exponential function of logarithms of heads, and outrage. */
const costs: Readonly<Record<Job, { base: number; men: number; foes: number; outrage: number }>> = {
  raid: { base: -2.09, men: 0.47, foes: 0.51, outrage: 0.9 },
  'smash-and-grab': { base: -2.14, men: 0.56, foes: 0.55, outrage: 0.5 },
  hit: { base: -1.8, men: 0.28, foes: 0.4, outrage: 0.9 },
  hijack: { base: -2.46, men: 0.5, foes: 0.4, outrage: 0 },
  'show-of-strength': { base: -2.15, men: 0.8, foes: 0.4, outrage: 4.1 },
};

/** Men a party may expect to lose for good. */
export function estimateLosses(job: Job, men: number, foes: number): number {
  const { base, men: ours, foes: theirs } = costs[job];
  return Math.min(men, Math.exp(base + ours * Math.log(1 + men) + theirs * Math.log(1 + foes)));
}

/** [PO-2] Points of outrage a job stirs up on average. */
export function estimateOutrage(job: Job): number {
  return costs[job].outrage;
}

/** The factor of a long gun on a man's strength, and of empty hands. */
const longGun = 1.55;
const emptyHands = 0.6;

/** Strength of a body by its FISTS, GATS and GUTS together: that of three 3s is 1, and killers are worth several men. */
const bodies = Array.from({ length: 19 }, (_, sum) => (Math.max(1, sum) / 9) ** 2.4);

/** Computes a man's strength on the table, in Hoodlums with a pistol. */
export function computeGangsterStrength({ stats, lost, weapons }: DeepReadonly<Gangster>): number {
  const now = {
    gats: Math.max(0, stats.gats - lost.gats),
    fists: Math.max(0, stats.fists - lost.fists),
    guts: Math.max(0, stats.guts - lost.guts),
  };
  return computeStrength(now, weapons);
}

/** Counts what a man carries to throw or to set. */
export function countExplosives({ weapons }: Pick<DeepReadonly<Gangster>, 'weapons'>): number {
  return weapons.reduce((count, one) => count + (explosives.has(one) ? 1 : 0), 0);
}

const explosives: ReadonlySet<Weapon> = new Set(['grenade', 'dynamite', 'gasoline']);

/** Computes a man's strength in a fight, with what an explosive is worth there. */
export function computeStrengthIn(kind: FightKind, man: DeepReadonly<Gangster>): number {
  return computeGangsterStrength(man) + findExplosiveWorth(kind) * countExplosives(man);
}

type FightingStats = Pick<DeepReadonly<StatBlock>, 'gats' | 'fists' | 'guts'>;

/** Works like `computeGangsterStrength`, for known stats and weapons. */
export function computeStrength(stats: FightingStats, weapons: readonly Weapon[]): number {
  const body = bodies[Math.max(0, Math.min(bodies.length - 1, sumBody(stats)))] ?? 0;
  return body * findArmsFactor(weapons);
}

function findArmsFactor(weapons: readonly Weapon[]): number {
  if (weapons.some(isLongGun)) return longGun;
  return weapons.includes('pistol') ? 1 : emptyHands;
}

/** A gun for two hands, the only kind that makes a man worth more than a pistol does. */
export function isLongGun(weapon: Weapon): boolean {
  return weapon !== 'grenade' && weaponTable[weapon].priceDollars >= 50;
}

/** [GANG-13] The weapons of hired muscle. */
const muscleArms: Readonly<Record<MuscleProfile, readonly Weapon[]>> = {
  punk: [],
  slugger: [],
  hoodlum: ['pistol'],
  enforcer: ['tommy-gun'],
  torpedo: ['tommy-gun'],
};

/** [GANG-13] Computes the strength of one hired man. */
export function computeMuscleStrength(profile: MuscleProfile): number {
  return computeStrength(profileTable[profile].stats, muscleArms[profile]);
}

/** [GANG-13] Sums the strength of hired men. */
export function sumMuscleStrength(muscle: readonly DeepReadonly<Muscle>[]): number {
  return muscle.reduce((sum, { profile, count }) => sum + count * computeMuscleStrength(profile), 0);
}

/** [SCN-7] The assumed stats of an unknown champion, between an Enforcer's and a Torpedo's. */
export const championThought = 1.45;

/** [SCN-7] Measures a duelist by his stats, because his gun does not decide a duel. */
export function measureDuelist({
  stats,
  lost,
  isStoneCold,
}: Pick<DeepReadonly<Gangster>, 'stats' | 'lost' | 'isStoneCold'>): number {
  const body = sumBody(stats) - sumBody(lost);
  return Math.max(0, body) / 9 + (isStoneCold ? 0.1 : 0);
}

/** Sums the stats that count in a duel, like `measureDuelist`. */
export function sumBody({ gats, fists, guts }: FightingStats): number {
  return gats + fists + guts;
}

/** [SCN-7] Chances of a duelist against another, from some thousand duels: to kill him, and to be killed. */
export function computeDuelChances(ours: number, theirs: number): { kills: number; dies: number } {
  const edge = 0.6 * (ours - theirs);
  const clampChance = (share: number): number => Math.max(0.05, Math.min(0.85, share));
  return { kills: clampChance(0.38 + edge), dies: clampChance(0.38 - edge) };
}
