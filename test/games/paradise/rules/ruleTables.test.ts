import { expect, test } from 'vitest';
import { events, eventTypes } from '#main/games/paradise/rules/rows.ts';
import { createBlankState } from '#main/games/paradise/rules/state.ts';
import { scenarioRules } from '#main/games/paradise/rules/tables/scenarioRules.ts';
import { listHandlers } from '#main/games/paradise/rules/handlers.ts';
import { houseTable } from '#shared/games/paradise/houseRules.ts';
import { scenarioTitles } from '#shared/games/paradise/battles.ts';
import { writtenIds, writtenRules } from '#test/support/rulePages.ts';

const unwritten = (ids: readonly string[]): string[] => ids.filter((id) => !writtenIds.has(id));

test('every order stands on a rule that is written down', () => {
  for (const { kind, rules: ids } of listHandlers()) {
    expect(ids.length, kind).toBeGreaterThan(0);
    expect(new Set(ids).size, kind).toBe(ids.length);
    expect(unwritten(ids), kind).toEqual([]);
  }
});

test('every event has its rules, but for bookkeeping and the games master’s word', () => {
  for (const type of eventTypes.filter((one) => !ownRules.includes(one))) {
    const ids = (events[type] as AnyRow).rules?.(createBlankState(), { type });
    if (ids !== undefined) expect(ids.length, type).toBeGreaterThan(0);
    expect(unwritten(ids ?? []), type).toEqual([]);
  }
  const ruled = eventTypes.filter((type) => events[type].rules !== undefined);
  expect(ruled).toEqual(expect.arrayContaining(ownRules));
  expect(eventTypes.filter((type) => !ruled.includes(type)).sort()).toEqual(withoutRule.sort());
});

test('a scenario’s rule is called as the scenario is', () => {
  for (const [scenario, id] of Object.entries(scenarioRules)) {
    const title = writtenRules.find((rule) => rule.id === id)?.title;
    expect(title).toBe(scenarioTitles[scenario as keyof typeof scenarioTitles]);
  }
});

test('the house rules’ IDs are written down', () => {
  expect(unwritten(houseTable.rows.map(({ ruleId: rule }) => rule))).toEqual([]);
});

/** A row whose rules look at neither the state nor the event. */
type AnyRow = { rules?(state: unknown, event: { type: string }): readonly string[] };

/** Told by what they are about: the order that was filed, the battle's scenario. */
const ownRules = ['order-filed', 'battle-arranged', 'battle-settled', 'battle-reported'];

const withoutRule = [
  'job-dropped',
  'sighted',
  'mind-set',
  'remembered',
  'npc-reasons-set',
  'orders-written',
  'play-resumed',
  'standing-entered',
  'past-outrage-booked',
  'past-bank-booked',
  'bank-set',
  'begun-late',
  'outrage-set',
  'owner-set',
  'stat-set',
  'wounds-set',
  'skill-set',
  'weapon-set',
  'custody-set',
  'brought-back',
  'boss-stood-down',
  'reputation-set',
  'owner-guts-set',
  'feds-set',
  'handout-answered',
  'handout-given',
  'handout-taken-back',
  'official-smarts-set',
  'payroll-set',
  'deal-ended',
  'founded',
  'order-withdrawn',
  'month-closed',
  'stands-before',
];
