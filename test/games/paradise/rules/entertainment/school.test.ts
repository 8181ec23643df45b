import { describe, expect, it } from 'vitest';
import { Story } from '#test/support/story.ts';
import { readersOf } from '#test/support/rules.ts';

describe('the School of Hard Knocks', () => {
  it.each([
    [2, 10],
    [3, 15],
    [4, 25],
    [5, 50],
  ])('[GANG-8] one point from %i costs $%i', (from, dollars) => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 100 }]);
    const pupil = gang.has('punk', { gats: from });
    const order = { kind: 'train', gangster: pupil, stat: 'gats' } as const;
    expect(gang.quote(order).costDollars).toBe(dollars);
    gang.gives(order);
    expect(gang.bank).toBe(100 - dollars);
    expect(story.state.gangsters[pupil]?.stats.gats).toBe(from + 1);
  });

  it.each([
    [3, [], 'goes from 26% to 35%.'],
    [5, [], 'stays 44%: it can be no better, or counts once.'],
    [4, ['real-charmer'], 'stays 44%: it can be no better, or counts once.'],
  ] as const)(
    '[GANG-8, TAKE-1] a lesson in SMARTS from %i with skills %s says what it does for a talk: %s',
    (smarts, skills, words) => {
      const [, gang] = new Story().seats(['Pupils', { bank: 100 }]);
      const pupil = gang.has('hoodlum', { smarts }, { skills: [...skills] });
      const { notes } = gang.quote({ kind: 'train', gangster: pupil, stat: 'smarts' });
      expect(notes.at(-1)).toBe(`The chance to win an owner over ${words}`);
    },
  );

  it('[GANG-8, TAKE-1] a second way with owners counts for nothing, and the quote says so', () => {
    const [, gang] = new Story().seats(['Pupils', { bank: 100 }]);
    const learning = (skills: ('real-scary' | 'real-charmer')[]) =>
      gang
        .quote({
          kind: 'learn',
          gangster: gang.has('hoodlum', { smarts: 3 }, { skills }),
          skill: { kind: 'chosen', skill: skills.length > 0 ? 'real-scary' : 'real-charmer' },
        })
        .notes.join(' ');
    expect(learning([])).toContain('goes from 26% to 35%.');
    expect(learning(['real-charmer'])).toContain('stays 35%');
  });

  it('[GANG-8] nobody gets better than 6, and nobody below 2 is taken', () => {
    const [, gang] = new Story().seats(['Pupils', { bank: 100 }]);
    const pupil = gang.has('punk', { gats: 6, stunts: 1 });
    gang.isRefused(/nobody gets better than 6/, { kind: 'train', gangster: pupil, stat: 'gats' });
    gang.isRefused(/takes nobody below 2/, { kind: 'train', gangster: pupil, stat: 'stunts' });
  });

  it('[GANG-8] one lesson a month for each gangster, a stat or a skill', () => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 500 }]);
    const [first, second] = [gang.has('punk'), gang.has('punk')];
    gang.gives({ kind: 'train', gangster: first, stat: 'guts' });
    gang.isRefused(/had a lesson/, { kind: 'train', gangster: first, stat: 'gats' });
    gang.isRefused(/had a lesson/, { kind: 'learn', gangster: first, skill: { kind: 'random' } });
    gang.gives({ kind: 'train', gangster: second, stat: 'guts' });
    story.phase('close');
    story.tell({ type: 'stands-before', phase: 'orders' });
    gang.gives({ kind: 'train', gangster: first, stat: 'gats' });
  });

  it('[GANG-8] a chosen skill costs $50, a rolled one $25; what he has is rolled again', () => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 500 }]);
    const pupil = gang.has('punk', {}, { skills: ['boxer'] });
    const other = gang.has('punk');
    const roll = { kind: 'learn', gangster: pupil, skill: { kind: 'random' } } as const;
    expect(gang.quote(roll).costDollars).toBe(25);
    gang.gives(roll, [1, 2, 4, 6]);
    expect(story.state.gangsters[pupil]?.skills).toEqual(['boxer', 'pistoleer']);
    gang.gives({ kind: 'learn', gangster: other, skill: { kind: 'chosen', skill: 'wheel-man' } });
    expect(gang.bank).toBe(500 - 25 - 50);
  });

  it('[GANG-8] refuses a skill he has, and those that come with a Gun Moll only', () => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 500 }]);
    const pupil = gang.has('punk', {}, { skills: ['boxer'] });
    const learn = (skill: 'boxer' | 'nice-girl') =>
      ({ kind: 'learn', gangster: pupil, skill: { kind: 'chosen', skill } }) as const;
    gang.isRefused(/has Boxer already/, learn('boxer'));
    gang.isRefused(/comes with a Gun Moll only/, learn('nice-girl'));
    const poor = story.gang('Poor', { bank: 24 });
    const broke = poor.has('punk');
    poor.isRefused(/costs \$25/, { kind: 'learn', gangster: broke, skill: { kind: 'random' } });
    poor.isRefused(/no such gangster/, { kind: 'train', gangster: pupil, stat: 'gats' });
  });

  it('[GANG-8] a roll may cripple him, and rolled suits cost what the bank still holds', () => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 35 }]);
    const [lame, dandy] = [gang.has('punk', { gats: 4 }), gang.has('punk')];
    const roll = (gangster: string) => {
      return { kind: 'learn', gangster, skill: { kind: 'random' } } as const;
    };
    story.tell({ type: 'bank-set', seat: gang.seat, from: 35, to: 60 });
    // 21 is crippled, and the stat is the second: GATS.
    gang.gives(roll(lame), [2, 1, 2]);
    expect(story.state.gangsters[lame]).toMatchObject({ skills: ['crippled'] });
    expect(story.state.gangsters[lame]?.stats.gats).toBe(3);
    gang.gives(roll(dandy), [5, 5]);
    expect(story.state.gangsters[dandy]?.skills).toEqual(['snappy-dresser']);
    expect(gang.bank).toBe(0);
  });

  it('[GANG-8] a 66 lets a human choose', () => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 100 }]);
    const pupil = gang.has('punk');
    const question = story.question([6, 6], (table) => {
      gang.giveOn(table, { kind: 'learn', gangster: pupil, skill: { kind: 'random' } });
    });
    expect(question).toMatchObject({ kind: 'choice', prompt: expect.stringMatching(/66/) as unknown });
  });

  it('[GANG-9] who came with a pistol and gave it away gets none for reaching GATS 3 again', () => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 1_000 }]);
    const hire = (name: string) => {
      gang.gives({ kind: 'recruit', recruit: { method: 'built', name, improvements: { gats: 3 } } });
      const man = Object.values(story.state.gangsters).at(-1);
      if (man === undefined) throw new Error('Nobody came.');
      return man.id;
    };
    const [first, other] = [hire('Al'), gang.has('slugger', { gats: 2 })];
    expect(story.state.gangsters[first]?.weapons).toContain('pistol');
    gang.gives({ kind: 'hand-over', from: first, to: other, weapon: 'pistol' });
    const man = story.state.gangsters[first];
    if (man !== undefined) man.stats.gats = 2;
    gang.gives({ kind: 'train', gangster: first, stat: 'gats' });
    expect(story.state.gangsters[first]?.stats.gats).toBe(3);
    expect(story.state.gangsters[first]?.weapons).not.toContain('pistol');
  });

  it('[GANG-8] what a gang teaches is its own affair', () => {
    const [, gang] = new Story().seats(['Pupils', { bank: 100 }]);
    const pupil = gang.has('punk');
    const { events } = gang.gives({ kind: 'train', gangster: pupil, stat: 'gats' });
    expect(events.map(readersOf)).toEqual([[gang.seat]]);
  });
});

describe('the gang’s own gym', () => {
  it.each([
    [2, 5],
    [3, 8],
    [4, 13],
    [5, 25],
  ])('[RK-13] FISTS from %i cost half there, $%i, halves up', (from, dollars) => {
    const [, gang] = new Story().seats(['Trainers', { bank: 100 }]);
    gang.owns('gym').in('docks');
    const pupil = gang.has('punk', { fists: from });
    expect(gang.quote({ kind: 'train', gangster: pupil, stat: 'fists' }).costDollars).toBe(dollars);
    expect(gang.quote({ kind: 'train', gangster: pupil, stat: 'gats' }).costDollars).toBe(15);
  });

  it.each(['boxer', 'bruiser', 'brutal-champ', 'tough-sob'] as const)(
    '[RK-13] teaches %s for $25, other skills for $50',
    (skill) => {
      const [, gang] = new Story().seats(['Trainers', { bank: 100 }]);
      const pupil = gang.has('punk');
      const learn = (one: typeof skill | 'wheel-man' | 'martial-artist') =>
        gang.quote({ kind: 'learn', gangster: pupil, skill: { kind: 'chosen', skill: one } });
      expect(learn(skill).costDollars).toBe(50);
      gang.owns('gym').in('docks');
      expect(learn(skill).costDollars).toBe(25);
      expect(learn('wheel-man').costDollars).toBe(50);
      expect(learn('martial-artist').costDollars).toBe(50);
    },
  );

  it('[RK-13] Chinatown’s school teaches Martial Artist for $25 too; a shut one teaches nobody', () => {
    const [story, gang] = new Story().seats(['The Crane', { bank: 100, type: 'tong', base: 'chinatown' }]);
    const [school] = gang.owns('gym').in('chinatown');
    const pupil = gang.has('punk');
    const quote = (skill: 'martial-artist' | 'boxer') =>
      gang.quote({ kind: 'learn', gangster: pupil, skill: { kind: 'chosen', skill } }).costDollars;
    expect([quote('martial-artist'), quote('boxer')]).toEqual([25, 25]);
    story.tell({ type: 'shut', business: school });
    expect([quote('martial-artist'), quote('boxer')]).toEqual([50, 50]);
  });
});
