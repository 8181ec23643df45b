import type { FilmStep } from '#shared/games/godfather/records.ts';

/**
 * Counts the steps of the film up to a scene of a round: to the last in which men were put on its squares, else to
 * the round's end.
 */
export function countSteps(film: readonly FilmStep[], round: number, positions: ReadonlySet<string>): number {
  const end = film.findLastIndex((step) => step.round <= round);
  const at = film.findLastIndex(
    (step) => step.round === round && step.added.some(({ position }) => positions.has(position)),
  );
  return (at < 0 ? end : at) + 1;
}
