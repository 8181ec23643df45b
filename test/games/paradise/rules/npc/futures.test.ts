import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { sampleFrom } from '#main/games/paradise/rules/npc/imagining/imagine.ts';
import { simulateStances } from '#main/games/paradise/rules/npc/ahead/search.ts';
import type { LookAhead } from '#main/games/paradise/rules/npc/ahead/lookAhead.ts';
import { planByWorth } from '#main/games/paradise/rules/npc/standard.ts';
import type { Stance } from '#main/games/paradise/rules/npc/worth/weights.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { lookAhead } from '#main/games/paradise/rules/phases.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';

const stances: Stance[] = ['thrift', 'expansion', 'lying-low', 'war'];
const months = 3;
const seed = 99;
const seats = ['g1', 'g2', 'g3'] as SeatId[];

/** A campaign that a gang imagines in its fifth month. */
function imagined(seat: SeatId) {
  const state = playedMonths(foundedCampaign({ seed: 5, types: gangTypes.slice(1) }), 4).at(-1)?.state;
  if (state === undefined) throw new Error('No month was played.');
  return () => ({ state: sampleFrom(buildSeatView(state, seat), seed), rng: seedRng(seed) });
}

/** The same months, every gang planning each of them by itself. */
function playedAlone(own: ReturnType<ReturnType<typeof imagined>>, seat: SeatId, stance: Stance): ParadiseState {
  let at = own;
  for (let month = 0; month < months && at.state.victory === null; month += 1) {
    at = lookAhead(at, (view) => planByWorth(view, view.seat === seat ? stance : 'even'));
  }
  return at.state;
}

describe('[GANG-11] the months that a gang plays ahead', () => {
  it.each(seats)('come out for each way as if it had been played alone, for %s', (seat) => {
    const start = imagined(seat);
    const ends = simulateStances(start(), stances, { seat, months, lookAhead });
    for (const stance of stances) {
      expect(ends.get(stance)).toEqual(playedAlone(start(), seat, stance));
    }
  });

  it('are played once for ways that come to the same orders', () => {
    const seat = 'g2' as SeatId;
    let played = 0;
    const counting: LookAhead = (own, planner) => {
      played += 1;
      return lookAhead(own, planner);
    };
    const same: Stance[] = ['thrift', 'thrift', 'thrift'];
    simulateStances(imagined(seat)(), same, { seat, months, lookAhead: counting });
    expect(played).toBe(months);
  });
});
