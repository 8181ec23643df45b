import { formatDollars } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';
import type { HouseRuleKey, HouseRules } from '#shared/games/paradise/houseRules.ts';

export type HouseRuleShown = RulebookTables['houseRules'][number];

/** The value of a house rule in words. */
export function describeHouseRule(row: HouseRuleShown, rules: HouseRules): string {
  const value = rules[row.key];
  if (value === null) return 'none';
  if (row.key === 'startingMoneyDollars') return formatDollars(Number(value));
  if (row.key === 'lastMonth') return formatMonth(Number(value));
  return row.options?.find((option) => option.value === String(value))?.label ?? String(value);
}

/** The rules that fit what was typed, by name, number or explanation. */
export function searchHouseRules(rows: readonly HouseRuleShown[], text: string): HouseRuleShown[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const all = `${row.name} ${row.rule} ${row.explanation}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

type Preset = RulebookTables['houseRulePresets'][number];

/** The rules of a preset put in force; what it does not speak of stays. */
export function applyPreset(rules: HouseRules, preset: Preset): HouseRules {
  const entries = Object.entries(preset.rules) as [HouseRuleKey, string][];
  return entries.reduce((all, [key, value]) => changeHouseRule(all, key, value), rules);
}

/** True if every rule a preset speaks of is in force. */
export function isInForce(rules: HouseRules, preset: Preset): boolean {
  return Object.entries(preset.rules).every(([key, value]) => rules[key as HouseRuleKey] === value);
}

/** One rule changed from a form: numbers are read, an empty number means none. */
export function changeHouseRule(rules: HouseRules, key: HouseRuleKey, text: string): HouseRules {
  const isNumber = key === 'startingMoneyDollars' || key === 'lastMonth';
  const value = isNumber ? (text.trim() === '' ? null : Number(text)) : text;
  if (key === 'startingMoneyDollars' && value === null) return { ...rules, [key]: 0 };
  return { ...rules, [key]: value };
}
