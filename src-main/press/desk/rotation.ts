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

/** Where a walk through the rounds of a list has come to: a round's number and its order. */
type Walk = { number: number; round: readonly number[] };

/** How far each list was walked last: a month goes on from there and not from the first one. */
const walks = new Map<string, Walk>();
/** Campaigns that were looked at and closed again are forgotten with all the others. */
const mostWalks = 2_000;

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
  if (count === 0) return [];
  const start = (month - 1) * perMonth;
  const order = new Set<number>();
  let walk = roundAt(seed, key, count, Math.floor(start / count));
  const passed = start % count;
  for (const index of walk.round.slice(passed)) order.add(index);
  while (order.size < count) {
    walk = nextRound(seed, key, walk);
    for (const index of walk.round) order.add(index);
  }
  return [...order];
}

/** A round by its number, from the one that was come to last or from the first. */
function roundAt(seed: number, key: string, count: number, number: number): Walk {
  const name = `${seed} ${count} ${key}`;
  const known = walks.get(name);
  let walk = known !== undefined && known.number <= number ? known : firstRound(seed, key, count);
  while (walk.number < number) walk = nextRound(seed, key, walk);
  if (walks.size >= mostWalks) walks.clear();
  walks.set(name, walk);
  return walk;
}

function firstRound(seed: number, key: string, count: number): Walk {
  return { number: 0, round: shuffled([...Array(count).keys()], seedOf(seed, key, 0)) };
}

function nextRound(seed: number, key: string, { number, round }: Walk): Walk {
  const half = Math.ceil(round.length / 2);
  return {
    number: number + 1,
    round: [
      ...shuffled(round.slice(0, half), seedOf(seed, key, number + 1, 'first')),
      ...shuffled(round.slice(half), seedOf(seed, key, number + 1, 'second')),
    ],
  };
}
