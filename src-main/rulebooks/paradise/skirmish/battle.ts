import type { PublicCause } from '../../../../src-shared/vocabulary/paradise/battles.ts';
import type { Skill, StatBlock } from '../../../../src-shared/vocabulary/paradise/people.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { Ending } from './outcome.ts';
import type { Allegiance, CarId, FigureId, FigureKind, Side } from './sides.ts';
import { noPlan, type BattlePlan, type Reserve } from './plan.ts';
import type { CarUpgrade } from './sources.ts';
import type { Gun, Melee } from './weapons.ts';

export { enemyOf, isLaw, sides } from './sides.ts';
export type { Allegiance, BattlePlan, CarId, FigureId, FigureKind, Side };

/** Where a figure stands with itself. Only `up` and `down` are still in the fight. */
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
  /** [HIT-1] A serious wound: he moves at half speed, or lies where he fell and may only shoot. */
  lame?: 'limps' | 'lies';
  skills: Skill[];
  firearms: Firearm[];
  /** [GATS-6] Where the spare drum of his Tommy gun lies; absent or null when he has none left. */
  spareDrum?: DrumPlace | null;
  melee: Melee;
  grenades: number;
  dynamite: number;
  gasoline: number;
  at: Point;
  posture: Posture;
  /** Actions owed before anything else: near misses, wounds, getting up. */
  recovery: number;
  /** [SK-43] Cards of his side that still come and go before he can do anything. */
  missesCards: number;
  /** [GUTS-1] -2 on everything until he gets a grip. */
  isNervous: boolean;
  /** [GATS-4] Whom he has just aimed at. */
  aimsAt: FigureId | null;
  /** [MOVE-1] How he last moved on this card. */
  gait: Gait;
  isHidden: boolean;
  /** [MOVE-2] On a ladder or a fire escape. */
  isClimbing: boolean;
  /** [MOVE-2] Actions he has climbed; absent while he has not. */
  climbed?: number;
  carId: CarId | null;
  /** [GATS-7] Whom he holds, and who holds him. */
  hostages: FigureId[];
  heldBy: FigureId | null;
  /** [GUTS-3] Whom an officer has in custody: he does nothing else meanwhile. */
  prisoners: FigureId[];
  /** [GUTS-3] Has seen a friend give up on this card, and tested for it. */
  hasSeenSurrender: boolean;
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
  /** [GUTS-4] Who fired the killing shot. */
  killedBy: FigureId | null;
  isBoss: boolean;
  /** [GUTS-1, SCN-9] He ran off the table in fright. */
  hasPanicked?: boolean;
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
  /** [SCN-1a] A safe that asks for more than a stick. */
  isVault?: boolean;
  at: Point;
  loot: number;
  isDestroyed: boolean;
  heldBy: FigureId | null;
};

/** A card with a rank; low ones, court cards and the ten. */
export type RankCard = { side: Side; rank: 'A' | '2' | '3' | 'J' | 'Q' | 'K' | '10' };
export type Card = RankCard | 'joker';

/**
 * [CARD-2, CARD-4] A card in play and the actions it still lets each figure take; whoever is not
 * named may do nothing on it. A held card that breaks in lies on top of the card it interrupts.
 */
export type Play = {
  side: Side;
  card: RankCard;
  actions: number;
  left: Record<FigureId, number>;
};

export type Fuse = {
  at: Point;
  sticks: number;
  cards: number;
  side: Side;
  isHalf: boolean;
  /** [BOMB-4] It did not catch; somebody beside it may light it again. */
  isDud?: boolean;
};
export type Fire = {
  at: Point;
  /** [BOMB-3] The piece of the table that burns there; a pool of gasoline has none. */
  piece?: string;
};

export type { PublicCause };

export type BattleState = {
  plan: BattlePlan;
  reserves: Record<Side, Reserve>;
  layout: Layout;
  figures: Record<FigureId, Figure>;
  cars: Record<CarId, Car>;
  objectives: Record<string, Objective>;
  deck: Card[];
  held: Record<Side, RankCard[]>;
  /** Cards in play, the one being played last. */
  plays: Play[];
  /** Turns (shuffles) begun. */
  turn: number;
  jokersSeen: number;
  /** [CARD-5] Whether the last card turned was a Joker. */
  lastWasJoker: boolean;
  /** [CARD-5] Sirens: everybody with a record still here at the next first Joker is arrested. */
  sirens: boolean;
  /** [PO-2a] Whether they were ever heard: from then on nobody carries bodies off. */
  hasHeardSirens: boolean;
  /** [SCN-2] Whether a shot was fired yet. */
  hasFired: boolean;
  /** [CARD-3] The test may be made once; a gang the citizens rose against. */
  hasTestedCitizens: boolean;
  risenAgainst: Side | null;
  fuses: Fuse[];
  fires: Fire[];
  /** [BOMB-3] Buildings on fire. */
  burning: string[];
  phoned: Record<Side, boolean>;
  seen: Partial<Record<PublicCause, number>>;
  /** Damage done to the building, counted for RK-16. */
  smashed: number;
  /** [SCN-4] Whether the negotiators have had their say, and who drew instead. */
  hasTalked: boolean;
  traitor: Side | null;
  /** [SCN-10] Sides that have given up and are getting away, in good order or not. */
  leaving: Record<Side, boolean>;
  /** [SCN-0] Men lost before the last help came, who count no more when a side asks if it has had enough. */
  writtenOff: Record<Side, number>;
  winner: Side | 'nobody' | null;
  ending: Ending | null;
};

export type Battle = DeepReadonly<BattleState>;
export type FigureView = DeepReadonly<Figure>;
export type CarView = DeepReadonly<Car>;

/** Still able to act or to be made to. */
export function isInFight(figure: FigureView): boolean {
  return figure.posture === 'up' || figure.posture === 'down';
}

/** [GUTS-3] In custody, or on his way there. */
export function hasGivenUp(figure: FigureView): boolean {
  return figure.posture === 'arrested' || figure.posture === 'surrendered';
}

/** On the table, whatever state he is in. */
export function isOnTable(figure: FigureView): boolean {
  return figure.posture !== 'gone' && figure.posture !== 'arrested';
}

const lists = new WeakMap<object, readonly FigureView[]>();

/**
 * Everybody of a battle in one list, made once for each record of figures: `apply` makes a new record
 * when somebody arrives and changes figures in place otherwise. Half a battle's time went into listing.
 */
export function everybody(battle: Pick<Battle, 'figures'>): readonly FigureView[] {
  const known = lists.get(battle.figures);
  if (known !== undefined) return known;
  const list = Object.values(battle.figures);
  lists.set(battle.figures, list);
  return list;
}

export function figuresOf(battle: Battle, side: Allegiance): FigureView[] {
  return everybody(battle).filter((figure) => figure.side === side);
}

export function fightersOf(battle: Battle, side: Allegiance): FigureView[] {
  return figuresOf(battle, side).filter(isInFight);
}

export function figureById(battle: Battle, id: FigureId): FigureView {
  const figure = battle.figures[id];
  if (figure === undefined) throw new Error(`No such figure: ${id}`);
  return figure;
}

/** A stat as it counts now: wounds and nerves off, drink on or off, never below 0. */
export function statOf(figure: FigureView, stat: keyof StatBlock): number {
  return Math.max(0, statForMargin(figure, stat));
}

/** [GUTS-1] A stat as it counts where it matters by how much a test fails: below 0 too. */
export function statForMargin(figure: FigureView, stat: keyof StatBlock): number {
  const nerves = figure.isNervous && stat !== 'hits' ? 2 : 0;
  return figure.stats[stat] - figure.wounds - nerves + drinkOn(figure, stat);
}

const drunkStats: Partial<StatBlock> = { gats: -1, smarts: -1, stunts: -1 };
const meanDrunkStats: Partial<StatBlock> = { fists: 1, gats: -2, guts: 1 };

/** [SK-22, SK-41] What a skinful does to a stat. */
function drinkOn(figure: FigureView, stat: keyof StatBlock): number {
  if (!figure.isDrunk) return 0;
  const addict = figure.skills.includes('drunk') ? (drunkStats[stat] ?? 0) : 0;
  const mean = figure.skills.includes('mean-drunk') ? (meanDrunkStats[stat] ?? 0) : 0;
  return addict + mean;
}

/** A battle on this table before anybody has come to it. */
export function emptyBattle(layout: Layout, plan: BattlePlan = noPlan): BattleState {
  return {
    plan: { ...plan },
    reserves: { attackers: { men: [], vehicles: [] }, defenders: { men: [], vehicles: [] } },
    layout,
    figures: {},
    cars: {},
    objectives: {},
    deck: [],
    held: { attackers: [], defenders: [] },
    plays: [],
    turn: 0,
    jokersSeen: 0,
    lastWasJoker: false,
    sirens: false,
    hasHeardSirens: false,
    hasFired: false,
    hasTestedCitizens: false,
    risenAgainst: null,
    fuses: [],
    fires: [],
    burning: [],
    phoned: { attackers: false, defenders: false },
    seen: {},
    smashed: 0,
    hasTalked: false,
    traitor: null,
    leaving: { attackers: false, defenders: false },
    writtenOff: { attackers: 0, defenders: 0 },
    winner: null,
    ending: null,
  };
}
