import { listNeighbors } from '#test/support/paradiseCity.ts';
import { paradiseWriter } from '#test/support/rules.ts';
import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { billGang } from '#main/games/paradise/rules/gangs/gangBill.ts';
import { sumBill } from '#main/games/paradise/rules/gangs/hiringBill.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { hasAccountant, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { doctrines } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { upgradeTable, vehicleTable, weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import { racketTable } from '#main/games/paradise/rules/tables/rackets.ts';
import { readyMadeGangs } from '#main/games/paradise/rules/tables/people/readyMade.ts';
import { run } from '#kernel/run.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { GangSetup } from '#shared/games/paradise/setup.ts';
import { gangTypes, type GangType } from '#shared/games/paradise/city.ts';
import { recruitSchema } from '#shared/games/paradise/recruits.ts';
import { foundedCampaign, setupFor } from '#test/support/founded.ts';
import { Story, vehicleId } from '#test/support/story.ts';

const sixthStreeters = readyMadeGangs[0];
if (sixthStreeters === undefined) throw new Error('The sample gang is missing.');

describe('creating a gang', () => {
  it('[GANG-1] every gang starts with $1,000 unless the GM says otherwise', () => {
    expect(
      paradise.quickSetup({ title: 'x', seed: 1, npcs: 3, level: null, gangName: 'Mine' }).houseRules
        .startingMoneyDollars,
    ).toBe(1_000);
    const { state } = foundedCampaign({ houseRules: { startingMoneyDollars: 1_500 } });
    expect(state.books['g1:1']?.openingDollars).toBe(1_500);
  });

  it('[GANG-1] a founding spends no dollar the gang does not have, whatever suits its men turn up in', () => {
    const hoodlum = { recruit: recruitSchema.parse({ method: 'off-the-rack', name: 'A', profile: 'hoodlum' }) };
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
      const houseRules = { startingMoneyDollars: sumBill(billGang(gang)) };
      const { state } = foundedCampaign({ seed, gang, houseRules }, { answers });
      const spent = state.books['g1:1'];
      expect((spent?.recruitDollars ?? 0) + (spent?.equipmentDollars ?? 0)).toBe(-houseRules.startingMoneyDollars);
      dressers += Object.values(state.gangsters).filter(
        (man) => man.gang === 'g1' && man.skills.includes('snappy-dresser'),
      ).length;
    }
    expect(dressers).toBeGreaterThan(0);
  });

  it('[GANG-3, GANG-7] the Boss alone has a budget: members of the same make are paid for', () => {
    const built = {
      recruit: recruitSchema.parse({ method: 'built', name: 'A', improvements: { gats: 4 } }),
      weapons: [],
    };
    const gang = { ...sixthStreeters.gang, boss: built, members: [built, built], vehicles: [] };
    expect(billGang(gang).map(({ dollars }) => dollars)).toEqual([0, 50, 50]);
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
    expect(() => foundedCampaign({ ...poor, types: ['street'] })).toThrow(/Street Gang cannot start with \$50/);
  });

  it('[GANG-1] deals ordinary businesses worth exactly 4D6, in or next to the base', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { state } = foundedCampaign({ seed });
      for (const gang of Object.values(state.gangs)) {
        const owned = listOwnedBusinesses(state, gang.id);
        const halves = owned.map(({ type }) => {
          const { dice, halved } = racketTable[type];
          return halved ? 1 : dice * 2;
        });
        expect(halves.reduce((total, half) => total + half, 0)).toBe(8);
        for (const { district, type } of owned) {
          expect([gang.base, ...listNeighbors(gang.base)]).toContain(district);
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

  it.each([
    [1, 3],
    [1, 5],
    [2, 0],
    [7, 0],
  ])('[GANG-2] %i humans and %i NPC gangs each have a Boss, a bank and doors', (humans, npcs) => {
    const { gang, ...setup } = { gang: sixthStreeters.gang, ...setupFor({ npcs }) };
    const gangs = Array.from({ length: humans }, (_, n) => ({ ...gang, name: `Gang ${n}` }));
    const blank = { state: paradise.blank(), rng: seedRng(1) };
    const result = run(blank, paradiseWriter, (table) => paradise.found(table, { ...setup, gangs }));
    if (result.kind !== 'done') throw new Error('Asked.');
    const { state } = result.after;
    const ids = Object.values(state.gangs).map(({ id, isHuman }) => [id, isHuman]);
    expect(ids).toEqual(Array.from({ length: humans + npcs }, (_, n) => [`g${n + 1}`, n < humans]));
    for (const { id } of Object.values(state.gangs)) {
      const bosses = Object.values(state.gangsters).filter((man) => man.gang === id && man.isBoss);
      expect(bosses).toHaveLength(1);
      expect(listOwnedBusinesses(state, id).length).toBeGreaterThan(0);
      expect(state.purses[id]?.bankDollars).toBeGreaterThanOrEqual(0);
    }
  });

  it('[GANG-2] the Tong two players meet is not the NPC gang whose base is set elsewhere', () => {
    const [ready] = setupFor().gangs;
    if (ready === undefined) throw new Error('No gang');
    const gangs = ['A', 'B'].map((name) => ({ ...ready, name, type: 'irish' as const }));
    const setup = setupFor({ npcs: 2 });
    const typesOf = (bases: readonly ('docks' | 'chinatown')[]) => {
      const npcs = setup.npcs.map((npc, n) => ({ ...npc, base: bases[n] }));
      const blank = { state: paradise.blank(), rng: seedRng(3) };
      const result = run(blank, paradiseWriter, (table) => paradise.found(table, { ...setup, gangs, npcs: npcs }));
      if (result.kind !== 'done') throw new Error('Asked.');
      return Object.values(result.after.state.gangs).map(({ type }) => type);
    };
    expect(typesOf(['docks', 'chinatown'])[2]).not.toBe('tong');
    expect(typesOf(['docks', 'chinatown'])[3]).toBe('tong');
  });

  it('[GANG-2] two or three players without a Tong meet one, whatever the seed; one or four draw', () => {
    const typesOf = (humans: number, seed: number, human: GangType = 'irish') => {
      const setup = setupFor({ seed, npcs: 2 });
      const [ready] = setup.gangs;
      if (ready === undefined) throw new Error('No gang');
      const gangs = Array.from({ length: humans }, (_, n) => {
        const type: GangType = n === 0 ? human : 'irish';
        return { ...ready, name: `Gang ${n}`, type };
      });
      const blank = { state: paradise.blank(), rng: seedRng(seed) };
      const result = run(blank, paradiseWriter, (table) => paradise.found(table, { ...setup, gangs }));
      if (result.kind !== 'done') throw new Error('Asked.');
      return Object.values(result.after.state.gangs)
        .slice(humans)
        .map(({ type }) => type);
    };
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    for (const humans of [2, 3]) {
      for (const seed of seeds) expect(typesOf(humans, seed)[0]).toBe('tong');
    }
    for (const humans of [1, 4]) {
      expect(new Set(seeds.map((seed) => typesOf(humans, seed)[0])).size).toBeGreaterThan(1);
    }
    expect(seeds.some((seed) => !typesOf(2, seed, 'tong').includes('tong'))).toBe(true);
  });

  it('[GANG-1] players choose what they begin with, worth 4D6; what is left open is dealt', () => {
    const ready = sixthStreeters.gang;
    const begin = (businesses: GangSetup['businesses'], gang: Partial<GangSetup> = {}) =>
      foundedCampaign({ gang: { ...ready, base: 'docks', ...gang, businesses } }).state;
    const chosen = [
      { type: 'brothel', district: 'docks' },
      { type: 'low-dive', district: 'docks' },
      { type: 'trucking', district: 'docks' },
    ] as const;
    const state = begin([...chosen]);
    expect(
      listOwnedBusinesses(state, 'g1' as SeatId)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['brothel', 'low-dive', 'trucking']);
    const places = [...chosen, { type: 'low-dive', district: 'southbridge' } as const].slice(1);
    expect(
      listOwnedBusinesses(begin(places), 'g1' as SeatId)
        .map(({ type, district }) => `${type} in ${district}`)
        .filter((place) => /low-dive|trucking/.test(place)),
    ).toEqual(expect.arrayContaining(['low-dive in docks', 'trucking in docks', 'low-dive in southbridge']));
    const filled = listOwnedBusinesses(begin([chosen[0]]), 'g1' as SeatId);
    expect(filled.map(({ type }) => type)).toContain('brothel');
    const dice = filled.reduce((sum, { type }) => {
      const { dice: count, halved } = racketTable[type];
      return sum + count * (halved ? 0.5 : 1);
    }, 0);
    expect(dice).toBe(4);
  });

  it.each([
    [
      [
        ['brothel', 'docks'],
        ['speakeasy', 'docks'],
        ['low-dive', 'docks'],
      ],
      /4D6 of businesses, and 5D6/,
    ],
    [[['racetrack', 'racetrack']], /Nobody begins with a/],
    [[['gym', 'docks']], /Nobody begins with a/],
    [[['casino', 'docks']], /There is no casino in/],
    [[['speakeasy', 'chinatown']], /Only a Tong/],
    [[['speakeasy', 'oak-bluff']], /too far from/],
  ] as const)('[GANG-1, CITY-6] a choice of %j is refused', (choice, sentence) => {
    const businesses = choice.map(([type, district]) => ({ type, district }));
    const gang: GangSetup = { ...sixthStreeters.gang, base: 'docks', businesses };
    expect(() => foundedCampaign({ gang })).toThrow(sentence);
  });

  it('[GANG-1, GANG-4] without an Accountant the choice keeps to one racket', () => {
    const gang: GangSetup = { ...sixthStreeters.gang, type: 'street', base: 'docks', members: [] };
    const one = { type: 'speakeasy', district: 'docks' } as const;
    const two = { type: 'brothel', district: 'docks' } as const;
    expect(() => foundedCampaign({ gang: { ...gang, businesses: [one, two] } })).toThrow(
      /second racket takes an Accountant/,
    );
    const { state } = foundedCampaign({ gang: { ...gang, businesses: [one] } });
    expect(new Set(listOwnedBusinesses(state, 'g1' as SeatId).map(({ type }) => racketTable[type].racket))).toEqual(
      new Set(['booze']),
    );
    const books = { ...sixthStreeters.gang, type: 'street' as const };
    expect(() => foundedCampaign({ gang: books })).toThrow(/street gang keeps no Accountant/);
  });

  it('[GANG-2] no two gangs are set up under one name', () => {
    const setup = setupFor({ npcs: 1 });
    const npcs = [{ name: setup.gangs[0]?.name.toUpperCase() ?? '' }];
    const blank = { state: paradise.blank(), rng: seedRng(1) };
    expect(() => run(blank, paradiseWriter, (table) => paradise.found(table, { ...setup, npcs }))).toThrow(
      /Two gangs have the same name/,
    );
  });

  it('[GANG-4] street gangs have no Accountant, every other NPC gang has one', () => {
    for (const type of gangTypes) expect(doctrines[type].hasAccountant).toBe(type !== 'street');
    const { state } = foundedCampaign({ types: ['street', 'tong', 'sicilian', 'syndicate'] });
    for (const gang of Object.values(state.gangs)) {
      expect(hasAccountant(state, gang.id)).toBe(gang.type !== 'street');
    }
    const rackets = listOwnedBusinesses(state, 'g2' as SeatId).map(({ type }) => racketTable[type].racket);
    expect(new Set(rackets).size).toBe(1);
  });

  it('[GANG-9] GATS of 3 bring a free pistol, a Punk has none', () => {
    const [story, gang] = new Story().seats('Hirers');
    gang.gives({ kind: 'recruit', recruit: { method: 'built', name: 'Bare' } });
    gang.gives({ kind: 'recruit', recruit: { method: 'built', name: 'Armed', improvements: { gats: 3 } } });
    const [bare, armed] = Object.values(story.state.gangsters).slice(-2);
    expect([bare?.weapons, armed?.weapons]).toEqual([[], ['pistol']]);
    expect(gang.bank).toBe(1_000 - 25 - 35);
  });

  it('[GANG-9] has the list’s prices', () => {
    const dollars = <K extends string>(table: Readonly<Record<K, { priceDollars: number }>>) =>
      Object.fromEntries(Object.entries<{ priceDollars: number }>(table).map(([k, row]) => [k, row.priceDollars]));
    expect(dollars(weaponTable)).toEqual({
      'tommy-gun': 200,
      bar: 300,
      rifle: 150,
      'high-powered-rifle': 300,
      carbine: 100,
      'pump-shotgun': 75,
      'double-barreled-shotgun': 50,
      grenade: 25,
      dynamite: 25,
      gasoline: 25,
      pistol: 20,
      'hand-weapon': 0,
      knife: 0,
    });
    expect(dollars(vehicleTable)).toEqual({ car: 200, truck: 200, 'fancy-car': 700 });
    expect(dollars(upgradeTable)).toEqual({ 'souped-up': 150, 'good-suspension': 150, bulletproof: 500 });
  });

  it('[GANG-9] sells for the last dollar and not for one less', () => {
    const [story, gang] = new Story().seats(['Poor', { bank: 199 }]);
    const man = gang.has('hoodlum');
    const order = { kind: 'arm', gangster: man, weapon: 'tommy-gun' } as const;
    gang.isRefused(/costs \$200, and the bank holds \$199/, order);
    story.tell({ type: 'bank-set', seat: gang.seat, from: 199, to: 200 });
    gang.gives(order);
    expect(gang.bank).toBe(0);
  });

  it('[GANG-9] sells weapons and modified cars at the list’s prices and refuses money that is not there', () => {
    const [, gang] = new Story().seats('Shoppers');
    const man = gang.has('hoodlum');
    gang.gives({ kind: 'arm', gangster: man, weapon: 'tommy-gun' });
    gang.gives({ kind: 'buy-vehicle', vehicle: 'car', upgrades: ['souped-up'] });
    expect(gang.bank).toBe(450);
    gang.isRefused(/costs \$500, and the bank holds \$450/, {
      kind: 'upgrade-vehicle',
      vehicle: vehicleId('v1'),
      upgrade: 'bulletproof',
    });
    gang.isRefused(/done already/, { kind: 'upgrade-vehicle', vehicle: 'v1', upgrade: 'souped-up' });
    gang.isRefused(/once/, { kind: 'buy-vehicle', vehicle: 'car', upgrades: ['souped-up', 'souped-up'] });
  });

  it.each([
    [3, true],
    [4, false],
  ])('[GANG-9] a car can be stolen with a SMARTS test: %i', (die, succeeds) => {
    const [story, gang] = new Story().seats('Thieves');
    const man = gang.has('hoodlum', { smarts: 3 });
    gang.gives({ kind: 'steal-vehicle', gangster: man, vehicle: 'truck' }, [die]);
    expect(Object.values(story.state.vehicles)).toHaveLength(succeeds ? 1 : 0);
    gang.isRefused(/tried this month/, { kind: 'steal-vehicle', gangster: man, vehicle: 'car' });
    expect(gang.bank).toBe(1_000);
  });
});

describe('the source’s example: The Sixth Streeters', () => {
  it('[GANG-3, GANG-5] cost $1,125 as the source adds up, $1,150 with the table’s shotgun', () => {
    const lines = billGang(sixthStreeters.gang);
    expect(lines.map((line) => line.dollars)).toEqual([50, 100, 175, 200, 325, 100, 100, 100]);
    const tableShotgun = 50;
    const sourceShotgun = 25;
    expect(sumBill(lines)).toBe(1_150);
    expect(sumBill(lines) - tableShotgun + sourceShotgun).toBe(1_125);
  });

  it('[GANG-6] are founded with the source’s stats, skills and weapons and no die of their own', () => {
    const setup = setupFor({ npcs: 1 });
    const blank = { state: paradise.blank(), rng: seedRng(1) };
    const result = run(blank, paradiseWriter, (table) => paradise.found(table, setup));
    if (result.kind === 'question') throw new Error(result.question.prompt);
    const roster = Object.values(result.after.state.gangsters)
      .filter((gangster) => gangster.gang === 'g1')
      .map(({ name, stats, skills, weapons }) => [name, Object.values(stats).join(' '), skills, weapons]);
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

describe('what NPC gangs carry', () => {
  it('[GANG-11, GANG-9] an NPC Tong’s men fight with blades, other gangs’ with clubs', () => {
    const { state } = foundedCampaign({ types: ['tong', 'irish'] });
    const weaponsOf = (seat: string) =>
      Object.values(state.gangsters)
        .filter(({ gang }) => gang === seat)
        .map(({ weapons }) => weapons.includes('knife'));
    expect(weaponsOf('g2').length).toBeGreaterThan(4);
    expect(new Set(weaponsOf('g2'))).toEqual(new Set([true]));
    expect(new Set(weaponsOf('g3'))).toEqual(new Set([false]));
  });
});
