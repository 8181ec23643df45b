import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** FNV-1a over the parts: one stable 32-bit seed from a campaign's seed, a key and numbers. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash | 0;
}

/** A whole number between two bounds, both included; the same parts always draw the same number. */
export function drawNumber(from: number, to: number, ...parts: (string | number)[]): number {
  return uniformInt(xoroshiro128plus(seedOf(...parts)), from, to);
}

function shuffled(values: readonly number[], seed: number): number[] {
  const generator = xoroshiro128plus(seed);
  const left = [...values];
  const result: number[] = [];
  while (left.length > 0) result.push(...left.splice(uniformInt(generator, 0, left.length - 1), 1));
  return result;
}

/**
 * The order in which to try `count` phrasings in one month. All months walk one endless sequence of
 * shuffled rounds, `perMonth` steps a month. A round reshuffles the halves of the round before it
 * separately, so no phrasing returns within half a round.
 */
export function rotationFor(
  seed: number,
  key: string,
  count: number,
  month: number,
  perMonth: number,
): number[] {
  const start = (month - 1) * perMonth;
  const half = Math.ceil(count / 2);
  let round = shuffled([...Array(count).keys()], seedOf(seed, key, 0));
  const order: number[] = [];
  for (let number = 0; order.length < count; number += 1) {
    round.forEach((index, place) => {
      if (number * count + place >= start && !order.includes(index)) order.push(index);
    });
    round = [
      ...shuffled(round.slice(0, half), seedOf(seed, key, number + 1, 'first')),
      ...shuffled(round.slice(half), seedOf(seed, key, number + 1, 'second')),
    ];
  }
  return order;
}
