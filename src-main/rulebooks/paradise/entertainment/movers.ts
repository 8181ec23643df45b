import type { BooksMove, Movers } from '../areaTables.ts';
import type { SeatId } from '../../../../src-shared/vocabulary/ids.ts';

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
  'deal-offered': ({ deal }) => [shows(deal.from, -deal.gives.dollars)],
  'deal-ended': ({ deal }) => [shows(deal.from, deal.gives.dollars)],
  'deal-struck': ({ deal }) => [
    shows(deal.from, deal.wants.dollars),
    shows(deal.to, deal.gives.dollars - deal.wants.dollars),
  ],
  'wager-made': ({ deal }) => [shows(deal.to, -deal.wants.dollars)],
  'wager-settled': ({ deal, winner }) =>
    winner === null
      ? [shows(deal.from, deal.gives.dollars), shows(deal.to, deal.wants.dollars)]
      : [shows(winner, deal.gives.dollars + deal.wants.dollars)],
  'purse-won': ({ seat, dollars }) => [ring(seat, dollars)],
  'bet-settled': ({ seat, paidDollars }) => [ring(seat, paidDollars)],
  'public-works-done': ({ seat, refundDollars }) => [standing(seat, refundDollars)],
};
