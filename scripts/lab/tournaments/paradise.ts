import type { ParadiseGame } from '#main/games/paradise/rules/game.ts';
import { computeScore } from '#main/games/paradise/rules/campaign/victory.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listOwnedBusinesses, listSeats } from '#main/games/paradise/rules/lookups.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { createProgramsSetup } from '../paradiseCampaign.ts';
import { defineTournament } from './tournamentGame.ts';

/** A campaign with a scored last month. Over 20 seeds the challenger plays every type in every seat. */
export const paradiseTournament = defineTournament<ParadiseGame>({
  rulebook: paradise,
  tables: [[4]],
  isTurning: true,
  wanted: { hard: 2, easy: 1.8, erratic: 3.8 },
  setUp({ seed, levels, months, houseRules }) {
    const npcs = levels.map((level, place) => {
      const type = gangTypes[(Math.floor(seed / levels.length) + place) % gangTypes.length] ?? 'syndicate';
      return { type, level };
    });
    return createProgramsSetup(seed, npcs, { ...houseRules, lastMonth: months });
  },
  describeSeat: ({ gangs }, seat) => ({ type: gangs[seat]?.type ?? '' }),
  measure(state, _counts, challenger) {
    const place = findPlace(state, challenger);
    return Object.fromEntries(['2nd', '3rd', 'last'].map((name, nth) => [`${name}, %`, place === nth + 2 ? 100 : 0]));
  },
});

/** Returns the place by score, counted from 1, with the dead behind the living. */
function findPlace(state: State, seat: SeatId): number {
  const isDead = (one: SeatId): boolean => state.gangs[one]?.eliminatedMonth !== null;
  if (isDead(seat)) return listSeats(state).length;
  const ranked = listSeats(state).toSorted(
    (a, b) =>
      Number(isDead(a)) - Number(isDead(b)) ||
      computeScore(state, b) - computeScore(state, a) ||
      listOwnedBusinesses(state, b).length - listOwnedBusinesses(state, a).length,
  );
  return state.victory?.seat === seat ? 1 : ranked.indexOf(seat) + 1;
}
