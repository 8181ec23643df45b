import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { forAll, forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { Dice as DiceOver, createScriptedDice } from '#kernel/dice/dice.ts';
import { billRecruit, sumBill } from '#main/games/paradise/rules/gangs/hiringBill.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { readPairs, keepBestFaces } from '#main/games/paradise/rules/gangs/rolledUp.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { recruitSchema, countSkillSixes, type Recruit } from '#shared/games/paradise/recruits.ts';
import type { z } from 'zod';
import { Refusal } from '#kernel/refusal.ts';
import { houseRulePresets, houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { Story } from '#test/support/story.ts';

const recruit = (given: z.input<typeof recruitSchema>): Recruit => recruitSchema.parse(given);
const price = (given: z.input<typeof recruitSchema>, asBoss = false): number =>
  sumBill(billRecruit(recruit(given), { asBoss }));

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

describe('hiring', () => {
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
    expect(price({ ...boss, boughtSkills: [{ kind: 'random' }, { kind: 'random' }] }, true)).toBe(25);
    expect(price({ ...boss, boughtSkills: [{ kind: 'chosen', skill: 'boxer' }] }, true)).toBe(50);
  });

  it('[GANG-3] a built Boss has $225 and pays what goes over', () => {
    const boss = { method: 'built', name: 'Ed', improvements: { fists: 6, guts: 5 } } as const;
    expect(price(boss, true)).toBe(0);
    expect(price({ ...boss, improvements: { fists: 6, guts: 6, smarts: 4 } }, true)).toBe(25);
  });

  it.each(profiles)('[GANG-5] %s: $%i, %i %i %i %i %i %i', (name, dollars, ...block) => {
    const row = profileTable[name];
    const { fists, gats, guts, stunts, smarts, hits } = row.stats;
    expect([row.priceDollars, fists, gats, guts, stunts, smarts, hits]).toEqual([dollars, ...block]);
  });

  it.each([
    ['a Hoodlum with a rolled skill', { method: 'off-the-rack', name: 'A', profile: 'hoodlum' }, 100],
    [
      'a Hoodlum with a chosen one instead',
      { method: 'off-the-rack', name: 'A', profile: 'hoodlum', freeSkills: [{ kind: 'chosen', skill: 'boxer' }] },
      125,
    ],
    [
      'a Torpedo with one chosen skill for his two rolled ones',
      { method: 'off-the-rack', name: 'A', profile: 'torpedo', freeSkills: [{ kind: 'chosen', skill: 'boxer' }] },
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
    expect(() => price({ method: 'built', name: 'A', boughtSkills: [{ kind: 'chosen', skill: 'nice-girl' }] })).toThrow(
      /Gun Moll only/,
    );
  });

  it('[GANG-6] each pair of a 1 and a 6 reads as a 2 and a 5, and the best six are kept', () => {
    const dice = [4, 3, 3, 5, 6, 6, 1, 2];
    expect(readPairs(dice)).toEqual([6, 5, 5, 4, 3, 3, 2, 2]);
    expect(keepBestFaces(dice)).toEqual([6, 5, 5, 4, 3, 3]);
    expect(countSkillSixes(dice, 'every-six')).toBe(2);
    expect(countSkillSixes(dice, 'sixes-left')).toBe(1);
  });

  it.each([
    [
      [1, 2, 2, 3, 3, 4, 4, 5],
      [5, 4, 4, 3, 3, 2, 2, 1],
    ],
    [
      [1, 1, 6, 3, 3, 4, 4, 5],
      [5, 5, 4, 4, 3, 3, 2, 1],
    ],
    [
      [1, 6, 6, 6, 3, 4, 4, 5],
      [6, 6, 5, 5, 4, 4, 3, 2],
    ],
  ])('[GANG-6] %j reads as %j: a 1 without a 6 stays, and so does a 6 without a 1', (dice, read) => {
    expect(readPairs(dice)).toEqual(read);
  });

  it('[GANG-3] a rolled-up Boss has $25 for a random skill, and nothing off a chosen one', () => {
    const boss = { method: 'rolled-up' as const, name: 'Ed' };
    expect(price({ ...boss, boughtSkills: [{ kind: 'random' }] }, true)).toBe(0);
    expect(price({ ...boss, boughtSkills: [{ kind: 'chosen', skill: 'boxer' }] }, true)).toBe(50);
  });

  it('[GANG-5] a Torpedo brings two random skills or one chosen, and no third way', () => {
    const skillsOf = (freeSkills: readonly object[], dice: readonly number[]) => {
      const story = new Story();
      story
        .gang('Us')
        .gives(
          {
            kind: 'recruit',
            recruit: recruit({ method: 'off-the-rack', name: 'T', profile: 'torpedo', freeSkills } as never),
          },
          dice,
        );
      return Object.values(story.state.gangsters).at(-1)?.skills;
    };
    expect(skillsOf([{ kind: 'chosen', skill: 'boxer' }], [])).toEqual(['boxer']);
    expect(skillsOf([], [1, 3, 1, 1])).toEqual(['bruiser', 'bomber']);
    expect(skillsOf([{ kind: 'random' }], [1, 3, 1, 1])).toEqual(['bruiser', 'bomber']);
    expect(skillsOf([{ kind: 'random', rolled: 'boxer' }], [1, 3])).toEqual(['boxer', 'bruiser']);
    const both = ['boxer', 'bruiser'].map((skill) => ({ kind: 'chosen', skill }));
    expect(skillsOf(both, [])).toEqual(['boxer', 'bruiser']);
  });

  it('[GANG-6] an NPC gang takes what its kind likes for a six, then what it likes next', () => {
    const [story, gang] = new Story().seats(['Irish', { type: 'irish', isHuman: false }]);
    gang.gives({
      kind: 'recruit',
      recruit: recruit({ method: 'rolled-up', name: 'Al', dice: [6, 6, 3, 3, 4, 4, 5, 2] }),
    });
    const favorites = lookUpDoctrine('irish').favoriteSkills;
    expect(Object.values(story.state.gangsters).at(-1)?.skills).toEqual(favorites.slice(0, 2));
  });

  it('[GANG-6] a rolled-up mobster asks for his dice’s places, HITS at least 3', () => {
    const [story, gang] = new Story().seats('Rollers');
    const order = { kind: 'recruit', recruit: recruit({ method: 'rolled-up', name: 'Al' }) } as const;
    const dice = [2, 2, 3, 3, 4, 4, 5, 5];
    const question = story.question(dice, (table) => paradise.orders.give(table, gang.seat, order));
    expect(question).toMatchObject({ kind: 'assign', values: [5, 5, 4, 4, 3, 3] });
    const values = { fists: 5, gats: 5, guts: 4, stunts: 3, smarts: 4, hits: 3 };
    const answers = [{ kind: 'assign', id: question.id, values }] as const;
    story.play(dice, (table) => paradise.orders.give(table, gang.seat, order), [...answers]);
    expect(Object.values(story.state.gangsters).at(-1)?.stats).toEqual(values);
    expect(gang.bank).toBe(900);
  });

  it('[GANG-6] refuses a die used twice and HITS below 3', () => {
    const [, gang] = new Story().seats('Rollers');
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
    expect(() => price({ method: 'off-the-rack', name: 'A', profile: 'hoodlum', improvements: { gats: 3 } })).toThrow(
      /GATS is 3 already/,
    );
  });
});

describe('skills of sixes', () => {
  const dice = [4, 3, 3, 5, 6, 6, 1, 2];
  const stats = { fists: 5, gats: 4, guts: 5, stunts: 3, smarts: 6, hits: 3 };
  const rolled = (more: object = {}) =>
    ({ kind: 'recruit', recruit: recruit({ method: 'rolled-up', name: 'Jimmy', dice, stats, ...more }) }) as const;
  const chosen = (...skills: Skill[]) => ({ sixSkills: skills.map((skill) => ({ kind: 'chosen' as const, skill })) });
  const skillsIn = (story: Story) => Object.values(story.state.gangsters).at(-1)?.skills;

  it('[GANG-6] the example’s eight dice bring two skills of the player’s choice', () => {
    const [story, gang] = new Story().seats('Choosers');
    gang.gives(rolled(chosen('boxer', 'real-scary')));
    expect(skillsIn(story)).toEqual(['boxer', 'real-scary']);
  });

  it('[GANG-6] what is left open is asked for, one by one; whoever likes has it rolled', () => {
    const [story, gang] = new Story().seats('Choosers');
    const order = rolled(chosen('boxer'));
    const question = story.question([], (table) => gang.giveOn(table, order));
    expect(question.kind === 'choice' && question.options.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['roll', 'real-charmer', 'real-scary']),
    );
    expect(question.kind === 'choice' && question.options.length).toBe(36);
    story.play([1, 3], (table) => gang.giveOn(table, order), [{ kind: 'choice', id: question.id, value: 'roll' }]);
    expect(skillsIn(story)).toEqual(['boxer', 'bruiser']);
  });

  it('[GANG-6] by the house rule a chosen six is refused, and with none named two are rolled', () => {
    const [story, gang] = new Story({ houseRules: { rolledSkills: 'random' } }).seats('Throwers');
    gang.isRefused(/skills of sixes are rolled/, rolled(chosen('boxer', 'bruiser')));
    gang.gives(rolled(), [1, 2, 1, 3]);
    expect(skillsIn(story)).toEqual(['boxer', 'bruiser']);
  });

  it('[GANG-6] by the house rule one six of the example is left after the pair', () => {
    const [story, gang] = new Story({ houseRules: { skillSixes: 'sixes-left' } }).seats('Choosers');
    gang.isRefused(/one six that counts/, rolled(chosen('boxer', 'bruiser')));
    gang.gives(rolled(chosen('boxer')));
    expect(skillsIn(story)).toEqual(['boxer']);
  });

  it('[GANG-6] skills are named with the dice that threw the sixes, not before', () => {
    const gang = new Story().gang('Hasty');
    const early = recruit({ method: 'rolled-up', name: 'Jimmy', ...chosen('boxer') });
    gang.isRefused(/with the eight dice/, { kind: 'recruit', recruit: early });
  });

  it('[GANG-6] the quote refuses a man with a 4 among his dice and HITS of 2 as the order does', () => {
    const [, gang] = new Story().seats('Quoters');
    // 4 3 3 5 6 6 1 2 is read as 6 5 5 4 3 3.
    const given = { ...stats, smarts: 6, fists: 5, guts: 5, gats: 4, stunts: 3, hits: 2 };
    const order = rolled({ stats: given });
    expect(() => gang.quote(order)).toThrow(/each once/);
    expect(() =>
      gang.quote(
        rolled({
          dice: [2, 2, 3, 3, 4, 4, 5, 1],
          stats: { ...stats, fists: 5, gats: 4, guts: 4, stunts: 3, smarts: 3, hits: 2 },
        }),
      ),
    ).toThrow(/at least 3 HITS/);
    expect(() => gang.quote(rolled({ dice: undefined }))).toThrow(/with the eight dice/);
  });

  it('[GANG-6, SK-0] the quote of any rolled-up man refuses with the words of the order, or both take him', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const skill = fc.constantFrom<Skill>('boxer', 'bruiser', 'real-scary');
    const man = fc.record({
      dice: fc.array(die, { minLength: 8, maxLength: 8 }),
      shuffle: fc.nat(719),
      spoiled: fc.option(die, { freq: 3 }),
      sixSkills: fc.array(skill, { maxLength: 3 }),
      boughtSkills: fc.array(skill, { maxLength: 2 }),
    });
    forSome(sample(60), man, ({ dice: faces, shuffle, spoiled, sixSkills, boughtSkills }) => {
      const left = [...keepBestFaces(faces)];
      const placed = [6, 5, 4, 3, 2, 1].reduce<number[]>(
        (all, count) => [...all, ...left.splice(shuffle % count, 1)],
        [],
      );
      const [fists = 1, gats = 1, guts = 1, stunts = 1, smarts = 1, hits = 1] = placed;
      const chosenOf = (all: Skill[]) => all.map((one) => ({ kind: 'chosen' as const, skill: one }));
      const order = rolled({
        dice: faces,
        stats: { fists, gats, guts, stunts, smarts, hits: spoiled ?? hits },
        sixSkills: chosenOf(sixSkills),
        boughtSkills: chosenOf(boughtSkills),
      });
      const gang = new Story().gang('Quoters');
      const tell = (work: () => unknown): string | null => {
        try {
          work();
          return null;
        } catch (problem) {
          if (problem instanceof Refusal) return problem.message;
          // A six that nobody named is asked for when he is hired.
          if ((problem as Error).message.startsWith('Asked')) return null;
          throw problem;
        }
      };
      const quoted = tell(() => gang.quote(order));
      expect(tell(() => gang.gives(order))).toEqual(quoted);
    });
  });

  it('[GANG-5, SK-55] a six that dresses well is in the quote: it is what the man then costs', () => {
    const [, gang] = new Story().seats('Dressers');
    const order = rolled(chosen('snappy-dresser', 'boxer'));
    expect(gang.quote(order).costDollars).toBe(125);
    const before = gang.bank;
    gang.gives(order);
    expect(before - gang.bank).toBe(125);
  });

  it('[GANG-19] each preset is what it says', () => {
    const rules = Object.fromEntries(houseRulePresets.map((preset) => [preset.id, preset.rules]));
    const book = {
      payoffDiscount: 'straight',
      fullRacketRaid: 'one-type',
      takeoverTest: 'opposed',
      outrageFifteen: 'quiet',
      rolledSkills: 'chosen',
      skillSixes: 'every-six',
      booking: 'release',
    };
    expect(rules['by-the-book']).toMatchObject({ ...book, figuresASide: 'no-limit', ownersGuts: 'secret' });
    expect(rules['long-campaign']).toEqual({
      ...rules['by-the-book'],
      fedsLeaving: 'outrage-halves',
      federalStay: 'a-season',
      policeCars: 'four',
      hardTimes: 'on',
      placelessGangs: 'two-months',
      figuresASide: 'sixteen',
      ownersGuts: 'neighbors',
      mercy: 'two-years',
      rumbleRecruits: 'half-price',
    });
    expect(houseRulesSchema.parse({})).toMatchObject(book);
    expect(rules.gentle).toMatchObject({ ...book, takeoverTest: 'crew-alone' });
    expect(rules['gangland-war']).toMatchObject({
      payoffDiscount: 'compound',
      fullRacketRaid: 'whole-racket',
      takeoverTest: 'opposed',
      outrageFifteen: 'something-must-be-done',
      rolledSkills: 'random',
      skillSixes: 'sixes-left',
      booking: 'bail',
    });
  });
});

describe('what only a Gun Moll brings', () => {
  const molls = ['femme-fatale', 'nice-girl'] as const;
  const everybody = ['boss', 'torpedo', 'enforcer', 'hoodlum', 'slugger', 'punk'] as const;

  it.each(everybody)('[GANG-5, SK-67] a %s has neither, by whatever way', (profile) => {
    for (const skill of molls) {
      const rack = { method: 'off-the-rack' as const, name: 'Al', profile };
      const refused: z.input<typeof recruitSchema>[] = [
        { ...rack, freeSkills: [{ kind: 'chosen', skill }] },
        { ...rack, freeSkills: [{ kind: 'random', rolled: skill }] },
        { ...rack, boughtSkills: [{ kind: 'chosen', skill }] },
        { ...rack, boughtSkills: [{ kind: 'random', rolled: skill }] },
        { method: 'rolled-up', name: 'Al', sixSkills: [{ kind: 'chosen', skill }] },
        { method: 'rolled-up', name: 'Al', sixSkills: [{ kind: 'random', rolled: skill }] },
      ];
      for (const one of refused) expect(() => price(one, profile === 'boss')).toThrow(Refusal);
    }
  });

  it('[GANG-5, SK-67] a Moll has exactly one, for nothing', () => {
    const moll = { method: 'off-the-rack' as const, name: 'Flo', profile: 'moll' as const };
    const one = { kind: 'chosen' as const, skill: molls[0] };
    const other = { kind: 'chosen' as const, skill: molls[1] };
    expect(price({ ...moll, freeSkills: [one] })).toBe(100);
    expect(() => price({ ...moll, freeSkills: [one, other] })).toThrow(/one skill/);
    expect(() => price({ ...moll, freeSkills: [one], boughtSkills: [other] })).toThrow(/Gun Moll/);
    expect(() => price({ ...moll, freeSkills: [{ kind: 'random', rolled: molls[0] }] })).toThrow(/chosen, not rolled/);
  });

  it('[GANG-8, SK-66, SK-67] neither the school nor a 66 gives them', () => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 5_000 }]);
    const man = gang.has('hoodlum');
    for (const skill of molls) {
      gang.isRefused(/Gun Moll/, { kind: 'learn', gangster: man, skill: { kind: 'chosen', skill } });
      const typed = { kind: 'random' as const, rolled: skill };
      gang.isRefused(/Gun Moll|No throw/, { kind: 'learn', gangster: man, skill: typed });
    }
    const order = { kind: 'learn', gangster: man, skill: { kind: 'random' } } as const;
    const question = story.question([6, 6], (table) => gang.giveOn(table, order));
    const offered = question.kind === 'choice' ? question.options.map(({ value }) => value) : molls;
    for (const skill of molls) expect(offered).not.toContain(skill);
  });
});

describe('the free pistol', () => {
  it('[GANG-9, GANG-8] a Punk taught GATS 3 has a pistol the same day, for the price of the lesson', () => {
    const [story, gang] = new Story().seats(['School', { bank: 500 }]);
    const punk = gang.has('punk', { gats: 2 });
    const lesson = { kind: 'train', gangster: punk, stat: 'gats' } as const;
    expect(gang.quote(lesson)).toMatchObject({
      costDollars: 10,
      notes: expect.arrayContaining([expect.stringMatching(/pistol comes free/)]) as string[],
    });
    gang.gives(lesson);
    expect(story.state.gangsters[punk]?.weapons).toEqual(['pistol']);
    expect(gang.bank).toBe(490);
    // Crippled to 2 and taught again: none, though he gave the first one away.
    const man = story.state.gangsters[punk];
    if (man === undefined) throw new Error('No Punk');
    man.weapons = [];
    man.stats.gats = 2;
    story.nextMonth();
    gang.gives(lesson);
    expect(story.state.gangsters[punk]?.weapons).toEqual([]);
  });

  it('[GANG-9] who has a pistol gets no second', () => {
    const [story, gang] = new Story().seats(['School', { bank: 500 }]);
    const punk = gang.has('punk', { gats: 2 });
    gang.gives({ kind: 'arm', gangster: punk, weapon: 'pistol' });
    gang.gives({ kind: 'train', gangster: punk, stat: 'gats' });
    expect(story.state.gangsters[punk]?.weapons).toEqual(['pistol']);
  });
});

describe('rolled skills', () => {
  it('[SK-0] a skill he has already is rolled again', () => {
    const [story, gang] = new Story().seats('Rollers');
    gang.gives(
      {
        kind: 'recruit',
        recruit: { method: 'off-the-rack', name: 'Al', profile: 'hoodlum', boughtSkills: [{ kind: 'random' }] },
      },
      [1, 2, 1, 2, 4, 6],
    );
    expect(Object.values(story.state.gangsters).at(-1)?.skills).toEqual(['boxer', 'pistoleer']);
  });

  it('[SK-21] crippled loses a point from the stat a D6 names', () => {
    const [story, gang] = new Story().seats('Rollers');
    const order = { kind: 'recruit', recruit: { method: 'off-the-rack', name: 'Al', profile: 'hoodlum' } } as const;
    gang.gives(order, [2, 1, 4]);
    expect(Object.values(story.state.gangsters).at(-1)?.stats.stunts).toBe(2);
  });

  it('[SK-66] 66 asks the player for his choice', () => {
    const [story, gang] = new Story().seats('Rollers');
    const order = {
      kind: 'recruit',
      recruit: recruit({ method: 'off-the-rack', name: 'Al', profile: 'hoodlum' }),
    } as const;
    const question = story.question([6, 6], (table) => paradise.orders.give(table, gang.seat, order));
    expect(question.kind === 'choice' && question.options.length).toBe(36);
    expect(question.kind === 'choice' && question.options.map(({ value }) => value)).toContain('real-scary');
  });

  it('[SK-55] a rolled Snappy Dresser costs $25 more', () => {
    const [, gang] = new Story().seats('Rollers');
    gang.gives({ kind: 'recruit', recruit: { method: 'off-the-rack', name: 'Al', profile: 'hoodlum' } }, [5, 5]);
    expect(gang.bank).toBe(875);
  });

  it('[GANG-10] every throw of two dice but 66 names one skill, none twice', async () => {
    const { findSkillByFaces } = await import('#main/games/paradise/rules/tables/people/skills.ts');
    const named = new Set<string>();
    for (let a = 1; a <= 6; a += 1) {
      for (let b = 1; b <= 6; b += 1) {
        const skill = findSkillByFaces(a, b);
        if (skill !== null) named.add(skill);
      }
    }
    expect(named.size).toBe(35);
    expect(findSkillByFaces(6, 6)).toBeNull();
  });

  it('[SK-0] picks by dice are uniform: every option falls equally often over all throws', () => {
    forAll(fc.integer({ min: 2, max: 6 }), (size) => {
      const options = Array.from({ length: size }, (_, i) => i);
      const usable = Math.floor(6 / size) * size;
      const counts = options.map(() => 0);
      for (let face = 1; face <= usable; face += 1) {
        const source = createScriptedDice([face]);
        const picked = new DiceOver(source).pick(options, 'x');
        counts[picked] = (counts[picked] ?? 0) + 1;
      }
      expect(new Set(counts).size).toBe(1);
    });
  });
});
