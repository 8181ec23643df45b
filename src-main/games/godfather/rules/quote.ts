import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import type { Order, OrderOf } from '#shared/games/godfather/orders.ts';
import type { GodfatherQuote, PlaceQuote } from '#shared/games/godfather/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { breaksClaim } from '#shared/games/godfather/ground/claims.ts';
import { listPacks, measureStandings, type Ground, type Standing } from '#shared/games/godfather/ground/ground.ts';
import { listMaskPositions, countPositions } from '#shared/games/godfather/ground/site.ts';
import { buildNames, requireFamily, computeHalfPrice, isFirstTurn, findPlaceOfKey, stakeClaim } from './lookups.ts';
import type { State } from './state.ts';
import { listBreaches, describeClause } from './turn/deals.ts';
import { check } from './handlers.ts';
import { listTaken, weigh } from './orders/layDown.ts';
import { checkPositioning, type Laid } from './orders/positioning.ts';
import { describeOrder } from './orderWords.ts';

/** [GOD-ORDER-2, GOD-ORDER-4] Throws a Refusal for an order that is not legal now. */
export function quote(state: State, seat: SeatId, order: Order): GodfatherQuote {
  check(state, seat, order);
  const { cashDollars } = requireFamily(state, seat);
  const head = { title: describeOrder(state, order), chance: null };
  const nothing = { freeUsed: 0, freeLeft: 0, places: [], breaks: [] };
  if (order.kind === 'position') return { ...head, ...quotePositioning(state, seat, order) };
  if (order.kind === 'sell' && state.stage.at === 'sell') {
    const raised = order.positions.reduce((sum, one) => sum + computeHalfPrice(state, one), 0);
    const costDollars = state.stage.dollars;
    const cashAfterDollars = cashDollars + raised - costDollars;
    return { ...head, ...nothing, costDollars, cashAfterDollars };
  }
  return { ...head, ...nothing, costDollars: 0, cashAfterDollars: cashDollars };
}

function quotePositioning(
  state: State,
  seat: SeatId,
  order: OrderOf<'position'>,
): Omit<GodfatherQuote, 'title' | 'chance'> {
  const laying = checkPositioning(state, seat, order);
  const { log } = state.turn;
  const taken = laying.laid.flatMap((one) =>
    listTaken(state, one).map(({ owner }) => ({ neighborhood: one.key, owner })),
  );
  const after = { ...log, ...weigh(state, seat, laying), taken, placed: laying.laid.map(({ key }) => key) };
  const breaks = listBreaches(state, seat, after).map(({ clause, other }) => ({
    to: other,
    text: describeClause(clause),
  }));
  const { family } = buildNames(state);
  return {
    costDollars: laying.dollars,
    cashAfterDollars: requireFamily(state, seat).cashDollars - laying.dollars,
    freeUsed: laying.freeUsed,
    freeLeft: laying.voidCount,
    places: laying.laid.map((one) => placeQuote(state, seat, one)),
    breaks,
    warnings: breaks.map(({ to, text }) => `This breaks your word to the ${family(to)}, which was to ${text}.`),
  };
}

function placeQuote(state: State, seat: SeatId, laid: Laid): PlaceQuote {
  const { key, before, outcome } = laid;
  const { majority } = requireNeighborhood(key);
  const at = state.seats.indexOf(seat);
  const old = measureStandings(before, state.house.areaLimit);
  const now = measureStandings(outcome.ground, state.house.areaLimit);
  const listCounts = (all: readonly Standing[]): PlaceQuote['before'] =>
    state.seats.map((one, nth) => ({ seat: one, held: all[nth]?.count ?? 0 }));
  const { claim } = findPlaceOfKey(state, key);
  const breaks =
    claim !== null && claim.seat !== seat && breaksClaim(outcome.ground, laid.mask, stakeClaim(state, key, claim));
  const mine = now[at];
  const own = outcome.ground.own[at] ?? 0;
  const { site } = before;
  return {
    key,
    majority,
    before: listCounts(old),
    after: listCounts(now),
    taken: listTaken(state, laid),
    firm: listMaskPositions(site, (mine?.held ?? 0) & ~(old[at]?.held ?? 0) & ~own),
    shaky: listMaskPositions(site, mine?.shaky ?? 0),
    gainsClaim: state.house.control === 'held' && !isFirstTurn(state, seat) && (mine?.count ?? 0) >= majority,
    breaksClaimOf: breaks ? claim.seat : null,
    inDanger: listDangers(outcome.ground, at),
  };
}

/** [GOD-VIEW-2] A seat's packs that a rival could take with three pieces or fewer. */
export function listDangers(ground: Ground, seat: number): PlaceQuote['inDanger'] {
  const own = ground.own[seat] ?? 0;
  const found = new Map<number, number>();
  ground.own.forEach((_mask, rival) => {
    if (rival === seat) return;
    for (const { pieces, outs } of listPacks(ground, rival)) {
      const mine = pieces & own;
      const count = countPositions(outs);
      if (mine === 0 || count > 3) continue;
      found.set(mine, Math.min(count, found.get(mine) ?? count));
    }
  });
  return [...found].map(([mask, outs]) => ({ positions: listMaskPositions(ground.site, mask), outs }));
}
