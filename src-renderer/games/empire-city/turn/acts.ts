import type { Fight } from '#shared/games/empire-city/views.ts';

export const stepMs = 700;

/** A side of a fight: how many cards it turns up, and the lines of its score. */
type Side = { cards: number; lines: readonly { points: number }[] };

function listSides(fight: Fight): Side[] {
  if (fight.kind === 'combat')
    return fight.sides.map(({ men, cards, reveals, lines }) => ({
      cards: men.length + cards.length + reveals.length,
      lines,
    }));
  return [
    { cards: fight.byCards.length + (fight.assassin === null ? 0 : 1), lines: fight.byLines },
    { cards: fight.rivalCards.length + 1, lines: fight.rivalLines },
  ];
}

/** Counts the steps of a fight: a card and a line of each side in each, and last what came of it. */
export function countSteps(fight: Fight): number {
  return Math.max(1, ...listSides(fight).flatMap(({ cards, lines }) => [cards, lines.length])) + 1;
}

/** Sums the lines of a score that are told so far. */
export function sumLines(lines: readonly { points: number }[], step: number): number {
  return lines.slice(0, step).reduce((sum, { points }) => sum + points, 0);
}
