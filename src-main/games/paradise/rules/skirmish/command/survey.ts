import type { Survey } from '#shared/games/paradise/leading.ts';
import { requireFigure, type Battle, type FigureId, type FigureView } from '../battle.ts';
import { findGround, listOtherFighters } from '../battleIndex.ts';
import { hasLoadedGun } from '../rules/shooting/ammunition.ts';
import { isFoe } from '../rules/foes.ts';
import { computeAllowance } from '../rules/movement.ts';
import { listShotsAt } from '../rules/shooting/shooting.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import type { LayoutView } from '../table/layout.ts';
import { canStand, canWalk, findSight, isRough } from '../table/terrain.ts';

/** Steps of a grid of inches, the slanting ones longer. */
const steps = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy, inches: Math.hypot(dx, dy) })));

/**
 * [MOVE-1, GATS-3] Surveys the table by the inch for some men: where the first of them gets to on foot, around walls
 * and over rough ground, and who could fire at him there.
 */
export function surveyTable(battle: Battle, men: readonly FigureId[]): Omit<Survey, 'squad'> {
  const { width, height } = battle.layout;
  const first = requireFigure(battle, men[0] ?? '');
  const ways = first.carId === null ? measureWays(battle, first) : new Map<number, number>();
  const columns = Math.ceil(width);
  const rows = Array.from({ length: Math.ceil(height) }, (_, row) => row);
  const draw = (mark: (place: number, at: Point) => string): string[] =>
    rows.map((row) =>
      Array.from({ length: columns }, (_, column) =>
        mark(row * columns + column, { x: column + 0.5, y: row + 0.5 }),
      ).join(''),
    );
  const guns = listOtherFighters(battle, first.side).filter(
    (one) => !one.isHidden && !one.hasPanicked && hasLoadedGun(one) && isFoe(battle, first, one),
  );
  const seen = new Map<number, Threat>();
  for (const place of ways.keys()) {
    seen.set(
      place,
      weighPlace(battle, first, guns, { x: (place % columns) + 0.5, y: Math.floor(place / columns) + 0.5 }),
    );
  }
  const cap = (count: number): string => String(Math.min(9, Math.round(count)));
  return {
    reach: draw((place) => nameReach(first, ways.get(place) ?? Infinity)),
    bare: draw((place) => cap(seen.get(place)?.bare ?? 0)),
    covered: draw((place) => cap(seen.get(place)?.covered ?? 0)),
    danger: draw((place) => cap((seen.get(place)?.hits ?? 0) * 10)),
  };
}

/** Measures the inches to every place that a man reaches with two runs, by the number of its square. */
function measureWays(battle: Battle, figure: FigureView): Map<number, number> {
  const ground = findGround(battle);
  const columns = Math.ceil(battle.layout.width);
  const rows = Math.ceil(battle.layout.height);
  const most = 2 * computeAllowance(figure, 'ran', 6);
  const start = Math.floor(figure.at.y) * columns + Math.floor(figure.at.x);
  const ways = new Map<number, number>([[start, 0]]);
  const open = [start];
  const middle = (place: number): Point =>
    place === start ? figure.at : { x: (place % columns) + 0.5, y: Math.floor(place / columns) + 0.5 };
  for (let place = takeNearest(open, ways); place !== null; place = takeNearest(open, ways)) {
    const so = ways.get(place) ?? 0;
    for (const { dx, dy, inches } of steps) {
      const [x, y] = [(place % columns) + dx, Math.floor(place / columns) + dy];
      const next = y * columns + x;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      if (so + inches > most || (ways.get(next) ?? Infinity) <= so + inches) continue;
      const cost = measureStep(ground, middle(place), middle(next), inches);
      if (cost === null || so + cost > most || (ways.get(next) ?? Infinity) <= so + cost) continue;
      if (!ways.has(next) || !open.includes(next)) open.push(next);
      ways.set(next, so + cost);
    }
  }
  return ways;
}

function takeNearest(open: number[], ways: ReadonlyMap<number, number>): number | null {
  let best = -1;
  let least = Infinity;
  open.forEach((place, nth) => {
    const inches = ways.get(place) ?? Infinity;
    if (inches < least) [best, least] = [nth, inches];
  });
  return best < 0 ? null : (open.splice(best, 1)[0] ?? null);
}

/** [MOVE-1] Measures a step, twice as long over rough ground; null where nobody gets through. */
function measureStep(ground: LayoutView, from: Point, to: Point, inches: number): number | null {
  if (!canStand(ground, to) || !canWalk(ground, from, to)) return null;
  return isRough(ground, from, to) ? 2 * inches : inches;
}

/** Names a place by what it takes to get there. */
function nameReach(figure: FigureView, inches: number): string {
  if (inches <= computeAllowance(figure, 'walked')) return '1';
  if (inches <= computeAllowance(figure, 'ran', 1)) return '2';
  if (inches <= computeAllowance(figure, 'ran', 6)) return '3';
  return inches < Infinity ? '4' : '0';
}

/** The guns on a place, and the hits that a shot of each of them is worth there. */
type Threat = { bare: number; covered: number; hits: number };

function weighPlace(battle: Battle, figure: FigureView, guns: readonly FigureView[], at: Point): Threat {
  const ground = findGround(battle);
  const there: FigureView = { ...figure, at, isHidden: false };
  const threat: Threat = { bare: 0, covered: 0, hits: 0 };
  for (const gun of guns) {
    if (computeDistance(gun.at, at) > farthestInches) continue;
    const { isClear, cover } = findSight(ground, gun.at, at);
    if (!isClear) continue;
    if (cover === 'none') threat.bare += 1;
    else threat.covered += 1;
    const [shot] = listShotsAt(battle, gun, there);
    if (shot !== undefined) threat.hits += shot.chance * shot.dice;
  }
  return threat;
}

/** Range beyond which no gun on a table reaches. */
const farthestInches = 60;
