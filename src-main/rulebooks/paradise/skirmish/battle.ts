import type { PublicCause } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Latest } from './latest.ts';
import { emptyById } from '#kernel/byId.ts';
import type { Layout } from './table/layout.ts';
import type { Ending } from './outcomes/outcome.ts';
import {
  isInFight,
  isOnTable,
  type Car,
  type CarView,
  type Figure,
  type FigureView,
  type Fire,
  type Fuse,
  type Objective,
} from './table/pieces.ts';
import { noPlan, type BattlePlan, type Reserve } from './plan.ts';
import {
  areEnemies,
  type Allegiance,
  type CardSide,
  type CarId,
  type FigureId,
  type FigureKind,
  type Side,
} from './table/sides.ts';

export { areEnemies, cardSides, findEnemySide, isLaw, sides } from './table/sides.ts';
export type { Allegiance, BattlePlan, CardSide, CarId, FigureId, FigureKind, Side };
export {
  hasGivenUp,
  isInFight,
  isOnTable,
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
 * [CARD-2, CARD-4] A card in play and the actions it still lets each figure take; whoever is not
 * named may do nothing on it. A held card that breaks in lies on top of the card it interrupts.
 */
export type Play = {
  side: CardSide;
  card: RankCard;
  actions: number;
  figures: FigureId[];
  /** The rest of each of these figures, in the same order. */
  left: number[];
};

/** The place of a figure among those whom a card in play lets act, -1 for nobody of them. */
export function placeOnCard(play: DeepReadonly<Play>, id: FigureId): number {
  const { figures } = play;
  // Figures act in the order of their card, so that it is mostly the one asked for last, or the next.
  for (let i = lastPlace; i < lastPlace + 2 && i < figures.length; i += 1) {
    if (figures[i] === id) return (lastPlace = i);
  }
  for (let i = 0; i < figures.length; i += 1) if (figures[i] === id) return (lastPlace = i);
  return -1;
}

/** Where somebody was found on a card last: no more than where to look first. */
let lastPlace = 0;

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
  /** Turns (shuffles) begun. */
  turn: number;
  jokersSeen: number;
  /** [CARD-5] True if the last card turned was a Joker. */
  lastWasJoker: boolean;
  /** [CARD-5] Sirens: everybody with a record still here at the next first Joker is arrested. */
  sirens: boolean;
  /** [PO-2a] True if they were ever heard: from then on nobody carries bodies off. */
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
  /** Damage done to the building, counted for RK-16. */
  smashed: number;
  /** [SCN-4] True if the negotiators have had their say, with the side that drew instead. */
  hasTalked: boolean;
  traitor: Side | null;
  /** [SCN-10] Sides that have given up and are getting away, in good order or not. */
  leaving: Record<CardSide, boolean>;
  /** [SCN-0] Men lost before the last help came, who count no more when a side asks if it has had enough. */
  writtenOff: Record<CardSide, number>;
  winner: Side | 'nobody' | null;
  ending: Ending | null;
};

export type Battle = DeepReadonly<BattleState>;
const figureLists = new Latest((figures: Battle['figures']) => Object.values(figures));

const carriers = new Latest((figures: Battle['figures']) =>
  figureLists.of(figures).filter(({ dynamite }) => dynamite > 0),
);

/** Everybody who had dynamite when he came: nobody finds any on the table, but who has used his up is still among them. */
export function listDynamiteBringers(battle: Pick<Battle, 'figures'>): readonly FigureView[] {
  return carriers.of(battle.figures);
}

/** Forgets who and what is there: somebody arrived, perhaps in a car. */
export function forgetWhoIsThere(battle: Pick<Battle, 'figures' | 'cars'>): void {
  figureLists.forget(battle.figures);
  carriers.forget(battle.figures);
  carLists.forget(battle.cars);
}

/**
 * Everybody of a battle in one list, made once and again when somebody arrives; figures change in place
 * otherwise. Half a battle's time went into listing.
 */
export function listEverybody(battle: Pick<Battle, 'figures'>): readonly FigureView[] {
  return figureLists.of(battle.figures);
}

const carLists = new Latest((cars: Battle['cars']) => Object.values(cars));

/** Every car of a battle in one list, made as `listEverybody` is. */
export function listCars(battle: Pick<Battle, 'cars'>): readonly CarView[] {
  return carLists.of(battle.cars);
}

const movingCars = new Latest((battle: Pick<Battle, 'cars'>) =>
  listCars(battle).filter(({ speed }) => speed !== 'stopped'),
);

/** Forgets what moves: something about a car has changed. */
export function forgetWhatMoves(battle: Pick<Battle, 'cars'>): void {
  movingCars.forget(battle);
}

/** A car of this id that moves; mostly none does. */
export function findMovingCar(battle: Pick<Battle, 'cars'>, id: CarId): CarView | null {
  for (const car of movingCars.of(battle)) if (car.id === id) return car;
  return null;
}

/**
 * Lazy indexes of the figures in the fight: all, by side, all but a side, the shaken of a side, and the unconscious.
 */
type FightingLists = {
  all: readonly FigureView[];
  of: BySide;
  notOf: BySide;
  shakenOf: BySide;
  senseless: readonly FigureView[] | null;
  held: readonly FigureView[] | null;
};

/** Lists of sides, each at its side's place. */
type BySide = (readonly FigureView[] | undefined)[];

/** By comparing names and not by a look into a record: lists are asked for thousands of times a battle. */
function findSidePlace(side: Allegiance): number {
  if (side === 'attackers') return 0;
  if (side === 'defenders') return 1;
  return side === 'law' ? 2 : 3;
}

function noLists(): BySide {
  return [undefined, undefined, undefined, undefined];
}

const fightingLists = new Latest<Battle, FightingLists>((battle) => {
  const all = listEverybody(battle).filter(isInFight);
  const lists = { of: noLists(), notOf: noLists(), shakenOf: noLists() };
  return { all, ...lists, senseless: null, held: null };
});

/**
 * Forgets who still fights: somebody came, fell, got up or gave himself up, lost or found his nerve, was taken
 * for a shield or let go. Nobody changes sides.
 */
export function forgetWhoFights(battle: Battle): void {
  fightingLists.forget(battle);
}

/** Everybody who is in the fight. */
export function listFighting(battle: Battle): readonly FigureView[] {
  return fightingLists.of(battle).all;
}

export function listFigures(battle: Battle, side: Allegiance): FigureView[] {
  return listEverybody(battle).filter((figure) => figure.side === side);
}

export function listFighters(battle: Battle, side: Allegiance): readonly FigureView[] {
  const lists = fightingLists.of(battle);
  return (lists.of[findSidePlace(side)] ??= lists.all.filter((figure) => figure.side === side));
}

/** Everybody in the fight who is not of a side: a handful of gangsters among a hundred of the law, for one of them. */
export function listOtherFighters(battle: Battle, side: Allegiance): readonly FigureView[] {
  const lists = fightingLists.of(battle);
  return (lists.notOf[findSidePlace(side)] ??= lists.all.filter((figure) => figure.side !== side));
}

/** Those of a side in the fight who have lost their nerve: mostly nobody. */
export function listShaken(battle: Battle, side: Allegiance): readonly FigureView[] {
  const lists = fightingLists.of(battle);
  return (lists.shakenOf[findSidePlace(side)] ??= listFighters(battle, side).filter(
    (one) => one.isNervous,
  ));
}

/** Those who lie senseless, for now or for good. */
export function listUnconscious(battle: Battle): readonly FigureView[] {
  const lists = fightingLists.of(battle);
  return (lists.senseless ??= listEverybody(battle).filter(
    ({ posture }) => posture === 'out-cold' || posture === 'knocked-out',
  ));
}

/** [GATS-7] Those who are held for a shield: mostly nobody. */
export function listHostages(battle: Battle): readonly FigureView[] {
  const lists = fightingLists.of(battle);
  return (lists.held ??= listEverybody(battle).filter((one) => one.heldBy !== null));
}

/**
 * Lazy indexes of the figures on foot: everybody on the table, and of them those in the fight, all and all but a
 * side.
 */
type AfootLists = {
  all: readonly FigureView[];
  fighting: readonly FigureView[] | null;
  notOf: BySide;
};

const afootLists = new Latest<Battle, AfootLists>((battle) => {
  const all = listEverybody(battle).filter((figure) => figure.carId === null && isOnTable(figure));
  return { all, fighting: null, notOf: noLists() };
});

/** Forgets who is on foot: somebody came, got in or out, or fell, got up or left. */
export function forgetWhoIsAfoot(battle: Battle): void {
  afootLists.forget(battle);
}

/** Everybody on the table who is in no car: a handful while hundreds drive up. */
export function listAfoot(battle: Battle): readonly FigureView[] {
  return afootLists.of(battle).all;
}

/** Everybody in the fight who is in no car. */
export function listFightersAfoot(battle: Battle): readonly FigureView[] {
  const lists = afootLists.of(battle);
  return (lists.fighting ??= lists.all.filter(isInFight));
}

/** Everybody in the fight who is in no car and not of a side. */
export function listOthersAfoot(battle: Battle, side: Allegiance): readonly FigureView[] {
  const { notOf } = afootLists.of(battle);
  return (notOf[findSidePlace(side)] ??= listFightersAfoot(battle).filter(
    (figure) => figure.side !== side,
  ));
}

/** Those of the others whom a figure fights, and who are in the fight themselves. */
export function listFightingEnemies(battle: Battle, figure: FigureView): FigureView[] {
  return listOtherFighters(battle, figure.side).filter((other) => areEnemies(figure, other));
}

export function requireFigure(battle: Battle, id: FigureId): FigureView {
  const figure = battle.figures[id];
  if (figure === undefined) throw new Error(`No such figure: ${id}`);
  return figure;
}

/** A battle on this table before anyone has come to it. */
export function emptyBattle(layout: Layout, plan: BattlePlan = noPlan): BattleState {
  return {
    plan: { ...plan },
    reserves: { attackers: { men: [], vehicles: [] }, defenders: { men: [], vehicles: [] } },
    layout,
    figures: emptyById(),
    cars: emptyById(),
    objectives: {},
    deck: [],
    held: { attackers: [], defenders: [], law: [] },
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
    leaving: { attackers: false, defenders: false, law: false },
    writtenOff: { attackers: 0, defenders: 0, law: 0 },
    winner: null,
    ending: null,
  };
}
