import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { capoFields, runningFields, runningSections, type Running } from '#shared/games/empire-city/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { describeItem, type RunningTables } from '#kernel/declare/section.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireCapo } from '../lookups.ts';
import type { State } from '../state.ts';

/** [EMP-SET-12] A running game as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'capos', by: 'family' },
  sections: runningSections,
  describe: describeRunning,
};

/** Describes a game at the start of the cops or of the declarations; `enterRunning` enters it again. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(state.ending === null, 'The game is over; it leaves as no table any more.');
  refuseUnless(
    Object.values(state.capos).every(
      ({ points, corruption }) => points < state.house.victoryPoints && corruption < state.house.martialLaw,
    ),
    'Somebody has come to where the game ends; play on, and it is over.',
  );
  const [next, ...rest] = state.agenda;
  const phase = next?.do === 'round' ? 'cops' : next?.do === 'declarations' ? next.do : null;
  const { godfather } = state;
  refuseUnless(
    phase !== null && rest.length === 0 && godfather !== null,
    'A game leaves as a table between two rounds; play this one to its end first.',
  );
  const findFamily = (seat: SeatId): FamilyId => requireCapo(state, seat).family;
  const { corruption: _, ...decks } = state.decks;
  return describeItem(runningFields, state, {
    houseRules: state.house,
    phase,
    godfather: findFamily(godfather),
    capos: state.seats.map((seat) => describeCapo(state, seat, findFamily)),
    cops: state.cops.map(({ at }) => at),
    isNessInTown: state.isNessHere,
    discarded: Object.values(decks).flatMap(({ discard }) => discard),
    marks: state.marks.map(({ mark, seat }) => ({ mark, family: findFamily(seat) })),
  });
}

function describeCapo(state: State, seat: SeatId, familyOf: (seat: SeatId) => FamilyId): Running['capos'][number] {
  const capo = requireCapo(state, seat);
  const squares = Object.entries(state.squares) as [Cell, NonNullable<State['squares'][Cell]>][];
  return describeItem(capoFields, capo, {
    victoryPoints: capo.points,
    cityCards: capo.cards,
    squares: squares.flatMap(([square, { owner, racket, count }]) =>
      owner === seat ? [{ square, racket, count: Math.max(1, count) }] : [],
    ),
    tokens: Object.fromEntries(
      Object.entries(capo.tokens).flatMap(([of, count]) => (count > 0 ? [[familyOf(of as SeatId), count]] : [])),
    ),
    corruptionCards: capo.powers,
  });
}
