import { districtNames } from '#shared/games/paradise/city.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { formatCount } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '#rulebooks/paradise/state.ts';
import { formatTarget } from '#rulebooks/paradise/officials/targets.ts';
import { isGang } from './parties.ts';
import { buildBattleHead, type BattleHead } from '#rulebooks/paradise/state/records/pastBattles.ts';
import type { CampaignBattle } from '#rulebooks/paradise/state/records/battles.ts';

type Facts = Pick<State, 'businesses' | 'gangs' | 'gangsters' | 'graveyard'>;

/** A battle in a few words, for sentences: `the raid on The Blue Parrot`. */
export function describeBattle(state: Facts, battle: DeepReadonly<CampaignBattle>): string {
  return describeBattleHead(state, buildBattleHead(battle));
}

/** Like `describeBattle`, for a battle of any year. */
export function describeBattleHead(state: Facts, head: DeepReadonly<BattleHead>): string {
  const place =
    head.business === undefined
      ? districtNames[head.district]
      : (state.businesses[head.business]?.name ?? 'a business');
  const party = head.defenders;
  const gang = isGang(party) ? (state.gangs[party]?.name ?? 'a gang') : 'the police';
  const target = head.target === undefined ? officialIn(head) : nameBoss(state, head.target);
  switch (head.scenario) {
    case 'raid':
      return `the raid on ${place}`;
    case 'siege':
      return head.agents === undefined
        ? `the siege of ${place}`
        : `the federal siege of ${place} with ${formatCount(head.agents, 'agent')}`;
    case 'police-raid':
      return head.agents === undefined
        ? `the police raid on ${place}`
        : `the federal raid on ${place} with ${formatCount(head.agents, 'agent')}`;
    case 'smash-and-grab':
      return `the smash and grab at ${place}`;
    case 'hit':
      return `the hit on ${target}`;
    case 'hijack':
      return `the hijack of a truck of ${gang}`;
    case 'meet':
      return `the meet with ${gang}`;
    case 'show-of-strength':
      return `the show of strength in ${place}`;
    case 'showdown':
      return `the showdown with ${target}`;
    case 'rumble':
      return `the rumble in ${place}`;
    case 'mean-streets':
      return `the ambush in ${place}`;
  }
}

/** Men of office are known to everybody. */
function officialIn({ official }: DeepReadonly<BattleHead>): string {
  return official === undefined ? 'somebody' : formatTarget(official);
}

/** A Boss is known to everybody, his men are not. */
function nameBoss(state: Facts, id: GangsterId): string {
  const gangster = state.gangsters[id] ?? state.graveyard[id]?.gangster;
  if (gangster === undefined) return 'somebody';
  return gangster.isBoss
    ? gangster.name
    : `a man of ${state.gangs[gangster.gang]?.name ?? 'a gang'}`;
}
