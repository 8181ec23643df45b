import { readersOf } from '#test/support/rules.ts';
import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { computeLevy } from '#main/games/paradise/rules/gangs/hardTimes.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { Story, type GangStory } from '#test/support/story.ts';

const hard = { houseRules: { hardTimes: 'on' } } as const;

/** Sets what a man cost to hire, which his wages follow. */
function cost(story: Story, id: GangsterId, dollars: number): GangsterId {
  const man = story.state.gangsters[id];
  if (man === undefined) throw new Error('No man');
  man.paidDollars = dollars;
  return id;
}

/** A street gang of a Boss, a Torpedo ($60 a month) and a Punk ($5). */
function crew(story: Story, bank: number): { gang: GangStory; torpedo: GangsterId; punk: GangsterId } {
  const gang = story.gang('Us', { type: 'street', bank });
  const torpedo = cost(story, gang.has('torpedo'), 300);
  const punk = cost(story, gang.has('punk'), 25);
  story.cityHall();
  return { gang, torpedo, punk };
}

describe('hard times', () => {
  it('[GANG-19] by the book men cost nothing once they are hired', () => {
    const story = new Story();
    const { gang } = crew(story, 9_000);
    expect(story.phase('officials-pay').events).toEqual([]);
    expect(gang.bank).toBe(9_000);
  });

  it('[GANG-19] men get a fifth of their price, and a fifth of what lies above $5,000 is lost', () => {
    const story = new Story(hard);
    const { gang } = crew(story, 6_065);
    const { events } = story.phase('officials-pay');
    expect(events).toMatchObject([{ type: 'wages-paid', men: 2, dollars: 65, levyDollars: 200 }]);
    expect(gang.bank).toBe(6_065 - 65 - 200);
    expect(story.state.books[`${gang.seat}:1`]).toMatchObject({ recruitDollars: -65, payoffDollars: -200 });
  });

  it('[GANG-19] who is not paid leaves town for good: he does nothing, is nobody’s patient, and is told to the gang alone', () => {
    const story = new Story(hard);
    const { gang, torpedo, punk } = crew(story, 10);
    const { events } = story.phase('officials-pay');
    expect(events).toMatchObject([
      { type: 'wages-paid', men: 1, dollars: 5 },
      { type: 'walked-out', gangsters: [torpedo], why: 'unpaid' },
    ]);
    expect(story.state.gangsters[torpedo]?.custody).toBe('away');
    expect(story.state.gangsters[punk]?.custody).toBeNull();
    gang.isRefused(/has left town/, { kind: 'arm', gangster: torpedo, weapon: 'pistol' });
    const [, left] = events;
    if (left === undefined) throw new Error('Nobody left.');
    expect(readersOf(left)).toEqual([gang.seat]);
    // He is not asked for wages again.
    expect(story.phase('officials-pay').events).toMatchObject([{ men: 1, dollars: 5 }]);
  });

  it('[GANG-19, GANG-17] a gang that closes four months without a place falls apart, and the Feds go home', () => {
    const story = new Story(hard);
    const { gang } = crew(story, 2_000);
    for (const name of ['Them', 'Others']) story.gang(name).owns('speakeasy').in('docks');
    story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
    for (let month = 1; month <= 3; month += 1) {
      const { events } = story.phase('close');
      expect(events.map(({ type }) => type)).toEqual(['went-without-a-place', 'month-closed']);
    }
    const { events } = story.phase('close');
    expect(events.map(({ type }) => type)).toEqual([
      'went-without-a-place',
      'walked-out',
      'eliminated',
      'feds-left',
      'month-closed',
    ]);
    expect(story.state.gangs[gang.seat]?.eliminatedMonth).toBe(4);
  });

  it.each([
    [{ placelessGangs: 'hold-on' }, null],
    [{ placelessGangs: 'three-months' }, 15],
    [{ placelessGangs: 'two-months' }, 14],
    [{ placelessGangs: 'four-months' }, 16],
    [{ placelessGangs: 'three-months', hardTimes: 'on' }, 4],
    [{ placelessGangs: 'hold-on', hardTimes: 'on' }, 4],
  ] as const)(
    '[GANG-19, GANG-17] by the house rules %o a gang without a place is gone in month %s',
    (houseRules, month) => {
      const [story, gang] = new Story({ houseRules }).seats(['Without a door', { bank: 2_000 }]);
      for (const name of ['Them', 'Others']) story.gang(name).owns('speakeasy').in('docks');
      for (let closed = 1; closed <= 17; closed += 1) story.phase('close');
      expect(story.state.gangs[gang.seat]?.eliminatedMonth).toBe(month);
    },
  );

  it.each([
    ['three-months', 16],
    ['two-months', 15],
    ['four-months', 17],
  ] as const)(
    '[GANG-19] in the second year one that loses its door in month 13 falls apart by %s in month %i',
    (placelessGangs, month) => {
      const [story, gang] = new Story({ houseRules: { placelessGangs } }).seats(['Without a door', { bank: 2_000 }]);
      const [door] = gang.owns('speakeasy').in('docks');
      for (const name of ['Them', 'Others']) story.gang(name).owns('speakeasy').in('docks');
      for (let closed = 1; closed <= 20; closed += 1) {
        if (closed === 14) story.tell({ type: 'owner-set', business: door, from: gang.seat, to: null });
        story.phase('close');
      }
      expect(story.state.gangs[gang.seat]?.eliminatedMonth).toBe(month);
    },
  );

  it('[GANG-19] a place in between starts the count anew', () => {
    const story = new Story(hard);
    const { gang } = crew(story, 2_000);
    story.gang('Them').owns('speakeasy').in('docks');
    for (let month = 1; month <= 3; month += 1) story.phase('close');
    const [place] = gang.owns('low-dive').in('docks');
    expect(story.phase('close').events).toMatchObject([
      { type: 'went-without-a-place', months: 0 },
      { type: 'month-closed' },
    ]);
    story.tell({ type: 'turned-independent', business: place, from: gang.seat });
    expect(story.phase('close').events).toMatchObject([{ months: 1 }, { type: 'month-closed' }]);
  });

  it('[GANG-19] what is lost is whole dollars, never more than what lies above the line', () => {
    forAll(fc.nat(200_000), (bank) => {
      const lost = computeLevy(bank);
      expect(Number.isInteger(lost)).toBe(true);
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(bank - lost).toBeGreaterThanOrEqual(Math.min(bank, 5_000));
    });
  });
});

describe('a Syndicate and those it would have under it', () => {
  /** A Syndicate of six places and a neighbor of three, in the third month. */
  function city(month: number) {
    const [story, firm, small] = new Story().seats(
      ['The Firm', { type: 'syndicate', isHuman: false, bank: 4_000 }],
      ['Small Fry', { type: 'irish', isHuman: true, bank: 4_000 }],
    );
    firm.owns('speakeasy', 3).in('docks');
    firm.owns('low-dive', 3).in('docks');
    small.owns('low-dive', 3).in('hells-basement');
    while (story.state.month < month) story.nextMonth();
    const offers = planMonth(buildSeatView(story.state, firm.seat))
      .map(({ order }) => order)
      .filter((order) => order.kind === 'propose');
    return { story, firm, small, offers };
  }

  it('[GANG-11a] six places against three: in the third month peace for $50 a place and month is proposed', () => {
    const { small, offers } = city(3);
    expect(offers).toMatchObject([
      { to: small.seat, terms: { truceMonths: 6, payment: { by: 'them', dollars: 150, months: 6 } } },
    ]);
    const others = [...city(1).offers, ...city(2).offers, ...city(4).offers];
    expect(others.filter(({ terms }) => terms.truceMonths === 6 && terms.payment?.by === 'them')).toEqual([]);
  });

  it('[GANG-11a] a gang of more than half its size gets no such offer', () => {
    const { story, firm, small } = city(3);
    small.owns('gambling-den').in('hells-basement');
    const offers = planMonth(buildSeatView(story.state, firm.seat)).filter(
      ({ order }) => order.kind === 'propose' && order.terms.payment?.dollars === 200,
    );
    expect(offers).toEqual([]);
  });

  it('[GANG-11a] who refuses weighs more among its targets', () => {
    const { story, firm, small, offers } = city(3);
    const [offer] = offers;
    if (offer === undefined) throw new Error('No offer');
    firm.gives(offer);
    const proposal = Object.keys(story.state.proposals)[0];
    small.gives({ kind: 'answer-proposal', proposal: proposal as never, answer: 'refuse' });
    firm.has('torpedo');
    for (let men = 0; men < 8; men += 1) firm.has('hoodlum');
    const reasons = planMonth(buildSeatView(story.state, firm.seat)).flatMap(({ reason }) => [
      ...reason.factors,
      ...(reason.alternatives ?? []).flatMap(({ factors }) => factors),
    ]);
    const refused = reasons.filter(({ name }) => name === 'they have turned us down before');
    expect(refused.map(({ detail }) => detail)).toContain('by the chance');
    const most = Math.max(...refused.map(({ points }) => points));
    expect(most).toBeGreaterThan(0.5);
    expect(most).toBeLessThanOrEqual(3);
  });
});
