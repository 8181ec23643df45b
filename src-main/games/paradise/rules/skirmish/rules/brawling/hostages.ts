import {
  isOnTable,
  requireFigure,
  type Battle,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { losePrisoners } from './custody.ts';
import { findRoomNear } from '#main/games/paradise/rules/skirmish/table/elbowRoom.ts';
import { computeDistance, type Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';

/** [GATS-7] */
export const mostHostages = 2;

/** Contact distance, and that of two hostages taken in one action. */
const reachInches = 1.5;

/**
 * [GATS-7] True if a gangster can take somebody: a citizen gives in to an armed man; a policeman or Fed only while he
 * is down or off his guard.
 */
export function canTakeHostage(battle: Battle, taker: FigureView, victim: FigureView): boolean {
  return couldTakeHostage(battle, taker, victim) && computeDistance(taker.at, victim.at) <= reachInches;
}

/** Works like `canTakeHostage`, as if he were beside his victim. */
export function couldTakeHostage(battle: Battle, taker: FigureView, victim: FigureView): boolean {
  const isArmed = taker.firearms.length > 0 || taker.melee === 'knife' || taker.melee === 'axe';
  const givesIn = victim.kind === 'civilian' || victim.posture === 'down' || victim.recovery > 0;
  return (
    battle.figures[victim.id] !== undefined &&
    taker.kind === 'gangster' &&
    taker.posture === 'up' &&
    isArmed &&
    taker.hostages.length < mostHostages &&
    victim.kind !== 'gangster' &&
    victim.heldBy === null &&
    !victim.hasPanicked &&
    victim.carId === null &&
    (victim.posture === 'up' || victim.posture === 'down') &&
    givesIn
  );
}

/** [GATS-7] Takes a hostage in one action, and a second one beside the first. */
export function takeHostage(table: BattleTable, id: FigureId, victimId: FigureId): boolean {
  const taker = requireFigure(table.state, id);
  const first = requireFigure(table.state, victimId);
  if (!canTakeHostage(table.state, taker, first)) return false;
  const second =
    taker.hostages.length + 1 < mostHostages
      ? listEverybody(table.state).find(
          (other) =>
            other.id !== victimId &&
            computeDistance(other.at, first.at) <= reachInches &&
            canTakeHostage(table.state, taker, other),
        )
      : undefined;
  const taken = second === undefined ? [first] : [first, second];
  const at = { x: taker.at.x, y: taker.at.y };
  table.emit({
    type: 'told',
    text: `${taker.name} grabs ${taken.map((one) => one.name).join(' and ')} for a shield.`,
    figures: {
      [id]: { hostages: [...taker.hostages, ...taken.map((one) => one.id)], aimsAt: null, isHidden: false },
      ...Object.fromEntries(taken.map((one) => [one.id, { heldBy: id, at, aimsAt: null }])),
    },
    saw: ['hostages'],
  });
  return true;
}

/** [GATS-7] Lets the hostages of a taker go: at any time he wishes, and when he falls or runs. */
export function letHostagesGo(table: BattleTable, holderId: FigureId): void {
  losePrisoners(table, holderId);
  const holder = requireFigure(table.state, holderId);
  if (holder.hostages.length === 0) return;
  const held = holder.hostages.map((id) => requireFigure(table.state, id));
  const places: Point[] = [{ x: holder.at.x, y: holder.at.y }];
  const figures: Record<FigureId, { heldBy: null; at?: Point }> = {};
  for (const one of held) {
    figures[one.id] = { heldBy: null };
    if (one.posture === 'dead' || !isOnTable(one)) continue;
    const at = findRoomNear(table.state, one, holder.at, places);
    places.push(at);
    figures[one.id] = { heldBy: null, at };
  }
  table.emit({
    type: 'told',
    text: `${held.map((one) => one.name).join(' and ')} ${held.length === 1 ? 'is' : 'are'} free.`,
    figures: { [holderId]: { hostages: [] }, ...figures },
  });
}

/** [GATS-7] Builds the changes when one hostage is lost to his holder, by death or by a dash. */
export function removeHostage(battle: Battle, hostage: FigureView): Record<FigureId, { hostages: FigureId[] }> {
  if (hostage.heldBy === null) return {};
  const holder = requireFigure(battle, hostage.heldBy);
  return { [holder.id]: { hostages: holder.hostages.filter((id) => id !== hostage.id) } };
}
