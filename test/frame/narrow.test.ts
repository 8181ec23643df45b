import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The narrowest place of a screen on the smallest phone that is supported, less a card's own frame. */
const narrowestPx = 200;

it('a column of cards asks for no more than the place that a small phone has', () => {
  const files = globSync('src-renderer/**/*.{svelte,css}');
  const columns = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/repeat\(auto-fi(?:t|ll), minmax\((min\()?(\d+)px/gu)].map(
      ([words, isBounded, px]) => ({ file, words, isBounded: isBounded !== undefined, px: Number(px) }),
    ),
  );
  expect(columns.length).toBeGreaterThan(30);
  expect(columns.filter(({ isBounded, px }) => !isBounded && px >= narrowestPx)).toEqual([]);
});
