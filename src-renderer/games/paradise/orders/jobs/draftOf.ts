import type { BargainSide, BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { Approach, MuscleProfile } from '#shared/games/paradise/battles.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { draftFrom } from '#games/paradise/bargains/draft.ts';
import { signs, createJob, type JobDraft } from './jobs.ts';

/** The form as it stood when a job was planned; null for orders that go nowhere. */
export function createDraftFromOrder(order: Order, month: number): JobDraft | null {
  const kind = Object.values(signs)
    .flat()
    .find(({ id }) => id === order.kind)?.id;
  if (kind === undefined) return null;
  const draft: JobDraft = { ...createJob(), kind };
  const party = order as Partial<{
    crew: JobDraft['crew'];
    muscle: { profile: MuscleProfile; count: number }[];
    vehicles: JobDraft['vehicles'];
    companyTruck: boolean;
    approach: Approach;
  }>;
  draft.crew = [...(party.crew ?? [])];
  draft.muscle = Object.fromEntries((party.muscle ?? []).map(({ profile, count }) => [profile, count]));
  draft.vehicles = [...(party.vehicles ?? [])];
  draft.companyTruck = party.companyTruck ?? false;
  draft.approach = party.approach ?? null;
  aim(draft, order, month);
  return draft;
}

function aim(draft: JobDraft, order: Order, month: number): void {
  switch (order.kind) {
    case 'take-over':
    case 'raid':
    case 'smash-and-grab':
      draft.business = order.business;
      return;
    case 'hit':
      draft.target = order.target;
      draft.place = order.place ?? null;
      return;
    case 'hit-official':
      draft.official = order.official;
      return;
    case 'showdown':
      draft.target = order.target;
      draft.champion = order.champion;
      return;
    case 'hijack':
    case 'show-of-strength':
    case 'rumble':
      draft.gang = order.gang;
      return;
    case 'ambush':
      draft.gang = order.gang;
      draft.district = order.district;
      return;
    case 'guard':
      draft.post = order.post.kind;
      if (order.post.kind === 'business') draft.business = order.post.business;
      else draft.guarded = order.post.gangster;
      return;
    case 'meet':
      draft.gang = order.gang;
      draft.negotiator = order.negotiator;
      draft.isTreachery = order.isTreachery;
      draft.crew = [...order.bodyguards];
      draft.topic = order.topic.kind;
      if (order.topic.kind === 'business') draft.business = order.topic.business;
      if (order.topic.kind === 'bargain') draft.terms = draftFrom(turnTerms(order.topic.terms), month);
      return;
    default:
  }
}

const other: Record<BargainSide, BargainSide> = { us: 'them', them: 'us' };

/** The same terms as the other side says them. */
function turnTerms(terms: BargainTerms): BargainTerms {
  const { line, payment, businesses } = terms;
  return {
    ...terms,
    line: line === null ? null : { ...line, ours: line.theirs, theirs: line.ours },
    payment: payment === null ? null : { ...payment, by: other[payment.by] },
    businesses: businesses.map((one) => ({ ...one, by: other[one.by] })),
  };
}
