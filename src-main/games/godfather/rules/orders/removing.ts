import { findNeighborhoodKey, requireNeighborhood, type Position } from '#shared/games/godfather/board.ts';
import { racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireFamily, computeHalfPrice, listPieces, findPlaceOfKey, findRacketAt } from '../lookups.ts';
import type { Piece } from '../records.ts';
import type { State } from '../state.ts';

/** Requires pieces that are named once each, on positions that have one. */
function requirePieces(state: State, positions: readonly Position[]): Piece[] {
  refuseUnless(
    new Set(positions).size === positions.length,
    'A position is named twice; name each once.',
    'GOD-ORDER-3',
  );
  return positions.map((position) => {
    const piece = state.pieces[position];
    refuseUnless(piece !== undefined, `Nobody stands on ${position}; name a piece.`, 'GOD-ORDER-3');
    return piece;
  });
}

/** [GOD-CARD-5] At most three pieces of rivals, in open Neighborhoods. */
export function checkFinger(
  state: State,
  seat: SeatId,
  remove: readonly Position[],
): { position: Position; owner: SeatId }[] {
  const rule = 'GOD-CARD-5';
  refuseUnless(
    remove.length <= 3,
    `A Fingerman points at three pieces at most, and ${remove.length} are named; leave some out.`,
    rule,
  );
  return requirePieces(state, remove).map(({ id, seat: owner }) => {
    refuseUnless(owner !== seat, `The piece on ${id} is the family’s own; point at a rival.`, rule);
    const { status } = findPlaceOfKey(state, findNeighborhoodKey(id));
    refuseUnless(
      status === 'open',
      `${requireNeighborhood(findNeighborhoodKey(id)).name} is closed; point at a piece in an open Neighborhood.`,
      rule,
    );
    return { position: id, owner };
  });
}

/** A seat's pieces of a racket, in open and stalemated Neighborhoods. */
export function listPiecesOfRacket(state: State, seat: SeatId, racket: Racket): Position[] {
  return listPieces(state, seat)
    .map(({ id }) => id)
    .filter((id) => findRacketAt(state, id) === racket);
}

/** [GOD-BREAK-4] Checks that just as many pieces of that racket are given up as the Break says. */
export function checkLoss(
  state: State,
  seat: SeatId,
  { racket, count }: { racket: Racket; count: number },
  positions: readonly Position[],
): Position[] {
  const rule = 'GOD-BREAK-4';
  const { piece, pieces } = racketTable[racket];
  for (const { id, seat: owner } of requirePieces(state, positions)) {
    refuseUnless(
      owner === seat && findRacketAt(state, id) === racket,
      `The piece on ${id} is no ${piece} of this family; name its own ${pieces}.`,
      rule,
    );
  }
  refuseUnless(
    positions.length === count,
    `${formatCount(count, piece, pieces)} must go, and ${positions.length} are named.`,
    rule,
  );
  return [...positions];
}

/** [GOD-BREAK-5] Checks pieces sold for a missing sum, none of them too many. */
export function checkSale(
  state: State,
  seat: SeatId,
  dueDollars: number,
  positions: readonly Position[],
): { position: Position; dollars: number }[] {
  const rule = 'GOD-BREAK-5';
  for (const { id, seat: owner } of requirePieces(state, positions)) {
    refuseUnless(owner === seat, `The piece on ${id} belongs to another family; name pieces of its own.`, rule);
  }
  const missing = dueDollars - requireFamily(state, seat).cashDollars;
  const sold = positions.map((position) => ({ position, dollars: computeHalfPrice(state, position) }));
  const raised = sold.reduce((sum, { dollars }) => sum + dollars, 0);
  refuseUnless(
    raised >= missing,
    `These pieces bring ${formatDollars(raised)}, and ${formatDollars(missing)} are missing; add some.`,
    rule,
  );
  const needless = sold.find(({ dollars }) => raised - dollars >= missing);
  refuseUnless(
    needless === undefined,
    `The piece on ${needless?.position ?? ''} is not needed for the sum; leave it out.`,
    rule,
  );
  return sold;
}
