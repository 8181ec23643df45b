import { describe, expect, it } from 'vitest';
import { comparePeople } from '#games/paradise/gang/compare.ts';
import { filterRoster, createRosterSort, type RosterPart } from '#games/paradise/gang/roster.ts';
import { describeDuty } from '#games/paradise/lookups.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { GangsterView } from '#shared/games/paradise/views/campaign.ts';
import { foundedCampaign } from '#test/support/founded.ts';

const view = paradise.view(foundedCampaign().state, 'gm');

function people(): [GangsterView, GangsterView, GangsterView] {
  const [one, two, three] = view.gangsters;
  if (one === undefined || two === undefined || three === undefined) throw new Error('Too few');
  const well = { busyWith: null, custody: null, pointsLost: 0 } as const;
  return [
    { ...one, ...well, statsNow: { ...one.stats, fists: 5, guts: 3 } },
    { ...two, ...well, statsNow: { ...two.stats, fists: 4, guts: 3 }, busyWith: 'A raid' },
    { ...three, ...well, statsNow: { ...three.stats, fists: 5, guts: 3 }, pointsLost: 2 },
  ];
}

describe('people side by side', () => {
  it('the best figure stands out, shared where it is shared, and nobody’s where all are even', () => {
    const lines = comparePeople(view, people());
    const line = (name: string) => lines.find((one) => one.name === name);
    expect(line('FISTS')?.best).toEqual([true, false, true]);
    expect(line('GUTS')?.best).toEqual([false, false, false]);
    expect(line('This month')?.values).toEqual(['Free', 'A raid', 'Wounded']);
    expect(line('Wounds')?.values).toEqual(['none', 'none', '2 off']);
  });
});

describe('a roster', () => {
  it('is shown in parts: a wounded man is not free, and everybody is somewhere', () => {
    const [free, busy, wounded] = people();
    const held = { ...free, custody: 'jail' as const };
    const all = [free, busy, wounded, held];
    const part = (name: RosterPart) => filterRoster(all, name);
    expect(part('free')).toEqual([free]);
    expect(part('busy')).toEqual([busy]);
    expect(part('wounded')).toEqual([wounded]);
    expect(part('held')).toEqual([held]);
    expect(part('all')).toEqual(all);
  });

  it('says how a wounded man is looked after, and sorts by what it says', () => {
    const [, , wounded] = people();
    const inBed = { ...wounded, care: { care: 'hospital' as const, plan: [] } };
    expect(describeDuty(inBed)).toBe('Wounded, hospital');
    expect(createRosterSort('busy')(inBed)).toBe('Wounded, hospital');
  });
});
