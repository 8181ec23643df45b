import type { Muscle, MuscleProfile } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';

/** [GANG-13] The price of outside muscle for one scenario, and the reputation it demands. */
export const muscleTable: Readonly<
  Record<MuscleProfile, { priceDollars: number; groupOf: number; minimumReputation: number }>
> = {
  punk: { priceDollars: 10, groupOf: 5, minimumReputation: 1 },
  slugger: { priceDollars: 15, groupOf: 5, minimumReputation: 1 },
  hoodlum: { priceDollars: 20, groupOf: 5, minimumReputation: 2 },
  enforcer: { priceDollars: 50, groupOf: 2, minimumReputation: 3 },
  torpedo: { priceDollars: 100, groupOf: 1, minimumReputation: 5 },
};

/** [GANG-13] Computes the most of a kind that a gang of this reputation can hire for one scenario. */
export function computeMostMuscle(profile: MuscleProfile, reputation: number): number {
  const { groupOf, minimumReputation } = muscleTable[profile];
  return Math.max(0, reputation - minimumReputation + 1) * groupOf;
}

/** [GANG-13] Scenarios a kind stays away after it was hired. */
export function restAfterHire(profile: MuscleProfile): number {
  return muscleTable[profile].minimumReputation;
}

/** [GANG-13] Computes the price of this muscle for one scenario, in dollars. */
export function computeMusclePrice(muscle: readonly DeepReadonly<Muscle>[]): number {
  return muscle.reduce((total, { profile, count }) => total + count * muscleTable[profile].priceDollars, 0);
}
