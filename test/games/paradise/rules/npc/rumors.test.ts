import { describe, expect, it } from 'vitest';
import { composeEdition } from '#main/games/paradise/paper/compose.ts';

import { collectNews } from '#main/games/paradise/rules/views/news.ts';
import type { Motive } from '#main/games/paradise/rules/state/area.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { Reason } from '#shared/words/journal.ts';
import { Story } from '#test/support/story.ts';

function told(npcReasons: HouseRules['npcReasons']) {
  const [story, rats, combine] = new Story().seats(
    ['The Rats', { isHuman: false }],
    ['The Combine', { isHuman: false }],
  );
  story.tell({ type: 'npc-reasons-set', to: npcReasons });
  const reason = (score: number, name: string): Reason => ({
    sentence: 'Because.',
    score,
    factors: [
      { name: 'a small matter', points: 1 },
      { name, detail: 'in points', points: score },
      { name: 'what speaks against it', points: -1 },
    ],
  });
  // The press is given no reasons; should it get some, none may be printed.
  const motives: (Motive & { reason: Reason })[] = [
    { seat: rats.seat, order: { kind: 'public-works', points: 1 }, reason: reason(3, 'the mood of the town') },
    {
      seat: combine.seat,
      order: { kind: 'bribe', official: 'x' as never, rateDollars: 100 } as never,
      reason: reason(9, 'a friend in office'),
    },
  ];
  return collectNews(story.state, 1, [], motives);
}

const rumorsIn = (news: ReturnType<typeof told>) => news.items.flatMap((item) => (item.kind === 'rumor' ? [item] : []));

describe('rumors of why the gangs did it', () => {
  it('tell only that the town saw a deed; no word of the planner reaches the paper', () => {
    const rumors = rumorsIn(told('rumor'));
    expect(rumors.map(({ gang, deed }) => [gang.name, deed])).toEqual([['The Rats', 'works']]);
    for (let seed = 1; seed <= 12; seed += 1) {
      const page = JSON.stringify(composeEdition({ ...told('rumor'), campaignSeed: seed }));
      expect(page).not.toMatch(/the mood of the town|a friend in office|a small matter|in points/i);
    }
  });

  it('are printed only where the campaign wants rumors', () => {
    for (const reasons of ['exact', 'summary', 'hidden'] as const) {
      expect(rumorsIn(told(reasons))).toEqual([]);
    }
  });
});
