import type { ViewHead } from '../../../src-shared/views/head.ts';
import type { SeatHead } from '../../../src-shared/views/head.ts';
import type { Viewer } from '../../../src-shared/words/ids.ts';
import { familiesOf, familyOf } from './lookups.ts';
import { turnName, waitsFor } from './play.ts';
import type { State } from './state.ts';

/** Every family as the frame shows it. */
export function seatHeads(state: State): SeatHead[] {
  return familiesOf(state).map(({ seat, name, isHuman, dead }) => ({
    seat,
    name,
    isHuman,
    isOut: dead !== null,
  }));
}

/** The head of the game's view. */
export function viewOf(state: State, viewer: Viewer): ViewHead {
  if (viewer !== 'gm') familyOf(state, viewer);
  const { ending, title, turn } = state;
  return {
    game: 'brotherhood' as never,
    title,
    viewer,
    period: turn,
    date: turnName(turn),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait: waitsFor(state),
    waiting: [],
    seats: seatHeads(state),
  };
}
