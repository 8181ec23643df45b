import { findNeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import { rackets, type Racket } from '#shared/games/godfather/values.ts';
import { listLaid, previewSpot } from './draft.ts';
import type { GodfatherSession } from '../session.svelte.ts';

type Offer = { isOpen: boolean; says: string };

/** Finds a racket by its id; null for anything else. */
export function findRacket(id: string): Racket | null {
  return rackets.find((racket) => racket === id) ?? null;
}

/** [GOD-START-2, GOD-PLACE-1] Weighs a man of a racket on a position: a Neighborhood takes men of one racket only. */
export function weighMan(session: GodfatherSession, racket: Racket, position: Position): Offer {
  const key = findNeighborhoodKey(position);
  const place = session.placeOf(key);
  const { family, view, draft } = session;
  if (place === null || family === null) return { isOpen: false, says: '' };
  const running = place.racket ?? (listLaid(draft, key).length > 0 ? (draft.openWith[key] ?? null) : null);
  if (running !== null && running !== racket) return { isOpen: false, says: `${place.name} runs another racket.` };
  if (draft.clicks.includes(position) || place.pieces.some((one) => one.position === position))
    return { isOpen: false, says: `${position}: somebody stands there.` };
  return previewSpot(place, position, { view, seat: family.seat, draft, racket });
}

/** [GOD-PLACE-1] True if men of a racket may be put down anywhere now. */
export function isOffered({ view }: GodfatherSession, racket: Racket): boolean {
  return view.places.some(({ status, racket: running }) =>
    status === 'unplayed' ? view.openable.includes(racket) : status === 'open' && running === racket,
  );
}
