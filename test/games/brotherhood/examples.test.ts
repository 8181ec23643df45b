import { describe, expect, it } from 'vitest';
import { countCardsDue } from '#main/games/brotherhood/rules/turn/cards.ts';
import { seatOf, Story } from './story.ts';

/** A quiet card in an area nobody minds: plainclothesmen (11) in Skid Row, the sixth of six areas. */
const quiet = [11, 6];
const statusQuo = 'status-quo' as const;

/** Turn 3 in Status Quo: A has 3 R and 1 PI and places 5 T; B comes with 3 T and 2 H. */
function meeting(): Story {
  const story = new Story({ turn: 3, byMail: false });
  for (const letter of ['C', 'D', 'E']) story.family(letter).byMail = true;
  story.owns('A', statusQuo, 3, 1);
  story.cash('A', 10_000);
  story.cash('B', 14_000);
  story.place('A', statusQuo, 5);
  story.place('B', statusQuo, 3, 2);
  for (const letter of ['A', 'B']) {
    story.give(letter, { kind: 'fight-on', area: 'all', will: 'always' });
  }
  story.play(quiet);
  story.give('A', { kind: 'use', uses: [{ kind: 'frame', family: seatOf('B') }] });
  story.play([4, ...[6, 5, 3, 2, 1], ...[5, 2, 3, 6]]);
  return story;
}

/** Nobody tables anything; the next round is fought. */
function fightOn(story: Story, dice: readonly number[]): void {
  story.give('B', { kind: 'table', terms: null });
  story.play([]);
  story.give('A', { kind: 'table', terms: null });
  story.play(dice);
}

describe('a meeting in Status Quo', () => {
  it('[BRO-EX-1] placing 5 T, 1 R, 1 PI costs $27,000; alone there he collects $24,000, beside a rival $6,000', () => {
    const alone = new Story();
    alone.cash('A', 27_000);
    alone.owns('A', statusQuo, 2);
    alone.place('A', statusQuo, 5);
    alone.give('A', { kind: 'open', area: statusQuo, count: 1 });
    alone.give('A', { kind: 'bribe', area: statusQuo, count: 1 });
    alone.play(quiet);
    expect(alone.cash('A')).toBe(24_000);
    const crowded = new Story();
    crowded.owns('A', statusQuo, 3, 1);
    crowded.owns('B', statusQuo, 1);
    crowded.place('A', statusQuo, 1);
    crowded.give('A', { kind: 'spoils', area: 'all', take: 'none' });
    crowded.play(quiet);
    expect([crowded.income('A'), crowded.income('B')]).toEqual([6_000, 2_000]);
  });

  it('[BRO-EX-2] a frame, three rounds, and terms accepted before the fourth', () => {
    const story = meeting();
    expect([story.standing('A', statusQuo), story.standing('B', statusQuo)]).toEqual([
      { thugs: 2, hitmen: 0 },
      { thugs: 0, hitmen: 2 },
    ]);
    fightOn(story, [4, 1, 2, 5]);
    expect(story.standing('A', statusQuo)).toEqual({ thugs: 1, hitmen: 0 });
    fightOn(story, [6, 2, 1]);
    expect(story.standing('B', statusQuo)).toEqual({ thugs: 0, hitmen: 1 });
    // Strength decides who tables first: B has 2, A has 1.
    story.give('B', { kind: 'table', terms: [{ from: seatOf('A'), to: seatOf('B'), revenue: 1 }] });
    story.play([]);
    story.give('A', { kind: 'accept', will: true });
    story.play([]);
    expect([story.revenue('A'), story.revenue('B')]).toEqual([2, 1]);
    expect([story.income('A'), story.income('B')]).toEqual([8_000, 4_000]);
    expect([story.cash('A'), story.cash('B')]).toEqual([8_000, 4_000]);
    expect(story.hoods('A', 'thug')).toBe(8);
    expect([story.hoods('B', 'thug'), story.hoods('B', 'thug', 'jailed')]).toEqual([9, 1]);
    expect(story.hoods('B', 'hitman')).toBe(5);
  });

  it('[BRO-EX-3] the last Thug falls in round 3: two Hitmen take two of three operations, PI is no spoils', () => {
    const story = meeting();
    fightOn(story, [4, 1, 2, 5]);
    fightOn(story, [2, 5, 1]);
    for (let taken = 0; taken < 2; taken += 1) {
      story.give('B', { kind: 'take', from: seatOf('A') });
      story.play([]);
    }
    expect([story.revenue('A'), story.revenue('B')]).toEqual([1, 2]);
    expect([story.influence('A'), story.influence('B')]).toEqual([1, 0]);
    expect([story.income('A'), story.income('B')]).toEqual([4_000, 8_000]);
  });
});

describe('spoils and influence', () => {
  it.each([
    { own: 4, b: 2, c: 2 },
    { own: 3, b: 2, c: 1 },
  ])('[BRO-EX-4] of $own unguarded R three hoods take $b and two take $c, in turn', ({ own, b, c }) => {
    const story = new Story({ turn: 2 });
    story.owns('A', 'millgate', own);
    story.place('B', 'millgate', 3);
    story.place('C', 'millgate', 2);
    story.play([...quiet, 1, 1, 1, 1, 1]);
    expect(story.events('operation-taken').map(({ seat }) => seat)).toEqual(
      [seatOf('B'), seatOf('C'), seatOf('B'), seatOf('C')].slice(0, own),
    );
    expect([story.revenue('A'), story.revenue('B'), story.revenue('C')]).toEqual([0, b, c]);
  });

  it('[BRO-EX-5] who has least influence may be the only one left with effect', () => {
    const first = new Story({ turn: 2 });
    first.owns('A', statusQuo, 0, 3);
    first.owns('B', statusQuo, 0, 2);
    first.owns('C', statusQuo, 0, 1);
    first.place('C', statusQuo, 1);
    first.place('D', 'millgate', 1);
    const neutralise = (letter: string) => ({ kind: 'neutralise', family: seatOf(letter) });
    first.give('A', {
      kind: 'influence',
      area: statusQuo,
      uses: [neutralise('B'), neutralise('B'), { kind: 'frame', family: seatOf('C') }],
    });
    first.give('C', { kind: 'influence', area: statusQuo, uses: [neutralise('A')] });
    first.play([...quiet, 4]);
    expect(first.events('neutralised').map(({ seat }) => seat)).toEqual(['A', 'A', 'C'].map(seatOf));
    const second = new Story({ turn: 2 });
    second.owns('A', statusQuo, 0, 2);
    second.owns('B', statusQuo, 0, 2);
    second.owns('C', statusQuo, 1, 1);
    for (const [letter, other] of [
      ['A', 'B'],
      ['B', 'A'],
    ] as const) {
      const uses = [neutralise(other), neutralise(other)];
      second.give(letter, { kind: 'influence', area: statusQuo, uses });
    }
    second.give('C', { kind: 'influence', area: statusQuo, uses: 'none' });
    second.play(quiet);
    expect(second.events('neutralised')).toHaveLength(4);
    expect(second.income('C')).toBe(8_000);
  });

  it('[BRO-EX-6] two of three R closed by card 10, one protected: $16,000, and $8,000 to open the other again', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', statusQuo, 3, 1);
    story.play([10, 3, 1, 2, 4]);
    expect(story.events('protected')).toHaveLength(1);
    expect([story.revenue('A'), story.income('A')]).toEqual([2, 16_000]);
    const before = story.cash('A');
    story.give('A', { kind: 'open', area: statusQuo, count: 1 });
    story.play([11, 6]);
    expect(story.cash('A')).toBe(before - 8_000 + story.income('A'));
  });
});

describe('wages, bail and money', () => {
  it('[BRO-EX-7] a bailed T placed at once costs $4,000, an H $8,000; the free T only his bail', () => {
    const cost = (turn: number, jailed: 'thug' | 'hitman', lines: object[]): number => {
      const story = new Story({ turn });
      story.cash('A', 30_000);
      story.lose('A', jailed, jailed === 'thug' ? 12 : 6);
      for (const line of lines) story.give('A', line);
      story.play(quiet);
      return 30_000 + story.income('A') - story.cash('A');
    };
    const thug = [
      { kind: 'bail', thugs: 1 },
      { kind: 'hoods', area: statusQuo, thugs: 1 },
    ];
    const hitman = [
      { kind: 'bail', hitmen: 1 },
      { kind: 'hoods', area: statusQuo, hitmen: 1 },
    ];
    expect([cost(2, 'thug', thug), cost(2, 'hitman', hitman), cost(6, 'thug', thug)]).toEqual([4_000, 8_000, 2_000]);
    const four = [{ kind: 'hoods', area: statusQuo, thugs: 3, hitmen: 1 }];
    const free = (turn: number): number => {
      const story = new Story({ turn });
      story.cash('A', 30_000);
      for (const line of four) story.give('A', line);
      story.play(quiet);
      return 30_000 + story.income('A') - story.cash('A');
    };
    expect([free(6), free(4)]).toEqual([8_000, 10_000]);
  });

  it('[BRO-EX-10] a jailed Godfather is bailed as soon as the money is there, and not before', () => {
    const jailedAt = (revenue: number): Story => {
      const story = new Story({ turn: 6 });
      story.cash('A', 7_000);
      story.owns('A', 'millgate', revenue);
      story.give('A', { kind: 'godfather', area: statusQuo });
      story.play([13, 3]);
      expect(story.godfather('A').status).toBe('jailed');
      return story;
    };
    const rich = jailedAt(2);
    expect(rich.cash('A')).toBe(13_000);
    rich.give('A', { kind: 'hoods', area: 'millgate', thugs: 2 });
    rich.play([11, 6]);
    expect(rich.godfather('A').status).toBe('free');
    expect(rich.cash('A')).toBe(3_000 - 2_000 + 6_000);
    const poor = jailedAt(0);
    expect(poor.cash('A')).toBe(9_000);
    expect(poor.refusal('A', { kind: 'hoods', area: 'millgate', thugs: 1 })).toBe(
      'Your Godfather is in jail and you cannot raise his $10,000: no allocations this turn.',
    );
    poor.play([11, 6]);
    expect([poor.cash('A'), poor.godfather('A').status]).toEqual([11_000, 'jailed']);
    poor.play([12, 6]);
    expect([poor.cash('A'), poor.godfather('A').status]).toEqual([3_000, 'free']);
  });

  it.each([
    { card: 9, incomes: [24_000, 12_000, 24_000] },
    { card: 2, incomes: [24_000, 2_000, 24_000] },
  ])('[BRO-EX-11] card $card on turn 4 in Status Quo: incomes of three turns', ({ card, incomes }) => {
    const story = new Story({ turn: 4 });
    story.owns('A', statusQuo, 3, 1);
    const seen = [
      [card, 3],
      [11, 6],
      [4, 6],
    ].map((dice) => {
      story.play(dice);
      return story.income('A');
    });
    expect(seen).toEqual(incomes);
  });

  it('[BRO-EX-12] Skid Row crowded: $500 is raised to $2,000; 8 R alone $16,000, 9 R alone $9,000', () => {
    const shared = new Story();
    shared.owns('A', 'skid-row', 1);
    shared.owns('B', 'skid-row', 8);
    shared.play([11, 1]);
    const [own] = shared.events('income').filter(({ seat }) => seat === seatOf('A'));
    expect(own?.areas[0]?.dollars).toBe(500);
    expect(shared.income('A')).toBe(2_000);
    for (const [count, dollars] of [
      [8, 16_000],
      [9, 9_000],
    ] as const) {
      const alone = new Story();
      alone.owns('A', 'skid-row', count, 1);
      alone.play([11, 1]);
      expect(alone.income('A')).toBe(dollars);
    }
  });

  it('[BRO-EX-13] lines are carried out as far as the money reaches when the expected $14,000 never come', () => {
    const story = new Story({ turn: 3 });
    story.cash('A', 15_000);
    story.lose('A', 'thug', 1);
    story.give('A', {
      kind: 'sheet',
      orders: [
        { kind: 'bail', thugs: 1 },
        { kind: 'hoods', area: statusQuo, thugs: 3 },
        { kind: 'open', area: statusQuo, count: 1 },
        { kind: 'bribe', area: statusQuo, count: 1 },
        { kind: 'hoods', area: 'waterfront', thugs: 2 },
        { kind: 'expects', dollars: 14_000 },
      ],
    });
    story.play(quiet);
    expect(story.cash('A')).toBe(3_000 + 2_000);
    expect([story.revenue('A'), story.influence('A')]).toEqual([0, 0]);
    expect(story.lapses('A')).toHaveLength(2);
    expect(story.events('hoods-placed').map(({ area, hoods }) => [area, hoods.length])).toEqual([
      [statusQuo, 3],
      ['waterfront', 2],
    ]);
  });

  it('[BRO-EX-14] with one free R of B two gifts meet: the first arrives, the second stays', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', statusQuo, 1);
    story.owns('B', 'skid-row', 11);
    story.owns('C', 'millgate', 1);
    const gift = (area: string) => ({ kind: 'give-revenue', to: seatOf('B'), area, count: 1 });
    story.give('A', gift(statusQuo));
    story.give('C', gift('millgate'));
    story.give('B', { kind: 'give-revenue', to: seatOf('D'), area: 'skid-row', count: 1 });
    story.play([11, 1]);
    expect([story.revenue('A'), story.revenue('B', statusQuo), story.revenue('C')]).toEqual([0, 1, 1]);
    expect(story.lapses('C')).toHaveLength(1);
    expect(story.revenue('D', 'skid-row')).toBe(1);
  });
});

describe('Godfathers', () => {
  /** Turn 7, Waterfront: A's Godfather with so many Thugs, B there with a force. */
  function waterfront(aThugs: number, b: { thugs: number; hitmen: number }): Story {
    const story = new Story({ turn: 7 });
    story.lose('A', 'thug', 3, 'dead');
    story.lose('A', 'thug', 1);
    story.lose('A', 'hitman', 2, 'dead');
    story.lose('B', 'thug', 2, 'dead');
    story.owns('A', 'millgate', 6, 2);
    story.owns('B', 'skid-row', 8, 1);
    story.cash('A', 31_000 + (aThugs - 1) * 2_000);
    story.place('A', 'waterfront', aThugs);
    story.give('A', { kind: 'godfather', area: 'waterfront' });
    story.place('B', 'waterfront', b.thugs, b.hitmen);
    story.give('B', { kind: 'godfather', area: 'skid-row' });
    story.give('B', { kind: 'fight-on', area: 'all', will: 'always' });
    story.give('B', { kind: 'influence', area: 'skid-row', uses: 'none' });
    story.give('A', { kind: 'influence', area: 'millgate', uses: 'none' });
    return story;
  }

  it('[BRO-EX-8] both guards fall, a rival lives: the Godfather is shot and his estate passes', () => {
    const story = waterfront(2, { thugs: 3, hitmen: 1 });
    story.play([11, 1, ...[6, 1], ...[5, 3, 2, 4]]);
    expect(story.isDead('A')).toBe(true);
    expect(story.family('A').dead?.cashDollars).toBe(31_000);
    expect([story.hoods('B', 'thug'), story.hoods('B', 'thug', 'jailed')]).toEqual([15, 1]);
    expect([story.hoods('B', 'hitman'), story.revenue('B'), story.influence('B')]).toEqual([10, 14, 3]);
    expect(story.family('B').gathered).toHaveLength(2);
    // 8 R in Skid Row fill it, alone with PI; 6 R in Millgate crowd it, alone with PI.
    expect(story.income('B')).toBe(8 * 1_000 * 2 + (6 * 3_000 * 2) / 2);
  });

  it('[BRO-EX-9] where hoods of one family only are left, or of none, nobody is shot', () => {
    const kept = waterfront(2, { thugs: 1, hitmen: 1 });
    kept.play([11, 1, 6, 6, 5, 2]);
    expect([kept.isDead('A'), kept.isDead('B')]).toEqual([false, false]);
    expect(kept.events('round-fought')).toHaveLength(1);
    const both = waterfront(1, { thugs: 1, hitmen: 0 });
    both.play([11, 1, 6, 5]);
    expect(both.isDead('A')).toBe(false);
    expect([both.dead('A'), both.dead('B')]).toEqual([6, 3]);
  });

  it('[BRO-EX-15] estates follow the chain, and a loop takes them out of the game', () => {
    const chained = (last: 'B' | 'C'): Story => {
      const story = new Story({ turn: 6 });
      story.owns('A', 'millgate', 2);
      story.owns('B', 'status-quo', 1, 1);
      story.place('A', 'riversnobs', 1);
      story.give('B', { kind: 'godfather', area: 'riversnobs' });
      story.place(last, 'skid-row', 1);
      story.give('A', { kind: 'godfather', area: 'skid-row' });
      for (const letter of ['C', 'D', 'E']) {
        story.give(letter, { kind: 'godfather', area: 'waterfront' });
      }
      story.play([11, 2]);
      return story;
    };
    const chain = chained('C');
    expect([chain.isDead('A'), chain.isDead('B'), chain.isDead('C')]).toEqual([true, true, false]);
    expect([chain.revenue('C'), chain.influence('C')]).toEqual([3, 1]);
    expect(chain.family('C').gathered).toHaveLength(3);
    const loop = chained('B');
    expect([loop.isDead('A'), loop.isDead('B')]).toEqual([true, true]);
    expect(Object.keys(loop.state.operations)).toHaveLength(0);
    expect([loop.hoods('A', 'thug'), loop.hoods('B', 'thug')]).toEqual([0, 0]);
  });

  it('[BRO-EX-16] 5 families draw one card, 6 two; 6 after a death one', () => {
    expect(countCardsDue(new Story({ families: 5 }).state)).toBe(1);
    const six = new Story({ families: 6 });
    expect(countCardsDue(six.state)).toBe(2);
    six.family('F').dead = { turn: 5, by: seatOf('A'), area: statusQuo, cashDollars: 0 };
    expect(countCardsDue(six.state)).toBe(1);
  });
});
