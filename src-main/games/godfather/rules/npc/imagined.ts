import { findNeighborhoodKey, type Position, requireNeighborhood } from '#shared/games/godfather/board.ts';
import { computeBonusDollars, computeControlDollars } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { breaksClaim } from '#shared/games/godfather/ground/claims.ts';
import { placePositions } from '#shared/games/godfather/ground/ground.ts';
import { listMaskPositions } from '#shared/games/godfather/ground/site.ts';
import {
  requireFamily,
  buildGround,
  countHeld,
  listLivePlaces,
  listOthersAfter,
  computeTotal,
  stakeClaim,
} from '../lookups.ts';
import { emptyLog, type State } from '../state.ts';
import { listCandidates } from './candidates.ts';
import { draftPlan, computePrice, type Plan } from './draft.ts';
import { buildOutlook, type Outlook } from './outlook.ts';
import { computeControlOdds } from './worth.ts';

/** [GOD-DECK-5] The average return of a card, in dollars. */
const cardDollars = 375;
/** Returns the board after a plan: a state that only planners read. */
function imagineAfter(state: State, seat: SeatId, outlook: Outlook, plan: Plan): State {
  const pieces: Record<Position, State['pieces'][Position]> = { ...state.pieces };
  const places = { ...state.places };
  const at = state.seats.indexOf(seat);
  for (const { key, racket, opens, mask } of plan.chosen) {
    const { ground, taken } = placePositions(buildGround(state, key), at, mask);
    for (const id of listMaskPositions(ground.site, taken)) delete (pieces as Record<string, unknown>)[id];
    for (const id of listMaskPositions(ground.site, mask)) {
      (pieces as Record<string, unknown>)[id] = { id, seat, round: state.round };
    }
    const place = places[key];
    if (opens && place !== undefined) places[key] = { ...place, status: 'open', racket };
  }
  const family = requireFamily(state, seat);
  const cashDollars = family.cashDollars - computePrice(outlook, plan.chosen);
  const families = { ...state.families, [seat]: { ...family, cashDollars, turns: family.turns + 1 } };
  return { ...state, pieces, places, families };
}

/** Updates the claims as a seat's turn closes. */
function updateClaims(state: State, seat: SeatId): State {
  const places = { ...state.places };
  for (const place of listLivePlaces(state)) {
    const { key, status, claim } = place;
    if (status !== 'open') continue;
    const { majority } = requireNeighborhood(key);
    if (claim !== null && claim.seat !== seat) {
      const stands = !breaksClaim(buildGround(state, key), 0, stakeClaim(state, key, claim));
      const answered = [...claim.answered, seat];
      places[key] = { ...place, claim: stands ? { ...claim, answered } : null };
    } else if (claim === null && requireFamily(state, seat).turns > 1 && countHeld(state, key, seat) >= majority) {
      const made = { seat, round: state.round, answered: [], territory: null };
      places[key] = { ...place, claim: made };
    }
  }
  return { ...state, places };
}

/** Begins a rival's turn with the card that he may be expected to play. */
function beginTurn(state: State, seat: SeatId): State {
  const family = requireFamily(state, seat);
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

/** Concedes claimed and answered pieces as a turn opens, and counts their return at once. */
function concedeClaims(state: State, seat: SeatId): State {
  let board = state;
  for (const place of listLivePlaces(state)) {
    const { key, racket, claim } = place;
    if (claim?.seat !== seat || racket === null) continue;
    const pieces = Object.entries(board.pieces).filter(([id]) => findNeighborhoodKey(id as Position) !== key);
    const family = requireFamily(board, seat);
    const cashDollars = family.cashDollars + 3 * computeBonusDollars(key, racket);
    const valueDollars = computeControlDollars(key, racket);
    board = {
      ...board,
      pieces: Object.fromEntries<State['pieces'][Position]>(pieces),
      families: { ...board.families, [seat]: { ...family, cashDollars } },
      places: {
        ...board.places,
        [key]: { ...place, status: 'controlled', claim: null, controller: seat, valueDollars },
      },
    };
  }
  return board;
}

/** Plays a turn of any seat as a keen Standard would. */
function playTurn(state: State, seat: SeatId): State {
  const turn = beginTurn(concedeClaims(state, seat), seat);
  const theirs = buildOutlook({ seat, state: turn, own: requireFamily(turn, seat) });
  const keen = { ...theirs, effort: { ...theirs.effort, noise: 0 } };
  const { thrift, reserveDollars } = theirs.weights;
  const reply = draftPlan(keen, listCandidates(keen), { thrift, reserveDollars });
  return updateClaims(imagineAfter(turn, seat, keen, reply), seat);
}

/** [GOD-NPC-9] Evaluates a plan in points after every rival's best reply, some rounds on. */
export function evaluateAfterReplies(outlook: Outlook, plan: Plan): number {
  const { state, seat, effort } = outlook;
  let board = updateClaims(imagineAfter(state, seat, outlook, plan), seat);
  const rivals = listOthersAfter(state, seat);
  for (let round = 0; round < effort.rounds; round += 1) {
    if (round > 0) board = playTurn(board, seat);
    for (const rival of rivals) {
      if (listLivePlaces(board).length === 0) break;
      board = playTurn(board, rival);
    }
  }
  return evaluateStanding(outlook, concedeClaims(board, seat));
}

/** Evaluates the board and the money for the planner, less their worth to the best of its rivals. */
function evaluateStanding({ state, seat, weighing }: Outlook, board: State): number {
  const weighed = { ...weighing, isDone: false, time: 1 };
  const worths = state.seats.map((one) => computeTotal(board, one));
  for (const { key, racket } of listLivePlaces(board)) {
    if (racket === null) continue;
    const dollars = computeControlDollars(key, racket) * 1.3;
    computeControlOdds(buildGround(board, key), weighed).forEach((odds, at) => {
      worths[at] = (worths[at] ?? 0) + odds * dollars;
    });
  }
  const at = state.seats.indexOf(seat);
  const rivals = worths.filter((_worth, nth) => nth !== at).toSorted((a, b) => b - a);
  const others = rivals.slice(1).reduce((sum, one) => sum + one, 0);
  return (worths[at] ?? 0) - 0.6 * (rivals[0] ?? 0) - 0.1 * others;
}
