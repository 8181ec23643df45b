import type { BandView, BoutView, BoxerView, OfferView, ShowsView } from '#shared/games/paradise/views/shows.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '../state.ts';
import { countBandDice, computeBandWorth, isPlaying, listLivingBands, turnChance } from '../city/bands.ts';
import { isBoozeForced } from '../shows/booze.ts';
import { describeSide } from '../shows/telling.ts';
import { listMourned } from '../funerals/funerals.ts';
import type { KnownBoxer, PublicEntertainment } from '../state/seatView.ts';
import {
  findBout,
  findCardMaker,
  describeCorner,
  computeNextBoutMonth,
  findBoxerOwner,
  computeBoutChance,
} from '../shows/ring/ring.ts';
import type { Band, Bout, Offer } from '../state/records/shows.ts';

/** The facts the view is built from: a seat's knowledge, or the GM's. */
export type ShowKnowledge = PublicEntertainment &
  Pick<State, 'businesses' | 'gangs' | 'graveyard' | 'month'> & {
    offers: readonly DeepReadonly<Offer>[];
    /** Seats whose private affairs are known. */
    seats: ReadonlySet<SeatId>;
  };

/** The GM's knowledge is everybody's. */
export function collectWholeKnowledge(state: State): ShowKnowledge {
  const seats = new Set(Object.keys(state.gangs) as SeatId[]);
  return { ...state, offers: Object.values(state.offers), seats };
}

const boutMonths = 12;

/** Shows, fights and funerals as far as they are known. */
export function buildShowsView(known: ShowKnowledge): ShowsView {
  const boxers = Object.values(known.boxers).map((boxer) => buildBoxerView(known, boxer));
  const bouts = Object.values(known.bouts).filter((bout) => bout.month > known.month - boutMonths);
  const named = new Set(bouts.flatMap(({ red, blue }) => [red, blue]));
  return {
    boozeIsForced: isBoozeForced(known),
    hasBigNameBout: known.bigNameMonth === known.month,
    cardMaker: findCardMaker(known),
    bands: listLivingBands(known).map((band) => buildBandView(known, band)),
    boxers: boxers.filter(({ id, isWashedUp, gym }) => {
      return named.has(id) || (!isWashedUp && gym !== null);
    }),
    bouts: bouts.toReversed().map((bout) => buildBoutView(known, bout)),
    offers: known.offers.map((offer) => offerView(known, offer)),
    mourned: listMourned(known),
  };
}

function buildBandView(known: ShowKnowledge, band: DeepReadonly<Band>): BandView {
  const { id, name, act, owner, club, isOnRadio, lastFaces } = band;
  const isPromised = known.offers.some((offer) => {
    const staked = offer.isAccepted && offer.to === owner && offer.wants.band === id;
    return staked || (offer.from === owner && offer.gives.band === id);
  });
  return {
    id,
    name,
    act,
    owner,
    club,
    isOnRadio,
    diceLabel: `+${countBandDice(band)}D6`,
    own: known.seats.has(owner)
      ? {
          lastFaces: [...lastFaces],
          fadeChance: turnChance(band, 'fades'),
          radioChance: turnChance(band, 'goes-on-air'),
          worthDollars: computeBandWorth(band),
          isPlaying: isPlaying(known, band),
          isPromised,
        }
      : null,
  };
}

function buildBoxerView(known: ShowKnowledge, boxer: DeepReadonly<KnownBoxer>): BoxerView {
  const { id, name, gym, fists, wins, isWashedUp, isPutUp } = boxer;
  return {
    id,
    name,
    gym,
    owner: findBoxerOwner(known, boxer),
    corner: describeCorner(known, boxer),
    fists,
    wins,
    isWashedUp,
    nextBoutMonth: computeNextBoutMonth(boxer),
    isOnCard: findBout(known, id) !== null,
    isPutUp,
  };
}

function buildBoutView(known: ShowKnowledge, bout: DeepReadonly<Bout>): BoutView {
  const isOpen = bout.winner === null && bout.month === known.month;
  return { ...bout, redChance: isOpen ? computeBoutChance(known, bout.red) : null };
}

function offerView(known: ShowKnowledge, offer: DeepReadonly<Offer>): OfferView {
  const names = { band: (id: Band['id']) => known.bands[id]?.name ?? 'a band' };
  const { id, from, to, month, gives, wants, pick, isAccepted } = offer;
  return {
    id,
    from,
    to,
    month,
    gives: { ...gives, words: describeSide(names, gives) },
    wants: { ...wants, words: describeSide(names, wants) },
    pick,
    isAccepted,
  };
}
