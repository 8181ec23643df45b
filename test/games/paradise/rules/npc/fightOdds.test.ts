import { describe, expect, it } from 'vitest';
import { computePartyOdds } from '#main/games/paradise/rules/npc/jobs/attacks.ts';
import { countBattles } from '#main/games/paradise/rules/battles/watching/odds.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { VehicleId } from '#shared/games/paradise/ids.ts';
import {
  canAllRide,
  estimateLosses,
  guardStrength,
  computeGangsterStrength,
  winChance,
  type Job,
} from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import { countGuards } from '#main/games/paradise/rules/tables/rackets.ts';
import type { Weapon } from '#shared/games/paradise/people.ts';
import { Story } from '#test/support/story.ts';

const runs = 60;

const places = ['low-dive', 'speakeasy', 'trucking'] as const;

const lootFaces = { 'low-dive': [4], speakeasy: [4, 3], trucking: [4] };

/** What the formulas say of a job, and what so many battles came to. */
function compare(
  job: 'raid' | 'smash-and-grab',
  men: number,
  gun: Weapon,
  type: (typeof places)[number],
  rides = false,
) {
  const [story, us, them] = new Story().seats(['Us', { isHuman: false }], ['Them', { isHuman: false }]);
  const [business] = them.owns(type).in('docks');
  const crew = Array.from({ length: men }, () => us.has('hoodlum'));
  for (const id of crew) {
    const man = story.state.gangsters[id];
    if (man === undefined) throw new Error('Nobody there');
    man.weapons.push(gun);
  }
  const vehicles = rides ? carsFor(story, us.seat, men) : [];
  us.gives({ kind: job, business: business, crew, vehicles });
  // [SCN-1] What there is to carry off is thrown when the party is on its way.
  story.phase('reveal', job === 'raid' ? [] : lootFaces[type]);
  const [battle] = Object.values(story.state.battles);
  if (battle === undefined) throw new Error('No battle');
  const tally = countBattles(story.state, battle, { from: 0, runs });
  const strength = crew.reduce((sum, id) => {
    const man = story.state.gangsters[id];
    return sum + (man === undefined ? 0 : computeGangsterStrength(man));
  }, 0);
  const guards = countGuards(type);
  return {
    believed: winChance(job, strength, guardStrength(guards), rides),
    won: tally.attackersWon / runs,
    lossesBelieved: estimateLosses(job, men, guards),
    lost: tally.attackersDead / runs,
  };
}

/** [CAR-9] A seat in a car for each man. */
function carsFor(story: Story, gang: SeatId, men: number): VehicleId[] {
  return Array.from({ length: Math.ceil(men / 6) }, (_, nth) => {
    const id = `v${nth + 1}` as VehicleId;
    const vehicle = { id, gang, kind: 'car' as const, upgrades: [], stolen: false };
    story.tell({ type: 'vehicle-bought', vehicle, costDollars: 0 });
    return id;
  });
}

describe('what a gang believes of a fight', () => {
  it.each(['raid', 'smash-and-grab'] as const)(
    '[GANG-11, SCN-12] the odds of a %s stay near what the battles come to',
    (job) => {
      const compared = places.flatMap((type) =>
        [3, 6, 10].map((men) => compare(job, men, men === 6 ? 'tommy-gun' : 'pistol', type)),
      );
      const misses = compared.map(({ believed, won }) => Math.abs(believed - won));
      expect(Math.max(...misses)).toBeLessThan(0.25);
      expect(misses.reduce((sum, miss) => sum + miss, 0) / misses.length).toBeLessThan(0.12);
    },
  );

  it('[CAR-9, RK-2] the odds of raiders who come by car stay near what their battles come to', () => {
    const compared = places.map((type) => compare('raid', 6, 'pistol', type, true));
    const misses = compared.map(({ believed, won }) => Math.abs(believed - won));
    expect(Math.max(...misses)).toBeLessThan(0.25);
    expect(misses.reduce((sum, miss) => sum + miss, 0) / misses.length).toBeLessThan(0.12);
    expect(winChance('raid', 4, 4, true)).toBeGreaterThan(winChance('raid', 4, 4));
    expect([canAllRide(6, 1), canAllRide(7, 1), canAllRide(7, 2), canAllRide(1, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('[GANG-11] more men win more and lose more, and more guards the other way round', () => {
    const jobs: readonly Job[] = ['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'];
    for (const job of jobs) {
      expect(winChance(job, 8, 4)).toBeGreaterThan(winChance(job, 4, 4));
      expect(estimateLosses(job, 8, 4)).toBeGreaterThan(estimateLosses(job, 4, 4));
      expect(estimateLosses(job, 8, 8)).toBeGreaterThan(estimateLosses(job, 8, 4));
      expect(winChance(job, 100, 1)).toBeLessThanOrEqual(1);
    }
  });
});

it('[GANG-11, RK-2] a Boss of no special nerve sends nobody against the guards of a door for less than one chance in five', () => {
  const man = { crew: [], muscle: [], bloodPrice: 1, costDollars: 0, men: 1 };
  const parties = [1, 3, 6, 12].map((strength) => ({ ...man, strength }));
  const against = { theirs: guardStrength(6), foes: 6 };
  for (const job of ['raid', 'smash-and-grab'] as const) {
    const sent = computePartyOdds(parties, job, against);
    const chances = parties.map(({ strength }) => winChance(job, strength, against.theirs));
    expect(sent.map(({ win }) => win)).toEqual(chances.filter((chance) => chance >= 0.2));
    expect(sent.length).toBeLessThan(parties.length);
    // A bold Boss sends men for less, a cautious one for no less than one chance in three.
    for (const [boldness, least] of [
      [2, 0.08],
      [-2, 0.32],
    ] as const) {
      expect(computePartyOdds(parties, job, { ...against, boldness }).map(({ win }) => win)).toEqual(
        chances.filter((chance) => chance >= least),
      );
    }
  }
  expect(computePartyOdds(parties, 'hit', against)).toHaveLength(parties.length);
});
