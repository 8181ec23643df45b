import {
  findNeighborhoodKey,
  requireNeighborhood,
  type NeighborhoodKey,
  type Position,
} from '#shared/games/godfather/board.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { OrderOf } from '#shared/games/godfather/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { countClaim } from '#shared/games/godfather/ground/claims.ts';
import { listMaskPositions } from '#shared/games/godfather/ground/site.ts';
import { requireFamily, buildGround, listPiecesIn, findPlaceOfKey, stakeClaim } from '../lookups.ts';
import type { TurnLog } from '../records.ts';
import type { State } from '../state.ts';
import type { GodfatherTable } from '../table.ts';
import { setStage } from '../turn/cards.ts';
import { listRunningDeals, findSide } from '../turn/deals.ts';
import { checkPositioning, findLegalSpot, findRoomFor, type Laid, type Laying } from './positioning.ts';

/** Lists the pieces an order takes, with their owners. */
export function listTaken(state: State, { before, outcome }: Laid): { position: Position; owner: SeatId }[] {
  return listMaskPositions(before.site, outcome.taken).flatMap((position) => {
    const piece = state.pieces[position];
    return piece === undefined ? [] : [{ position, owner: piece.seat }];
  });
}

/** [GOD-TURN-2] Buys and positions; takings and challenges follow, and the turn closes. */
export function layDown(table: GodfatherTable, seat: SeatId, order: OrderOf<'position'>): void {
  const { state } = table;
  const laying = checkPositioning(state, seat, order);
  const weighed = weigh(state, seat, laying);
  const challenged = listChallenges(state, seat, laying);
  const taken = laying.laid.map((one) => listTaken(state, one));
  laying.laid.forEach((one, nth) => {
    const { key: neighborhood, racket, opens, positions, free, dollars } = one;
    table.emit({ type: 'positioned', seat, neighborhood, racket, opens, positions, free, dollars });
    const pieces = taken[nth] ?? [];
    if (pieces.length === 0) return;
    const worth = pieces.length * racketTable[racket].costDollars;
    table.emit({ type: 'taken', seat, neighborhood, pieces, dollars: worth });
  });
  const { free } = state.turn.log;
  if (free !== null && laying.voidCount > 0) {
    table.emit({ type: 'free-void', seat, racket: free.racket, count: laying.voidCount });
  }
  table.emit({ type: 'turn-weighed', ...weighed, declare: laying.declare });
  recordChallenges(table, seat, challenged);
}

/** [GOD-DEAL-3, GOD-DEAL-6] Weighs deals by the places that free pieces had to go to, and other possible places. */
export function weigh(state: State, seat: SeatId, { laid }: Laying): Pick<TurnLog, 'excused' | 'could'> {
  const { free } = state.turn.log;
  const onlyFree = laid.every((one) => one.racket !== free?.racket || one.dollars === 0);
  const excused = laid
    .filter(({ key, racket, dollars }) => {
      if (free === null || racket !== free.racket || dollars > 0 || !onlyFree) return false;
      return findRoomFor(state, seat, racket, laid, key) === null;
    })
    .map(({ key }) => key);
  const pressed = listRunningDeals(state)
    .flatMap((deal) => findSide(deal, seat)?.clauses ?? [])
    .flatMap((clause) => (clause.kind === 'press' ? [clause.neighborhood] : []));
  return { excused, could: [...new Set(pressed)].filter((key) => couldGo(state, seat, key)) };
}

function couldGo(state: State, seat: SeatId, key: NeighborhoodKey): boolean {
  const { status, racket } = findPlaceOfKey(state, key);
  if (status !== 'open' || racket === null) return false;
  const { free } = state.turn.log;
  const hasFree = free !== null && free.racket === racket;
  const { costDollars } = racketTable[racket];
  if (!hasFree && requireFamily(state, seat).cashDollars < costDollars) return false;
  return findLegalSpot(buildGround(state, key), state.seats.indexOf(seat), 0) !== null;
}

/** [GOD-CLOSE-5] Lists declarations of rivals whose territory a piece enters. */
function listChallenges(
  state: State,
  seat: SeatId,
  { laid }: Laying,
): { seat: SeatId; neighborhood: NeighborhoodKey }[] {
  return laid.flatMap(({ key, positions }) => {
    const { claim } = findPlaceOfKey(state, key);
    if (claim === null || claim.seat === seat || claim.territory === null) return [];
    const { territory } = claim;
    return positions.some((position) => territory.includes(position)) ? [{ seat: claim.seat, neighborhood: key }] : [];
  });
}

function recordChallenges(
  table: GodfatherTable,
  by: SeatId,
  challenged: { seat: SeatId; neighborhood: NeighborhoodKey }[],
): void {
  for (const { seat, neighborhood } of challenged) {
    const { claim } = findPlaceOfKey(table.state, neighborhood);
    if (claim === null) continue;
    const ground = buildGround(table.state, neighborhood);
    const held = countClaim(ground, stakeClaim(table.state, neighborhood, claim));
    table.emit({ type: 'claim-lapsed', seat, neighborhood, by, held, why: 'challenged' });
  }
  const queue = challenged.filter(({ seat, neighborhood }) =>
    listPiecesIn(table.state, neighborhood).some((piece) => piece.seat === seat),
  );
  setStage(table, queue.length === 0 ? { at: 'draw' } : { at: 'penalty', queue });
}

/** [GOD-CLOSE-5] Checks the piece there that the declarer gives up. */
export function checkPenalty(state: State, seat: SeatId, position: Position): NeighborhoodKey {
  const { stage } = state;
  if (stage.at !== 'penalty') throw new Refusal('No piece must be given up.', 'GOD-CLOSE-5');
  const [first] = stage.queue;
  const key = first?.neighborhood ?? findNeighborhoodKey(position);
  refuseUnless(
    findNeighborhoodKey(position) === key && state.pieces[position]?.seat === seat,
    `Name one of the family’s own pieces in ${requireNeighborhood(key).name}.`,
    'GOD-CLOSE-5',
  );
  return key;
}

export function payPenalty(table: GodfatherTable, seat: SeatId, position: Position): void {
  const neighborhood = checkPenalty(table.state, seat, position);
  const { stage } = table.state;
  const queue = stage.at === 'penalty' ? stage.queue.slice(1) : [];
  table.emit({ type: 'penalty-paid', seat, neighborhood, position });
  setStage(table, queue.length === 0 ? { at: 'draw' } : { at: 'penalty', queue: queue.map((one) => ({ ...one })) });
}
