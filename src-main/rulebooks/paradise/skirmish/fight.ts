import { burnFuses } from './bombs.ts';
import { wakeKnockedOut } from './brawlTable.ts';
import { burnCars } from './carFires.ts';
import { rollDrunks } from './drink.ts';
import {
  everybody,
  enemyOf,
  fightersOf,
  figureById,
  figuresOf,
  isInFight,
  isOnTable,
  sides,
  type Battle,
  type Card,
  type FigureId,
  type FigureView,
  type RankCard,
  type Side,
} from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { canHold, isLow, isTen, shuffle } from './cards.ts';
import { coughEngines } from './driving.ts';
import { distance } from './geometry.ts';
import { premisesOf } from './layout.ts';
import type { ScenarioRules } from './scenario.ts';
import { activate } from './tactics/activate.ts';
import { driveCars, isCrewedBy } from './tactics/carCrew.ts';
import { moveCivilians } from './tactics/civilians.ts';
import type { Goal } from './tactics/goals.ts';
import { offerSurrender } from './tactics/lawful.ts';
import { bestActor, bestShot, promiseOf } from './tactics/targets.ts';

/** Turns after which a battle that goes nowhere is broken off. */
const mostTurns = 14;

/** A side that has lost this share of its men withdraws. */
const breakingShare = 0.6;

/** What a card must promise its best man to be worth playing while his side only waits. */
const worthPlaying = 0.1;

/** What a held card must promise to break in with. */
const worthBreakingIn = 0.3;

/** Fights a battle that has begun to its end. */
export function fight(table: BattleTable, scenario: ScenarioRules): void {
  rollDrunks(table);
  shuffle(table);
  while (table.state.winner === null) playNext(table, scenario);
}

/** Turns one card, or begins the next turn when the deck is through, and looks whether it is over. */
export function playNext(table: BattleTable, scenario: ScenarioRules): void {
  const card = table.state.deck[0];
  if (card === undefined) {
    nextTurn(table, scenario);
    return;
  }
  const { jokersSeen, lastWasJoker } = table.state;
  const plain: Card = card === 'joker' ? 'joker' : { side: card.side, rank: card.rank };
  table.emit({ type: 'card-turned', card: plain });
  if (plain === 'joker') turnJoker(table, scenario, { jokersSeen, lastWasJoker });
  else playOrHold(table, plain, scenario);
  if (table.state.winner === null) scenario.check(table);
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
  if (table.state.turn >= mostTurns) {
    scenario.callOff(table);
    return;
  }
  breakOff(table, scenario);
  offerSurrender(table);
  scenario.reinforce(table);
  coughEngines(table);
  shuffle(table);
}

/** [CARD-5] Hordes of cops: every gangster still here is booked. */
function arrestEverybody(table: BattleTable): void {
  const caught = everybody(table.state).filter(
    (figure) => figure.kind === 'gangster' && isOnTable(figure) && figure.posture !== 'dead',
  );
  table.emit({
    type: 'told',
    text: `The police have the place: ${caught.length} arrested.`,
    figures: Object.fromEntries(
      caught.map((f) => [f.id, { posture: 'arrested' as const, hostages: [] }]),
    ),
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
  const actions = 2;
  const goalOf = (id: FigureId): Goal => goalFor(table.state, scenario, id);
  const most = isLow(card) ? 1 : Infinity;
  const driven = driveCars(table, side, { actions, scenario, goalOf, most });
  if (isLow(card) && driven > 0) return;
  const able = ableOf(table.state, side);
  const chosen = isLow(card) ? pairAround(table.state, able) : able;
  for (const { id } of chosen) {
    if (table.state.winner !== null) return;
    const before = figureById(table.state, id).at;
    activate(table, id, actions, goalOf(id));
    const now = figureById(table.state, id);
    if (isInFight(now) && distance(before, now.at) > 0.5) interrupt(table, now, scenario);
  }
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
  for (const { id } of chosen) activate(table, id, 1, goalFor(table.state, scenario, id));
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

/** A side that has had enough makes for its cars and the nearest edge. Both are asked before either goes. */
function breakOff(table: BattleTable, scenario: ScenarioRules): void {
  const broken = sides.filter((side) => {
    if (table.state.leaving[side] || scenario.fightsOn(table.state, side)) return false;
    const all = figuresOf(table.state, side).length;
    const left = fightersOf(table.state, side).length;
    return left > 0 && 1 - left / all >= breakingShare;
  });
  for (const side of broken) {
    table.emit({ type: 'turned-back', side, text: `The ${side} have had enough.` });
  }
}
