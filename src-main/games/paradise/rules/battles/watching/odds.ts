import type { BattleTally } from '#shared/games/paradise/views/battle.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { computeBattleOdds } from '#main/games/paradise/rules/skirmish/outcomes/odds.ts';
import type { Rosters } from '../arranging/dress.ts';
import { buildArrangedBattle, type ArrangedBattle } from '../arranging/arranged.ts';
import { listOutrageLines } from '#main/games/paradise/rules/outrage/causes.ts';
import { countTalks, isTalk } from '../settling/talks.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';

/** Seeds of the odds' own runs: past those a campaign’s dice can draw, and the same for everybody. */
const firstOddsSeed = 3_000_000_000;

/**
 * Sums `runs` battles on copies, from run number `from` on, so that batches add up. Nothing is written and no die of
 * the campaign is thrown.
 */
export function countBattles(
  state: Rosters,
  battle: DeepReadonly<CampaignBattle>,
  { from, runs }: { from: number; runs: number },
): BattleTally {
  const arranged = buildArrangedBattle(state, battle);
  if (isTalk(battle)) return tallyTalks(arranged, { from, runs });
  const odds = computeBattleOdds(arranged.muster, runs, firstOddsSeed + from, ({ ending, seen }) =>
    listOutrageLines(battle, { ending, causes: seen }).reduce((sum, { points }) => sum + points, 0),
  );
  const { winShare, losses } = odds;
  const sum = (mean: number): number => Math.round(mean * runs * 1_000) / 1_000;
  return {
    runs,
    attackersWon: Math.round(winShare.attackers * runs),
    defendersWon: Math.round(winShare.defenders * runs),
    nobodyWon: Math.round(winShare.nobody * runs),
    attackersLost: sum(losses.attackers.dead + losses.attackers.out + losses.attackers.arrested),
    defendersLost: sum(losses.defenders.dead + losses.defenders.out + losses.defenders.arrested),
    attackersDead: sum(losses.attackers.dead),
    defendersDead: sum(losses.defenders.dead),
    outrage: sum(odds.outrage),
    turns: sum(odds.turns),
  };
}

/** [SCN-4] Counts the results of talks, which cost nobody anything. */
function tallyTalks(arranged: ArrangedBattle, { from, runs }: { from: number; runs: number }): BattleTally {
  const seeds = Array.from({ length: runs }, (_, run) => firstOddsSeed + from + run);
  const { attackers, defenders, nobody } = countTalks(arranged, seeds);
  return {
    runs,
    attackersWon: attackers,
    defendersWon: defenders,
    nobodyWon: nobody,
    attackersLost: 0,
    defendersLost: 0,
    attackersDead: 0,
    defendersDead: 0,
    outrage: 0,
    turns: 0,
  };
}
