import { describe, expect, it } from 'vitest';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { planProposals } from '#main/games/paradise/rules/npc/bargains/proposing.ts';
import { Story } from '#test/support/story.ts';

/** What a gang of four doors proposes in February to its equal next door, with a truce to some month or none. */
function listProposals(untilMonth: number | null) {
  const [story, ours, theirs, leader] = new Story({ gangs: 8 }).seats(
    ['Ours', { isHuman: false, base: 'docks' }],
    ['Theirs', { isHuman: false, base: 'riverside' }],
    ['Leader', { isHuman: false, base: 'downtown' }],
  );
  for (const [gang, district] of [
    [ours, 'docks'],
    [theirs, 'riverside'],
  ] as const)
    gang.owns('speakeasy', 4).in(district);
  for (const type of ['speakeasy', 'brothel', 'bookies'] as const) leader.owns(type, 8).in('oak-bluff');
  story.nextMonth();
  if (untilMonth !== null) {
    const terms = { ...makeEmptyTerms(), truceMonths: untilMonth - 1 };
    const bound = { sinceMonth: 2, untilMonth, brokenBy: null, paid: 0, isPublic: true };
    story.tell({ type: 'deal-struck', deal: { id: 'd1', asker: ours.seat, other: theirs.seat, terms, ...bound } });
  }
  return planProposals(paradise.sight(story.state, ours.seat), 0).flatMap(({ order, reason }) =>
    order.kind === 'propose' && order.to === theirs.seat ? [{ ...order.terms, sentence: reason.sentence }] : [],
  );
}

describe('[BARG-1] a truce that an NPC gang offers', () => {
  it('goes with a joint action against the leader, but is never put over one that runs on', () => {
    expect(listProposals(null)).toMatchObject([{ truceMonths: 2, joint: { month: 3 } }]);
    for (const untilMonth of [3, 4, 7])
      expect(listProposals(untilMonth)).toMatchObject([{ truceMonths: null, joint: { month: 3 } }]);
  });

  it('prolongs one in its last month, and says so', () => {
    expect(listProposals(2)).toMatchObject([
      { truceMonths: 2, sentence: 'Our truce with Theirs runs out this month. Neither of us can stop Leader alone.' },
    ]);
  });
});
