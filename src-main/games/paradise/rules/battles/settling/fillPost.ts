import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { testLoyalty } from '#main/games/paradise/rules/officials/posts/loyalty.ts';
import { replaceOfficial } from '#main/games/paradise/rules/officials/posts/seating.ts';
import { formatTarget } from '#main/games/paradise/rules/officials/targets.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { firstAgents } from '#main/games/paradise/rules/tables/courts.ts';
import { pickOfficialName } from '#main/games/paradise/rules/tables/officialNames.ts';
import { isGang } from '../arranging/parties.ts';

/**
 * [OFF-8, LAW-7] Fills a dead official's post; for the Attorney General the Feds come and friends test their loyalty.
 */
export function fillPost(
  table: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  outcome: DeepReadonly<BattleOutcome>,
): void {
  const { official = null } = battle;
  if (official === null || outcome.ending !== 'target-dead') return;
  if (official.kind !== 'attorney-general') {
    replaceOfficial(table, official.id);
    return;
  }
  const { namesFrom, namesUsed } = table.state.cityHall;
  table.emit({
    type: 'attorney-general-appointed',
    name: pickOfficialName(namesFrom, namesUsed),
    after: official.name,
  });
  if (!table.state.feds.inTown) table.emit({ type: 'feds-arrived', month: table.state.month, agents: firstAgents });
  // [LAW-7] Only the killers' own friends think twice; other gangs had no hand in it.
  const { party } = battle.attackers;
  if (isGang(party)) testLoyalty(table, party, `of the murder of ${formatTarget(official)}`);
}
