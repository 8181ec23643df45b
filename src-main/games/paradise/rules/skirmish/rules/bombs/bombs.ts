import {
  requireFigure,
  computeStat,
  type Allegiance,
  type Battle,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { type FigureChange, makeChange } from '#main/games/paradise/rules/skirmish/events.ts';
import { deviate, explode, shakeBuildings, type Blast } from './explosions.ts';
import { startFire } from './fires.ts';
import { computeDistance, findPointToward, type Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';

/** [BOMB-1] Farthest throw. */
export const throwInches = 12;

/** [BOMB-1] Returns true for a throw within 12" that meets no wall. */
export function canThrowTo(battle: Battle, thrower: FigureView, aimed: Point): boolean {
  return computeDistance(thrower.at, aimed) <= throwInches && findSight(findGround(battle), thrower.at, aimed).isClear;
}

/** A thrown missile: a grenade, or a number of sticks of dynamite. */
export type Missile = { kind: 'grenade' | 'dynamite'; sticks: number };

/** [BOMB-1, BOMB-2, SK-45] Throws a grenade, a stick or a bundle of sticks. */
export function throwBomb(table: BattleTable, id: FigureId, aimed: Point, missile: Missile): void {
  const { kind, sticks } = missile;
  const { grenades, dynamite } = requireFigure(table.state, id);
  const at = findLandingPoint(
    table,
    id,
    aimed,
    kind === 'grenade' ? { grenades: Math.max(0, grenades - 1) } : { dynamite: Math.max(0, dynamite - sticks) },
  );
  explode(table, {
    at,
    sticks,
    isHalf: false,
    isThrown: true,
    what: kind === 'grenade' ? 'A grenade' : sticks > 1 ? 'A bundle of dynamite' : 'A stick',
    stuntsModifier: 0,
  });
}

/** [BOMB-3] Throws a bottle of gasoline like a grenade; it makes a pool of fire where it breaks. */
export function throwGasoline(table: BattleTable, id: FigureId, aimed: Point): void {
  const { gasoline } = requireFigure(table.state, id);
  const at = findLandingPoint(table, id, aimed, { gasoline: Math.max(0, gasoline - 1) });
  explode(table, { at, sticks: 1, isHalf: false, isThrown: true, what: 'A gasoline bomb', stuntsModifier: 0 });
  startFire(table, at);
}

/** [BOMB-1, SK-45] Tests GATS-1; a miss deviates D6 inches in one of six directions. */
function findLandingPoint(table: BattleTable, id: FigureId, aimed: Point, spent: FigureChange): Point {
  const thrower = requireFigure(table.state, id);
  const mark = findPointToward(thrower.at, aimed, throwInches);
  const { passed } = table.dice.test({
    purpose: `${thrower.name} throws: GATS`,
    stat: computeStat(thrower, 'gats'),
    modifiers: [
      { reason: 'throwing', value: -1 },
      ...(thrower.skills.includes('pineapple-man') ? [{ reason: 'Pineapple Man', value: 1 }] : []),
    ],
  });
  table.emit({
    type: 'told',
    text: passed ? `${thrower.name} throws right on the mark.` : `${thrower.name}’s throw slips.`,
    figures: makeChange(id, { ...spent, aimsAt: null, isHidden: false, hasFired: true }),
    deed: { kind: 'throws', by: id, to: { x: mark.x, y: mark.y } },
  });
  if (passed) return mark;
  const { layout } = table.state;
  const wild = deviate(table, mark);
  table.emit({ type: 'told', text: `What ${thrower.name} threw bounces off.` });
  return { x: Math.min(layout.width, Math.max(0, wild.x)), y: Math.min(layout.height, Math.max(0, wild.y)) };
}

/**
 * [BOMB-4, SK-11] Sets a bomb: SMARTS; a pass lights a fuse counted in the side's own cards; a
 * failure is a dud, half a bomb, or his last mistake.
 */
export function setBomb(table: BattleTable, id: FigureId, bomb: { sticks: number; cards: number }): void {
  const bomber = requireFigure(table.state, id);
  const { side } = bomber;
  const { passed } = table.dice.test({
    purpose: `${bomber.name} sets a bomb: SMARTS`,
    stat: computeStat(bomber, 'smarts'),
    modifiers: bomber.skills.includes('bomber') ? [{ reason: 'Bomber', value: 1 }] : [],
  });
  table.emit({
    type: 'told',
    text: passed ? `${bomber.name}’s fuse burns.` : `Something is wrong with ${bomber.name}’s bomb.`,
    figures: makeChange(id, { dynamite: Math.max(0, bomber.dynamite - bomb.sticks), aimsAt: null, hasFired: true }),
  });
  const fuse = { at: { x: bomber.at.x, y: bomber.at.y }, sticks: bomb.sticks, cards: bomb.cards, side };
  if (passed) {
    table.emit({ type: 'fuse-lit', fuse: { ...fuse, isHalf: false } });
    return;
  }
  const { total } = table.dice.roll({ purpose: 'The bomb fails' });
  if (total <= 3) {
    table.emit({ type: 'told', text: 'A dud.' });
    table.emit({ type: 'fuse-lit', fuse: { ...fuse, isHalf: false, isDud: true } });
  } else if (total <= 5) {
    table.emit({ type: 'told', text: 'Only half of it will go.' });
    table.emit({ type: 'fuse-lit', fuse: { ...fuse, isHalf: true } });
  } else {
    table.emit({ type: 'told', text: `The bomb goes off in ${bomber.name}’s hands.` });
    goOff(table, { ...fuse, isHalf: false }, id);
  }
}

/** Distance from which a dud can be lit again, and the SMARTS modifier. */
const relightInches = 1.5;
const relightModifier = -2;

/** [BOMB-4] Finds a dud within a figure's reach, or null. */
export function findDudBeside(battle: Battle, figure: FigureView): Battle['fuses'][number] | null {
  const isNear = ({ at }: { at: Point }): boolean => computeDistance(at, figure.at) <= relightInches;
  return battle.fuses.find((fuse) => fuse.isDud === true && isNear(fuse)) ?? null;
}

/** [BOMB-4, SK-11] Tests SMARTS-2 to light a dud again; on a failure it remains a dud. */
export function relight(table: BattleTable, id: FigureId, cards: number): void {
  const figure = requireFigure(table.state, id);
  const dud = findDudBeside(table.state, figure);
  if (dud === null) return;
  const { passed } = table.dice.test({
    purpose: `${figure.name} lights the dud again: SMARTS`,
    stat: computeStat(figure, 'smarts'),
    modifiers: [
      { reason: 'a dud', value: relightModifier },
      ...(figure.skills.includes('bomber') ? [{ reason: 'Bomber', value: 1 }] : []),
    ],
  });
  table.emit({
    type: 'told',
    text: passed ? 'This time the fuse burns.' : 'The fuse will not catch.',
    figures: makeChange(id, { aimsAt: null }),
  });
  if (!passed) return;
  const { at, sticks, isHalf } = dud;
  const lit = { at: { x: at.x, y: at.y }, sticks, isHalf, cards, side: figure.side };
  table.emit({
    type: 'fuses-burned',
    fuses: table.state.fuses.map((fuse) => (fuse === dud ? lit : { ...fuse, at: { x: fuse.at.x, y: fuse.at.y } })),
  });
}

/** [BOMB-4] Shortens a side's fuses by its card; those at nothing explode, and duds remain. */
export function advanceFuses(table: BattleTable, side: Allegiance): void {
  const burned = table.state.fuses.map((fuse) =>
    fuse.side === side && fuse.isDud !== true ? { ...fuse, cards: fuse.cards - 1 } : { ...fuse },
  );
  const due = burned.filter((fuse) => fuse.cards <= 0);
  if (burned.every(({ isDud }) => isDud === true)) return;
  table.emit({
    type: 'fuses-burned',
    fuses: burned.filter((fuse) => fuse.cards > 0).map((fuse) => ({ ...fuse, at: { x: fuse.at.x, y: fuse.at.y } })),
  });
  for (const fuse of due) goOff(table, fuse);
}

function goOff(
  table: BattleTable,
  bomb: { at: Point; sticks: number; isHalf: boolean },
  noLeap: FigureId | null = null,
): void {
  const blast: Blast = {
    at: { x: bomb.at.x, y: bomb.at.y },
    sticks: bomb.sticks,
    isHalf: bomb.isHalf,
    what: 'The dynamite',
    stuntsModifier: 0,
    ...(noLeap === null ? {} : { noLeap }),
  };
  explode(table, blast);
  shakeBuildings(table, blast);
  if (!bomb.isHalf) openSafes(table, bomb);
}

/** [BOMB-4] Two sticks open a vault on a D6 up to this; three always do. */
const vaultUpTo = 3;

/** [BOMB-4, SCN-1a] Opens the safes beside a set bomb, whose contents can then be carried off. */
function openSafes(table: BattleTable, { at, sticks }: { at: Point; sticks: number }): void {
  for (const objective of Object.values(table.state.objectives)) {
    if (objective.kind !== 'safe' || computeDistance(objective.at, at) > 1.5) continue;
    const isOpen = objective.isVault !== true || rollVault(table, sticks);
    table.emit({
      type: 'told',
      text: isOpen ? 'The door of the safe hangs open.' : 'The vault stands it.',
      ...(isOpen ? { objectives: makeChange(objective.id, { kind: 'loot' as const }) } : {}),
    });
  }
}

function rollVault(table: BattleTable, sticks: number): boolean {
  if (sticks !== 2) return sticks > 2;
  return table.dice.roll({ purpose: 'Two sticks against the vault' }).total <= vaultUpTo;
}
