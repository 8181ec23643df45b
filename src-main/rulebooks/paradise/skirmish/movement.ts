import {
  figureById,
  isOnTable,
  statOf,
  type Battle,
  type BattleTable,
  type FigureId,
  type FigureView,
  type Gait,
} from './battle.ts';
import { daresFire } from './bombs.ts';
import { crossesRect, distance, toward, type Point } from './geometry.ts';
import { isHobbling } from './injury.ts';
import { canStand, canWalk, findWay, sightBetween, type LayoutView } from './layout.ts';

const creepInches = 2;
const walkInches = 4;

/** [MOVE-1, SK-23, SK-24, HIT-1, GATS-7] Inches of one action; running adds the D6 given. */
export function allowance(figure: FigureView, gait: Exclude<Gait, 'stood'>, runFace = 0): number {
  const isGimpy = figure.skills.includes('gimpy');
  if (figure.hostages.length > 0) return creepInches;
  let inches = gait === 'crept' ? creepInches : walkInches;
  if (gait === 'ran') {
    inches += runFace;
    if (figure.skills.includes('fast-mover')) inches += 3;
    if (isGimpy) inches -= 2;
  } else if (isGimpy) inches -= 1;
  return isHobbling(figure) ? inches / 2 : inches;
}

/** [MOVE-1] Half of what goes over rough ground and low obstacles. */
function roughFactor(layout: LayoutView, from: Point, to: Point): number {
  const isRough = layout.covers.some((cover) => !cover.isTall && crossesRect(from, to, cover.rect));
  return isRough ? 2 : 1;
}

/**
 * [MOVE-1, BOMB-3] Moves one action toward a goal by the shortest way. Returns whether he got
 * anywhere.
 */
export function moveToward(
  table: BattleTable,
  id: FigureId,
  goal: Point,
  gait: Exclude<Gait, 'stood'>,
): boolean {
  const figure = figureById(table.state, id);
  const { layout } = table.state;
  const way = findWay(layout, figure.at, goal);
  if (way.length === 0) return false;
  const runs = gait === 'ran' && figure.hostages.length === 0;
  const face = runs
    ? (table.dice.faces({ purpose: `${figure.name} runs, 4″ and`, count: 1 })[0] ?? 1)
    : 0;
  let left = allowance(figure, gait, face);
  let at: Point = { x: figure.at.x, y: figure.at.y };
  for (const next of way) {
    const factor = roughFactor(layout, at, next);
    const inches = distance(at, next) * factor;
    const step = inches <= left ? next : toward(at, next, left / factor);
    if (!canWalk(layout, at, step) || !daresFire(table, id, at, step)) break;
    at = step;
    left -= inches;
    if (left <= 0) break;
  }
  const to = freeSpot(table.state, figure, at);
  table.emit({ type: 'figure-moved', figure: id, to, gait: runs ? 'ran' : gait });
  return distance(figure.at, to) > 0.05;
}

/** Nobody stands in another's shoes: the nearest free place around. */
function freeSpot(battle: Battle, figure: FigureView, wanted: Point): Point {
  const isFree = (point: Point): boolean =>
    canStand(battle.layout, point) &&
    canWalk(battle.layout, wanted, point) &&
    !Object.values(battle.figures).some(
      (other) =>
        other.id !== figure.id &&
        isOnTable(other) &&
        other.carId === null &&
        other.heldBy === null &&
        distance(other.at, point) < 0.45,
    );
  if (isFree(wanted)) return { x: wanted.x, y: wanted.y };
  for (const radius of [0.5, 0.9, 1.3]) {
    for (let degrees = 0; degrees < 360; degrees += 45) {
      const radians = (degrees * Math.PI) / 180;
      const point = {
        x: wanted.x + Math.cos(radians) * radius,
        y: wanted.y + Math.sin(radians) * radius,
      };
      if (isFree(point)) return point;
    }
  }
  return { x: figure.at.x, y: figure.at.y };
}

/** [MOVE-1, MOVE-3] Creeping within 4" goes unseen if the opponent fails SMARTS. */
export function creepUnseen(table: BattleTable, id: FigureId, watcher: FigureId): boolean {
  const figure = figureById(table.state, id);
  const other = figureById(table.state, watcher);
  const { passed } = table.dice.test({
    purpose: `${other.name} hears ${figure.name}: SMARTS`,
    stat: statOf(other, 'smarts'),
  });
  table.emit({
    type: 'told',
    text: passed ? `${other.name} has him.` : `${figure.name} is not heard.`,
    figures: { [id]: { isHidden: !passed } },
  });
  return !passed;
}

/** [MOVE-3] Hiding takes SMARTS and something to hide behind. */
export function hide(table: BattleTable, id: FigureId, from: Point): boolean {
  const figure = figureById(table.state, id);
  if (sightBetween(table.state.layout, from, figure.at).cover === 'none') return false;
  const { passed } = table.dice.test({
    purpose: `${figure.name} hides: SMARTS`,
    stat: statOf(figure, 'smarts'),
  });
  table.emit({
    type: 'told',
    text: passed ? `${figure.name} is out of sight.` : `${figure.name} can still be seen.`,
    figures: { [id]: { isHidden: passed } },
  });
  return passed;
}

/** [MOVE-2] A fall: one hit, +1 on Deadly Weapons for each floor. */
export function fallModifiers(floors: number): { reason: string; value: number }[] {
  return floors === 0 ? [] : [{ reason: `a fall of ${floors} floors`, value: floors }];
}

/** [MOVE-2] Stairs up at half rate, down at full, ladders 2" a turn. */
export function climbInches(way: 'stairs-up' | 'stairs-down' | 'ladder', inches: number): number {
  if (way === 'ladder') return creepInches;
  return way === 'stairs-up' ? inches / 2 : inches;
}
