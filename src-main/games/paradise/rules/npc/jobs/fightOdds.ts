import type { StatBlock, Weapon } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { seats } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import type { Muscle, MuscleProfile } from '#shared/games/paradise/battles.ts';

/** The jobs whose odds a gang computes beforehand. */
export type Job = 'raid' | 'smash-and-grab' | 'hit' | 'hijack' | 'show-of-strength';

/**
 * The results of many thousand battles of random parties, as formulas: the chance to win by the logistic function of
 * `base + ours·ln(1 + our strength) + theirs·ln(1 + theirs)`, men lost for good (dead and arrested), and outrage. See
 * `npm run lab -- fit-odds`.
 */
const fits: Readonly<Record<Job, { win: Line; lost: Line; outrage: number }>> = {
  raid: { win: createLine(-0.23, 1.51, -2.08, 0.15), lost: createLine(-2.81, 0.43, 1.06), outrage: 0.45 },
  'smash-and-grab': { win: createLine(-1.37, 1.53, -1.63), lost: createLine(-2.35, 0.38, 0.96), outrage: 0.55 },
  hit: { win: createLine(-3.14, 1.08, -0.5), lost: createLine(-1.6, 0.06, 0.4), outrage: 0.5 },
  hijack: { win: createLine(-1.9, 1.04, -0.5), lost: createLine(-2.38, 0.43, 0.4), outrage: 0 },
  'show-of-strength': { win: createLine(-0.62, 0.74, -0.5, -0.83), lost: createLine(-4.53, 1.59, 0.4), outrage: 3.5 },
};

type Line = { base: number; ours: number; theirs: number; byCar: number };

function createLine(base: number, ours: number, theirs: number, byCar = 0): Line {
  return { base, ours, theirs, byCar };
}

/** Chance that a party wins its job, 0 to 1, on foot or with a seat in a car for each man. */
export function winChance(job: Job, ours: number, theirs: number, rides = false): number {
  const { win } = fits[job];
  return 1 / (1 + Math.exp(-evaluateLine(win, ours, theirs) - (rides ? win.byCar : 0)));
}

/** [CAR-9] True if so many men all ride, six to a car. */
export function canAllRide(men: number, cars: number): boolean {
  return cars > 0 && men <= cars * seats.car;
}

/** Men a party may expect to lose for good. */
export function estimateLosses(job: Job, men: number, foes: number): number {
  return Math.min(men, Math.exp(evaluateLine(fits[job].lost, men, foes)));
}

/** [PO-2] Points of outrage a job stirs up on average. */
export function estimateOutrage(job: Job): number {
  return fits[job].outrage;
}

function evaluateLine({ base, ours, theirs }: Line, a: number, b: number): number {
  return base + ours * Math.log(1 + a) + theirs * Math.log(1 + b);
}

/** The factor of a long gun on a man's strength, and of empty hands. */
const longGun = 1.6;
const emptyHands = 0.4;

/** Computes a man's strength on the table, in Hoodlums with a pistol. */
export function computeGangsterStrength({ stats, lost, weapons }: DeepReadonly<Gangster>): number {
  const now = {
    gats: Math.max(0, stats.gats - lost.gats),
    fists: Math.max(0, stats.fists - lost.fists),
    guts: Math.max(0, stats.guts - lost.guts),
  };
  return computeStrength(now, weapons);
}

type FightingStats = Pick<DeepReadonly<StatBlock>, 'gats' | 'fists' | 'guts'>;

/** Works like `computeGangsterStrength`, for known stats and weapons. */
export function computeStrength(stats: FightingStats, weapons: readonly Weapon[]): number {
  const body = (stats.gats + stats.fists + stats.guts) / 9;
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

/** [RK-2] Computes the strength of a place's guards: Hoodlums with pistols. */
export function guardStrength(guards: number): number {
  return guards * computeStrength(profileTable.hoodlum.stats, ['pistol']);
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
