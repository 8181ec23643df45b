import type { BattleSide } from '#shared/games/paradise/battles.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import { sortBestFirst } from '#main/games/paradise/rules/skirmish/table/levels.ts';
import type { CampaignBattle, Force } from '#main/games/paradise/rules/state/records/battles.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { findMostFigures } from '#shared/games/paradise/tableSize.ts';
import { isHireable } from './arranged.ts';
import { listPool } from './dress.ts';
import { isGang } from './parties.ts';

/** [MONTH-8] Returns a battle by the house rule “Figures a side”: whoever is beyond the limit stays out of it. */
export function limitToTable(state: State, battle: CampaignBattle): CampaignBattle {
  const most = findMostFigures(state);
  if (most === Infinity) return battle;
  return {
    ...battle,
    attackers: limitForce(state, battle, 'attackers', most),
    defenders: limitForce(state, battle, 'defenders', most),
    figuresASide: most,
  };
}

/**
 * Limits one side: the men whom the battle is about stay in, then those whom its dice brought, the law in the order of
 * its cars, then the best of the others. An official who is hit counts too.
 */
function limitForce(state: State, battle: CampaignBattle, side: BattleSide, most: number): Force {
  const force = battle[side];
  const roster = new Roster(side, 'rank ');
  const createMen = (profile: Force['extras'][number]['profile'], count: number): FigureSource[] =>
    isHireable(profile) ? roster.gangsters(profile, count) : roster.law(profile, count);
  const own = listPool(state, force.crew, side);
  const isNamed = ({ id }: FigureSource): boolean =>
    id === battle.target || id === battle.negotiators?.attackers || id === battle.negotiators?.defenders;
  const extras = force.extras.map((group) => ({ group, men: createMen(group.profile, group.count) }));
  const muscle = force.muscle.map((group) => ({ group, men: createMen(group.profile, group.count) }));
  const guards = roster.gangsters('hoodlum', force.guards);
  const brought = extras.flatMap(({ men }) => men);
  const everybody = [
    ...own.filter(isNamed),
    ...(isGang(force.party) ? sortBestFirst(brought) : brought),
    ...sortBestFirst([...own.filter((man) => !isNamed(man)), ...muscle.flatMap(({ men }) => men), ...guards]),
  ];
  const room = side === 'defenders' && battle.official ? most - 1 : most;
  if (everybody.length <= room) return force;
  const staying = new Set(everybody.slice(0, room).map(({ id }) => id));
  const countStaying = (men: readonly FigureSource[]): number => men.filter(({ id }) => staying.has(id)).length;
  const keepGroups = <G extends { count: number }>(groups: readonly { group: G; men: FigureSource[] }[]): G[] =>
    groups.map(({ group, men }) => ({ ...group, count: countStaying(men) })).filter(({ count }) => count > 0);
  return {
    ...force,
    crew: force.crew.filter((id) => staying.has(id)),
    muscle: keepGroups(muscle),
    extras: keepGroups(extras),
    guards: countStaying(guards),
    leftOut: everybody.length - room,
  };
}
