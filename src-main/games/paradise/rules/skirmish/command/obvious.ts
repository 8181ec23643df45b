import { requireFigure, type Battle, type CarView, type FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { bailOut } from '../rules/driving/carHits.ts';
import { reload } from '../rules/shooting/shooting.ts';
import { needsReload } from '../rules/shooting/ammunition.ts';
import { playPassenger, recoverAboard } from '../tactics/cars/aboard.ts';
import { findCondition, type Condition } from './legality.ts';
import type { FireWord } from './standing.ts';

/** Conditions in which there is one thing to do: to get up, to gather himself, to find his nerve, to guard. */
const seesToHimself: readonly Condition[] = ['recovering', 'shaken', 'guarding'];

/** Returns true if a card leaves nothing to decide: everybody whom it could move has to see to himself. */
export function isObvious(battle: Battle, able: readonly (FigureView | CarView)[]): boolean {
  return able.every((one) => 'firearms' in one && seesToHimself.includes(findCondition(battle, one)));
}

/**
 * [CARD-2a, GATS-6] Plays a man aboard by his squad's word about fire; false leaves him to tactics.
 */
export function actAboard(table: BattleTable, id: string, word: FireWord): boolean {
  if (word.kind === 'at-will') return false;
  const figure = requireFigure(table.state, id);
  if (word.kind === 'at') {
    playPassenger(table, id, () => ({ kind: 'kill', target: word.target }));
    return true;
  }
  if (figure.hasPanicked) return false;
  if (!bailOut(table, id) && !recoverAboard(table, id) && needsReload(table.state, figure)) reload(table, id);
  return true;
}
