import type { Position } from '../../../../src-shared/games/godfather/board.ts';
import { controlDollars } from '../../../../src-shared/games/godfather/values.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { positioned } from '../ground/ground.ts';
import { positionsIn } from '../ground/site.ts';
import { familyOf, groundOf, heldBy, livePlaces, othersAfter } from '../lookups.ts';
import { neighborhoodOf } from '../../../../src-shared/games/godfather/board.ts';
import { emptyLog, type State } from '../state.ts';
import { candidatesOf } from './candidates.ts';
import { draftPlan, priceOf, type Plan } from './draft.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { pointsOf } from './worth.ts';

/** [GOD-DECK-5] What a card brings on average, in dollars. */
const cardDollars = 375;
/** What a dollar kept is worth at the end of a look ahead, in points. */
const keptDollar = 1.15;

/** The board after a plan; a state that only planners read. */
function after(state: State, seat: SeatId, outlook: Outlook, plan: Plan): State {
  const pieces: Record<Position, State['pieces'][Position]> = { ...state.pieces } as never;
  const places = { ...state.places };
  const at = state.seats.indexOf(seat);
  for (const { key, racket, opens, mask } of plan.chosen) {
    const { ground, taken } = positioned(groundOf(state, key), at, mask);
    for (const id of positionsIn(ground.site, taken))
      delete (pieces as Record<string, unknown>)[id];
    for (const id of positionsIn(ground.site, mask)) {
      (pieces as Record<string, unknown>)[id] = { id, seat, round: state.round };
    }
    const place = places[key];
    if (opens && place !== undefined) places[key] = { ...place, status: 'open', racket };
  }
  const family = familyOf(state, seat);
  const cashDollars = family.cashDollars - priceOf(outlook, plan.chosen);
  const families = {
    ...state.families,
    [seat]: { ...family, cashDollars, turns: family.turns + 1 },
  };
  return { ...state, pieces, places, families } as State;
}

/** Claims as they stand when a seat's turn closes. */
function claimed(state: State, seat: SeatId): State {
  const places = { ...state.places };
  for (const place of livePlaces(state)) {
    const { key, status, claim } = place;
    if (status !== 'open') continue;
    const { majority } = neighborhoodOf(key);
    if (claim !== null && claim.seat !== seat) {
      const stands = heldBy(state, key, claim.seat) >= majority;
      const answered = [...claim.answered, seat];
      places[key] = { ...place, claim: stands ? { ...claim, answered } : null };
    } else if (
      claim === null &&
      familyOf(state, seat).turns > 1 &&
      heldBy(state, key, seat) >= majority
    ) {
      const made = { seat, round: state.round, answered: [], territory: null };
      places[key] = { ...place, claim: made };
    }
  }
  return { ...state, places };
}

/** A rival at his turn, with the card he may be expected to play. */
function atTurn(state: State, seat: SeatId): State {
  const family = familyOf(state, seat);
  const cashDollars = family.cashDollars + cardDollars;
  return {
    ...state,
    turn: { ...state.turn, seat, number: state.turn.number + 1, log: emptyLog() },
    families: {
      ...state.families,
      [seat]: { ...family, cashDollars, level: 'standard', doctrine: 'landlord', whim: 0 },
    },
  };
}

/** [GOD-NPC-9] What a plan is worth in points once every rival has given his best reply. */
export function afterReplies(outlook: Outlook, plan: Plan): number {
  const { state, seat } = outlook;
  let board = claimed(after(state, seat, outlook, plan), seat);
  for (const rival of othersAfter(state, seat)) {
    const turn = atTurn(board, rival);
    const own = familyOf(turn, rival);
    const theirs = outlookOf({ seat: rival, state: turn, own });
    const keen = { ...theirs, effort: { ...theirs.effort, noise: 0 } };
    const { thrift, reserveDollars } = theirs.temper;
    const reply = draftPlan(keen, candidatesOf(keen), { thrift, reserveDollars });
    board = claimed(after(turn, rival, keen, reply), rival);
  }
  return standingOf(outlook, board);
}

/** What the board and the cash are worth to the planner when its next turn opens. */
function standingOf(outlook: Outlook, board: State): number {
  const { seat, weighing } = outlook;
  const { cashDollars } = familyOf(board, seat);
  const weighed = { ...weighing, isDone: false };
  return livePlaces(board).reduce((sum, { key, racket, claim }) => {
    if (racket === null) return sum;
    const dollars = controlDollars(key, racket);
    if (claim?.seat === seat) return sum + dollars * 1.3;
    return sum + pointsOf(groundOf(board, key), dollars, weighed);
  }, cashDollars * keptDollar);
}
