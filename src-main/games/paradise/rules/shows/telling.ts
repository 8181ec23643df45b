import type { Offer } from '../state/records/shows.ts';
import type { EventOf } from '../events/schemas.ts';
import type { Names } from '../state/names.ts';
import { boxing } from '../tables/shows.ts';
import type { OfferSide } from '#shared/games/paradise/orders/showOrders.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';

export function describeShots(faces: EventOf<'gyms-tried'>['faces']): string {
  const shots = faces.filter(([, face]) => face === boxing.titleShotFace).length;
  return shots === 0 ? 'none' : formatCount(shots, 'boxer') + ' on the card';
}

export function describeOfferKind(offer: Offer): string {
  return offer.pick === null ? 'trade' : 'wager';
}

/** `The Levee Stompers and $100`; `nothing` for an empty side. */
export function describeSide(names: Pick<Names, 'band'>, side: OfferSide): string {
  const parts = [
    ...(side.band === null ? [] : [names.band(side.band)]),
    ...(side.dollars === 0 ? [] : [formatDollars(side.dollars)]),
  ];
  return parts.length === 0 ? 'nothing' : joinWords(parts);
}

/** An offer in words, as its sender would put it. */
export function offerWords(names: Pick<Names, 'band' | 'boxer'>, offer: Omit<Offer, 'id'>): string {
  const gives = describeSide(names, offer.gives);
  const wants = describeSide(names, offer.wants);
  return offer.pick === null
    ? `${gives} for ${wants}`
    : `${gives} against ${wants} that ${names.boxer(offer.pick)} wins`;
}

export function describeCard(names: Names, { bouts, struck, by }: EventOf<'card-drawn'>): string {
  const fights = bouts.map(({ red, blue }) => `${names.boxer(red)} against ${names.boxer(blue)}`);
  const card = fights.length === 0 ? 'no title bout' : fights.join('; ');
  if (by === null) return `The title card of the month: ${card}.`;
  const off = struck.length === 0 ? '' : ` ${joinWords(struck.map(names.boxer))}: not on it.`;
  return `${names.gang(by)} made the card at the arena: ${card}.${off}`;
}
