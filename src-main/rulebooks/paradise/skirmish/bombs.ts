import { figureById, statOf, type BattleTable, type FigureId, type Side } from './battle.ts';
import { distance, toward, type Point } from './geometry.ts';
import { deviate, explode, shakeBuildings, type Blast } from './explosions.ts';

/** [BOMB-1] Farthest throw. */
export const throwInches = 12;

/**
 * [BOMB-1, BOMB-2, SK-45] Throws a grenade or a bundle of sticks: GATS-1; a miss deviates D6 inches
 * in one of six directions.
 */
export function throwBomb(table: BattleTable, id: FigureId, aimed: Point, sticks = 1): void {
  const thrower = figureById(table.state, id);
  const mark = toward(thrower.at, aimed, throwInches);
  const { passed } = table.dice.test({
    purpose: `${thrower.name} throws a grenade: GATS`,
    stat: statOf(thrower, 'gats'),
    modifiers: [
      { reason: 'throwing', value: -1 },
      ...(thrower.skills.includes('pineapple-man') ? [{ reason: 'Pineapple Man', value: 1 }] : []),
    ],
  });
  table.emit({
    type: 'told',
    text: passed ? 'Right on the mark.' : 'It slips.',
    figures: { [id]: { grenades: thrower.grenades - 1, aimsAt: null, isHidden: false } },
  });
  const at = passed ? mark : deviate(table, mark);
  explode(table, {
    at,
    sticks,
    isHalf: false,
    isThrown: true,
    what: 'A grenade',
    stuntsModifier: 0,
  });
}

/** [BOMB-3] Whether something catches fire: flammable 1-5, wood 1-3, brick 1. */
export function ignites(face: number, material: 'flammable' | 'wood' | 'brick'): boolean {
  return face <= (material === 'flammable' ? 5 : material === 'wood' ? 3 : 1);
}

/** [BOMB-3] A gasoline bomb leaves a pool of fire for the game. */
export function startFire(table: BattleTable, at: Point): void {
  table.emit({ type: 'fire-started', fire: { at } });
  const { layout } = table.state;
  table.emit({
    type: 'told',
    text: 'Burning gasoline spreads.',
    saw: layout.isPublic ? ['fire'] : [],
  });
}

/** [BOMB-3] Through the flames on foot takes a test of GUTS. */
export function daresFire(table: BattleTable, id: FigureId, from: Point, to: Point): boolean {
  const isInTheWay = table.state.fires.some(
    (fire) => distance(from, fire.at) + distance(fire.at, to) < distance(from, to) + 0.3,
  );
  if (!isInTheWay) return true;
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

/**
 * [BOMB-4, SK-11] Sets a bomb: SMARTS; a pass lights a fuse counted in the side's own cards; a
 * failure is a dud, half a bomb, or his last mistake.
 */
export function setBomb(
  table: BattleTable,
  id: FigureId,
  bomb: { sticks: number; cards: number },
): void {
  const bomber = figureById(table.state, id);
  const side = bomber.side as Side;
  const { passed } = table.dice.test({
    purpose: `${bomber.name} sets a bomb: SMARTS`,
    stat: statOf(bomber, 'smarts'),
    modifiers: bomber.skills.includes('bomber') ? [{ reason: 'Bomber', value: 1 }] : [],
  });
  table.emit({ type: 'told', text: passed ? 'The fuse burns.' : 'Something is wrong with it.' });
  const fuse = {
    at: { x: bomber.at.x, y: bomber.at.y },
    sticks: bomb.sticks,
    cards: bomb.cards,
    side,
  };
  if (passed) {
    table.emit({ type: 'fuse-lit', fuse: { ...fuse, isHalf: false } });
    return;
  }
  const { total } = table.dice.roll({ purpose: 'The bomb fails' });
  if (total <= 3) table.emit({ type: 'told', text: 'A dud.' });
  else if (total <= 5) {
    table.emit({ type: 'told', text: 'Only half of it will go.' });
    table.emit({ type: 'fuse-lit', fuse: { ...fuse, isHalf: true } });
  } else {
    table.emit({
      type: 'told',
      text: `It goes off in ${bomber.name}’s hands.`,
      figures: { [id]: { posture: 'dead' } },
    });
    goOff(table, { ...fuse, isHalf: false });
  }
}

/** [BOMB-4] A side's card shortens its fuses; those at nothing go off. */
export function burnFuses(table: BattleTable, side: Side): void {
  const burned = table.state.fuses.map((fuse) =>
    fuse.side === side ? { ...fuse, cards: fuse.cards - 1 } : { ...fuse },
  );
  const due = burned.filter((fuse) => fuse.cards <= 0);
  if (burned.length === 0) return;
  table.emit({
    type: 'fuses-burned',
    fuses: burned
      .filter((fuse) => fuse.cards > 0)
      .map((fuse) => ({ ...fuse, at: { x: fuse.at.x, y: fuse.at.y } })),
  });
  for (const fuse of due) goOff(table, fuse);
}

function goOff(table: BattleTable, bomb: { at: Point; sticks: number; isHalf: boolean }): void {
  const blast: Blast = {
    at: { x: bomb.at.x, y: bomb.at.y },
    sticks: bomb.sticks,
    isHalf: bomb.isHalf,
    what: 'The dynamite',
    stuntsModifier: 0,
  };
  explode(table, blast);
  shakeBuildings(table, blast);
}
