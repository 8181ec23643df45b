import { describe, expect, it } from 'vitest';
import { moneyEvents } from '#main/games/turf-war/rules/events/moneyEvents.ts';
import type { SeatId } from '#shared/words/ids.ts';

const seat = 'g1' as SeatId;
const names = { gang: () => 'The Lamplighters' } as unknown as Parameters<
  (typeof moneyEvents)['income-collected']['describe']
>[0];

describe('sums of Turf War in the log', () => {
  it.each([
    [1, 'The Lamplighters collected 1 MC from 1 area.'],
    [4, 'The Lamplighters collected 4 MC from 4 areas.'],
  ])('income from %i', (areas, sentence) => {
    const { describe: tell } = moneyEvents['income-collected'];
    expect(tell(names, { seat, areas, mc: areas })).toBe(sentence);
  });

  it('death benefits', () => {
    const { describe: tell } = moneyEvents['consolation-paid'];
    const event = { seat, mc: 4, hitmen: 1, lieutenants: 1 } as const;
    expect(tell(names, event)).toBe('The Lamplighters paid 4 MC to the families of 2 dead men.');
  });
});
