import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePartyOdds } from '#main/games/paradise/rules/npc/jobs/attacks.ts';
import {
  computeStrength,
  estimateChance,
  findBestApproach,
  estimateLosses,
  sumDefense,
  sumMuscleStrength,
  winChance,
  type FightKind,
  type Job,
} from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { fightJob, fightKinds } from '#scripts/lab/jobFights.ts';
import { listJobTasks } from '#scripts/lab/odds.ts';
import { mean } from '#shared/words/statistics.ts';
import { muscleProfiles } from '#shared/games/paradise/battles.ts';
import type { Weapon } from '#shared/games/paradise/people.ts';

const kinds: readonly FightKind[] = [...fightKinds, 'reporter'];
const arbitraryStrength = fc.double({ min: 0.05, max: 500, noNaN: true });
const arbitraryGuards = fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined });

describe('the chance of a fight', () => {
  it('[GANG-11] more men never lower it, more guards never raise it, whatever the job', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        arbitraryStrength,
        fc.double({ min: 0, max: 60, noNaN: true }),
        arbitraryGuards,
        fc.nat({ max: 30 }),
        fc.boolean(),
        fc.boolean(),
        (kind, ours, more, guards, moreGuards, isSecond, hasCars) => {
          const fight = { kind, ...(guards === undefined ? {} : { guards }), isSecond };
          const chance = estimateChance(fight, ours, { hasCars });
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          expect(estimateChance(fight, ours + more, { hasCars })).toBeGreaterThanOrEqual(chance - 1e-12);
          if (guards === undefined) return;
          expect(estimateChance({ ...fight, guards: guards + moreGuards }, ours, { hasCars })).toBeLessThanOrEqual(
            chance + 1e-12,
          );
          // Whoever comes second finds no more men posted there than the first.
          expect(estimateChance({ ...fight, isSecond: true }, ours)).toBeGreaterThanOrEqual(
            estimateChance({ ...fight, isSecond: false }, ours) - 1e-12,
          );
        },
      ),
    );
  });

  it('[GANG-13] no man is worth nothing, and a man with more body or a better gun is worth more', () => {
    for (const profile of muscleProfiles) expect(sumMuscleStrength([{ profile, count: 1 }])).toBeGreaterThan(0);
    const strengths = (['punk', 'slugger', 'hoodlum', 'enforcer', 'torpedo'] as const).map((profile) =>
      sumMuscleStrength([{ profile, count: 1 }]),
    );
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    const { stats } = profileTable.hoodlum;
    const armed = ([[], ['pistol'], ['pistol', 'tommy-gun']] as Weapon[][]).map((arms) => computeStrength(stats, arms));
    expect(armed).toEqual(armed.toSorted((a, b) => a - b));
    expect(armed[1]).toBe(1);
  });

  it('[GANG-11] more men lose more, and more guards cost more', () => {
    const jobs: readonly Job[] = ['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'];
    for (const job of jobs) {
      expect(estimateLosses(job, 8, 4)).toBeGreaterThan(estimateLosses(job, 4, 4));
      expect(estimateLosses(job, 8, 8)).toBeGreaterThan(estimateLosses(job, 8, 4));
    }
  });

  /**
   * Half Torpedoes, half Enforcers, a Tommy gun for every third man: of forty raids and more each the program won 75, 68,
   * 70, and 58% with twenty of them, and 58, 18, and 20% with eight.
   */
  it.each([
    [20, 8, 65, 85],
    [20, 16, 55, 75],
    [20, 24, 45, 75],
    [20, 48, 30, 60],
    [8, 8, 45, 65],
    [8, 24, 13, 33],
    [8, 48, 5, 25],
  ])(
    '[RK-5, SCN-5] %i killers against %i guards of a full racket are told from %i to %i in 100',
    (men, guards, from, to) => {
      const bodies = [profileTable.torpedo, profileTable.enforcer].map(({ stats }) =>
        computeStrength(stats, ['pistol']),
      );
      const gun = computeStrength(profileTable.hoodlum.stats, ['tommy-gun']);
      const told = winChance('raid', (men * mean(bodies) * (2 + gun)) / 3, sumDefense(guards, 0)) * 100;
      expect(told).toBeGreaterThan(from);
      expect(told).toBeLessThan(to);
    },
  );
});

it.each(['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'] as const)(
  '[GANG-11, SCN-12] random parties on a %s are told on average what they win, to ten points',
  { tags: 'rest' },
  (kind) => {
    const fought = listJobTasks([kind], 60, 2).map(fightJob);
    const told = mean(fought.map((one) => one.told));
    const won = mean(fought.map((one) => one.won / one.runs));
    expect(Math.abs(told - won)).toBeLessThan(0.1);
  },
);

it('[GANG-11, RK-2] a Boss of no special nerve sends nobody out for less than one chance in five', () => {
  const man = { crew: [], muscle: [], explosives: 0, bloodPrice: 1, costDollars: 0, men: 1 };
  const parties = [1, 3, 6, 12, 24].map((strength) => ({ ...man, strength }));
  for (const job of ['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'] as const) {
    const against = { job, kind: job, guards: 8, foes: 8 };
    const sent = computePartyOdds(parties, against);
    const chances = parties.map(({ strength }) =>
      estimateChance(against, strength, { approach: findBestApproach(job) }),
    );
    expect(sent.map(({ win }) => win)).toEqual(chances.filter((chance) => chance >= 0.2));
    expect(sent.length).toBeLessThan(parties.length);
    // A bold Boss sends men for less, a cautious one for no less than one chance in three.
    for (const [boldness, least] of [
      [2, 0.08],
      [-2, 0.32],
    ] as const) {
      expect(computePartyOdds(parties, { ...against, boldness }).map(({ win }) => win)).toEqual(
        chances.filter((chance) => chance >= least),
      );
    }
  }
});
