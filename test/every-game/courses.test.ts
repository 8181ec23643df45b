import { describe, expect, it } from 'vitest';
import type { GameId } from '#shared/words/games.ts';
import { playAnyCourse } from '../support/anyCourse.ts';

/** Courses of each game, and how long each is watched; `npm run lab -- courses` plays thousands. */
const watched: readonly { game: GameId; courses: number; periods: number }[] = [
  { game: 'paradise', courses: 2, periods: 2 },
  { game: 'turf-war', courses: 8, periods: 12 },
  { game: 'brotherhood', courses: 8, periods: 12 },
  { game: 'godfather', courses: 4, periods: 15 },
  { game: 'empire-city', courses: 8, periods: 8 },
];

describe.each(watched)('any course of $game', ({ game, courses, periods }) => {
  it('goes on, whatever seats, house rules, and rulings it has, and never comes back to a state', () => {
    for (let seed = 1; seed <= courses; seed += 1) {
      const { problem } = playAnyCourse(game, seed, periods);
      expect({ seed, problem }).toEqual({ seed, problem: null });
    }
  });

  it('carries some of the rulings out', () => {
    const tried = [1, 2, 3, 4, 5, 6].map((seed) => playAnyCourse(game, seed, 2).rulings);
    expect(Math.max(...tried)).toBeGreaterThan(0);
  });
});
