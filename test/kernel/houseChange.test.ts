import { describe, expect, it } from 'vitest';
import { adoptHouse, announceHouse, type WithHouse } from '#kernel/events/houseChange.ts';

type House = { turns: number };

/** What a change leaves, then and after the period is closed. */
const rows: [name: string, from: number | undefined, now: number, afterwards: number][] = [
  ['waits until the period is closed', 3, 12, 8],
  ['counts at once where a file of before tells no period', undefined, 8, 8],
];

describe('A change of house rules', () => {
  it.each(rows)('%s', (_name, from, now, afterwards) => {
    const state: WithHouse<House> = { house: { turns: 12 } };
    const house = { turns: 8 };
    announceHouse<House>(state, { house, ...(from === undefined ? {} : { from }) });
    house.turns = 99;
    expect(state.house.turns).toBe(now);
    adoptHouse(state);
    expect(state).toEqual({ house: { turns: afterwards } });
  });
});
