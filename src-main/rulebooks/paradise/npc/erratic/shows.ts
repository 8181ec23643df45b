import { listBands, listClubs } from '#rulebooks/paradise/city/bands.ts';
import { computeFuneralCost, listMourned } from '#rulebooks/paradise/funerals/funerals.ts';
import { computeWorksCost } from '#rulebooks/paradise/funerals/publicWorks.ts';
import {
  requireBoxer,
  listBouts,
  fixPriceDollars,
  findOpenArena,
  findBoxerOwner,
} from '#rulebooks/paradise/shows/ring/ring.ts';
import { listLivingGangs, listOwnedBusinesses, listSeats } from '#rulebooks/paradise/lookups.ts';
import { bandTerms } from '#rulebooks/paradise/tables/shows.ts';
import { createFreeIdea, type Muses, type Musing } from './idea.ts';

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
export const showMuses: Muses<ShowKind> = {
  'sign-band'({ view, fancy }) {
    const club = fancy.one(listClubs(view, view.seat));
    if (club === undefined) return null;
    return {
      order: { kind: 'sign-band', club: club.id },
      costDollars: bandTerms.signingDollars,
    };
  },
  'book-band'({ view, fancy }) {
    const band = fancy.one(listBands(view, view.seat));
    const club = fancy.one(listClubs(view, view.seat));
    if (band === undefined || club === undefined) return null;
    return createFreeIdea({ kind: 'book-band', band: band.id, club: club.id });
  },
  'make-offer': offer,
  'answer-offer'({ view, fancy }) {
    const open = fancy.one(
      view.offers.filter(({ to, isAccepted }) => to === view.seat && !isAccepted),
    );
    if (open === undefined) return null;
    const accepts = fancy.unit() < 0.7;
    return {
      order: { kind: 'answer-offer', offer: open.id, accepts },
      costDollars: accepts ? open.wants.dollars : 0,
    };
  },
  'withdraw-offer'({ view, fancy }) {
    const own = fancy.one(
      view.offers.filter(({ from, isAccepted }) => from === view.seat && !isAccepted),
    );
    return own === undefined ? null : createFreeIdea({ kind: 'withdraw-offer', offer: own.id });
  },
  'put-up-boxer'({ view, fancy }) {
    const own = fancy.one(
      Object.values(view.boxers).filter((boxer) => findBoxerOwner(view, boxer) === view.seat),
    );
    return own === undefined ? null : createFreeIdea({ kind: 'put-up-boxer', boxer: own.id });
  },
  'make-card'({ view, fancy }) {
    if (findOpenArena(view, view.seat) === null) return null;
    const bout = fancy.one(listBouts(view));
    if (bout === undefined) return null;
    const locals = [bout.red, bout.blue].filter((id) => requireBoxer(view, id).gym !== null);
    const isFight = fancy.unit() < 0.5;
    return createFreeIdea({
      kind: 'make-card',
      pairs: isFight ? [{ red: bout.red, blue: bout.blue }] : [],
      struck: isFight ? [] : locals.slice(0, 1),
    });
  },
  bet({ view, fancy }) {
    const bout = fancy.one(listBouts(view));
    if (bout === undefined) return null;
    const dollars = 10 * fancy.whole(1, 20);
    const boxer = fancy.unit() < 0.5 ? bout.red : bout.blue;
    return { order: { kind: 'bet', boxer, dollars }, costDollars: dollars };
  },
  'fix-fight'({ view, fancy }) {
    const bout = fancy.one(listBouts(view));
    if (bout === undefined) return null;
    const boxer = fancy.unit() < 0.5 ? bout.red : bout.blue;
    return {
      order: { kind: 'fix-fight', boxer },
      costDollars: fixPriceDollars(view, view.seat),
    };
  },
  'hold-funeral'({ view, fancy }) {
    const dead = fancy.one(listMourned(view).filter(({ seat }) => seat === view.seat));
    if (dead === undefined) return null;
    const points = fancy.whole(1, 3);
    return {
      order: { kind: 'hold-funeral', gangster: dead.gangster, points },
      costDollars: computeFuneralCost(points),
    };
  },
  'send-flowers'({ view, fancy }) {
    const dead = fancy.one(listMourned(view).filter(({ seat }) => seat !== view.seat));
    if (dead === undefined) return null;
    const dollars = fancy.whole(1, 300);
    return {
      order: { kind: 'send-flowers', gangster: dead.gangster, dollars },
      costDollars: dollars,
    };
  },
  'public-works'({ fancy }) {
    const points = fancy.whole(1, 3);
    return { order: { kind: 'public-works', points }, costDollars: computeWorksCost(points) };
  },
  'fix-numbers'({ view, fancy }) {
    const hasTrack = listOwnedBusinesses(view, view.seat).some(({ type }) => type === 'racetrack');
    const gang = fancy.one(listSeats(view));
    if (!hasTrack || gang === undefined) return null;
    return createFreeIdea({ kind: 'fix-numbers', gang, change: fancy.unit() < 0.5 ? 1 : -1 });
  },
  'standing-payoffs': ({ fancy }) =>
    createFreeIdea({
      kind: 'standing-payoffs',
      policy: fancy.unit() < 0.5 ? 'automatic' : 'ask',
    }),
};

/** [RK-7, RK-13] A band or money for a band or money, or a stake on a boxer's title bout. */
function offer({ view, fancy }: Musing) {
  const to = fancy.one(listLivingGangs(view).filter(({ id }) => id !== view.seat));
  if (to === undefined) return null;
  const band = fancy.one(listBands(view, view.seat));
  const theirs = fancy.one(listBands(view, to.id));
  const bout = fancy.one(listBouts(view));
  const dollars = 10 * fancy.whole(1, 30);
  const money = { band: null, dollars };
  const isWager = bout !== undefined && fancy.unit() < 0.5;
  if (!isWager && band === undefined && theirs === undefined) return null;
  const sells = band !== undefined && (theirs === undefined || fancy.unit() < 0.5);
  const gives = isWager || !sells ? money : { band: band.id, dollars: 0 };
  const wants = isWager || sells || theirs === undefined ? money : { band: theirs.id, dollars: 0 };
  return {
    order: {
      kind: 'make-offer',
      to: to.id,
      gives,
      wants,
      pick: isWager ? bout.red : null,
    },
    costDollars: gives.dollars,
  } as const;
}
