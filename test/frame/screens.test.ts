import { describe, expect, test } from 'vitest';
import { computeSavedDollars, toggleBusiness, sumPayoffs } from '#games/paradise/books/payoffs.ts';
import { chooseOpeningViewer } from '#frame/session/viewers.ts';
import { searchRows } from '#frame/house/rows.ts';
import { changeHouseRule } from '#games/paradise/rulings/houseRules.ts';
import { describeRule, type HouseRow } from '#shared/words/houseRules.ts';
import { describeNpcAdvice, suggestNpcs } from '#games/paradise/setup/advice.ts';
import { formatSigned } from '#shared/words/text.ts';
import { formatSignedDollars } from '#renderer/shared/numbers.ts';
import { computeHeat, findNextStep } from '#games/paradise/outrage/heat.ts';
import { toggleSort, sortRows } from '#renderer/shared/sort.ts';
import { formatAgo } from '#renderer/shared/when.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { houseRulesSchema, houseTable } from '#shared/games/paradise/houseRules.ts';

describe('who looks when a campaign opens', () => {
  const gangs = [
    { seat: 'g1' as SeatId, isHuman: true },
    { seat: 'g2' as SeatId, isHuman: false },
  ];
  test('the one human player, unless somebody else looked last', () => {
    expect(chooseOpeningViewer(gangs, null)).toBe('g1');
    expect(chooseOpeningViewer(gangs, 'gm')).toBe('gm');
    expect(chooseOpeningViewer(gangs, 'g2')).toBe('g2');
    expect(chooseOpeningViewer(gangs, 'g9')).toBe('g1');
  });
  test('the games master of a table or of an NPC city', () => {
    const table = gangs.map((gang) => ({ ...gang, isHuman: true }));
    expect(chooseOpeningViewer(table, null)).toBe('gm');
    expect(chooseOpeningViewer([], null)).toBe('gm');
  });
});

describe('payoffs', () => {
  const ids = ['a', 'b'] as BusinessId[];
  test('switching a business puts it on the unpaid list and off again', () => {
    expect(toggleBusiness([], 'a' as BusinessId)).toEqual(['a']);
    expect(toggleBusiness(ids, 'a' as BusinessId)).toEqual(['b']);
  });
  test('[RK-4] the discount is the difference of list price and due', () => {
    const line = { district: 'docks', type: 'speakeasy', businesses: ids, fullDollars: 400, dueDollars: 360 } as const;
    expect(computeSavedDollars({ ...line, businesses: ids })).toBe(40);
    expect(sumPayoffs([{ ...line, businesses: ids }])).toEqual({ fullDollars: 400, dueDollars: 360 });
  });
});

describe('house rules', () => {
  const { rows } = houseTable;
  const row = (key: string): HouseRow => {
    const found = rows.find((one) => one.key === key);
    if (found === undefined) throw new Error(key);
    return found;
  };
  const standard = houseRulesSchema.parse({});
  test('every rule of the rulebook has a value in words', () => {
    for (const one of rows) expect(describeRule(standard, one)).not.toBe('');
  });
  test('a rule is found by its number', () => {
    expect(searchRows(rows, 'rk-4').map(({ key }) => key)).toContain('payoffDiscount');
  });
  test('an emptied last month means none, and every change stays valid', () => {
    expect(changeHouseRule(standard, row('lastMonth'), '').lastMonth).toBeNull();
    expect(changeHouseRule(standard, row('lastMonth'), '24').lastMonth).toBe(24);
    const compound = changeHouseRule(standard, row('payoffDiscount'), 'compound');
    expect(compound.payoffDiscount).toBe('compound');
    const emptied = changeHouseRule(standard, row('startingMoneyDollars'), '');
    expect(emptied.startingMoneyDollars).toBe(0);
  });
});

test('[GANG-2] advice follows the number of players', () => {
  expect([1, 2, 3, 4].map(suggestNpcs)).toEqual([4, 3, 3, 1]);
  expect(new Set([0, 1, 2, 3, 4].map(describeNpcAdvice)).size).toBe(5);
});

test('[PO-3, PO-4] the gauge warns before the city boils', () => {
  const book = { somethingMustBeDoneFrom: 16, fedsInTown: false } as const;
  expect([0, 5, 9, 13].map((outrage) => findNextStep(outrage, book)?.at ?? null)).toEqual([5, 9, 13, null]);
  const strict = { ...book, somethingMustBeDoneFrom: 15 } as const;
  expect([0, 4, 8].map((outrage) => findNextStep(outrage, strict)?.at ?? null)).toEqual([4, 8, 13]);
  expect(findNextStep(3, { ...book, fedsInTown: true })).toBeNull();
  expect(computeHeat(2, false)).toEqual({ name: 'calm', warning: null });
  expect(computeHeat(9, false).warning).not.toBeNull();
  expect(computeHeat(13, false).name).toBe('boiling');
  expect(computeHeat(0, true).name).toBe('Feds in town');
});

test('rows sort by number or by words, and turn around', () => {
  expect(sortRows([10, 9, 100], (n) => n, 'descending')).toEqual([100, 10, 9]);
  expect(sortRows(['b10', 'b9'], (text) => text, 'ascending')).toEqual(['b9', 'b10']);
  expect(toggleSort({ key: 'a', direction: 'ascending' }, 'a', 'ascending').direction).toBe('descending');
});

test('signs are written with a true minus', () => {
  expect(formatSigned(-2)).toBe('−2');
  expect(formatSignedDollars(-1250)).toBe('−$1,250');
  expect(formatSignedDollars(0)).toBe('$0');
});

test('times passed read as a person says them', () => {
  const now = new Date('2026-01-02T12:00:00Z');
  expect(formatAgo('2026-01-02T11:59:40Z', now)).toBe('just now');
  expect(formatAgo('2026-01-02T11:00:00Z', now)).toBe('1 hour ago');
  expect(formatAgo('2025-12-31T12:00:00Z', now)).toBe('2 days ago');
  expect(formatAgo('never', now)).toBe('');
});
