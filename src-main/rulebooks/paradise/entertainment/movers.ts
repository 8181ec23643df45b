import type { BooksMove, Movers } from '../bookMoves.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';

const lesson = (event: { seat: SeatId; costDollars: number }): BooksMove[] => [
  { seat: event.seat, cause: 'trainingDollars', dollars: -event.costDollars },
];

const shows = (seat: SeatId, dollars: number): BooksMove => ({
  seat,
  cause: 'showDollars',
  dollars,
});
const ring = (seat: SeatId, dollars: number): BooksMove => ({
  seat,
  cause: 'ringDollars',
  dollars,
});
const standing = (seat: SeatId, dollars: number): BooksMove => ({
  seat,
  cause: 'standingDollars',
  dollars,
});

/**
 * Every dollar that shows, fights, schooling and standing move. Stakes, bribes, funerals, flowers and
 * works are set aside when their order is filed; what an offer gives is set aside when it is made.
 */
export const entertainmentMovers: Movers = {
  trained: lesson,
  learned: lesson,
  'band-sought': ({ seat, costDollars }) => [shows(seat, -costDollars)],
  'offer-made': ({ offer }) => [shows(offer.from, -offer.gives.dollars)],
  'offer-ended': ({ offer }) => [shows(offer.from, offer.gives.dollars)],
  'trade-done': ({ offer }) => [
    shows(offer.from, offer.wants.dollars),
    shows(offer.to, offer.gives.dollars - offer.wants.dollars),
  ],
  'wager-made': ({ offer }) => [shows(offer.to, -offer.wants.dollars)],
  'wager-settled': ({ offer, winner }) =>
    winner === null
      ? [shows(offer.from, offer.gives.dollars), shows(offer.to, offer.wants.dollars)]
      : [shows(winner, offer.gives.dollars + offer.wants.dollars)],
  'purse-won': ({ seat, dollars }) => [ring(seat, dollars)],
  'bet-settled': ({ seat, paidDollars }) => [ring(seat, paidDollars)],
  'public-works-done': ({ seat, refundDollars }) => [standing(seat, refundDollars)],
};
