import { toAll, toGm, toSeat, type Audience, type Audiences } from '../readers.ts';
import type { EntertainmentPayloads } from './events.ts';
import type { Offer } from './state.ts';

const toBoth = ({ offer }: { offer: Offer }): Audience => [offer.from, offer.to];

/**
 * Public: bad booze, who plays where, the card and its fights, bets once they are settled, funerals
 * with their flowers, public works. Private: lessons, contracts before their posters, a band's dice,
 * offers, boxers' FISTS before they fight, purses, who was paid to lose.
 */
export const entertainmentAudiences: Audiences<keyof EntertainmentPayloads> = {
  'booze-sampled': toSeat,
  'booze-poisoned': toAll,
  trained: toSeat,
  learned: toSeat,
  'band-sought': toSeat,
  'band-booked': toSeat,
  'band-played': toSeat,
  'band-on-air': toAll,
  'band-ended': toAll,
  'band-billed': toAll,
  'offer-made': toBoth,
  'offer-ended': toBoth,
  'trade-done': toBoth,
  'wager-made': toBoth,
  'wager-settled': toBoth,
  'gyms-tried': toSeat,
  'boxer-rose': toSeat,
  'boxer-came-to-town': toGm,
  'card-drawn': toAll,
  'boxer-put-up': toSeat,
  'bout-fought': toAll,
  'dive-taken': ({ payers }) => payers,
  'purse-won': toSeat,
  'bet-settled': toAll,
  'arena-tried': ({ seat, isBigName }) => (isBigName ? 'everybody' : [seat]),
  'funeral-held': toAll,
  'public-works-done': toAll,
};

/** A fight's dice tell of its dives, so only the GM sees them. */
export const entertainmentDiceAudiences: Partial<Audiences<keyof EntertainmentPayloads>> = {
  'bout-fought': toGm,
  'arena-tried': toSeat,
};
