import type { RecordedEvent } from '#kernel/journal/journal.ts';
import {
  findEnemySide,
  isOnTable,
  type Allegiance,
  type Battle,
  type BattleState,
  type CarId,
  type CarView,
  type FigureId,
  type FigureKind,
  type FigureView,
  type Posture,
  type Side,
} from '../battle.ts';
import { listEverybody, listStanding } from '../battleIndex.ts';
import type { BattleEvent } from '../events.ts';
import { listGunsTaken } from '../rules/shooting/pickingUp.ts';
import type { Gun } from '../table/weapons.ts';
import type { BattleEnding, ScenarioName } from '#shared/games/paradise/battles.ts';

/** The fate of one figure. */
export type FigureFate = {
  id: FigureId;
  side: Allegiance;
  name: string;
  profile: string;
  kind: FigureKind;
  posture: Posture;
  /** [HIT-1] Points lost from every stat tonight. */
  wounds: number;
  /** Points of Loot in his hands; only those who got away with theirs keep it. */
  lootPoints: number;
  isStoneCold: boolean;
  /** [GUTS-4] Became a Stone Cold Killer tonight. */
  madeName: boolean;
  grenades: number;
  dynamite: number;
  gasoline: number;
  /** [RK-16] He worked at the place that was fought over. */
  worksHere: boolean;
  /** [SCN-12] Guns of others that he has picked up and still has. */
  gunsTaken: { gun: Gun; from: FigureId }[];
};

/** The fate of one car or truck that was on the table; those that stayed in reserve are at home. */
export type VehicleFate = {
  id: CarId;
  /** Its owner's side. */
  side: Side;
  kind: 'car' | 'truck';
  fate: 'home' | 'wrecked' | 'taken';
};

/** [SCN-12] The result of a battle for the campaign. */
export type BattleResult = {
  scenario: ScenarioName;
  winner: Side | 'nobody';
  ending: BattleEnding;
  /** [SCN-4] The side that drew first at a Meet. */
  traitor: Side | null;
  turns: number;
  figures: FigureFate[];
  vehicles: VehicleFate[];
  /** [SCN-0] Points of Loot each side holds at the end. */
  lootPoints: Record<Side, number>;
  /** [RK-16] Damage to the premises: smashed pieces and shaken buildings. */
  smashed: number;
  /** [PO-2] */
  seen: BattleState['seen'];
  /** [PO-6] Feds killed or wounded, each of whom is replaced by two. */
  fedsHurt: number;
  /** The shooter who last hit each of the dead, by the dead man. */
  fatalShots: Record<FigureId, FigureId>;
  happenings: RecordedEvent<BattleEvent>[];
};

export function buildResult(battle: Battle, happenings: RecordedEvent<BattleEvent>[]): BattleResult {
  const figures = listEverybody(battle);
  const { plan, winner, ending } = battle;
  return {
    scenario: plan.scenario,
    winner: winner ?? 'nobody',
    ending: ending ?? 'broken-off',
    traitor: battle.traitor,
    turns: battle.turn,
    figures: figures.map(buildFate),
    vehicles: Object.values(battle.cars).flatMap((car) => findVehicleFate(battle, car) ?? []),
    lootPoints: { attackers: countLoot(battle, 'attackers'), defenders: countLoot(battle, 'defenders') },
    smashed: battle.smashed + Object.values(battle.objectives).filter((one) => one.isDestroyed).length,
    seen: { ...battle.seen },
    fedsHurt: figures.filter(({ kind, posture, wounds }) => kind === 'fed' && (posture === 'dead' || wounds > 0))
      .length,
    fatalShots: listFatalShots(battle, figures),
    happenings,
  };
}

function listFatalShots({ lastHits }: Battle, figures: readonly FigureView[]): Record<FigureId, FigureId> {
  const dead = figures.filter(({ posture }) => posture === 'dead');
  return Object.fromEntries(
    dead.flatMap(({ id }): [FigureId, FigureId][] => (lastHits[id] === undefined ? [] : [[id, lastHits[id]]])),
  );
}

function buildFate(figure: FigureView): FigureFate {
  const { id, side, name, profile, kind, posture, wounds, loot } = figure;
  const { isStoneCold, madeName, grenades, dynamite, gasoline, worksHere } = figure;
  return {
    ...{ id, side, name, profile, kind, posture, wounds, lootPoints: loot },
    ...{ isStoneCold, madeName, grenades, dynamite, gasoline, worksHere },
    gunsTaken: listGunsTaken(figure),
  };
}

/**
 * Returns the fate of a vehicle: a wreck, taken if the beaten side left it to the others, or home. Null for the law's
 * own.
 */
function findVehicleFate(battle: Battle, car: CarView): VehicleFate | null {
  const { id, kind } = car;
  if (car.side === 'law') return null;
  const side = car.side === 'civilians' ? 'defenders' : car.side;
  return { id, side, kind, fate: car.isWrecked ? 'wrecked' : isTaken(battle, car, side) ? 'taken' : 'home' };
}

function isTaken(battle: Battle, car: CarView, owner: Side): boolean {
  const driver = car.driver === null ? undefined : battle.figures[car.driver];
  if (car.isOffTable) return driver !== undefined && driver.side !== owner;
  const isLeft = listStanding(battle, owner).length === 0;
  return isLeft && listStanding(battle, findEnemySide(owner)).length > 0;
}

/** [SCN-0, SCN-3] Loot carried off or still in a side's hands, and the truck's for the side that won it. */
function countLoot(battle: Battle, side: Side): number {
  const carried = listEverybody(battle)
    .filter((figure) => figure.side === side && hasGotAway(figure))
    .reduce((total, figure) => total + figure.loot, 0);
  const inTrucks = Object.values(battle.cars).reduce((total, car) => total + car.loot, 0);
  return carried + (battle.winner === side ? inTrucks : 0);
}

function hasGotAway(figure: FigureView): boolean {
  return figure.posture === 'gone' || (isOnTable(figure) && figure.posture === 'up');
}
