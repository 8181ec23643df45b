import { suite } from '#scripts/suites.ts';

/** Returns the size of a sample: a quarter of the whole in `npm test`, unless it is said how much. */
export function sample(whole: number, quick = Math.ceil(whole / 4)): number {
  return suite === 'quick' ? quick : whole;
}

/** Returns the cases to go through: in `npm test` the first of each kind. */
export function sampleKinds<T>(cases: readonly T[], kindOf: (one: T) => unknown): readonly T[] {
  if (suite !== 'quick') return cases;
  const seen = new Set<unknown>();
  return cases.filter((one) => !seen.has(kindOf(one)) && seen.add(kindOf(one)));
}

/** Returns the cases to go through: in `npm test` the first, or the first few. */
export function takeSample<T>(cases: readonly T[], quick = 1): readonly T[] {
  return cases.slice(0, sample(cases.length, quick));
}
