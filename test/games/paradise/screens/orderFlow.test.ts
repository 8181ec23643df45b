import { describe, expect, it } from 'vitest';
import { findMove, moveOrder } from '#games/paradise/orders/cards.ts';
import { formScreens, formsOf } from '#games/paradise/orders/forms.ts';
import { aimAt, createJob, findSign, findWhose, jobKinds, signs } from '#games/paradise/orders/jobs/jobs.ts';
import { explainCrew } from '#games/paradise/orders/jobs/reasons.ts';
import { findOnly, findUsual } from '#games/paradise/orders/jobs/targets.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { PendingOrder } from '#shared/games/paradise/views/campaign.ts';

type Man = Parameters<typeof explainCrew>[1][number];

const man = (name: string, smarts: number, punch: number, more: Partial<Man> = {}): Man =>
  ({
    id: name,
    name,
    isBoss: false,
    custody: null,
    pointsLost: 0,
    care: null,
    statsNow: { smarts, gats: punch, fists: 0, guts: 0, hits: 4 },
    ...more,
  }) as Man;

const gang = [man('Ike', 5, 1), man('Al', 3, 6, { isBoss: true }), man('Bo', 4, 3), man('Cy', 2, 4, { pointsLost: 2 })];
const reasons = (kind: 'take-over' | 'raid', crew: readonly string[]): string[] =>
  explainCrew(kind, gang, crew as never).map(
    ({ man: { name }, goes, reason }) => `${goes ? '+' : '-'}${name}: ${reason}`,
  );

describe('who is going, and why', () => {
  it('names the talker, who stands by him, and who is not needed', () => {
    expect(reasons('take-over', ['Ike', 'Bo'])).toEqual([
      '+Ike: SMARTS 5, does the talking',
      '+Bo: SMARTS 4, stands by him',
      '-Al: SMARTS 3, the Boss stays home',
      '-Cy: wounded',
    ]);
  });

  it('ranks fighters, and says what keeps a man at home', () => {
    expect(reasons('raid', ['Bo'])).toEqual([
      '-Al: best in a fight, but the Boss',
      '-Cy: wounded',
      '+Bo: 3rd best in a fight: FISTS 0, GATS 3, HITS 4',
      '-Ike: 4th in a fight',
    ]);
  });
});

describe('what does not differ is told once', () => {
  it.each([
    [[0.44, 0.44, 0.44], 0.44],
    [[0.44, 0.44, 0.3], 0.44],
    [[0.44, 0.3], null],
    [[], null],
  ])('%j have %j in common', (chances, usual) => {
    expect(findUsual(chances)).toBe(usual);
  });

  it('is the same at each door, or at most of them', () => {
    expect(
      findOnly(
        new Map([
          ['a', 0.4],
          ['b', 0.4],
        ]),
      ),
    ).toBe(0.4);
    expect(
      findOnly(
        new Map([
          ['a', 0.4],
          ['b', 0.5],
        ]),
      ),
    ).toBeNull();
  });
});

describe('the signs of a door', () => {
  it('have every job exactly once, at the doors it is for', () => {
    const all = Object.values(signs).flat();
    expect(all.map(({ id }) => id).toSorted()).toEqual(['take-over', ...jobKinds.map(({ id }) => id)].toSorted());
    for (const { id } of all) expect(signs[findWhose(id)]).toContain(findSign(id));
  });

  it.each([
    ['hijack', { gang: 'g2', business: 'b' }],
    ['meet', { gang: 'g2', business: 'b' }],
    ['raid', { gang: 'g2', business: 'b' }],
    ['ambush', { gang: null, district: 'docks', business: 'b' }],
    ['guard', { gang: null, post: 'business', business: 'b' }],
  ] as const)('aim a %s at the door', (kind, aimed) => {
    const door = { id: 'b', owner: 'g2', district: 'docks' } as never;
    expect(aimAt(createJob(kind), door)).toMatchObject(aimed);
  });
});

it('every form stands on one screen', () => {
  const ids = Object.values(formsOf).flatMap((forms) => forms.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(formsOf[formScreens[id]].map((one) => one.id)).toContain(id);
});

describe('a slip is put somewhere else', () => {
  const waits = (id: string, kind: string): PendingOrder => ({ id, order: { kind } as Order }) as PendingOrder;
  const mine = [waits('a', 'raid'), waits('b', 'take-over'), waits('c', 'hijack'), waits('d', 'hit')];

  it('goes over several others in one step, and what is no job keeps its place', () => {
    const by = findMove(mine, 'd' as never, 'a' as never);
    expect(by).toBe(-2);
    expect(moveOrder(mine, 'd' as never, by ?? 0)).toEqual([
      ...['a', 'b', 'c', 'd'].map((order) => ({ kind: 'withdraw', order })),
      ...['hit', 'take-over', 'raid', 'hijack'].map((kind) => ({ kind })),
    ]);
  });

  it('goes nowhere beyond the first or the last, nor onto what is no job', () => {
    expect(moveOrder(mine, 'd' as never, 1)).toBeNull();
    expect(moveOrder(mine, 'a' as never, -1)).toBeNull();
    expect(findMove(mine, 'a' as never, 'b' as never)).toBeNull();
  });
});
