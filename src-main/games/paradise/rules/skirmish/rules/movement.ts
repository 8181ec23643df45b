import {
  areEnemies,
  requireFigure,
  isInFight,
  computeStat,
  type Battle,
  type FigureId,
  type FigureView,
  type Gait,
} from '../battle.ts';
import { listAfoot, listEverybody, findGround } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { hasRoomAmong, listStandingNear } from '../table/elbowRoom.ts';
import { testDaringFire } from './bombs/fires.ts';
import {
  computeBearing,
  turnBothWays,
  computeDistance,
  computeDistanceToSegment,
  hairInches,
  isInside,
  findPointInDirection,
  findPointToward,
  type Point,
} from '../table/geometry.ts';
import type { LayoutView } from '../table/layout.ts';
import { rollDeadlyHit, isHobbling } from './injury.ts';
import { canStand, canWalk, isRough, findSight } from '../table/terrain.ts';
import { findWay } from '../table/ways.ts';
import { testWithLuck } from './luck.ts';
import { makeChange } from '../events.ts';

const creepInches = 2;
const walkInches = 4;

/** [MOVE-1, SK-23, SK-24, HIT-1, GATS-7] Inches of one action; running adds the D6 given. */
export function computeAllowance(figure: FigureView, gait: Exclude<Gait, 'stood'>, runFace = 0): number {
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

/**
 * [MOVE-1, BOMB-3] Moves one action toward a goal by the shortest way. Returns whether he got
 * anywhere; who cannot take a step throws no die for it.
 */
export function moveToward(table: BattleTable, id: FigureId, goal: Point, gait: Exclude<Gait, 'stood'>): boolean {
  const figure = requireFigure(table.state, id);
  const move = planMove(table.state, figure, goal, gait);
  if (move === null) return false;
  const { runs, least, stepsWithin, spotAt } = move;
  const face = runs ? (table.dice.faces({ purpose: `${figure.name} runs, 4″ and`, count: 1 })[0] ?? 1) : 0;
  let at: Point = { x: figure.at.x, y: figure.at.y };
  const steps = runs ? stepsWithin(computeAllowance(figure, gait, face)) : least;
  for (const step of steps) {
    if (!testDaringFire(table, id, at, step)) break;
    at = step;
  }
  const to = spotAt(at);
  const moved = computeDistance(figure.at, to) > stepInches;
  const went = figure.hostages.length > 0 ? 'crept' : gait;
  table.emit({ type: 'figure-moved', figure: id, to, gait: went });
  breakHiding(table, id, went === 'crept');
  return moved;
}

/** [MOVE-1] True if one action toward a goal brings a man anywhere. */
export function canMoveToward(battle: Battle, figure: FigureView, goal: Point, gait: Exclude<Gait, 'stood'>): boolean {
  return planMove(battle, figure, goal, gait) !== null;
}

/** A move of one action: the way, and how far it brings him. */
type Move = {
  runs: boolean;
  least: Point[];
  stepsWithin: (inches: number) => Point[];
  spotAt: (wanted: Point) => Point;
};

/** Plans one action toward a goal; null if he cannot take a step. */
function planMove(battle: Battle, figure: FigureView, goal: Point, gait: Exclude<Gait, 'stood'>): Move | null {
  if (figure.lame === 'lies') return null;
  if (isStranded(battle, figure, gait)) return null;
  const way = findWay(findGround(battle), figure.at, findPlaceBeside(battle, figure, goal));
  const runs = gait === 'ran' && figure.hostages.length === 0;
  const stepsWithin = createStepLister(battle, figure, way);
  const least = stepsWithin(computeAllowance(figure, gait, 1));
  const most = runs ? stepsWithin(computeAllowance(figure, gait, 6)) : least;
  const spotAt = createSpotFinder(battle, figure);
  const isGettingOn = (steps: readonly Point[]): boolean =>
    computeDistance(figure.at, spotAt(steps.at(-1) ?? figure.at)) > stepInches;
  return isGettingOn(least) || isGettingOn(most) ? { runs, least, stepsWithin, spotAt } : null;
}

/** True if he got out so far off the table, by a column of cars too long for it, that no step brings him on it. */
export function isStranded({ layout }: Battle, figure: FigureView, gait: Exclude<Gait, 'stood'>): boolean {
  return isOffBy(layout, figure.at, computeAllowance(figure, gait, 6) + farthestAside);
}

/** Less than this is no step. */
const stepInches = 0.05;

/** Lists the points that a figure passes on so many inches of a way. Each leg's terrain is read once. */
function createStepLister(battle: Battle, figure: FigureView, way: readonly Point[]): (inches: number) => Point[] {
  const layout = findGround(battle);
  const factors: number[] = [];
  return (inches) => {
    const steps: Point[] = [];
    let left = inches;
    let at: Point = { x: figure.at.x, y: figure.at.y };
    for (let leg = 0; leg < way.length; leg += 1) {
      const next = way[leg] ?? at;
      const factor = (factors[leg] ??= isRough(layout, at, next) ? 2 : 1);
      const away = computeDistance(at, next) * factor;
      const step = away <= left ? next : findPointToward(at, next, left / factor);
      if (!canWalk(layout, at, step)) break;
      steps.push(step);
      at = step;
      left -= away;
      if (left <= 0) break;
    }
    return steps;
  };
}

/** [MOVE-1] How near a man one can creep without being seen. */
export const unseenInches = 4;

/**
 * [MOVE-1, MOVE-3] Ends hiding in clear view of an enemy; a creeper within 4" stays hidden if that enemy fails SMARTS,
 * each enemy for himself.
 */
function breakHiding(table: BattleTable, id: FigureId, isCreeping: boolean): void {
  const figure = requireFigure(table.state, id);
  if (!figure.isHidden) return;
  const watcher = listEverybody(table.state).find((other) => {
    if (!areEnemies(figure, other) || !isInFight(other)) return false;
    const sight = findSight(findGround(table.state), other.at, figure.at);
    if (!sight.isClear || sight.cover !== 'none') return false;
    const isNear = computeDistance(other.at, figure.at) <= unseenInches;
    return !(isCreeping && isNear && testCreeping(table, id, other.id));
  });
  if (watcher === undefined || !requireFigure(table.state, id).isHidden) return;
  table.emit({
    type: 'told',
    text: `${watcher.name} sees ${figure.name} come out.`,
    figures: makeChange(id, { isHidden: false }),
  });
}

/** [CARD-6, MOVE-3, BOMB-3] Spotting: SMARTS finds a hidden man in view, -1 through smoke. */
export function spot(table: BattleTable, id: FigureId, targetId: FigureId): boolean {
  const figure = requireFigure(table.state, id);
  const target = requireFigure(table.state, targetId);
  if (!findSight(findGround(table.state), figure.at, target.at).isClear) return false;
  const isSmoky = table.state.fires.some((fire) => computeDistanceToSegment(fire.at, figure.at, target.at) <= 0.5);
  const { passed } = table.dice.test({
    purpose: `${figure.name} looks for ${target.name}: SMARTS`,
    stat: computeStat(figure, 'smarts'),
    modifiers: isSmoky ? [{ reason: 'smoke', value: -1 }] : [],
  });
  table.emit({
    type: 'told',
    text: passed ? `${figure.name} spots ${target.name}.` : `${figure.name} sees nobody.`,
    figures: { [id]: { aimsAt: null }, ...(passed ? { [targetId]: { isHidden: false } } : {}) },
  });
  return passed;
}

/** [CARD-6, SK-32] A leap, through a window or into a car: STUNTS. */
export function leap(table: BattleTable, id: FigureId, what: string, isEscape: boolean): boolean {
  const figure = requireFigure(table.state, id);
  const isNuts = isEscape && figure.skills.includes('just-nuts');
  const { passed } = testWithLuck(table, id, {
    purpose: `${figure.name} leaps ${what}: STUNTS`,
    stat: computeStat(figure, 'stunts'),
    modifiers: isNuts ? [{ reason: 'Just Nuts', value: 1 }] : [],
  });
  table.emit({
    type: 'told',
    text: passed ? `${figure.name} leaps ${what}.` : `${figure.name} does not make it.`,
    figures: makeChange(id, { aimsAt: null }),
  });
  return passed;
}

/** [MOVE-2] Actions up a ladder or fire escape, one floor: half of it with both actions of a card. */
const actionsAFloor = 4;

/** [MOVE-2] One action up a ladder, without a test. Returns whether he is up. */
export function climbLadder(table: BattleTable, id: FigureId): boolean {
  const figure = requireFigure(table.state, id);
  const climbed = (figure.isClimbing ? figure.climbed : 0) + 1;
  const isUp = climbed >= actionsAFloor;
  table.emit({
    type: 'told',
    text: isUp ? `${figure.name} is up the ladder.` : `${figure.name} climbs the ladder.`,
    figures: makeChange(id, { isClimbing: true, climbed, aimsAt: null, isHidden: false }),
  });
  return isUp;
}

/** [MOVE-2] True if he has a whole floor under him. */
export function isUpTheLadder(figure: FigureView): boolean {
  return figure.isClimbing && figure.climbed >= actionsAFloor;
}

/** [MOVE-2, SK-15, SK-44] Climbs without a ladder on a test of STUNTS; a failure is a fall of that many floors. */
export function climb(table: BattleTable, id: FigureId, floors: number): boolean {
  const figure = requireFigure(table.state, id);
  const { passed } = testWithLuck(table, id, {
    purpose: `${figure.name} climbs: STUNTS`,
    stat: computeStat(figure, 'stunts'),
    modifiers: [
      ...(figure.skills.includes('cat-burglar') ? [{ reason: 'Cat Burglar', value: 2 }] : []),
      ...(figure.skills.includes('one-armed-man') ? [{ reason: 'one arm', value: -1 }] : []),
    ],
  });
  table.emit({
    type: 'told',
    text: passed ? `${figure.name} climbs.` : `${figure.name} loses his hold.`,
    figures: makeChange(id, { isClimbing: passed, climbed: actionsAFloor, aimsAt: null }),
  });
  if (!passed) fall(table, id, floors);
  return passed;
}

/** [MOVE-2] A fall: one hit, +1 on Deadly Weapons for each floor. */
export function fall(table: BattleTable, id: FigureId, floors: number): void {
  const modifiers = fallModifiers(floors);
  rollDeadlyHit(table, id, { by: null, modifiers, isShot: false, isMishap: true });
}

/** The farthest that a figure stands from his wanted place for lack of room. */
const farthestAside = 1.3;
const asideInches = [0.5, 0.9, farthestAside];
const asideTurns = [45, 90, 135, 180];
const middle: Point = { x: 0, y: 0 };

/** [CAR-9] Finds the nearest side of the car that covers a goal; the goal itself if none does. */
function findPlaceBeside(battle: Battle, figure: FigureView, goal: Point): Point {
  const ground = findGround(battle);
  for (const { rect, isSolid } of ground.covers) {
    if (isSolid !== true || !isInside(goal, rect)) continue;
    const { x, y } = figure.at;
    const left = rect.x - besideInches;
    const top = rect.y - besideInches;
    const right = rect.x + rect.width + besideInches;
    const bottom = rect.y + rect.height + besideInches;
    const sides = [
      { x: clamp(x, left, right), y: y < goal.y ? top : bottom },
      { x: x < goal.x ? left : right, y: clamp(y, top, bottom) },
      { x: clamp(x, left, right), y: y < goal.y ? bottom : top },
      { x: x < goal.x ? right : left, y: clamp(y, top, bottom) },
    ];
    const free = sides.filter((at) => canStand(ground, at));
    return free.reduce(
      (best, at) => (computeDistance(at, figure.at) < computeDistance(best, figure.at) ? at : best),
      free[0] ?? goal,
    );
  }
  return goal;
}

/** Distance from which a figure can get into a car. */
const besideInches = 0.25;

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Returns true if a place is off the table by more than a distance, so that no place so near is on it. */
function isOffBy({ width, height }: LayoutView, { x, y }: Point, inches: number): boolean {
  const off = inches + hairInches;
  return x < -off || y < -off || x > width + off || y > height + off;
}

/** Finds the free places near those that a figure may want. All others must stay where they are meanwhile. */
function createSpotFinder(battle: Battle, figure: FigureView): (wanted: Point) => Point {
  let last: { wanted: Point; spot: Point } | null = null;
  return (wanted) => {
    if (last === null || last.wanted.x !== wanted.x || last.wanted.y !== wanted.y) {
      last = { wanted, spot: findFreeSpot(battle, figure, wanted) };
    }
    return last.spot;
  };
}

/** Finds the nearest free place, as no two figures share one. */
function findFreeSpot(battle: Battle, figure: FigureView, wanted: Point): Point {
  if (isOffBy(battle.layout, wanted, farthestAside)) return { x: figure.at.x, y: figure.at.y };
  const near = listStandingNear(listAfoot(battle), figure, wanted, farthestAside);
  if (hasRoomAmong(battle, near, figure, wanted)) return { x: wanted.x, y: wanted.y };
  const isFree = (point: Point): boolean =>
    hasRoomAmong(battle, near, figure, point) && canWalk(findGround(battle), wanted, point);
  const back = computeBearing(wanted, figure.at);
  const aside = [findPointInDirection(middle, back, 1)];
  for (const radius of asideInches) {
    for (let i = 0; i < asidePlaces; i += 1) {
      // Most men find room after a few turns.
      if (i === aside.length) turnAside(aside, back);
      const { x, y } = aside[i] ?? middle;
      const point = { x: wanted.x + x * radius, y: wanted.y + y * radius };
      if (isFree(point)) return point;
    }
  }
  return { x: figure.at.x, y: figure.at.y };
}

/** Straight back, and the turns to both sides. */
const asidePlaces = 1 + 2 * asideTurns.length;

/** One turn more to both sides, as steps of an inch. */
function turnAside(steps: Point[], back: number): void {
  const turn = asideTurns[(steps.length - 1) / 2] ?? 0;
  for (const degrees of turnBothWays(back, turn)) steps.push(findPointInDirection(middle, degrees, 1));
}

/** [MOVE-1, MOVE-3] Tests the opponent's SMARTS; a creeper within 4" is unseen if it fails. */
function testCreeping(table: BattleTable, id: FigureId, watcher: FigureId): boolean {
  const figure = requireFigure(table.state, id);
  const other = requireFigure(table.state, watcher);
  const { passed } = table.dice.test({
    purpose: `${other.name} hears ${figure.name}: SMARTS`,
    stat: computeStat(other, 'smarts'),
  });
  table.emit({
    type: 'told',
    text: passed ? `${other.name} has him.` : `${figure.name} is not heard.`,
    figures: makeChange(id, { isHidden: !passed }),
  });
  return !passed;
}

/** [MOVE-3] Hiding takes SMARTS and something to hide behind. */
export function hide(table: BattleTable, id: FigureId, from: Point): boolean {
  const figure = requireFigure(table.state, id);
  if (findSight(findGround(table.state), from, figure.at).cover === 'none') return false;
  const { passed } = table.dice.test({ purpose: `${figure.name} hides: SMARTS`, stat: computeStat(figure, 'smarts') });
  table.emit({
    type: 'told',
    text: passed ? `${figure.name} is out of sight.` : `${figure.name} can still be seen.`,
    figures: makeChange(id, { isHidden: passed }),
  });
  return passed;
}

function fallModifiers(floors: number): { reason: string; value: number }[] {
  const reason = `a fall of ${floors} floor${floors === 1 ? '' : 's'}`;
  return floors === 0 ? [] : [{ reason, value: floors }];
}
