import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import {
  emptySealed,
  file,
  listFiledBy,
  createSealedId,
  listNotReady,
  open,
  setReady,
  withdraw,
} from '#kernel/orders/sealed.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [a, b] = ['a', 'b'] as [SeatId, SeatId];

describe('sealed orders', () => {
  it('wait in the order in which they were filed, each under an id of its own', () => {
    const sealed = emptySealed<string>();
    for (const [seat, order] of [
      [a, 'one'],
      [b, 'two'],
      [a, 'three'],
    ] as const) {
      file(sealed, { id: createSealedId(sealed), seat, order, title: order });
    }
    expect(listFiledBy(sealed, a).map(({ order }) => order)).toEqual(['one', 'three']);
    const [first] = listFiledBy(sealed, a);
    withdraw(sealed, first?.id ?? createSealedId(sealed));
    expect(listFiledBy(sealed, a).map(({ order }) => order)).toEqual(['three']);
    file(sealed, { id: createSealedId(sealed), seat: a, order: 'four', title: 'four' });
    expect(Object.keys(sealed.orders)).toEqual(['o2', 'o3', 'o4']);
  });

  it('are complete when their seat says so, and no longer once it changes something', () => {
    const sealed = emptySealed<string>();
    setReady(sealed, a, true);
    setReady(sealed, a, true);
    expect(listNotReady(sealed, [a, b])).toEqual([b]);
    file(sealed, { id: createSealedId(sealed), seat: a, order: 'one', title: 'one' });
    expect(listNotReady(sealed, [a, b])).toEqual([a, b]);
    setReady(sealed, a, true);
    withdraw(sealed, 'o1' as never);
    expect(listNotReady(sealed, [a])).toEqual([a]);
  });

  it('are all gone once they are opened, and ids go on', () => {
    forAll(fc.array(fc.constantFrom(a, b), { maxLength: 20 }), (seats) => {
      const sealed = emptySealed<number>();
      seats.forEach((seat, n) => {
        file(sealed, { id: createSealedId(sealed), seat, order: n, title: '' });
      });
      open(sealed);
      expect([...listFiledBy(sealed, a), ...listFiledBy(sealed, b)]).toEqual([]);
      expect(sealed.ready).toEqual([]);
      expect(createSealedId(sealed)).toBe(`o${seats.length + 1}`);
    });
  });

  it('cannot be taken out twice', () => {
    const sealed = emptySealed<string>();
    expect(() => withdraw(sealed, 'o1' as never)).toThrow('No order o1 waits.');
  });
});
