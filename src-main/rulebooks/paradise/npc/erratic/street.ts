import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Muscle } from '#shared/games/paradise/battles.ts';
import { attorneyGeneralId } from '#shared/games/paradise/officials.ts';
import { computeMostMuscle, muscleTable } from '#rulebooks/paradise/tables/people/muscle.ts';
import { hasTrucksToLend } from '#rulebooks/paradise/filing/crews.ts';
import {
  listBusinesses,
  listLivingGangs,
  listOwnedBusinesses,
  computeReputation,
} from '#rulebooks/paradise/lookups.ts';
import { findRacket } from '#rulebooks/paradise/city/fullRackets.ts';
import { muscleProfiles } from '#shared/games/paradise/battles.ts';
import { createFreeIdea, type Idea, type Muses, type Musing } from './idea.ts';

type StreetKind =
  | 'take-over'
  | 'raid'
  | 'smash-and-grab'
  | 'hit'
  | 'hit-official'
  | 'hijack'
  | 'show-of-strength'
  | 'showdown'
  | 'rumble'
  | 'meet'
  | 'guard'
  | 'ambush';

/** Takeovers, jobs and posts. */
export const streetMuses: Muses<StreetKind> = {
  'take-over'(musing) {
    const { view, fancy } = musing;
    const place = fancy.one(listBusinesses(view).filter(({ owner }) => owner === null));
    const crew = pickCrew(musing, 3);
    if (place === undefined || crew.length === 0) return null;
    return createFreeIdea({ kind: 'take-over', business: place.id, crew });
  },
  raid(musing) {
    const place = rivalPlace(musing);
    return place === undefined
      ? null
      : withParty(musing, (party) => ({ kind: 'raid', business: place.id, ...party }));
  },
  'smash-and-grab'(musing) {
    const place = rivalPlace(musing);
    return place === undefined
      ? null
      : withParty(musing, (party) => ({ kind: 'smash-and-grab', business: place.id, ...party }));
  },
  hit(musing) {
    const mark = musing.fancy.one(musing.view.rivals);
    return mark === undefined
      ? null
      : withParty(musing, (party) => ({ kind: 'hit', target: mark.id, ...party }));
  },
  'hit-official'(musing) {
    const posts = Object.values(musing.view.officials).map(({ id }) => id);
    const official = musing.fancy.one([attorneyGeneralId, ...posts]) ?? attorneyGeneralId;
    return withParty(musing, (party) => ({ kind: 'hit-official', official, ...party }));
  },
  hijack(musing) {
    const { view, fancy } = musing;
    const gang = fancy.one(
      listRivals(musing).filter((seat) =>
        listOwnedBusinesses(view, seat).some(({ type }) => findRacket(type) === 'booze'),
      ),
    );
    return gang === undefined
      ? null
      : withParty(musing, (party) => ({ kind: 'hijack', gang, ...party }));
  },
  'show-of-strength'(musing) {
    const gang = musing.fancy.one(listRivals(musing));
    return gang === undefined
      ? null
      : withParty(musing, (party) => ({ kind: 'show-of-strength', gang, ...party }));
  },
  showdown({ view, fancy, idle }) {
    const champion = fancy.one(
      idle.filter(
        ({ isBoss, profile }) => isBoss || profile === 'enforcer' || profile === 'torpedo',
      ),
    );
    const target = fancy.one(Object.values(view.bosses));
    if (champion === undefined || target === undefined) return null;
    return createFreeIdea({ kind: 'showdown', champion: champion.id, target });
  },
  rumble(musing) {
    const gang = musing.fancy.one(listRivals(musing));
    return gang === undefined ? null : createFreeIdea({ kind: 'rumble', gang });
  },
  meet(musing) {
    const { view, fancy } = musing;
    const gang = fancy.one(listRivals(musing));
    const [negotiator, ...bodyguards] = pickCrew(musing, 3);
    if (gang === undefined || negotiator === undefined) return null;
    const wanted = fancy.unit() < 0.5 ? fancy.one(listOwnedBusinesses(view, gang)) : undefined;
    return createFreeIdea({
      kind: 'meet',
      gang,
      negotiator,
      topic: wanted === undefined ? { kind: 'truce' } : { kind: 'business', business: wanted.id },
      bodyguards,
      isTreachery: fancy.unit() < 0.3,
    });
  },
  guard(musing) {
    const { view, fancy } = musing;
    const place = fancy.one(listOwnedBusinesses(view, view.seat));
    const boss = view.members.find(({ isBoss }) => isBoss);
    const crew = pickCrew(musing, 4).filter((id) => id !== boss?.id);
    if (crew.length === 0) return null;
    if (place !== undefined && fancy.unit() < 0.7) {
      return createFreeIdea({
        kind: 'guard',
        post: { kind: 'business', business: place.id },
        crew,
      });
    }
    if (boss === undefined) return null;
    return createFreeIdea({ kind: 'guard', post: { kind: 'gangster', gangster: boss.id }, crew });
  },
  ambush(musing) {
    const { view, fancy } = musing;
    const gang = fancy.one(listRivals(musing));
    const place = fancy.one(listOwnedBusinesses(view, view.seat));
    if (gang === undefined || place === undefined) return null;
    return createFreeIdea({ kind: 'ambush', gang, district: place.district });
  },
};

function listRivals({ view }: Musing) {
  return listLivingGangs(view).flatMap(({ id }) => (id === view.seat ? [] : [id]));
}

function rivalPlace({ view, fancy }: Musing) {
  return fancy.one(
    listBusinesses(view).filter(({ owner }) => owner !== null && owner !== view.seat),
  );
}

/** A few who are idle. */
function pickCrew({ fancy, idle }: Musing, most: number): GangsterId[] {
  return fancy.some(idle, fancy.whole(1, most)).map(({ id }) => id);
}

type Party = {
  crew: GangsterId[];
  muscle: Muscle[];
  vehicles: Musing['view']['vehicles'][number]['id'][];
  companyTruck: boolean;
};

type JobKind = 'raid' | 'smash-and-grab' | 'hit' | 'hit-official' | 'hijack' | 'show-of-strength';

/** A job with a few idle men, sometimes with hired ones, in whatever there is to drive. */
function withParty<K extends JobKind>(
  musing: Musing,
  order: (party: Party) => Idea<K>['order'],
): Idea<K> | null {
  const { view } = musing;
  const crew = pickCrew(musing, 8);
  if (crew.length === 0) return null;
  const muscle = muscleFor(musing);
  const costDollars = muscle.reduce(
    (sum, { profile, count }) => sum + count * muscleTable[profile].priceDollars,
    0,
  );
  const vehicles = view.vehicles.map(({ id }) => id);
  const companyTruck = hasTrucksToLend(view, view.seat);
  return { order: order({ crew, muscle, vehicles, companyTruck }), costDollars };
}

/** [GANG-13] */
function muscleFor({ view, fancy }: Musing): Muscle[] {
  if (fancy.unit() < 0.5) return [];
  const reputation = computeReputation(view.purse);
  const profile = fancy.one(
    muscleProfiles.filter(
      (kind) => (view.purse.rests[kind] ?? 0) === 0 && computeMostMuscle(kind, reputation) > 0,
    ),
  );
  if (profile === undefined) return [];
  return [{ profile, count: fancy.whole(1, Math.min(6, computeMostMuscle(profile, reputation))) }];
}
