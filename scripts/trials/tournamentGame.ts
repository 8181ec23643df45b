import { gangTypes } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Level } from '#shared/games/paradise/minds.ts';
import { listOwnedBusinesses, listSeats } from '#main/games/paradise/rules/lookups.ts';
import { computeScore } from '#main/games/paradise/rules/campaign/victory.ts';
import { playCampaign, createProgramsSetup } from './playing.ts';

/** One campaign of four gangs: a challenger at one level among three at another. */
export type TournamentTask = {
  seed: number;
  months: number;
  challenger: Level;
  others: Level;
};

/** Where the challenger came in, 1 being first, and everybody's score. */
export type TournamentResult = {
  place: number;
  challengerType: string;
  /** The type of whoever came in first. */
  winnerType: string;
  scores: number[];
};

const gangsAtTheTable = 4;

/** Seats and gang types rotate with the seed: over 20 seeds the challenger plays every type in every seat. */
export function playTournamentGame(task: TournamentTask): TournamentResult {
  const { seed, months, challenger, others } = task;
  const own = seed % gangsAtTheTable;
  const turn = Math.floor(seed / gangsAtTheTable);
  const npcs = Array.from({ length: gangsAtTheTable }, (_, seat) => {
    const type = gangTypes[(turn + seat) % gangTypes.length] ?? 'syndicate';
    return { type, level: seat === own ? challenger : others };
  });
  const state = playCampaign(createProgramsSetup(seed, npcs, { lastMonth: months }), months);
  const ranked = listSeats(state)
    .map((seat) => ({
      seat,
      isAlive: state.gangs[seat]?.eliminatedMonth === null,
      score: computeScore(state, seat),
      places: listOwnedBusinesses(state, seat).length,
    }))
    .toSorted((a, b) => Number(b.isAlive) - Number(a.isAlive) || b.score - a.score || b.places - a.places);
  const findType = (seat: SeatId | undefined): string =>
    (seat === undefined ? undefined : state.gangs[seat]?.type) ?? '';
  const challengerSeat = `g${own + 1}` as SeatId;
  const won = state.victory?.how === 'total-control' ? state.victory.seat : null;
  const place = won === challengerSeat ? 1 : ranked.findIndex(({ seat }) => seat === challengerSeat) + 1;
  const isDead = state.gangs[challengerSeat]?.eliminatedMonth !== null;
  return {
    place: isDead ? gangsAtTheTable : place,
    challengerType: npcs[own]?.type ?? '',
    winnerType: findType(state.victory?.seat ?? ranked[0]?.seat),
    scores: listSeats(state).map((seat) => computeScore(state, seat)),
  };
}
