import { finishOff } from './brawling.ts';
import {
  fightersOf,
  figureById,
  isInFight,
  statOf,
  type Battle,
  type FigureView,
  type Side,
} from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { distance, type Point } from './geometry.ts';
import type { Goal } from './goals.ts';
import { buildingAt } from './layout.ts';
import { runAway } from './nerve.ts';

/** Near enough to touch something. */
const reachInches = 1.5;

/** What a figure's goal lets him do where he stands: smash, grab, telephone, get in, get away. */
export function errandHere(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  if (figure.side === 'civilians') return false;
  if (goal.kind === 'rob') return robHere(table, figure) || leaveWithLoot(table, figure);
  if (goal.kind === 'hold') return telephone(table, figure);
  if (goal.kind === 'escape') return escapeHere(table, figure, goal.exit);
  if (goal.kind === 'kill') return makeSure(table, figure, goal.target);
  if (goal.kind === 'seize' || goal.kind === 'drive-off') return takeWheel(table, figure, goal.car);
  return false;
}

/** A piece of Loot that can be taken, and the fallen man who let it go. */
type LyingLoot = { id: string; at: Point; loot: number; holder: FigureView | null };

/** [SCN-1] Loot that lies about: what nobody has, and what a fallen man has let go. */
function lyingLoot(battle: Battle): LyingLoot[] {
  return Object.values(battle.objectives).flatMap((piece): LyingLoot[] => {
    if (piece.kind !== 'loot' || piece.isDestroyed) return [];
    const { id, loot } = piece;
    const holder = piece.heldBy === null ? null : figureById(battle, piece.heldBy);
    if (holder === null) return [{ id, at: pointOf(piece.at), loot, holder }];
    const isHeld = isInFight(holder) || holder.posture === 'gone';
    return isHeld ? [] : [{ id, at: pointOf(holder.at), loot, holder }];
  });
}

/** [SCN-1] FISTS destroys, STUNTS picks up. */
function robHere(table: BattleTable, figure: FigureView): boolean {
  const prize = lyingLoot(table.state).find(({ at }) => distance(at, figure.at) <= reachInches);
  if (prize === undefined) return false;
  const grabs = figure.melee !== 'smashing-tool' || figure.loot === 0;
  const stat = grabs ? ('stunts' as const) : ('fists' as const);
  const { passed } = table.dice.test({
    purpose: `${figure.name} ${grabs ? 'grabs' : 'smashes'} it: ${stat.toUpperCase()}`,
    stat: statOf(figure, stat),
  });
  const { holder, loot } = prize;
  const dropped = holder === null ? {} : { [holder.id]: { loot: holder.loot - loot } };
  table.emit({
    type: 'told',
    text: passed ? (grabs ? 'He has it.' : 'It is kindling.') : 'It will not budge.',
    ...(passed && grabs
      ? {
          objectives: { [prize.id]: { heldBy: figure.id } },
          figures: { [figure.id]: { loot: figure.loot + loot }, ...dropped },
        }
      : {}),
    ...(passed && !grabs
      ? { objectives: { [prize.id]: { isDestroyed: true, heldBy: null } }, figures: dropped }
      : {}),
  });
  return true;
}

/** A robber with something in his hands at the table's edge is away. */
function leaveWithLoot(table: BattleTable, figure: FigureView): boolean {
  if (figure.loot === 0 || !isAtEdge(table.state, figure.at)) return false;
  runAway(table, figure, `gets away with ${figure.loot} of Loot`);
  return true;
}

export function isAtEdge(battle: Battle, at: Point): boolean {
  const { width, height } = battle.layout;
  return at.x < 1 || at.y < 1 || at.x > width - 1 || at.y > height - 1;
}

/** [SCN-1] A defender a whole turn beside the telephone calls for help. */
function telephone(table: BattleTable, figure: FigureView): boolean {
  const side = figure.side as Side;
  if (table.state.phoned[side]) return false;
  const phone = Object.values(table.state.objectives).find(
    (objective) =>
      objective.kind === 'telephone' &&
      !objective.isDestroyed &&
      distance(objective.at, figure.at) <= reachInches,
  );
  if (phone === undefined) return false;
  table.emit({ type: 'phoned', side });
  table.emit({ type: 'told', text: `${figure.name} gets through on the telephone.` });
  return true;
}

/** [SCN-2] The target lies helpless at a killer's feet. */
function makeSure(table: BattleTable, figure: FigureView, targetId: string): boolean {
  const target = figureById(table.state, targetId);
  const isHelpless = target.posture === 'out-cold' || target.posture === 'knocked-out';
  if (!isHelpless || distance(target.at, figure.at) > reachInches) return false;
  finishOff(table, figure.id, targetId);
  return true;
}

function escapeHere(table: BattleTable, figure: FigureView, exit: Point): boolean {
  if (distance(figure.at, exit) > 1.5 && !isAtEdge(table.state, figure.at)) return false;
  runAway(table, figure, 'gets away');
  return true;
}

/** Gets behind an empty wheel and drives off. */
function takeWheel(table: BattleTable, figure: FigureView, id: string): boolean {
  const car = table.state.cars[id];
  if (car === undefined || car.isWrecked || car.isOffTable || car.driver !== null) return false;
  if (distance(car.at, figure.at) > 2) return false;
  table.emit({
    type: 'told',
    text: `${figure.name} jumps behind the wheel.`,
    cars: { [id]: { driver: figure.id } },
    figures: { [figure.id]: { carId: id, at: { x: car.at.x, y: car.at.y } } },
  });
  return true;
}

/** Where a figure's goal sends him next, or null to stay. */
export function destinationOf(battle: Battle, figure: FigureView, goal: Goal): Point | null {
  switch (goal.kind) {
    case 'fight':
      return nearestEnemyAt(battle, figure);
    case 'take':
      return nearestEnemyIn(battle, figure, goal.building) ?? goal.at;
    case 'hold':
      return holdingPlace(battle, figure, goal);
    case 'rob':
      return robberWay(battle, figure);
    case 'kill':
      return targetAt(battle, goal.target) ?? nearestEnemyAt(battle, figure);
    case 'escape':
      return goal.who === null || goal.who === figure.id
        ? goal.exit
        : nearestEnemyAt(battle, figure);
    case 'seize':
    case 'drive-off':
      return carAt(battle, goal.car) ?? nearestEnemyAt(battle, figure);
  }
}

function targetAt(battle: Battle, id: string): Point | null {
  const target = battle.figures[id];
  return target === undefined || target.posture === 'gone' ? null : pointOf(target.at);
}

function carAt(battle: Battle, id: string): Point | null {
  const car = battle.cars[id];
  return car === undefined || car.isWrecked || car.isOffTable ? null : pointOf(car.at);
}

function pointOf(at: Point): Point {
  return { x: at.x, y: at.y };
}

function nearestOf(figure: FigureView, others: readonly FigureView[]): Point | null {
  let nearest: FigureView | null = null;
  for (const other of others) {
    if (nearest === null || distance(other.at, figure.at) < distance(nearest.at, figure.at)) {
      nearest = other;
    }
  }
  return nearest === null ? null : pointOf(nearest.at);
}

function foesOf(battle: Battle, figure: FigureView): FigureView[] {
  if (figure.side === 'civilians') {
    return battle.risenAgainst === null ? [] : fightersOf(battle, battle.risenAgainst);
  }
  return fightersOf(battle, figure.side === 'attackers' ? 'defenders' : 'attackers');
}

function nearestEnemyAt(battle: Battle, figure: FigureView): Point | null {
  return nearestOf(figure, foesOf(battle, figure));
}

function nearestEnemyIn(battle: Battle, figure: FigureView, building: string): Point | null {
  const inside = foesOf(battle, figure).filter(
    (foe) => buildingAt(battle.layout, foe.at)?.id === building,
  );
  return nearestOf(figure, inside);
}

/** A defender stays in his building; one of them goes to the telephone while it is quiet for him. */
function holdingPlace(
  battle: Battle,
  figure: FigureView,
  goal: Extract<Goal, { kind: 'hold' }>,
): Point | null {
  const phone = Object.values(battle.objectives).find((o) => o.kind === 'telephone');
  const side = figure.side as Side;
  if (phone !== undefined && !phone.isDestroyed && !battle.phoned[side]) {
    const caller = nearestFigure(fightersOf(battle, side), phone.at);
    if (caller?.id === figure.id) return pointOf(phone.at);
  }
  if (buildingAt(battle.layout, figure.at)?.id !== goal.building) return goal.at;
  const intruder = nearestEnemyIn(battle, figure, goal.building);
  return intruder;
}

function nearestFigure(figures: readonly FigureView[], at: Point): FigureView | null {
  let nearest: FigureView | null = null;
  for (const figure of figures) {
    if (nearest === null || distance(figure.at, at) < distance(nearest.at, at)) nearest = figure;
  }
  return nearest;
}

/** A robber goes for what is left, and home with what he has. */
function robberWay(battle: Battle, figure: FigureView): Point | null {
  const left = lyingLoot(battle);
  if (figure.loot > 0 || left.length === 0) return nearestEdge(battle, figure.at);
  let nearest = left[0];
  for (const objective of left) {
    if (nearest && distance(objective.at, figure.at) < distance(nearest.at, figure.at)) {
      nearest = objective;
    }
  }
  return nearest === undefined ? null : pointOf(nearest.at);
}

export function nearestEdge(battle: Battle, at: Point): Point {
  const { width, height } = battle.layout;
  const edges = [
    { x: 0.3, y: at.y },
    { x: width - 0.3, y: at.y },
    { x: at.x, y: 0.3 },
    { x: at.x, y: height - 0.3 },
  ];
  return edges.reduce((best, edge) => (distance(edge, at) < distance(best, at) ? edge : best));
}
