import { figureById, statOf, type FigureId } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { distanceToSegment, distanceToRect, type Point } from './geometry.ts';

/** [BOMB-3] Across, for the rest of the game. */
export const fireInches = 1;

/** [BOMB-3] What may catch fire. */
export type Material = 'flammable' | 'wood' | 'brick';

const ignitesUpTo: Readonly<Record<Material, number>> = { flammable: 5, wood: 3, brick: 1 };

/** [BOMB-3] Whether something catches fire: flammable 1-5, wood 1-3, brick 1. */
export function ignites(face: number, material: Material): boolean {
  return face <= ignitesUpTo[material];
}

/** [BOMB-3, PO-2] A pool of fire that burns for the game, and the buildings it touches. */
export function startFire(table: BattleTable, at: Point): void {
  table.emit({ type: 'fire-started', fire: { at: { x: at.x, y: at.y } } });
  table.emit({ type: 'told', text: 'Burning gasoline spreads.' });
  const { layout } = table.state;
  for (const building of layout.buildings) {
    if (distanceToRect(at, building.rect) > fireInches / 2) continue;
    const { total } = table.dice.roll({ purpose: `${building.name} catches fire` });
    const burns = ignites(total, building.isWooden ? 'wood' : 'brick');
    table.emit({
      type: 'told',
      text: burns ? `${building.name} is burning.` : `${building.name} is only scorched.`,
      saw: burns ? [building.use === 'residence' ? 'fire-in-residence' : 'fire-in-business'] : [],
    });
  }
}

/** [BOMB-3] Whether a pool of fire lies on the way. */
export function crossesFire(table: BattleTable, from: Point, to: Point): boolean {
  return table.state.fires.some((fire) => distanceToSegment(fire.at, from, to) <= fireInches / 2);
}

/** [BOMB-3] Through the flames on foot takes a test of GUTS. */
export function daresFire(table: BattleTable, id: FigureId, from: Point, to: Point): boolean {
  if (!crossesFire(table, from, to)) return true;
  const figure = figureById(table.state, id);
  const { passed } = table.dice.test({
    purpose: `${figure.name} leaps through the flames: GUTS`,
    stat: statOf(figure, 'guts'),
  });
  table.emit({
    type: 'told',
    text: passed ? 'He leaps.' : `${figure.name} shrinks from the fire.`,
  });
  return passed;
}
