import type { SeatId } from '#shared/words/ids.ts';

/**
 * Creates the mark of each family on a printed board: its first letter, with its number where another has the same.
 */
export function createMarks(families: readonly { seat: SeatId; name: string }[]): ReadonlyMap<SeatId, string> {
  const findLetter = (name: string): string => (Array.from(name)[0] ?? '?').toUpperCase();
  return new Map(
    families.map(({ seat, name }, nth) => {
      const letter = findLetter(name);
      const isAlone = families.filter((one) => findLetter(one.name) === letter).length === 1;
      return [seat, isAlone ? letter : `${letter}${nth + 1}`];
    }),
  );
}
