import { figureById, statOf, type FigureId } from '../../battle.ts';
import type { BattleTable } from '../../battleTable.ts';
import { distance } from '../../table/geometry.ts';
import { deadlyHit } from '../injury.ts';
import { shotModifiers } from '../shooting/shotModifiers.ts';
import { changing } from '../../table/byId.ts';

/** No range is printed for a thrown knife; it flies as far as a purse gun carries. */
export const knifeInches = 6;

/** [SK-33, HIT-1] Throws the knife in his hand: GATS as for a shot; it is gone whether it hits or not. */
export function throwKnife(table: BattleTable, id: FigureId, targetId: FigureId): boolean {
  const figure = figureById(table.state, id);
  const target = figureById(table.state, targetId);
  const modifiers = shotModifiers(table.state, figure, target);
  if (modifiers === null || figure.melee !== 'knife' || target.isHidden) return false;
  if (distance(figure.at, target.at) > knifeInches) return false;
  const skill = figure.skills.includes('knife-thrower')
    ? [{ reason: 'Knife-thrower', value: 1 }]
    : [];
  const { passed } = table.dice.test({
    purpose: `${figure.name} throws his knife at ${target.name}: GATS`,
    stat: statOf(figure, 'gats'),
    modifiers: [...modifiers, ...skill],
  });
  table.emit({
    type: 'told',
    text: passed ? 'It strikes.' : 'It clatters on the floor.',
    figures: changing(id, {
      melee: 'fists',
      aimsAt: null,
      isHidden: false,
      charm: 0,
      hasFired: true,
    }),
  });
  if (passed) deadlyHit(table, targetId, { by: id, modifiers: [], isShot: false });
  return true;
}
