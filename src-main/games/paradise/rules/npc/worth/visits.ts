import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import { derived } from '#kernel/derived.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listBusinesses, listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { computeAverageLoot, findLootRule } from '#main/games/paradise/rules/city/rackets.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { listByTalk } from '../whims.ts';
import { isAimedAt, listHunters } from './danger.ts';
import { computePerksSeen, countGuardsSeen } from './guards.ts';

/** Doors at most of a gang that is thought to be dying. */
export const dyingDoors = 3;

/** Raids and smash-and-grabs of a gang in a month. */
const visitsOfAGang = 0.8;

/** By how much a gang of few doors draws others to each of them: one more blow may finish it. */
const dyingPull = 4;

/**
 * [SCN-5] Estimates how often other gangs come to each owned door this month, as anyone can: doors that bring much
 * and have few guards draw most of them.
 */
const estimateVisits = derived((view: SeatView): ReadonlyMap<BusinessId, number> => {
  const pulls = new Map<BusinessId, number>();
  let total = 0;
  for (const place of listBusinesses(view)) {
    if (place.owner === null) continue;
    const loot = computeAverageLoot(findLootRule(place, computePerksSeen(view, place.owner), view.month));
    const isDying = listOwnedBusinesses(view, place.owner).length <= dyingDoors;
    const pull = ((loot + 100) / (2 + countGuardsSeen(view, place))) ** 2 * (isDying ? dyingPull : 1);
    pulls.set(place.id, pull);
    total += pull;
  }
  const visits = visitsOfAGang * Math.max(0, listLivingGangs(view).length - 2);
  return new Map([...pulls].map(([id, pull]) => [id, (visits * pull) / Math.max(1, total)]));
});

/** How many times as likely as the average rival one of whom the street speaks is to come. */
const talkWeight = 9;

/**
 * [SCN-5] Lists what a door is worth less because other gangs may be there first. The street says who has an eye on a
 * door, so that one gang comes to a door that all of them want.
 */
export function listVisitFactors(
  view: SeatView,
  door: Pick<DeepReadonly<Business>, 'id' | 'owner'>,
  worth: number,
): Factor[] {
  const comes = 1 - Math.exp(-(estimateVisits(view).get(door.id) ?? 0));
  const { owner } = door;
  const hunters = owner !== null && isAimedAt(view, owner) ? listHunters(view, owner) : [];
  const isHunter = hunters.includes(view.seat);
  const rivals = isHunter ? hunters : listLivingGangs(view).flatMap(({ id }) => (id === owner ? [] : [id]));
  const share = Math.min(1, talkWeight * comes * listByTalk(view, door.id, rivals).indexOf(view.seat));
  return [{ name: 'others may get there first', detail: 'in $100s', points: -share * Math.max(0, worth) }];
}

/** The part of a door's worth that is gone for each time it was taken in a year, and for each time the gang was thrown out. */
const wornByFights = { taken: 0.25, repelled: 0.3 } as const;

/** [SCN-5] Lists what a door is worth less to a gang that was thrown out there, or after it has changed hands again and again. */
export function listWearFactors(view: SeatView, { id }: Pick<DeepReadonly<Business>, 'id'>, worth: number): Factor[] {
  const fights = view.doorFights()[id];
  if (fights === undefined) return [];
  const own = fights.repelled.filter((seat) => seat === view.seat).length;
  const share = Math.min(1, fights.taken * wornByFights.taken + own * wornByFights.repelled);
  return [{ name: 'nobody holds that door for long', detail: 'in $100s', points: -share * Math.max(0, worth) }];
}
