import { describe, expect, it } from 'vitest';
import {
  createDoorOrder,
  isSameParty,
  listParties,
  pickProposals,
  type SquadMeans,
  type Squad,
} from '#games/paradise/orders/jobs/crews.ts';
import type { BriefQuote } from '#shared/views/head.ts';

const man = (id: string, strength: number, over: object = {}) => ({
  id,
  name: id,
  isBoss: id === 'boss',
  custody: null,
  pointsLost: 0,
  care: null,
  statsNow: { gats: strength, fists: 0, guts: 0, hits: 1, smarts: 1 },
  ...over,
});
const means = (men: readonly object[], over: Partial<SquadMeans> = {}): SquadMeans =>
  ({ free: men, vehicles: [], hasTrucks: false, muscle: [], most: Infinity, ...over }) as unknown as SquadMeans;
const gang = [man('boss', 9), man('a', 5), man('b', 4), man('c', 3)];
const crewsOf = (parties: readonly Squad[]) => parties.map(({ crew }) => crew.join(' '));
const quote = (chance: number | null, costDollars = 0, problem: string | null = null): BriefQuote => ({
  chance,
  costDollars,
  laterDollars: 0,
  problem,
});

describe('the crews proposed for a door', () => {
  it('[TAKE-1] for a talk are each man alone, and each with the two best of the others beside him, never the Boss', () => {
    expect(crewsOf(listParties('take-over', means(gang)))).toEqual([
      'boss',
      'boss a b',
      'a',
      'a b c',
      'b',
      'b a c',
      'c',
      'c a b',
    ]);
  });

  it('for a fight are the best one, two, three and so on, with the Boss and without', () => {
    expect(crewsOf(listParties('raid', means(gang)))).toEqual([
      'boss',
      'boss a',
      'boss a b',
      'boss a b c',
      'a',
      'a b',
      'a b c',
    ]);
  });

  it('[HIT-2] leave the wounded in bed while anybody else is there, and the barred in any case', () => {
    const hurt = man('hurt', 8, { pointsLost: 2 });
    const jailed = man('jailed', 8, { custody: 'jail' });
    expect(crewsOf(listParties('raid', means([hurt, man('a', 1), jailed])))).toEqual(['a', 'a']);
    expect(crewsOf(listParties('raid', means([hurt, jailed])))).toEqual(['hurt', 'hurt']);
    expect(listParties('raid', means([jailed]))).toEqual([]);
  });

  it('[SCN-5] ride in as many cars as they need, and in the company’s truck where those are too few', () => {
    const many = Array.from({ length: 8 }, (_, n) => man(`m${n}`, 9 - n));
    const eight = (vehicles: string[]) =>
      listParties('raid', means(many, { vehicles: vehicles as never, hasTrucks: true })).find(
        ({ crew }) => crew.length === 8,
      );
    expect(eight(['v1', 'v2', 'v3'])).toMatchObject({ vehicles: ['v1', 'v2'], companyTruck: false });
    expect(eight(['v1'])).toMatchObject({ vehicles: ['v1'], companyTruck: true });
    expect(listParties('guard', means(many, { vehicles: ['v1'] as never }))[0]?.vehicles).toEqual([]);
  });

  it('[GANG-13] hire no muscle that rests or is not to be had', () => {
    const muscle = [
      { profile: 'punk', name: 'Punk', priceDollars: 5, most: 4, rests: 0 },
      { profile: 'hoodlum', name: 'Hoodlum', priceDollars: 20, most: 3, rests: 2 },
      { profile: 'torpedo', name: 'Torpedo', priceDollars: 90, most: 0, rests: 0 },
    ] as unknown as SquadMeans['muscle'];
    const hired = listParties('raid', means(gang, { muscle })).flatMap((party) => party.muscle);
    expect(hired).toEqual([{ profile: 'punk', count: 4 }]);
  });

  it('[MONTH-8] are no larger than the table’s size, and one of the gang leads the hired men', () => {
    const many = Array.from({ length: 20 }, (_, n) => man(`m${n}`, 30 - n));
    const muscle = [5, 20].map((most) => ({ profile: 'punk', name: 'Punk', priceDollars: 5, most, rests: 0 }));
    const parties = listParties('raid', means(many, { most: 12, muscle: muscle as unknown as SquadMeans['muscle'] }));
    const sizes = parties.map((party) => [party.crew.length, party.muscle[0]?.count ?? 0]);
    expect(sizes.slice(-2)).toEqual([
      [7, 5],
      [1, 11],
    ]);
    expect(Math.max(...sizes.map(([own = 0, hired = 0]) => own + hired))).toBe(12);
  });
});

describe('the pick among quoted crews', () => {
  const party = (crew: string, muscle = 0): Squad =>
    ({
      crew: crew.split(' '),
      vehicles: [],
      companyTruck: false,
      muscle: muscle === 0 ? [] : [{ profile: 'punk', count: muscle }],
    }) as unknown as Squad;
  const picked = (quoted: [Squad, BriefQuote][], job: 'raid' | 'take-over' = 'raid') =>
    pickProposals(
      job,
      quoted.map(([one, answer]) => ({ party: one, quote: answer })),
      'boss' as never,
    ).map(({ names, party: { crew } }) => [names.join(', '), crew.join(' ')]);

  it('names the best odds, the cheapest that is no gamble, the best without the Boss and without hired men', () => {
    expect(
      picked([
        [party('boss a b'), quote(0.7)],
        [party('boss a b c', 4), quote(0.9, 40)],
        [party('a b c'), quote(0.55)],
        [party('a b'), quote(0.5)],
        [party('a'), quote(0.2)],
      ]),
    ).toEqual([
      ['Best odds', 'boss a b c'],
      ['Cheapest', 'a b'],
      ['Boss at home', 'a b c'],
      ['Nobody hired', 'boss a b'],
    ]);
  });

  it('lists one crew under all its names, and what the rules refuse not at all', () => {
    expect(
      picked(
        [
          [party('a'), quote(0.4)],
          [party('a b c'), quote(0.4)],
          [party('boss'), quote(0.3)],
          [party('c'), quote(0.99, 0, 'He is in jail.')],
        ],
        'take-over',
      ),
    ).toEqual([
      ['Best odds, Cheapest, Boss at home', 'a'],
      ['In company', 'a b c'],
    ]);
    expect(picked([[party('a'), quote(null, 0, 'No.')]])).toEqual([]);
  });

  it('knows a party again in whatever order it was picked', () => {
    expect(isSameParty(party('a b'), party('b a'))).toBe(true);
    expect(isSameParty(party('a b'), party('a b', 1))).toBe(false);
    expect(isSameParty(party('a b'), party('a c'))).toBe(false);
  });

  it('becomes the order of its job', () => {
    const sent = party('a b', 2);
    const door = 'd' as never;
    expect(createDoorOrder('take-over', door, sent)).toEqual({ kind: 'take-over', business: 'd', crew: ['a', 'b'] });
    expect(createDoorOrder('raid', door, sent)).toEqual({
      kind: 'raid',
      business: 'd',
      crew: ['a', 'b'],
      muscle: [{ profile: 'punk', count: 2 }],
      vehicles: [],
      companyTruck: false,
    });
    expect(createDoorOrder('guard', door, party('a'))).toEqual({
      kind: 'guard',
      post: { kind: 'business', business: 'd' },
      crew: ['a'],
    });
  });
});
