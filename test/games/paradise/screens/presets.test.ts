import { expect, it } from 'vitest';
import { isInForce, applyPreset } from '#games/paradise/rulings/houseRules.ts';
import { houseRulePresets as presets, houseRulesSchema, recommendedPreset } from '#shared/games/paradise/houseRules.ts';

const standard = houseRulesSchema.parse({});

it('[GANG-19] there are four sets of house rules: first the recommended one, then the book’s, which a setup file has', () => {
  expect(presets.map(({ name }) => name)).toEqual(['The long campaign', 'By the book', 'Gentle', 'Gangland war']);
  expect(presets[0]).toBe(recommendedPreset);
  const inForce = presets.filter((preset) => isInForce(standard, preset));
  expect(inForce.map(({ id }) => id)).toEqual(['by-the-book']);
});

it('each set is made of rules that exist, and leaves money, last month and paper alone', () => {
  const own = { startingMoneyDollars: 2_500, lastMonth: 12, smallPrint: 'printed' as const };
  for (const preset of presets) {
    const rules = applyPreset({ ...standard, ...own }, preset);
    expect(houseRulesSchema.parse(rules)).toEqual(rules);
    expect(rules).toMatchObject(own);
    expect(presets.filter((other) => isInForce(rules, other))).toEqual([preset]);
  }
});

it('one set replaces another whole', () => {
  const [, book, gentle, war] = presets;
  if (!book || !gentle || !war) throw new Error('A set is missing.');
  expect(applyPreset(applyPreset(standard, gentle), war)).toEqual(applyPreset(standard, war));
  expect(applyPreset(applyPreset(standard, war), book)).toEqual(standard);
});
