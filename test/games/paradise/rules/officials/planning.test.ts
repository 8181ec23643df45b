import { paradiseWriter } from '#test/support/rules.ts';
import { describe, expect, it } from 'vitest';
import { run } from '#kernel/run.ts';
import { playOn } from '#kernel/play.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { planInfluence } from '#main/games/paradise/rules/npc/hall/influence.ts';
import { planOfficialsPay } from '#main/games/paradise/rules/npc/hall/officialsPay.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import type { Plan } from '#main/games/paradise/rules/minds/reason.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { Story, type GangStory } from '#test/support/story.ts';
import { foundedCampaign } from '#test/support/founded.ts';

/** An NPC gang with money and a few doors, a rival, and City Hall seated. */
function city(bank: number): { story: Story; gang: GangStory; rival: GangStory } {
  const [story, gang, rival] = new Story().seats(
    ['Ours', { bank, isHuman: false }],
    ['Theirs', { bank: 9_000, isHuman: false }],
  );
  gang.owns('gambling-den', 3).in('docks');
  gang.owns('casino', 2).in('downtown');
  rival.owns('casino').in('downtown');
  story.cityHall();
  return { story, gang, rival };
}

const viewOf = (story: Story, gang: GangStory): SeatView => buildSeatView(story.state, gang.seat);
const kinds = (plans: readonly Plan[]): string[] => plans.map(({ order }) => order.kind);
const ofKind = <K extends Order['kind']>(plans: readonly Plan[], kind: K) =>
  plans.flatMap(({ order }) => (order.kind === kind ? [order as Extract<Order, { kind: K }>] : []));

/** What it does about the payroll this month. */
function dealings(story: Story, gang: GangStory): Plan[] {
  return planMonth(viewOf(story, gang)).filter(({ order }) => ['bribe', 'bid', 'drop'].includes(order.kind));
}

/** Every reason adds up. */
function expectReasons(plans: readonly Plan[]): void {
  for (const { reason } of plans) {
    expect(reason.sentence).toMatch(/\.$/);
    const sum = reason.factors.reduce((total, { points }) => total + points, 0);
    expect(reason.score).toBeCloseTo(sum, 5);
  }
}

describe('an NPC gang and City Hall', () => {
  it('[OFF-1, GANG-11] with idle money it bribes and bids, and every order is one it may give', () => {
    const { story, gang } = city(30_000);
    const plans = dealings(story, gang);
    expect(new Set(kinds(plans))).toEqual(new Set(['bribe', 'bid']));
    expectReasons(plans);
    for (const { order } of plans) {
      expect(() => paradise.orders.quote(story.state, gang.seat, order)).not.toThrow();
      // The SMARTS of a Reporter nobody has met yet.
      const isNewcomer = order.kind === 'bribe' && order.official === 'reporter';
      story.play(isNewcomer ? [3] : [], (table) => {
        paradise.orders.give(table, gang.seat, order);
      });
    }
  });

  it('[GANG-12, OFF-1] a poor gang buys nobody, and one without an Accountant never does', () => {
    const { story, gang } = city(900);
    expect(dealings(story, gang)).toEqual([]);
    const kids = story.gang('Kids', { type: 'street', bank: 50_000, isHuman: false });
    expect(dealings(story, kids)).toEqual([]);
  });

  it('[OFF-6] outbid, it goes higher than what was not enough, or looks elsewhere', () => {
    const { story, gang } = city(30_000);
    const before = ofKind(dealings(story, gang), 'bid');
    const lost = before[0];
    if (lost === undefined) throw new Error('no bid');
    story.tell({
      type: 'bid-failed',
      seat: gang.seat,
      official: story.official(lost.official),
      limitDollars: lost.limitDollars,
      why: 'outbid',
    });
    const again = ofKind(dealings(story, gang), 'bid').find(({ official }) => official === lost.official);
    expect(again?.limitDollars ?? Infinity).toBeGreaterThan(lost.limitDollars);
  });

  it('[OFF-7] losing money with little left, it lets the least useful friend go and buys nobody', () => {
    const { story, gang } = city(1_500);
    for (const id of ['mayor', 'chief', 'editor', 'judge-1']) gang.pays(id);
    const plans = dealings(story, gang);
    expect(kinds(plans)).toEqual(['drop']);
    // A Syndicate gets on with Mayors, Judges, and Editors; the Chief is no friend of its kind.
    expect(plans[0]?.order).toEqual({ kind: 'drop', official: 'chief' });
    expectReasons(plans);
  });

  it('[OFF-6, OFF-7] it lets go who wants more than he is worth while money is short, and pays him when rich', () => {
    const short = city(4_000);
    short.gang.pays('judge-1');
    short.gang.pays('mayor');
    short.story.state.payrolls['g1:judge-1']!.wantsDollars = 2_000;
    const [plan] = planOfficialsPay(viewOf(short.story, short.gang));
    expect(plan?.order).toEqual({ kind: 'pay-officials', withhold: ['judge-1'] });
    const rich = city(40_000);
    rich.gang.pays('judge-1');
    expect(planOfficialsPay(viewOf(rich.story, rich.gang))).toEqual([]);
    rich.story.state.payrolls['g1:judge-1']!.wantsDollars = 2_000;
    const [kept] = planOfficialsPay(viewOf(rich.story, rich.gang));
    expect(kept?.order).toEqual({ kind: 'pay-officials', withhold: [] });
    expectReasons([plan, kept].flatMap((one) => one ?? []));
  });

  it('[OFF-4, OFF-8] it has a rival’s man dismissed, accused or exposed once the town has seen him serve', () => {
    const { story, gang, rival } = city(20_000);
    for (const id of ['mayor', 'reporter-1']) gang.pays(id);
    rival.pays('captain-1');
    expect(kinds(planInfluence(viewOf(story, gang), new Set()))).toEqual(['column']);
    story.official('captain-1').seenWith[rival.seat] = 1;
    const plans = planInfluence(viewOf(story, gang), new Set());
    expect(ofKind(plans, 'dismiss')).toEqual([{ kind: 'dismiss', official: 'captain-1' }]);
    expectReasons(plans);
    story.official('captain-1').seenWith = {};
    story.official('mayor').smarts = 5;
    story.official('judge-1').seenWith[rival.seat] = 1;
    const against = planInfluence(viewOf(story, gang), new Set());
    expect(ofKind(against, 'accuse')).toEqual([{ kind: 'accuse', official: 'judge-1' }]);
    const spared = planInfluence(viewOf(story, gang), new Set([story.official('judge-1').id]));
    expect(ofKind(spared, 'accuse')).toEqual([]);
  });

  it('[OFF-4, OFF-9] strong in friends it rouses the city, weak it soothes it, Editor and columns alike', () => {
    const { story, gang } = city(20_000);
    for (const id of ['mayor', 'chief', 'editor', 'reporter-1']) gang.pays(id);
    story.tell({ type: 'outrage-set', from: 2, to: 5 });
    const strong = planInfluence(viewOf(story, gang), new Set());
    expect(ofKind(strong, 'column').map(({ change }) => change)).toEqual([1]);
    expect(ofKind(strong, 'edit-paper')).toMatchObject([{ lean: 2 }]);

    const weak = city(20_000);
    weak.gang.pays('editor');
    weak.gang.pays('reporter-1');
    for (const id of ['mayor', 'chief', 'captain-1']) {
      weak.story.official(id).seenWith[weak.rival.seat] = 1;
    }
    weak.story.tell({ type: 'outrage-set', from: 2, to: 14 });
    const calls = planInfluence(viewOf(weak.story, weak.gang), new Set());
    expect(ofKind(calls, 'edit-paper')).toMatchObject([{ lean: -2, spikes: ['denouncing'] }]);
    expectReasons([...strong, ...calls]);
  });

  it(
    '[OFF-1 to OFF-9] in two years of rich gangs every order to City Hall is given, each with its reasons',
    { tags: 'rest' },
    () => {
      const given = new Set<string>();
      for (const seed of [2, 3]) {
        let snapshot = foundedCampaign({ seed, houseRules: { startingMoneyDollars: 100_000 } });
        for (let month = 0; month < 24; month += 1) {
          const result = run(snapshot, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
          if (result.kind === 'question') throw new Error(result.question.prompt);
          for (const { order, reason } of result.entries) {
            if (order === null || reason === null) continue;
            given.add((order as Order).kind);
          }
          snapshot = result.after;
          for (const seat of Object.keys(snapshot.state.gangs)) {
            expectReasons(planMonth(buildSeatView(snapshot.state, seat as SeatView['seat'])));
          }
        }
      }
      expect([...given]).toEqual(
        expect.arrayContaining([
          ...['bribe', 'bid', 'pay-officials', 'column', 'expose', 'edit-paper', 'dismiss', 'accuse'],
        ]),
      );
    },
  );
});
