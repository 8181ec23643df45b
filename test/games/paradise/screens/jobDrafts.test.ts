import { describe, expect, it } from 'vitest';
import { listUses } from '#games/paradise/battles/report.ts';
import { canHireMuscle, createJobOrder, createJob } from '#games/paradise/orders/jobs/jobs.ts';

describe('the form of a job', () => {
  const watch = () => ({
    ...createJob(),
    kind: 'guard' as const,
    business: 'docks.speakeasy.1' as never,
    guarded: 'p1' as never,
    crew: ['p2' as never],
    muscle: { slugger: 4 },
  });

  it('[GANG-13] men posted at a place may have hired muscle with them, a bodyguard may not', () => {
    expect(createJobOrder(watch(), 1)).toMatchObject({
      order: { kind: 'guard', muscle: [{ profile: 'slugger', count: 4 }] },
    });
    const beside = { ...watch(), post: 'gangster' as const };
    expect([canHireMuscle(watch()), canHireMuscle(beside)]).toEqual([true, false]);
    expect(JSON.stringify(createJobOrder(beside, 1))).not.toContain('muscle');
  });
});

describe('the form of a report', () => {
  it('[GANG-9] asks for what was used of what a man carries, and for nothing else', () => {
    expect(listUses({ grenades: 0, dynamite: 2, gasoline: 1 })).toEqual([
      { carried: 'dynamite', used: 'dynamiteUsed', name: 'sticks of dynamite', most: 2 },
      { carried: 'gasoline', used: 'gasolineUsed', name: 'gasoline bombs', most: 1 },
    ]);
  });
});
