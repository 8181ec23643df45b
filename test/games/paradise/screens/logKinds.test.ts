import { expect, test } from 'vitest';
import { logKinds } from '#games/paradise/logKinds.ts';
import { eventTypes } from '#main/games/paradise/rules/rows.ts';

test('every kind that is given other words is a kind of the log, and no two share their words', () => {
  const known = new Set<string>(eventTypes);
  expect(Object.keys(logKinds).filter((kind) => !known.has(kind))).toEqual([]);
  const words = Object.values(logKinds);
  expect(new Set(words).size).toBe(words.length);
});
