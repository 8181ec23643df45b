import { describe, expect, it } from 'vitest';
import { payWages, scatterPlaceless } from '#main/games/paradise/rules/gangs/hardTimes.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { Story } from '#test/support/story.ts';

/** A gang with men hired at these prices, in hard times. */
function employers(bank: number, prices: readonly number[]) {
  const [story, gang] = new Story({ houseRules: { hardTimes: 'on' } }).seats(['Employers', { bank, type: 'street' }]);
  const men = prices.map((paidDollars) => {
    const id = gang.has('hoodlum');
    const man = story.state.gangsters[id];
    if (man === undefined) throw new Error('No man');
    man.paidDollars = paidDollars;
    return id;
  });
  return { story, gang, men };
}

describe('the house rule of hard times', () => {
  it('[GANG-19] a man wants a fifth of his price a month, rounded up; a Boss and who cost nothing want none', () => {
    const { story, gang } = employers(1_000, [100, 26, 0]);
    const { events } = story.play([], payWages);
    expect(events).toEqual([{ type: 'wages-paid', seat: gang.seat, men: 2, dollars: 26, levyDollars: 0 }]);
    expect(gang.bank).toBe(974);
  });

  it('[GANG-19] men in jail want nothing', () => {
    const { story, gang, men } = employers(1_000, [100, 100]);
    story.tell({ type: 'arrested', seat: gang.seat, gangster: men[0] as GangsterId });
    story.play([], payWages);
    expect(gang.bank).toBe(980);
  });

  it('[GANG-19] a short bank pays the dearest first and then whom it reaches; the others walk out', () => {
    const { story, gang, men } = employers(70, [100, 300, 50]);
    const { events } = story.play([], payWages);
    expect(events).toEqual([
      { type: 'wages-paid', seat: gang.seat, men: 2, dollars: 70, levyDollars: 0 },
      { type: 'walked-out', seat: gang.seat, gangsters: [men[0]], why: 'unpaid' },
    ]);
  });

  it.each([
    [5_000, 5_000],
    [5_004, 5_004],
    [5_005, 5_004],
    [7_500, 7_000],
  ])('[GANG-19] of $%i in the bank $%i are left: a fifth of what lies above $5,000 goes', (bank, left) => {
    const { story, gang } = employers(bank, []);
    const { events } = story.play([], payWages);
    expect(gang.bank).toBe(left);
    expect(events).toHaveLength(bank === left ? 0 : 1);
  });

  it('[GANG-19, GANG-17] who falls apart for want of a place leaves its men in the Pen where they are', () => {
    const { story, gang, men } = employers(0, [0, 0]);
    story.gang('Housed').owns('gym').in('docks');
    const gangster = men[0] as GangsterId;
    story.tell({ type: 'tried', seat: gang.seat, gangster, dollars: 0, isAcquitted: false });
    story.tell({ type: 'went-without-a-place', seat: gang.seat, months: 3 });
    const { events } = story.play([], scatterPlaceless);
    const [, left] = events;
    expect(left).toMatchObject({ type: 'walked-out', why: 'no-place' });
    const gone = left?.type === 'walked-out' ? left.gangsters : [];
    expect(gone).toContain(men[1]);
    expect(gone).not.toContain(gangster);
  });

  it('[GANG-19] without the rule nothing is asked', () => {
    const easy = new Story();
    easy.gang('Rich', { bank: 50_000 });
    expect(easy.play([], payWages).events).toEqual([]);
    expect(easy.play([], scatterPlaceless).events).toEqual([]);
  });
});
