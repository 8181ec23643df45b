import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { makeEmptyTerms, type BargainSide, type BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { District } from '#shared/games/paradise/city.ts';

/** Everything the form of terms holds; what is not ticked is kept for when it is. */
export type BargainDraft = {
  hasTruce: boolean;
  truceMonths: number;
  hasLine: boolean;
  lineMonths: number;
  ours: District[];
  theirs: District[];
  hasJoint: boolean;
  jointOn: 'gang' | 'business';
  jointGang: SeatId | null;
  jointBusiness: BusinessId | null;
  /** Months from now. */
  jointIn: number;
  hasPayment: boolean;
  payer: BargainSide;
  dollars: number;
  paymentMonths: number;
  hasBusinesses: boolean;
  gives: BusinessId[];
  gets: BusinessId[];
};

export function createBargain(): BargainDraft {
  return {
    hasTruce: true,
    truceMonths: 3,
    hasLine: false,
    lineMonths: 6,
    ours: [],
    theirs: [],
    hasJoint: false,
    jointOn: 'gang',
    jointGang: null,
    jointBusiness: null,
    jointIn: 1,
    hasPayment: false,
    payer: 'us',
    dollars: 100,
    paymentMonths: 1,
    hasBusinesses: false,
    gives: [],
    gets: [],
  };
}

/** A form filled with terms, seen from the side that put them. */
export function fillDraft(terms: BargainTerms, month: number): BargainDraft {
  const turned = draftFrom(terms, month);
  const { ours, theirs, payer, gives, gets } = turned;
  return { ...turned, ours: theirs, theirs: ours, payer: payer === 'us' ? 'them' : 'us', gives: gets, gets: gives };
}

/** A form filled with terms that somebody else put, seen from the other side. */
export function draftFrom(terms: BargainTerms, month: number): BargainDraft {
  const blank = createBargain();
  const { truceMonths, line, joint, payment, businesses } = terms;
  const target = joint?.target;
  const given = (by: BargainSide): BusinessId[] =>
    businesses.filter((one) => one.by === by).map(({ business }) => business);
  return {
    ...blank,
    hasTruce: truceMonths !== null,
    truceMonths: truceMonths ?? blank.truceMonths,
    hasLine: line !== null,
    lineMonths: line?.months ?? blank.lineMonths,
    ours: line?.theirs ?? [],
    theirs: line?.ours ?? [],
    hasJoint: joint !== null,
    jointOn: target?.kind ?? 'gang',
    jointGang: target?.kind === 'gang' ? target.gang : null,
    jointBusiness: target?.kind === 'business' ? target.business : null,
    jointIn: joint === null ? blank.jointIn : Math.max(1, joint.month - month),
    hasPayment: payment !== null,
    payer: payment?.by === 'us' ? 'them' : 'us',
    dollars: payment?.dollars ?? blank.dollars,
    paymentMonths: payment?.months ?? blank.paymentMonths,
    hasBusinesses: businesses.length > 0,
    gives: given('them'),
    gets: given('us'),
  };
}

/** The terms as ticked, or what is missing. */
export function readTerms(draft: BargainDraft, month: number): { terms: BargainTerms } | { missing: string } {
  const terms = makeEmptyTerms();
  if (draft.hasTruce) terms.truceMonths = draft.truceMonths;
  if (draft.hasLine) {
    const { lineMonths: months, ours, theirs } = draft;
    if (ours.length + theirs.length === 0) return { missing: 'Pick a district for the boundary.' };
    terms.line = { months, ours, theirs };
  }
  if (draft.hasJoint) {
    const { jointOn, jointGang, jointBusiness, jointIn } = draft;
    const goesOn = month + jointIn;
    if (jointOn === 'gang') {
      if (jointGang === null) return { missing: 'Pick the gang you both go against.' };
      terms.joint = { target: { kind: 'gang', gang: jointGang }, month: goesOn };
    } else {
      if (jointBusiness === null) return { missing: 'Pick the place you both go against.' };
      terms.joint = { target: { kind: 'business', business: jointBusiness }, month: goesOn };
    }
  }
  if (draft.hasPayment) {
    const { payer: by, dollars, paymentMonths: months } = draft;
    terms.payment = { by, dollars, months };
  }
  if (draft.hasBusinesses) {
    if (draft.gives.length + draft.gets.length === 0) {
      return { missing: 'Pick a business that changes hands.' };
    }
    terms.businesses = [
      ...draft.gives.map((business) => ({ by: 'us' as const, business })),
      ...draft.gets.map((business) => ({ by: 'them' as const, business })),
    ];
  }
  const isEmpty = !draft.hasTruce && !draft.hasLine && !draft.hasJoint && !draft.hasPayment;
  if (isEmpty && !draft.hasBusinesses) return { missing: 'Tick what you want to agree on.' };
  return { terms };
}
