import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BusinessId } from '#shared/games/paradise/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  listBands,
  computeBandWorth,
  listClubs,
  listFreeClubs,
  isPlaying,
} from '#main/games/paradise/rules/city/bands.ts';
import { computeBoutChance } from '#main/games/paradise/rules/shows/ring/ring.ts';
import type { Band, Offer } from '#main/games/paradise/rules/state/records/shows.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import { isAccountant, isFree, listLivingGangs, requireGang } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { bandTerms } from '#main/games/paradise/rules/tables/shows.ts';
import { derived } from '#kernel/derived.ts';
import { computeSpendableDollars } from './budget.ts';
import { createReason, type CostedPlan, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** A band that has not played yet. */
const newcomer = { isOnRadio: false, lastFaces: [] };

/** The worth of a band without a stage, as a share of its income on one. */
const stagelessShare = 0.4;

/** [RK-7] Plans to sign a band for a nightclub without one. */
export function planSigning(view: SeatView, spentDollars: number): CostedPlan[] {
  const chance = computeSigningChance(view);
  const club = listFreeClubs(view, view.seat)[listIdleBands(view).length];
  const costDollars = bandTerms.signingDollars;
  const left = computeSpendableDollars(view) - spentDollars - costDollars;
  if (club === undefined || view.bandTryMonth === view.month || left < 0) return [];
  const reason = createReason(`${club.name} has no band to draw a crowd.`, [
    {
      name: 'what a band earns in a year',
      detail: 'in $100s, by the chance to sign one',
      points: (chance * computeBandWorth(newcomer)) / 100,
    },
    { name: 'the agent’s fee', detail: 'in $100s', points: -costDollars / 100 },
  ]);
  if (reason.score <= 0) return [];
  return [{ order: { kind: 'sign-band', club: club.id }, costDollars, reason }];
}

/** [RK-7] Computes the best Accountant's chance; 0 without one. */
function computeSigningChance(view: SeatView): number {
  const books = view.members.filter((member) => isAccountant(member) && isFree(member));
  const smarts = Math.max(0, ...books.map((member) => computeCurrentStat(member, 'smarts')));
  return Math.min(6, smarts) / 6;
}

/** Bands of the gang's without a stage; free clubs are theirs first. */
const listIdleBands = derived((view: SeatView): readonly DeepReadonly<Band>[] =>
  listBands(view, view.seat).filter((band) => !isPlaying(view, band)),
);

/** [RK-7] Plans free clubs for bands that lost their stage. */
export function planBookings(view: SeatView): Plan[] {
  const idle = listIdleBands(view);
  const free = listFreeClubs(view, view.seat);
  return idle.slice(0, free.length).flatMap((band, place): Plan[] => {
    const club: BusinessId | undefined = free[place]?.id;
    if (club === undefined || club === band.club) return [];
    const reason = createReason(`${band.name} earns nothing without a stage.`, [
      { name: 'what they earn in a year', detail: 'in $100s', points: computeBandWorth(band) / 100 },
    ]);
    return [{ order: { kind: 'book-band', band: band.id, club }, reason }];
  });
}

/** [RK-7] Plans to offer a band without a stage to the gang with the most clubs without one. */
export function planSales(view: SeatView): Plan[] {
  if (listFreeClubs(view, view.seat).length > 0) return [];
  const idle = listIdleBands(view).find((band) => !isOffered(view, band.id));
  const buyer = findBuyer(view);
  if (idle === undefined || buyer === null) return [];
  const dollars = Math.round((computeBandWorth(idle) * stagelessShare) / 10) * 10;
  return [
    {
      order: {
        kind: 'make-offer',
        to: buyer,
        gives: { band: idle.id, dollars: 0 },
        wants: { band: null, dollars },
        pick: null,
      },
      reason: createReason(`We have no stage for ${idle.name}; another gang has.`, [
        { name: 'the price asked', detail: 'in $100s', points: dollars / 100 },
      ]),
    },
  ];
}

function isOffered(view: SeatView, band: BandId): boolean {
  return view.offers.some((offer) => offer.from === view.seat && offer.gives.band === band);
}

/** Finds the rival with the most open clubs where nobody is billed. */
function findBuyer(view: SeatView): SeatId | null {
  const rivals = listLivingGangs(view)
    .map(({ id }) => ({ id, stages: id === view.seat ? 0 : listFreeClubs(view, id).length }))
    .filter(({ stages }) => stages > 0)
    .toSorted((a, b) => b.stages - a.stages);
  return rivals[0]?.id ?? null;
}

/** The gang's promises while it answers one offer after the other. */
type Promised = { dollars: number; bands: Set<BandId>; stages: number };

/** [RK-7] Plans an answer to every offer by its worth to the gang. */
export function planAnswers(view: SeatView, spentDollars: number): CostedPlan[] {
  const promised: Promised = {
    dollars: spentDollars,
    bands: new Set(view.offers.flatMap((offer) => listPromised(view, offer))),
    stages: listIdleBands(view).length,
  };
  return view.offers
    .filter((offer) => offer.to === view.seat && !offer.isAccepted)
    .map((offer) => answerTo(view, offer, promised));
}

function listPromised(view: SeatView, offer: DeepReadonly<Offer>): BandId[] {
  if (offer.from === view.seat) return offer.gives.band === null ? [] : [offer.gives.band];
  return offer.isAccepted && offer.wants.band !== null ? [offer.wants.band] : [];
}

function answerTo(view: SeatView, offer: DeepReadonly<Offer>, promised: Promised): CostedPlan {
  const factors = offer.pick === null ? tradeFactors(view, offer, promised) : listWagerFactors(view, offer);
  const reason = createReason(
    `${requireGang(view, offer.from).name} offered ${offer.pick === null ? 'a trade' : 'a bet on the ring'}.`,
    factors,
  );
  const accepts = reason.score > 0 && isPossible(view, offer, promised);
  const order = { kind: 'answer-offer', offer: offer.id, accepts } as const;
  if (!accepts) return { order, reason, costDollars: 0 };
  promised.dollars += offer.wants.dollars;
  if (offer.wants.band !== null) promised.bands.add(offer.wants.band);
  if (offer.gives.band !== null) promised.stages += 1;
  return { order, reason, costDollars: offer.wants.dollars };
}

/** Returns false if accepting would fail on facts that the gang can see. */
function isPossible(view: SeatView, offer: DeepReadonly<Offer>, promised: Promised): boolean {
  const { gives, wants } = offer;
  if (wants.dollars > 0 && wants.dollars > computeSpendableDollars(view) - promised.dollars) return false;
  if (gives.band !== null && listClubs(view, view.seat).length === 0) return false;
  if (wants.band === null) return true;
  const isOurs = listBands(view, view.seat).some((band) => band.id === wants.band);
  return isOurs && !promised.bands.has(wants.band) && listClubs(view, offer.from).length > 0;
}

function tradeFactors(view: SeatView, offer: DeepReadonly<Offer>, promised: Promised): Factor[] {
  const { gives, wants } = offer;
  return [
    {
      name: 'what we get',
      detail: 'in $100s',
      points: (estimateGain(view, gives.band, promised) + gives.dollars) / 100,
    },
    { name: 'what we give', detail: 'in $100s', points: -(estimateLoss(view, wants.band) + wants.dollars) / 100 },
  ];
}

function listWagerFactors(view: SeatView, offer: DeepReadonly<Offer>): Factor[] {
  const { gives, wants, pick } = offer;
  const theirs = pick === null ? 1 : (computeBoutChance(view, pick) ?? 1);
  const won = estimateGain(view, gives.band, { dollars: 0, bands: new Set(), stages: 0 });
  const lost = estimateLoss(view, wants.band);
  return [
    {
      name: 'what we may win',
      detail: 'in $100s, by the chance',
      points: ((1 - theirs) * (won + gives.dollars)) / 100,
    },
    { name: 'what we may lose', detail: 'in $100s, by the chance', points: (-theirs * (lost + wants.dollars)) / 100 },
  ];
}

/** Estimates the gain of one more band: no dearer than signing another, unless it is on the radio. */
function estimateGain(view: SeatView, id: BandId | null, promised: Promised): number {
  const band = id === null ? undefined : view.bands[id];
  if (band === undefined) return 0;
  if (listFreeClubs(view, view.seat).length <= promised.stages) return 0;
  const worth = computeBandWorth(band);
  const chance = computeSigningChance(view);
  if (band.isOnRadio || chance === 0) return worth;
  return Math.min(worth, bandTerms.signingDollars / chance);
}

function estimateLoss(view: SeatView, id: BandId | null): number {
  const band = id === null ? undefined : view.bands[id];
  if (band === undefined) return 0;
  return computeBandWorth(band) * (isPlaying(view, band) ? 1 : stagelessShare);
}
