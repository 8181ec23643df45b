import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { BooksMove, Movers } from '../bookMoves.ts';
import { toAll, type Audience, type Audiences } from '../readers.ts';
import type { BargainPayloads } from './events.ts';
import type { Proposal } from './state.ts';

const move = (seat: SeatId, dollars: number): BooksMove => ({
  seat,
  cause: 'bargainDollars',
  dollars,
});

/** What leaves the sender's bank with a proposal and comes back with its end: the first payment he promises. */
export function setAsideFor({ terms }: Pick<DeepReadonly<Proposal>, 'terms'>): number {
  return terms.payment?.by === 'us' ? terms.payment.dollars : 0;
}

/** Every dollar that bargains move. */
export const bargainMovers: Movers = {
  'proposal-made': ({ proposal }) => [move(proposal.from, -setAsideFor(proposal))],
  'proposal-ended': ({ proposal }) => [move(proposal.from, setAsideFor(proposal))],
  'bargain-paid': ({ from, to, dollars }) => [move(from, -dollars), move(to, dollars)],
};

const toBoth = ({ proposal }: { proposal: Proposal }): Audience => [proposal.from, proposal.to];

/**
 * Proposals, terms and payments are the two gangs' own. The town hears of truces and lines, and of every
 * word that is broken: whoever was wronged sees to that.
 */
export const bargainAudiences: Audiences<keyof BargainPayloads> = {
  'proposal-made': toBoth,
  'proposal-ended': toBoth,
  'deal-struck': ({ deal }) => [deal.asker, deal.other],
  'bargain-told': toAll,
  'bargain-paid': ({ from, to }) => [from, to],
  'deal-broken': toAll,
};
