import type { BattleTally } from '../../../../src-shared/views/battle.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { resolveMuster } from '../skirmish/resolve.ts';
import type { FigureFate } from '../skirmish/result.ts';
import type { Rosters } from './dress.ts';
import { musterOf } from './muster.ts';
import { outrageLines } from './outrage.ts';
import { outcomeOf } from './resolve.ts';
import type { Battle } from './state.ts';

/** Nothing fought yet. */
export function noTally(): BattleTally {
  return {
    runs: 0,
    attackersWon: 0,
    defendersWon: 0,
    nobodyWon: 0,
    attackersLost: 0,
    defendersLost: 0,
    attackersDead: 0,
    defendersDead: 0,
    outrage: 0,
    turns: 0,
  };
}

/** Seeds of the odds' own runs: far from those a campaign’s dice draw, and the same for everybody. */
const firstOddsSeed = 3_000_000_000;

/**
 * What `runs` battles on copies come to, from run number `from` on; sums, so that batches add up.
 * Nothing is written and no die of the campaign is thrown.
 */
export function tallyBattle(
  state: Rosters,
  battle: DeepReadonly<Battle>,
  batch: { from: number; runs: number },
): BattleTally {
  const muster = musterOf(state, battle);
  const tally = noTally();
  for (let run = batch.from; run < batch.from + batch.runs; run += 1) {
    const result = resolveMuster(muster, firstOddsSeed + run);
    const outcome = outcomeOf(state, battle, result);
    tally.runs += 1;
    if (result.winner === 'attackers') tally.attackersWon += 1;
    else if (result.winner === 'defenders') tally.defendersWon += 1;
    else tally.nobodyWon += 1;
    for (const figure of result.figures) addLoss(tally, figure);
    tally.outrage += outrageLines(battle, outcome).reduce((sum, { points }) => sum + points, 0);
    tally.turns += result.turns;
  }
  return tally;
}

const lostPostures: readonly FigureFate['posture'][] = [
  'dead',
  'out-cold',
  'knocked-out',
  'arrested',
];

function addLoss(tally: BattleTally, { side, posture }: FigureFate): void {
  if (side === 'civilians' || !lostPostures.includes(posture)) return;
  tally[side === 'attackers' ? 'attackersLost' : 'defendersLost'] += 1;
  if (posture === 'dead') tally[side === 'attackers' ? 'attackersDead' : 'defendersDead'] += 1;
}
