import type { SeatId } from '#shared/words/ids.ts';
import type { ProposalId } from '#shared/games/paradise/ids.ts';
import { makeEmptyTerms, type BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import { computeFeelings } from '#main/games/paradise/rules/memory/feelings.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { Deal } from '#main/games/paradise/rules/state/records/bargains.ts';
import { Story, type GangStory } from './story.ts';

/** Terms with nothing in them but what is given. */
export function termsWith(some: Partial<BargainTerms>): BargainTerms {
  return { ...makeEmptyTerms(), ...some };
}

/** Three gangs of humans; the first two will bargain. */
export function threeGangs(banks: { us?: number; them?: number } = {}) {
  const story = new Story();
  const us = story.gang('Us', { bank: banks.us ?? 1_000, base: 'docks' });
  const them = story.gang('Them', { bank: banks.them ?? 1_000, base: 'oak-bluff' });
  const third = story.gang('Third', { base: 'downtown' });
  return { story, us, them, third };
}

/** Terms that are put and accepted at once. */
export function agree(story: Story, us: GangStory, them: GangStory, terms: Partial<BargainTerms>): void {
  us.gives({ kind: 'propose', to: them.seat, terms: termsWith(terms) });
  const id = Object.keys(story.state.proposals).at(-1) ?? '';
  them.gives({ kind: 'answer-proposal', proposal: id, answer: 'accept' });
}

export function dealsOf(story: Story): Deal[] {
  return Object.values(story.state.deals);
}

/** What one gang feels toward another now. */
export function feelings(story: Story, gang: { seat: SeatId }, toward: { seat: SeatId }) {
  return computeFeelings(story.state.memories, gang.seat, toward.seat, story.state.month);
}

/** Other values for everything about bargains and feelings that `seat` cannot know. */
export function scrambleBargains(state: ParadiseState, seat: SeatId, salt: number): void {
  for (const [id, { from, to }] of Object.entries(state.proposals)) {
    if (from !== seat && to !== seat) Reflect.deleteProperty(state.proposals, id);
  }
  const [one, other] = (Object.keys(state.gangs) as SeatId[]).filter((id) => id !== seat);
  if (one !== undefined && other !== undefined) {
    const id = `q9${salt}` as ProposalId;
    const terms = termsWith({ payment: { by: 'us', dollars: 10 + salt, months: 3 } });
    const { month } = state;
    state.proposals[id] = { id, from: one, to: other, month, terms, isCounter: false };
    const bound = { sinceMonth: month, untilMonth: month + 2, brokenBy: null, paid: 1 };
    state.deals[`d${id}`] = { id: `d${id}`, asker: one, other, terms, ...bound, isPublic: false };
    state.proposalsMade += salt;
  }
  for (const [id, deal] of Object.entries(state.deals)) {
    if (id.startsWith('dq9') || deal.asker === seat || deal.other === seat) continue;
    deal.terms.payment = { by: 'us', dollars: 10 + salt, months: 2 };
    deal.terms.businesses = [];
    if (!deal.isPublic && deal.brokenBy === null) Reflect.deleteProperty(state.deals, id);
  }
  for (const memory of Object.values(state.memories)) {
    if (memory.seat !== seat) memory.felt.push({ month: state.month, grievance: salt, debt: 0 });
  }
  for (const key of Object.keys(state.rebuffs)) {
    if (!key.startsWith(`${seat}:`)) Reflect.deleteProperty(state.rebuffs, key);
  }
  for (const [id, mind] of Object.entries(state.minds)) {
    if (id !== seat && mind.mind !== null) mind.mind.character.greed = (salt % 5) - 2;
  }
}
