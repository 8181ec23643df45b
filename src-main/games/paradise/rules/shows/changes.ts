import type { Offer } from '../state/records/shows.ts';
import type { ParadiseState } from '../state.ts';
import { requireNamed } from '../state/applying.ts';
import type { BandId, BusinessId } from '#shared/games/paradise/ids.ts';

export function settle(state: ParadiseState, offer: Offer, clubs: readonly [BandId, BusinessId | null][]): void {
  for (const [band, club] of clubs) requireNamed(state.bands[band]).club = club;
  delete state.offers[offer.id];
}
