import type { Modifier } from '#shared/words/dice.ts';
import {
  areEnemies,
  requireFigure,
  isInFight,
  isLaw,
  isStanding,
  computeStatForMargin,
  computeSteadyStat,
  type Battle,
  type FigureId,
  type FigureView,
} from '../battle.ts';
import { listEverybody, listFigures, listOtherFighters, findGround } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { canArrestMore } from './brawling/custody.ts';
import { contactInches, computeDistance } from '../table/geometry.ts';
import { letHostagesGo } from './brawling/hostages.ts';
import { findCoverNear } from '../table/coverSpots.ts';
import { hasRoom } from '../table/elbowRoom.ts';
import { findSight } from '../table/terrain.ts';
import { testWithLuck } from './luck.ts';
import { makeChange } from '../events.ts';
import { laidDown } from '../table/pieces.ts';

/** [SK-61] `isOverWound`: for his own or a friend's wound. [GUTS-3] `isForSurrender`: a friend has given up. */
type NerveTest = {
  /** The reason, as words after “over”. */
  because: string;
  modifiers: Modifier[];
  isOverWound?: boolean;
  isForSurrender?: boolean;
};

/** “In sight” for deaths and surrenders, so that one does not shake a whole city block. */
export const witnessInches = 8;

/**
 * [GUTS-1, GUTS-3, SK-34, SK-56, SK-61] Tests GUTS: a failure shakes him (-2 on everything, back to cover), a failure
 * by three makes him run; against the law a gangster surrenders instead. [GATS-7] A hostage is shaken where he is.
 */
export function testNerve(table: BattleTable, id: FigureId, test: NerveTest): boolean {
  const failedBy = throwNerve(table, id, test);
  if (failedBy === null) return true;
  loseNerve(table, requireFigure(table.state, id), test, failedBy);
  return false;
}

/** [GUTS-1] The margin of a failure from which a man runs. */
const runsFrom = 3;

/** [GUTS-1] Men of a side on the table, more than a carload, from which a group within 2" of its best man tests once. */
const crowdFrom = 7;
const groupInches = 2;

/** [GUTS-1] Tests the nerves of several men; in a crowd each group of them tests once, by its best man. */
export function testNerves(
  table: BattleTable,
  ids: readonly FigureId[],
  testOf: (figure: FigureView) => NerveTest,
): void {
  const figures = ids.map((id) => requireFigure(table.state, id));
  const isCrowd = ({ side }: FigureView): boolean => listFigures(table.state, side).length >= crowdFrom;
  const crowded = figures.filter(isCrowd);
  for (const one of figures) if (!crowded.includes(one)) testNerve(table, one.id, testOf(one));
  let left = crowded.toSorted((a, b) => computeStatForMargin(b, 'guts') - computeStatForMargin(a, 'guts'));
  for (let [best] = left; best !== undefined; [best] = left) {
    const { side, at, id } = best;
    const group = left.filter(
      (one) => one.id === id || (one.side === side && computeDistance(one.at, at) <= groupInches),
    );
    left = left.filter((one) => !group.includes(one));
    const test = testOf(best);
    const failedBy = throwNerve(table, id, test);
    if (failedBy === null) continue;
    // Among so many of his own nobody runs: they fall back.
    const least = Math.min(failedBy, runsFrom - 1);
    for (const one of group) loseNerve(table, requireFigure(table.state, one.id), test, least);
  }
}

/** [GUTS-1] Throws a test of nerves, and tells if it is passed; returns by how much it failed, or null. */
function throwNerve(table: BattleTable, id: FigureId, test: NerveTest): number | null {
  const figure = requireFigure(table.state, id);
  if (!isStanding(figure) || figure.side === 'civilians') return null;
  const modifiers = [...test.modifiers, ...listTemperModifiers(figure, test)];
  const request = {
    purpose: `${figure.name} keeps his nerve at ${test.because}: GUTS`,
    stat: computeStatForMargin(figure, 'guts'),
    modifiers,
  };
  const isSpunky = figure.spunk > 0;
  let result = isSpunky ? table.dice.test(request) : testWithLuck(table, id, request);
  if (!result.passed && isSpunky) {
    table.emit({
      type: 'told',
      text: `${figure.name} swallows hard and tries again.`,
      figures: makeChange(id, { spunk: figure.spunk - 1 }),
    });
    result = testWithLuck(table, id, request);
  }
  if (!result.passed) return result.roll.total - (result.roll.target ?? 0);
  table.emit({ type: 'told', text: `${figure.name} keeps his nerve over ${test.because}.` });
  return null;
}

/** [GUTS-1, GUTS-3] Surrenders, runs, or is shaken. */
function loseNerve(table: BattleTable, figure: FigureView, test: NerveTest, failedBy: number): void {
  if (!isStanding(figure)) return;
  const over = `over ${test.because}`;
  if (test.isForSurrender === true || isFacingLaw(table.state, figure)) {
    surrender(table, figure);
  } else if (failedBy >= runsFrom && figure.lame !== 'lies' && figure.heldBy === null) {
    panic(table, figure, `panics ${over} and runs for it`);
  } else shake(table, figure, over);
}

function listTemperModifiers(figure: FigureView, test: NerveTest): Modifier[] {
  const isSqueamish = figure.skills.includes('squeamish') && test.isOverWound === true;
  return isSqueamish ? [{ reason: 'Squeamish', value: -1 }] : [];
}

function shake(table: BattleTable, figure: FigureView, over: string): void {
  table.emit({
    type: 'told',
    text: `${figure.name} loses his nerve ${over}.`,
    figures: makeChange(figure.id, { isNervous: true, aimsAt: null }),
  });
  letHostagesGo(table, figure.id);
  const threat = findNearestEnemy(table, figure);
  if (threat === null || figure.carId !== null || figure.heldBy !== null) return;
  // [HIT-1] A man with a serious wound cannot rise.
  if (figure.lame === 'lies') return;
  const back = findCoverNear(findGround(table.state), figure.at, threat.at, 3, (at) =>
    hasRoom(table.state, figure, at),
  );
  if (back !== null) {
    table.emit({ type: 'figure-moved', figure: figure.id, to: back, gait: 'walked' });
  }
}

/** [GUTS-1, GUTS-2, CARD-7] Takes the figure out of the fight; he leaves the table when he gets to its edge. */
export function panic(table: BattleTable, figure: FigureView, how: string): void {
  table.emit({
    type: 'told',
    text: `${figure.name} ${how}.`,
    figures: makeChange(figure.id, { hasPanicked: true, aimsAt: null, isHidden: false }),
  });
  letHostagesGo(table, figure.id);
}

/** He steps over the edge of the table. */
export function leaveByEdge(table: BattleTable, figure: FigureView, how: string): void {
  table.emit({
    type: 'told',
    text: `${figure.name} ${how}.`,
    figures: makeChange(figure.id, { posture: 'gone', aimsAt: null }),
  });
  letHostagesGo(table, figure.id);
}

/** [GUTS-3] Is there a policeman or Fed of the other side to give up to, with a hand free? */
export function isFacingLaw(battle: Battle, figure: FigureView): boolean {
  return (
    figure.kind === 'gangster' &&
    canArrestMore(battle, figure) &&
    listOtherFighters(battle, figure.side).some(
      (one) => isLaw(one) && !one.hasPanicked && findSight(findGround(battle), one.at, figure.at).isClear,
    )
  );
}

/**
 * [GUTS-3] Makes a man drop his gun and go to the nearest officer; each friend in sight tests, once a card, or
 * surrenders too, in an officer's sight or not.
 */
export function surrender(table: BattleTable, figure: FigureView): void {
  const car = table.state.cars[figure.carId ?? ''];
  const stops = car?.driver === figure.id && car.speed !== 'stopped';
  table.emit({
    type: 'told',
    text: `${figure.name} throws down his gun and puts up his hands.`,
    figures: makeChange(figure.id, {
      posture: 'surrendered',
      ...laidDown,
      aimsAt: null,
      isNervous: false,
      isHidden: false,
    }),
    ...(stops ? { cars: makeChange(car.id, { speed: 'stopped' }) } : {}),
  });
  letHostagesGo(table, figure.id);
  const friends = listEverybody(table.state).filter(
    (other) =>
      other.id !== figure.id &&
      other.side === figure.side &&
      other.kind === 'gangster' &&
      computeDistance(other.at, figure.at) <= witnessInches &&
      findSight(findGround(table.state), other.at, figure.at).isClear,
  );
  const witnesses = friends.filter((friend) => isStanding(friend) && !friend.hasSeenSurrender);
  if (witnesses.length === 0) return;
  table.emit({
    type: 'told',
    text: `${witnesses.map(({ name }) => name).join(', ')} ${witnesses.length === 1 ? 'sees' : 'see'} it.`,
    figures: Object.fromEntries(witnesses.map(({ id }) => [id, { hasSeenSurrender: true }])),
  });
  const test = { because: `${figure.name}’s surrender`, modifiers: [], isForSurrender: true };
  testNerves(
    table,
    witnesses.map(({ id }) => id),
    () => test,
  );
}

/** [GUTS-2] Computes the stat of a man who has lost his nerve: his GUTS without the nerves, alone 2 less. */
export function computeGripStat(figure: FigureView, isAlone: boolean): number {
  return computeSteadyStat(figure, 'guts') - (isAlone ? 2 : 0);
}

/** [GUTS-2] Spends an action alone on GUTS-2. A failure makes him leave for good. */
export function getAGrip(table: BattleTable, id: FigureId): void {
  takeHold(table, requireFigure(table.state, id), null);
}

/** [GUTS-2] Spends an action of a steady friend in base contact: the coward tests his own GUTS. */
export function slap(table: BattleTable, id: FigureId, cowardId: FigureId): boolean {
  const friend = requireFigure(table.state, id);
  const coward = requireFigure(table.state, cowardId);
  if (!canSlap(friend, coward)) return false;
  takeHold(table, coward, friend);
  return true;
}

/** [GUTS-2] True if a man is steady, and near enough to a friend who is not. */
export function canSlap(friend: FigureView, coward: FigureView): boolean {
  return (
    friend.id !== coward.id &&
    friend.side === coward.side &&
    friend.posture === 'up' &&
    friend.recovery === 0 &&
    !friend.isNervous &&
    !friend.hasPanicked &&
    coward.isNervous &&
    isStanding(coward) &&
    friend.carId === coward.carId &&
    computeDistance(friend.at, coward.at) <= contactInches
  );
}

function takeHold(table: BattleTable, figure: FigureView, friend: FigureView | null): void {
  const slapped = friend === null ? '' : `, slapped by ${friend.name}`;
  const { passed } = testWithLuck(table, figure.id, {
    purpose: `${figure.name} gets a grip${slapped}: GUTS`,
    stat: computeGripStat(figure, false),
    modifiers: friend === null ? [{ reason: 'alone', value: -2 }] : [],
  });
  if (passed) {
    table.emit({
      type: 'told',
      text: `${figure.name} gets a grip.`,
      figures: makeChange(figure.id, { isNervous: false }),
    });
  } else panic(table, figure, 'has had enough and runs for the way out');
}

export function findNearestEnemy(table: BattleTable, figure: FigureView): FigureView | null {
  let nearest: FigureView | null = null;
  for (const other of listEverybody(table.state)) {
    if (!areEnemies(figure, other) || !isInFight(other)) continue;
    if (nearest === null || computeDistance(other.at, figure.at) < computeDistance(nearest.at, figure.at)) {
      nearest = other;
    }
  }
  return nearest;
}

/** [GUTS-4] */
const lookInches = 6;

/** [GUTS-4] Returns true for the Look: a Stone Cold Killer who has not moved, and a man within 6" who sees him. */
export function canGiveTheLook(battle: Battle, killer: FigureView, target: FigureView): boolean {
  return (
    killer.isStoneCold &&
    killer.posture === 'up' &&
    killer.gait === 'stood' &&
    target.side !== killer.side &&
    isInFight(target) &&
    computeDistance(killer.at, target.at) <= lookInches &&
    findSight(findGround(battle), killer.at, target.at).isClear
  );
}

/** [GUTS-4, SK-67] The Look makes a man test GUTS-2; from a Real Scary killer one harder. */
export function giveTheLook(table: BattleTable, id: FigureId, target: FigureId): void {
  const killer = requireFigure(table.state, id);
  if (!canGiveTheLook(table.state, killer, requireFigure(table.state, target))) return;
  table.emit({
    type: 'told',
    text: `${killer.name} gives ${requireFigure(table.state, target).name} The Look.`,
    figures: makeChange(id, { aimsAt: null }),
    deed: { kind: 'looks', by: id, to: target },
  });
  testNerve(table, target, {
    because: 'The Look',
    modifiers: [
      { reason: 'The Look', value: -2 },
      ...(killer.skills.includes('real-scary') ? [{ reason: 'Real Scary', value: -1 }] : []),
    ],
  });
}
