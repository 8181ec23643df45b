import type { EmpireView } from '#shared/games/empire-city/views.ts';
import type { SeatHead } from '#shared/views/head.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { requireCapo, listCapos, computePrintedBribe } from '../lookups.ts';
import { findOrderTaker, roundName, findWait } from '../play.ts';
import type { State } from '../state.ts';
import {
  computeBiddingChance,
  buildBookView,
  buildCellViews,
  buildDeckViews,
  buildFamilyView,
  mayKnow,
} from './board.ts';
import { listQuestions, reachFor } from './questions.ts';

export function listSeatHeads(state: State): SeatHead[] {
  return listCapos(state).map(({ seat, name, isHuman }) => ({ seat, name, isHuman, isOut: false }));
}

/** The round being played; a game that is over stays in its last one. */
export function findPlayedRound({ round }: State): number {
  return round;
}

/** [EMP-FOG-12] Hides the names of pending reactions. */
function waitSeen(state: State, viewer: Viewer): Wait | null {
  const wait = findWait(state);
  if (wait?.manner !== 'reaction' || viewer === 'gm') return wait;
  return { ...wait, seats: wait.seats.filter((seat) => seat === viewer) };
}

function listWaiting(state: State): { seat: SeatId | null; text: string }[] {
  const wait = findWait(state);
  if (wait === null) return [];
  if (wait.manner === 'reaction') return [{ seat: null, text: 'Reactions are waited for.' }];
  const seats = wait.manner === 'in-turn' ? wait.seats.slice(0, 1) : wait.seats;
  const atTable = seats.filter((seat) => findOrderTaker(state, seat).takesOrders);
  return atTable.map((seat) => ({ seat, text: `${requireCapo(state, seat).name}: ${wait.says.task}.` }));
}

function isParty(viewer: Viewer, parties: readonly SeatId[]): boolean {
  return viewer === 'gm' || parties.includes(viewer);
}

/** [EMP-FOG] Builds the game as a viewer may know it. */
export function buildView(state: State, viewer: Viewer): EmpireView {
  if (viewer !== 'gm') requireCapo(state, viewer);
  const { ending, title, house, city, seats, copCard } = state;
  return clonePlain({
    game: 'empire-city' as const,
    title,
    viewer,
    period: findPlayedRound(state),
    date: roundName(findPlayedRound(state)),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait: waitSeen(state, viewer),
    waiting: listWaiting(state),
    seats: listSeatHeads(state),
    house,
    houseNext: state.houseNext ?? null,
    city,
    phase: state.phase,
    godfather: state.godfather,
    chief: state.chief,
    turn: state.phase === 'declarations' ? (state.turn?.seat ?? null) : null,
    copCard: copCard === null ? null : { card: copCard, bribeDollars: computePrintedBribe(state) },
    pot: state.pot,
    isNessInTown: state.isNessHere,
    cells: buildCellViews(state),
    decks: buildDeckViews(state),
    racketTrack: state.racketTrack,
    menTrack: state.menTrack,
    dead: state.dead,
    marks: state.marks,
    biddingChance: computeBiddingChance(state),
    stalked: state.placed.flatMap(({ seat, at }) => {
      const rival = seats.find((one) => one === at);
      return rival === undefined ? [] : [{ by: seat, rival }];
    }),
    families: seats.map((seat) => buildFamilyView(state, viewer, seat)),
    books: seats.filter((seat) => mayKnow(viewer, seat)).map((seat) => buildBookView(state, seat)),
    questions: listQuestions(state, viewer),
    reach: reachFor(state, viewer),
    fights: state.fights,
    feuds: state.feuds,
    pacts: state.pacts.filter(({ isOpen, seats: parties }) => isOpen || isParty(viewer, parties)),
    messages: state.messages.filter(({ from, to }) => to === null || isParty(viewer, [from, to])),
    records: state.records,
    ranking: ending?.ranking ?? [],
  }) as unknown as EmpireView;
}
