import {
  everybody,
  hasGivenUp,
  isInFight,
  isLaw,
  isOnTable,
  sides,
  type Battle,
  type FigureView,
} from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { buildingAt } from './layout.ts';
import { rollReputations } from './reputation.ts';
import { enemyOf, type Side } from './sides.ts';

/** [SCN-12] What follows once the shooting has stopped: prisoners, bodies and reputations. */
export function settleAftermath(table: BattleTable): void {
  for (const side of sides) takePrisoners(table, side);
  leaveBodies(table);
  const { plan, figures } = table.state;
  const target = plan.target === null ? undefined : figures[plan.target];
  const isShowdown = plan.scenario === 'showdown';
  const survivors = everybody(table.state).filter(
    ({ side, posture }) => side === table.state.winner && posture !== 'dead',
  );
  rollReputations(table, {
    killedTarget: target?.posture === 'dead' ? target.killedBy : null,
    survivedShowdown: isShowdown ? survivors.map(({ id }) => id) : [],
  });
}

/** Whether a side has a man of the law on his feet and the other side nobody. */
function lawHoldsField(battle: Battle, side: Side): boolean {
  const figures = everybody(battle);
  const hasLaw = figures.some((one) => one.side === side && isLaw(one) && isInFight(one));
  const isAlone = !figures.some((one) => one.side === enemyOf(side) && isInFight(one));
  return hasLaw && (isAlone || battle.winner === side);
}

/**
 * [FIST-2, HIT-2, GUTS-3] Gangsters who lie senseless where the law holds the field are booked with the
 * rest. Where a gang holds it their own bring them home: nothing in the rules makes prisoners of them.
 * Where no lawman is left, those who gave up walk away.
 */
function takePrisoners(table: BattleTable, side: Side): void {
  const { state } = table;
  const all = everybody(state);
  const others = all.filter((one) => one.side === enemyOf(side));
  if (lawHoldsField(state, side)) {
    const fallen = others.filter(
      (one) => one.kind === 'gangster' && isOnTable(one) && one.posture !== 'dead',
    );
    if (fallen.length === 0) return;
    table.emit({
      type: 'told',
      text: `The law gathers up ${fallen.map(({ name }) => name).join(', ')}.`,
      figures: Object.fromEntries(fallen.map(({ id }) => [id, { posture: 'arrested' as const }])),
    });
    return;
  }
  const law = all.filter((one) => one.side === side && isLaw(one));
  const prisoners = others.filter(hasGivenUp);
  const isHeld = law.some((one) => isInFight(one) || one.posture === 'gone');
  if (isHeld) takeAlong(table, prisoners);
  if (law.length === 0 || isHeld || prisoners.length === 0) return;
  table.emit({
    type: 'told',
    text: `Nobody is left to hold ${prisoners.map(({ name }) => name).join(', ')}.`,
    figures: Object.fromEntries(prisoners.map(({ id }) => [id, { posture: 'gone' as const }])),
  });
}

/** [GUTS-3] Whoever has his hands up goes along with the officers who are left. */
function takeAlong(table: BattleTable, prisoners: readonly FigureView[]): void {
  const walking = prisoners.filter(({ posture }) => posture === 'surrendered');
  if (walking.length === 0) return;
  table.emit({
    type: 'told',
    text: `The law takes ${walking.map(({ name }) => name).join(', ')} along.`,
    figures: Object.fromEntries(walking.map(({ id }) => [id, { posture: 'arrested' as const }])),
  });
}

/** [PO-2] The dead who lie in public view when it is over: in the street, or where anybody walks in. */
function leaveBodies(table: BattleTable): void {
  const { layout } = table.state;
  if (!layout.isPublic) return;
  const inView = everybody(table.state).filter((figure) => {
    if (figure.posture !== 'dead') return false;
    const building = buildingAt(layout, figure.at);
    return building === null || building.use === 'public';
  });
  if (inView.length === 0) return;
  table.emit({
    type: 'told',
    text: `Left in public view: ${inView.map(({ name }) => name).join(', ')}.`,
    saw: inView.map(() => 'bodies' as const),
  });
}
