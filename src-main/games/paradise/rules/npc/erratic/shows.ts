import { listBands, listClubs } from '#main/games/paradise/rules/city/bands.ts';
import { computeFuneralCost, listMourned } from '#main/games/paradise/rules/funerals/funerals.ts';
import { computeWorksCost } from '#main/games/paradise/rules/funerals/publicWorks.ts';
import {
  requireBoxer,
  listBouts,
  fixPriceDollars,
  findOpenArena,
  findBoxerOwner,
} from '#main/games/paradise/rules/shows/ring/ring.ts';
import { listLivingGangs, listOwnedBusinesses, listSeats } from '#main/games/paradise/rules/lookups.ts';
import { bandTerms } from '#main/games/paradise/rules/tables/shows.ts';
import { createFreeIdea, type OrderGenerators, type GenerationContext } from './idea.ts';

type ShowKind =
  | 'sign-band'
  | 'book-band'
  | 'make-offer'
  | 'answer-offer'
  | 'withdraw-offer'
  | 'put-up-boxer'
  | 'make-card'
  | 'bet'
  | 'fix-fight'
  | 'hold-funeral'
  | 'send-flowers'
  | 'public-works'
  | 'fix-numbers'
  | 'standing-payoffs';

/** Bands, boxers, funerals, good works and the track. */
export const showGenerators: OrderGenerators<ShowKind> = {
  'sign-band'({ view, picker }) {
    const club = picker.one(listClubs(view, view.seat));
    if (club === undefined) return null;
    return { order: { kind: 'sign-band', club: club.id }, costDollars: bandTerms.signingDollars };
  },
  'book-band'({ view, picker }) {
    const band = picker.one(listBands(view, view.seat));
    const club = picker.one(listClubs(view, view.seat));
    if (band === undefined || club === undefined) return null;
    return createFreeIdea({ kind: 'book-band', band: band.id, club: club.id });
  },
  'make-offer': offer,
  'answer-offer'({ view, picker }) {
    const open = picker.one(view.offers.filter(({ to, isAccepted }) => to === view.seat && !isAccepted));
    if (open === undefined) return null;
    const accepts = picker.unit() < 0.7;
    return { order: { kind: 'answer-offer', offer: open.id, accepts }, costDollars: accepts ? open.wants.dollars : 0 };
  },
  'withdraw-offer'({ view, picker }) {
    const own = picker.one(view.offers.filter(({ from, isAccepted }) => from === view.seat && !isAccepted));
    return own === undefined ? null : createFreeIdea({ kind: 'withdraw-offer', offer: own.id });
  },
  'put-up-boxer'({ view, picker }) {
    const own = picker.one(Object.values(view.boxers).filter((boxer) => findBoxerOwner(view, boxer) === view.seat));
    return own === undefined ? null : createFreeIdea({ kind: 'put-up-boxer', boxer: own.id });
  },
  'make-card'({ view, picker }) {
    if (findOpenArena(view, view.seat) === null) return null;
    const bout = picker.one(listBouts(view));
    if (bout === undefined) return null;
    const locals = [bout.red, bout.blue].filter((id) => requireBoxer(view, id).gym !== null);
    const isFight = picker.unit() < 0.5;
    return createFreeIdea({
      kind: 'make-card',
      pairs: isFight ? [{ red: bout.red, blue: bout.blue }] : [],
      struck: isFight ? [] : locals.slice(0, 1),
    });
  },
  bet({ view, picker }) {
    const bout = picker.one(listBouts(view));
    if (bout === undefined) return null;
    const dollars = 10 * picker.whole(1, 20);
    const boxer = picker.unit() < 0.5 ? bout.red : bout.blue;
    return { order: { kind: 'bet', boxer, dollars }, costDollars: dollars };
  },
  'fix-fight'({ view, picker }) {
    const bout = picker.one(listBouts(view));
    if (bout === undefined) return null;
    const boxer = picker.unit() < 0.5 ? bout.red : bout.blue;
    return { order: { kind: 'fix-fight', boxer }, costDollars: fixPriceDollars(view, view.seat) };
  },
  'hold-funeral'({ view, picker }) {
    const dead = picker.one(listMourned(view).filter(({ seat }) => seat === view.seat));
    if (dead === undefined) return null;
    const points = picker.whole(1, 3);
    return {
      order: { kind: 'hold-funeral', gangster: dead.gangster, points },
      costDollars: computeFuneralCost(points),
    };
  },
  'send-flowers'({ view, picker }) {
    const dead = picker.one(listMourned(view).filter(({ seat }) => seat !== view.seat));
    if (dead === undefined) return null;
    const dollars = picker.whole(1, 300);
    return { order: { kind: 'send-flowers', gangster: dead.gangster, dollars }, costDollars: dollars };
  },
  'public-works'({ picker }) {
    const points = picker.whole(1, 3);
    return { order: { kind: 'public-works', points }, costDollars: computeWorksCost(points) };
  },
  'fix-numbers'({ view, picker }) {
    const hasTrack = listOwnedBusinesses(view, view.seat).some(({ type }) => type === 'racetrack');
    const gang = picker.one(listSeats(view));
    if (!hasTrack || gang === undefined) return null;
    return createFreeIdea({ kind: 'fix-numbers', gang, change: picker.unit() < 0.5 ? 1 : -1 });
  },
  'standing-payoffs': ({ picker }) =>
    createFreeIdea({ kind: 'standing-payoffs', policy: picker.unit() < 0.5 ? 'automatic' : 'ask' }),
};

/** [RK-7, RK-13] A band or money for a band or money, or a stake on a boxer's title bout. */
function offer({ view, picker }: GenerationContext) {
  const to = picker.one(listLivingGangs(view).filter(({ id }) => id !== view.seat));
  if (to === undefined) return null;
  const band = picker.one(listBands(view, view.seat));
  const theirs = picker.one(listBands(view, to.id));
  const bout = picker.one(listBouts(view));
  const dollars = 10 * picker.whole(1, 30);
  const money = { band: null, dollars };
  const isWager = bout !== undefined && picker.unit() < 0.5;
  if (!isWager && band === undefined && theirs === undefined) return null;
  const sells = band !== undefined && (theirs === undefined || picker.unit() < 0.5);
  const gives = isWager || !sells ? money : { band: band.id, dollars: 0 };
  const wants = isWager || sells || theirs === undefined ? money : { band: theirs.id, dollars: 0 };
  return {
    order: { kind: 'make-offer', to: to.id, gives, wants, pick: isWager ? bout.red : null },
    costDollars: gives.dollars,
  } as const;
}
