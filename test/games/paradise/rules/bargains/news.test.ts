import { describe, expect, it } from 'vitest';
import { collectNews } from '#main/games/paradise/rules/views/news.ts';
import { agree, threeGangs } from '#test/support/bargains.ts';
import type { Played, Story } from '#test/support/story.ts';

const newsIn = (story: Story, { events }: Played) =>
  collectNews(
    story.state,
    story.state.month,
    events.map((event) => ({ event, dice: [] })),
    [],
  ).items;

describe('what the press hears of bargains', () => {
  it('[BARG-6] a truce and a line, once, and never the money', () => {
    const { story, us, them } = threeGangs();
    const line = { months: 3, ours: ['docks' as const], theirs: ['oak-bluff' as const] };
    agree(story, us, them, { truceMonths: 3, line, payment: { by: 'us', dollars: 170, months: 3 } });
    const items = newsIn(story, story.phase('reveal')).filter(({ kind }) => kind !== 'standings');
    expect(items).toMatchObject(
      [{ kind: 'gangs-of-the-city' }, { kind: 'bargain-made', districts: ['docks', 'oak-bluff'] }].toReversed(),
    );
    expect(JSON.stringify(items)).not.toContain('170');
    story.nextMonth();
    const next = newsIn(story, story.phase('reveal'));
    expect(next.some(({ kind }) => kind === 'bargain-made')).toBe(false);
  });

  it('[BARG-5] a broken word with whom it was given to, and whether it was a truce', () => {
    const { story, us, them } = threeGangs({ us: 250 });
    agree(story, us, them, { payment: { by: 'us', dollars: 200, months: 2 } });
    story.phase('reveal');
    story.nextMonth();
    const items = newsIn(story, story.phase('reveal'));
    expect(items).toContainEqual({
      kind: 'deal-broken',
      at: 0,
      value: 40,
      gang: expect.objectContaining({ name: 'Us' }) as unknown,
      wronged: expect.objectContaining({ name: 'Them' }) as unknown,
      isTruce: false,
    });
  });

  it('[BARG-4] of a place that was handed over, who had it before', () => {
    const { story, us, them } = threeGangs();
    const [speakeasy] = them.owns('speakeasy').in('oak-bluff');
    agree(story, us, them, { businesses: [{ by: 'them', business: speakeasy }] });
    const items = newsIn(story, story.phase('reveal'));
    expect(items.find(({ kind }) => kind === 'changed-hands')).toMatchObject({
      from: { name: 'Them' },
      to: { name: 'Us' },
    });
  });
});
