import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { BandId, GangsterId } from '../../../../src-shared/games/paradise/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { State } from '../state/index.ts';
import type { Band, Boxer, Offer } from '../state/shows.ts';

/** A boxer as one seat knows him: nobody knows the FISTS of a rival's until he has fought. */
export type KnownBoxer = Omit<Boxer, 'fists'> & { fists: number | null };

/** What all of Paradise knows of its shows, fights and dead. */
export type PublicEntertainment = Pick<State, 'bouts' | 'forcedBoozeMonth' | 'bigNameMonth'> & {
  bands: Readonly<Record<BandId, DeepReadonly<Band>>>;
  boxers: Readonly<Record<Boxer['id'], DeepReadonly<KnownBoxer>>>;
};

/** What a seat knows beyond that: its own contracts, boxers, offers and lessons. */
export type OwnEntertainment = PublicEntertainment & {
  offers: readonly DeepReadonly<Offer>[];
  lessons: Readonly<Record<GangsterId, number>>;
  /** [RK-7] Month of its last try to sign a band, or 0. */
  bandTryMonth: number;
};

/** The public part: bands as their posters say, boxers as the ring has shown them. */
export function publicEntertainment(state: State): PublicEntertainment {
  return knownTo(state, null);
}

/** What one seat knows. */
export function ownEntertainment(state: State, seat: SeatId): OwnEntertainment {
  const own = Object.values(state.gangsters).filter((gangster) => gangster.gang === seat);
  return {
    ...knownTo(state, seat),
    offers: Object.values(state.offers).filter((offer) => offer.from === seat || offer.to === seat),
    lessons: Object.fromEntries(own.map(({ id }) => [id, state.lessons[id] ?? 0])),
    bandTryMonth: state.bandTries[seat] ?? 0,
  };
}

function knownTo(state: State, seat: SeatId | null): PublicEntertainment {
  const { bouts, forcedBoozeMonth, bigNameMonth } = state;
  const bands = Object.values(state.bands).flatMap((band) => knownBand(band, seat) ?? []);
  const boxers = Object.values(state.boxers).map((boxer) => knownBoxer(state, boxer, seat));
  return {
    bouts,
    forcedBoozeMonth,
    bigNameMonth,
    bands: Object.fromEntries(bands.map((band) => [band.id, band])),
    boxers: Object.fromEntries(boxers.map((boxer) => [boxer.id, boxer])),
  };
}

/** [RK-7] Who signed or bought a band knows it; the others read the posters, once there are any. */
function knownBand(band: DeepReadonly<Band>, seat: SeatId | null): DeepReadonly<Band> | null {
  if (seat !== null && band.owner === seat) return band;
  const { billed } = band;
  if (billed === null) return null;
  const hasSoldIt = seat !== null && billed.owner === seat;
  const told = hasSoldIt ? { owner: band.owner, club: null } : billed;
  return { ...band, ...told, lastFaces: [] };
}

/** [RK-13] FISTS are the owner's own affair until the first title bout. */
function knownBoxer(
  state: State,
  boxer: DeepReadonly<Boxer>,
  seat: SeatId | null,
): DeepReadonly<KnownBoxer> {
  const owner = boxer.gym === null ? null : (state.businesses[boxer.gym]?.owner ?? null);
  if (seat !== null && owner === seat) return boxer;
  const fists = boxer.foughtMonth > 0 ? boxer.fists : null;
  return { ...boxer, fists, isPutUp: false };
}
