import type { SeatHead } from '../../../../src-shared/views/head.ts';
import type { GameId } from '../../../../src-shared/words/games.ts';
import type { SeatId, Viewer } from '../../../../src-shared/words/ids.ts';
import type { Wait } from '../../../../src-shared/words/waits.ts';
import { clonePlain } from '../../../kernel/readonly.ts';
import type { EmpireView } from '../game.ts';
import { capoOf, caposOf } from '../lookups.ts';
import { stateSeen } from '../minds/fog.ts';
import { roundName, waitsFor } from '../play.ts';
import type { State } from '../state.ts';

export const gameId = 'empire-city' as string as GameId;

export function seatHeads(state: State): SeatHead[] {
  return caposOf(state).map(({ seat, name, isHuman }) => ({ seat, name, isHuman, isOut: false }));
}

/** The round being played; a game that is over stays in its last one. */
export function playedRound({ round }: State): number {
  return round;
}

/** [EMP-FOG-12] Reactions are not told by name. */
function waitSeen(state: State, viewer: Viewer): Wait | null {
  const wait = waitsFor(state);
  if (wait?.manner !== 'reaction' || viewer === 'gm') return wait;
  return { ...wait, seats: wait.seats.filter((seat) => seat === viewer) };
}

function waitingOf(state: State): { seat: SeatId | null; text: string }[] {
  const wait = waitsFor(state);
  if (wait === null) return [];
  if (wait.manner === 'reaction') return [{ seat: null, text: 'Reactions are waited for.' }];
  const seats = wait.manner === 'in-turn' ? wait.seats.slice(0, 1) : wait.seats;
  return seats.map((seat) => ({ seat, text: `${capoOf(state, seat).name}: ${wait.says.task}.` }));
}

/** [EMP-FOG] The game as a viewer may know it. */
export function viewOf(state: State, viewer: Viewer): EmpireView {
  if (viewer !== 'gm') capoOf(state, viewer);
  const { ending, title } = state;
  return clonePlain({
    game: gameId,
    title,
    viewer,
    period: playedRound(state),
    date: roundName(playedRound(state)),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait: waitSeen(state, viewer),
    waiting: waitingOf(state),
    seats: seatHeads(state),
    board: viewer === 'gm' ? state : stateSeen(state, viewer),
  });
}
