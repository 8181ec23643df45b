import {
  cardSides,
  hasGivenUp,
  isInFight,
  isLaw,
  isOnTable,
  isOnTheRun,
  isStanding,
  sides,
  type Battle,
  type CardSide,
  type FigureView,
  requireFigure,
  type FigureId,
} from '../battle.ts';
import { listEverybody } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { isInView } from '../rules/publicView.ts';
import { computeDistance } from '../table/geometry.ts';
import type { Side } from '../table/sides.ts';
import { findNearestEdge } from '../tactics/cars/getaway.ts';
import { makeChange } from '../events.ts';

/** [SCN-12] Settles prisoners, bodies and reputations once the shooting has stopped. */
export function settleAftermath(table: BattleTable): void {
  for (const side of sides) letRunawaysGo(table, side);
  for (const side of sides) takePrisoners(table, side);
  leaveBodies(table);
  const { plan, figures } = table.state;
  const target = plan.target === null ? undefined : figures[plan.target];
  const isShowdown = plan.scenario === 'showdown';
  const survivors = listEverybody(table.state).filter(
    ({ side, posture }) => side === table.state.winner && posture !== 'dead',
  );
  rollReputations(table, {
    killedTarget: target?.posture === 'dead' ? target.killedBy : null,
    survivedShowdown: isShowdown ? survivors.map(({ id }) => id) : [],
  });
}

/**
 * Returns true if the law holds the field against a side: an officer of another side is on his feet, and that side has
 * won or only its own gangsters are.
 */
function isFieldHeldByLaw(battle: Battle, against: Side): boolean {
  const standing = listEverybody(battle).filter(isStanding);
  return standing.some(
    (officer) =>
      isLaw(officer) &&
      officer.side !== against &&
      (battle.winner === officer.side || !standing.some((one) => one.kind === 'gangster' && one.side !== officer.side)),
  );
}

/**
 * [GUTS-1] Lets the runaways of a side escape after the battle; if the law holds the field, only those nearer to the
 * edge than an officer is to them.
 */
function letRunawaysGo(table: BattleTable, side: Side): void {
  const { state } = table;
  const officers = isFieldHeldByLaw(state, side)
    ? listEverybody(state).filter((one) => isLaw(one) && isStanding(one) && one.side !== side)
    : [];
  const away = listEverybody(state).filter((one) => {
    if (one.side !== side || !isOnTheRun(one)) return false;
    const toEdge = computeDistance(one.at, findNearestEdge(state, one.at));
    const isCaught = officers.some(({ at }) => computeDistance(at, one.at) < toEdge);
    return one.kind !== 'gangster' || !isCaught;
  });
  if (away.length === 0) return;
  table.emit({
    type: 'told',
    text: `${away.map(({ name }) => name).join(', ')} ${away.length === 1 ? 'gets' : 'get'} away.`,
    figures: Object.fromEntries(away.map(({ id }) => [id, { posture: 'gone' as const }])),
  });
}

/**
 * [FIST-2, HIT-2, GUTS-3] Books the senseless gangsters of a side if the law holds the field. If a gang holds it, their
 * own side brings them home, because gangs take no prisoners. Without a lawman left, those who surrendered walk away.
 */
function takePrisoners(table: BattleTable, side: Side): void {
  const { state } = table;
  const all = listEverybody(state);
  const own = all.filter((one) => one.side === side);
  if (isFieldHeldByLaw(state, side)) {
    const fallen = own.filter((one) => one.kind === 'gangster' && isOnTable(one) && one.posture !== 'dead');
    if (fallen.length === 0) return;
    table.emit({
      type: 'told',
      text: `The law gathers up ${fallen.map(({ name }) => name).join(', ')}.`,
      figures: Object.fromEntries(fallen.map(({ id }) => [id, { posture: 'arrested' as const }])),
    });
    return;
  }
  const law = all.filter((one) => one.side !== side && isLaw(one));
  const prisoners = own.filter(hasGivenUp);
  const isHeld = law.some((one) => isInFight(one) || one.posture === 'gone');
  if (isHeld) takeAlong(table, prisoners);
  if (law.length === 0 || isHeld || prisoners.length === 0) return;
  table.emit({
    type: 'told',
    text: `Nobody is left to hold ${prisoners.map(({ name }) => name).join(', ')}.`,
    figures: Object.fromEntries(prisoners.map(({ id }) => [id, { posture: 'gone' as const }])),
  });
}

/** [GUTS-3] Books a man who surrendered, if officers are left. */
function takeAlong(table: BattleTable, prisoners: readonly FigureView[]): void {
  const walking = prisoners.filter(({ posture }) => posture === 'surrendered');
  if (walking.length === 0) return;
  table.emit({
    type: 'told',
    text: `The law takes ${walking.map(({ name }) => name).join(', ')} along.`,
    figures: Object.fromEntries(walking.map(({ id }) => [id, { posture: 'arrested' as const }])),
  });
}

/**
 * [PO-2a] Counts the dead left in public view. The side that holds the field takes one along for each of its men on his
 * feet, unless the sirens sounded.
 */
function leaveBodies(table: BattleTable): void {
  const { state } = table;
  const inView = listEverybody(state).filter((figure) => figure.posture === 'dead' && isInView(state, figure.at));
  if (inView.length === 0) return;
  const hands = state.hasHeardSirens ? 0 : countHandsOnField(state);
  const left = inView.slice(hands);
  if (hands > 0) {
    const taken = inView.slice(0, hands).map(({ name }) => name);
    table.emit({ type: 'told', text: `Carried off: ${taken.join(', ')}.` });
  }
  if (left.length === 0) return;
  table.emit({
    type: 'told',
    text: `Left in public view: ${left.map(({ name }) => name).join(', ')}.`,
    saw: left.map(() => 'bodies' as const),
  });
}

/** Counts the men on their feet of the side that holds the field: the only one left there, or the winner. */
function countHandsOnField(battle: Battle): number {
  const countStanding = (side: CardSide): number =>
    listEverybody(battle).filter((one) => one.side === side && one.posture === 'up' && !one.hasPanicked).length;
  const there = cardSides.filter((side) => countStanding(side) > 0);
  const [only] = there;
  if (there.length === 1 && only !== undefined) return countStanding(only);
  return there.length === 0 || battle.winner === 'nobody' || battle.winner === null ? 0 : countStanding(battle.winner);
}

/** [GUTS-4] Deadly Weapons sixes that make a name in one game. */
const sixesForAName = 3;

/** [GUTS-4] D6 up to this earns the reputation. */
const coldUpTo = 3;

/** [GUTS-4] Further feats that make a name: the killing shot of a Hit, and coming through a Showdown. */
type Feats = { killedTarget: FigureId | null; survivedShowdown: readonly FigureId[] };

function canRollReputation(figure: FigureView, feats: Feats): boolean {
  return (
    figure.kind === 'gangster' &&
    figure.posture !== 'dead' &&
    !figure.isStoneCold &&
    (figure.deadlySixes >= sixesForAName ||
      figure.deadlySevens > 0 ||
      feats.killedTarget === figure.id ||
      feats.survivedShowdown.includes(figure.id))
  );
}

/** [GUTS-4] Rolls after a battle: D6 1-3 makes each who earned the roll a Stone Cold Killer. */
export function rollReputations(table: BattleTable, feats: Feats): FigureId[] {
  const earned = listEverybody(table.state).filter((f) => canRollReputation(f, feats));
  return earned
    .map((figure) => figure.id)
    .filter((id) => {
      const { name } = requireFigure(table.state, id);
      const { total } = table.dice.roll({ purpose: `${name} makes a name` });
      const isStoneCold = total <= coldUpTo;
      table.emit({
        type: 'told',
        text: isStoneCold ? `${name} is a Stone Cold Killer.` : `Nobody talks about ${name}.`,
        figures: makeChange(id, { isStoneCold, madeName: isStoneCold }),
      });
      return isStoneCold;
    });
}
