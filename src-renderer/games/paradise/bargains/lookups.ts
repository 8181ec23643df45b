import type { AccordView, DealView, ProposalView } from '#shared/games/paradise/views/bargains.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';

type Pair = { asker: SeatId; other: SeatId };

const joins = ({ asker, other }: Pair, one: SeatId, two: SeatId): boolean =>
  (asker === one && other === two) || (asker === two && other === one);

/** Terms that a seat has to answer. */
export function listProposalsTo(view: CampaignView, seat: SeatId | null): ProposalView[] {
  return view.bargains.proposals.filter(({ to }) => to === seat);
}

/** Terms of a seat's own that wait for their answer. */
export function listProposalsBy(view: CampaignView, seat: SeatId | null): ProposalView[] {
  return view.bargains.proposals.filter(({ from }) => from === seat);
}

/** Bargains that bind a seat now. */
export function listDealsInForce(view: CampaignView, seat: SeatId | null): DealView[] {
  return view.deals.filter(({ asker, other, isInForce }) => isInForce && (asker === seat || other === seat));
}

export function listDealsBetween(view: CampaignView, one: SeatId, two: SeatId): DealView[] {
  return view.deals.filter((deal) => deal.isInForce && joins(deal, one, two));
}

/** Lists the public accords of two gangs. */
export function listAccordsBetween(view: CampaignView, one: SeatId, two: SeatId): AccordView[] {
  return view.bargains.accords.filter((accord) => joins(accord, one, two));
}

/** `2 more months`, with this one counted. */
export function describeMonthsLeft(view: CampaignView, untilMonth: number): string {
  const left = Math.max(0, untilMonth - view.month + 1);
  return left === 1 ? 'this month is its last' : `${left} months left`;
}
