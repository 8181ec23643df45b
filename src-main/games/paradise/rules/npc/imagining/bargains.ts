import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { Accord, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { formatRebuffKey, type BargainState, type Deal } from '#main/games/paradise/rules/state/records/bargains.ts';
import { findHighestNumber } from './numbers.ts';

/** [fog, SCN-4] Copies a seat's own bargains, and of others' bargains the public part alone. */
export function sampleBargains(view: SeatView): BargainState {
  const deals = listKnownDeals(view);
  const proposals = view.proposals.map((proposal) => clonePlain(proposal));
  return {
    deals: Object.fromEntries(deals.map((deal) => [deal.id, deal])),
    proposals: Object.fromEntries(proposals.map((proposal) => [proposal.id, proposal])) as BargainState['proposals'],
    proposalsMade: findHighestNumber([...deals, ...proposals].map(({ id }) => id)),
    rebuffs: Object.fromEntries(
      Object.entries(view.rebuffs).map(([rival, month]) => [
        formatRebuffKey(view.seat, rival as SeatView['seat']),
        month,
      ]),
    ),
  };
}

/** Lists the deals in the order they were struck in, as far as the seat can tell. */
function listKnownDeals(view: SeatView): Deal[] {
  const own = view.deals.map((deal) => clonePlain(deal) as Deal);
  const deals: Deal[] = [];
  for (const accord of view.accords) {
    const nth = own.findIndex(({ id }) => id === accord.id);
    deals.push(...(nth < 0 ? [createDeal(accord)] : own.splice(0, nth + 1)));
  }
  return [...deals, ...own];
}

function createDeal({ truceMonths, line, brokenBy, ...accord }: Accord): Deal {
  const terms = { ...makeEmptyTerms(), truceMonths, line: clonePlain(line) };
  return { ...accord, terms, brokenBy, paid: 0, isPublic: truceMonths !== null || line !== null };
}
