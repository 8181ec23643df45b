import type { BusinessView, CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { BandView, BoutView, BoxerView, OfferView } from '#shared/games/paradise/views/shows.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BoxerId, BusinessId } from '#shared/games/paradise/ids.ts';
import { findBusiness, listBusinesses, findGang } from '../lookups.ts';

/** A gang's bands as the viewer knows them. */
export function listBands(view: CampaignView, seat: SeatId | null): BandView[] {
  return view.shows.bands.filter(({ owner }) => owner === seat);
}

export function findBandAt(view: CampaignView, club: BusinessId): BandView | null {
  return view.shows.bands.find((band) => band.club === club) ?? null;
}

/** Open nightclubs of a gang's where nobody plays. */
export function listSilentClubs(view: CampaignView, seat: SeatId | null): BusinessView[] {
  return listBusinesses(view, seat).filter(
    ({ id, type, isOpen, repairMonths }) =>
      type === 'nightclub' && isOpen && repairMonths === 0 && findBandAt(view, id) === null,
  );
}

export function findBoxer(view: CampaignView, id: BoxerId | null): BoxerView | null {
  return view.shows.boxers.find((boxer) => boxer.id === id) ?? null;
}

/** This month's title bouts, not yet fought. */
export function listCard(view: CampaignView): BoutView[] {
  return view.shows.bouts.filter(({ month, winner }) => month === view.month && winner === null);
}

/** Boxers of this month's card, each once. */
export function listFighters(view: CampaignView): BoxerView[] {
  return listCard(view).flatMap(({ red, blue }) =>
    [findBoxer(view, red), findBoxer(view, blue)].filter((boxer) => boxer !== null),
  );
}

/** Offers a seat has to answer. */
export function listOffersTo(view: CampaignView, seat: SeatId | null): OfferView[] {
  return view.shows.offers.filter(({ to, isAccepted }) => to === seat && !isAccepted);
}

/** `Hogan’s Ring, The Docks (The Sixth Streeters), FISTS 5`, as far as it is known. */
export function describeBoxer(view: CampaignView, boxer: BoxerView): string {
  const owner = findGang(view, boxer.owner);
  const fists = boxer.fists === null ? 'FISTS unknown' : `FISTS ${boxer.fists}`;
  const record = boxer.wins > 0 ? `, won ${boxer.wins}` : '';
  return `${boxer.corner}${owner ? ` (${owner.name})` : ''}, ${fists}${record}`;
}

/** Where a band plays, in words. */
export function describeStage(view: CampaignView, band: BandView): string {
  const club = band.club === null ? null : findBusiness(view, band.club);
  if (club === null) return 'No stage';
  return band.own !== null && !band.own.isPlaying ? `${club.name} (not open)` : club.name;
}
