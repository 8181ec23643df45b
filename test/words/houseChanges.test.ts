import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as empireCity from '#shared/games/empire-city/houseRules.ts';
import { describeHouseChanges } from '#shared/words/houseChanges.ts';

/** The place of every figure in a set of house rules, as `prices.hire`. */
function placesOf(rules: object, above = ''): string[] {
  return Object.entries(rules).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return placesOf(value, `${above}${key}.`);
    }
    return typeof value === 'number' ? [`${above}${key}`] : [];
  });
}

/** What the schema says to a figure below nothing. */
function refusalOf(schema: z.ZodType, place: string): string {
  const wrong = place.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), -1);
  const { error } = schema.safeParse(wrong);
  return (error?.issues ?? []).map(({ message }) => message).join(' ');
}

describe('what differs between two sets of house rules', () => {
  it('names a figure that is added, changed or taken back, with what it was before', () => {
    const before = { prices: { hire: 5 }, men: { flynn: { costDollars: 500 } }, marks: [10, 20] };
    const after = { prices: { hire: 7 }, men: {}, marks: [10, 25] };
    expect(describeHouseChanges(before, after)).toEqual([
      'hire (prices) from 5 to 7',
      'marks, no. 2 from 20 to 25',
      'cost dollars (flynn) (men) from 500 to the usual',
    ]);
    expect(describeHouseChanges(after, before)).toContain(
      'cost dollars (flynn) (men) from the usual to 500',
    );
    expect(describeHouseChanges(before, structuredClone(before))).toEqual([]);
  });

  it('tells what is money in dollars, and nothing else', () => {
    const before = { prices: { hire: 5 }, bail: 1500, men: 5 };
    const after = { prices: { hire: 7 }, bail: 2000, men: 6 };
    expect(describeHouseChanges(before, after, /^bail$|^prices\./)).toEqual([
      'hire (prices) from $5 to $7',
      'bail from $1,500 to $2,000',
      'men from 5 to 6',
    ]);
  });

  it.each([
    [
      'Empire City',
      empireCity,
      { men: { flynn: { combat: 1, costDollars: 1, corruption: 1 } }, racketPrices: { den: 1 } },
    ],
  ])('knows every rule of %s that is money', (_name, { houseRulesSchema, moneyRules }, more) => {
    const places = placesOf({ ...(houseRulesSchema.parse({}) as object), ...more });
    const money = places.filter((place) => refusalOf(houseRulesSchema, place).includes('$'));
    expect(money.length).toBeGreaterThan(6);
    expect(places.filter((place) => moneyRules.test(place))).toEqual(money);
  });
});
