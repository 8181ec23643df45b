import type { SeatId } from '#shared/words/ids.ts';
import type { ProposalId } from '#shared/games/paradise/ids.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import type { ParadiseTable } from '../table.ts';
import type { ProposalEnd } from '../events/schemas/bargains.ts';
import { payOnce } from './keeping.ts';
import type { Deal, Proposal } from '../state/records/bargains.ts';
import { findLastMonth, type Terms } from './terms.ts';

/** Copies terms, because an event must not share parts of the state. */
export function copyTerms(terms: Terms): BargainTerms {
  return clonePlain(terms) as BargainTerms;
}

/** [BARG-1] Puts terms to a rival. */
export function putTerms(table: ParadiseTable, from: SeatId, to: SeatId, terms: Terms, isCounter: boolean): void {
  const { month, proposalsMade } = table.state;
  const id = `q${proposalsMade + 1}` as ProposalId;
  const proposal: Proposal = { id, from, to, month, terms: copyTerms(terms), isCounter };
  table.emit({ type: 'proposal-made', proposal });
}

export function endProposal(table: ParadiseTable, proposal: DeepReadonly<Proposal>, how: ProposalEnd): void {
  const ended: Proposal = { ...proposal, terms: copyTerms(proposal.terms) };
  table.emit({ type: 'proposal-ended', proposal: ended, how });
}

/** [BARG-1] Terms are accepted: they bind from this month's reveal on, when the places in them change hands; the first payment is made at once. */
export function acceptProposal(table: ParadiseTable, proposal: DeepReadonly<Proposal>): void {
  endProposal(table, proposal, 'accepted');
  const { id, from: asker, to: other, terms } = proposal;
  const deal = strike(table, { id: `d${id}`, asker, other, terms }, table.state.month);
  if (terms.payment !== null) payOnce(table, deal);
}

/** [BARG-1] Two gangs are bound. */
export function strike(
  table: ParadiseTable,
  agreed: Pick<DeepReadonly<Deal>, 'id' | 'asker' | 'other' | 'terms'>,
  sinceMonth: number,
): Deal {
  const terms = copyTerms(agreed.terms);
  const deal: Deal = {
    ...agreed,
    terms,
    sinceMonth,
    untilMonth: findLastMonth(terms, sinceMonth),
    brokenBy: null,
    paid: 0,
    isPublic: false,
  };
  table.emit({ type: 'deal-struck', deal });
  return deal;
}
