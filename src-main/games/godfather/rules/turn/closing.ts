import { requireNeighborhood, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { computeBonusDollars, computeControlDollars } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { breaksClaim, countClaim } from '#shared/games/godfather/ground/claims.ts';
import {
  listClaims,
  buildGround,
  countHeld,
  isFirstTurn,
  listPiecesIn,
  findPlaceOfKey,
  listPlaces,
  stakeClaim,
} from '../lookups.ts';
import type { GodfatherTable } from '../table.ts';

/** [GOD-CLAIM-2, GOD-CLOSE-7] Claims of rivals that this turn has brought below the majority lapse. */
export function dropLapsedClaims(table: GodfatherTable, by: SeatId): void {
  for (const { key, claim } of listPlaces(table.state)) {
    if (claim === null || claim.seat === by) continue;
    const ground = buildGround(table.state, key);
    const staked = stakeClaim(table.state, key, claim);
    if (!breaksClaim(ground, 0, staked)) continue;
    const held = countClaim(ground, staked);
    table.emit({ type: 'claim-lapsed', seat: claim.seat, neighborhood: key, by, held, why: 'broken' });
  }
}

/** [GOD-CLAIM-1, GOD-START-4, GOD-CLOSE-4] Claims arise at the close of a seat's own turn, never in its first. */
export function makeClaims(table: GodfatherTable, seat: SeatId): void {
  const { state } = table;
  if (isFirstTurn(state, seat)) return;
  if (state.house.control === 'declared') {
    for (const { neighborhood, territory } of state.turn.log.declare) {
      const { status, claim } = findPlaceOfKey(state, neighborhood);
      if (status !== 'open' || claim !== null) continue;
      table.emit({ type: 'declared', seat, neighborhood, territory: [...territory] });
    }
    return;
  }
  for (const { key, status, claim } of listPlaces(state)) {
    if (status !== 'open' || claim !== null) continue;
    const { majority } = requireNeighborhood(key);
    const held = countHeld(state, key, seat);
    if (held >= majority) {
      table.emit({ type: 'claim-made', seat, neighborhood: key, held, majority });
    }
  }
}

/** [GOD-CLAIM-3, GOD-CLOSE-6] Concedes a seat's unbroken claims, in board order. */
export function settleClaims(table: GodfatherTable, seat: SeatId): void {
  for (const { key } of listClaims(table.state, seat)) settleClaim(table, key);
}

export function settleClaim(table: GodfatherTable, key: NeighborhoodKey): void {
  const { claim } = findPlaceOfKey(table.state, key);
  if (claim !== null) concede(table, key, claim.seat);
}

/** [GOD-CLOSE-1, GOD-CLOSE-2, GOD-BONUS-1] Gives an open Neighborhood to a family. */
export function concede(table: GodfatherTable, key: NeighborhoodKey, seat: SeatId): void {
  const { state } = table;
  const { racket, openedRound } = findPlaceOfKey(state, key);
  if (racket === null) return;
  const own = listPiecesIn(state, key).find((piece) => piece.seat === seat);
  table.emit({
    type: 'conceded',
    seat,
    neighborhood: key,
    racket,
    dollars: computeControlDollars(key, racket),
    bonusDollars: computeBonusDollars(key, racket),
    marker: own?.id ?? null,
    rounds: state.round - (openedRound ?? state.round) + 1,
  });
}

export type StalemateCause = 'quiet' | 'agreed' | 'last-fight' | 'last-round' | 'ruling';

/** [GOD-STALE-1] */
export function recordStalemate(table: GodfatherTable, key: NeighborhoodKey, why: StalemateCause): void {
  const pieces = listPiecesIn(table.state, key).length;
  table.emit({ type: 'stalemated', neighborhood: key, why, pieces });
}

/** [GOD-STALE-6] Concedes a claim that every rival has answered; any other is too late. */
export function settle(table: GodfatherTable, key: NeighborhoodKey, why: StalemateCause): void {
  const { state } = table;
  const { claim } = findPlaceOfKey(state, key);
  if (claim !== null) {
    const rivals = state.seats.filter((seat) => seat !== claim.seat);
    if (rivals.every((seat) => claim.answered.includes(seat))) return settleClaim(table, key);
    const held = countClaim(buildGround(state, key), stakeClaim(state, key, claim));
    const lapsed = { neighborhood: key, seat: claim.seat, by: null, held, why: 'time' } as const;
    table.emit({ type: 'claim-lapsed', ...lapsed });
  }
  recordStalemate(table, key, why);
}
