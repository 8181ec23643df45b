import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** FNV-1a over the parts: one stable 32-bit seed from a campaign's seed, a key and numbers. */
export function computeSeed(...parts: readonly (string | number)[]): number {
  return seedOfText(parts.join('\u0000'));
}

function seedOfText(text: string): number {
  let seed = bareSeed;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.codePointAt(at) ?? 0;
    seed = mixLetter(seed, letter);
    if (letter > lastOfOneUnit) at += 1;
  }
  return seed;
}

/** Letters beyond this one are two units of a text. */
const lastOfOneUnit = 0xffff;

/** The seed of nothing, which a text's letters go into one after the other. */
export const bareSeed = 0x811c9dc5 | 0;

export function mixLetter(seed: number, letter: number): number {
  return Math.imul(seed ^ letter, 0x01000193);
}

/** A whole number between two bounds, both included; the same parts always draw the same number. */
export function drawNumber(from: number, to: number, ...parts: (string | number)[]): number {
  return uniformInt(xoroshiro128plus(computeSeed(...parts)), from, to);
}

function shuffleValues(values: readonly number[], seed: number): number[] {
  const generator = xoroshiro128plus(seed);
  const left = [...values];
  const result: number[] = [];
  for (let last = left.length - 1; last >= 0; last -= 1) {
    const drawn = uniformInt(generator, 0, last);
    result.push(left[drawn] ?? 0);
    for (let at = drawn; at < last; at += 1) left[at] = left[at + 1] ?? 0;
  }
  return result;
}

/** The place of a walk through the rounds of a list: a round's number and its order. */
type Walk = { seed: number; key: string; number: number; round: readonly number[] };

/** The last place of each key's walk, from which a month continues. */
const walks = new Map<string, Walk>();
/** Lists that are not used any more are dropped with all others. */
const mostWalks = 2_000;

/**
 * Lists the order in which to try `count` phrasings in one month, lazily. All months walk one endless sequence of
 * shuffled rounds, `perMonth` steps a month. A round reshuffles the halves of the round before it separately, so no
 * phrasing returns within half a round.
 */
export function* rotatePhrasings(
  seed: number,
  key: string,
  count: number,
  month: number,
  perMonth: number,
): Generator<number> {
  if (count === 0) return;
  const start = (month - 1) * perMonth;
  let walk = roundAt(seed, key, count, Math.floor(start / count));
  const given = walk.round.slice(start % count);
  yield* given;
  while (given.length < count) {
    walk = createNextRound(walk);
    for (const index of walk.round) {
      if (given.includes(index)) continue;
      given.push(index);
      yield index;
    }
  }
}

/** Finds a round by its number, from the last one reached or from the first. */
function roundAt(seed: number, key: string, count: number, number: number): Walk {
  const known = walks.get(key);
  const goesOn = known !== undefined && known.seed === seed && known.round.length === count && known.number <= number;
  let walk = goesOn ? known : createFirstRound(seed, key, count);
  while (walk.number < number) walk = createNextRound(walk);
  if (walks.size >= mostWalks) walks.clear();
  walks.set(key, walk);
  return walk;
}

function createFirstRound(seed: number, key: string, count: number): Walk {
  const round = shuffleValues([...Array(count).keys()], computeSeed(seed, key, 0));
  return { seed, key, number: 0, round };
}

function createNextRound({ seed, key, number, round }: Walk): Walk {
  const half = Math.ceil(round.length / 2);
  return {
    seed,
    key,
    number: number + 1,
    round: [
      ...shuffleValues(round.slice(0, half), computeSeed(seed, key, number + 1, 'first')),
      ...shuffleValues(round.slice(half), computeSeed(seed, key, number + 1, 'second')),
    ],
  };
}
