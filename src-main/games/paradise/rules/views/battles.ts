import { lowerArticles } from '#shared/words/sentences.ts';
import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';
import type { DepartedView, RivalView } from '#shared/games/paradise/views/campaign.ts';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { findBattleHead, listBattles, listLivingGangs, listDead } from '../lookups.ts';
import type { State } from '../state.ts';
import { countServedMonths, type Gangster } from '../state/records/gangs.ts';
import { buildBattleHead, type BattleHead, type PastBattle } from '../state/records/pastBattles.ts';
import { weaponTable } from '../tables/people/equipment.ts';
import { describeRole } from '../gangs/naming.ts';
import { describeBattleHead } from '../battles/arranging/title.ts';
import { listSeatsOfHead } from '../battles/arranging/parties.ts';
import { summarizePastBattle, summarizeBattle } from '../battles/watching/summaries.ts';

type Past = DeepReadonly<PastBattle>;

/**
 * Builds the rivals a gang could point out, every Boss and the men it met; the games master reads every gang's list.
 */
export function buildRivalViews(state: State, viewer: Viewer): RivalView[] {
  const living = listLivingGangs(state).map(({ id }) => id);
  const seats = viewer === 'gm' ? living : [viewer];
  return seats.flatMap((knownBy) =>
    Object.values(state.gangsters).flatMap((gangster): RivalView[] => {
      const { id, gang, name, isBoss } = gangster;
      const sighting = state.sightings[`${knownBy}:${id}`];
      const isStranger = !isBoss && sighting === undefined;
      if (gang === knownBy || !living.includes(gang) || isStranger) return [];
      return [{ knownBy, id, gang, name, role: describeRole(gangster), isBoss, seen: copySighting(sighting) }];
    }),
  );
}

function copySighting(sighting: State['sightings'][string] | undefined): RivalView['seen'] {
  if (sighting === undefined) return null;
  const { month, stats, weapons } = sighting;
  return { month, stats: { ...stats }, weapons: weapons.map((weapon) => weaponTable[weapon].name) };
}

/** Builds the dead, whose names are public, each with the battle of his death. */
export function buildDepartedViews(state: State, viewer: Viewer): DepartedView[] {
  return listDead(state).map(({ gangster, month, funeralHeld, battle }) => ({
    id: gangster.id,
    gang: gangster.gang,
    name: gangster.name,
    role: describeRole(gangster),
    ...(gangster.formerNames === undefined ? {} : { formerNames: [...gangster.formerNames] }),
    month,
    funeralHeld,
    servedMonths: viewer === 'gm' || viewer === gangster.gang ? countServedMonths(gangster, month) : null,
    fell: battle === null ? null : describeFall(state, battle, gangster),
  }));
}

function describeFall(
  state: State,
  battle: BattleId,
  { id, gang }: Pick<DeepReadonly<Gangster>, 'id' | 'gang'>,
): DepartedView['fell'] {
  const head = findBattleHead(state, battle);
  if (head === null) return null;
  const against = head.attackers === gang ? head.defenders : head.attackers;
  return { title: lowerArticles(describeBattleHead(state, head)), against, by: findKiller(state, battle, id) };
}

/** Finds who was seen in the open street to shoot a man; null for nobody, and for battles of more than a year ago. */
function findKiller(state: State, battle: BattleId, dead: GangsterId): string | null {
  const outcome = state.battles[battle]?.settled?.outcome ?? null;
  if ((outcome?.causes.gunfight ?? 0) === 0) return null;
  const by = outcome?.fatalShots?.find(({ gangster }) => gangster === dead)?.by;
  return by === undefined ? null : ((state.gangsters[by] ?? state.graveyard[by]?.gangster)?.name ?? null);
}

/** Lists the battles of the last months a viewer may know of, the newest first, and the number of earlier ones. */
export function listRecentBattles(state: State, viewer: Viewer): { battles: BattleSummary[]; earlierBattles: number } {
  return {
    battles: listBattles(state)
      .filter((battle) => mayKnow(viewer, buildBattleHead(battle), battle.settled?.outcome ?? undefined))
      .toReversed()
      .map((battle) => summarizeBattle(state, battle, viewer)),
    earlierBattles: listEarlierKnown(state, viewer).length,
  };
}

/** Lists every battle of the campaign a viewer may know of, the newest first. */
export function listEveryBattle(state: State, viewer: Viewer): BattleSummary[] {
  const earlier = listEarlierKnown(state, viewer)
    .toReversed()
    .map(([id, past]) => summarizePastBattle(state, id, past, viewer));
  return [...listRecentBattles(state, viewer).battles, ...earlier];
}

function listEarlierKnown(state: State, viewer: Viewer): (readonly [BattleId, Past])[] {
  const all = Object.entries(state.pastBattles) as [BattleId, Past][];
  return all.filter(([, past]) => mayKnow(viewer, past, past.outcome));
}

/** His own before they are fought, all of them after. */
function mayKnow(viewer: Viewer, head: DeepReadonly<BattleHead>, outcome: unknown): boolean {
  return viewer === 'gm' || outcome !== undefined || listSeatsOfHead(head).includes(viewer);
}
