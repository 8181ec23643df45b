import { createBargain, readTerms, type BargainDraft } from '#games/paradise/bargains/draft.ts';
import type { BusinessView, GangsterView } from '#shared/games/paradise/views/campaign.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId, OfficialId, VehicleId } from '#shared/games/paradise/ids.ts';
import { jobApproaches, type Approach, type Muscle, type MuscleProfile } from '#shared/games/paradise/battles.ts';
import type { DoorJob, Whose } from './targets.ts';
import type { District } from '#shared/games/paradise/city.ts';

/** The jobs a gang can plan, in the order of the form. */
export const jobKinds = [
  { id: 'raid', name: 'Raid', about: 'Take a rival’s business by force, with all it earns.' },
  {
    id: 'smash-and-grab',
    name: 'Smash and grab',
    about: 'Carry off the Loot of a rival’s business and wreck the rest.',
  },
  { id: 'hijack', name: 'Hijack', about: 'Take a truckload of a rival’s booze off the road.' },
  { id: 'hit', name: 'Hit', about: 'Kill one of a rival’s people, or a man of your own who may talk to the law.' },
  {
    id: 'hit-official',
    name: 'Hit on an official',
    about: 'Kill a man of City Hall, the bench, the police, the press or the State.',
  },
  {
    id: 'show-of-strength',
    name: 'Show of strength',
    about: 'Shoot up a rival’s streets and put as many of his men out as you can.',
  },
  { id: 'showdown', name: 'Showdown', about: 'One of yours against one of theirs, alone.' },
  { id: 'rumble', name: 'Rumble', about: 'Let the boys of the block fight it out for you.' },
  { id: 'meet', name: 'Meet', about: 'Sit down with a rival and talk, or pretend to.' },
  { id: 'guard', name: 'Guard', about: 'Post men at a place or beside somebody for the month.' },
  { id: 'ambush', name: 'Ambush', about: 'Lie in wait for a rival’s crew that passes one of your districts.' },
] as const;
export type JobKind = (typeof jobKinds)[number]['id'];
export type PlannedKind = 'take-over' | JobKind;

/** Everything that can be planned, by whose doors it is planned at. */
export const signs: Readonly<Record<Whose, readonly { id: PlannedKind; name: string; about: string }[]>> = {
  free: [{ id: 'take-over', name: 'Take over', about: 'Talk an owner into working for you. One takeover a month.' }],
  rivals: jobKinds.filter(({ id }) => id !== 'guard' && id !== 'ambush'),
  own: jobKinds.filter(({ id }) => id === 'guard' || id === 'ambush'),
};

/** Finds whose doors a kind of order is planned at. */
export function findWhose(kind: PlannedKind): Whose {
  if (kind === 'take-over') return 'free';
  return kind === 'guard' || kind === 'ambush' ? 'own' : 'rivals';
}

/** Finds the sign of a kind of order. */
export function findSign(kind: PlannedKind): (typeof signs)[Whose][number] {
  const sign = signs[findWhose(kind)].find(({ id }) => id === kind);
  if (sign === undefined) throw new Error(`There is no sign for ${kind}.`);
  return sign;
}

/** Everything the form holds; each kind of job reads what it needs. */
export type JobDraft = {
  kind: PlannedKind;
  business: BusinessId | null;
  gang: SeatId | null;
  target: GangsterId | null;
  /** [SCN-2] The business to wait for the target at. */
  place: BusinessId | null;
  official: OfficialId | null;
  champion: GangsterId | null;
  negotiator: GangsterId | null;
  topic: 'truce' | 'business' | 'bargain';
  /** The terms asked for when the topic is a bargain. */
  terms: BargainDraft;
  isTreachery: boolean;
  post: 'business' | 'gangster';
  guarded: GangsterId | null;
  district: District | null;
  crew: GangsterId[];
  muscle: Partial<Record<MuscleProfile, number>>;
  vehicles: VehicleId[];
  companyTruck: boolean;
  /** [SCN-0] The plan that its party is given. */
  approach: Approach | null;
};

export function createJob(kind: PlannedKind = 'raid'): JobDraft {
  return {
    kind,
    business: null,
    gang: null,
    target: null,
    place: null,
    official: null,
    champion: null,
    negotiator: null,
    topic: 'truce',
    terms: createBargain(),
    isTreachery: false,
    post: 'business',
    guarded: null,
    district: null,
    crew: [],
    muscle: {},
    vehicles: [],
    companyTruck: false,
    approach: null,
  };
}

/** True if a job sends a party with muscle and cars. */
export function sendsParty(kind: PlannedKind): boolean {
  return ['raid', 'smash-and-grab', 'hijack', 'hit', 'hit-official', 'show-of-strength'].includes(kind);
}

/** [SCN-0] Lists the plans that a party of a job can be given. */
export function listApproaches(kind: PlannedKind): readonly Approach[] {
  return kind in jobApproaches ? jobApproaches[kind as keyof typeof jobApproaches] : [];
}

/** [GANG-13] True if muscle can be hired for it: a party that goes out, or men posted at a place. */
export function canHireMuscle({ kind, post }: Pick<JobDraft, 'kind' | 'post'>): boolean {
  return sendsParty(kind) || (kind === 'guard' && post === 'business');
}

/** True if somebody is picked who goes along. */
export function sendsCrew(kind: PlannedKind): boolean {
  return kind !== 'rumble' && kind !== 'ambush' && kind !== 'showdown';
}

/** True if talk decides it, not arms. */
export function isTalk(kind: PlannedKind): boolean {
  return kind === 'take-over' || kind === 'meet';
}

/** Returns the job as one that goes to a door, or stays at it; null for the others. */
export function readDoorJob({ kind, post }: Pick<JobDraft, 'kind' | 'post'>): DoorJob | null {
  if (kind === 'take-over' || kind === 'raid' || kind === 'smash-and-grab') return kind;
  return kind === 'guard' && post === 'business' ? kind : null;
}

/** Lists the men hired for a job. */
export function listMuscle(draft: Pick<JobDraft, 'muscle'>): Muscle[] {
  return (Object.entries(draft.muscle) as [MuscleProfile, number][])
    .filter(([, count]) => count > 0)
    .map(([profile, count]) => ({ profile, count }));
}

/** Counts the men of a party beside its crew: those hired, and the speaker of a Meet. */
export function countOthers(draft: Pick<JobDraft, 'kind' | 'post' | 'muscle'>): number {
  const hired = canHireMuscle(draft) ? listMuscle(draft).reduce((sum, { count }) => sum + count, 0) : 0;
  return hired + (draft.kind === 'meet' ? 1 : 0);
}

/** The order as composed so far, or what is missing. */
export function createJobOrder(draft: JobDraft, month: number): { order: Order } | { missing: string } {
  const { kind, business, gang, target, place, crew } = draft;
  const { vehicles, companyTruck } = draft;
  const approach = listApproaches(kind).find((one) => one === draft.approach);
  const plan = approach === undefined ? {} : { approach };
  const party = { crew, muscle: listMuscle(draft), vehicles, companyTruck, ...plan };
  const needsCrew = { missing: 'Pick who goes.' };
  switch (kind) {
    case 'take-over':
      if (business === null) return { missing: 'Pick a business and a crew to see the odds.' };
      return crew.length === 0
        ? { missing: 'Pick who goes; the best SMARTS of the crew makes the test.' }
        : { order: { kind, business, crew } };
    case 'raid':
    case 'smash-and-grab':
      if (business === null) return { missing: 'Pick a rival’s business.' };
      return crew.length === 0 ? needsCrew : { order: { kind, business, ...party } };
    case 'hijack':
    case 'show-of-strength':
      if (gang === null) return { missing: 'Pick a rival gang.' };
      return crew.length === 0 ? needsCrew : { order: { kind, gang, ...party } };
    case 'hit':
      if (target === null) return { missing: 'Pick whom it is on.' };
      return crew.length === 0
        ? needsCrew
        : { order: { kind, target, ...(place === null ? {} : { place }), ...party } };
    case 'hit-official':
      if (draft.official === null) return { missing: 'Pick the official it is on.' };
      return crew.length === 0 ? needsCrew : { order: { kind, official: draft.official, ...party } };
    case 'showdown':
      if (target === null) return { missing: 'Pick whom to call out.' };
      if (draft.champion === null) return { missing: 'Pick who stands up to him.' };
      return { order: { kind, champion: draft.champion, target } };
    case 'rumble':
      return gang === null ? { missing: 'Pick a rival gang.' } : { order: { kind, gang } };
    case 'meet':
      return meetOrder(draft, month);
    case 'guard':
      return guardOrder(draft);
    case 'ambush':
      if (gang === null) return { missing: 'Pick whom to wait for.' };
      if (draft.district === null) return { missing: 'Pick the district to wait in.' };
      return { order: { kind, gang, district: draft.district } };
  }
}

/** The draft with somebody to talk: who was picked, else the best SMARTS among those who guard nobody there. */
export function addTalker(draft: JobDraft, free: readonly Pick<GangsterView, 'id' | 'statsNow'>[]): JobDraft {
  const best = free
    .filter(({ id }) => !draft.crew.includes(id))
    .toSorted((a, b) => b.statsNow.smarts - a.statsNow.smarts)[0];
  return { ...draft, negotiator: draft.negotiator ?? best?.id ?? null };
}

function meetOrder(draft: JobDraft, month: number): { order: Order } | { missing: string } {
  const { gang, negotiator, business, isTreachery } = draft;
  if (gang === null) return { missing: 'Pick a rival gang.' };
  if (negotiator === null) return { missing: 'Pick who does the talking.' };
  if (draft.topic === 'business' && business === null) {
    return { missing: 'Pick the business you ask for.' };
  }
  const composed = readTerms(draft.terms, month);
  if (draft.topic === 'bargain' && 'missing' in composed) return composed;
  return {
    order: {
      kind: 'meet',
      gang,
      negotiator,
      topic:
        draft.topic === 'business' && business !== null
          ? { kind: 'business', business }
          : draft.topic === 'bargain' && 'terms' in composed
            ? { kind: 'bargain', terms: composed.terms }
            : { kind: 'truce' },
      bodyguards: draft.crew.filter((id) => id !== negotiator),
      isTreachery,
    },
  };
}

function guardOrder(draft: JobDraft): { order: Order } | { missing: string } {
  const { post, business, guarded, crew } = draft;
  if (post === 'business' && business === null) return { missing: 'Pick a place of your own.' };
  if (post === 'gangster' && guarded === null) return { missing: 'Pick whom to guard.' };
  if (crew.length === 0) return { missing: 'Pick who stands guard.' };
  const muscle = canHireMuscle(draft) ? listMuscle(draft) : [];
  return {
    order: {
      kind: 'guard',
      post:
        post === 'business' && business !== null
          ? { kind: 'business', business }
          : { kind: 'gangster', gangster: guarded as GangsterId },
      crew: crew.filter((id) => post === 'business' || id !== guarded),
      ...(muscle.length > 0 ? { muscle } : {}),
    },
  };
}

/** The draft aimed at a door: at its gang, its district, or the door itself, as its kind of order asks for. */
export function aimAt(
  draft: JobDraft,
  { id, owner, district }: Pick<BusinessView, 'id' | 'owner' | 'district'>,
): JobDraft {
  const whose = findWhose(draft.kind);
  const aimed: JobDraft = { ...draft, business: id };
  if (whose === 'rivals') aimed.gang = owner;
  if (draft.kind === 'hit' && draft.gang !== owner) {
    aimed.target = null;
    aimed.place = null;
  }
  if (draft.kind === 'ambush') aimed.district = district;
  if (draft.kind === 'guard') aimed.post = 'business';
  return aimed;
}
