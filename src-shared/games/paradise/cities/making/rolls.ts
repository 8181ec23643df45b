import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The dice of a drawing: the generator that all dice of the program come from, by its own seed. */
export type Rolls = {
  /** Rolls a whole number. */
  between(least: number, most: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  shuffle<T>(list: readonly T[]): T[];
};

export function createRolls(seed: number): Rolls {
  const source = xoroshiro128plus(seed);
  const between = (least: number, most: number): number => uniformInt(source, least, most);
  return {
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    shuffle(list) {
      const rest = [...list];
      return list.flatMap(() => rest.splice(between(0, rest.length - 1), 1));
    },
  };
}
