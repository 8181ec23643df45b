import { expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { recruitSchema } from '#shared/games/paradise/recruits.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { foundedCampaign } from '#test/support/founded.ts';
import { paradiseWriter } from '#test/support/rules.ts';
import { takeSample } from '#test/support/samples.ts';

it.each(takeSample(['long-campaign', 'by-the-book', 'gentle', 'gangland-war']))(
  '[SK-0] a campaign by the house rules “%s” is founded with every seed',
  { tags: 'rest' },
  (preset) => {
    for (let seed = 70_000; seed < 70_200; seed += 1) {
      const setup = paradise.quickSetup({ title: 'War', seed, npcs: 2, gangName: null, level: null, preset });
      const blank = { state: paradise.blank(), rng: seedRng(seed) };
      const result = run(blank, paradiseWriter, (table) => paradise.found(table, setup));
      // A throw of 66 leaves the choice to the player.
      if (result.kind === 'question') continue;
      for (const { name, skills } of Object.values(result.after.state.gangsters))
        expect(new Set(skills).size, `${seed} ${name}`).toBe(skills.length);
    }
  },
);

it.each([
  ['bought besides rolled ones', { method: 'built', boughtSkills: rolledAndChosen(5) }],
  ['of his profile', { method: 'off-the-rack', profile: 'torpedo', boughtSkills: rolledAndChosen(4) }],
  [
    'for a six',
    {
      method: 'rolled-up',
      dice: [6, 6, 6, 6, 3, 3, 3, 3],
      stats: { fists: 6, gats: 6, guts: 6, stunts: 3, smarts: 3, hits: 6 },
      sixSkills: rolledAndChosen(3),
    },
  ],
])('[SK-0] a skill that is chosen and one that is rolled are never the same: %s', (_, given) => {
  const recruit = recruitSchema.parse({ name: 'Al', ...given });
  const state = foundedCampaign({ npcs: 1, houseRules: { startingMoneyDollars: 5_000 } }).state;
  const [seat] = Object.keys(state.gangs) as SeatId[];
  if (seat === undefined) throw new Error('Nobody plays.');
  const order = { kind: 'recruit' as const, recruit };
  let hirings = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const result = run({ state, rng: seedRng(seed) }, paradiseWriter, (table) => {
      table.entry({ title: '', author: { kind: 'human', seat }, order, reason: null });
      paradise.orders.give(table, seat, order);
    });
    // A throw of 66 leaves the choice to the player.
    if (result.kind === 'question') continue;
    hirings += 1;
    const hired = Object.values(result.after.state.gangsters).find(({ name }) => name === 'Al');
    expect(hired?.skills).toContain('tough-sob');
    expect(new Set(hired?.skills).size).toBe(hired?.skills.length);
  }
  expect(hirings).toBeGreaterThan(100);
});

it('[SK-66] a throw of 66 offers the gifts first, the handicaps after them, and each skill once', () => {
  const recruit = recruitSchema.parse({
    name: 'Al',
    method: 'off-the-rack',
    profile: 'torpedo',
    boughtSkills: rolled(1),
  });
  const state = foundedCampaign({ npcs: 1, houseRules: { startingMoneyDollars: 5_000 } }).state;
  const [seat] = Object.keys(state.gangs) as SeatId[];
  if (seat === undefined) throw new Error('Nobody plays.');
  const order = { kind: 'recruit' as const, recruit };
  const asked = Array.from({ length: 300 }, (_, seed) =>
    run({ state, rng: seedRng(seed + 1) }, paradiseWriter, (table) => {
      table.entry({ title: '', author: { kind: 'human', seat }, order, reason: null });
      paradise.orders.give(table, seat, order);
    }),
  ).flatMap((result) => (result.kind === 'question' && result.question.kind === 'choice' ? [result.question] : []));
  expect(asked.length).toBeGreaterThan(0);
  const handicaps = [
    ...['Crippled', 'Drunk or Addicted', 'Gimpy', 'Gullible', 'Gun Shy', 'Hothead', 'Mumbles', 'Not the Face!'],
    ...['One-Armed Man', 'Snappy Dresser', 'Squeamish'],
  ];
  for (const { options } of asked) {
    const groups = options.map(({ group }) => group);
    expect(groups).toEqual(groups.toSorted());
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    for (const { label, group } of options)
      expect(group, label).toBe(handicaps.includes(label) ? 'Handicaps' : 'Gifts');
  }
});

function rolled(count: number): object[] {
  return Array.from({ length: count }, () => ({ kind: 'random' }));
}

/** So many skills to be rolled, and Tough SOB, which is chosen last. */
function rolledAndChosen(count: number): object[] {
  return [...rolled(count), { kind: 'chosen', skill: 'tough-sob' }];
}
