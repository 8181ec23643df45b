import type { Approach, PublicCause, BattleEnding, ScenarioName } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Layout } from './table/layout.ts';
import type { Car, Figure, FigureView, Fire, Fuse, Objective } from './table/pieces.ts';
import type { Allegiance, CardSide, CarId, FigureId, FigureKind, Side } from './table/sides.ts';
import type { Setting } from '../state/records/battleWords.ts';
import type { FigureSource, VehicleSource } from './sources.ts';

export { areEnemies, cardSides, findEnemySide, isLaw, sides } from './table/sides.ts';
export type { Allegiance, BattlePlan, CardSide, CarId, FigureId, FigureKind, Side };
export {
  hasGivenUp,
  isInFight,
  isOnTable,
  isOnTheRun,
  isStanding,
  speeds,
  computeStatForMargin,
  computeStat,
  computeSteadyStat,
} from './table/pieces.ts';
export type * from './table/pieces.ts';

/** A card with a rank; low ones, court cards and the ten. */
export type RankCard = { side: CardSide; rank: 'A' | '2' | '3' | 'J' | 'Q' | 'K' | '10' };
export type Card = RankCard | 'joker';

/**
 * [CARD-2, CARD-4] A card in play and each figure's remaining actions; a figure not listed has none. A held card lies
 * on the card it interrupts.
 */
export type Play = {
  side: CardSide;
  card: RankCard;
  actions: number;
  figures: FigureId[];
  /** The rest of each of these figures, in the same order. */
  left: number[];
};

/** [FIST-1] A man who attacks another hand to hand. */
export type Rush = { figure: FigureId; victim: FigureId };

/** Finds a figure's index among those whom a card lets act, or -1. */
export function placeOnCard(play: DeepReadonly<Play>, id: FigureId): number {
  return play.figures.indexOf(id);
}

export type { PublicCause };

export type BattleState = {
  plan: BattlePlan;
  reserves: Record<Side, Reserve>;
  layout: Layout;
  figures: Record<FigureId, Figure>;
  cars: Record<CarId, Car>;
  objectives: Record<string, Objective>;
  deck: Card[];
  held: Record<CardSide, RankCard[]>;
  /** Cards in play, the one being played last. */
  plays: Play[];
  /** [FIST-1] Men whose brawls are still to be fought. */
  rushes: Rush[];
  /** Turns (shuffles) begun. */
  turn: number;
  jokersSeen: number;
  /** [CARD-5] True if the last card turned was a Joker. */
  lastWasJoker: boolean;
  /** [CARD-5] Sirens: everybody with a record still here at the next first Joker is arrested. */
  sirens: boolean;
  /** [PO-2a] True once sirens were heard, after which no bodies are carried off. */
  hasHeardSirens: boolean;
  /** [SCN-2] True if a shot was fired yet. */
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
  /** The shooter who last hit each man, by the man who was hit. */
  lastHits: Record<FigureId, FigureId>;
  /** Damage done to the building, counted for RK-16. */
  smashed: number;
  /** [SCN-4] True if the negotiators have spoken, or the side that drew instead. */
  hasTalked: boolean;
  traitor: Side | null;
  /** [SCN-10] Sides that have given up and are getting away, in good order or not. */
  leaving: Record<CardSide, boolean>;
  /** [SCN-0] Men lost before the last help came, who do not count when a side decides to give up. */
  writtenOff: Record<CardSide, number>;
  winner: Side | 'nobody' | null;
  ending: BattleEnding | null;
};

export type Battle = DeepReadonly<BattleState>;
export function requireFigure(battle: Battle, id: FigureId): FigureView {
  const figure = battle.figures[id];
  if (figure === undefined) throw new Error(`No such figure: ${id}`);
  return figure;
}

/** Creates a battle on this table without figures. */
export function emptyBattle(layout: Layout, plan: BattlePlan = noPlan): BattleState {
  return {
    plan: { ...plan },
    reserves: { attackers: { men: [], vehicles: [] }, defenders: { men: [], vehicles: [] } },
    layout,
    figures: {},
    cars: {},
    objectives: {},
    deck: [],
    held: { attackers: [], defenders: [], law: [] },
    plays: [],
    rushes: [],
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
    lastHits: {},
    smashed: 0,
    hasTalked: false,
    traitor: null,
    leaving: { attackers: false, defenders: false, law: false },
    writtenOff: { attackers: 0, defenders: 0, law: 0 },
    winner: null,
    ending: null,
  };
}

/** The prize of a battle, fixed before it begins. */
type BattlePlan = {
  scenario: ScenarioName;
  setting: Setting;
  /** [SCN-2] */
  target: FigureId | null;
  lootPoints: number;
  /** [SCN-10] */
  lootDice: number;
  /** [SCN-10] Cars the attacking law came in; 0 when the attackers are gangsters. */
  lawCars: number;
  /** [TAKE-2] */
  isClash: boolean;
  /** [SCN-4] */
  treacherous: Side[];
  /** [SCN-11] The figures inside when it began. */
  besieged: FigureId[];
  /** [MONTH-8] Figures of a side at most, all who ever come; absent without a limit. */
  figuresASide?: number;
  /** [SCN-0] The plan that the attackers were given; absent without one. */
  approach?: Approach;
};

/** The men and vehicles that can still be called. */
export type Reserve = {
  men: FigureSource[];
  vehicles: VehicleSource[];
  /** [SCN-0] The men of a large party who come later, as there is room. */
  coming?: FigureSource[];
};

/** The plan of a battle that has none yet. */
export const noPlan: BattlePlan = {
  scenario: 'raid',
  setting: 'street',
  target: null,
  lootPoints: 0,
  lootDice: 0,
  lawCars: 0,
  isClash: false,
  treacherous: [],
  besieged: [],
};
