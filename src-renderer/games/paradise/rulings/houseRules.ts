import { readTyped } from '#frame/house/rows.ts';
import type { HouseRulePreset, HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { HouseRow } from '#shared/words/houseRules.ts';

/** Puts the rules of a preset in force; others stay. */
export function applyPreset(rules: HouseRules, preset: HouseRulePreset): HouseRules {
  return { ...rules, ...preset.rules };
}

/** True if every rule of a preset is in force. */
export function isInForce(rules: HouseRules, preset: HouseRulePreset): boolean {
  return Object.entries(preset.rules).every(([key, value]) => rules[key as keyof HouseRules] === value);
}

/** Returns the rules with one of them as it was typed, which the schema may still refuse; no money is $0. */
export function changeHouseRule(rules: HouseRules, { key, field }: HouseRow, text: string): HouseRules {
  const value = readTyped(field, text);
  return { ...rules, [key]: key === 'startingMoneyDollars' ? Number(value) : value };
}
