import { type BattleState, type Side, emptyBattle } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { bareLayout } from './layout.ts';
import { applyBattle } from './apply.ts';
import type { BattleEvent } from './events.ts';
import { fight } from './fight.ts';
import { seedRng, type DiceSource } from '../../../kernel/dice.ts';
import type { Happening } from '../../../kernel/journal.ts';
import { runOnOwn } from '../../../kernel/run.ts';
import type { ScenarioName } from './scenario.ts';
import { makeScenario } from './scenarios/index.ts';

/** What became of one figure. */
export type Fate = { id: string; name: string; posture: string; wounds: number; loot: number };

/** A battle fought to its end. */
export type BattleReport = {
  scenario: ScenarioName;
  winner: Side | 'nobody';
  turns: number;
  fates: Record<Side | 'civilians', Fate[]>;
  outrageCauses: BattleState['seen'];
  happenings: Happening<BattleEvent>[];
};

/** Sets a scenario up and fights it with the program's tactics on both sides. Same seed, same battle. */
export function resolveScenario(
  name: ScenarioName,
  seed: number,
  source?: DiceSource,
): BattleReport {
  const own = { state: emptyBattle(bareLayout), rng: seedRng(seed) };
  const result = runOnOwn(
    own,
    { apply: applyBattle, monthOf: () => 1 },
    (table: BattleTable) => {
      table.entry({ title: name, author: { kind: 'rules' }, order: null, reason: null });
      const scenario = makeScenario(name, table.dice);
      table.emit({ type: 'begun', state: scenario.start });
      fight(table, scenario);
    },
    source === undefined ? {} : { source },
  );
  if (result.kind === 'question') throw new Error('A battle asked a question.');
  const { state } = result.after;
  return {
    scenario: name,
    winner: state.winner ?? 'nobody',
    turns: state.turn,
    fates: {
      attackers: fatesOf(state, 'attackers'),
      defenders: fatesOf(state, 'defenders'),
      civilians: fatesOf(state, 'civilians'),
    },
    outrageCauses: state.seen,
    happenings: result.entries.flatMap((entry) => entry.happenings),
  };
}

function fatesOf(state: BattleState, side: Side | 'civilians'): Fate[] {
  return Object.values(state.figures)
    .filter((figure) => figure.side === side)
    .map(({ id, name, posture, wounds, loot }) => ({ id, name, posture, wounds, loot }));
}
