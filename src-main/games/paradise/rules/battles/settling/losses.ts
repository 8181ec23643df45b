import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleSide, OthersKind } from '#shared/games/paradise/battles.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { dollarsPerLoot } from '#main/games/paradise/rules/tables/rackets.ts';
import { listSeatsOfHead } from '../arranging/parties.ts';
import type { PastBattle } from '#main/games/paradise/rules/state/records/pastBattles.ts';

type Outcome = NonNullable<DeepReadonly<PastBattle>['outcome']>;

const groupNames: Readonly<Record<OthersKind, { one: string; many: string }>> = {
  guards: { one: 'guard', many: 'guards' },
  muscle: { one: 'hired man', many: 'hired men' },
  street: { one: 'boy of the block', many: 'boys of the block' },
  police: { one: 'policeman', many: 'policemen' },
  feds: { one: 'federal agent', many: 'federal agents' },
  citizens: { one: 'bystander', many: 'bystanders' },
};

/**
 * [SCN-12] Describes the cost of a settled battle, a line a kind. Everybody reads of the dead and the arrested; the
 * wounded and the Loot are for those who were in it and the games master.
 */
export function describeLosses(
  state: Pick<State, 'gangsters' | 'graveyard' | 'gangs'>,
  battle: DeepReadonly<PastBattle>,
  viewer: Viewer,
): string[] {
  const { outcome } = battle;
  if (outcome === undefined) return [];
  const wasThere = viewer === 'gm' || listSeatsOfHead(battle).includes(viewer);
  const listNames = (label: string, gangsters: readonly GangsterId[] = []): string[] =>
    gangsters.length === 0 ? [] : [`${label}: ${joinWords(gangsters.map((id) => findName(state, id)))}.`];
  return [
    ...listNames('Dead', outcome.dead),
    ...listNames('Booked', outcome.booked),
    ...(wasThere ? listNames('Wounded', outcome.wounded) : []),
    ...describeOthers(outcome),
    ...(wasThere ? describeLoot(state, battle, outcome) : []),
  ];
}

function findName(state: Pick<State, 'gangsters' | 'graveyard' | 'gangs'>, id: GangsterId): string {
  const gangster = state.gangsters[id] ?? state.graveyard[id]?.gangster;
  if (gangster === undefined) return 'somebody';
  return `${gangster.name} (${state.gangs[gangster.gang]?.name ?? 'nobody’s man'})`;
}

function describeOthers({ others = [] }: Outcome): string[] {
  const fallen = others.map(({ kind, dead }) => `${dead} ${dead === 1 ? groupNames[kind].one : groupNames[kind].many}`);
  return fallen.length === 0 ? [] : [`Also dead: ${joinWords(fallen)}.`];
}

function describeLoot(
  state: Pick<State, 'gangs'>,
  battle: DeepReadonly<PastBattle>,
  { loot = { attackers: 0, defenders: 0 } }: Outcome,
): string[] {
  return (['attackers', 'defenders'] as BattleSide[]).flatMap((side) => {
    const points = loot[side];
    const gang = state.gangs[battle[side] as SeatId];
    if (points === 0 || gang === undefined) return [];
    return [`${gang.name} held Loot worth ${formatDollars(points * dollarsPerLoot)}.`];
  });
}
