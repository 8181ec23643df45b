import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { Clause, Terms } from '#shared/games/godfather/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findDealsRule, requireFamily, listLivePlaces } from '../lookups.ts';
import type { State } from '../state.ts';
import { sumFactors, estimateRivalScore, listStakes, weighDeal, type Stake } from './dealWorth.ts';
import type { Planned } from './draft.ts';
import type { Outlook } from './outlook.ts';

/** The least gain of a rival that makes a deal worth the breath. */
const theirLeast = 60;

/** Rounds before the same rival is asked again. */
const patience = 3;

/** [GOD-NPC-6, GOD-NPC-8] Offers the deal that is worth most to both sides, if there is one. */
export function offerDeal(outlook: Outlook): Planned[] {
  const { state, seat, own, weights } = outlook;
  if (findDealsRule(state) === 'off' || own.turns < 2) return [];
  if (state.turn.log.proposals >= weights.proposals || isTooSoon(outlook)) return [];
  const stakes = listStakes(outlook);
  const [best] = state.seats
    .filter((one) => one !== seat && !wasAsked(state, seat, one))
    .flatMap((other) => listDrafts(outlook, stakes, other).map((terms) => ({ other, terms })))
    .flatMap(({ other, terms }) => {
      const factors = weighDeal(outlook, stakes, other, terms);
      const score = sumFactors(factors);
      const theirs = estimateRivalScore(outlook, stakes, other, terms);
      const isWorth = score > weights.margin && theirs > theirLeast;
      return isWorth ? [{ other, terms, factors, score, theirs }] : [];
    })
    .toSorted((a, b) => b.score + Math.min(b.theirs, 300) - a.score - Math.min(a.theirs, 300));
  if (best === undefined) return [];
  const { other, terms, factors, score } = best;
  const sentence = `With the ${pluralizeFamily(requireFamily(state, other).name)} ${aim(terms)}.`;
  return [{ order: { kind: 'propose', to: other, terms }, reason: { sentence, score, factors } }];
}

function aim({ mine, theirs, iPay, theyPay }: Terms): string {
  if (theirs.some(({ kind }) => kind === 'press')) return 'in it too the claim will fall';
  if (mine.some(({ kind }) => kind === 'stay-out')) return 'elsewhere each of us wins his own ground';
  if (iPay > 0) return 'paid to stay away our ground is safe';
  if (theyPay > 0) return 'paying for it we can leave them alone';
  return 'quiet we can turn on the others';
}

/** [GOD-NPC-6] Returns true if it is too soon to talk: some doctrines do every other round, some hardly ever. */
function isTooSoon({ state, seat, weights }: Outlook): boolean {
  return Object.values(state.deals).some(
    ({ from, round, status }) =>
      from === seat && status !== 'offered' && round !== state.round && state.round - round < weights.silence,
  );
}

/** Returns true if a rival has a running deal, or was asked within three rounds. */
function wasAsked(state: State, seat: SeatId, other: SeatId): boolean {
  return Object.values(state.deals).some(
    ({ from, to, status, round }) =>
      ((from === other && to === seat) || (from === seat && to === other)) &&
      (status === 'running' || (from === seat && state.round - round < patience)),
  );
}

const plainTerms = { iPay: 0, theyPay: 0, when: 'now' } as const;
const spare: Clause = { kind: 'spare', neighborhood: null };

/**
 * Lists deals that might suit a rival too: ground for ground, peace, a claim to break together, and money for ground.
 */
function listDrafts(outlook: Outlook, stakes: readonly Stake[], other: SeatId): Terms[] {
  const swaps = draftSwaps(outlook, stakes, other);
  return [
    ...swaps,
    { mine: [spare], theirs: [spare], turns: 2, ...plainTerms },
    ...draftBreakings(outlook, other),
    ...(findDealsRule(outlook.state) === 'cash' ? draftPurchases(outlook, stakes, other) : []),
  ];
}

const stayOut = ({ key }: Stake): Clause => ({ kind: 'stay-out', neighborhood: key });

/** Drafts deals in which each leaves a Neighborhood to the one who holds more of it. */
function draftSwaps({ state, seat }: Outlook, stakes: readonly Stake[], other: SeatId): Terms[] {
  const [at, their] = [state.seats.indexOf(seat), state.seats.indexOf(other)];
  const lead = ({ odds }: Stake): number => (odds[at] ?? 0) - (odds[their] ?? 0);
  const ours = stakes.filter((one) => lead(one) > 0.1);
  const theirs = stakes.filter((one) => lead(one) < -0.1);
  return ours.flatMap((kept) =>
    theirs.map((left) => ({ mine: [stayOut(left)], theirs: [stayOut(kept)], turns: 2, ...plainTerms })),
  );
}

/** [GOD-NPC-6] Drafts deals to break the claim of a third; the Fox asks for it, and gives peace in return. */
function draftBreakings({ state, seat }: Outlook, other: SeatId): Terms[] {
  return listLivePlaces(state).flatMap(({ key, claim }): Terms[] => {
    if (claim === null || claim.seat === seat || claim.seat === other) return [];
    if (claim.answered.includes(other)) return [];
    const press: Clause = { kind: 'press', neighborhood: key };
    return [{ mine: [spare], theirs: [spare, press], turns: 1, ...plainTerms }];
  });
}

/** [GOD-DEAL-7] Drafts deals that buy ground for money, which is paid when the promise was kept. */
function draftPurchases({ state, seat, own }: Outlook, stakes: readonly Stake[], other: SeatId): Terms[] {
  const [at, their] = [state.seats.indexOf(seat), state.seats.indexOf(other)];
  const rich = Math.min(own.cashDollars / 4, 400);
  return stakes
    .filter(({ odds }) => (odds[at] ?? 0) > 0.4 && (odds[their] ?? 0) < 0.4)
    .flatMap((stake) => {
      const iPay = Math.floor(Math.min(rich, stake.dollars * 0.05) / 10) * 10;
      if (iPay < 50) return [];
      return [{ mine: [], theirs: [stayOut(stake)], turns: 2, iPay, theyPay: 0, when: 'kept' as const }];
    });
}
