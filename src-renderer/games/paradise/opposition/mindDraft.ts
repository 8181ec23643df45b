import { traitEnds, type Mind, type Trait } from '#shared/games/paradise/minds.ts';

/** A trait's degree in words: `very bold` for 2, `neither` for 0. */
export function describeDegree(trait: Trait, degree: number): string {
  const { low, high } = traitEnds[trait];
  if (degree === 0) return `neither ${low} nor ${high}`;
  return `${Math.abs(degree) > 1 ? 'very ' : ''}${degree > 0 ? high : low}`;
}

export function isSameMind(a: Mind, b: Mind): boolean {
  const { character: of } = a;
  return (
    a.level === b.level &&
    a.doctrine === b.doctrine &&
    (Object.keys(of) as Trait[]).every((trait) => of[trait] === b.character[trait])
  );
}
