import { expect, test } from 'vitest';
import { entered, missingOf } from '../../src-renderer/frame/rulings/wanted.ts';
import {
  blankRuling,
  copWords,
  forFamily,
  rulingOf,
} from '../../src-renderer/games/empire-city/rulings/drafts.ts';
import {
  blankRuling as blankOfBrotherhood,
  forFamily as forBrotherhood,
} from '../../src-renderer/games/brotherhood/rulings/drafts.ts';
import {
  blankRuling as blankOfGodfather,
  rulingOf as ofGodfather,
} from '../../src-renderer/games/godfather/rulings/drafts.ts';
import type { Result } from '../../src-renderer/frame/session/session.svelte.ts';

const done: Result = { kind: 'done' };

test('a form tells what nobody has picked before what the schema finds', () => {
  expect(missingOf(rulingOf(blankRuling('cash')))).toBe('Pick a family.');
  expect(missingOf(rulingOf(blankRuling('cop')))).toBe('Pick a cop.');
  expect(missingOf(rulingOf({ ...blankRuling('cop'), cop: 'c1' }))).toBe('Pick a square.');
  const named = { ...blankRuling('rename'), seat: 'g1' };
  expect(missingOf(rulingOf(named))).toMatch(/\.$/);
});

test('a whole form is entered as the rules take it, one that lacks something is not', async () => {
  const given: unknown[] = [];
  const rule = (ruling: unknown): Promise<Result> => {
    given.push(ruling);
    return Promise.resolve(done);
  };
  const whole = rulingOf({ ...blankRuling('cash'), seat: 'g1', dollars: 900 });
  expect(missingOf(whole)).toBeNull();
  expect(await entered(whole, rule)).toEqual(done);
  expect(await entered(rulingOf(blankRuling('cash')), rule)).toEqual({ kind: 'cancelled' });
  expect(given).toEqual([{ kind: 'cash', seat: 'g1', dollars: 900 }]);
});

test('a house rule that is not set is told in its own words', () => {
  const ofHouse = blankOfGodfather('house-rules');
  expect(missingOf(ofGodfather(ofHouse, 'Say what it is set to.'))).toBe('Say what it is set to.');
  expect(missingOf(ofGodfather(blankOfGodfather('cash'), ''))).toBe('Pick the family.');
});

test('cops are listed by where they stand, for they have no names', () => {
  expect(copWords('the Bowery', 0, 1)).toBe('The cop in the Bowery');
  expect(copWords('Harlem', 1, 3)).toBe('Cop 2 of 3 in Harlem');
});

test('a form of Empire City begins with what the family has, so that a change of points leaves corruption', () => {
  const family = { seat: 'g2', name: 'Callahan', isHuman: false, points: 14, corruption: 21 };
  const view = {
    families: [{ ...family, mind: { level: 'hard', doctrine: 'viper' } }],
    books: [{ seat: 'g2', cashDollars: 650 }],
  } as unknown as Parameters<typeof forFamily>[2];
  const points = forFamily(blankRuling('points'), 'g2', view);
  expect(rulingOf({ ...points, victory: 15 })).toMatchObject({
    ruling: { kind: 'points', seat: 'g2', victory: 15, corruption: 21 },
  });
  expect(forFamily(blankRuling('cash'), 'g2', view).dollars).toBe(650);
  expect(forFamily(blankRuling('mind'), 'g2', view)).toMatchObject({
    level: 'hard',
    doctrine: 'viper',
  });
});

test('a form of Brotherhood begins with what the family has', () => {
  const family = { seat: 'g2', name: 'Benvolio', isHuman: true, byMail: true, cashDollars: 18_500 };
  const view = { families: [{ ...family, mind: null }] } as unknown as Parameters<
    typeof forBrotherhood
  >[2];
  expect(forBrotherhood(blankOfBrotherhood('cash'), 'g2', view).dollars).toBe(18_500);
  expect(forBrotherhood(blankOfBrotherhood('player'), 'g2', view).player).toBe('mail');
});
