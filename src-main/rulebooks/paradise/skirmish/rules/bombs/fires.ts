import type { DeepReadonly } from '../../../../../kernel/readonly.ts';
import {
  figureById,
  figuresOf,
  isOnTable,
  statOf,
  type Allegiance,
  type Battle,
  type FigureId,
} from '../../battle.ts';
import type { BattleTable } from '../../battleTable.ts';
import { centerOf, distanceToRect, distanceToSegment, type Point } from '../../table/geometry.ts';
import { deadlyHit } from '../injury.ts';
import { buildingAt, type Building } from '../../table/layout.ts';

/** [BOMB-3] Across, for the rest of the game. */
export const fireInches = 1;

/** [BOMB-3] A material that may catch fire. */
export type Material = 'flammable' | 'wood' | 'brick';

const ignitesUpTo: Readonly<Record<Material, number>> = { flammable: 5, wood: 3, brick: 1 };

/** [BOMB-3] True if something catches fire: flammable 1-5, wood 1-3, brick 1. */
export function ignites(face: number, material: Material): boolean {
  return face <= ignitesUpTo[material];
}

/** [BOMB-3, PO-2] A pool of fire that burns for the game, and what it sets alight. */
export function startFire(table: BattleTable, at: Point): void {
  table.emit({ type: 'fire-started', fire: { at: { x: at.x, y: at.y } } });
  table.emit({ type: 'told', text: 'Burning gasoline spreads.' });
  spread(table, at);
}

/** [BOMB-3] Flames at a place against the houses and the dry wood they touch; a burning piece carries them on. */
function spread(table: BattleTable, at: Point): void {
  const { layout } = table.state;
  for (const building of layout.buildings) {
    if (distanceToRect(at, building.rect) > fireInches / 2) continue;
    if (!table.state.burning.includes(building.id)) licks(table, building);
  }
  for (const piece of layout.covers) {
    if (piece.isFlammable !== true || distanceToRect(at, piece.rect) > fireInches / 2) continue;
    if (table.state.fires.some((fire) => fire.piece === piece.id)) continue;
    const { total } = table.dice.roll({ purpose: `Fire at the ${piece.name}` });
    const burns = ignites(total, 'flammable');
    const text = `The ${piece.name} ${burns ? 'burn' : 'do not catch'}.`;
    table.emit({ type: 'told', text });
    if (!burns) continue;
    const middle = centerOf(piece.rect);
    table.emit({ type: 'fire-started', fire: { at: middle, piece: piece.id } });
    spread(table, middle);
  }
}

/** [BOMB-3, PO-2] */
function licks(table: BattleTable, building: DeepReadonly<Building>): void {
  const { total } = table.dice.roll({ purpose: `${building.name} catches fire` });
  if (!ignites(total, building.isWooden ? 'wood' : 'brick')) {
    table.emit({ type: 'told', text: `${building.name} is only scorched.` });
    return;
  }
  table.emit({
    type: 'building-caught-fire',
    building: building.id,
    text: `${building.name} is burning.`,
    saw: [building.use === 'residence' ? 'fire-in-residence' : 'fire-in-business'],
  });
}

/** [BOMB-3] The building on fire that a point is in, or null. */
export function burningAt(battle: Battle, at: Point): DeepReadonly<Building> | null {
  if (battle.burning.length === 0) return null;
  const building = buildingAt(battle.layout, at);
  return building !== null && battle.burning.includes(building.id) ? building : null;
}

/**
 * [BOMB-3] After a card of a side: a hit for each of it who is still in a house that burned when the card was
 * turned. Citizens have had theirs after a ten.
 */
export function scorch(table: BattleTable, who: Allegiance, alight: readonly string[]): void {
  if (alight.length === 0) return;
  for (const { id } of figuresOf(table.state, who)) {
    const figure = figureById(table.state, id);
    if (!isOnTable(figure) || figure.posture === 'dead') continue;
    const house = burningAt(table.state, figure.at);
    if (house === null || !alight.includes(house.id)) continue;
    table.emit({ type: 'told', text: `${figure.name} is in the flames.` });
    deadlyHit(table, id, { by: null, modifiers: [], isShot: false });
  }
}

/** [BOMB-3] True if a pool of fire lies on the way. */
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
