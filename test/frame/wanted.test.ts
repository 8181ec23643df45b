import { expect, test } from 'vitest';
import { enterRuling, findMissing, readHouseRuling } from '#frame/rulings/wanted.ts';
import { houseTable } from '#shared/games/godfather/houseRules.ts';
import { createBlankRuling, describeCop, fillForFamily, readDraft } from '#games/empire-city/rulings/drafts.ts';
import {
  createBlankRuling as blankOfBrotherhood,
  fillForFamily as forBrotherhood,
} from '#games/brotherhood/rulings/drafts.ts';
import { createBlankRuling as blankOfGodfather, readDraft as ofGodfather } from '#games/godfather/rulings/drafts.ts';
import type { Result } from '#frame/session/session.svelte.ts';

const done: Result = { kind: 'done', step: null };

test('a form tells what nobody has picked before what the schema finds', () => {
  expect(findMissing(readDraft(createBlankRuling('cash')))).toBe('Pick a family.');
  expect(findMissing(readDraft(createBlankRuling('cop')))).toBe('Pick a cop.');
  expect(findMissing(readDraft({ ...createBlankRuling('cop'), cop: 'c1' }))).toBe('Pick a square.');
  const named = { ...createBlankRuling('rename'), seat: 'g1' };
  expect(findMissing(readDraft(named))).toMatch(/\.$/);
});

test('a whole form is entered as the rules take it, one that lacks something is not', async () => {
  const given: unknown[] = [];
  const rule = (ruling: unknown): Promise<Result> => {
    given.push(ruling);
    return Promise.resolve(done);
  };
  const whole = readDraft({ ...createBlankRuling('cash'), seat: 'g1', dollars: 900 });
  expect(findMissing(whole)).toBeNull();
  expect(await enterRuling(whole, rule)).toEqual(done);
  expect(await enterRuling(readDraft(createBlankRuling('cash')), rule)).toEqual({
    kind: 'canceled',
  });
  expect(given).toEqual([{ kind: 'cash', seat: 'g1', dollars: 900 }]);
});

test('a house rule that is not set is told in its own words', () => {
  const house = houseTable.schema.parse({});
  const read = (key: string, text: string) => findMissing(readHouseRuling(houseTable, house, { key, text }));
  expect(read('', '3')).toBe('Pick a house rule.');
  for (const text of ['', '100', '1.5', 'x']) {
    expect(read('lastRound', text)).toBe('Set “Last round” to a whole number from 1 to 99, or to 0 (none).');
  }
  expect(readHouseRuling(houseTable, house, { key: 'lastRound', text: '12' })).toEqual({
    ruling: { kind: 'house-rules', houseRules: { ...house, lastRound: 12 } },
  });
  expect(findMissing(ofGodfather(blankOfGodfather('cash')))).toBe('Pick the family.');
});

test('cops are listed by where they stand, for they have no names', () => {
  expect(describeCop('the Bowery', 0, 1)).toBe('The cop in the Bowery');
  expect(describeCop('Harlem', 1, 3)).toBe('Cop 2 of 3 in Harlem');
});

test('a form of Empire City begins with what the family has, so that a change of points leaves corruption', () => {
  const family = { seat: 'g2', name: 'Callahan', isHuman: false, points: 14, corruption: 21 };
  const view = {
    families: [{ ...family, mind: { level: 'hard', doctrine: 'viper' } }],
    books: [{ seat: 'g2', cashDollars: 650 }],
  } as unknown as Parameters<typeof fillForFamily>[2];
  const points = fillForFamily(createBlankRuling('points'), 'g2', view);
  expect(readDraft({ ...points, victory: 15 })).toMatchObject({
    ruling: { kind: 'points', seat: 'g2', victory: 15, corruption: 21 },
  });
  expect(fillForFamily(createBlankRuling('cash'), 'g2', view).dollars).toBe(650);
  expect(fillForFamily(createBlankRuling('mind'), 'g2', view)).toMatchObject({
    level: 'hard',
    doctrine: 'viper',
  });
});

test('a form of Brotherhood begins with what the family has', () => {
  const family = { seat: 'g2', name: 'Benvolio', isHuman: true, byMail: true, cashDollars: 18_500 };
  const view = { families: [{ ...family, mind: null }] } as unknown as Parameters<typeof forBrotherhood>[2];
  expect(forBrotherhood(blankOfBrotherhood('cash'), 'g2', view).dollars).toBe(18_500);
  expect(forBrotherhood(blankOfBrotherhood('player'), 'g2', view).player).toBe('mail');
});
