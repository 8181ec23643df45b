import { describe, expect, it } from 'vitest';
import { turnTerms } from '#main/games/paradise/rules/bargains/terms.ts';
import { draftFrom, createBargain, readTerms } from '#games/paradise/bargains/draft.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import { termsWith } from '#test/support/bargains.ts';

const whole: BargainTerms = {
  truceMonths: 4,
  line: { months: 6, ours: ['docks'], theirs: ['oak-bluff', 'downtown'] },
  joint: { target: { kind: 'gang', gang: 'g3' as never }, month: 7 },
  payment: { by: 'us', dollars: 200, months: 3 },
  businesses: [
    { by: 'us', business: 'docks.gym.1' as never },
    { by: 'them', business: 'docks.gym.2' as never },
  ],
};

describe('the form of terms', () => {
  it('is filled with a rival’s terms from the other side, and gives them back as they were', () => {
    const composed = readTerms(draftFrom(whole, 5), 5);
    if (!('terms' in composed)) throw new Error(composed.missing);
    const { businesses, ...rest } = turnTerms(whole);
    expect(composed.terms).toMatchObject(rest);
    expect(new Set(composed.terms.businesses)).toEqual(new Set(businesses));
  });

  it('keeps what is not ticked out of the terms, and says what is missing', () => {
    const draft = { ...createBargain(), ours: ['docks' as const] };
    expect(readTerms(draft, 1)).toEqual({ terms: termsWith({ truceMonths: 3 }) });
    const missing = (change: Partial<typeof draft>) => {
      const composed = readTerms({ ...createBargain(), ...change }, 1);
      return 'missing' in composed ? composed.missing : null;
    };
    expect(missing({ hasTruce: false })).toMatch(/Tick what you want/);
    expect(missing({ hasLine: true })).toMatch(/district/);
    expect(missing({ hasJoint: true })).toMatch(/gang you both go against/);
    expect(missing({ hasJoint: true, jointOn: 'business' })).toMatch(/place you both go against/);
    expect(missing({ hasBusinesses: true })).toMatch(/business that changes hands/);
  });
});
