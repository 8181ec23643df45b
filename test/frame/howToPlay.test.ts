import { describe, expect, it } from 'vitest';
import { gameIds } from '#shared/words/games.ts';
import { covers } from '#games/index.ts';
import { knownIds } from '../support/rulePages.ts';

describe('the page “How to play”', () => {
  it.each(gameIds)('tells %s in about 300 words, and each rule it names is in the book', async (id) => {
    const cover = covers[id];
    const page = await cover.howToPlay();
    const words = [page.aim, ...page.parts.flatMap(({ title, text }) => [title, text])].join(' ');
    const count = words.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(250);
    expect(count).toBeLessThanOrEqual(350);
    const known = knownIds;
    expect(known.size).toBeGreaterThan(100);
    const named = page.parts.flatMap(({ rules }) => rules);
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
    for (const { rules } of page.parts) expect(new Set(rules).size).toBe(rules.length);
  });
});
