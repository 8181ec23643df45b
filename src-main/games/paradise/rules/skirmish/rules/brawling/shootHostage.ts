import { requireFigure, isInFight, type FigureId } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { rollDeadlyHit } from '../injury.ts';
import { nameOfGun, listReadyWays } from '../shooting/shot.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/**
 * [GATS-7, PO-2] Shoots one of a holder's own hostages: a roll on Deadly Weapons without a test to hit. Returns false
 * without a loaded gun or without the hostage.
 */
export function shootHostage(table: BattleTable, id: FigureId, hostageId: FigureId): boolean {
  const holder = requireFigure(table.state, id);
  const hostage = requireFigure(table.state, hostageId);
  const [way] = listReadyWays(holder);
  if (way === undefined || hostage.heldBy !== id || !isInFight(holder)) return false;
  table.emit({
    type: 'told',
    text: `${holder.name} turns his gun on ${hostage.name}.`,
    figures: makeChange(id, { aimsAt: null, hasFired: true }),
    deed: { kind: 'fires', by: id, to: hostageId },
  });
  const { deadly } = way.mode;
  const modifiers = deadly === 0 ? [] : [{ reason: nameOfGun(way.gun), value: deadly }];
  rollDeadlyHit(table, hostageId, { by: id, modifiers, isShot: true });
  return true;
}
