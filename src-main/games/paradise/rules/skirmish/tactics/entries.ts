import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireFigure, computeStat, type Battle, type FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance, isInside, findPointToward, type Point, type Rect } from '../table/geometry.ts';
import { LayoutCache } from '../table/caches.ts';
import { climb, climbLadder, isUpTheLadder, leap } from '../rules/movement.ts';
import { findRoomNear } from '../table/elbowRoom.ts';
import { canWalk } from '../table/terrain.ts';
import { findWay } from '../table/ways.ts';
import { findGround } from '../battleIndex.ts';

/** A way in or out other than the doors: its start, and its end. */
type Entry = { kind: 'window' | 'fire-escape'; near: Point; far: Point };

/** Distance from a wall before and after. */
const stepInches = 0.7;

/** Distance through: from one side of the wall to the other. */
const throughInches = 2;

/** Distance for a leap or climb, and the farthest way to one. */
const graspInches = 1;
const detourInches = 6;

/** The cost of a leap, or of climbing without a ladder, in inches of walking. */
const effortInches = 5;
const ladderInches = 18;

/** STUNTS from which a sensible man leaps. */
const stuntsToLeap = 3;

/** A house, and its entries from outside and from inside. */
type Entries = { rect: DeepReadonly<Rect>; inward: Entry[]; outward: Entry[] };

/** Windows and fire escapes of every house. */
const entries = new LayoutCache<readonly Entries[]>((layout) =>
  layout.buildings.map(({ rect, openings, fireEscapes }): Entries => {
    const windows = openings.filter(({ kind }) => kind === 'window');
    const inward = [
      ...windows.map((gap) => createEntry('window', rect, gap)),
      ...fireEscapes.map((gap) => createEntry('fire-escape', rect, gap)),
    ];
    const outward = inward.map(({ kind, near, far }): Entry => ({ kind, near: far, far: near }));
    return { rect, inward, outward };
  }),
);

/** Creates an entry from outside. */
function createEntry(
  kind: Entry['kind'],
  rect: DeepReadonly<Rect>,
  { from, to }: DeepReadonly<{ from: Point; to: Point }>,
): Entry {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isLevel = from.y === to.y;
  const inside = isLevel
    ? { x: middle.x, y: middle.y + (middle.y <= rect.y ? stepInches : -stepInches) }
    : { x: middle.x + (middle.x <= rect.x ? stepInches : -stepInches), y: middle.y };
  return { kind, near: { x: 2 * middle.x - inside.x, y: 2 * middle.y - inside.y }, far: inside };
}

function computeWayLength(from: Point, way: readonly Point[]): number {
  let inches = 0;
  let at = from;
  for (const point of way) {
    inches += computeDistance(at, point);
    at = point;
  }
  return way.length === 0 ? Infinity : inches;
}

/** [CARD-6, MOVE-2] Finds a window or fire escape that saves enough of the way. */
export function findShortcut(battle: Battle, figure: FigureView, to: Point): Entry | null {
  const stunts = computeStat(figure, 'stunts') + (figure.skills.includes('cat-burglar') ? 2 : 0);
  if (stunts < stuntsToLeap || figure.hostages.length > 0) return null;
  const layout = findGround(battle);
  if (canWalk(layout, figure.at, to)) return null;
  let best: Entry | null = null;
  let least: number | null = null;
  for (const { rect, inward, outward } of entries.of(layout)) {
    for (const entry of isInside(figure.at, rect) ? outward : inward) {
      const there = computeDistance(figure.at, entry.near);
      if (there > detourInches) continue;
      if (entry.kind === 'fire-escape' && isBurdened(figure)) continue;
      const isSlow = entry.kind === 'fire-escape' && !canScramble(figure);
      const effort = figure.isClimbing ? 0 : isSlow ? ladderInches : effortInches;
      const inches = there + effort + computeDistance(entry.far, to);
      // The way around is searched once there is anything to set against it.
      least ??= computeWayLength(figure.at, findWay(layout, figure.at, to));
      if (inches >= least) continue;
      if (!canWalk(layout, figure.at, entry.near) || !canWalk(layout, entry.far, to)) continue;
      least = inches;
      best = entry;
    }
  }
  return best;
}

/** [CARD-6, MOVE-2] Lists the windows and fire escapes beside a man. */
export function listEntriesAt(battle: Battle, figure: FigureView): Entry[] {
  if (figure.hostages.length > 0) return [];
  return entries
    .of(findGround(battle))
    .flatMap(({ rect, inward, outward }) => (isInside(figure.at, rect) ? outward : inward))
    .filter(({ kind }) => kind === 'window' || !isBurdened(figure))
    .filter(({ near }) => computeDistance(figure.at, near) <= graspInches);
}

/** [SK-15] Returns true for a Cat Burglar, who climbs the bare wall beside a ladder. */
function canScramble(figure: FigureView): boolean {
  return figure.skills.includes('cat-burglar');
}

/** [SK-44] A one-armed man does not climb if he can help it. */
function isBurdened(figure: FigureView): boolean {
  return figure.skills.includes('one-armed-man');
}

/**
 * [CARD-6, MOVE-2, SK-15, SK-32] Leaps through the window or climbs the fire escape beside him. The ladder takes two
 * cards to the floor, and the next action leads in and down the stairs.
 */
export function useEntry(table: BattleTable, figure: FigureView, entry: Entry, isEscape: boolean): boolean {
  if (computeDistance(figure.at, entry.near) > graspInches) return false;
  if (entry.kind === 'window') {
    if (leap(table, figure.id, 'through the window', isEscape)) moveThroughEntry(table, figure, entry);
    return true;
  }
  if (!isUpTheLadder(figure)) {
    if (canScramble(figure)) climb(table, figure.id, 1);
    else climbLadder(table, figure.id);
    return true;
  }
  moveThroughEntry(table, figure, entry);
  return true;
}

function moveThroughEntry(table: BattleTable, figure: FigureView, entry: Entry): void {
  const now = requireFigure(table.state, figure.id);
  if (now.posture !== 'up') return;
  const through = findPointToward(entry.near, entry.far, throughInches);
  const to = findRoomNear(table.state, now, through);
  table.emit({ type: 'figure-moved', figure: figure.id, to, gait: 'crept' });
}
