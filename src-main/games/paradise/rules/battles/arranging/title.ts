import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Party } from '#shared/games/paradise/battles.ts';
import { formatCount } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { Names } from '#main/games/paradise/rules/state/names.ts';
import { formatTarget } from '#main/games/paradise/rules/officials/targets.ts';
import { isGang } from './parties.ts';
import { buildBattleHead, type BattleHead } from '#main/games/paradise/rules/state/records/pastBattles.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';

type Facts = Pick<State, 'businesses' | 'gangs' | 'gangsters' | 'graveyard'>;

/** The names in a title, plain or marked with IDs. */
export type TitleNames = Pick<Names, 'gang' | 'gangster' | 'business'>;

/** Creates names that are looked up in the state at the time of each read. */
export function createTitleNames(state: Facts): TitleNames {
  return {
    gang: (seat) => state.gangs[seat]?.name ?? 'an unknown gang',
    gangster: (id) => findMan(state, id)?.name ?? 'an unknown man',
    business(id) {
      const business = state.businesses[id];
      return business === undefined ? 'an unknown business' : `${business.name} (${nameDistrict(business.district)})`;
    },
  };
}

/** Describes a battle with both sides: `The Four Winds Tong’s raid on The Etna Club at The Blue Parrot (The Docks)`. */
export function describeBattle(state: Facts, battle: DeepReadonly<CampaignBattle>): string {
  return describeBattleHead(state, buildBattleHead(battle));
}

/** Like `describeBattle`, for a battle of any year, in the names given. */
export function describeBattleHead(
  state: Facts,
  head: DeepReadonly<BattleHead>,
  names: TitleNames = createTitleNames(state),
): string {
  const { attackers, defenders } = head;
  const where = nameDistrict(head.district);
  const place = head.business === undefined ? where : names.business(head.business);
  const one = nameParty(names, attackers);
  const other = nameParty(names, defenders);
  if (head.isClash) return `the clash of ${one} and ${other} at ${place}`;
  const whose = formatOwner(state, names, attackers);
  switch (head.scenario) {
    case 'raid':
      return `${whose} raid on ${other} at ${place}`;
    case 'siege':
    case 'police-raid':
      return describeAssault(state, head, names);
    case 'smash-and-grab':
      return `${whose} smash and grab against ${other} at ${place}`;
    case 'hit':
      return `${whose} hit on ${nameTarget(state, head, names)}`;
    case 'hijack':
      return `${whose} hijack of a truck of ${other}`;
    case 'meet':
      return `${whose} meet with ${other}`;
    case 'show-of-strength':
      return `${whose} show of strength against ${other} in ${where}`;
    case 'showdown':
      return `${whose} showdown with ${nameTarget(state, head, names)}`;
    case 'rumble':
      return `the rumble of the boys of ${one} and ${other} in ${where}`;
    case 'mean-streets':
      return `${formatOwner(state, names, defenders)} ambush of ${one} in ${where}`;
  }
}

/** [SCN-10, SCN-11, PO-6] A raid of the law, or a siege by anyone. */
function describeAssault(state: Facts, head: DeepReadonly<BattleHead>, names: TitleNames): string {
  const other = nameParty(names, head.defenders);
  const place = head.business === undefined ? null : names.business(head.business);
  const where = place ?? nameDistrict(head.district);
  const whom = head.scenario === 'siege' ? `siege of ${other} at ${where}` : `raid on ${other} at ${where}`;
  if (isGang(head.attackers)) return `${formatOwner(state, names, head.attackers)} ${whom}`;
  return head.agents === undefined
    ? `the police ${whom}`
    : `the federal ${whom} with ${formatCount(head.agents, 'agent')}`;
}

/** Describes a battle briefly, for its own sides: `the raid on The Blue Parrot`. */
export function describeBattleBriefly(state: Facts, battle: DeepReadonly<CampaignBattle>): string {
  const { scenario, business, district } = battle;
  const where = nameDistrict(district);
  const place = business === null ? where : (state.businesses[business]?.name ?? where);
  const { attackers, defenders, ...head } = buildBattleHead(battle);
  const target = nameTarget(state, { ...head, attackers, defenders }, createTitleNames(state));
  const phrases: Readonly<Record<CampaignBattle['scenario'], string>> = {
    raid: `the raid on ${place}`,
    siege: `the siege of ${place}`,
    'police-raid': `the police raid on ${place}`,
    'smash-and-grab': `the smash and grab at ${place}`,
    hit: `the hit on ${target}`,
    hijack: 'the hijack of a truck',
    meet: 'the meet',
    'show-of-strength': `the show of strength in ${where}`,
    showdown: `the showdown with ${target}`,
    rumble: `the rumble in ${where}`,
    'mean-streets': `the ambush in ${where}`,
  };
  return battle.isClash ? `the clash at ${place}` : phrases[scenario];
}

function nameParty(names: TitleNames, party: Party): string {
  return isGang(party) ? names.gang(party) : 'the police';
}

/** `The Four Winds Tong’s`, `The Corvinos’`. */
function formatOwner(state: Facts, names: TitleNames, party: Party): string {
  if (!isGang(party)) return 'the police’s';
  const endsInS = /s$/iu.test(state.gangs[party]?.name ?? '');
  return `${names.gang(party)}${endsInS ? '’' : '’s'}`;
}

/** Names a target: officials and Bosses are known to everybody, a Boss's men are not. */
function nameTarget(state: Facts, head: DeepReadonly<BattleHead>, names: TitleNames): string {
  const { target, official, attackers } = head;
  if (target === undefined) return official === undefined ? 'somebody' : formatTarget(official);
  const man = findMan(state, target);
  if (man === null) return 'somebody';
  if (man.gang === attackers) return 'a man of its own';
  const gang = names.gang(man.gang);
  return man.isBoss ? `${names.gangster(target)} of ${gang}` : `a man of ${gang}`;
}

function findMan({ gangsters, graveyard }: Facts, id: GangsterId) {
  return gangsters[id] ?? graveyard[id]?.gangster ?? null;
}
