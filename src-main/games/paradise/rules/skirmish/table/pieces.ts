import type { Skill, StatBlock } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Point } from './geometry.ts';
import type { Allegiance, CarId, FigureId, FigureKind } from './sides.ts';
import type { CarUpgrade } from '../sources.ts';
import type { Gun, Melee } from './weapons.ts';

/** The state of a figure. Only `up` and `down` are still in the fight. */
export type Posture =
  | 'up'
  | 'down'
  /** [FIST-2] Out until the next Joker. */
  | 'knocked-out'
  /** [FIST-2, HIT-2] Out for the scenario. */
  | 'out-cold'
  | 'dead'
  /** Off the table alive: fled, escaped or driven off. */
  | 'gone'
  /** [GUTS-3] Hands up, on his way to the nearest officer. */
  | 'surrendered'
  /** [GUTS-3, CARD-5] */
  | 'arrested';

export type Gait = 'stood' | 'crept' | 'walked' | 'ran';

export type Firearm = {
  gun: Gun;
  /** [GATS-6] Needs an action to reload. */
  isEmpty: boolean;
  /** [GATS-2] Three 6s with a Tommy gun. */
  isJammed: boolean;
  /** [GATS-6] Blasts left in a double-barrel. */
  blasts: number;
  /** [SCN-12] The man he picked it up from; absent for his own. */
  takenFrom?: FigureId;
};

/** [GATS-6] The car a man came in, or the house he is of. */
export type DrumPlace = { kind: 'car' | 'house'; id: string };

export type Figure = {
  id: FigureId;
  side: Allegiance;
  kind: FigureKind;
  name: string;
  /** Profile's name, e.g. `Hoodlum`; scenarios and points go by it. */
  profile: string;
  /** Stats as he came; wounds and nerves are taken off when they are used. */
  stats: StatBlock;
  /** [HIT-1] Points lost from every stat. */
  wounds: number;
  /** [HIT-1] A serious wound: he moves at half speed, or cannot rise and may only shoot. */
  lame: 'limps' | 'lies' | null;
  skills: Skill[];
  firearms: Firearm[];
  /** [GATS-6] The place of the spare drum of his Tommy gun; null without one. */
  spareDrum: DrumPlace | null;
  melee: Melee;
  grenades: number;
  dynamite: number;
  gasoline: number;
  at: Point;
  posture: Posture;
  /** Actions owed before anything else: near misses, wounds, getting up. */
  recovery: number;
  /** [SK-43] Cards of his side before he can act. */
  missesCards: number;
  /** [GUTS-1] -2 on everything until he gets a grip. */
  isNervous: boolean;
  /** [GATS-4] The target he has just aimed at. */
  aimsAt: FigureId | null;
  /** [MOVE-1] How he last moved on this card. */
  gait: Gait;
  isHidden: boolean;
  /** [MOVE-2] On a ladder or a fire escape. */
  isClimbing: boolean;
  /** [MOVE-2] Actions he has climbed. */
  climbed: number;
  carId: CarId | null;
  /** [CAR-7] The car that he gets out of as soon as it is slow enough. */
  bails?: CarId;
  /** [GATS-7] The people he holds, and the man who holds him. */
  hostages: FigureId[];
  heldBy: FigureId | null;
  /** [GUTS-3] The prisoners of an officer, who does nothing else meanwhile. */
  prisoners: FigureId[];
  /** [GUTS-3] Has seen a friend give up on this card, and tested for it. */
  hasSeenSurrender: boolean;
  /** [CARD-7] Has been called on to give up on this card. */
  isCalledOn?: boolean;
  /** Points of Loot in his hands. */
  loot: number;
  /** [SK-22, SK-41] Has had a skinful tonight. */
  isDrunk: boolean;
  /** [SK-34] Re-rolls left; [SK-56] one GUTS re-roll; [SK-63] wounds that still bounce. */
  luck: number;
  spunk: number;
  toughness: number;
  /** [SK-67] A Femme Fatale's one moment. */
  charm: number;
  /** [GUTS-4] The reputation, and whether it was made tonight. */
  isStoneCold: boolean;
  madeName: boolean;
  deadlySixes: number;
  deadlySevens: number;
  /** [GUTS-4] The man who fired the killing shot. */
  killedBy: FigureId | null;
  isBoss: boolean;
  /** [GUTS-1, GUTS-2, SCN-9] He has had enough: all he does from then on is to get off the table. */
  hasPanicked: boolean;
  /** [SCN-2] True once he has fired, thrown or set something: the arriving law is then his enemy. */
  hasFired: boolean;
  /** [RK-2] The building he guards and never leaves. */
  post: string | null;
  /** [PO-2a] A citizen who earns his bread at the place fought over is none of the public. */
  worksHere: boolean;
};

export const speeds = ['stopped', 'cruising', 'speeding', 'racing'] as const;
export type Speed = (typeof speeds)[number];

export type Car = {
  id: CarId;
  side: Allegiance;
  kind: 'car' | 'truck';
  upgrades: CarUpgrade[];
  at: Point;
  /** Degrees, 0 to the right of the table, clockwise. */
  facing: number;
  speed: Speed;
  /** Route it drives, and how far along it is, in inches. */
  route: Point[];
  driven: number;
  driver: FigureId | null;
  riders: FigureId[];
  /** Hanging on outside. */
  boards: FigureId[];
  hasBrakes: boolean;
  hasEngine: boolean;
  canRace: boolean;
  isWrecked: boolean;
  /** Cards of its side until it burns out, or null. */
  burnsIn: number | null;
  /** [BOMB-3] A car set alight by a pool of fire blows up when it has burned. */
  willExplode?: boolean;
  isOffTable: boolean;
  /** Turned around, with those who have had enough. */
  isHomeward: boolean;
  loot: number;
};

/** Something to smash, grab, phone from or open. */
export type Objective = {
  id: string;
  kind: 'loot' | 'telephone' | 'safe';
  /** [SCN-1a] A safe that needs more than a stick. */
  isVault?: boolean;
  at: Point;
  loot: number;
  isDestroyed: boolean;
  heldBy: FigureId | null;
};

export type Fuse = {
  at: Point;
  sticks: number;
  cards: number;
  side: Allegiance;
  isHalf: boolean;
  /** [BOMB-4] True for a dud, which can be lit again. */
  isDud?: boolean;
};
export type Fire = {
  at: Point;
  /** [BOMB-3] The piece of the table that burns there; a pool of gasoline has none. */
  piece?: string;
};

export type FigureView = DeepReadonly<Figure>;
export type CarView = DeepReadonly<Car>;

/** Still able to act or to be made to. */
export function isInFight(figure: FigureView): boolean {
  return figure.posture === 'up' || figure.posture === 'down';
}

/** [GUTS-1, GUTS-2] In the fight for his side: able to act, and not on the run. */
export function isStanding(figure: FigureView): boolean {
  return isInFight(figure) && !figure.hasPanicked;
}

/** [GUTS-1, GUTS-2, HIT-1] On the run, and not so badly hurt that he gets nowhere. */
export function isOnTheRun(figure: FigureView): boolean {
  return figure.hasPanicked && isInFight(figure) && figure.lame !== 'lies';
}

/**
 * [HIT-1, HIT-2, GUTS-3] Returns a figure's posture after a blow: it never wakes the senseless, and those who
 * surrendered, fled or died stay so.
 */
export function takeBlow(figure: Pick<FigureView, 'posture'>, to: 'up' | 'down' | 'knocked-out' | 'out-cold'): Posture {
  const { posture } = figure;
  if (posture === 'up' || posture === 'down') return to;
  return posture === 'knocked-out' && to === 'out-cold' ? to : posture;
}

/** [HIT-2] True if a stat other than HITS is used up: he is unconscious for the rest of the battle. */
export function hasPassedOut({ stats, wounds }: Pick<FigureView, 'stats' | 'wounds'>): boolean {
  const { fists, gats, guts, stunts, smarts } = stats;
  return Math.min(fists, gats, guts, stunts, smarts) <= wounds;
}

/** [GUTS-3, CARD-7] Everything that he lets fall when he gives up: guns, blade or club, and explosives. */
export const laidDown: Readonly<
  Pick<Figure, 'firearms' | 'spareDrum' | 'melee' | 'grenades' | 'dynamite' | 'gasoline'>
> = { firearms: [], spareDrum: null, melee: 'fists', grenades: 0, dynamite: 0, gasoline: 0 };

/** [GUTS-3] Returns true for a man in custody, or on his way there. */
export function hasGivenUp(figure: FigureView): boolean {
  return figure.posture === 'arrested' || figure.posture === 'surrendered';
}

/** Returns true for a figure on the table in any state. */
export function isOnTable(figure: FigureView): boolean {
  return figure.posture !== 'gone' && figure.posture !== 'arrested';
}

/** A stat as it counts now: wounds and nerves off, drink on or off, never below 0. */
export function computeStat(figure: FigureView, stat: keyof StatBlock): number {
  return Math.max(0, computeStatForMargin(figure, stat));
}

/** [GUTS-1] Computes a stat for tests whose margin counts: below 0 too. */
export function computeStatForMargin(figure: FigureView, stat: keyof StatBlock): number {
  const nerves = figure.isNervous && stat !== 'hits' ? 2 : 0;
  return computeSteadyStat(figure, stat) - nerves;
}

/** Returns `computeStatForMargin` as if his nerve were steady. */
export function computeSteadyStat(figure: FigureView, stat: keyof StatBlock): number {
  return findStat(figure.stats, stat) - figure.wounds + computeDrinkChange(figure, stat);
}

/** Returns one of the stats by a switch, because a computed key is slower. */
function findStat(stats: FigureView['stats'], stat: keyof StatBlock): number {
  switch (stat) {
    case 'gats':
      return stats.gats;
    case 'fists':
      return stats.fists;
    case 'guts':
      return stats.guts;
    case 'smarts':
      return stats.smarts;
    case 'stunts':
      return stats.stunts;
    case 'hits':
      return stats.hits;
  }
}

const drunkStats: Partial<StatBlock> = { gats: -1, smarts: -1, stunts: -1 };
const meanDrunkStats: Partial<StatBlock> = { fists: 1, gats: -2, guts: 1 };

/** [SK-22, SK-41] Returns the change that drink makes to a stat. */
function computeDrinkChange(figure: FigureView, stat: keyof StatBlock): number {
  if (!figure.isDrunk) return 0;
  const addict = figure.skills.includes('drunk') ? (drunkStats[stat] ?? 0) : 0;
  const mean = figure.skills.includes('mean-drunk') ? (meanDrunkStats[stat] ?? 0) : 0;
  return addict + mean;
}
