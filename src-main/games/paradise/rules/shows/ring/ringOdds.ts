import { boxing } from '#main/games/paradise/rules/tables/shows.ts';

/** One man in the ring: his FISTS, and whether he was paid to lose. */
export type Fighter = { fists: number; isPaid: boolean };

export type Corner = 'red' | 'blue';

/** [RK-13] Tests FISTS; a natural 6 always misses. */
function isHit(fighter: Fighter, face: number): boolean {
  return face <= fighter.fists && face !== boxing.divingFace;
}

function isDive(fighter: Fighter, face: number): boolean {
  return fighter.isPaid && face === boxing.divingFace;
}

/**
 * [RK-13] Decides one round of a title bout: a hit wins if the other misses; a paid boxer goes down on his 6 at once.
 * Null: the fight goes on.
 */
export function roundWinner(red: Fighter, blue: Fighter, faces: readonly [number, number]): Corner | null {
  const [redDives, blueDives] = [isDive(red, faces[0]), isDive(blue, faces[1])];
  if (redDives !== blueDives) return redDives ? 'blue' : 'red';
  const [redHits, blueHits] = [isHit(red, faces[0]), isHit(blue, faces[1])];
  if (redHits === blueHits) return null;
  return redHits ? 'red' : 'blue';
}

/** [RK-13] Exact chance that red wins, over every throw of a deciding round. */
export function computeRedWinsChance(red: Fighter, blue: Fighter): number {
  let won = 0;
  let decided = 0;
  for (let face = 0; face < 36; face += 1) {
    const winner = roundWinner(red, blue, [(face % 6) + 1, Math.floor(face / 6) + 1]);
    if (winner !== null) decided += 1;
    if (winner === 'red') won += 1;
  }
  return won / decided;
}

/** A fighter whose FISTS may be unknown. */
export type KnownFighter = { fists: number | null; isPaid: boolean };

/** [RK-13] Computes the chance by known facts: unknown FISTS are averaged over the die. */
export function computeKnownRedWinsChance(red: KnownFighter, blue: KnownFighter): number {
  const listGuesses = (fighter: KnownFighter): readonly number[] =>
    fighter.fists === null ? boxing.fistsByFace : [fighter.fists];
  const chances = listGuesses(red).flatMap((redFists) =>
    listGuesses(blue).map((blueFists) =>
      computeRedWinsChance({ ...red, fists: redFists }, { ...blue, fists: blueFists }),
    ),
  );
  return chances.reduce((total, chance) => total + chance, 0) / chances.length;
}
