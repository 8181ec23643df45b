import { expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { agree, termsWith, threeGangs } from '#test/support/bargains.ts';

it('[BARG-2] of two truces with one gang the longer alone is listed, unless the other holds more than peace', () => {
  const { story, us, them, third } = threeGangs();
  const listed = (): (number | null)[] =>
    paradise.view(story.state, us.seat).deals.map(({ terms }) => terms.truceMonths);
  agree(story, us, them, { truceMonths: 2 });
  agree(story, us, third, { truceMonths: 1 });
  expect(listed()).toEqual([2, 1]);
  agree(story, us, them, { truceMonths: 4 });
  expect(listed()).toEqual([1, 4]);
  agree(story, us, them, { truceMonths: 3, payment: { by: 'us', dollars: 10, months: 1 } });
  expect(listed()).toEqual([1, 4, 3]);
  agree(story, us, them, { truceMonths: 4 });
  expect(listed()).toHaveLength(3);
});

it.each([
  [{ truceMonths: 3 }, 'the town notices the truce.'],
  [
    { truceMonths: 3, payment: { by: 'us' as const, dollars: 50, months: 1 } },
    'the town notices the truce; the money stays between you.',
  ],
  [
    { truceMonths: 3, line: { months: 2, ours: ['docks' as const], theirs: [] } },
    'the town notices the truce and the line.',
  ],
])('[BARG-6] terms %j say what the town notices: %s', (terms, words) => {
  const { us, them } = threeGangs();
  const { notes } = us.quote({ kind: 'propose', to: them.seat, terms: termsWith(terms) });
  expect(notes).toContain(`Once it is struck, ${words}`);
});
