import type { Area } from '../state/area.ts';
import { answerOffer, bookBand, makeOffer, signBand, withdrawOffer } from './bands/orders.ts';
import { showEvents } from './events.ts';
import { showItems } from './news.ts';
import { showProjections } from './projections.ts';
import { bet, fixFight, makeCard, putUpBoxer } from './ring/orders.ts';
import { ringEvents } from './ringEvents.ts';

/** Low dives, clubs and their bands, the ring. */
export const shows = {
  events: { ...showEvents, ...ringEvents },
  orders: {
    bet,
    'fix-fight': fixFight,
    'sign-band': signBand,
    'book-band': bookBand,
    'make-offer': makeOffer,
    'answer-offer': answerOffer,
    'withdraw-offer': withdrawOffer,
    'put-up-boxer': putUpBoxer,
    'make-card': makeCard,
  },
  projections: showProjections,
  news: { ofEvent: showItems },
} satisfies Area;
