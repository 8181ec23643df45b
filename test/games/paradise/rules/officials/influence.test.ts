import { readersOf } from '#test/support/rules.ts';
import { describe, expect, it } from 'vitest';
import { computeAccusationChance } from '#main/games/paradise/rules/officials/hall/mayor.ts';
import { computeColumnChance, computeExposeChance } from '#main/games/paradise/rules/officials/press/stories.ts';
import { resolveOutrageRoll } from '#main/games/paradise/rules/outrage/monthly.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { Story, type GangStory } from '#test/support/story.ts';

/** Two gangs with money, and City Hall seated. */
function city(): { story: Story; one: GangStory; two: GangStory } {
  const [story, one, two] = new Story().seats(['One', { bank: 20_000 }], ['Two', { bank: 20_000 }]);
  story.cityHall();
  return { story, one, two };
}

const typesOf = ({ events }: { events: { type: string }[] }): string[] => events.map(({ type }) => type);

/** How many of the throws of one die by each side satisfy a condition. */
function pairs(condition: (a: number, b: number) => boolean): number {
  let count = 0;
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) if (condition(a, b)) count += 1;
  return count / 36;
}

describe('other gangs’ Reporters', () => {
  /** One writes about Two's Judge (SMARTS 4); a third gang has Reporters of its own. */
  function story() {
    const { story, one, two } = city();
    const three = story.gang('Three', { bank: 20_000 });
    one.pays('reporter-1', { smarts: 3 });
    two.pays('judge-1', { smarts: 4 });
    two.pays('reporter-2', { smarts: 3 });
    three.pays('reporter-3', { smarts: 3 });
    one.gives({ kind: 'expose', reporter: 'reporter-1', official: 'judge-1' });
    return { story, one, two, three };
  }
  const about = { kind: 'weigh-in', official: 'judge-1' } as const;

  it('[OFF-8] a rival’s hinders the writer: 3 counts as 2', () => {
    for (const [face, isGood] of [
      [2, true],
      [3, false],
    ] as const) {
      const { story: told, two } = story();
      two.gives({ ...about, reporter: 'reporter-2', aids: 'against-writer' });
      const { events } = told.phase('press', isGood ? [face, 1] : [face]);
      expect(events).toContainEqual(expect.objectContaining({ type: 'story-written', isGood }));
      expect(events[0]).toMatchObject({ type: 'story-weighed', seat: two.seat });
    }
  });

  it('[OFF-8] the owner’s stands by his man: 4 counts as 5, and two gangs’ words add up', () => {
    const { story: told, two, three } = story();
    two.gives({ ...about, reporter: 'reporter-2', aids: 'target' });
    const { events } = told.phase('press', [3, 5]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'official-exposed', stands: true }));
    expect(two.payroll).toContain('judge-1');
    const other = story();
    other.two.gives({ ...about, reporter: 'reporter-2', aids: 'target' });
    other.three.gives({ ...about, reporter: 'reporter-3', aids: 'against-target' });
    other.story.phase('press', [3, 5, 1]);
    expect(other.two.payroll).not.toContain('judge-1');
    expect(three.payroll).toEqual(['reporter-3']);
  });

  it('[OFF-8] without a story the article is used up and nothing else happens', () => {
    const { story: told, two } = city();
    two.pays('reporter-2', { smarts: 3 });
    two.gives({ ...about, reporter: 'reporter-2', aids: 'target' });
    two.isRefused(/one article a month/, { kind: 'column', reporter: 'reporter-2', change: 1 });
    expect(told.phase('press').events).toEqual([]);
  });

  it('[OFF-8] nobody weighs in on the paper’s own people', () => {
    const { two } = story();
    const order = { kind: 'weigh-in', reporter: 'reporter-2', official: 'editor' } as const;
    two.isRefused(/does not expose its own people/, { ...order, aids: 'target' });
  });
});

describe('Reporters', () => {
  it.each([
    [1, 5, 'against the gangs', 6],
    [-1, 5, 'in their praise', 4],
    [-1, 0, 'in their praise, of a calm city', 0],
  ] as const)('[OFF-9, PO-2] a column of %i on outrage %i, %s, makes it %i', (change, from, _how, to) => {
    const { story, one } = city();
    one.pays('reporter-1', { smarts: 4 });
    story.tell({ type: 'outrage-set', from: 2, to: from });
    one.gives({ kind: 'column', reporter: 'reporter-1', change });
    const played = story.phase('press', [4]);
    expect(typesOf(played)).toEqual(['story-written', 'column-printed']);
    expect(story.state.outrage).toBe(to);
    expect(story.official('reporter-1').seenWith).toEqual({ [one.seat]: 1 });
  });

  it('[OFF-9] a column that fails its SMARTS is not fit to print, and nobody hears of it', () => {
    const { story, one } = city();
    one.pays('reporter-1', { smarts: 3 });
    one.gives({ kind: 'column', reporter: 'reporter-1', change: 1 });
    const played = story.phase('press', [4]);
    expect(played.events).toMatchObject([{ type: 'story-written', isGood: false }]);
    expect(story.state.outrage).toBe(2);
    expect(played.events.map((event) => readersOf(event))).toEqual([[one.seat]]);
  });

  it('[OFF-8] a good story makes its target test SMARTS; failing, he is replaced and the money is lost', () => {
    const { story, one, two } = city();
    one.pays('reporter-1', { smarts: 3 });
    two.pays('judge-1');
    const before = story.official('judge-1');
    one.gives({ kind: 'expose', reporter: 'reporter-1', official: 'judge-1' });
    const played = story.phase('press', [3, 5, 6]);
    expect(typesOf(played)).toEqual(['story-written', 'official-exposed', 'official-replaced']);
    const after = story.official('judge-1');
    expect(after.name).not.toBe(before.name);
    expect(after).toMatchObject({ smarts: 6, seatedMonth: 1, forSaleFromMonth: 2, seenWith: {} });
    expect([two.payroll, two.bank]).toEqual([[], 20_000]);
  });

  it('[OFF-8] the new man is for sale from the next month on', () => {
    const { story, one } = city();
    one.pays('reporter-1');
    one.pays('reporter-2');
    one.gives({ kind: 'expose', reporter: 'reporter-1', official: 'judge-1' });
    story.phase('press', [1, 6, 1]);
    one.isRefused(/only just taken office/, { kind: 'bid', official: 'judge-1', limitDollars: 800 });
    one.isRefused(/only just taken office/, { kind: 'expose', reporter: 'reporter-2', official: 'judge-1' });
    story.nextMonth();
    one.gives({ kind: 'bid', official: 'judge-1', limitDollars: 800 });
    story.phase('reveal');
    expect(one.payroll).toContain('judge-1');
  });

  it('[OFF-8] who passes his SMARTS keeps his post, and everybody knows his wits', () => {
    const { story, one, two } = city();
    one.pays('reporter-1');
    two.pays('mayor');
    one.gives({ kind: 'expose', reporter: 'reporter-1', official: 'mayor' });
    const played = story.phase('press', [1, 3]);
    expect(played.events.at(-1)).toMatchObject({ type: 'official-exposed', stands: true });
    expect(two.payroll).toEqual(['mayor']);
    expect(story.official('mayor').smartsKnownTo).toBe('everybody');
  });

  it('[OFF-8] each further Reporter adds 1 to the writer or takes 1 from the target', () => {
    const { story, one } = city();
    for (const n of [1, 2, 3, 4]) one.pays(`reporter-${n}`);
    one.gives({
      kind: 'expose',
      reporter: 'reporter-1',
      official: 'mayor',
      helpers: [
        { reporter: 'reporter-2', aids: 'writer' },
        { reporter: 'reporter-3', aids: 'against-target' },
        { reporter: 'reporter-4', aids: 'against-target' },
      ],
    });
    const { rolls, events } = story.phase('press', [4, 2, 1]);
    expect(rolls.map(({ target }) => target)).toEqual([4, 1, undefined]);
    expect(events.map(({ type }) => type)).toContain('official-replaced');
  });

  it('[OFF-4] one article a month each, as a writer or a helper', () => {
    const { one } = city();
    one.pays('reporter-1');
    one.pays('reporter-2');
    one.gives({
      kind: 'expose',
      reporter: 'reporter-1',
      official: 'mayor',
      helpers: [{ reporter: 'reporter-2', aids: 'writer' }],
    });
    for (const reporter of ['reporter-1', 'reporter-2']) {
      one.isRefused(/one article a month/, { kind: 'column', reporter, change: 1 });
    }
    one.gives({ kind: 'withdraw', order: 'o1' });
    one.gives({ kind: 'column', reporter: 'reporter-2', change: 1 });
    one.isRefused(/is no Reporter/, { kind: 'column', reporter: one.pays('chief'), change: 1 });
    one.isRefused(/not on your payroll|There is no official/, { kind: 'column', reporter: 'reporter-9', change: 1 });
    one.isRefused(/does not expose its own/, { kind: 'expose', reporter: 'reporter-1', official: 'editor' });
    one.isRefused(/Name each Reporter once/, {
      kind: 'expose',
      reporter: 'reporter-1',
      official: 'mayor',
      helpers: [{ reporter: 'reporter-1', aids: 'writer' }],
    });
  });

  it('[OFF-8] two stories on one man: the second has lost him, and nothing is thrown for it', () => {
    const { story, one, two } = city();
    one.pays('reporter-1');
    two.pays('reporter-2');
    one.gives({ kind: 'expose', reporter: 'reporter-1', official: 'captain-1' });
    two.gives({ kind: 'expose', reporter: 'reporter-2', official: 'captain-1' });
    const played = story.phase('press', [1, 6, 1]);
    expect(played.events.at(-1)).toMatchObject({ type: 'order-withdrawn', seat: two.seat });
  });

  it('[OFF-8] the chance quoted is that of every throw, with help, and over all SMARTS he may have', () => {
    const target = { kind: 'captain', smarts: 4 } as const;
    expect(computeExposeChance(3, target, [])).toBeCloseTo(
      pairs((a, b) => a <= 3 && b > 4),
      10,
    );
    const help = (aids: 'writer' | 'against-target') => ({ reporter: 'reporter-9' as never, aids });
    expect(computeExposeChance(3, target, [help('writer'), help('against-target')])).toBeCloseTo(
      pairs((a, b) => a <= 4 && b > 3),
      10,
    );
    const unknown = officialTable.captain.smartsByFace.map((s) => pairs((a, b) => a <= 3 && b > s));
    expect(computeExposeChance(3, { kind: 'captain', smarts: null }, [])).toBeCloseTo(
      unknown.reduce((sum, chance) => sum + chance, 0) / 6,
      10,
    );
    expect(computeColumnChance(4)).toBeCloseTo(4 / 6, 10);
  });
});

describe('the City Editor', () => {
  it('[OFF-4] kills the stories he is told to, and none of his owner’s', () => {
    const { story, one, two } = city();
    one.pays('editor');
    one.pays('reporter-1');
    two.pays('reporter-2');
    one.gives({ kind: 'edit-paper', lean: 0, spikes: ['denouncing'] });
    one.gives({ kind: 'column', reporter: 'reporter-1', change: 1 });
    two.gives({ kind: 'column', reporter: 'reporter-2', change: 1 });
    const played = story.phase('press', [1, 1]);
    expect(typesOf(played)).toEqual(['story-written', 'column-printed', 'story-written', 'story-spiked']);
    expect(story.state.outrage).toBe(3);
    expect(story.official('editor').seenWith).toEqual({ [one.seat]: 1 });
  });

  it.each([
    ['corruption', 'judge-2', true],
    ['corruption-ours', 'judge-2', false],
    ['corruption-ours', 'judge-1', true],
    ['friendly', 'judge-1', false],
  ] as const)('[OFF-4] told to kill “%s”, a story on %s is killed: %s', (spike, official, killed) => {
    const { story, one, two } = city();
    one.pays('editor');
    one.pays('judge-1');
    two.pays('reporter-2');
    one.gives({ kind: 'edit-paper', lean: 0, spikes: [spike] });
    two.gives({ kind: 'expose', reporter: 'reporter-2', official });
    const played = story.phase('press', killed ? [1] : [1, 1]);
    expect(typesOf(played).includes('story-spiked')).toBe(killed);
  });

  it('[OFF-2] a writer’s gang that pays him too wants it printed: D6 each, ties again', () => {
    const { story, one, two } = city();
    one.pays('editor');
    two.pays('editor');
    two.pays('reporter-2');
    one.gives({ kind: 'edit-paper', lean: 0, spikes: ['friendly'] });
    two.gives({ kind: 'column', reporter: 'reporter-2', change: -1 });
    const played = story.phase('press', [1, 3, 3, 2, 5]);
    expect(typesOf(played)).toEqual(['story-written', 'official-disputed', 'column-printed']);
    expect(played.events[1]).toMatchObject({ winner: two.seat });
    expect(story.state.outrage).toBe(1);
  });

  it('[OFF-4, PO-3] leans on the month’s roll by up to 2: its total, never the naturals', () => {
    const { story, one } = city();
    one.pays('editor');
    story.tell({ type: 'outrage-set', from: 2, to: 7 });
    one.gives({ kind: 'edit-paper', lean: 2 });
    story.phase('press');
    expect(story.state.cityHall.lean).toEqual({ seat: one.seat, points: 2 });
    const rolled = story.phase('outrage', [4, 5, 6, 1], { auto: true });
    expect(rolled.events[1]).toMatchObject({ total: 16, verdict: 'something-must-be-done', after: 5 });
    expect(rolled.rolls[0]?.modifiers).toContainEqual({ reason: 'the City Editor', value: 2 });
    expect(story.state.cityHall.lean).toBeNull();
    expect(story.state.outrage).toBe(5);
  });

  it('[PO-3, PO-4] a lean neither calls the Feds nor keeps them away', () => {
    const rules = { fedsInTown: false, outrageFifteen: 'quiet' } as const;
    expect(resolveOutrageRoll([6, 6], 2, { ...rules, lean: -2 })).toBe('feds-called');
    expect(resolveOutrageRoll([5, 6], 12, { ...rules, lean: 2 })).toBe('something-must-be-done');
    expect(resolveOutrageRoll([1, 1], 20, { ...rules, lean: 2 })).toBe('calmed');
    expect(resolveOutrageRoll([4, 4], 8, { ...rules, lean: -1 })).toBe('quiet');
    expect(resolveOutrageRoll([4, 4], 8, rules)).toBe('something-must-be-done');
    expect(resolveOutrageRoll([3, 3], 8, { ...rules, lean: 2 })).toBe('something-must-be-done');
  });

  it('[OFF-2] owners who want him to lean otherwise roll, those who agree do not', () => {
    const { story, one, two } = city();
    for (const gang of [one, two]) gang.pays('editor');
    one.gives({ kind: 'edit-paper', lean: 2 });
    two.gives({ kind: 'edit-paper', lean: -1 });
    const played = story.phase('press', [2, 6]);
    expect(typesOf(played)).toEqual(['official-disputed', 'paper-leaned']);
    expect(story.state.cityHall.lean).toEqual({ seat: two.seat, points: -1 });
    story.nextMonth();
    one.gives({ kind: 'edit-paper', lean: 2 });
    two.gives({ kind: 'edit-paper', lean: 2 });
    expect(typesOf(story.phase('press'))).toEqual(['paper-leaned']);
  });

  it('[OFF-4] an instruction is one a month, for those who pay him, and says something', () => {
    const { story, one } = city();
    one.isRefused(/not on your payroll/, { kind: 'edit-paper', lean: 1 });
    one.pays('editor');
    one.isRefused(/Tell the Editor/, { kind: 'edit-paper', lean: 0 });
    one.gives({ kind: 'edit-paper', lean: 1 });
    one.isRefused(/withdraw them first/, { kind: 'edit-paper', lean: 2 });
    one.gives({ kind: 'drop', official: 'editor' });
    expect(typesOf(story.phase('press'))).toEqual(['order-withdrawn']);
    expect(story.state.cityHall.lean).toBeNull();
  });
});

describe('the Mayor', () => {
  it('[OFF-4] dismisses the Chief or a Captain: new SMARTS, his owners out of their money', () => {
    const { story, one, two } = city();
    one.pays('mayor');
    two.pays('chief');
    const before = story.official('chief').name;
    one.gives({ kind: 'dismiss', official: 'chief' });
    expect(typesOf(story.phase('press', [4]))).toEqual(['official-dismissed', 'official-replaced']);
    expect(story.official('chief')).toMatchObject({ smarts: 4, forSaleFromMonth: 2 });
    expect(story.official('chief').name).not.toBe(before);
    expect(two.payroll).toEqual([]);
    expect(story.official('mayor').seenWith).toEqual({ [one.seat]: 1 });
  });

  it('[OFF-4] accuses any lower official: he must pass and the other fail, a natural 6 always fails', () => {
    const accuse = (dice: number[], smarts: { mayor: number; judge: number }) => {
      const { story, one, two } = city();
      one.pays('mayor', { smarts: smarts.mayor });
      two.pays('judge-1', { smarts: smarts.judge });
      one.gives({ kind: 'accuse', official: 'judge-1' });
      const played = story.phase('press', dice);
      return { types: typesOf(played), left: two.payroll };
    };
    expect(accuse([3, 5, 1], { mayor: 3, judge: 4 })).toEqual({
      types: ['official-accused', 'official-replaced'],
      left: [],
    });
    expect(accuse([3, 4], { mayor: 3, judge: 4 }).left).toEqual(['judge-1']);
    expect(accuse([4], { mayor: 3, judge: 4 }).left).toEqual(['judge-1']);
    expect(accuse([1, 6, 1], { mayor: 3, judge: 6 }).left).toEqual([]);
    expect(accuse([6], { mayor: 6, judge: 4 }).left).toEqual(['judge-1']);
  });

  it('[OFF-4] the chance quoted is that of every throw', () => {
    for (const [mayor, smarts] of [
      [3, 4],
      [5, 6],
      [6, 3],
    ] as const) {
      const exact = pairs((a, b) => a <= mayor && a !== 6 && !(b <= smarts && b !== 6));
      expect(computeAccusationChance(mayor, { kind: 'judge', smarts })).toBeCloseTo(exact, 10);
    }
    const may = officialTable.judge.smartsByFace;
    const mean = may.reduce((sum, s) => sum + computeAccusationChance(4, { kind: 'judge', smarts: s }), 0);
    expect(computeAccusationChance(4, { kind: 'judge', smarts: null })).toBeCloseTo(mean / 6, 10);
  });

  it('[OFF-4] hires and fires only Chief and Captains, accuses nobody of the paper, and acts once a month', () => {
    const { one } = city();
    one.isRefused(/not on your payroll/, { kind: 'dismiss', official: 'chief' });
    one.pays('mayor');
    one.pays('reporter-1');
    one.isRefused(/he can only accuse/, { kind: 'dismiss', official: 'judge-1' });
    one.isRefused(/those below him/, { kind: 'accuse', official: 'editor' });
    one.isRefused(/those below him/, { kind: 'accuse', official: 'mayor' });
    one.isRefused(/those below him/, { kind: 'accuse', official: 'reporter-1' });
    one.gives({ kind: 'accuse', official: 'captain-1' });
    one.isRefused(/one thing a month/, { kind: 'dismiss', official: 'captain-2' });
    one.isRefused(/one thing a month/, { kind: 'accuse', official: 'judge-1' });
  });

  it('[OFF-2] an owner of the Mayor who pays the man to go wants nothing done, and dice decide', () => {
    const objects = (dice: number[]) => {
      const { story, one, two } = city();
      for (const gang of [one, two]) gang.pays('mayor');
      two.pays('captain-1');
      one.gives({ kind: 'dismiss', official: 'captain-1' });
      const played = story.phase('press', dice);
      return { types: typesOf(played), left: two.payroll.toSorted() };
    };
    expect(objects([2, 5])).toEqual({ types: ['official-disputed'], left: ['captain-1', 'mayor'] });
    expect(objects([5, 2, 1])).toEqual({
      types: ['official-disputed', 'official-dismissed', 'official-replaced'],
      left: ['mayor'],
    });
  });

  it('[OFF-2] of two owners with different wishes only the winner’s is done', () => {
    const { story, one, two } = city();
    for (const gang of [one, two]) gang.pays('mayor');
    one.gives({ kind: 'dismiss', official: 'captain-1' });
    two.gives({ kind: 'accuse', official: 'judge-1' });
    const played = story.phase('press', [1, 4, 6]);
    expect(typesOf(played)).toEqual(['official-disputed', 'official-accused']);
    expect(played.events[1]).toMatchObject({ seat: two.seat, answered: false, falls: false });
    expect(story.official('judge-1').smartsKnownTo).not.toBe('everybody');
    expect(story.official('captain-1').seatedMonth).toBe(1);
  });

  it('[MONTH-9] reporters first, then the editor, then the mayor', () => {
    const { story, one } = city();
    for (const id of ['mayor', 'editor', 'reporter-1', 'reporter-2']) one.pays(id);
    one.gives({ kind: 'dismiss', official: 'chief' });
    one.gives({ kind: 'edit-paper', lean: -2 });
    one.gives({ kind: 'column', reporter: 'reporter-1', change: 1 });
    one.gives({ kind: 'expose', reporter: 'reporter-2', official: 'judge-1' });
    expect(typesOf(story.phase('press', [1, 1, 1, 1]))).toEqual([
      'story-written',
      'official-exposed',
      'story-written',
      'column-printed',
      'paper-leaned',
      'official-dismissed',
      'official-replaced',
    ]);
  });

  it('[OFF-8] a Mayor who falls to a story does nothing for those who paid him', () => {
    const { story, one, two } = city();
    one.pays('mayor');
    two.pays('reporter-1');
    one.gives({ kind: 'dismiss', official: 'chief' });
    two.gives({ kind: 'expose', reporter: 'reporter-1', official: 'mayor' });
    const played = story.phase('press', [1, 6, 1]);
    expect(typesOf(played).at(-1)).toBe('order-withdrawn');
    expect(story.official('chief').seatedMonth).toBe(1);
  });
});
