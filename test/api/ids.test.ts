import { describe, expect, it } from 'vitest';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { everything, first, oneSentence, openDesk, refusalOf } from '../support/desk.ts';

describe('an id that every object has', () => {
  it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    '“%s” finds nothing and leaves every object alone',
    async (id) => {
      const { calls } = await openDesk();
      const before = await everything(calls);
      const seat = id as SeatId;
      const business = id as BusinessId;
      const crew = [] as string[] as never[];
      const uses = [
        () => calls.games.paradise.rule({ ruling: { kind: 'set-owner', business, owner: first }, reason: 'x' }),
        () => calls.games.paradise.rule({ ruling: { kind: 'set-bank', gang: seat, dollars: 5 }, reason: 'x' }),
        () => calls.games.paradise.view({ viewer: seat }),
        () => calls.history.log({ viewer: seat, period: null }),
        () => calls.games.paradise.give({ seat, order: { kind: 'standing-payoffs', policy: 'ask' } }),
        () => calls.games.paradise.give({ seat: first, order: { kind: 'take-over', business, crew } }),
        () => calls.games.paradise.give({ seat: first, order: { kind: 'fix-numbers', gang: seat, change: 1 } }),
      ];
      for (const use of uses) {
        const { code, message } = await refusalOf(use());
        expect(code).toBe('BAD_REQUEST');
        expect(message).toMatch(oneSentence);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(Object.hasOwn(Object, 'owner')).toBe(false);
      expect(await everything(calls)).toBe(before);
    },
  );
});
