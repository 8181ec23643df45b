import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { type Muscle, muscleProfiles } from '#shared/games/paradise/battles.ts';
import { attorneyGeneralId } from '#shared/games/paradise/officials.ts';
import { computeMostMuscle, muscleTable } from '#main/games/paradise/rules/tables/people/muscle.ts';
import { hasTrucksToLend } from '#main/games/paradise/rules/filing/crews.ts';
import {
  listBusinesses,
  listLivingGangs,
  listOwnedBusinesses,
  computeReputation,
} from '#main/games/paradise/rules/lookups.ts';
import { findRacket } from '#main/games/paradise/rules/city/fullRackets.ts';
import { createFreeIdea, type Idea, type OrderGenerators, type GenerationContext } from './idea.ts';

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
export const streetGenerators: OrderGenerators<StreetKind> = {
  'take-over'(context) {
    const { view, picker } = context;
    const place = picker.one(listBusinesses(view).filter(({ owner }) => owner === null));
    const crew = pickCrew(context, 3);
    if (place === undefined || crew.length === 0) return null;
    return createFreeIdea({ kind: 'take-over', business: place.id, crew });
  },
  raid(context) {
    const place = pickRivalPlace(context);
    return place === undefined
      ? null
      : createPartyIdea(context, (party) => ({ kind: 'raid', business: place.id, ...party }));
  },
  'smash-and-grab'(context) {
    const place = pickRivalPlace(context);
    return place === undefined
      ? null
      : createPartyIdea(context, (party) => ({ kind: 'smash-and-grab', business: place.id, ...party }));
  },
  hit(context) {
    const mark = context.picker.one(context.view.rivals);
    return mark === undefined
      ? null
      : createPartyIdea(context, (party) => ({ kind: 'hit', target: mark.id, ...party }));
  },
  'hit-official'(context) {
    const posts = Object.values(context.view.officials).map(({ id }) => id);
    const official = context.picker.one([attorneyGeneralId, ...posts]) ?? attorneyGeneralId;
    return createPartyIdea(context, (party) => ({ kind: 'hit-official', official, ...party }));
  },
  hijack(context) {
    const { view, picker } = context;
    const gang = picker.one(
      listRivals(context).filter((seat) =>
        listOwnedBusinesses(view, seat).some(({ type }) => findRacket(type) === 'booze'),
      ),
    );
    return gang === undefined ? null : createPartyIdea(context, (party) => ({ kind: 'hijack', gang, ...party }));
  },
  'show-of-strength'(context) {
    const gang = context.picker.one(listRivals(context));
    return gang === undefined
      ? null
      : createPartyIdea(context, (party) => ({ kind: 'show-of-strength', gang, ...party }));
  },
  showdown({ view, picker, idle }) {
    const champion = picker.one(
      idle.filter(({ isBoss, profile }) => isBoss || profile === 'enforcer' || profile === 'torpedo'),
    );
    const target = picker.one(Object.values(view.bosses));
    if (champion === undefined || target === undefined) return null;
    return createFreeIdea({ kind: 'showdown', champion: champion.id, target });
  },
  rumble(context) {
    const gang = context.picker.one(listRivals(context));
    return gang === undefined ? null : createFreeIdea({ kind: 'rumble', gang });
  },
  meet(context) {
    const { view, picker } = context;
    const gang = picker.one(listRivals(context));
    const [negotiator, ...bodyguards] = pickCrew(context, 3);
    if (gang === undefined || negotiator === undefined) return null;
    const wanted = picker.unit() < 0.5 ? picker.one(listOwnedBusinesses(view, gang)) : undefined;
    return createFreeIdea({
      kind: 'meet',
      gang,
      negotiator,
      topic: wanted === undefined ? { kind: 'truce' } : { kind: 'business', business: wanted.id },
      bodyguards,
      isTreachery: picker.unit() < 0.3,
    });
  },
  guard(context) {
    const { view, picker } = context;
    const place = picker.one(listOwnedBusinesses(view, view.seat));
    const boss = view.members.find(({ isBoss }) => isBoss);
    const crew = pickCrew(context, 4).filter((id) => id !== boss?.id);
    if (crew.length === 0) return null;
    if (place !== undefined && picker.unit() < 0.7) {
      return createFreeIdea({ kind: 'guard', post: { kind: 'business', business: place.id }, crew });
    }
    if (boss === undefined) return null;
    return createFreeIdea({ kind: 'guard', post: { kind: 'gangster', gangster: boss.id }, crew });
  },
  ambush(context) {
    const { view, picker } = context;
    const gang = picker.one(listRivals(context));
    const place = picker.one(listOwnedBusinesses(view, view.seat));
    if (gang === undefined || place === undefined) return null;
    return createFreeIdea({ kind: 'ambush', gang, district: place.district });
  },
};

function listRivals({ view }: GenerationContext) {
  return listLivingGangs(view).flatMap(({ id }) => (id === view.seat ? [] : [id]));
}

function pickRivalPlace({ view, picker }: GenerationContext) {
  return picker.one(listBusinesses(view).filter(({ owner }) => owner !== null && owner !== view.seat));
}

/** Picks a few idle men. */
function pickCrew({ picker, idle }: GenerationContext, most: number): GangsterId[] {
  return picker.some(idle, picker.whole(1, most)).map(({ id }) => id);
}

type Party = {
  crew: GangsterId[];
  muscle: Muscle[];
  vehicles: GenerationContext['view']['vehicles'][number]['id'][];
  companyTruck: boolean;
};

type JobKind = 'raid' | 'smash-and-grab' | 'hit' | 'hit-official' | 'hijack' | 'show-of-strength';

/** Creates a job with a few idle men, sometimes with hired ones, in the gang's free vehicles. */
function createPartyIdea<K extends JobKind>(
  context: GenerationContext,
  order: (party: Party) => Idea<K>['order'],
): Idea<K> | null {
  const { view } = context;
  const crew = pickCrew(context, 8);
  if (crew.length === 0) return null;
  const muscle = pickMuscle(context);
  const costDollars = muscle.reduce((sum, { profile, count }) => sum + count * muscleTable[profile].priceDollars, 0);
  const vehicles = view.vehicles.map(({ id }) => id);
  const companyTruck = hasTrucksToLend(view, view.seat);
  return { order: order({ crew, muscle, vehicles, companyTruck }), costDollars };
}

/** [GANG-13] */
function pickMuscle({ view, picker }: GenerationContext): Muscle[] {
  if (picker.unit() < 0.5) return [];
  const reputation = computeReputation(view.purse);
  const profile = picker.one(
    muscleProfiles.filter((kind) => (view.purse.rests[kind] ?? 0) === 0 && computeMostMuscle(kind, reputation) > 0),
  );
  if (profile === undefined) return [];
  return [{ profile, count: picker.whole(1, Math.min(6, computeMostMuscle(profile, reputation))) }];
}
