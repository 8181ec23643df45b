import { findKind, formatKebab } from '#shared/games/empire-city/ids.ts';
import type { Running } from '#shared/games/empire-city/running.ts';
import { createDecks } from './founding.ts';

/**
 * [EMP-SET-12] Replaces the names of cards and men by copies: `Smear Campaign` is the first copy that is nowhere else.
 * Other text is kept.
 */
export function giveCopies(running: Running): Running {
  const copies = Object.values(createDecks(running.houseRules.copies)).flat();
  const known = new Set(copies);
  const taken = new Set<string>();
  // Copies named by their numbers are taken first.
  mapNames(running, (text) => {
    if (known.has(text)) taken.add(text);
    return text;
  });
  return mapNames(running, (text) => {
    if (known.has(text)) return text;
    const wanted = formatKebab(text.trim());
    const fits = copies.filter((copy) => copy === wanted || findKind(copy) === wanted);
    const given = fits.find((copy) => !taken.has(copy)) ?? fits[0] ?? text;
    taken.add(given);
    return given;
  });
}

/** Replaces every text of a running game that names a card, a racket, or a man. */
function mapNames(running: Running, replace: (text: string) => string): Running {
  return {
    ...running,
    capos: running.capos.map((capo) => ({
      ...capo,
      hand: capo.hand.map(replace),
      exhausted: capo.exhausted.map(replace),
      cityCards: capo.cityCards.map(replace),
      squares: capo.squares.map((square) => ({
        ...square,
        racket: square.racket === null ? null : replace(square.racket),
      })),
    })),
    racketTrack: running.racketTrack.map(replace),
    menTrack: running.menTrack.map(replace),
    dead: running.dead.map(replace),
    discarded: running.discarded.map(replace),
  };
}
