import type { KnownBoxer, PublicEntertainment, OwnEntertainment } from '../state/seatView.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BoxerId, GangsterId } from '#shared/games/paradise/ids.ts';
import { emptyById } from '#kernel/byId.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '../state.ts';
import { derived } from '#kernel/derived.ts';
import type { Band, Boxer } from '../state/records/shows.ts';

/** The public part: bands by their posters, boxers by their bouts. */
export const collectPublicEntertainment = derived((state: State): PublicEntertainment => ({
  bouts: state.bouts,
  forcedBoozeMonth: state.forcedBoozeMonth,
  bigNameMonth: state.bigNameMonth,
  bands: collectKnownBands(state, null),
  boxers: collectKnownBoxers(state, null),
}));

/** Returns one seat's knowledge. Most seats have neither bands nor boxers, and have only the public part. */
export function collectOwnEntertainment(state: State, seat: SeatId): OwnEntertainment {
  const street = collectPublicEntertainment(state);
  const hasBands = Object.values(state.bands).some(({ owner, billed }) => owner === seat || billed?.owner === seat);
  const hasBoxers = Object.values(state.boxers).some((boxer) => findGymOwner(state, boxer) === seat);
  return {
    bouts: street.bouts,
    forcedBoozeMonth: street.forcedBoozeMonth,
    bigNameMonth: street.bigNameMonth,
    bands: hasBands ? collectKnownBands(state, seat) : street.bands,
    boxers: hasBoxers ? collectKnownBoxers(state, seat) : street.boxers,
    offers: Object.values(state.offers).filter((offer) => offer.from === seat || offer.to === seat),
    lessons: collectLessons(state, seat),
    bandTryMonth: state.bandTries[seat] ?? 0,
  };
}

function collectLessons(state: State, seat: SeatId): Readonly<Record<GangsterId, number>> {
  return groupLessons(state).get(seat) ?? {};
}

/** Groups the months of last lessons by gang; few men ever had one. */
const groupLessons = derived((state: State): ReadonlyMap<SeatId, Readonly<Record<GangsterId, number>>> => {
  const byGang = new Map<SeatId, Record<GangsterId, number>>();
  for (const [id, month] of Object.entries(state.lessons) as [GangsterId, number][]) {
    const gang = state.gangsters[id]?.gang;
    if (gang === undefined) continue;
    let lessons = byGang.get(gang);
    if (lessons === undefined) byGang.set(gang, (lessons = emptyById()));
    lessons[id] = month;
  }
  return byGang;
});

/** Collects the bands record by record, because records made of pairs are several times slower. */
function collectKnownBands(state: State, seat: SeatId | null): PublicEntertainment['bands'] {
  const bands = emptyById<BandId, DeepReadonly<Band>>();
  for (const band of Object.values(state.bands)) {
    const known = copyKnownBand(band, seat);
    if (known !== null) bands[band.id] = known;
  }
  return bands;
}

function collectKnownBoxers(state: State, seat: SeatId | null): PublicEntertainment['boxers'] {
  const boxers = emptyById<BoxerId, DeepReadonly<KnownBoxer>>();
  for (const boxer of Object.values(state.boxers)) {
    boxers[boxer.id] = copyKnownBoxer(state, boxer, seat);
  }
  return boxers;
}

function findGymOwner(state: State, { gym }: Pick<DeepReadonly<Boxer>, 'gym'>): SeatId | null {
  return gym === null ? null : (state.businesses[gym]?.owner ?? null);
}

/**
 * [RK-7] Returns a band as a seat knows it. The gang that signed or bought it knows it; the others read the posters,
 * once there are any.
 */
function copyKnownBand(band: DeepReadonly<Band>, seat: SeatId | null): DeepReadonly<Band> | null {
  if (seat !== null && band.owner === seat) return band;
  const { billed } = band;
  if (billed === null) return null;
  const hasSoldIt = seat !== null && billed.owner === seat;
  const told = hasSoldIt ? { owner: band.owner, club: null } : billed;
  return { ...band, ...told, lastFaces: [] };
}

/** [RK-13] Returns a boxer as a seat knows him: only his owner knows his FISTS before his first title bout. */
function copyKnownBoxer(state: State, boxer: DeepReadonly<Boxer>, seat: SeatId | null): DeepReadonly<KnownBoxer> {
  if (seat !== null && findGymOwner(state, boxer) === seat) return boxer;
  const fists = boxer.foughtMonth > 0 ? boxer.fists : null;
  return { ...boxer, fists, isPutUp: false };
}
