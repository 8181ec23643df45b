import { describe, expect, it } from 'vitest';
import { derived, derivedBySeat, derivedForAll, derivedForAllBy, invalidate, shareDerived } from '#kernel/derived.ts';
import { memoize } from '#shared/words/memoize.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [one, other] = ['g1', 'g2'] as [SeatId, SeatId];

describe('a derived value', () => {
  it('is computed once for a source, and anew for a copy of it', () => {
    let computed = 0;
    const double = derived(({ dollars }: { dollars: number }) => {
      computed += 1;
      return dollars * 2;
    });
    const view = { dollars: 3 };
    expect([double(view), double(view), computed]).toEqual([6, 6, 1]);
    expect([double({ ...view, dollars: 4 }), computed]).toEqual([8, 2]);
  });

  it('is computed anew after its source is invalidated, and only that of this source', () => {
    const double = derived(({ dollars }: { dollars: number }) => dollars * 2);
    const [state, rest] = [{ dollars: 3 }, { dollars: 5 }];
    expect([double(state), double(rest)]).toEqual([6, 10]);
    state.dollars = 4;
    rest.dollars = 6;
    expect(double(state)).toBe(6);
    invalidate(state);
    expect([double(state), double(rest)]).toEqual([8, 10]);
  });

  it('is computed once even when it is undefined', () => {
    let asked = 0;
    const nothing = derived((_view: object): string | undefined => {
      asked += 1;
      return undefined;
    });
    const view = {};
    expect([nothing(view), nothing(view), asked]).toEqual([undefined, undefined, 1]);
  });

  it('is kept apart for each seat', () => {
    let asked = 0;
    const name = derivedBySeat(({ city }: { city: string }, seat) => {
      asked += 1;
      return `${seat} in ${city}`;
    });
    const view = { city: 'Paradise' };
    expect([name(view, one), name(view, other), name(view, one)]).toEqual([
      'g1 in Paradise',
      'g2 in Paradise',
      'g1 in Paradise',
    ]);
    expect(asked).toBe(2);
  });

  it('is shared by a state, its views and their copies where it is the same for all, until the state changes', () => {
    let asked = 0;
    const count = derivedForAll(({ doors }: { doors: string[] }) => {
      asked += 1;
      return doors.length;
    });
    const own = derived(({ seat }: { seat: string }) => seat);
    const owned = derivedForAllBy(({ doors }: { doors: string[] }, key: string) =>
      doors.filter((door) => door.startsWith(key)),
    );
    const state = { doors: ['bar', 'gym'], seat: 'nobody' };
    const view = shareDerived({ ...state, seat: 'ours' }, state);
    const copy = shareDerived({ ...view, seat: 'theirs' }, view);
    expect([count(view), count(state), count(copy), asked]).toEqual([2, 2, 2, 1]);
    expect([own(state), own(view), own(copy)]).toEqual(['nobody', 'ours', 'theirs']);
    expect(owned(copy, 'b')).toBe(owned(state, 'b'));
    state.doors.push('club');
    invalidate(state);
    expect([count(copy), count(view), asked]).toEqual([3, 3, 2]);
  });
});

describe('a memoized function', () => {
  it('computes each key once, the one it makes of an input where it makes any', () => {
    let asked = 0;
    const square = memoize((number: number) => {
      asked += 1;
      return number === 3 ? undefined : number ** 2;
    });
    expect([square(2), square(2), square(3), square(3), asked]).toEqual([4, 4, undefined, undefined, 2]);
    const sum = memoize(
      (numbers: readonly number[]) => numbers.reduce((a, b) => a + b),
      (numbers) => numbers.join(),
    );
    expect([sum([1, 2]), sum([1, 2]), sum([3])]).toEqual([3, 3, 3]);
  });
});
