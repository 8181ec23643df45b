import { describe, expect, it } from 'vitest';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { seatOf, Story } from './story.ts';

const quiet = [11, 6];
const sq = 'status-quo' as const;
const neutralise = (letter: string) => ({ kind: 'neutralise', family: seatOf(letter) });
const frame = (letter: string) => ({ kind: 'frame', family: seatOf(letter) });

function uses(story: Story, letter: string, list: readonly object[] | 'none'): void {
  story.give(letter, { kind: 'influence', area: sq, uses: list });
}

describe('uses of influence', () => {
  it('[BRO-PI-1] a frame holds on 4 to 6 for a T, only on a 6 for an H where there is no T', () => {
    const jailed = (thugs: number, hitmen: number, face: number): number => {
      const story = new Story({ turn: 2 });
      story.owns('A', sq, 0, 1);
      story.place('B', sq, thugs, hitmen);
      uses(story, 'A', [frame('B')]);
      story.play([...quiet, face]);
      return story.hoods('B', 'thug', 'jailed') + 2 * story.hoods('B', 'hitman', 'jailed');
    };
    expect([jailed(1, 1, 3), jailed(1, 1, 4), jailed(0, 1, 5), jailed(0, 1, 6)]).toEqual([0, 1, 0, 2]);
  });

  it('[BRO-PI-2] most PI first; neutralizing does not change who comes next', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 0, 3);
    story.owns('B', sq, 0, 2);
    story.owns('C', sq, 0, 1);
    uses(story, 'A', [neutralise('B')]);
    uses(story, 'B', [neutralise('A')]);
    uses(story, 'C', [neutralise('A')]);
    story.play(quiet);
    expect(story.events('neutralised').map(({ seat }) => seat)).toEqual(['A', 'B', 'C'].map(seatOf));
  });

  it('[BRO-PI-3] equals act at one time: what each neutralises still does its own work', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 0, 1);
    story.owns('B', sq, 0, 1);
    uses(story, 'A', [neutralise('B')]);
    uses(story, 'B', [neutralise('A')]);
    story.play(quiet);
    expect(story.events('neutralised')).toHaveLength(2);
    const framed = new Story({ turn: 2 });
    framed.owns('A', sq, 0, 1);
    framed.owns('B', sq, 0, 1);
    framed.place('A', sq, 1);
    uses(framed, 'A', [neutralise('B')]);
    uses(framed, 'B', [frame('A')]);
    const events = framed.play([...quiet, 6]).map(({ type }) => type);
    expect(events.indexOf('framed')).toBeLessThan(events.indexOf('neutralised'));
  });

  it('[BRO-PI-4] alone in its place a family’s use without an object falls to the rule; among equals it lapses', () => {
    const alone = new Story({ turn: 2 });
    alone.owns('A', sq, 0, 2);
    alone.owns('B', sq, 0, 1);
    uses(alone, 'A', [frame('B')]);
    alone.play(quiet);
    expect(alone.events('neutralised').map(({ seat }) => seat)).toEqual([seatOf('A')]);
    const equals = new Story({ turn: 2 });
    equals.owns('A', sq, 0, 1);
    equals.owns('B', sq, 0, 1);
    uses(equals, 'A', [frame('B')]);
    uses(equals, 'B', 'none');
    equals.play(quiet);
    expect(equals.events('neutralised')).toHaveLength(0);
    expect(equals.lapses('A')).toHaveLength(1);
  });

  it('[BRO-PI-5] after card 12 a marker that is left protects the one that went; after card 14 none is left', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 0, 2);
    uses(story, 'A', [{ kind: 'protect', what: 'influence' }]);
    story.play([12, 3, 1, 6]);
    expect(story.influence('A')).toBe(2);
    const outcry = new Story({ turn: 2 });
    outcry.owns('A', sq, 0, 2);
    uses(outcry, 'A', [{ kind: 'protect', what: 'influence' }]);
    outcry.play([14, 3]);
    expect(outcry.influence('A')).toBe(0);
  });

  it('[BRO-PI-6] a frame takes a gun from out of town first, and he leaves town', () => {
    const story = new Story({ turn: 6 });
    story.owns('A', sq, 0, 1);
    story.place('B', sq, 1);
    story.give('B', { kind: 'out-of-town', area: sq, thugs: 1 });
    uses(story, 'A', [frame('B')]);
    story.play([...quiet, 6]);
    expect(story.events('framed')[0]?.hood?.isOutOfTown).toBe(true);
    expect(story.hoods('B', 'thug', 'jailed')).toBe(0);
  });

  it('[BRO-PI-7] a used marker still counts for sole control, and is not used up', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 2, 1);
    story.place('B', sq, 1);
    uses(story, 'A', [frame('B')]);
    story.give('B', { kind: 'spoils', area: sq, take: 'none' });
    story.play([...quiet, 1]);
    expect(story.income('A')).toBe(16_000);
    expect(story.influence('A')).toBe(1);
  });
});

describe('questions in play', () => {
  function asked(): Story {
    const story = new Story({ turn: 6, byMail: false });
    for (const letter of ['D', 'E']) story.family(letter).byMail = true;
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      story.give(letter, { kind: 'godfather', area: 'waterfront' });
    }
    return story;
  }

  it('[BRO-PI-1, BRO-PI-6] the question offers each use that has an object, with its chance', () => {
    const story = asked();
    story.owns('A', sq, 1, 2);
    story.owns('B', sq, 0, 1);
    story.place('B', sq, 1);
    story.place('C', sq, 0, 1);
    story.play(quiet);
    const [question] = brotherhood.view(story.state, seatOf('A')).questions;
    // A Thug is framed on 4 and more, a Hitman alone on a 6; only B has a marker; no card struck anything of A’s.
    expect(question?.kind === 'use' ? question.uses : null).toEqual([
      { use: frame('B'), chance: 1 / 2 },
      { use: frame('C'), chance: 1 / 6 },
      { use: neutralise('B'), chance: 1 },
    ]);
  });

  it('[BRO-ASK-1] influence: asked use by use; by itself it protects R before T, clears for control, frames, neutralises', () => {
    const story = asked();
    story.owns('A', sq, 1, 2);
    story.owns('B', sq, 0, 1);
    story.place('B', sq, 1);
    story.play(quiet);
    story.give('A', { kind: 'use', uses: [frame('B')] });
    story.play([6]);
    expect(story.state.stage.at).toBe('influence');
    story.give('A', { kind: 'use', uses: [] });
    story.play([]);
    // B, who has one marker, is asked next.
    expect(story.refusal('B', { kind: 'use', uses: [neutralise('B')] })).toBe('Choose a rival family.');
    const auto = new Story({ turn: 2 });
    auto.owns('A', sq, 1, 2);
    auto.owns('B', sq, 0, 1);
    auto.place('A', sq, 1);
    auto.place('B', 'millgate', 1);
    // B’s own marker frames in vain.
    auto.play([1, 3, 1, 1, 1]);
    expect(auto.events('protected')[0]?.struck.kind).toBe('revenue');
    const clears = new Story({ turn: 2 });
    clears.owns('A', sq, 1, 2);
    clears.owns('B', sq, 0, 1);
    clears.play(quiet);
    expect(clears.income('A')).toBe(8_000);
  });

  it('[BRO-ASK-2] fire: asked of each with more than one rival, before any die falls', () => {
    const story = asked();
    for (const letter of ['A', 'B', 'C']) story.place(letter, sq, 1);
    story.play(quiet);
    expect(story.refusal('A', { kind: 'shoot', at: seatOf('A') })).toContain('fight there');
    story.give('A', { kind: 'shoot', at: seatOf('B') });
    story.give('B', { kind: 'shoot', at: seatOf('A') });
    story.give('C', { kind: 'shoot', at: seatOf('A') });
    story.play([6, 1, 6]);
    expect([story.dead('A'), story.dead('B'), story.dead('C')]).toEqual([1, 1, 0]);
  });

  it('[BRO-ASK-3] fight on: all who still have hoods are asked together', () => {
    const story = asked();
    story.place('A', sq, 2);
    story.place('B', sq, 2);
    story.play([...quiet, 1, 1, 1, 1]);
    story.give('A', { kind: 'go-on', will: true });
    story.give('B', { kind: 'go-on', will: false });
    story.play([]);
    expect(story.events('fight-over')[0]?.how).toBe('not-extended');
  });

  it('[BRO-ASK-4] terms are tabled or not, then answered by the others', () => {
    const story = asked();
    story.place('A', sq, 3);
    story.place('B', sq, 2);
    for (const letter of ['A', 'B']) story.give(letter, { kind: 'fight-on', area: sq, will: 'always' });
    story.play([...quiet, 1, 1, 1, 1, 1]);
    expect(story.refusal('B', { kind: 'table', terms: [] })).toBe('Nothing of that kind is asked of you now.');
    story.give('A', { kind: 'table', terms: [] });
    story.play([]);
    story.give('B', { kind: 'accept', will: true });
    story.play([]);
    expect(story.events('fight-over')[0]?.how).toBe('deal');
  });

  it('[BRO-ASK-5] spoils: one more, and whose; without an order from whoever has most R in the city', () => {
    const story = asked();
    story.owns('B', sq, 1);
    story.owns('C', sq, 1);
    story.place('A', sq, 2);
    story.play(quiet);
    story.give('A', { kind: 'take', from: seatOf('C') });
    story.play([]);
    story.give('A', { kind: 'take', from: null });
    story.play([]);
    expect([story.revenue('A'), story.revenue('B'), story.revenue('C')]).toEqual([1, 1, 0]);
    const auto = new Story({ turn: 2 });
    auto.owns('B', sq, 1);
    auto.owns('C', sq, 1);
    auto.owns('C', 'millgate', 1);
    auto.place('A', sq, 1);
    auto.play(quiet);
    expect([auto.revenue('B'), auto.revenue('C')]).toEqual([1, 1]);
  });

  it('[BRO-ASK-6] who falls, who is arrested and who takes first is by roster and by rule', () => {
    const story = new Story({ turn: 2 });
    story.place('A', sq, 2);
    story.place('B', sq, 1);
    const [first] = Object.values(story.state.hoods).filter(({ family }) => family === seatOf('A'));
    story.play([...quiet, 1, 1, 6]);
    expect(Object.keys(story.state.graveyard)).toEqual([first?.id]);
  });

  it('[BRO-ASK-7] a family by mail is never asked, nor anybody by standing instructions, nor who has a line for it', () => {
    const open = (options: { byMail?: boolean; house?: object }, line = false): string => {
      const story = new Story({ turn: 2, byMail: false, ...options });
      story.owns('A', sq, 0, 1);
      story.place('B', sq, 1);
      if (line) uses(story, 'A', 'none');
      story.play(options.byMail === true || options.house !== undefined ? [...quiet, 1] : quiet);
      return story.state.stage.at;
    };
    expect(open({})).toBe('influence');
    expect(open({ byMail: true })).toBe('orders');
    expect(open({ house: { questions: 'standing' } })).toBe('orders');
    expect(open({}, true)).toBe('orders');
  });

  it('[BRO-ASK-7] a table that plays on leaves what nobody answered to the rule', () => {
    const story = new Story({ turn: 2, byMail: false });
    story.owns('A', sq, 0, 1);
    story.place('B', sq, 1);
    story.play(quiet);
    story.play([6]);
    expect(story.hoods('B', 'thug', 'jailed')).toBe(1);
  });
});
