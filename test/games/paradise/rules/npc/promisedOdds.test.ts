import { expect, it } from 'vitest';
import { fightJob } from '#scripts/lab/jobFights.ts';
import { createPromised, groupByTens, isHonest, leastOrders, listJobTasks } from '#scripts/lab/odds.ts';

const parties = 400;
const runs = 4;

it.each(['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'] as const)(
  '[GANG-11, SCN-12] what random parties on a %s are told is what they win, to ten points in each ten points of forty and more',
  (kind) => {
    const buckets = groupByTens(listJobTasks([kind], parties, runs).map((task) => createPromised(fightJob(task))));
    expect(buckets.some(({ orders }) => orders >= leastOrders)).toBe(true);
    expect(buckets.filter((bucket) => !isHonest(bucket))).toEqual([]);
  },
  600_000,
);
