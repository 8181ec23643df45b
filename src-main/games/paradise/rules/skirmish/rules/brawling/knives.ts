import { requireFigure, computeStat, type FigureId } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { rollDeadlyHit } from '../injury.ts';
import { listShotModifiers } from '../shooting/shotModifiers.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** No range is printed for a thrown knife; it flies as far as a purse gun carries. */
export const knifeInches = 6;

/** [SK-33, HIT-1] Throws his knife: GATS as for a shot; the knife is lost, hit or miss. */
export function throwKnife(table: BattleTable, id: FigureId, targetId: FigureId): boolean {
  const figure = requireFigure(table.state, id);
  const target = requireFigure(table.state, targetId);
  const modifiers = listShotModifiers(table.state, figure, target);
  if (modifiers === null || figure.melee !== 'knife' || target.isHidden) return false;
  if (computeDistance(figure.at, target.at) > knifeInches) return false;
  const skill = figure.skills.includes('knife-thrower') ? [{ reason: 'Knife-thrower', value: 1 }] : [];
  const { passed } = table.dice.test({
    purpose: `${figure.name} throws his knife at ${target.name}: GATS`,
    stat: computeStat(figure, 'gats'),
    modifiers: [...modifiers, ...skill],
  });
  table.emit({
    type: 'told',
    text: `${figure.name}’s knife ${passed ? `strikes ${target.name}` : 'clatters on the ground'}.`,
    deed: { kind: 'throws', by: id, to: targetId },
    figures: makeChange(id, { melee: 'fists', aimsAt: null, isHidden: false, charm: 0, hasFired: true }),
  });
  if (passed) rollDeadlyHit(table, targetId, { by: id, modifiers: [], isShot: false });
  return true;
}
