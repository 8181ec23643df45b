import type { SeatHead, ViewHead } from '../../../../src-shared/views/head.ts';
import type { GameId } from '../../../../src-shared/words/games.ts';
import type { Viewer } from '../../../../src-shared/words/ids.ts';
import { familiesOf, familyOf } from '../lookups.ts';
import { waitsFor } from '../play.ts';
import type { State } from '../state.ts';
import { roundName } from '../turn/turn.ts';

/** Everybody at the table, in seat order; nobody is ever out. [GOD-END-4] */
export function seatHeads(state: State): SeatHead[] {
  return familiesOf(state).map(({ seat, name, isHuman, isAbsent }) => ({
    seat,
    name,
    isHuman: isHuman && !isAbsent,
    isOut: false,
  }));
}

/** The round being played; a game that is over stays in its last one. */
export function playedRound({ round, ending, records }: State): number {
  return ending === null ? round : (records.at(-1)?.round ?? round);
}

/** What the frame must know of the game. */
export function viewOf(state: State, viewer: Viewer): ViewHead {
  if (viewer !== 'gm') familyOf(state, viewer);
  const { ending, title } = state;
  const wait = waitsFor(state);
  return {
    game: 'godfather' as GameId,
    title,
    viewer,
    period: playedRound(state),
    date: roundName(playedRound(state)),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait,
    waiting: (wait?.seats ?? []).map((seat) => ({ seat, text: wait?.says.explanation ?? '' })),
    seats: seatHeads(state),
  };
}
