import { describe, expect, it } from 'vitest';
import { buildTour } from '#games/paradise/tour.ts';

type Session = Parameters<typeof buildTour>[0];

/** The marks of the steps after what is told of a first month. */
function readSteps(told: {
  orders?: string[];
  official?: string;
  reputation?: number;
  hasAccountant?: boolean;
  battles?: { settled: null | object; pointless: null | string; isHuman: boolean }[];
  monthsPlayed?: number;
}): Record<string, boolean> {
  const session = {
    seat: 'g1',
    selection: null,
    target: null,
    official: told.official ?? null,
    gang: { secrets: { reputation: told.reputation ?? 4, hasAccountant: told.hasAccountant ?? true } },
    tables: {
      officials: [
        { kind: 'mayor', minReputation: 6 },
        { kind: 'councilor', minReputation: 4 },
      ],
    },
    frame: { place: { screen: 'desk' }, ownSeat: null, period: { one: 'month' } },
    view: {
      monthsPlayed: told.monthsPlayed ?? 0,
      orders: (told.orders ?? []).map((kind) => ({ seat: 'g1', order: { kind } })),
      officials: [
        { id: 'o1', kind: 'mayor', name: 'Mayor Hale', payrolls: [] },
        { id: 'o2', kind: 'councilor', name: 'Al Brandt', payrolls: [{ seat: 'g1' }] },
        { id: 'o3', kind: 'councilor', name: 'Ed Dunn', payrolls: [{ seat: 'g2' }] },
      ],
      battles: told.battles ?? [],
    },
  };
  return Object.fromEntries(buildTour(session as unknown as Session).map(({ id, isDone }) => [id, isDone]));
}

describe('the tour of a first month', () => {
  it('ticks a job off by any job, and by nothing else', () => {
    expect(readSteps({ orders: ['take-over', 'arm'] })).toMatchObject({ job: false });
    for (const kind of ['guard', 'raid', 'show-of-strength'])
      expect(readSteps({ orders: [kind] })).toMatchObject({ job: true, 'take-over': false });
  });

  it('[OFF-1] leads to City Hall only if somebody there would deal with the gang', () => {
    expect(readSteps({})).toMatchObject({ hall: false });
    expect(readSteps({ official: 'o3' })).toMatchObject({ hall: true });
    expect(readSteps({ reputation: 3 })).not.toHaveProperty('hall');
    expect(readSteps({ hasAccountant: false })).not.toHaveProperty('hall');
  });

  it('leads to a fight of one’s own, and past one that is none', () => {
    const waiting = { settled: null, pointless: null, isHuman: true };
    expect(readSteps({ battles: [waiting] })).toMatchObject({ close: true, battle: false });
    expect(readSteps({ battles: [{ ...waiting, isHuman: false }] })).toMatchObject({ close: false, battle: false });
    expect(readSteps({ battles: [{ ...waiting, pointless: 'nobody is left' }] })).toMatchObject({ close: false });
    expect(readSteps({ monthsPlayed: 1 })).toMatchObject({ close: true, battle: true });
  });
});
