import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { isOwnBattle } from './battleFilter.ts';

/** Lists the battles that the month waits for, and that can be settled now; the oldest first. */
export function listOpenBattles(battles: readonly BattleSummary[]): BattleSummary[] {
  return battles
    .filter(
      ({ settled, isHuman, waitsFor, pointless }) =>
        settled === null && isHuman && waitsFor === null && pointless === null,
    )
    .toReversed();
}

/** Lists the open battles of which the viewer has no side; the games master has a side in none. */
export function listOthersBattles(battles: readonly BattleSummary[], viewer: Viewer): BattleSummary[] {
  return listOpenBattles(battles).filter((battle) => viewer === 'gm' || !isOwnBattle(battle, viewer));
}
