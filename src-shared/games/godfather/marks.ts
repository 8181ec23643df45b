import type { SeatId } from '../../words/ids.ts';

/**
 * Creates the mark of each family on a printed board: its first letter, with its number where another has the same.
 */
export function marksOf(
  families: readonly { seat: SeatId; name: string }[],
): ReadonlyMap<SeatId, string> {
  const letterOf = (name: string): string => (Array.from(name)[0] ?? '?').toUpperCase();
  return new Map(
    families.map(({ seat, name }, nth) => {
      const letter = letterOf(name);
      const isAlone = families.filter((one) => letterOf(one.name) === letter).length === 1;
      return [seat, isAlone ? letter : `${letter}${nth + 1}`];
    }),
  );
}
