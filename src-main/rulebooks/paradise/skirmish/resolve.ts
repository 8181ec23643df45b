import { type BattleState, emptyBattle } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { settleAftermath } from './aftermath.ts';
import { applyBattle } from './apply.ts';
import type { BattleEvent } from './events.ts';
import { fight } from './fight.ts';
import { bareLayout } from './layout.ts';
import { bookMuster } from './mustering/book.ts';
import type { Muster } from './muster.ts';
import { resultOf, type BattleResult } from './result.ts';
import type { ScenarioName } from './scenario.ts';
import { makeScenario, rulesOf } from './scenarios/index.ts';
import type { Dice, DiceSource, RngState } from '../../../kernel/dice.ts';
import { seedBattle } from './battleSeed.ts';
import { runOnOwn } from '../../../kernel/run.ts';

/** Fights a battle with the program's tactics on both sides. Same muster and seed, same battle. */
export function resolveMuster(muster: Muster, seed: number, source?: DiceSource): BattleResult {
  return resolve(() => muster, seed, source);
}

/** As `resolveMuster`, with the forces the book suggests for a scenario. */
export function resolveScenario(
  name: ScenarioName,
  seed: number,
  source?: DiceSource,
): BattleResult {
  return resolve((dice) => bookMuster(name, dice), seed, source);
}

function resolve(
  musterOf: (dice: Dice) => Muster,
  seed: number,
  source?: DiceSource,
): BattleResult {
  const own: { state: BattleState; rng: RngState } = {
    state: emptyBattle(bareLayout),
    rng: seedBattle(seed),
  };
  const result = runOnOwn<BattleState, BattleEvent>(
    own,
    { apply: applyBattle, monthOf: () => 1 },
    (table: BattleTable) => {
      table.entry({ title: 'A battle', author: { kind: 'rules' }, order: null, reason: null });
      const scenario = makeScenario(musterOf(table.dice), table.dice);
      table.emit({ type: 'begun', state: scenario.start });
      fight(table, rulesOf(table.state.plan.scenario));
      settleAftermath(table);
    },
    source === undefined ? {} : { source },
  );
  if (result.kind === 'question') throw new Error('A battle asked a question.');
  return resultOf(
    result.after.state,
    result.entries.flatMap((entry) => entry.happenings),
  );
}
