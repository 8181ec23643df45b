import { burnFuses } from './bombs.ts';
import { burnCars } from './carFires.ts';
import { cardActions, heldCardActions, withCard } from './acting.ts';
import {
  enemyOf,
  fightersOf,
  figureById,
  isInFight,
  type Battle,
  type FigureId,
  type FigureView,
  type RankCard,
  type Side,
} from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { canHold, isLow, isTen } from './cards.ts';
import { distance } from './geometry.ts';
import { premisesOf } from './layout.ts';
import type { ScenarioRules } from './scenario.ts';
import { activate } from './tactics/activate.ts';
import { crewOf, driveCars, isCrewedBy, isWaiting } from './tactics/carCrew.ts';
import { moveCivilians } from './tactics/civilians.ts';
import type { Goal } from './tactics/goals.ts';
import { bestActor, bestShot, promiseOf } from './tactics/targets.ts';

/** What a card must promise its best man to be worth playing while his side only waits. */
const worthPlaying = 0.1;

/** What a held card must promise to break in with. */
const worthBreakingIn = 0.3;

/** [CARD-2, CARD-4] Plays a card, or holds it while nobody has anything worth doing with it. */
export function playOrHold(table: BattleTable, card: RankCard, scenario: ScenarioRules): void {
  const { side } = card;
  burnFuses(table, side);
  burnCars(table, side);
  if (isTen(card)) {
    moveCivilians(table, side);
    return;
  }
  if (waits(table, scenario, side) && canHold(table, side)) {
    table.emit({ type: 'card-held', side, card });
    return;
  }
  playCard(table, card, scenario);
}

/** Nobody of a side has to be anywhere, and nobody has a shot or a blow worth the card. */
function waits(table: BattleTable, scenario: ScenarioRules, side: Side): boolean {
  const { state } = table;
  if (Object.values(state.cars).some((car) => isCrewedBy(state, car, side))) return false;
  return ableOf(state, side).every((figure) => {
    const { kind } = goalFor(state, scenario, figure.id);
    return (kind === 'hold' || kind === 'fight') && promiseOf(state, figure) < worthPlaying;
  });
}

/** Those of a side who are on their own feet. */
function ableOf(battle: Battle, side: Side): FigureView[] {
  return fightersOf(battle, side).filter((f) => f.carId === null && f.heldBy === null);
}

/** [CARD-2] A low card moves one car with its crew, or one figure and his friends; a court card all. */
function playCard(table: BattleTable, card: RankCard, scenario: ScenarioRules): void {
  const { side } = card;
  const goalOf = (id: FigureId): Goal => goalFor(table.state, scenario, id);
  const figures = isLow(card)
    ? groupFor(table.state, side)
    : fightersOf(table.state, side).map(({ id }) => id);
  withCard(table, { card, actions: cardActions, figures }, () => {
    driveCars(table, side, { actions: cardActions, scenario, goalOf });
    for (const id of figures) {
      if (table.state.winner !== null) return;
      const before = figureById(table.state, id);
      if (before.carId !== null) continue;
      const from = before.at;
      activate(table, id, cardActions, goalOf(id));
      const now = figureById(table.state, id);
      if (isInFight(now) && distance(from, now.at) > 0.5) interrupt(table, now, scenario);
    }
    // Whoever got behind a wheel with his first action drives off with his second.
    driveCars(table, side, { actions: cardActions, scenario, goalOf });
  });
}

/** [CARD-2] Whom a low card lets act: a car's crew, or one figure and his friends. */
function groupFor(battle: Battle, side: Side): FigureId[] {
  const car = Object.values(battle.cars).find(
    (one) => isCrewedBy(battle, one, side) && !isWaiting(battle, one),
  );
  if (car !== undefined) return crewOf(battle, car, side);
  return pairAround(battle, ableOf(battle, side)).map(({ id }) => id);
}

/** [CARD-2] One figure and his friends within 2". */
function pairAround(battle: Battle, able: readonly FigureView[]): FigureView[] {
  const leader = bestActor(battle, able);
  if (leader === null) return [];
  return [leader, ...able.filter((f) => f.id !== leader.id && distance(f.at, leader.at) <= 2)];
}

/**
 * [CARD-4] A held card breaks in with one action when somebody walks into a good shot; the mover's side
 * may trump it with one of its own and act first.
 */
function interrupt(table: BattleTable, mover: FigureView, scenario: ScenarioRules): void {
  if (mover.side === 'civilians') return;
  const side = enemyOf(mover.side);
  if (!hasGoodShot(table, side, mover.id)) return;
  const shooter = bestActor(table.state, steadyOf(table.state, side));
  if (shooter !== null && hasGoodShot(table, mover.side, shooter.id)) {
    breakIn(table, mover.side, scenario);
    if (!hasGoodShot(table, side, mover.id)) return;
  }
  breakIn(table, side, scenario);
}

/** Those of a side who can use a card at once. */
function steadyOf(battle: Battle, side: Side): FigureView[] {
  return ableOf(battle, side).filter((f) => f.posture === 'up' && f.recovery === 0);
}

/** Whether a side holds a card and its best man's best shot is at this figure, and good. */
function hasGoodShot(table: BattleTable, side: Side, at: FigureId): boolean {
  const { state } = table;
  if (state.held[side].length === 0) return false;
  const shooter = bestActor(state, steadyOf(state, side));
  const chance = shooter === null ? null : bestShot(state, shooter);
  return chance !== null && chance.target.id === at && chance.worth >= worthBreakingIn;
}

/** [CARD-4] Plays a held card for one action. */
function breakIn(table: BattleTable, side: Side, scenario: ScenarioRules): void {
  const [card] = table.state.held[side];
  if (card === undefined) return;
  const plain = { side: card.side, rank: card.rank };
  table.emit({ type: 'card-played', side, card: plain });
  const able = steadyOf(table.state, side);
  const chosen = isLow(plain) ? pairAround(table.state, able) : able;
  const figures = chosen.map(({ id }) => id);
  withCard(table, { card: plain, actions: heldCardActions, figures }, () => {
    for (const id of figures)
      activate(table, id, heldCardActions, goalFor(table.state, scenario, id));
  });
}

/**
 * [RK-2, CARD-5] What a figure is after: away when the sirens sound or his side has had enough, at his
 * post if he is a guard, else what his side is here for.
 */
function goalFor(battle: Battle, scenario: ScenarioRules, id: FigureId): Goal {
  const { side, post, kind } = figureById(battle, id);
  if (post !== null) return { kind: 'hold', building: post, at: premisesOf(battle.layout) };
  if (side === 'civilians') return { kind: 'fight' };
  if (battle.sirens && kind === 'gangster') return { kind: 'leave' };
  if (battle.leaving[side]) return { kind: 'leave' };
  return scenario.goalFor?.(battle, id) ?? scenario.goalOf(battle, side);
}
