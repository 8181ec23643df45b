import type { KnownBoxer, PublicEntertainment, OwnEntertainment } from '../state/seatView.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { BandId, BoxerId } from '../../../../src-shared/games/paradise/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { State } from '../state/index.ts';
import { membersOf } from '../state/lookups.ts';
import type { Band, Boxer } from '../state/records/shows.ts';

/** The public part: bands as their posters say, boxers as the ring has shown them. */
export function publicEntertainment(state: State): PublicEntertainment {
  return knownTo(state, null);
}

/** What one seat knows. */
export function ownEntertainment(state: State, seat: SeatId): OwnEntertainment {
  const own = membersOf(state, seat);
  return {
    ...knownTo(state, seat),
    offers: Object.values(state.offers).filter((offer) => offer.from === seat || offer.to === seat),
    lessons: Object.fromEntries(own.map(({ id }) => [id, state.lessons[id] ?? 0])),
    bandTryMonth: state.bandTries[seat] ?? 0,
  };
}

/** Record by record: views are made by the thousand, and records made of pairs are several times slower. */
function knownTo(state: State, seat: SeatId | null): PublicEntertainment {
  const { bouts, forcedBoozeMonth, bigNameMonth } = state;
  const bands: Record<BandId, DeepReadonly<Band>> = {};
  for (const band of Object.values(state.bands)) {
    const known = knownBand(band, seat);
    if (known !== null) bands[band.id] = known;
  }
  const boxers: Record<BoxerId, DeepReadonly<KnownBoxer>> = {};
  for (const boxer of Object.values(state.boxers)) {
    boxers[boxer.id] = knownBoxer(state, boxer, seat);
  }
  return { bouts, forcedBoozeMonth, bigNameMonth, bands, boxers };
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
