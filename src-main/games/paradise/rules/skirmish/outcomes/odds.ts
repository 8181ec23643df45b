import type { Side } from '../battle.ts';
import type { Muster } from '../mustering/muster.ts';
import type { BattleResult } from './result.ts';
import { simulateMuster } from '../simulate.ts';
import type { BattleEnding } from '#shared/games/paradise/battles.ts';

/** A side's expected losses in one battle, in men. */
export type ExpectedLosses = {
  dead: number;
  /** Senseless when it was over. */
  out: number;
  arrested: number;
  /** Hurt, but on their feet or gone. */
  wounded: number;
};

/** The expectations of a battle, from fighting it many times on copies. */
export type BattleOdds = {
  runs: number;
  /** Shares of the runs, 0 to 1. */
  winShare: Record<Side | 'nobody', number>;
  endings: Partial<Record<BattleEnding, number>>;
  losses: Record<Side, ExpectedLosses>;
  /** Points of Loot each side holds in the end. */
  lootPoints: Record<Side, number>;
  /** Points of outrage, as the campaign counts them. */
  outrage: number;
  turns: number;
};

/**
 * Computes the odds of a battle beforehand: `runs` battles with seeds from `seed` on. Nothing is written and no die of
 * a campaign is thrown. The campaign computes the outrage of a result.
 */
export function computeBattleOdds(
  muster: Muster,
  runs: number,
  seed: number,
  outrageOf: (result: BattleResult) => number = () => 0,
): BattleOdds {
  const odds = createNoOdds(runs);
  for (let run = 0; run < runs; run += 1) {
    const result = simulateMuster(muster, seed + run);
    odds.winShare[result.winner] += 1 / runs;
    odds.endings[result.ending] = (odds.endings[result.ending] ?? 0) + 1 / runs;
    odds.outrage += outrageOf(result) / runs;
    odds.turns += result.turns / runs;
    addLosses(odds, result);
  }
  return odds;
}

function createNoOdds(runs: number): BattleOdds {
  const createNoLosses = (): ExpectedLosses => ({ dead: 0, out: 0, arrested: 0, wounded: 0 });
  return {
    runs,
    winShare: { attackers: 0, defenders: 0, nobody: 0 },
    endings: {},
    losses: { attackers: createNoLosses(), defenders: createNoLosses() },
    lootPoints: { attackers: 0, defenders: 0 },
    outrage: 0,
    turns: 0,
  };
}

function addLosses(odds: BattleOdds, result: BattleResult): void {
  const share = 1 / odds.runs;
  for (const side of ['attackers', 'defenders'] as const) {
    odds.lootPoints[side] += result.lootPoints[side] * share;
  }
  for (const { side, posture, wounds } of result.figures) {
    if (side === 'civilians' || side === 'law') continue;
    const losses = odds.losses[side];
    if (posture === 'dead') losses.dead += share;
    else if (posture === 'arrested') losses.arrested += share;
    else if (posture === 'out-cold' || posture === 'knocked-out') losses.out += share;
    else if (wounds > 0) losses.wounded += share;
  }
}
