import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  requireFigure,
  isOnTable,
  computeStat,
  type Allegiance,
  type Battle,
  type FigureId,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFigures } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import {
  findCenter,
  computeDistanceToRect,
  computeDistanceToSegment,
  type Point,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { rollDeadlyHit } from '../injury.ts';
import { findBuildingAt, type Building } from '#main/games/paradise/rules/skirmish/table/layout.ts';

/** [BOMB-3] Across, for the rest of the game. */
export const fireInches = 1;

/** [BOMB-3] A material that may catch fire. */
export type Material = 'flammable' | 'wood' | 'brick';

const ignitesUpTo: Readonly<Record<Material, number>> = { flammable: 5, wood: 3, brick: 1 };

/** [BOMB-3] Returns true if something catches fire: flammable 1-5, wood 1-3, brick 1. */
export function doesIgnite(face: number, material: Material): boolean {
  return face <= ignitesUpTo[material];
}

/** [BOMB-3, PO-2] Starts a pool of fire that burns for the rest of the game, and ignites what it touches. */
export function startFire(table: BattleTable, at: Point): void {
  table.emit({ type: 'fire-started', fire: { at: { x: at.x, y: at.y } } });
  table.emit({ type: 'told', text: 'Burning gasoline spreads.' });
  spread(table, at);
}

/** [BOMB-3] Flames at a place against the houses and the dry wood they touch; a burning piece carries them on. */
function spread(table: BattleTable, at: Point): void {
  const { layout } = table.state;
  for (const building of layout.buildings) {
    if (computeDistanceToRect(at, building.rect) > fireInches / 2) continue;
    if (!table.state.burning.includes(building.id)) rollIgnition(table, building);
  }
  for (const piece of layout.covers) {
    if (piece.isFlammable !== true || computeDistanceToRect(at, piece.rect) > fireInches / 2) continue;
    if (table.state.fires.some((fire) => fire.piece === piece.id)) continue;
    const { total } = table.dice.roll({ purpose: `Fire at the ${piece.name}` });
    const burns = doesIgnite(total, 'flammable');
    const text = `The ${piece.name} ${burns ? 'burn' : 'do not catch'}.`;
    table.emit({ type: 'told', text });
    if (!burns) continue;
    const middle = findCenter(piece.rect);
    table.emit({ type: 'fire-started', fire: { at: middle, piece: piece.id } });
    spread(table, middle);
  }
}

/** [BOMB-3, PO-2] */
function rollIgnition(table: BattleTable, building: DeepReadonly<Building>): void {
  const { total } = table.dice.roll({ purpose: `${building.name} catches fire` });
  if (!doesIgnite(total, building.isWooden ? 'wood' : 'brick')) {
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
export function findBurningAt(battle: Battle, at: Point): DeepReadonly<Building> | null {
  if (battle.burning.length === 0) return null;
  const building = findBuildingAt(battle.layout, at);
  return building !== null && battle.burning.includes(building.id) ? building : null;
}

/**
 * [BOMB-3] Hits each figure of a side, after its card, who is still in a house that burned when the card was turned.
 * Citizens were hit after a ten.
 */
export function scorch(table: BattleTable, who: Allegiance, alight: readonly string[]): void {
  if (alight.length === 0) return;
  for (const { id } of listFigures(table.state, who)) {
    const figure = requireFigure(table.state, id);
    if (!isOnTable(figure) || figure.posture === 'dead') continue;
    const house = findBurningAt(table.state, figure.at);
    if (house === null || !alight.includes(house.id)) continue;
    table.emit({ type: 'told', text: `${figure.name} is in the flames.` });
    rollDeadlyHit(table, id, { by: null, modifiers: [], isShot: false });
  }
}

/** [BOMB-3] Returns true if the way crosses a pool of fire. */
export function isThroughFire(table: BattleTable, from: Point, to: Point): boolean {
  return table.state.fires.some((fire) => computeDistanceToSegment(fire.at, from, to) <= fireInches / 2);
}

/** [BOMB-3] Through the flames on foot takes a test of GUTS. */
export function testDaringFire(table: BattleTable, id: FigureId, from: Point, to: Point): boolean {
  if (!isThroughFire(table, from, to)) return true;
  const figure = requireFigure(table.state, id);
  const { passed } = table.dice.test({
    purpose: `${figure.name} leaps through the flames: GUTS`,
    stat: computeStat(figure, 'guts'),
  });
  table.emit({ type: 'told', text: passed ? 'He leaps.' : `${figure.name} shrinks from the fire.` });
  return passed;
}
