import { describe, expect, it } from 'vitest';
import { listLosses } from '#games/paradise/desk/lookOut.ts';
import { describeRival } from '#games/paradise/desk/rivals.ts';
import { computeStanding, describeRank, describeWays } from '#shared/games/paradise/standing.ts';

type StandingView = Parameters<typeof computeStanding>[0];
type RivalView = Parameters<typeof describeRival>[0];

const gang = (seat: string, businesses: number, over: object = {}) => ({
  seat,
  name: seat.toUpperCase(),
  businesses,
  businessesGained: null,
  eliminatedMonth: null,
  ...over,
});

describe('where a gang stands', () => {
  const view = (over: object = {}): StandingView =>
    ({
      gangs: [gang('g1', 4), gang('g2', 6), gang('g3', 4), gang('g4', 9, { eliminatedMonth: 3 })],
      businesses: Array.from({ length: 20 }, (_, id) => ({ id })),
      scores: [{ seat: 'g1', points: 41 }],
      houseRules: { lastMonth: 24 },
      month: 20,
      victory: null,
      ...over,
    }) as unknown as StandingView;

  it.each([
    ['g1', 2, 16],
    ['g2', 1, 14],
    ['g3', 2, 16],
  ])('[GANG-18] %s is in place %i among the living and misses %i', (seat, place, missing) => {
    expect(computeStanding(view(), seat as never)).toMatchObject({ place, living: 3, missing });
  });

  it('[GANG-18] the month being played counts among those left, and a rival’s score is not known', () => {
    expect(computeStanding(view(), 'g1' as never)).toMatchObject({ points: 41, monthsLeft: 5 });
    expect(computeStanding(view(), 'g2' as never)).toMatchObject({ points: null });
    expect(computeStanding(view({ houseRules: { lastMonth: null } }), 'g1' as never)?.monthsLeft).toBeNull();
    expect(computeStanding(view(), 'g9' as never)).toBeNull();
    expect(computeStanding(view(), 'g4' as never)).toBeNull();
  });
});

it('the desk tells of the dead of last month and of lost doors, and of nobody else’s', () => {
  const dead = (id: string, of: string, month: number) => ({
    id,
    gang: of,
    name: id,
    role: 'Hoodlum',
    month,
    funeralHeld: id === 'p2',
  });
  const view = {
    month: 5,
    gangs: [gang('g1', 4, { businessesGained: -2 })],
    departed: [dead('p1', 'g1', 4), dead('p2', 'g1', 5), dead('p3', 'g1', 2), dead('p4', 'g2', 4)],
  } as unknown as Parameters<typeof listLosses>[0];
  expect(listLosses(view, 'g1' as never).map(({ text }) => text)).toEqual([
    'p1, Hoodlum, is dead',
    'p2, Hoodlum, is dead and buried',
    'You lost 2 more businesses than you took last month',
  ]);
  const led = {
    ...view,
    departed: ['p5', 'p6', 'p7'].map((id) => ({ ...dead(id, 'g1', 5), role: 'Mob Boss' })),
  } as unknown as typeof view;
  expect(listLosses(led, 'g1' as never).map(({ text }) => text)).toEqual([
    'p5, Mob Boss, is dead',
    'p6 is dead',
    'p7 is dead',
    'You lost 2 more businesses than you took last month',
  ]);
});

describe('what is known of a rival', () => {
  const deal = (over: object) => ({
    asker: 'g2',
    other: 'g1',
    isInForce: true,
    untilMonth: 9,
    terms: { truceMonths: 3, line: null },
    ...over,
  });
  const view = {
    month: 6,
    gangs: [gang('g1', 4), gang('g2', 5, { businessesGained: 1 }), gang('g3', 5)],
    deals: [deal({}), deal({ untilMonth: 7 }), deal({ asker: 'g3' }), deal({ isInForce: false })],
    bargains: {
      brokenWords: [
        { by: 'g2', to: 'g1' },
        { by: 'g2', to: 'g3' },
        { by: 'g3', to: 'g1' },
      ],
    },
    battles: [
      { month: 6, attackers: 'g2', defenders: 'g1', scenario: 'raid' },
      { month: 5, attackers: 'police', defenders: 'g2', scenario: 'police-raid' },
      { month: 3, attackers: 'g2', defenders: 'g3', scenario: 'hit' },
    ],
    feds: { inTown: true, targets: ['g2'] },
    bossTrials: [],
  } as unknown as RivalView;

  it('names its growth, the latest truce, its broken word, its fights and the law behind it', () => {
    const rival = view.gangs[1];
    if (rival === undefined) throw new Error('There is no rival.');
    expect(describeRival(view, 'g1' as never, rival)).toEqual([
      'Took 1 business last month.',
      'Truce with you until September 1925.',
      'Broke their word 2 times, 1 of them to you.',
      'Went after you (raid).',
      'Attacked by the law.',
      'The Feds are after them.',
    ]);
    // The games master is in nobody’s place: bargains are between two gangs.
    expect(describeRival(view, null, rival)).not.toContain('Truce with you until September 1925.');
  });
});

it('[GANG-18] each way of winning says how far it is, the score only where there is a last month', () => {
  const standing = {
    businesses: 9,
    gained: null,
    place: 2,
    living: 3,
    missing: 474,
    points: 41,
    monthsLeft: 5,
    isOver: false,
  };
  const ways = (over: object) => describeWays({ ...standing, ...over });
  expect(ways({})).toEqual([
    { name: 'Best score', text: '41 points now; 5 months left, the best score wins', isFar: false },
    { name: 'Last standing', text: '2 rivals left', isFar: false },
    { name: 'Total control', text: '9 of 483 businesses', isFar: true },
  ]);
  expect(ways({ businesses: 242, missing: 241 }).at(-1)).toMatchObject({ text: '241 businesses short', isFar: false });
  expect(ways({ points: null })[0]?.text).toBe('5 months left, the best score wins');
  expect(ways({ monthsLeft: null, businesses: 482, missing: 1, living: 2 })).toEqual([
    { name: 'Last standing', text: '1 rival left', isFar: false },
    { name: 'Total control', text: '1 business short', isFar: false },
  ]);
  expect(ways({ isOver: true })).toEqual([]);
  expect(describeRank(standing)).toBe('2nd of 3 gangs with 9 businesses');
});
