import { expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';

const held = (state: State, seat: SeatId): number =>
  Object.values(state.businesses).filter(({ owner }) => owner === seat).length;

it('every gang’s gains are what it holds now against the close of the month before the last; nobody can say after the first', () => {
  const months = playedMonths(foundedCampaign({ seed: 3 }), 14).map(({ state }) => state);
  const [first, ...later] = months;
  if (first === undefined) throw new Error('No month was played.');
  expect(paradise.view(first, 'gm').gangs.map((gang) => gang.businessesGained)).toEqual(
    paradise.view(first, 'gm').gangs.map(() => null),
  );
  const gains: number[] = [];
  for (const state of later) {
    for (const { seat, businessesGained } of paradise.view(state, 'gm').gangs) {
      const before = state.months[state.month - 2]?.holdings[seat] ?? NaN;
      expect(businessesGained).toBe(held(state, seat) - before);
      gains.push(businessesGained ?? 0);
    }
  }
  expect(gains.some((gain) => gain > 0)).toBe(true);
  expect(gains.some((gain) => gain < 0)).toBe(true);
});
