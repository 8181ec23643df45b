import { listNeighbors, findBand } from '#shared/games/empire-city/board.ts';
import { cells, type Cell } from '#shared/games/empire-city/ids.ts';
import type { Purchase } from '#shared/games/empire-city/orders.ts';
import { isWatched, computeLandValue, requireRacketInPlay, findSquare, listSquares } from '../lookups.ts';
import { computeRacketPrice } from '../prices.ts';
import { scoreRacket, type Outlook } from './outlook.ts';

export type Shopping = { purchases: Purchase[]; worth: number; dollars: number };

/** Lists the own squares, and a newly claimed one, where a racket may be put. */
function listSites({ state, seat }: Outlook, claimed: Cell | null): Cell[] {
  return cells.filter((id) => {
    const square = findSquare(state, id);
    if (square === null || square.racket !== null || isWatched(state, id)) return false;
    return square.owner === seat || id === claimed;
  });
}

/** [EMP-NPC-3] The best rackets of the track for the money, the best one first. */
export function chooseRackets(outlook: Outlook, claimed: Cell | null, budget: number): Shopping {
  const { state, seat, dollar } = outlook;
  const free = new Set(listSites(outlook, claimed));
  const track = new Set(state.racketTrack);
  const found: Shopping = { purchases: [], worth: 0, dollars: 0 };
  for (;;) {
    let best: { purchase: Purchase; gain: number; price: number } | null = null;
    for (const racket of track) {
      const price = computeRacketPrice(state, seat, racket);
      if (price > budget - found.dollars) continue;
      const { bands } = requireRacketInPlay(state, racket);
      for (const square of free) {
        const band = findBand(square);
        if (band === null || !bands.includes(band)) continue;
        const gain = scoreRacket(outlook, racket, square) - price * dollar;
        if (gain > 0.2 && (best === null || gain > best.gain)) best = { purchase: { racket, square }, gain, price };
      }
    }
    if (best === null) return found;
    found.purchases.push(best.purchase);
    found.worth += best.gain;
    found.dollars += best.price;
    free.delete(best.purchase.square);
    track.delete(best.purchase.racket);
  }
}

/** [EMP-NPC-3] Values a free square without rackets. */
export function claimWorth({ state, seat, left }: Outlook, square: Cell): number {
  const near = listNeighbors(square).filter((id) => state.squares[id]?.owner === seat).length;
  return 0.75 * computeLandValue(state, square) * left + 0.8 * Math.min(near, 2) + 0.3;
}

/** Squares that may be claimed now. */
export function listClaimable({ state }: Outlook): Cell[] {
  return cells.filter(
    (id) => findSquare(state, id)?.owner === null && findSquare(state, id) !== null && !isWatched(state, id),
  );
}

export function listOwnSquares({ state, seat }: Outlook): Cell[] {
  return listSquares(state, seat).filter((id) => !isWatched(state, id));
}
