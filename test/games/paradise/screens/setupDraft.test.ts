import { expect, test } from 'vitest';
import { findDialStop, houseDials } from '#shared/games/paradise/houseDials.ts';
import { houseRulesSchema, recommendedPreset } from '#shared/games/paradise/houseRules.ts';
import { latestStart, parseMonth } from '#shared/games/paradise/calendar.ts';
import { corbinFalls } from '#shared/games/paradise/cities/corbinFalls.ts';
import { millhaven } from '#shared/games/paradise/cities/millhaven.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { Api } from '#renderer/api/client.ts';
import { SetupDraft } from '#games/paradise/setup/setupDraft.svelte.ts';
import { buildFormTables } from '#main/games/paradise/rules/views/forms.ts';
import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';

const tables = buildFormTables();
const fresh = (): SetupDraft => new SetupDraft({} as Api, tables);

function readyMade(place: number): RulebookTables['readyMadeGangs'][number] {
  const row = tables.readyMadeGangs[place];
  if (!row) throw new Error(`There is no ready-made gang ${place}.`);
  return row;
}

function only<T>(list: readonly T[]): T {
  const [first] = list;
  if (!first || list.length > 1) throw new Error(`One was expected, not ${list.length}.`);
  return first;
}

test('[GANG-2] the form starts with one gang to play and four rivals', () => {
  const setup = fresh();
  expect(only(setup.gangs).draft.name).toBe(readyMade(0).gang.name);
  expect(setup.npcs).toHaveLength(4);
  expect(setup.problem).toBeNull();
});

test('a gang that plays already is not added twice', () => {
  const setup = fresh();
  setup.addReadyMade(readyMade(0));
  expect(setup.gangs).toHaveLength(1);
  expect(setup.refusal).toContain('plays already');
  setup.addReadyMade(readyMade(1));
  expect(setup.gangs).toHaveLength(2);
  expect(setup.refusal).toBeNull();
});

test('[GANG-1] a ready-made gang’s starting money leaves with it, the user’s own figure stays', () => {
  const setup = fresh();
  expect(setup.houseRules.startingMoneyDollars).toBe(1_200);
  setup.removeGang(only(setup.gangs).draft.key);
  expect(setup.houseRules.startingMoneyDollars).toBe(1_000);
  setup.houseRules = { ...setup.houseRules, startingMoneyDollars: 3_000 };
  setup.addReadyMade(readyMade(0));
  setup.removeGang(only(setup.gangs).draft.key);
  expect(setup.houseRules.startingMoneyDollars).toBe(3_000);
});

test('[GANG-2] the form says when gangs are too few, too many or named alike', () => {
  const setup = fresh();
  setup.setNpcCount(0);
  expect(setup.problem).toContain('at least two gangs');
  setup.setNpcCount(8);
  expect(setup.problem).toContain('leave 1 out');
  setup.setNpcCount(2);
  const [rival] = setup.npcs;
  if (rival) rival.name = readyMade(0).gang.name.toUpperCase();
  expect(setup.problem).toContain('rename one');
});

test('the form says in a sentence which number cannot be', () => {
  const setup = fresh();
  setup.seed = 3.5;
  expect(setup.problem).toBe('The seed must be a whole number from 0 to 2,147,483,647.');
  setup.seed = 3;
  setup.houseRules = { ...setup.houseRules, startingMoneyDollars: -5 };
  expect(setup.problem).toMatch(/^Set “Starting money” to .*\.$/);
  setup.houseRules = { ...setup.houseRules, startingMoneyDollars: 1_200, lastMonth: 0 };
  expect(setup.problem).toMatch(/^Set “Last month” to .*\.$/);
});

test('[GANG-2] a card takes the place of the only untouched gang, and joins the others once there are several', () => {
  const setup = fresh();
  setup.pickReadyMade(readyMade(1));
  expect(only(setup.gangs).draft.name).toBe(readyMade(1).gang.name);
  setup.pickReadyMade(readyMade(1));
  expect(setup.gangs).toEqual([]);
  setup.bringBack();
  setup.hasSeveral = true;
  setup.pickReadyMade(readyMade(2));
  expect(setup.gangs.map(({ draft }) => draft.name)).toEqual([1, 2].map((place) => readyMade(place).gang.name));
  // A gang that somebody worked on is never pushed out by a card.
  const own = fresh();
  const [entry] = own.gangs;
  if (entry) entry.draft.members = entry.draft.members.slice(1);
  own.pickReadyMade(readyMade(1));
  expect(own.gangs).toHaveLength(2);
});

test('[GANG-1] the money that a gang brings is told with its name, and is no change of the rules', () => {
  const setup = fresh();
  expect(setup.moneyBecauseOf).toBe('The Sixth Streeters');
  setup.pickReadyMade(readyMade(1));
  expect(setup.moneyBecauseOf).toBeNull();
  setup.houseRules = { ...setup.houseRules, startingMoneyDollars: 1_200 };
  expect(setup.moneyBecauseOf).toBeNull();
});

test('[GANG-1, GANG-3] each ready-made gang can be paid with the money it was made for', () => {
  const houseRules = houseRulesSchema.parse({});
  for (const { gang, startingMoneyDollars } of tables.readyMadeGangs) {
    const quote = paradise.forms.quote({ gang, houseRules: { ...houseRules, startingMoneyDollars } });
    expect([gang.name, quote.problem]).toEqual([gang.name, null]);
    expect(quote.bankDollars).toBe(startingMoneyDollars - quote.totalDollars);
    expect(quote.bankDollars).toBeGreaterThanOrEqual(0);
  }
});

test('[GANG-2] each stop of a dial is found again, every mixture is told as one’s own, and so are “By the book” and “The long campaign”', () => {
  const rules = houseRulesSchema.parse({});
  for (const dial of houseDials) {
    dial.stops.forEach((stop, nth) => {
      expect(findDialStop(dial, { ...rules, ...stop.rules })).toBe(nth);
    });
  }
  expect(houseDials.map((dial) => findDialStop(dial, rules))).toEqual([1, 1, 0]);
  expect(houseDials.map((dial) => findDialStop(dial, { ...rules, ...recommendedPreset.rules }))).toEqual([0, 2, 1]);
  const mixed = { ...rules, booking: 'bail' as const };
  expect(houseDials.map((dial) => findDialStop(dial, mixed))).toEqual([null, 1, 0]);
});

test('[GANG-18] the form has the month, the length, the house rules, and the gangs that a city proposes', () => {
  const setup = new SetupDraft({} as Api, buildFormTables({ city: millhaven }));
  const month = parseMonth(millhaven.begins ?? '', latestStart) ?? 0;
  expect(setup.startMonth).toBe(month);
  expect(setup.houseRules.lastMonth).toBe(month + (millhaven.recommends?.months ?? 0) - 1);
  expect(millhaven.gangs?.map(({ name }) => name)).toContain(only(setup.gangs).draft.name);
  expect(setup.toSetup()).toMatchObject({ startMonth: month, city: millhaven });
});

test('[SCN-4] the form of a city that begins in the middle asks who plays its gangs, and for nothing else', () => {
  const setup = new SetupDraft({} as Api, buildFormTables({ city: corbinFalls }));
  expect(setup.played).toEqual(['The Foundry Boys']);
  setup.togglePlayed('The Ferrara Family');
  setup.togglePlayed('The Foundry Boys');
  setup.level = 'hard';
  expect(setup.problem).toBeNull();
  const filled = setup.toSetup();
  expect(filled).toMatchObject({ gangs: [], npcs: [], underWay: { played: ['The Ferrara Family'], level: 'hard' } });
  expect(filled.houseRules.lastMonth).toBe(setup.startMonth + (corbinFalls.recommends?.months ?? 0) - 1);
});
