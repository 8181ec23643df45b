import { expect, test } from 'vitest';
import { computeBuiltDollars, explainDice, emptyDraft, toDraft, toRecruit } from '#games/paradise/recruits/draft.ts';
import { suggestName } from '#games/paradise/recruits/names.ts';
import { draftProblem, createFromSetup, createGang, toSetup } from '#games/paradise/setup/gangDraft.ts';
import { houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import { billRecruit } from '#main/games/paradise/rules/gangs/hiringBill.ts';
import { buildFormTables } from '#main/games/paradise/rules/views/forms.ts';

const tables = buildFormTables();
const rules = houseRulesSchema.parse({});
const placesOf = (profile: string) => {
  const row = tables.profiles.find((one) => one.profile === profile);
  if (!row) throw new Error(`No profile ${profile}.`);
  return row;
};

test('[GANG-5] a hoodlum without a pick has his skill rolled', () => {
  const recruit = toRecruit(emptyDraft('Ray Cobb', 'hoodlum'), placesOf('hoodlum'), rules);
  expect(recruit).toMatchObject({ method: 'off-the-rack', freeSkills: [{ kind: 'random' }] });
});

test('[GANG-5] a torpedo may trade both skills for one of his player’s choice', () => {
  const draft = emptyDraft('Lefty Novak', 'torpedo');
  draft.own = ['tommy-gunner', 'none'];
  expect(toRecruit(draft, placesOf('torpedo'), rules)).toMatchObject({
    freeSkills: [{ kind: 'chosen', skill: 'tommy-gunner' }],
  });
});

test('[GANG-3] a Boss picks two skills', () => {
  const draft = emptyDraft('Paulie Gorman', 'boss');
  draft.own = ['real-charmer', 'tough-sob'];
  expect(toRecruit(draft, placesOf('boss'), rules)).toMatchObject({
    freeSkills: [
      { kind: 'chosen', skill: 'real-charmer' },
      { kind: 'chosen', skill: 'tough-sob' },
    ],
  });
});

test('[GANG-6] typed dice must be eight or none', () => {
  expect(explainDice('')).toBeNull();
  expect(explainDice('1 2 3 4 5 6 1 2')).toBeNull();
  expect(explainDice('1 2 3')).not.toBeNull();
  expect(explainDice('1 2 3 4 5 6 1 9')).not.toBeNull();
});

test('a ready-made gang survives the form unchanged', () => {
  for (const { gang } of tables.readyMadeGangs) {
    const back = toSetup(createFromSetup(gang), tables.profiles, rules);
    expect(back.name).toBe(gang.name);
    expect(back.vehicles).toEqual(gang.vehicles);
    expect(back.boss).toEqual(gang.boss);
    expect(back.members).toHaveLength(gang.members.length);
    back.members.forEach((member, place) => {
      const draft = toDraft(member.recruit);
      expect(toRecruit(draft, placesOf(draft.profile), rules)).toEqual(member.recruit);
      expect(member.recruit.name).toBe(gang.members[place]?.recruit.name);
    });
  }
});

test('a gang without a name cannot be priced', () => {
  const gang = createGang('docks');
  expect(draftProblem(gang)).toContain('name');
  gang.name = 'Dockside Six';
  expect(draftProblem(gang)).toBeNull();
  gang.boss.recruit.name = ' ';
  expect(draftProblem(gang)).toContain('gangster');
});

test('suggested names differ from those that are taken', () => {
  const rolls = [0, 0, 0.5, 0.5];
  const name = suggestName(false, ['Al Abbott'], null, () => rolls.shift() ?? 0.9);
  expect(name).not.toBe('Al Abbott');
  expect(suggestName(false, ['Al Abbott'], null, () => 0)).not.toBe('Al Abbott');
  expect(suggestName(false, [], tables.names.tong, () => 0)).toBe('Wing Lee');
});

test('[GANG-3] what a built Boss has spent is what the bill asks for his improvements', () => {
  const draft = emptyDraft('Big Al', 'boss');
  expect(computeBuiltDollars(draft, tables)).toBe(0);
  const spent = computeBuiltDollars({ raised: { guts: 4, gats: 3 }, bought: ['random'] }, tables);
  const bill = billRecruit(
    { method: 'built', name: 'Big Al', improvements: { guts: 4, gats: 3 }, boughtSkills: [{ kind: 'random' }] },
    { asBoss: false },
  );
  const punk = tables.profiles.find(({ profile }) => profile === 'punk')?.priceDollars ?? 0;
  expect(spent).toBe(bill.reduce((sum, { dollars }) => sum + dollars, 0) - punk);
});
