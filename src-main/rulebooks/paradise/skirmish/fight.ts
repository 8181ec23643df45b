import { burnFuses } from './bombs.ts';
import { wakeKnockedOut } from './brawlTable.ts';
import { driveCars, isDrivenBy } from './carCrew.ts';
import { burnCars } from './carFires.ts';
import { rollDrunks } from './drink.ts';
import {
  enemyOf,
  fightersOf,
  figureById,
  isInFight,
  isOnTable,
  sides,
  type Battle,
  type Card,
  type RankCard,
  type FigureId,
  type FigureView,
  type Side,
} from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { canHold, isLow, isTen, shuffle } from './cards.ts';
import { moveCivilians } from './civilians.ts';
import { coughEngines } from './driving.ts';
import { distance } from './geometry.ts';
import type { Goal } from './goals.ts';
import { premisesOf } from './layout.ts';
import { runAway } from './nerve.ts';
import type { ScenarioRules } from './scenario.ts';
import { activate, bestActor, bestShot, enemiesOf, promiseOf } from './tactics.ts';

/** Turns after which a battle that goes nowhere is broken off. */
const mostTurns = 14;

/** A side that has lost this share of its men, or of its worth, withdraws. */
const breakingShare = 0.6;

/** Fights a battle that has begun to its end. */
export function fight(table: BattleTable, scenario: ScenarioRules): void {
  rollDrunks(table);
  shuffle(table);
  while (table.state.winner === null) {
    const card = table.state.deck[0];
    if (card === undefined) {
      nextTurn(table, scenario);
      continue;
    }
    const { jokersSeen, lastWasJoker } = table.state;
    const plain: Card = card === 'joker' ? 'joker' : { side: card.side, rank: card.rank };
    table.emit({ type: 'card-turned', card: plain });
    if (plain === 'joker') turnJoker(table, scenario, { jokersSeen, lastWasJoker });
    else playOrHold(table, plain, scenario);
    scenario.check(table);
  }
}

/** [CARD-5] The first Joker warns, the second ends the turn; two in a row bring the sirens. */
function turnJoker(
  table: BattleTable,
  scenario: ScenarioRules,
  before: Pick<Battle, 'jokersSeen' | 'lastWasJoker'>,
): void {
  wakeKnockedOut(table);
  if (before.jokersSeen === 0) {
    if (table.state.sirens) arrestEverybody(table);
    return;
  }
  if (before.lastWasJoker && !table.state.sirens) {
    table.emit({ type: 'sirens', on: true });
    table.emit({ type: 'told', text: 'Sirens.' });
  }
  nextTurn(table, scenario);
}

function nextTurn(table: BattleTable, scenario: ScenarioRules): void {
  if (table.state.turn >= mostTurns && table.state.winner === null) {
    scenario.callOff(table);
    return;
  }
  breakOff(table, scenario);
  scenario.reinforce(table);
  coughEngines(table);
  shuffle(table);
}

/** [CARD-5] Hordes of cops: every gangster still here is booked. */
function arrestEverybody(table: BattleTable): void {
  const caught = Object.values(table.state.figures).filter(
    (figure) => figure.kind === 'gangster' && isOnTable(figure) && figure.posture !== 'dead',
  );
  table.emit({
    type: 'told',
    text: `The police have the place: ${caught.length} arrested.`,
    figures: Object.fromEntries(caught.map((f) => [f.id, { posture: 'arrested' as const }])),
  });
  table.emit({ type: 'sirens', on: false });
}

/** [CARD-2, CARD-4] Plays a card, or holds it while nobody has anything worth doing with it. */
function playOrHold(table: BattleTable, card: RankCard, scenario: ScenarioRules): void {
  const { side } = card;
  burnFuses(table, side);
  burnCars(table, side);
  if (isTen(card)) {
    moveCivilians(table, side);
    return;
  }
  const able = fightersOf(table.state, side).filter((f) => f.carId === null && f.heldBy === null);
  const hasCars = Object.values(table.state.cars).some((car) =>
    isDrivenBy(table.state, car.id, side),
  );
  const promise = Math.max(0, ...able.map((figure) => promiseOf(table.state, figure)));
  const goal = scenario.goalOf(table.state, side);
  const waits = goal.kind === 'hold' || goal.kind === 'fight';
  if (waits && !hasCars && promise < 0.1 && canHold(table, side)) {
    table.emit({ type: 'card-held', side, card });
    return;
  }
  playCard(table, card, scenario, 2);
}

/** [CARD-2] A low card moves one car with its crew, or one figure and his friends; a court card all. */
function playCard(
  table: BattleTable,
  card: RankCard,
  scenario: ScenarioRules,
  actions: number,
): void {
  const { side } = card;
  const driven = driveCars(table, side, { actions, scenario, most: isLow(card) ? 1 : Infinity });
  if (isLow(card) && driven > 0) return;
  const able = fightersOf(table.state, side).filter((f) => f.carId === null && f.heldBy === null);
  const chosen = isLow(card) ? pairAround(table.state, side, able) : able;
  for (const { id } of chosen) {
    if (table.state.winner !== null) return;
    const before = figureById(table.state, id).at;
    activate(table, id, actions, goalFor(table, scenario, id));
    const now = figureById(table.state, id);
    if (isInFight(now) && distance(before, now.at) > 0.5) interrupt(table, now, scenario);
  }
}

/** [CARD-2] One figure and his friends within 2". */
function pairAround(battle: Battle, side: Side, able: readonly FigureView[]): FigureView[] {
  const leader = bestActor(battle, side, able);
  if (leader === null) return [];
  return [leader, ...able.filter((f) => f.id !== leader.id && distance(f.at, leader.at) <= 2)];
}

/** [CARD-4] A held card breaks in with one action when somebody walks into a good shot. */
function interrupt(table: BattleTable, mover: FigureView, scenario: ScenarioRules): void {
  if (mover.side === 'civilians') return;
  const side = enemyOf(mover.side);
  const [card] = table.state.held[side];
  if (card === undefined) return;
  const able = fightersOf(table.state, side).filter(
    (f) => f.posture === 'up' && f.recovery === 0 && f.carId === null && f.heldBy === null,
  );
  const shooter = bestActor(table.state, side, able);
  if (shooter === null) return;
  const chance = bestShot(table.state, shooter);
  if (chance === null || chance.target.id !== mover.id || chance.hits < 0.3) return;
  const plain = { side: card.side, rank: card.rank };
  table.emit({ type: 'card-played', side, card: plain });
  const chosen = isLow(plain) ? pairAround(table.state, side, able) : able;
  for (const { id } of chosen) activate(table, id, 1, goalFor(table, scenario, id));
}

/** [RK-2] What his side is here for; a guard stays at his post. */
function goalFor(table: BattleTable, scenario: ScenarioRules, id: FigureId): Goal {
  const { side, post } = figureById(table.state, id);
  if (post !== null) return { kind: 'hold', building: post, at: premisesOf(table.state.layout) };
  return side === 'civilians' ? { kind: 'fight' } : scenario.goalOf(table.state, side);
}

/** A side that has had enough withdraws: its men run for the nearest edge of the table. */
function breakOff(table: BattleTable, scenario: ScenarioRules): void {
  for (const side of sides) {
    if (scenario.fightsOn(table.state, side)) continue;
    const all = Object.values(table.state.figures).filter((figure) => figure.side === side);
    const left = all.filter(isInFight);
    if (all.length === 0 || left.length === 0) continue;
    if (1 - left.length / all.length < breakingShare) continue;
    if (left.some((figure) => enemiesOf(table.state, figure).length === 0)) continue;
    for (const figure of left) {
      if (figure.post === null) runAway(table, figure, 'pulls out');
    }
  }
}
