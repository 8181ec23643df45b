import { describe, expect, it } from 'vitest';
import { readSteps } from '#campaign/recorded.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { everyGame, played } from '../support/everyGame.ts';

/** Two years of the game of months; of each other game as much as it surely lasts. */
const periods: Readonly<Record<GameId, number>> = {
  paradise: 24,
  'turf-war': 6,
  brotherhood: 6,
  godfather: 3,
  'empire-city': 4,
};

/** Views of a whole table are built twice for each event, so only some events of a long game are looked at. */
const mostLookedAt = 250;

describe.each(everyGame.toReversed())('values derived from a state of $rulebook.title', ({ rulebook }) => {
  it('are those of a fresh copy after every event, in all views and all that planners see', async () => {
    const { store } = await played(rulebook.id, periods[rulebook.id]);
    const events = readSteps(store, rulebook).flatMap(({ happenings }) => happenings.map(({ event }) => event));
    const every = Math.max(1, Math.floor(events.length / mostLookedAt));
    const writer = createStateWriter(rulebook);
    const state = rulebook.blank();
    const describeKnown = (of: typeof state): string =>
      JSON.stringify(
        rulebook.seats(of).map(({ seat }: { seat: SeatId }) => [rulebook.view(of, seat), rulebook.sight(of, seat)]),
      );
    let lookedAt = 0;
    for (const [at, event] of events.entries()) {
      const isLookedAt = at % every === 0 || at % every === every - 1;
      // Fills the caches that the event must invalidate.
      if (isLookedAt) describeKnown(state);
      writer.apply(state, event);
      if (!isLookedAt) continue;
      expect(describeKnown(state), event.type).toBe(describeKnown(clonePlain(state)));
      lookedAt += 1;
    }
    expect(lookedAt).toBeGreaterThan(50);
  });
});
