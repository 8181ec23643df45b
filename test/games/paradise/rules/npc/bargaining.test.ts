import { describe, expect, it } from 'vitest';
import type { SeatId } from '#shared/words/ids.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { Character } from '#shared/games/paradise/minds.ts';
import { computeTrust } from '#main/games/paradise/rules/npc/bargains/bargainWorth.ts';
import { planBargaining } from '#main/games/paradise/rules/npc/bargains/bargaining.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { scoreBreach } from '#main/games/paradise/rules/npc/bargains/promises.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { agree, dealsOf, termsWith } from '#test/support/bargains.ts';
import { foundedCampaign, recordedMonths } from '#test/support/founded.ts';
import { Story, type GangStory } from '#test/support/story.ts';

const even: Character = { boldness: 0, greed: 0, vengefulness: 0, loyalty: 0 };

function becomes(story: Story, gang: GangStory, character: Partial<Character>): void {
  const mind = { level: 'standard' as const, doctrine: 'syndicate' as const, character: { ...even, ...character } };
  story.tell({ type: 'mind-set', seat: gang.seat, mind });
}

/** Two gangs of a size, next door to each other; the second is the program's. */
function neighborsOf(character: Partial<Character> = {}, bank = 2_000) {
  const [story, us, them] = new Story().seats(
    ['Us', { bank: 5_000, base: 'docks' }],
    ['Them', { bank, base: 'docks', isHuman: false }],
  );
  becomes(story, them, character);
  const [ours] = us.owns('speakeasy', 2).in('docks');
  them.owns('bookies', 2).in('docks');
  return { story, us, them, ours: ours as never };
}

function answerTo(story: Story, us: GangStory, them: GangStory, terms: Partial<BargainTerms>) {
  us.gives({ kind: 'propose', to: them.seat, terms: termsWith(terms) });
  const plans = planBargaining(buildSeatView(story.state, them.seat), 0);
  const plan = plans.find(({ order }) => order.kind === 'answer-proposal');
  if (plan?.order.kind !== 'answer-proposal') throw new Error('no answer');
  return { ...plan.order, reason: plan.reason };
}

describe('how NPC gangs answer', () => {
  it('[GANG-11] an even peace with a neighbor is taken', () => {
    const { story, us, them } = neighborsOf();
    const { answer, reason } = answerTo(story, us, them, { truceMonths: 3 });
    expect(answer).toBe('accept');
    expect(reason.factors.map(({ name }) => name)).toContain('months without a fight');
  });

  it('[GANG-11] to pay for nothing is refused', () => {
    const { story, us, them } = neighborsOf();
    const payment = { by: 'them', dollars: 1_500, months: 1 } as const;
    expect(answerTo(story, us, them, { payment }).answer).toBe('refuse');
  });

  it('[GANG-11] what is a little too little is countered with a price, and the price is taken', () => {
    const { story, us, them } = neighborsOf();
    const line = { months: 2, ours: ['docks' as const], theirs: [] };
    const answer = answerTo(story, us, them, { line });
    expect(answer).toMatchObject({ answer: 'counter', terms: { payment: { by: 'them' } } });
    them.gives({ kind: 'answer-proposal', proposal: 'q1', answer: 'counter', terms: answer.terms });
    us.gives({ kind: 'answer-proposal', proposal: 'q2', answer: 'accept' });
    expect(dealsOf(story)).toHaveLength(1);
    expect(us.bank).toBeLessThan(5_000);
  });

  it('[GANG-11] who broke his word to us is trusted less, and whom he robbed wants more', () => {
    const { story, us, them } = neighborsOf();
    const trust = () => computeTrust(buildSeatView(story.state, them.seat), us.seat);
    const answer = () => {
      const answered = answerTo(story, us, them, { truceMonths: 3 });
      us.gives({ kind: 'withdraw-proposal', proposal: `q${story.state.proposalsMade}` });
      return answered;
    };
    const before = trust();
    expect(answer().answer).toBe('accept');
    story.tell({
      type: 'remembered',
      seat: them.seat,
      rival: us.seat,
      grievance: 1_000,
      debt: 0,
      broken: 1,
      cause: 'a broken truce',
      month: 1,
    });
    expect(trust()).toBeLessThan(before);
    expect(answer()).toMatchObject({ answer: 'counter', terms: { payment: { by: 'them' } } });
  });

  it('[MONTH-6] the human’s terms are answered before the reveal of the same month', () => {
    const { story, us, them } = neighborsOf({}, 0);
    us.gives({ kind: 'propose', to: them.seat, terms: termsWith({ truceMonths: 3 }) });
    story.phase('orders');
    expect(dealsOf(story)).toMatchObject([{ asker: us.seat, other: them.seat, sinceMonth: 1 }]);
  });
});

describe('how NPC gangs keep their word', () => {
  const raid = (business: string): Order => ({
    kind: 'raid',
    business: business as never,
    crew: ['p1' as never],
    muscle: [],
    vehicles: [],
    companyTruck: false,
  });

  it('[GANG-11] a job against the partner weighs as a breach, the more the more loyal the Boss is, and most in the month of the word', () => {
    const points = ([-2, 0, 2] as const).map((loyalty) => {
      const { story, us, them, ours } = neighborsOf({ loyalty });
      const weigh = (): number => {
        const [factor] = scoreBreach(buildSeatView(story.state, them.seat), raid(ours));
        expect(factor).toMatchObject({ name: 'our word to them', detail: 'Us' });
        return factor?.points ?? 0;
      };
      expect(scoreBreach(buildSeatView(story.state, them.seat), raid(ours))).toEqual([]);
      agree(story, us, them, { truceMonths: 3 });
      const fresh = weigh();
      story.nextMonth();
      return [fresh, weigh()];
    });
    expect(points).toEqual([
      [-204, -4],
      [-214, -14],
      [-224, -24],
    ]);
  });

  it('[GANG-11] help that was promised is sent in its month', () => {
    const { story, us, them } = neighborsOf({ boldness: 2, loyalty: 2 });
    const third = story.gang('Third', { base: 'downtown' });
    const [door] = third.owns('gym').in('docks');
    for (let man = 0; man < 6; man += 1) them.has('torpedo', { gats: 6, fists: 5 });
    agree(story, us, them, { joint: { target: { kind: 'business', business: door }, month: 2 } });
    story.phase('reveal');
    story.nextMonth();
    const sent = planMonth(buildSeatView(story.state, them.seat)).filter(
      ({ order }) => order.kind === 'smash-and-grab' || order.kind === 'raid',
    );
    expect(sent).toMatchObject([{ order: { business: door } }]);
    expect(sent[0]?.reason.factors).toContainEqual(
      expect.objectContaining({ name: 'the help we promised', detail: 'Us' }),
    );
  });

  it('[GANG-11] a faithless Boss throws over what costs more than it is worth; a loyal one pays on', () => {
    const breaks = (loyalty: -2 | 2) => {
      const { story, us, them } = neighborsOf({ loyalty, greed: 2 });
      agree(story, us, them, { payment: { by: 'them', dollars: 300, months: 6 } });
      story.phase('reveal');
      story.nextMonth();
      const plans = planBargaining(buildSeatView(story.state, them.seat), 0);
      return plans.filter(({ order }) => order.kind === 'break-bargain').length;
    };
    expect([breaks(-2), breaks(2)]).toEqual([1, 0]);
  });
});

describe('how NPC gangs propose', () => {
  it('[GANG-11] a small gang buys its peace from a large one next door', () => {
    const { story, us, them } = neighborsOf();
    us.owns('low-dive', 3).in('docks');
    us.owns('gym', 3).in('docks');
    us.owns('bookies', 1).in('docks');
    const orders = planBargaining(buildSeatView(story.state, them.seat), 0).map(({ order }) => order);
    expect(orders).toMatchObject([{ kind: 'propose', to: us.seat, terms: { payment: { by: 'us' } } }]);
  });

  it('[GANG-11] whoever would not hear of its terms is left alone for a while', () => {
    const { story, us, them } = neighborsOf();
    const month = story.state.gangs[them.seat]?.colour ?? 0;
    if ((story.state.month + month) % 2 !== 0) story.nextMonth();
    const proposals = () =>
      planBargaining(buildSeatView(story.state, them.seat), 0).filter(
        ({ order }) => order.kind === 'propose' && order.to === us.seat,
      );
    const [plan] = proposals();
    if (plan?.order.kind !== 'propose') throw new Error('nothing proposed');
    them.gives(plan.order);
    us.gives({ kind: 'answer-proposal', proposal: 'q1', answer: 'refuse' });
    story.nextMonth();
    story.nextMonth();
    expect(proposals()).toEqual([]);
    for (let passed = 0; passed < 2; passed += 1) story.nextMonth();
    expect(proposals()).toHaveLength(1);
  });

  it('[GANG-11] bargains are struck and broken in campaigns that play by themselves', { tags: 'rest' }, () => {
    const counts = { struck: 0, broken: 0, paid: 0 };
    for (let seed = 1; seed <= 20; seed += 1) {
      for (const { event } of recordedMonths(foundedCampaign({ seed }), 24)) {
        if (event.type === 'deal-struck') counts.struck += 1;
        if (event.type === 'deal-broken') counts.broken += 1;
        if (event.type === 'bargain-paid') counts.paid += 1;
      }
    }
    expect(counts.struck).toBeGreaterThan(60);
    expect(counts.broken).toBeGreaterThan(5);
    expect(counts.broken).toBeLessThan(counts.struck / 2);
    expect(counts.paid).toBeGreaterThan(20);
  });

  it('[GANG-11] each seat’s plan has factors that sum to its score', () => {
    const { state } = foundedCampaign({ seed: 5 });
    for (const seat of Object.keys(state.gangs) as SeatId[]) {
      for (const { reason } of planBargaining(buildSeatView(state, seat), 0)) {
        const sum = reason.factors.reduce((total, { points }) => total + points, 0);
        expect(reason.score).toBeCloseTo(sum, 5);
      }
    }
  });
});
