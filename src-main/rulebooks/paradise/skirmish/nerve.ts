import type { Modifier } from '../../../../src-shared/vocabulary/dice.ts';
import {
  figureById,
  isInFight,
  statOf,
  type BattleTable,
  type FigureId,
  type FigureView,
} from './battle.ts';
import { distance } from './geometry.ts';
import { coverNear, sightBetween } from './layout.ts';

type NerveTest = { because: string; modifiers: Modifier[] };

/**
 * [GUTS-1, GUTS-3, SK-56, SK-61] A test of GUTS: failing it he is shaken (-2 on everything, back to
 * cover), failing by three he runs; against the law a gangster surrenders instead.
 */
export function testNerve(table: BattleTable, id: FigureId, test: NerveTest): boolean {
  const figure = figureById(table.state, id);
  if (!isInFight(figure) || figure.side === 'civilians' || figure.isStoneCold) return true;
  const modifiers = [...test.modifiers, ...temperModifiers(figure, test.because)];
  const request = {
    purpose: `${figure.name} keeps his nerve at ${test.because}: GUTS`,
    stat: statOf(figure, 'guts'),
    modifiers,
  };
  let result = table.dice.test(request);
  if (!result.passed && figure.spunk > 0) {
    table.emit({
      type: 'told',
      text: `${figure.name} swallows hard and tries again.`,
      figures: { [id]: { spunk: figure.spunk - 1 } },
    });
    result = table.dice.test(request);
  }
  const failedBy = result.roll.total - (result.roll.target ?? 0);
  if (result.passed) table.emit({ type: 'told', text: `${figure.name} holds.` });
  else if (facesTheLaw(table, figure)) surrender(table, figure);
  else if (failedBy >= 3) runAway(table, figure, 'runs for it');
  else shake(table, figure);
  return result.passed;
}

function temperModifiers(figure: FigureView, because: string): Modifier[] {
  const modifiers: Modifier[] = [];
  const isSqueamish = figure.skills.includes('squeamish') && /wound|death/.test(because);
  if (isSqueamish) modifiers.push({ reason: 'Squeamish', value: -1 });
  if (figure.isDrunk && figure.skills.includes('mean-drunk')) {
    modifiers.push({ reason: 'Mean Drunk', value: 1 });
  }
  return modifiers;
}

function shake(table: BattleTable, figure: FigureView): void {
  table.emit({
    type: 'told',
    text: `${figure.name} loses his nerve.`,
    figures: { [figure.id]: { isNervous: true, aimsAt: null } },
  });
  const threat = nearestEnemy(table, figure);
  if (threat === null || figure.carId !== null) return;
  const back = coverNear(table.state.layout, figure.at, threat.at, 3);
  if (back !== null) {
    table.emit({ type: 'figure-moved', figure: figure.id, to: back, gait: 'walked' });
  }
}

export function runAway(table: BattleTable, figure: FigureView, how: string): void {
  table.emit({
    type: 'told',
    text: `${figure.name} ${how}.`,
    figures: { [figure.id]: { posture: 'gone', hostages: [], aimsAt: null } },
  });
}

/** [GUTS-3] Is a policeman or Fed of the other side near enough to give up to? */
function facesTheLaw(table: BattleTable, figure: FigureView): boolean {
  if (figure.kind !== 'gangster') return false;
  return Object.values(table.state.figures).some(
    (other) =>
      other.side !== figure.side &&
      (other.kind === 'police' || other.kind === 'fed') &&
      isInFight(other) &&
      sightBetween(table.state.layout, other.at, figure.at).isClear,
  );
}

/** [GUTS-3] He throws down his gun; a friend who sees it tests, or gives up too. */
function surrender(table: BattleTable, figure: FigureView): void {
  table.emit({
    type: 'told',
    text: `${figure.name} throws down his gun and puts up his hands.`,
    figures: { [figure.id]: { posture: 'arrested', hostages: [], aimsAt: null } },
  });
  const friend = Object.values(table.state.figures).find(
    (other) =>
      other.side === figure.side &&
      other.posture === 'up' &&
      !other.isNervous &&
      distance(other.at, figure.at) <= 6 &&
      sightBetween(table.state.layout, other.at, figure.at).isClear,
  );
  if (friend !== undefined) {
    testNerve(table, friend.id, { because: `${figure.name}’s surrender`, modifiers: [] });
  }
}

/**
 * [GUTS-2] Get a grip: a steady friend in contact tests the coward's own GUTS once; alone he tests
 * GUTS-2. Failing, he leaves for good.
 */
export function getAGrip(table: BattleTable, id: FigureId): void {
  const figure = figureById(table.state, id);
  const friend = Object.values(table.state.figures).find(
    (other) =>
      other.id !== id &&
      other.side === figure.side &&
      other.posture === 'up' &&
      !other.isNervous &&
      distance(other.at, figure.at) <= 1.5,
  );
  // The nerves' own -2 is not counted twice: alone it is exactly GUTS-2.
  const guts = Math.max(0, figure.stats.guts - figure.wounds);
  const modifiers = friend === undefined ? [{ reason: 'alone', value: -2 }] : [];
  const slapped = friend === undefined ? '' : `, slapped by ${friend.name}`;
  const { passed } = table.dice.test({
    purpose: `${figure.name} gets a grip${slapped}: GUTS`,
    stat: guts,
    modifiers,
  });
  if (passed) {
    table.emit({
      type: 'told',
      text: `${figure.name} gets a grip.`,
      figures: { [id]: { isNervous: false } },
    });
  } else runAway(table, figure, 'has had enough and leaves for good');
}

export function nearestEnemy(table: BattleTable, figure: FigureView): FigureView | null {
  let nearest: FigureView | null = null;
  for (const other of Object.values(table.state.figures)) {
    if (other.side === figure.side || other.side === 'civilians' || !isInFight(other)) continue;
    if (nearest === null || distance(other.at, figure.at) < distance(nearest.at, figure.at)) {
      nearest = other;
    }
  }
  return nearest;
}

/** [GUTS-4] The Look: a Stone Cold Killer standing still shakes one man within 6" a -2 test. */
export function giveTheLook(table: BattleTable, id: FigureId, target: FigureId): void {
  const killer = figureById(table.state, id);
  table.emit({ type: 'told', text: `${killer.name} gives The Look.` });
  testNerve(table, target, {
    because: 'The Look',
    modifiers: [{ reason: 'The Look', value: -2 }],
  });
}
