import type { GangType } from '#shared/games/paradise/city.ts';
import { traits, type Character } from '#shared/games/paradise/minds.ts';

/** [GANG-11] The usual character of a type's Bosses. */
const usual: Readonly<Record<GangType, Character>> = {
  syndicate: { boldness: 0, greed: 1, vengefulness: 0, loyalty: 0 },
  irish: { boldness: 1, greed: 0, vengefulness: 1, loyalty: 1 },
  sicilian: { boldness: 0, greed: 0, vengefulness: 1, loyalty: 1 },
  tong: { boldness: -1, greed: 0, vengefulness: 0, loyalty: 1 },
  street: { boldness: 1, greed: 0, vengefulness: 0, loyalty: -1 },
};

/** One Boss's character: his type's, each trait up to one step off it. The same seed and seat, the same man. */
export function createCharacter(type: GangType, seed: number, seat: number): Character {
  const character = { ...usual[type] };
  traits.forEach((trait, nth) => {
    const step = (scrambled(seed, seat, nth) % 3) - 1;
    character[trait] = Math.max(-2, Math.min(2, character[trait] + step));
  });
  return character;
}

/** A whole number that changes with each of the three. */
function scrambled(seed: number, seat: number, nth: number): number {
  let mixed = (seed ^ Math.imul(seat + 1, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
