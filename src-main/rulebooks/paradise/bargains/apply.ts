import { must, type Appliers } from '../applying.ts';
import type { BargainPayloads } from './events.ts';
import { rebuffKey, type Deal, type StruckDeal } from './state.ts';
import { termsOfTopic } from './terms.ts';

/** How bargains change the campaign. */
export const bargainAppliers: Pick<Appliers, keyof BargainPayloads> = {
  'proposal-made'(state, event) {
    state.proposals[event.proposal.id] = event.proposal;
    state.proposalsMade += 1;
  },
  'proposal-ended'(state, event) {
    const { id, from, to } = event.proposal;
    delete state.proposals[id];
    if (event.how === 'refused' || event.how === 'lapsed') {
      state.rebuffs[rebuffKey(from, to)] = state.month;
    }
  },
  'deal-struck'(state, event) {
    state.deals[event.deal.id] = wholeDeal(event.deal);
  },
  'bargain-told'(state, event) {
    must(state.deals[event.deal]).isPublic = true;
  },
  'bargain-paid'(state, event) {
    must(state.deals[event.deal]).paid += 1;
  },
  'deal-broken'(state, event) {
    must(state.deals[event.deal]).brokenBy = event.by;
  },
};

/** An older file's deal has the terms that its topic stood for. */
function wholeDeal(struck: StruckDeal): Deal {
  const { sinceMonth, untilMonth, topic } = struck;
  const terms = struck.terms ?? termsOfTopic(topic, untilMonth - sinceMonth + 1);
  return { ...struck, terms, paid: struck.paid ?? 0, isPublic: struck.isPublic ?? false };
}
