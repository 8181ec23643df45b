import { describe, expect, it } from 'vitest';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { listParties } from '#main/games/paradise/rules/npc/jobs/attacks.ts';
import { takeOverCandidates } from '#main/games/paradise/rules/npc/jobs/takeOver.ts';
import { createWeights } from '#main/games/paradise/rules/npc/worth/weights.ts';
import { collectHoldings } from '#main/games/paradise/rules/npc/worth/worth.ts';
import { collectTurf } from '#main/games/paradise/rules/npc/worth/turf.ts';
import type { Plan } from '#main/games/paradise/rules/minds/reason.ts';
import type { OrderKind, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import { type GangStory, Story } from '#test/support/story.ts';

/** A city of NPC gangs with City Hall seated; the first one is watched. */
function city(options: { bank?: number; gangs?: number; doors?: number } = {}) {
  const { bank = 30_000, gangs = 3, doors = 4 } = options;
  const story = new Story({ gangs: 6 });
  const made = Array.from({ length: gangs }, (_, nth) =>
    story.gang(`Gang ${nth + 1}`, { bank: nth === 0 ? bank : 9_000, isHuman: false }),
  );
  const [us, them] = made;
  if (us === undefined || them === undefined) throw new Error('Two gangs at least');
  if (doors > 0) us.owns('gambling-den', doors).in('docks');
  them.owns('casino').in('downtown');
  story.cityHall();
  return { story, us, them, made };
}

function plansOf(story: Story, { seat }: GangStory): Plan[] {
  return planMonth(buildSeatView(story.state, seat));
}

function ofKind<K extends OrderKind>(plans: readonly Plan[], kind: K): OrderOf<K>[] {
  return plans.flatMap(({ order }) => (order.kind === kind ? [order as OrderOf<K>] : []));
}

const means = (dollars: number) => ({
  dollars,
  busy: new Set<never>(),
  slots: new Set<string>(),
  hired: new Set<never>(),
  targets: new Set<never>(),
});

describe('a door among others', () => {
  it('[TAKE-2, GANG-11] of doors alike each gang picks one by a fancy of its own, and says how many there are', () => {
    const { story, made } = city({ gangs: 5 });
    const picked = made.map(({ seat }) => {
      const view = buildSeatView(story.state, seat);
      const [best] = takeOverCandidates(view, collectHoldings(view), createWeights(view));
      expect(best?.reason.factors.map(({ name }) => name).join()).toMatch(/doors alike|only one of its kind/);
      return best?.order.kind === 'take-over' ? best.order.business : null;
    });
    expect(new Set(picked).size).toBeGreaterThan(2);
  });

  it('[TAKE-1, GANG-11] the talker goes alone where his company has something else to do', () => {
    const { story, us } = city();
    for (let man = 0; man < 3; man += 1) us.has('hoodlum', { smarts: 4 });
    const view = buildSeatView(story.state, us.seat);
    const crews = takeOverCandidates(view, collectHoldings(view), createWeights(view)).flatMap(({ order }) =>
      order.kind === 'take-over' ? [order.crew.length] : [],
    );
    expect(new Set(crews)).toEqual(new Set([3, 1]));
  });

  it('[GANG-8, GANG-11] a gang without a door teaches its talker with its last dollars, and one with doors keeps them', () => {
    const lessons = (doors: number): number => {
      const { story, us } = city({ bank: 60, doors });
      us.has('hoodlum', { smarts: 4 });
      return ofKind(plansOf(story, us), 'train').filter(({ stat }) => stat === 'smarts').length;
    };
    expect([lessons(0), lessons(4)]).toEqual([1, 0]);
  });
});

describe('friends while the Feds are in town', () => {
  const idle = ['councilor', 'captain', 'chief'];

  it('[PO-6, OFF-3] nobody bids for a man who can do nothing, and such men are let go', () => {
    const { story, us, made } = city({ bank: 60_000 });
    made[2]?.owns('gym').in('docks');
    us.pays('councilor.docks');
    story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
    const plans = plansOf(story, us);
    const wanted = [...ofKind(plans, 'bid'), ...ofKind(plans, 'bribe')].map(
      ({ official }) => official.split(/[.-]/)[0],
    );
    expect(wanted.filter((kind) => idle.includes(kind ?? ''))).toEqual([]);
    expect(ofKind(plans, 'drop').map(({ official }) => official)).toContain('councilor.docks');
  });

  it.each([
    [{}, true],
    [{ placelessGangs: 'three-months' }, false],
    [{ placelessGangs: 'four-months' }, false],
    [{ hardTimes: 'on' }, false],
  ] as const)(
    '[PO-6, GANG-17, GANG-19] where a gang has no door left, with %o they are let go: %s',
    (houseRules, isDropped) => {
      const { story, us } = city({ bank: 60_000 });
      Object.assign(story.state.houseRules, houseRules);
      us.pays('councilor.docks');
      story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
      expect(ofKind(plansOf(story, us), 'drop').length > 0).toBe(isDropped);
    },
  );
});

describe('reputation and works', () => {
  it.each([
    [0, true],
    [12, false],
    [200, false],
  ])('[GANG-12, GANG-14] with a reputation of %i flowers are worth sending: %s', (points, sends) => {
    const { story, us, them } = city({ bank: 1_900 });
    const purse = story.state.purses[us.seat];
    if (purse === undefined) throw new Error('No purse');
    purse.permanentReputation = points - 3;
    const fallen = them.has('torpedo');
    story.tell({ type: 'died', seat: them.seat, gangster: fallen, month: 1, battle: null });
    expect(ofKind(plansOf(story, us), 'send-flowers').length > 0).toBe(sends);
  });

  it('[GANG-15] a gang without a door feeds nobody', () => {
    const works = (doors: number): number => {
      const { story, us } = city({ bank: 60_000, doors });
      story.state.outrage = 24;
      return ofKind(plansOf(story, us), 'public-works').length;
    };
    expect([works(0), works(4)]).toEqual([0, 1]);
  });
});

describe('idle money', () => {
  it('[GANG-11] makes one job a month more, and a party for a job is of any size', () => {
    const parties = (bank: number) => {
      const { story, us } = city({ bank });
      for (let man = 0; man < 12; man += 1) us.has('hoodlum');
      const view = buildSeatView(story.state, us.seat);
      const sizes = listParties(view, means(bank)).map(({ crew }) => crew.length);
      return { jobs: createWeights(view).mostJobs, sizes: [...new Set(sizes)] };
    };
    // Two of the twelve stay at home.
    const sizes = [1, 2, 3, 4, 6, 8, 10];
    expect(parties(60_000)).toEqual({ jobs: 2, sizes });
    expect(parties(1_500)).toEqual({ jobs: 1, sizes });
  });

  it('[GANG-11] sends a street gang next door once its blocks are full', () => {
    const turf = (doors: number, bank: number): number => {
      const [story, gang] = new Story({ gangs: 6 }).seats(['Kids', { type: 'street', bank, isHuman: false }]);
      gang.owns('speakeasy', doors).in('docks');
      return collectTurf(buildSeatView(story.state, gang.seat)).size;
    };
    expect([turf(3, 60_000), turf(4, 1_000)]).toEqual([1, 1]);
    expect(turf(4, 60_000)).toBeGreaterThan(1);
  });
});
