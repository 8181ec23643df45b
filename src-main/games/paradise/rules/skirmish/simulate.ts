import { settleAftermath } from './outcomes/aftermath.ts';
import { applyBattle } from './apply.ts';
import { type BattleState, emptyBattle } from './battle.ts';
import { seedBattle } from './battleSeed.ts';
import type { BattleTable } from './battleTable.ts';
import { fight } from './fight.ts';
import type { Muster } from './mustering/muster.ts';
import { buildResult, type BattleResult } from './outcomes/result.ts';
import { makeScenario, findRules } from './scenarios/index.ts';
import { Dice, createSeededDice, type DiceSource } from '#kernel/dice/dice.ts';
import { Questions } from '#kernel/dice/questions.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { BattleEvent } from './events.ts';
import { bareLayout } from './table/layout.ts';
import { bookMuster } from './mustering/book.ts';
import { runInPlace } from '#kernel/run.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

/**
 * Fights the battle that `resolveMuster` would fight with this seed, without happenings: the same result, for odds
 * alone.
 */
export function simulateMuster(muster: Muster, seed: number): BattleResult {
  const dice = new Dice(createSeededDice(seedBattle(seed)), false);
  const { start } = makeScenario(muster, dice);
  // The initial table is not needed any more, so the battle is fought without a copy.
  fightItOut(createQuietTable(start, dice));
  return buildResult(start, []);
}

/** Sets a muster up on an empty table and fights it to its end, reputations and prisoners included. */
export function fightMuster(table: BattleTable, musterOf: (dice: Dice) => Muster): void {
  fightFrom(table, makeScenario(musterOf(table.dice), table.dice).start);
}

/** Fights a battle to its end from a table that is set up. */
function fightFrom(table: BattleTable, start: BattleState): void {
  beginFrom(table, start);
  fightItOut(table);
}

/** Begins a battle on a table that is set up. */
export function beginFrom(table: BattleTable, start: BattleState): void {
  const { attackers, defenders } = start.reserves;
  // A record keeps nothing of the muster: that is made of the campaign's own men.
  const reserves = { attackers: clonePlain(attackers), defenders: clonePlain(defenders) };
  table.emit({ type: 'begun', state: { ...start, reserves } });
}

function fightItOut(table: BattleTable): void {
  fight(table, findRules(table.state.plan.scenario));
  settleAftermath(table);
}

/** Creates a table that keeps no record of its events. */
function createQuietTable(state: BattleState, dice: Dice): BattleTable {
  return {
    state: state,
    dice,
    ask: new Questions([]),
    emit(event) {
      applyBattle(state, event);
    },
    entry: () => undefined,
  };
}

/** Fights a battle with the program's tactics on both sides. Same muster and seed, same battle. */
export function resolveMuster(muster: Muster, seed: number, source?: DiceSource): BattleResult {
  return resolve(() => muster, seed, source);
}

/** Like `resolveMuster`, with the forces the book suggests for a scenario. */
export function resolveScenario(name: ScenarioName, seed: number, source?: DiceSource): BattleResult {
  return resolve((dice) => bookMuster(name, dice), seed, source);
}

function resolve(musterOf: (dice: Dice) => Muster, seed: number, source?: DiceSource): BattleResult {
  const result = runInPlace<BattleState, BattleEvent>(
    { state: emptyBattle(bareLayout), rng: seedBattle(seed) },
    { apply: applyBattle, periodOf: () => 1 },
    (table) => {
      table.entry({ title: 'A battle', author: { kind: 'rules' }, order: null, reason: null });
      fightMuster(table, musterOf);
    },
    source === undefined ? {} : { source },
  );
  if (result.kind === 'question') throw new Error('A battle asked a question.');
  // A battle is one entry.
  return buildResult(result.after.state, result.entries[0]?.happenings ?? []);
}
