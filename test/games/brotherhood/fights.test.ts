import { describe, expect, it } from 'vitest';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { seatOf, Story } from './story.ts';

const quiet = [11, 6];
const sq = 'status-quo' as const;

/** Turn 6: every Godfather out of the way, unless he is moved. */
function late(families = 5, house: object = {}): Story {
  return new Story({ turn: 6, families, house });
}

function away(story: Story, letters: string): void {
  for (const letter of letters) story.give(letter, { kind: 'godfather', area: 'waterfront' });
}

describe('mob action', () => {
  it('[BRO-MOB-2] a round is told as one would say it: missed, once, twice, three times', () => {
    const shots = [[], [1], [1, 2], [1, 2, 3]].map((hits) => ({ seat: 'g1', at: 'g2', hits }));
    const names = { family: (seat: string) => (seat === 'g1' ? 'Alzetta' : 'Benvolio') };
    const event = { type: 'round-fought', round: 2, shots, losses: [] };
    expect(brotherhood.events['round-fought'].describe(names as never, event as never)).toBe(
      'Round 2: the Alzetta missed the Benvolio, the Alzetta hit the Benvolio once, ' +
        'the Alzetta hit the Benvolio twice and the Alzetta hit the Benvolio 3 times; nobody fell.',
    );
  });

  it('[BRO-MOB-1] hoods of two families fight, whoever they are; a lone Godfather before a rival’s hood is enough', () => {
    const story = new Story({ turn: 2 });
    story.place('A', sq, 1);
    story.place('B', sq, 1);
    story.play([...quiet, 1, 1]);
    expect(story.events('fight-begun')[0]?.armed).toEqual(['A', 'B'].map(seatOf));
    const lone = late();
    lone.give('A', { kind: 'godfather', area: sq });
    lone.place('B', sq, 1);
    away(lone, 'BCDE');
    lone.play(quiet);
    expect(lone.isDead('A')).toBe(true);
  });

  it('[BRO-MOB-2] in the ordinary round every hood fires once', () => {
    const story = new Story({ turn: 2 });
    story.place('A', sq, 3, 1);
    story.place('B', sq, 2);
    story.play([...quiet, 1, 1, 1, 1, 2, 2]);
    expect(story.events('round-fought')).toHaveLength(1);
  });

  it('[BRO-MOB-3] the first family of the list that is there takes all the fire; without one it is drawn', () => {
    const story = new Story({ turn: 2 });
    story.place('A', sq, 2);
    story.place('B', sq, 1);
    story.place('C', sq, 1);
    const fire = (letter: string, ...at: string[]): void =>
      story.give(letter, { kind: 'fire', area: 'all', at: at.map(seatOf) });
    fire('A', 'D', 'C', 'B');
    fire('B', 'A');
    fire('C', 'A');
    story.play([...quiet, 6, 6, 1, 1]);
    expect([story.dead('B'), story.dead('C')]).toEqual([0, 1]);
    const drawn = new Story({ turn: 2 });
    for (const letter of ['A', 'B', 'C']) drawn.place(letter, sq, 1);
    // A picks of B and C, B of A and C, C of A and B; then each fires.
    drawn.play([...quiet, 2, 1, 1, 6, 1, 1]);
    expect([drawn.dead('A'), drawn.dead('B'), drawn.dead('C')]).toEqual([0, 0, 1]);
  });

  it('[BRO-MOB-4] hits fall at the same moment, the fallen have fired; hits beyond the last hood are lost', () => {
    const story = new Story({ turn: 2 });
    story.place('A', sq, 3);
    story.place('B', sq, 1);
    story.play([...quiet, 6, 6, 6, 6]);
    expect([story.dead('A'), story.dead('B')]).toEqual([1, 1]);
  });

  it('[BRO-MOB-5] a Godfather whose last hood falls is shot while a rival hood survives', () => {
    const story = late();
    story.place('A', sq, 1);
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 1);
    away(story, 'BCDE');
    story.play([...quiet, 1, 5]);
    expect(story.isDead('A')).toBe(true);
  });
});

describe('extended combat', () => {
  /** A and B with two T each after a round without hits. */
  function standoff(a: string, b: string, godfather: boolean, house: object = {}): Story {
    const story = late(5, house);
    story.place('A', sq, 2);
    story.place('B', sq, 2);
    story.give('A', { kind: 'fight-on', area: sq, will: a });
    story.give('B', { kind: 'fight-on', area: 'all', will: b });
    away(story, godfather ? 'BCDE' : 'ABCDE');
    if (godfather) story.give('A', { kind: 'godfather', area: sq });
    return story;
  }
  const round = [1, 1, 1, 1];

  it('[BRO-EXT-1] both must want it; beside a Godfather one is enough', () => {
    const one = standoff('always', 'never', false);
    one.play([...quiet, ...round]);
    expect(one.events('fight-over')[0]?.how).toBe('not-extended');
    const both = standoff('always', 'always', false);
    both.play([...quiet, ...round, 6, 6, 1, 1]);
    expect(both.events('round-fought')).toHaveLength(2);
    const boss = standoff('never', 'always', true);
    boss.play([...quiet, ...round, 6, 6, 1, 1]);
    expect(boss.events('round-fought')).toHaveLength(2);
  });

  it('[BRO-EXT-2] when-ahead asks for at least the strength of all rivals there', () => {
    const equal = standoff('when-ahead', 'when-ahead', false);
    equal.play([...quiet, ...round, 6, 6, 1, 1]);
    expect(equal.events('round-fought')).toHaveLength(2);
    const behind = standoff('when-ahead', 'when-ahead', false);
    behind.play([...quiet, 6, 1, 1, 1]);
    expect(behind.events('fight-over')[0]?.how).toBe('not-extended');
    const never = standoff('always', 'never', false);
    never.play([...quiet, ...round]);
    expect(never.events('round-fought')).toHaveLength(1);
  });

  it('[BRO-EXT-3] once begun it lasts until hoods of one family are left', () => {
    const story = standoff('always', 'always', false);
    story.play([...quiet, ...round, ...round, 6, 1, 1, 1, 1, 1, 6, 6, 1]);
    expect(story.events('fight-over')[0]).toMatchObject({ how: 'no-rival-left', rounds: 5 });
    expect([story.dead('A'), story.dead('B')]).toEqual([1, 2]);
  });

  it('[BRO-EXT-4] after 20 extended rounds it stops', () => {
    const story = standoff('always', 'always', false);
    story.play([...quiet, ...Array.from({ length: 21 }, () => round).flat()]);
    expect(story.events('round-fought')).toHaveLength(21);
    expect(story.events('fight-over')[0]?.how).toBe('too-long');
  });
});

describe('spoils', () => {
  it('[BRO-SPOIL-1] a single hood protects all his family’s R there', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 3);
    story.place('A', sq, 1);
    story.place('B', sq, 3);
    story.play([...quiet, 1, 1, 1, 1]);
    expect(story.revenue('A')).toBe(3);
  });

  it('[BRO-SPOIL-2] one R for each surviving hood, within the stock, also where nobody fought', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 5);
    story.owns('B', 'skid-row', 10);
    story.place('B', sq, 3);
    story.play([11, 1]);
    expect([story.revenue('A'), story.revenue('B', sq)]).toEqual([3, 2]);
    expect(story.events('fight-begun')).toHaveLength(0);
  });

  it('[BRO-SPOIL-3] most hoods take first, then more H, then a roll-off; each names whose', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 1);
    story.place('B', sq, 2);
    story.place('C', sq, 1, 1);
    story.play([...quiet, 1, 1, 1, 1]);
    expect(story.events('operation-taken')[0]?.seat).toBe(seatOf('C'));
    const tie = new Story({ turn: 2 });
    tie.owns('A', sq, 1);
    tie.place('B', sq, 1);
    tie.place('C', sq, 1);
    tie.play([...quiet, 1, 1, 3, 3, 2, 5]);
    expect(tie.events('operation-taken')[0]?.seat).toBe(seatOf('C'));
  });

  it('[BRO-SPOIL-4] a taken R earns for the taker at once; PI stays; a family killed this turn takes none', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 1, 1);
    story.place('B', sq, 1);
    story.give('A', { kind: 'influence', area: sq, uses: 'none' });
    story.play(quiet);
    expect([story.income('B'), story.influence('A')]).toEqual([4_000, 1]);
    const killed = late();
    killed.owns('C', 'millgate', 1);
    killed.place('A', 'millgate', 1);
    killed.give('A', { kind: 'godfather', area: sq });
    killed.place('B', sq, 1);
    away(killed, 'BCDE');
    killed.play(quiet);
    expect(killed.revenue('C')).toBe(1);
  });

  it('[BRO-SPOIL-5] parties of a deal take nothing from each other there; others’ R are free', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 1);
    story.owns('C', sq, 1);
    story.place('A', sq, 1);
    story.place('B', sq, 3);
    for (const letter of ['A', 'B']) {
      story.give(letter, { kind: 'fight-on', area: sq, will: 'always' });
      story.give(letter, { kind: 'deal', area: sq, offer: {}, accept: { maxRevenue: 0, maxDollars: 0 } });
    }
    story.play([...quiet, 1, 1, 1, 1]);
    expect(story.events('fight-over')[0]?.how).toBe('deal');
    expect([story.revenue('A'), story.revenue('C')]).toEqual([1, 0]);
  });
});

describe('Godfathers', () => {
  it('[BRO-GF-1] one area for each, free of charge; several may share it', () => {
    const story = late();
    away(story, 'ABCDE');
    expect(story.refusal('A', { kind: 'godfather', area: sq })).toBe('Your Godfather can stand in one area only.');
    story.play(quiet);
    expect(story.events('godfather-placed').map(({ area }) => area)).toEqual(Array(5).fill('waterfront'));
    expect(story.cash('A')).toBe(22_000);
  });

  it('[BRO-GF-2] the first own T draws no wage, once a turn, not one from out of town', () => {
    const story = late();
    story.give('A', { kind: 'out-of-town', area: sq, thugs: 1 });
    story.place('A', sq, 1);
    story.place('A', 'millgate', 1);
    away(story, 'ABCDE');
    story.play(quiet);
    expect(story.cash('A')).toBe(20_000 - 5_000 - 2_000 + 2_000);
  });

  it('[BRO-GF-3] guns from out of town cost $5,000 and $10,000 for the turn and are not from the stock', () => {
    const story = late();
    story.cash('A', 100_000);
    story.give('A', { kind: 'out-of-town', area: sq, thugs: 13, hitmen: 2 });
    away(story, 'ABCDE');
    story.play(quiet);
    expect(story.cash('A')).toBe(100_000 - 65_000 - 20_000 + 2_000);
    expect(story.hoods('A', 'thug')).toBe(12);
  });

  it('[BRO-GF-4] while a single hood is with him he is not shot', () => {
    const story = late();
    story.place('A', sq, 1);
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 6);
    away(story, 'BCDE');
    story.play([...quiet, 1, 1, 1, 1, 1, 1, 1]);
    expect(story.isDead('A')).toBe(false);
  });

  it('[BRO-GF-5] the killer made most hits that round; without hits most hoods, then most H, then a roll-off', () => {
    const hits = late();
    hits.place('A', sq, 1);
    hits.give('A', { kind: 'godfather', area: sq });
    hits.place('B', sq, 3);
    hits.place('C', sq, 1);
    for (const letter of ['B', 'C']) hits.give(letter, { kind: 'fire', area: sq, at: [seatOf('A')] });
    hits.give('A', { kind: 'fire', area: sq, at: [seatOf('B')] });
    away(hits, 'BCDE');
    hits.play([...quiet, 1, 1, 1, 1, 6]);
    expect(hits.family('A').dead?.by).toBe(seatOf('C'));
    const hoods = late();
    hoods.give('A', { kind: 'godfather', area: sq });
    hoods.place('B', sq, 1);
    hoods.place('C', sq, 2);
    away(hoods, 'BCDE');
    hoods.play([...quiet, 1, 1, 1]);
    expect(hoods.family('A').dead?.by).toBe(seatOf('C'));
  });

  it('[BRO-GF-6] hoods, R and PI pass before the money comes in; jailed ones stay in jail; the cash is lost', () => {
    const story = late();
    story.owns('A', 'millgate', 2, 1);
    story.lose('A', 'thug', 2);
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 1);
    away(story, 'BCDE');
    story.play(quiet);
    expect([story.hoods('B', 'thug'), story.hoods('B', 'thug', 'jailed')]).toEqual([22, 2]);
    expect([story.hoods('B', 'hitman'), story.income('B')]).toEqual([12, 12_000]);
    expect(story.cash('A')).toBe(0);
    expect(story.family('A').dead?.cashDollars).toBe(20_000);
  });

  it('[BRO-GF-7] the heir’s limits are 12 for each family he has gathered', () => {
    const story = late();
    story.owns('A', 'millgate', 10);
    story.owns('B', 'skid-row', 12);
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 1);
    away(story, 'BCDE');
    story.play([11, 1]);
    expect(story.revenue('B')).toBe(22);
    story.cash('B', 100_000);
    expect(story.refusal('B', { kind: 'open', area: sq, count: 2 })).toBeNull();
    expect(story.refusal('B', { kind: 'open', area: sq, count: 3 })).toBe(
      'Only 2 of your 24 operations are free; close or transfer one first.',
    );
  });

  it('[BRO-GF-8] two families that kill each other leave nothing to anybody', () => {
    const story = late();
    story.owns('A', 'millgate', 1);
    story.owns('B', 'skid-row', 1);
    story.place('A', 'riversnobs', 1);
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 1);
    story.give('B', { kind: 'godfather', area: 'riversnobs' });
    away(story, 'CDE');
    story.play([11, 2]);
    expect(story.events('estate-passed').map(({ to }) => to)).toEqual([null, null]);
    expect([story.revenue('A'), story.revenue('B')]).toEqual([0, 0]);
  });

  it('[BRO-GF-9] a dead family has no orders, no income, no gifts', () => {
    const story = late();
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 1);
    away(story, 'BCDE');
    story.play(quiet);
    expect(story.events('income').some(({ seat }) => seat === seatOf('A'))).toBe(false);
    expect(story.refusal('A', { kind: 'hoods', area: sq, thugs: 1 })).toBe('Your family is out of the game.');
    expect(story.refusal('B', { kind: 'give-money', to: seatOf('A'), dollars: 1 })).toBe('The As are out of the game.');
  });
});
