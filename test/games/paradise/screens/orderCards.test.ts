import { describe, expect, it } from 'vitest';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { PendingOrder } from '#shared/games/paradise/views/campaign.ts';
import { listCrew, moveOrder, listConflictingOrders, isSameOrder } from '#games/paradise/orders/cards.ts';
import { createDraftFromOrder } from '#games/paradise/orders/jobs/draftOf.ts';
import { createJobOrder } from '#games/paradise/orders/jobs/jobs.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';

const party = { crew: ['p1'], muscle: [{ profile: 'punk', count: 2 }], vehicles: ['v1'] };
const jobs = [
  { kind: 'raid', business: 'docks.speakeasy.1', ...party, companyTruck: true },
  { kind: 'hit', target: 'p9', ...party, companyTruck: false },
  { kind: 'hijack', gang: 'g2', ...party, companyTruck: false },
  { kind: 'showdown', champion: 'p1', target: 'p9' },
  { kind: 'rumble', gang: 'g2' },
  { kind: 'ambush', gang: 'g2', district: 'docks' },
  { kind: 'guard', post: { kind: 'gangster', gangster: 'p2' }, crew: ['p1'] },
  {
    kind: 'guard',
    post: { kind: 'business', business: 'docks.gym.1' },
    crew: ['p1'],
    muscle: [{ profile: 'punk', count: 1 }],
  },
  {
    kind: 'meet',
    gang: 'g2',
    negotiator: 'p1',
    topic: {
      kind: 'bargain',
      terms: {
        ...makeEmptyTerms(),
        truceMonths: 4,
        line: { months: 5, ours: ['docks'], theirs: ['downtown'] },
        payment: { by: 'us', dollars: 250, months: 2 },
        businesses: [{ by: 'them', business: 'docks.gym.1' }],
      },
    },
    bodyguards: ['p2'],
    isTreachery: false,
  },
  { kind: 'take-over', business: 'docks.gym.1', crew: ['p1', 'p2'] },
] as unknown as Order[];

const waits = (id: string, order: unknown): PendingOrder =>
  ({ id, seat: 'g1', title: id, order: order as Order }) as PendingOrder;

describe('the card of an order', () => {
  it.each(jobs.map((order) => [order.kind, order] as const))(
    'opens a %s as it was planned, so that giving it anew unchanged is the same order',
    (_kind, order) => {
      const draft = createDraftFromOrder(order, 3);
      if (draft === null) throw new Error('It has no form.');
      expect(createJobOrder(draft, 3)).toEqual({ order });
    },
  );

  it('is no form of a job for what is no job', () => {
    expect(createDraftFromOrder({ kind: 'public-works', points: 2 }, 1)).toBeNull();
  });

  it('names everybody an order sends', () => {
    expect(jobs.map(listCrew)).toEqual([
      ['p1'],
      ['p1'],
      ['p1'],
      ['p1'],
      [],
      [],
      ['p1'],
      ['p1'],
      ['p1', 'p2'],
      ['p1', 'p2'],
    ]);
  });

  it('[MONTH-7] moves a job before its neighbor, and leaves what stands before both alone', () => {
    const mine = [
      waits('o1', { kind: 'rumble', gang: 'g3' }),
      waits('o2', { kind: 'rumble', gang: 'g2' }),
      waits('o3', { kind: 'public-works', points: 1 }),
      waits('o4', { kind: 'hijack', gang: 'g2', ...party }),
    ];
    expect(moveOrder(mine, 'o4' as never, -1)?.map((order) => order.kind)).toEqual([
      'withdraw',
      'withdraw',
      'withdraw',
      'hijack',
      'public-works',
      'rumble',
    ]);
    expect(moveOrder(mine, 'o1' as never, -1)).toBeNull();
    expect(moveOrder(mine, 'o4' as never, 1)).toBeNull();
  });

  it('knows which orders an advised one would have to replace', () => {
    const mine = [
      waits('o1', { kind: 'take-over', business: 'a', crew: ['p1'] }),
      waits('o2', { kind: 'guard', post: {}, crew: ['p2'] }),
      waits('o3', { kind: 'hijack', gang: 'g2', crew: ['p3'], vehicles: ['v1'] }),
    ];
    const ids = (order: unknown) => listConflictingOrders(mine, order as Order).map(({ id }) => id);
    expect(ids({ kind: 'take-over', business: 'b', crew: ['p9'] })).toEqual(['o1']);
    expect(ids({ kind: 'raid', business: 'b', crew: ['p2'], vehicles: ['v1'] })).toEqual(['o2', 'o3']);
    expect(ids({ kind: 'bet', boxer: 'x', dollars: 10 })).toEqual([]);
  });

  it('knows the same order again, however its parts stand', () => {
    const one = { kind: 'rumble', gang: 'g2' } as unknown as Order;
    expect(isSameOrder(one, { gang: 'g2', kind: 'rumble' } as unknown as Order)).toBe(true);
    expect(isSameOrder(one, { gang: 'g3', kind: 'rumble' } as unknown as Order)).toBe(false);
  });
});
