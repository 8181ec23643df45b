import { isOnTable, type Battle, type FigureView } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { findBurningAt, fireInches } from '#main/games/paradise/rules/skirmish/rules/bombs/fires.ts';
import {
  computeDistance,
  computeDistanceToRect,
  isInside,
  type Point,
  type Rect,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { findBuildingAt, type Building } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { canStand } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Goal } from '../goals.ts';
import { isFoe } from '#main/games/paradise/rules/skirmish/rules/foes.ts';

/** How far beyond the door one stops to breathe. */
const doorstepInches = 2;

/** [BOMB-3] Out of a burning house by its nearest door, guards too. */
export function leaveFlames(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  const house = findBurningAt(table.state, figure.at);
  if (house === null || isBearingHeat(table.state, figure, goal, house)) return false;
  const steps = listDoorsteps(house)
    .filter((step) => canStand(findGround(table.state), step))
    .toSorted((a, b) => computeDistance(a, figure.at) - computeDistance(b, figure.at));
  return steps.some((step) => moveToward(table, figure.id, step, 'ran'));
}

/** Returns true for a man who came to take a house in which no enemy is left. */
function isBearingHeat(battle: Battle, figure: FigureView, goal: Goal, house: DeepReadonly<Building>): boolean {
  if (goal.kind !== 'take') return false;
  return !listEverybody(battle).some((one) => isFoe(battle, figure, one) && isInside(one.at, house.rect));
}

function listDoorsteps({ rect, openings }: DeepReadonly<Building>): Point[] {
  return openings
    .filter(({ kind }) => kind === 'door')
    .map(({ from, to }) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      if (from.y !== to.y) {
        return { x: middle.x + (middle.x > rect.x ? doorstepInches : -doorstepInches), y: middle.y };
      }
      return { x: middle.x, y: middle.y + (middle.y > rect.y ? doorstepInches : -doorstepInches) };
    });
}

/** [BOMB-3] Returns true if a way ends in a burning house where he has no business. */
export function shouldAvoidFlames(battle: Battle, figure: FigureView, goal: Goal, to: Point): boolean {
  const house = findBurningAt(battle, to);
  if (house === null || findBuildingAt(battle.layout, figure.at)?.id === house.id) return false;
  return !isBearingHeat(battle, figure, goal, house);
}

/** Enemies in a wooden house who make it worth burning. */
const enoughInside = 2;

/** [BOMB-3] Finds a wooden house that a bottle would burn with enemies and no friends inside, or null. */
export function findHouseToBurn(battle: Battle, figure: FigureView, goal: Goal): Point | null {
  if (goal.kind !== 'take' && goal.kind !== 'kill' && goal.kind !== 'fight') return null;
  const house = battle.layout.buildings.find(
    ({ id, isWooden, rect }) => isWooden && !battle.burning.includes(id) && isWorthBurning(battle, figure, rect),
  );
  return house === undefined ? null : findPlaceAtWall(house.rect, figure.at);
}

function isWorthBurning(battle: Battle, figure: FigureView, house: DeepReadonly<Rect>): boolean {
  let victims = 0;
  for (const one of listEverybody(battle)) {
    if (!isOnTable(one) || one.posture === 'dead' || computeDistanceToRect(one.at, house) > 0) continue;
    if (isFoe(battle, figure, one)) victims += 1;
    else if (one.side === figure.side || one.side === 'civilians') return false;
  }
  return victims >= enoughInside;
}

/** Finds a place just outside the wall, near enough for the flames to touch it. */
function findPlaceAtWall({ x, y, width, height }: DeepReadonly<Rect>, at: Point): Point {
  const margin = fireInches / 4;
  return {
    x: Math.min(x + width + margin, Math.max(x - margin, at.x)),
    y: Math.min(y + height + margin, Math.max(y - margin, at.y)),
  };
}
