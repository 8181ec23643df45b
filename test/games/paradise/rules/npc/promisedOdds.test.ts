import { expect, it } from 'vitest';
import { fightJob } from '#scripts/lab/jobFights.ts';
import { mean } from '#shared/words/statistics.ts';
import { jobApproaches, type Approach } from '#shared/games/paradise/battles.ts';
import { createPromised, groupByTens, isHonest, leastOrders, listJobTasks } from '#scripts/lab/odds.ts';

const parties = 400;
const runs = 4;
const partiesOfAPlan = 150;

it.each(['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'] as const)(
  '[GANG-11, SCN-12] what random parties on a %s are told is what they win, to ten points in each ten points of forty and more',
  (kind) => {
    const buckets = groupByTens(listJobTasks([kind], parties, runs).map((task) => createPromised(fightJob(task))));
    expect(buckets.some(({ orders }) => orders >= leastOrders)).toBe(true);
    expect(buckets.filter((bucket) => !isHonest(bucket))).toEqual([]);
  },
  600_000,
);

it.each(['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'] as const)(
  '[SCN-0, SCN-12] parties on a %s that are given a plan are told what comes of it, each plan to five points',
  (kind) => {
    const plans: readonly Approach[] = jobApproaches[kind];
    for (const approach of plans) {
      const fought = listJobTasks([kind], partiesOfAPlan, runs).map((task) =>
        createPromised(fightJob({ ...task, approach })),
      );
      expect({ approach, off: mean(fought.map(({ told, won }) => told - won)) }).toEqual({
        approach,
        off: expect.closeTo(0, 1) as number,
      });
    }
  },
  600_000,
);
