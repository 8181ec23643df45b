import { wakeKnockedOut } from './rules/brawling/brawlTable.ts';
import { findEnemySide, isOnTable, cardSides, type Battle, type Card, type CardSide, isInFight } from './battle.ts';
import { listEverybody, listFigures, listStanding } from './battleIndex.ts';
import type { BattleTable } from './battleTable.ts';
import { isQuickDone } from './mustering/approach.ts';
import { bringUpParties, countComing } from './mustering/columns.ts';
import { shuffle } from './rules/cards.ts';
import { testHitEngines } from './rules/driving/driving.ts';
import { playOrHold } from './playing.ts';
import type { ScenarioRules } from './scenario.ts';
import { describeSideDoing } from './table/sides.ts';
import { offerSurrender } from './tactics/lawful.ts';
import { tellPlan } from './tactics/plans.ts';
import { makeChange } from './events.ts';

/** Turns after which a battle without a decision is broken off. */
const mostTurns = 14;

/** A side that has lost this share of its men withdraws, and one that has lost less if so many times more are against it. */
const breakingShare = 0.6;
const outnumberedShare = 1 / 3;
const outnumberedTimes = 2;

/** Fights a battle that has begun to its end. */
export function fight(table: BattleTable, scenario: ScenarioRules): void {
  shuffleFirst(table, scenario);
  while (table.state.winner === null) playNext(table, scenario);
}

/** Brings a battle that has begun to its first card. */
export function shuffleFirst(table: BattleTable, scenario: ScenarioRules): void {
  tellPlan(table);
  rollDrunks(table);
  // [SCN-6, SCN-9, SCN-11] Help can come in the first round too.
  scenario.reinforce(table);
  shuffle(table);
}

/** Turns one card, or begins the next turn after the last one, and checks for the end. */
export function playNext(table: BattleTable, scenario: ScenarioRules): void {
  const card = table.state.deck[0];
  if (card === undefined) {
    beginNextTurn(table, scenario);
    return;
  }
  const { jokersSeen, lastWasJoker } = table.state;
  const plain: Card = card === 'joker' ? 'joker' : { side: card.side, rank: card.rank };
  table.emit({ type: 'card-turned', card: plain });
  if (plain === 'joker') turnJoker(table, scenario, { jokersSeen, lastWasJoker });
  else playOrHold(table, plain, scenario);
  if (table.state.winner === null) scenario.check(table);
  if (table.state.winner === null) breakOff(table, scenario, hasLostHeart);
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
  beginNextTurn(table, scenario);
}

function beginNextTurn(table: BattleTable, scenario: ScenarioRules): void {
  if (table.state.turn >= mostTurns) {
    scenario.callOff(table);
    return;
  }
  breakOff(table, scenario, hasLostEnough);
  if (!isLed(table, 'defenders')) offerSurrender(table);
  scenario.reinforce(table);
  if (table.state.winner !== null) return;
  bringUpParties(table);
  testHitEngines(table);
  shuffle(table);
}

/** [CARD-5] Hordes of cops: every gangster still here is booked. */
function arrestEverybody(table: BattleTable): void {
  const caught = listEverybody(table.state).filter(
    (figure) => figure.kind === 'gangster' && isOnTable(figure) && figure.posture !== 'dead',
  );
  table.emit({
    type: 'told',
    text: `The police have the place: ${caught.length} arrested.`,
    figures: Object.fromEntries(caught.map((f) => [f.id, { posture: 'arrested' as const, hostages: [] }])),
  });
  table.emit({ type: 'sirens', on: false });
}

/** [CARD-2] True if a person says when a side has had enough, and who gives himself up. */
function isLed({ commanders }: BattleTable, side: CardSide): boolean {
  return commanders?.[side]?.isInCharge() === true;
}

/** [SCN-10] Makes a side that has had enough leave by its cars and the nearest edge. Both sides decide before either leaves. */
function breakOff(
  table: BattleTable,
  scenario: ScenarioRules,
  hasHadEnough: (battle: Battle, side: CardSide) => boolean,
): void {
  const broken = cardSides.filter((side) => {
    if (table.state.leaving[side] || isLed(table, side)) return false;
    return (side === 'law' || !scenario.fightsOn(table.state, side)) && hasHadEnough(table.state, side);
  });
  for (const side of broken) {
    table.emit({ type: 'turned-back', side, text: `${describeSideDoing(side, 'have', 'has')} had enough.` });
  }
}

/** Computes the share of a side's party that is out of the fight. */
function computeLostShare(battle: Battle, side: CardSide): number {
  const coming = countStillToCome(battle, side);
  const all = listFigures(battle, side).length - battle.writtenOff[side] + coming;
  return 1 - (listStanding(battle, side).length + coming) / all;
}

function countStillToCome(battle: Battle, side: CardSide): number {
  return side === 'law' ? 0 : countComing(battle, side);
}

/** [SCN-10] Returns true if a side has lost so much of its party that it goes home at the end of a turn. */
function hasLostEnough(battle: Battle, side: CardSide): boolean {
  const left = listStanding(battle, side).length + countStillToCome(battle, side);
  const lost = computeLostShare(battle, side);
  return left > 0 && (lost >= breakingShare || (lost >= outnumberedShare && isOutnumbered(battle, side, left)));
}

/** [SCN-10, GUTS-1] Returns true if a side still has men on the table, and none of them has his nerve. */
function hasLostHeart(battle: Battle, side: CardSide): boolean {
  const standing = listStanding(battle, side);
  if (side === 'attackers' && standing.length > 0 && isQuickDone(battle, computeLostShare(battle, side))) return true;
  return standing.length > 0 && standing.every((one) => one.isNervous) && countStillToCome(battle, side) === 0;
}

/** [SCN-10] Returns true if a side with so many men left has many times more against it, on the table or on their way. */
function isOutnumbered(battle: Battle, side: CardSide, left: number): boolean {
  if (side === 'law') return false;
  const enemy = findEnemySide(side);
  return listStanding(battle, enemy).length + countComing(battle, enemy) >= outnumberedTimes * left;
}

/** [SK-22] On a D6 up to this he has been at the bottle. */
const drunkUpTo = 4;

/**
 * [SK-22, SK-41] Rolls D6 at the start for each drinker: 1-4 is drunk for the scenario. A Mean Drunk, for whom no other
 * roll is named, uses the same one.
 */
export function rollDrunks(table: BattleTable): void {
  const thirsty = listEverybody(table.state).filter(
    (f) => isInFight(f) && (f.skills.includes('drunk') || f.skills.includes('mean-drunk')),
  );
  for (const { id, name } of thirsty) {
    const { total } = table.dice.roll({ purpose: `${name} and the bottle` });
    const isDrunk = total <= drunkUpTo;
    table.emit({
      type: 'told',
      text: isDrunk ? `${name} has had a few.` : `${name} is sober tonight.`,
      figures: makeChange(id, { isDrunk }),
    });
  }
}
