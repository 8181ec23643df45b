import type { SeatId } from '#shared/words/ids.ts';
import type { BattleSide, Party } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import type { BattleHead } from '#main/games/paradise/rules/state/records/pastBattles.ts';

/** True if a party is one of the gangs. */
export function isGang(party: Party): party is SeatId {
  return party !== 'police';
}

/** [SCN-2a] True if a Hit is on a man whom the law has with it. */
export function isOnCaptive({
  defenders,
  target,
}: Pick<DeepReadonly<CampaignBattle>, 'target'> & {
  defenders: Pick<DeepReadonly<CampaignBattle>['defenders'], 'party'>;
}): boolean {
  return target !== null && !isGang(defenders.party);
}

/** The gangs in a battle, the attackers first. */
export function listSeatsIn(battle: DeepReadonly<CampaignBattle>): SeatId[] {
  return [battle.attackers.party, battle.defenders.party].filter(isGang);
}

/** Like `listSeatsIn`, for a battle of any year. */
export function listSeatsOfHead({ attackers, defenders }: DeepReadonly<BattleHead>): SeatId[] {
  return [attackers, defenders].filter(isGang);
}

/** Which side a gang is on, or null. */
export function findSide(battle: DeepReadonly<CampaignBattle>, seat: SeatId): BattleSide | null {
  if (battle.attackers.party === seat) return 'attackers';
  return battle.defenders.party === seat ? 'defenders' : null;
}
