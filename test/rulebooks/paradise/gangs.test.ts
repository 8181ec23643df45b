import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dice as DiceOver, scriptedDice, seedRng } from '../../../src-main/kernel/dice.ts';
import { billFor, totalDollars } from '../../../src-main/rulebooks/paradise/hiringBill.ts';
import { gangBill, totalBill } from '../../../src-main/rulebooks/paradise/gangBill.ts';
import { paradise } from '../../../src-main/rulebooks/paradise/index.ts';
import { hasAccountant, ownedBy } from '../../../src-main/rulebooks/paradise/lookups.ts';
import {
  readPairs,
  keptFaces,
  sixesThatCount,
} from '../../../src-main/rulebooks/paradise/rolledUp.ts';
import { neighbours } from '../../../src-main/rulebooks/paradise/tables/city.ts';
import { doctrines } from '../../../src-main/rulebooks/paradise/tables/doctrines.ts';
import { profileTable } from '../../../src-main/rulebooks/paradise/tables/people.ts';
import { racketTable } from '../../../src-main/rulebooks/paradise/tables/rackets.ts';
import { readyMadeGangs } from '../../../src-main/rulebooks/paradise/tables/readyMade.ts';
import { run } from '../../../src-main/kernel/run.ts';
import type { SeatId } from '../../../src-shared/vocabulary/ids.ts';
import type { GangSetup } from '../../../src-shared/vocabulary/paradise/setup.ts';
import { gangTypes } from '../../../src-shared/vocabulary/paradise/city.ts';
import { recruitSchema, type Recruit } from '../../../src-shared/vocabulary/paradise/recruits.ts';
import type { z } from 'zod';
import { foundedCampaign, setupFor } from '../../support/founded.ts';
import { Story, vehicleId } from '../../support/story.ts';

const recruit = (given: z.input<typeof recruitSchema>): Recruit => recruitSchema.parse(given);
const price = (given: z.input<typeof recruitSchema>, asBoss = false): number =>
  totalDollars(billFor(recruit(given), { asBoss }));

const sixthStreeters = readyMadeGangs[0];
if (sixthStreeters === undefined) throw new Error('The sample gang is missing.');

/** GANG-5: price, FISTS GATS GUTS STUNTS SMARTS HITS. */
const profiles = [
  ['boss', 225, 4, 4, 4, 2, 4, 5],
  ['accountant', 100, 2, 2, 2, 2, 5, 3],
  ['torpedo', 300, 5, 5, 5, 4, 4, 4],
  ['enforcer', 200, 4, 4, 4, 4, 4, 4],
  ['moll', 100, 3, 3, 3, 3, 4, 3],
  ['hoodlum', 100, 3, 3, 3, 3, 3, 3],
  ['slugger', 50, 3, 2, 3, 2, 2, 3],
  ['punk', 25, 2, 2, 2, 2, 2, 2],
] as const;

describe('creating a gang', () => {
  it('[GANG-1] every gang starts with $1,000 unless the GM says otherwise', () => {
    expect(
      paradise.quickSetup({ title: 'x', seed: 1, npcs: 3, gangName: 'Mine' }).houseRules
        .startingMoneyDollars,
    ).toBe(1_000);
    const { state } = foundedCampaign({ houseRules: { startingMoneyDollars: 1_500 } });
    expect(state.books['g1:1']?.openingDollars).toBe(1_500);
  });

  it('[GANG-1] a founding spends no dollar the gang does not have, whatever suits its men turn up in', () => {
    const hoodlum = { recruit: recruit({ method: 'off-the-rack', name: 'A', profile: 'hoodlum' }) };
    const gang: GangSetup = {
      ...sixthStreeters.gang,
      members: Array.from({ length: 8 }, () => ({ ...hoodlum, weapons: [] })),
      vehicles: [{ kind: 'car', upgrades: [] }],
    };
    const answers = Array.from({ length: 8 }, (_, n) => {
      return { kind: 'choice', id: `q${n + 1}`, value: 'boxer' } as const;
    });
    let dressers = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const houseRules = { startingMoneyDollars: totalBill(gangBill(gang)) };
      const { state } = foundedCampaign({ seed, gang, houseRules }, { answers });
      const spent = state.books['g1:1'];
      expect((spent?.recruitDollars ?? 0) + (spent?.equipmentDollars ?? 0)).toBe(
        -houseRules.startingMoneyDollars,
      );
      dressers += Object.values(state.gangsters).filter(
        (man) => man.gang === 'g1' && man.skills.includes('snappy-dresser'),
      ).length;
    }
    expect(dressers).toBeGreaterThan(0);
  });

  it('[GANG-1] an NPC gang pays for its men and guns like a player, and comes smaller when poor', () => {
    for (const money of [100, 300, 700, 1_000]) {
      const gang = { ...sixthStreeters.gang, members: [], vehicles: [] };
      const { state } = foundedCampaign({
        gang: { ...gang, boss: { ...gang.boss, weapons: [] } },
        types: [...gangTypes],
        houseRules: { startingMoneyDollars: money },
      });
      for (const { id, type, isHuman } of Object.values(state.gangs)) {
        const row = state.books[`${id}:1`];
        const spent = -(row?.recruitDollars ?? 0) - (row?.equipmentDollars ?? 0);
        expect(spent).toBeLessThanOrEqual(money);
        const men = Object.values(state.gangsters).filter((man) => man.gang === id);
        if (!isHuman) expect(new Set(men.map((man) => man.name)).size).toBe(men.length);
        if (!isHuman && type !== 'street') expect(men.length).toBeGreaterThan(1);
      }
    }
    const gang = { ...sixthStreeters.gang, members: [], vehicles: [] };
    const poor = { gang, houseRules: { startingMoneyDollars: 50 } };
    expect(() => foundedCampaign({ ...poor, types: ['street'] })).toThrow(
      /Street Gang cannot start with \$50/,
    );
  });

  it('[GANG-1] deals ordinary businesses worth exactly 4D6, in or next to the base', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { state } = foundedCampaign({ seed });
      for (const gang of Object.values(state.gangs)) {
        const owned = ownedBy(state, gang.id);
        const halves = owned.map(({ type }) => {
          const { dice, halved } = racketTable[type];
          return halved ? 1 : dice * 2;
        });
        expect(halves.reduce((total, half) => total + half, 0)).toBe(8);
        for (const { district, type } of owned) {
          expect([gang.base, ...neighbours[gang.base]]).toContain(district);
          expect(racketTable[type].unique).toBe(false);
        }
      }
    }
  });

  it.each([
    [1, 0, /needs at least two gangs/],
    [1, 8, /room for 8 gangs/],
  ])('[GANG-2] %i human and %i NPC gangs are refused', (_humans, npcs, sentence) => {
    expect(() => foundedCampaign({ npcs })).toThrow(sentence);
  });

  it('[GANG-2] plays solo against three to five NPC gangs, or with several humans', () => {
    for (const npcs of [3, 4, 5]) {
      expect(Object.keys(foundedCampaign({ npcs }).state.gangs)).toHaveLength(npcs + 1);
    }
  });

  it('[GANG-3] a Boss off the rack is free with two chosen skills', () => {
    const boss: z.input<typeof recruitSchema> = {
      method: 'off-the-rack',
      name: 'Ed',
      profile: 'boss',
      freeSkills: [
        { kind: 'chosen', skill: 'boxer' },
        { kind: 'chosen', skill: 'tommy-gunner' },
      ],
    };
    expect(price(boss, true)).toBe(0);
    expect(() => price(boss)).toThrow(/one Boss/);
  });

  it('[GANG-3] a rolled-up Boss has $25 free for one stat or random skill', () => {
    const boss = { method: 'rolled-up', name: 'Ed' } as const;
    expect(price(boss, true)).toBe(0);
    expect(price({ ...boss, boughtSkills: [{ kind: 'random' }] }, true)).toBe(0);
    expect(price({ ...boss, improvements: { guts: 4 } }, true)).toBe(0);
    expect(price({ ...boss, improvements: { guts: 5 } }, true)).toBe(25);
    expect(price({ ...boss, boughtSkills: [{ kind: 'random' }, { kind: 'random' }] }, true)).toBe(
      25,
    );
    expect(price({ ...boss, boughtSkills: [{ kind: 'chosen', skill: 'boxer' }] }, true)).toBe(50);
  });

  it('[GANG-3] a built Boss has $225 and pays what goes over', () => {
    const boss = { method: 'built', name: 'Ed', improvements: { fists: 6, guts: 5 } } as const;
    expect(price(boss, true)).toBe(0);
    expect(price({ ...boss, improvements: { fists: 6, guts: 6, smarts: 4 } }, true)).toBe(25);
  });

  it('[GANG-4] street gangs have no Accountant, every other NPC gang has one', () => {
    for (const type of gangTypes) expect(doctrines[type].hasAccountant).toBe(type !== 'street');
    const { state } = foundedCampaign({ types: ['street', 'tong', 'sicilian', 'syndicate'] });
    for (const gang of Object.values(state.gangs)) {
      expect(hasAccountant(state, gang.id)).toBe(gang.type !== 'street');
    }
    const rackets = ownedBy(state, 'g2' as SeatId).map(({ type }) => racketTable[type].racket);
    expect(new Set(rackets).size).toBe(1);
  });

  it.each(profiles)('[GANG-5] %s: $%i, %i %i %i %i %i %i', (name, dollars, ...block) => {
    const row = profileTable[name];
    const { fists, gats, guts, stunts, smarts, hits } = row.stats;
    expect([row.priceDollars, fists, gats, guts, stunts, smarts, hits]).toEqual([
      dollars,
      ...block,
    ]);
  });

  it.each([
    [
      'a Hoodlum with a rolled skill',
      { method: 'off-the-rack', name: 'A', profile: 'hoodlum' },
      100,
    ],
    [
      'a Hoodlum with a chosen one instead',
      {
        method: 'off-the-rack',
        name: 'A',
        profile: 'hoodlum',
        freeSkills: [{ kind: 'chosen', skill: 'boxer' }],
      },
      125,
    ],
    [
      'a Torpedo with one chosen skill for his two rolled ones',
      {
        method: 'off-the-rack',
        name: 'A',
        profile: 'torpedo',
        freeSkills: [{ kind: 'chosen', skill: 'boxer' }],
      },
      300,
    ],
    [
      'a Torpedo with both chosen',
      {
        method: 'off-the-rack',
        name: 'A',
        profile: 'torpedo',
        freeSkills: [
          { kind: 'chosen', skill: 'boxer' },
          { kind: 'chosen', skill: 'bruiser' },
        ],
      },
      350,
    ],
    [
      'bought skills, chosen $50 and random $25',
      {
        method: 'off-the-rack',
        name: 'A',
        profile: 'slugger',
        boughtSkills: [{ kind: 'chosen', skill: 'boxer' }, { kind: 'random' }],
      },
      125,
    ],
    [
      'the suits of a Snappy Dresser rolled on the table',
      {
        method: 'off-the-rack',
        name: 'A',
        profile: 'hoodlum',
        freeSkills: [{ kind: 'random', rolled: 'snappy-dresser' }],
      },
      125,
    ],
    [
      'a Snappy Dresser’s suits',
      {
        method: 'off-the-rack',
        name: 'A',
        profile: 'slugger',
        boughtSkills: [{ kind: 'chosen', skill: 'snappy-dresser' }],
      },
      125,
    ],
  ] as const)('[GANG-5] prices %s', (_case, given, dollars) => {
    expect(price(given as z.input<typeof recruitSchema>)).toBe(dollars);
  });

  it('[GANG-5, SK-67] a Moll starts as a Femme Fatale or a Nice Girl and nobody else can be one', () => {
    const moll = { method: 'off-the-rack', name: 'A', profile: 'moll' } as const;
    expect(price({ ...moll, freeSkills: [{ kind: 'chosen', skill: 'nice-girl' }] })).toBe(100);
    expect(() => price({ ...moll, freeSkills: [{ kind: 'chosen', skill: 'boxer' }] })).toThrow(
      /Femme Fatale or Nice Girl/,
    );
    expect(() =>
      price({ method: 'built', name: 'A', boughtSkills: [{ kind: 'chosen', skill: 'nice-girl' }] }),
    ).toThrow(/Gun Moll only/);
  });

  it('[GANG-6] each pair of a 1 and a 6 reads as a 2 and a 5, and the best six are kept', () => {
    const dice = [4, 3, 3, 5, 6, 6, 1, 2];
    expect(readPairs(dice)).toEqual([6, 5, 5, 4, 3, 3, 2, 2]);
    expect(keptFaces(dice)).toEqual([6, 5, 5, 4, 3, 3]);
    expect(sixesThatCount(dice, 'every-six')).toBe(2);
    expect(sixesThatCount(dice, 'sixes-left')).toBe(1);
  });

  it('[GANG-6] a rolled-up mobster asks for his dice’s places, HITS at least 3', () => {
    const story = new Story();
    const gang = story.gang('Rollers');
    const order = {
      kind: 'recruit',
      recruit: recruit({ method: 'rolled-up', name: 'Al' }),
    } as const;
    const dice = [2, 2, 3, 3, 4, 4, 5, 5];
    const question = story.question(dice, (table) => paradise.give(table, gang.seat, order));
    expect(question).toMatchObject({ kind: 'assign', values: [5, 5, 4, 4, 3, 3] });
    const values = { fists: 5, gats: 5, guts: 4, stunts: 3, smarts: 4, hits: 3 };
    const answers = [{ kind: 'assign', id: question.id, values }] as const;
    story.play(dice, (table) => paradise.give(table, gang.seat, order), [...answers]);
    expect(Object.values(story.state.gangsters).at(-1)?.stats).toEqual(values);
    expect(gang.bank).toBe(900);
  });

  it('[GANG-6] refuses a die used twice and HITS below 3', () => {
    const story = new Story();
    const gang = story.gang('Rollers');
    const dice = [2, 2, 3, 3, 4, 4, 5, 1];
    const stats = { fists: 5, gats: 4, guts: 4, stunts: 3, smarts: 3, hits: 2 };
    const give = (assigned: typeof stats) => ({
      kind: 'recruit' as const,
      recruit: { method: 'rolled-up' as const, name: 'Al', dice, stats: assigned },
    });
    gang.isRefused(/at least 3 HITS/, give(stats));
    gang.isRefused(/each once/, give({ ...stats, hits: 5 }));
  });

  it.each([
    [3, 35],
    [4, 50],
    [5, 75],
    [6, 125],
  ])('[GANG-7] a Punk with one stat raised to %i costs $%i', (level, dollars) => {
    expect(price({ method: 'built', name: 'A', improvements: { gats: level } })).toBe(dollars);
  });

  it('[GANG-7] refuses to pay for a stat he has already', () => {
    expect(() =>
      price({ method: 'off-the-rack', name: 'A', profile: 'hoodlum', improvements: { gats: 3 } }),
    ).toThrow(/GATS is 3 already/);
  });

  it('[GANG-9] GATS of 3 bring a free pistol, a Punk has none', () => {
    const story = new Story();
    const gang = story.gang('Hirers');
    gang.gives({ kind: 'recruit', recruit: { method: 'built', name: 'Bare' } });
    gang.gives({
      kind: 'recruit',
      recruit: { method: 'built', name: 'Armed', improvements: { gats: 3 } },
    });
    const [bare, armed] = Object.values(story.state.gangsters).slice(-2);
    expect([bare?.weapons, armed?.weapons]).toEqual([[], ['pistol']]);
    expect(gang.bank).toBe(1_000 - 25 - 35);
  });

  it('[GANG-9] sells weapons and modified cars at the list’s prices and refuses money that is not there', () => {
    const story = new Story();
    const gang = story.gang('Shoppers');
    const man = gang.has('hoodlum');
    gang.gives({ kind: 'arm', gangster: man, weapon: 'tommy-gun' });
    gang.gives({ kind: 'buy-vehicle', vehicle: 'car', upgrades: ['souped-up'] });
    expect(gang.bank).toBe(450);
    gang.isRefused(/costs \$500, and the bank holds \$450/, {
      kind: 'upgrade-vehicle',
      vehicle: vehicleId('v1'),
      upgrade: 'bulletproof',
    });
    gang.isRefused(/done already/, {
      kind: 'upgrade-vehicle',
      vehicle: 'v1',
      upgrade: 'souped-up',
    });
    gang.isRefused(/once/, {
      kind: 'buy-vehicle',
      vehicle: 'car',
      upgrades: ['souped-up', 'souped-up'],
    });
  });

  it.each([
    [3, true],
    [4, false],
  ])('[GANG-9] a car can be stolen with a SMARTS test: %i', (die, succeeds) => {
    const story = new Story();
    const gang = story.gang('Thieves');
    const man = gang.has('hoodlum', { smarts: 3 });
    gang.gives({ kind: 'steal-vehicle', gangster: man, vehicle: 'truck' }, [die]);
    expect(Object.values(story.state.vehicles)).toHaveLength(succeeds ? 1 : 0);
    gang.isRefused(/tried this month/, { kind: 'steal-vehicle', gangster: man, vehicle: 'car' });
    expect(gang.bank).toBe(1_000);
  });

  it('[GANG-12] reputation is a point for each whole $500 in the bank plus permanent points', () => {
    const story = new Story();
    const gang = story.gang('Known', { bank: 1_999 });
    const reputation = () => paradise.view(story.state, gang.seat).gangs[0]?.secrets?.reputation;
    expect(reputation()).toBe(3);
    story.tell({ type: 'bank-set', seat: gang.seat, from: 1_999, to: 2_000 });
    expect(reputation()).toBe(4);
  });

  it('[GANG-17] a gang without members and businesses is eliminated, which sends the Feds home', () => {
    const story = new Story();
    const gone = story.gang('Gone');
    story.gang('Stays');
    for (const [id, man] of Object.entries(story.state.gangsters)) {
      if (man.gang === gone.seat)
        delete story.state.gangsters[id as keyof typeof story.state.gangsters];
    }
    story.tell({ type: 'feds-arrived', month: 1 });
    const { events } = story.phase('close');
    expect(events.map((event) => event.type)).toEqual(['eliminated', 'feds-left', 'month-closed']);
    expect(story.state.feds.inTown).toBe(false);
    const order = { kind: 'standing-payoffs', policy: 'ask' } as const;
    gone.isRefused(/Gone is out of the game/, order);
    const business = story.business('docks', 'gym').id;
    story.refuses(/Gone is out of the game/, (table) => {
      paradise.edit(table, { kind: 'set-owner', business, owner: gone.seat });
    });
  });

  it('[GANG-18] a gang that holds every racket in the city wins', () => {
    const story = new Story({ gangs: 1 });
    const gang = story.gang('All');
    const last = story.business('docks', 'gym').id;
    for (const { id } of Object.values(story.state.businesses)) {
      if (id !== last) story.tell({ type: 'business-dealt', seat: gang.seat, business: id });
    }
    expect(story.phase('close').events.map((event) => event.type)).toEqual(['month-closed']);
    story.tell({ type: 'business-dealt', seat: gang.seat, business: last });
    expect(story.phase('close').events[0]).toEqual({
      type: 'won',
      seat: gang.seat,
      how: 'total-control',
    });
  });

  it('[GANG-18] a last month is scored by bank, businesses and reputation', () => {
    const story = new Story({ houseRules: { lastMonth: 1 } });
    story.gang('Poor', { bank: 400 });
    const rich = story.gang('Rich', { bank: 1_000 });
    rich.owns('gym').in('docks');
    expect(story.phase('close').events[0]).toEqual({
      type: 'won',
      seat: rich.seat,
      how: 'last-month',
    });
    const scores = paradise.view(story.state, 'gm').scores;
    expect(scores).toEqual([
      { seat: 'g1', points: 4 },
      { seat: 'g2', points: 10 + 5 + 10 },
    ]);
    rich.isRefused(/campaign is over/, { kind: 'standing-payoffs', policy: 'ask' });
  });
});

describe('the source’s example: The Sixth Streeters', () => {
  it('[GANG-3, GANG-5] cost $1,125 as the source adds up, $1,150 with the table’s shotgun', () => {
    const lines = gangBill(sixthStreeters.gang);
    expect(lines.map((line) => line.dollars)).toEqual([50, 100, 175, 200, 325, 100, 100, 100]);
    const tableShotgun = 50;
    const sourceShotgun = 25;
    expect(totalBill(lines)).toBe(1_150);
    expect(totalBill(lines) - tableShotgun + sourceShotgun).toBe(1_125);
  });

  it('[GANG-6] are founded with the source’s stats, skills and weapons and no die of their own', () => {
    const setup = setupFor({ npcs: 1 });
    const blank = { state: paradise.blank(), rng: seedRng(1) };
    const result = run(blank, paradise, (table) => paradise.setup(table, setup));
    if (result.kind === 'question') throw new Error(result.question.prompt);
    const roster = Object.values(result.after.state.gangsters)
      .filter((gangster) => gangster.gang === 'g1')
      .map(({ name, stats, skills, weapons }) => [
        name,
        Object.values(stats).join(' '),
        skills,
        weapons,
      ]);
    expect(roster).toEqual([
      [
        'Jimmy “The Nose” O’Donnell',
        '6 5 4 3 3 5',
        ['real-scary', 'brutal-champ', 'tough-sob'],
        ['pistol', 'double-barreled-shotgun'],
      ],
      ['Francis Kennedy', '2 2 2 2 5 3', [], []],
      ['Sionead', '3 3 4 3 4 3', ['femme-fatale', 'pistoleer'], ['pistol']],
      ['“Spats” Doogan', '4 4 4 4 4 4', ['wheel-man'], ['pistol']],
      ['“Dooley” Doolittle', '3 4 3 3 3 3', ['tommy-gunner'], ['pistol', 'tommy-gun']],
      ['“Meat-pie” O’Hurley', '3 3 3 3 3 3', ['mack-the-knife'], ['pistol', 'knife']],
      ['“Butcher Jim” Kowalski', '3 3 3 3 3 3', ['brutal-champ'], ['pistol']],
      ['“Big Tommy” MacDallan', '3 3 3 3 3 3', ['mumbles'], ['pistol']],
    ]);
    expect(result.after.state.books['g1:1']).toMatchObject({
      openingDollars: 1_200,
      recruitDollars: -900,
      equipmentDollars: -250,
    });
  });

  it('[GANG-1] are refused $1,000 with the sum that is missing', () => {
    expect(() => foundedCampaign({ houseRules: { startingMoneyDollars: 1_000 } })).toThrow(
      /costs \$150 more than its starting money/,
    );
  });
});

describe('rolled skills', () => {
  it('[SK-0] a skill he has already is rolled again', () => {
    const story = new Story();
    const gang = story.gang('Rollers');
    gang.gives(
      {
        kind: 'recruit',
        recruit: {
          method: 'off-the-rack',
          name: 'Al',
          profile: 'hoodlum',
          boughtSkills: [{ kind: 'random' }],
        },
      },
      [1, 2, 1, 2, 4, 6],
    );
    expect(Object.values(story.state.gangsters).at(-1)?.skills).toEqual(['boxer', 'pistoleer']);
  });

  it('[SK-21] crippled loses a point from the stat a D6 names', () => {
    const story = new Story();
    const gang = story.gang('Rollers');
    const order = {
      kind: 'recruit',
      recruit: { method: 'off-the-rack', name: 'Al', profile: 'hoodlum' },
    } as const;
    gang.gives(order, [2, 1, 4]);
    expect(Object.values(story.state.gangsters).at(-1)?.stats.stunts).toBe(2);
  });

  it('[SK-66] 66 asks the player for his choice', () => {
    const story = new Story();
    const gang = story.gang('Rollers');
    const order = {
      kind: 'recruit',
      recruit: recruit({ method: 'off-the-rack', name: 'Al', profile: 'hoodlum' }),
    } as const;
    const question = story.question([6, 6], (table) => paradise.give(table, gang.seat, order));
    expect(question.kind === 'choice' && question.options.length).toBe(35);
  });

  it('[SK-55] a rolled Snappy Dresser costs $25 more', () => {
    const story = new Story();
    const gang = story.gang('Rollers');
    gang.gives(
      { kind: 'recruit', recruit: { method: 'off-the-rack', name: 'Al', profile: 'hoodlum' } },
      [5, 5],
    );
    expect(gang.bank).toBe(875);
  });

  it('[GANG-10] every throw of two dice but 66 names one skill, none twice', async () => {
    const { skillOfFaces } = await import('../../../src-main/rulebooks/paradise/tables/skills.ts');
    const named = new Set<string>();
    for (let a = 1; a <= 6; a += 1) {
      for (let b = 1; b <= 6; b += 1) {
        const skill = skillOfFaces(a, b);
        if (skill !== null) named.add(skill);
      }
    }
    expect(named.size).toBe(35);
    expect(skillOfFaces(6, 6)).toBeNull();
  });

  it('[SK-0] picks by dice are uniform: every option falls equally often over all throws', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), (size) => {
        const options = Array.from({ length: size }, (_, i) => i);
        const usable = Math.floor(6 / size) * size;
        const counts = options.map(() => 0);
        for (let face = 1; face <= usable; face += 1) {
          const source = scriptedDice([face]);
          const picked = new DiceOver(source).pick(options, 'x');
          counts[picked] = (counts[picked] ?? 0) + 1;
        }
        expect(new Set(counts).size).toBe(1);
      }),
    );
  });
});
