import {
  areEnemies,
  requireFigure,
  isInFight,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { findCoverNear } from '#main/games/paradise/rules/skirmish/table/coverSpots.ts';
import { hasRoom } from '#main/games/paradise/rules/skirmish/table/elbowRoom.ts';
import { contactInches, computeDistance, type Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** [HIT-1a] Distance to cover without an action. */
const duckInches = 3;

/**
 * [HIT-1a] Applies a near miss or a flinch: an action to recover, and a move behind the nearest cover from the shooter
 * (null if unknown), or flat on the ground. In a car, on a ladder and behind a hostage (GATS-7) he stays.
 */
export function duck(table: BattleTable, id: FigureId, from: Point | null): void {
  const figure = requireFigure(table.state, id);
  if (!isInFight(figure)) return;
  const owed = { recovery: Math.max(1, figure.recovery), aimsAt: null };
  const isSheltered = figure.carId !== null || figure.hostages.length > 0;
  const staysPut = isSheltered || figure.isClimbing || figure.posture === 'down';
  if (staysPut || isBehindCover(table, figure, from)) {
    table.emit({ type: 'told', text: `${figure.name} ducks.`, figures: makeChange(id, owed) });
    return;
  }
  const cover = findCover(table, figure, from);
  if (cover !== null) {
    // It is no move of his own: it takes no action, and his move on this card still counts.
    table.emit({
      type: 'told',
      text: `${figure.name} dives behind cover.`,
      figures: makeChange(id, { ...owed, at: cover }),
    });
    return;
  }
  table.emit({
    type: 'told',
    text: `${figure.name} drops flat.`,
    figures: makeChange(id, { ...owed, posture: 'down' }),
  });
}

function isBehindCover(table: BattleTable, figure: FigureView, from: Point | null): boolean {
  if (from === null) return false;
  const sight = findSight(findGround(table.state), from, figure.at);
  return !sight.isClear || sight.cover !== 'none';
}

function findCover(table: BattleTable, figure: FigureView, from: Point | null): Point | null {
  const { state } = table;
  if (from === null) return null;
  const isHeldFast = listEverybody(state).some(
    (other) =>
      areEnemies(figure, other) &&
      other.posture === 'up' &&
      other.carId === null &&
      computeDistance(other.at, figure.at) <= contactInches,
  );
  if (isHeldFast) return null;
  return findCoverNear(findGround(state), figure.at, from, duckInches, (at) => hasRoom(state, figure, at));
}
