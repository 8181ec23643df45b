import { applyBattle } from '../apply.ts';
import { emptyBattle, type BattleState } from '../battle.ts';
import { seedBattle } from '../battleSeed.ts';
import type { BattleEvent } from '../events.ts';
import { bareLayout } from '../table/layout.ts';
import { bookMuster } from '../mustering/book.ts';
import type { Muster } from '../mustering/muster.ts';
import { buildResult, type BattleResult } from './result.ts';
import { fightMuster } from '../simulate.ts';
import type { Dice, DiceSource } from '#kernel/dice/dice.ts';
import { runInPlace } from '#kernel/run.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

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
