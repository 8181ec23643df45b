import { describe, expect, it } from 'vitest';
import { listCrew } from '#main/games/paradise/rules/filing/crews.ts';
import { listMuscleChoices } from '#main/games/paradise/rules/npc/jobs/attacks.ts';
import { recruitCandidates } from '#main/games/paradise/rules/npc/money/growth.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { weighFeelings } from '#main/games/paradise/rules/npc/worth/feelings.ts';
import { listWearFactors } from '#main/games/paradise/rules/npc/worth/visits.ts';
import { createWeights } from '#main/games/paradise/rules/npc/worth/weights.ts';
import { collectHoldings } from '#main/games/paradise/rules/npc/worth/worth.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { GangType } from '#shared/games/paradise/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { HireableProfile } from '#shared/games/paradise/people.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { type GangStory, Story } from '#test/support/story.ts';

function planOrders(story: Story, { seat }: GangStory): Order[] {
  return planMonth(buildSeatView(story.state, seat)).map(({ order }) => order);
}

/** A rich gang of this type with so many Hoodlums. */
function rich(type: GangType, men = 0): { story: Story; us: GangStory } {
  const story = new Story({ gangs: 6 });
  const us = story.gang('Us', { type, bank: 300_000, isHuman: false, base: type === 'tong' ? 'chinatown' : 'docks' });
  const purse = story.state.purses[us.seat];
  if (purse !== undefined) purse.permanentReputation = 50;
  for (let man = 0; man < men; man += 1) us.has('hoodlum');
  return { story, us };
}

describe('a grudge', () => {
  it.each([
    [0, 0, -100],
    [0.1, 2, -100],
    [0.5, 10, -100],
    [1, 20, -100],
  ])(
    '[GANG-11] counts by the chance that the blow lands, and what holds a gang back counts whole: %f',
    (chance, drive, brake) => {
      const felt = [
        { name: 'what they did to us', points: 20 },
        { name: 'too early for a war', points: -100 },
      ];
      expect(weighFeelings(felt, chance).map(({ points }) => points)).toEqual([drive, brake]);
    },
  );
});

describe('a type of gang', () => {
  it.each([
    ['street', ['punk', 'slugger']],
    ['tong', ['hoodlum', 'slugger']],
    ['irish', ['enforcer', 'hoodlum', 'slugger']],
    ['sicilian', ['enforcer', 'hoodlum', 'slugger']],
    ['syndicate', ['enforcer', 'hoodlum', 'slugger', 'torpedo']],
  ] as const)('[GANG-4, GANG-13] %s hires muscle of its own kind, however rich it is', (type, kinds) => {
    const { story, us } = rich(type);
    const view = buildSeatView(story.state, us.seat);
    const hired = new Set<(typeof kinds)[number]>();
    const means = {
      dollars: 300_000,
      busy: new Set<never>(),
      slots: new Set<string>(),
      hired,
      targets: new Set<string>(),
    };
    const found = new Set<string>();
    for (let job = 0; job < 6; job += 1) {
      const [kind] = listMuscleChoices(view, means).flatMap((muscle) => muscle.map(({ profile }) => profile));
      if (kind === undefined) break;
      found.add(kind);
      hired.add(kind);
    }
    expect([...found].sort()).toEqual([...kinds]);
  });

  it.each<[GangType, HireableProfile[]]>([
    ['street', ['punk', 'slugger']],
    ['tong', ['hoodlum', 'slugger']],
  ])('[GANG-4, GANG-11] %s recruits its own kind, however rich it is', (type, kinds) => {
    const { story, us } = rich(type);
    const recruits = Array.from({ length: 8 }, (_, used) => {
      const purse = story.state.purses[us.seat];
      if (purse !== undefined) purse.namesUsed = used;
      const view = buildSeatView(story.state, us.seat);
      return recruitCandidates(view, collectHoldings(view), createWeights(view));
    }).flat();
    const profiles = recruits.flatMap(({ order }) =>
      order.kind === 'recruit' && order.recruit.method === 'off-the-rack' ? [order.recruit.profile] : [],
    );
    expect([...new Set(profiles)].sort()).toEqual(kinds);
  });
});

describe('a target', () => {
  const targetOf = (order: Order): string | null => {
    if (order.kind === 'raid' || order.kind === 'smash-and-grab') return order.business;
    if (order.kind === 'hijack' || order.kind === 'show-of-strength') return order.gang;
    return order.kind === 'hit' ? order.target : null;
  };

  it('[SCN-5, GANG-11] has one party of a gang in a month, and a man is in one party', () => {
    const { story, us } = rich('sicilian', 16);
    const them = story.gang('Them', { isHuman: false });
    them.owns('gambling-den').in('docks');
    them.owns('speakeasy').in('docks');
    them.owns('bookies', 2).in('docks');
    story.state.month = 14;
    const orders = planOrders(story, us).filter((order) => targetOf(order) !== null);
    expect(orders.length).toBeGreaterThan(1);
    const targets = orders.map(targetOf);
    expect(new Set(targets).size).toBe(targets.length);
    const sent = orders.flatMap((order) => listCrew(order));
    expect(new Set(sent).size).toBe(sent.length);
  });

  it('[SCN-5, GANG-11] that five gangs want draws some two of them in a month, not all', () => {
    const story = new Story({ gangs: 6 });
    const gangs = Array.from({ length: 5 }, (_, nth) =>
      story.gang(`Gang ${nth + 1}`, { type: 'sicilian', bank: 9_000, isHuman: false }),
    );
    for (const gang of gangs) for (let man = 0; man < 10; man += 1) gang.has('hoodlum');
    const [door] = story.gang('Them', { isHuman: false }).owns('gambling-den').in('docks');
    const months = Array.from({ length: 12 }, (_, nth) => nth + 13);
    const visits = months.map((month) => {
      story.state.month = month;
      const orders = gangs.flatMap((gang) => planOrders(story, gang));
      return orders.filter((order) => targetOf(order) === door).length;
    });
    const mean = visits.reduce((sum, count) => sum + count, 0) / months.length;
    expect(mean).toBeGreaterThan(0.1);
    expect(mean).toBeLessThan(2.5);
    expect(Math.max(...visits)).toBeLessThan(5);
  });

  it.each([
    [0, 0, 0],
    [1, 0, -25],
    [3, 0, -75],
    [4, 0, -100],
    [0, 1, -30],
    [1, 2, -85],
    [3, 2, -100],
  ])(
    '[SCN-5, TAKE-3] taken %i times in a year, with the gang thrown out %i times, is worth less by %i percent',
    (taken, out, less) => {
      const id = 'docks.casino.1' as BusinessId;
      const [us, others] = ['g1' as SeatId, 'g2' as SeatId];
      const repelled = [others, ...Array.from({ length: out }, () => us)];
      const view = { seat: us, doorFights: () => ({ [id]: { taken, repelled } }) } as unknown as SeatView;
      expect(listWearFactors(view, { id }, 100).map(({ points }) => Math.round(points) + 0)).toEqual([less]);
    },
  );
});

describe('works that calm the city', () => {
  it('[GANG-15] are paid for by the two gangs with most to lose, not by everybody', () => {
    const story = new Story({ gangs: 6 });
    const doors = [
      [2, 'cabbageville'],
      [3, 'docks'],
      [5, 'downtown'],
      [1, 'little-sicily'],
      [4, 'oak-bluff'],
    ] as const;
    const gangs = doors.map(([count, district], nth) => {
      const gang = story.gang(`Gang ${nth + 1}`, { bank: 60_000, isHuman: false });
      gang.owns('speakeasy', count).in(district);
      return gang;
    });
    story.state.outrage = 24;
    const pays = gangs.map((gang) => planOrders(story, gang).some(({ kind }) => kind === 'public-works'));
    expect(pays).toEqual([false, false, true, false, true]);
  });
});
