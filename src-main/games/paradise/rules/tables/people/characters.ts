import type { GangType } from '#shared/games/paradise/city.ts';
import { memoize } from '#shared/words/memoize.ts';
import { traits, type Character } from '#shared/games/paradise/minds.ts';

/** [GANG-11] The usual character of a type's Bosses. */
const usual: Readonly<Record<GangType, Character>> = {
  syndicate: { boldness: 0, greed: 1, vengefulness: 0, loyalty: 0 },
  irish: { boldness: 1, greed: 0, vengefulness: 1, loyalty: 1 },
  sicilian: { boldness: 0, greed: 0, vengefulness: 1, loyalty: 1 },
  tong: { boldness: -1, greed: 0, vengefulness: 0, loyalty: 1 },
  street: { boldness: 1, greed: 0, vengefulness: 0, loyalty: -1 },
};

/** [GANG-11] Returns the usual character of a type's Bosses. */
export function lookUpUsualCharacter(type: GangType): Character {
  return { ...usual[type] };
}

/** [GANG-11] Lists the characters that a Boss of a type may have by default. */
export const listCharacters = memoize((type: GangType): readonly Character[] =>
  traits.reduce<readonly Character[]>(
    (characters, trait) =>
      characters.flatMap((character) =>
        [...new Set([-1, 0, 1].map((step) => limitDegree(usual[type][trait] + step)))].map((degree) => ({
          ...character,
          [trait]: degree,
        })),
      ),
    [lookUpUsualCharacter(type)],
  ),
);

function limitDegree(degree: number): number {
  return Math.max(-2, Math.min(2, degree));
}

/** One Boss's character: his type's, each trait up to one step off it. The same seed and seat, the same man. */
export function createCharacter(type: GangType, seed: number, seat: number): Character {
  const character = { ...usual[type] };
  traits.forEach((trait, nth) => {
    const step = (hashNumbers(seed, seat, nth) % 3) - 1;
    character[trait] = limitDegree(character[trait] + step);
  });
  return character;
}

/** Hashes the three numbers into one. */
function hashNumbers(seed: number, seat: number, nth: number): number {
  let mixed = (seed ^ Math.imul(seat + 1, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
