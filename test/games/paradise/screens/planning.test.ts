import { describe, expect, it } from 'vitest';
import type { CampaignView, PendingOrder } from '#shared/games/paradise/views/campaign.ts';
import { listGangRows, describeIntent, listUnwritten } from '#games/paradise/desk/allGangs.ts';
import { computePlan, explainUnfit, isPromise, moveMan } from '#games/paradise/orders/planning.ts';

const waits = (id: string, order: unknown): PendingOrder => ({ id, seat: 'g1', title: id, order }) as PendingOrder;
const mine = [
  waits('o1', { kind: 'take-over', business: 'a', crew: ['p1', 'p2'] }),
  waits('o2', { kind: 'raid', business: 'b', crew: ['p3'], muscle: [], vehicles: [] }),
  waits('o3', { kind: 'meet', gang: 'g2', negotiator: 'p4', bodyguards: ['p5'] }),
  waits('o4', { kind: 'showdown', champion: 'p6', target: 'x' }),
];
const put = (man: string, to: string | null) => moveMan(mine, man as never, to as never);

describe('the planner of the month', () => {
  const rest = mine.slice(2).map(({ order }) => order);
  const takeBack = (...ids: string[]) => ids.map((order) => ({ kind: 'withdraw', order }));

  it('[MONTH-7] puts a free man on a job, and the jobs behind it stay behind it', () => {
    expect(put('p9', 'o2')).toEqual([
      ...takeBack('o2', 'o3', 'o4'),
      { kind: 'raid', business: 'b', crew: ['p3', 'p9'], muscle: [], vehicles: [] },
      ...rest,
    ]);
  });

  it('takes a man off one job and puts him on another in one step', () => {
    expect(put('p2', 'o2')).toEqual([
      ...takeBack('o1', 'o2', 'o3', 'o4'),
      { kind: 'take-over', business: 'a', crew: ['p1'] },
      { kind: 'raid', business: 'b', crew: ['p3', 'p2'], muscle: [], vehicles: [] },
      ...rest,
    ]);
  });

  it('withdraws a job that its last man leaves, and a meet that its talker leaves', () => {
    expect(put('p3', null)).toEqual([{ kind: 'withdraw', order: 'o2' }]);
    expect(put('p4', null)).toEqual([{ kind: 'withdraw', order: 'o3' }]);
    expect(put('p5', null)?.[2]).toMatchObject({ negotiator: 'p4', bodyguards: [] });
  });

  it('changes nothing where nothing changes', () => {
    expect(put('p1', 'o1')).toBeNull();
    expect(put('p9', null)).toBeNull();
  });

  it('[LAW-1, HEAL-4, HIT-2] says who is barred, and who would lose by going', () => {
    const man = { custody: null, statsNow: { hits: 2 }, pointsLost: 0, care: null };
    const of = (over: object) => explainUnfit({ ...man, ...over } as never);
    expect(of({})).toBeNull();
    expect(of({ custody: 'jail' })?.bars).toBe(true);
    expect(of({ statsNow: { hits: 0 } })?.bars).toBe(true);
    expect(of({ pointsLost: 2, care: { care: 'hospital' } })).toMatchObject({
      bars: false,
      text: expect.stringMatching(/in care/) as string,
    });
  });
});

describe('the games master’s table of gangs', () => {
  it('has who is left, what waits of him and how much he has', () => {
    const gang = (over: object) => ({
      seat: 'g1',
      name: 'Ours',
      color: 0,
      isHuman: true,
      isWritten: false,
      businesses: 3,
      members: 6,
      eliminatedMonth: null,
      secrets: {
        bankDollars: 900,
        reputation: 1,
        expectedLootDollars: 300,
        payoffsDueDollars: 100,
        officialsDueDollars: 0,
      },
      ...over,
    });
    const view = {
      gangs: [gang({}), gang({ seat: 'g2', eliminatedMonth: 4 })],
      waiting: [
        { seat: 'g1', text: 'Ours: choose care for Spats.' },
        { seat: 'g1', text: 'Ours: 1 order for the reveal.', isDone: true },
      ],
      gangsters: [],
      officials: [{ payrolls: [{ seat: 'g1' }] }, { payrolls: [] }],
      orders: [{ seat: 'g1', title: 'Raid Doyle’s' }],
    } as unknown as CampaignView;
    expect(listGangRows(view)).toEqual([
      {
        seat: 'g1',
        name: 'Ours',
        color: 0,
        player: 'human',
        bank: 900,
        cash: 200,
        men: 6,
        laidUp: 0,
        places: 3,
        reputation: 1,
        friends: 1,
        orders: 1,
        intends: 'Raid Doyle’s',
        owes: 'choose care for Spats',
      },
    ]);
  });
});

describe('what NPC gangs intend', () => {
  it('is told in two orders and how many more there are', () => {
    const sheet = ['Raid Doyle’s', 'Hire Mugsy', 'Buy a car', 'Bribe the Mayor'];
    const orders = sheet.map((title) => ({ title }));
    expect(describeIntent(orders)).toBe('Raid Doyle’s; Hire Mugsy; and 2 more');
    expect(describeIntent(orders.slice(0, 1))).toBe('Raid Doyle’s');
    expect(describeIntent([])).toBe('nothing this month');
  });

  it('is asked of those gangs alone whose sheet is not written yet', () => {
    const gang = (seat: string, over: object) => ({
      seat,
      isHuman: false,
      isWritten: false,
      eliminatedMonth: null,
      ...over,
    });
    const view = {
      gangs: [
        gang('g1', { isHuman: true }),
        gang('g2', {}),
        gang('g3', { isWritten: true }),
        gang('g4', { eliminatedMonth: 2 }),
      ],
    } as unknown as CampaignView;
    expect(listUnwritten(view)).toEqual(['g2']);
  });
});

describe('the plan of the month', () => {
  const order = (title: string, setAsideDollars: number, muscleDollars: number, chance?: number) => ({
    title,
    setAsideDollars,
    muscleDollars,
    odds: chance === undefined ? null : ({ chance } as never),
  });

  it('adds up what its orders cost and names the one least likely to come off', () => {
    expect(computePlan([order('Guard', 0, 100, 0.9), order('Bribe', 300, 0), order('Raid', 50, 20, 0.4)])).toEqual({
      setAsideDollars: 350,
      muscleDollars: 120,
      leastChance: { title: 'Raid', chance: 0.4 },
    });
    expect(computePlan([order('Bribe', 300, 0)]).leastChance).toBeNull();
  });

  it.each([
    ['propose', true],
    ['answer-proposal', true],
    ['break-bargain', true],
    ['take-over', false],
    ['recruit', false],
  ])('a promise to others is never followed with the rest: %s %s', (kind, expected) => {
    expect(isPromise({ kind } as never)).toBe(expected);
  });
});
