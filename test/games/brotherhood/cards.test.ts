import { describe, expect, it } from 'vitest';
import { cards } from '#shared/games/brotherhood/cards.ts';
import { seatOf, Story } from './story.ts';

const sq = 'status-quo' as const;
/** Its place among six areas, as a die says it. */
const atSq = 3;

/** Turn 6 in Status Quo: A with 2 T, 1 H, 2 R, 1 PI and the Godfather; B with 1 R in Millgate. */
function board(turn = 6): Story {
  const story = new Story({ turn });
  story.cash('A', 40_000);
  story.owns('A', sq, 2, 1);
  story.owns('B', 'millgate', 1);
  story.place('A', sq, 2, 1);
  if (turn >= 5) {
    story.give('A', { kind: 'godfather', area: sq });
    for (const letter of ['B', 'C', 'D', 'E']) {
      story.give(letter, { kind: 'godfather', area: 'waterfront' });
    }
  }
  // Its influence undoes nothing here.
  story.give('A', { kind: 'influence', area: sq, uses: 'none' });
  return story;
}

const arrested = (story: Story): number[] => [story.hoods('A', 'thug', 'jailed'), story.hoods('A', 'hitman', 'jailed')];

describe('events', () => {
  it('[BRO-EVENT-1] one card for every five living families or part of five', () => {
    const story = new Story({ families: 7, turn: 2 });
    story.play([11, 1, 6, 12, 1, 6]);
    expect(story.events('card-drawn')).toHaveLength(2);
  });

  it('[BRO-EVENT-2] each card draws its area anew; two may strike one', () => {
    const story = new Story({ families: 6, turn: 2 });
    story.play([4, 1, 3, 12, 1, 3]);
    expect(story.events('card-drawn').map(({ area }) => area)).toEqual([sq, sq]);
  });

  it('[BRO-EVENT-3] a drawn card stays out until the deck is used up; a number that is out is drawn again', () => {
    const story = new Story({ turn: 1, house: { turns: 24 } });
    story.play([12, 6]);
    story.play([12, 12, 4, 6]);
    expect(story.events('card-drawn')[0]?.card).toBe(4);
    for (const card of cards.filter((one) => ![12, 4, 16, 13].includes(one))) {
      story.state.turn = 2;
      story.play([card, 6]);
    }
    expect(story.state.deck).toEqual([13, 16]);
    story.deck(13);
    story.play([13, 6]);
    story.play([12, 6]);
    expect(story.events('deck-refilled')).toHaveLength(1);
    expect(story.state.deck).toHaveLength(15);
  });

  it('[BRO-EVENT-4] a die for each counter: families in seat order, T then R of each', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 1);
    story.owns('B', sq, 2);
    story.place('B', sq, 1);
    // A’s R, then B’s T and two R.
    story.play([1, atSq, 6, 1, 6, 1]);
    expect([story.revenue('A'), story.revenue('B')]).toEqual([1, 1]);
    expect(story.hoods('B', 'thug', 'jailed')).toBe(1);
  });

  it('[BRO-EVENT-5] an arrested gun from out of town leaves town', () => {
    const story = board();
    story.give('A', { kind: 'out-of-town', area: sq, thugs: 1 });
    const events = story.play([7, atSq]);
    expect(arrested(story)).toEqual([2, 0]);
    const struck = events.flatMap((event) => (event.type === 'counters-struck' ? event.struck : []));
    expect(struck).toHaveLength(3);
    expect(Object.values(story.state.hoods).some(({ isOutOfTown }) => isOutOfTown)).toBe(false);
  });

  it('[BRO-EVENT-6] on the last turn a card for the next turn does nothing', () => {
    const story = board(12);
    story.play([2, atSq]);
    expect(story.income('A')).toBe(16_000);
    expect(story.state.ending).not.toBeNull();
  });
});

describe('the sixteen cards', () => {
  it('[BRO-CARD-1] a 1 arrests a T and closes an R', () => {
    const story = board();
    story.play([1, atSq, 1, 2, 1, 6]);
    expect(arrested(story)).toEqual([1, 0]);
    expect(story.revenue('A')).toBe(1);
  });

  it('[BRO-CARD-2] R earn nothing next turn', () => {
    const story = board();
    story.play([2, atSq]);
    expect(story.income('A')).toBe(16_000);
    story.play([11, 6]);
    expect(story.income('A')).toBe(2_000);
  });

  it('[BRO-CARD-3] PI there has no effect this turn: no uses, no sole control', () => {
    const story = new Story({ turn: 3 });
    story.owns('A', sq, 2, 1);
    story.place('B', sq, 1);
    story.give('B', { kind: 'spoils', area: sq, take: 'none' });
    story.play([3, atSq]);
    expect(story.events('framed')).toHaveLength(0);
    expect(story.income('A')).toBe(8_000);
    story.play([11, 6]);
    expect(story.income('A')).toBe(16_000);
  });

  it('[BRO-CARD-4] 1 to 3 arrests an H', () => {
    for (const [face, count] of [
      [3, 1],
      [4, 0],
    ] as const) {
      const story = board();
      story.play([4, atSq, face]);
      expect(arrested(story)).toEqual([0, count]);
    }
  });

  it('[BRO-CARD-5] 1 or 2 arrests a T', () => {
    const story = board();
    story.play([5, atSq, 2, 3]);
    expect(arrested(story)).toEqual([1, 0]);
  });

  it('[BRO-CARD-6] 1 or 2 closes an R', () => {
    const story = board();
    story.play([6, atSq, 2, 3]);
    expect(story.revenue('A')).toBe(1);
  });

  it('[BRO-CARD-7] every T is arrested without a die', () => {
    const story = board();
    story.play([7, atSq]);
    expect(arrested(story)).toEqual([2, 0]);
  });

  it('[BRO-CARD-8] 3 to 6 arrests a T', () => {
    const story = board();
    story.play([8, atSq, 2, 3]);
    expect(arrested(story)).toEqual([1, 0]);
  });

  it('[BRO-CARD-9] income there is halved next turn', () => {
    const story = board();
    story.play([9, atSq]);
    story.play([11, 6]);
    expect(story.income('A')).toBe(8_000);
  });

  it('[BRO-CARD-10] 1 to 3 closes an R', () => {
    const story = board();
    story.play([10, atSq, 3, 4]);
    expect(story.revenue('A')).toBe(1);
  });

  it('[BRO-CARD-11] nobody fights there, nothing is taken, no Godfather is shot', () => {
    const story = new Story({ turn: 6 });
    story.owns('A', sq, 1);
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 3);
    story.give('B', { kind: 'godfather', area: 'waterfront' });
    story.play([11, atSq]);
    expect(story.events('fight-begun')).toHaveLength(0);
    expect([story.revenue('A'), story.isDead('A')]).toEqual([1, false]);
  });

  it('[BRO-CARD-12] 1 to 3 removes a PI', () => {
    const story = board();
    story.play([12, atSq, 3]);
    expect(story.influence('A')).toBe(0);
    const kept = board();
    kept.play([12, atSq, 4]);
    expect(kept.influence('A')).toBe(1);
  });

  it('[BRO-CARD-13] every Godfather there goes to jail; in turns 1 to 4 it finds nobody', () => {
    const story = board();
    story.play([13, atSq]);
    expect(story.godfather('A').status).toBe('jailed');
    const early = board(3);
    early.play([13, atSq]);
    expect(early.events('card-found-nothing')).toHaveLength(1);
  });

  it('[BRO-CARD-14] all PI there goes, unless one family is in sole control', () => {
    const alone = board();
    alone.play([14, atSq]);
    expect(alone.influence('A')).toBe(1);
    const shared = board();
    shared.owns('B', sq, 0, 1);
    shared.play([14, atSq]);
    expect([shared.influence('A'), shared.influence('B')]).toEqual([0, 0]);
  });

  it('[BRO-CARD-15] every R there is closed', () => {
    const story = board();
    story.play([15, atSq]);
    expect([story.revenue('A'), story.revenue('B')]).toEqual([0, 1]);
  });

  it('[BRO-CARD-16] two other cards strike the same area and count as drawn; the rest is shuffled back when fewer are left', () => {
    const story = board();
    story.play([16, atSq, 7, 15]);
    expect(arrested(story)).toEqual([2, 0]);
    expect(story.revenue('A')).toBe(0);
    expect(story.state.deck).toHaveLength(13);
    const short = board();
    short.deck(16, 5);
    short.play([16, atSq, 7, 15]);
    expect(short.events('card-drawn').map(({ card }) => card)).toEqual([16, 7, 15]);
    expect(short.state.deck).toHaveLength(13);
  });

  it('[BRO-CARD-17] nothing beats half, half does not repeat; whoever holds the R then is struck', () => {
    const both = board();
    both.play([16, atSq, 2, 9]);
    both.give('A', { kind: 'open', area: sq, count: 1 });
    both.play([11, 6]);
    expect(both.events('income').find(({ seat }) => seat === seatOf('A'))?.areas[0]?.dollars).toBe(0);
    const half = board();
    half.play([9, atSq]);
    half.give('A', { kind: 'open', area: sq, count: 1 });
    half.play([12, 6]);
    expect(half.income('A')).toBe(12_000);
  });
});
