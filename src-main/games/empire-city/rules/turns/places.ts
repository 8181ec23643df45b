import { cellOfPlace, type PlaceKind } from '#shared/games/empire-city/board.ts';
import type { OrderOf } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { drawCards, isUsedUp, refillMen, refillRackets } from '../decks.ts';
import { payBank, applyCorruption, score } from '../gains.ts';
import { requireCapo, hasShield, formatCellName } from '../lookups.ts';
import { computeCityHallPoints } from '../prices.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import { checkHire, hireMen } from './hiring.ts';

export const placeOf = {
  cityHall: 'city-hall',
  pitney: 'pitney-downs',
  pancetta: 'pancetta',
  station: 'station',
  docks: 'docks',
  stMarys: 'st-marys',
  local162: 'local-162',
} as const satisfies Record<string, PlaceKind>;

type PlaceOrder = DeepReadonly<OrderOf<keyof typeof placeOf>>;

function requireMoney(state: State, seat: SeatId, dollars: number, what: string): void {
  const { cashDollars } = requireCapo(state, seat);
  refuseUnless(
    cashDollars >= dollars,
    `${what} costs ${formatDollars(dollars)}; you have ${formatDollars(cashDollars)}.`,
    'EMP-PLACE-1',
  );
}

/** [EMP-PLACE-6, EMP-COPC-18] */
export function computeStMarysPoints({ house, copCard }: State): number {
  return house.stMarys.points + (copCard === 'commissioners-ball' ? 3 : 0);
}

/** [EMP-FAM-6] */
export function countPancettaCards(state: State, seat: SeatId): number {
  const isFirst = !state.used.pancetta.includes(seat);
  return isFirst && hasShield(state, seat, 'duquesne') ? 3 : 2;
}

/** [EMP-PLACE] Refuses a figure that cannot do its order at that place. */
export function checkPlace(state: State, seat: SeatId, order: PlaceOrder): void {
  const cell = cellOfPlace[placeOf[order.kind]];
  refuseUnless(
    state.ness !== cell,
    `Ness stands at ${formatCellName(cell)}; it is closed to everybody this round.`,
    'EMP-PLACE-1',
  );
  if (order.kind === 'docks' || order.kind === 'local162') {
    refuseUnless(state.copCard !== 'dock-strike', `${formatCellName(cell)} is on strike this round.`, 'EMP-COPC-11');
    requireMoney(state, seat, state.house.dockFee, formatCellName(cell));
  }
  switch (order.kind) {
    case 'cityHall': {
      const { dollars } = state.house.cityHall;
      return requireMoney(state, seat, dollars * order.times, 'That gift to City Hall');
    }
    case 'pancetta': {
      const cards = countPancettaCards(state, seat);
      refuseUnless(order.decks.length === cards, `Name ${cards} decks to draw from.`, 'EMP-PLACE-3');
      for (const deck of order.decks) {
        refuseUnless(!isUsedUp(state, deck), `No ${deck} card is left to draw; name another deck.`, 'EMP-PLACE-3');
      }
      return;
    }
    case 'station':
      refuseUnless(order.men.length > 0, 'Name at least one man to hire.', 'EMP-PLACE-4');
      return checkHire(state, seat, order.men, requireCapo(state, seat).cashDollars);
    case 'stMarys':
      refuseUnless(requireCapo(state, seat).corruption > 0, 'You have no corruption to confess.', 'EMP-PLACE-6');
      return requireMoney(state, seat, state.house.stMarys.dollars, 'Absolution at St Mary’s');
    case 'pitney':
    case 'docks':
    case 'local162':
      return;
  }
}

/** [EMP-PLACE] Carries out the figure's order at its place. */
export function carryOutPlace(table: EmpireTable, seat: SeatId, order: PlaceOrder): void {
  const { house } = table.state;
  switch (order.kind) {
    case 'cityHall': {
      const each = computeCityHallPoints(table.state, seat);
      payBank(table, seat, -house.cityHall.dollars * order.times, 'City Hall');
      return score(table, seat, each * order.times, { source: 'city-hall', cause: 'City Hall' });
    }
    case 'pitney':
      return rollTrackBet(table, seat);
    case 'pancetta':
      table.emit({ type: 'refresh-used', seat, what: 'pancetta' });
      return drawCards(table, seat, order.decks, 'Pancetta');
    case 'station':
      hireMen(table, seat, order.men);
      return refillMen(table);
    case 'stMarys':
      payBank(table, seat, -house.stMarys.dollars, 'St Mary’s');
      return applyCorruption(table, seat, -computeStMarysPoints(table.state), {
        source: 'st-marys',
        cause: 'St Mary’s',
      });
    case 'docks':
      payBank(table, seat, -house.dockFee, 'fees', house.dockFee);
      table.emit({ type: 'track-swept', track: 'men' });
      refillMen(table);
      return addTasks(table, { do: 'hire', seats: [seat] });
    case 'local162':
      payBank(table, seat, -house.dockFee, 'fees', house.dockFee);
      table.emit({ type: 'track-swept', track: 'rackets' });
      refillRackets(table);
      return addTasks(table, { do: 'buy', seats: [seat] });
  }
}

/** [EMP-PLACE-2, EMP-COPC-15] */
export function listWinningSums({ copCard }: State): readonly number[] {
  return copCard === 'racing-season' ? [6, 7, 8] : [7];
}

function rollTrackBet(table: EmpireTable, seat: SeatId): void {
  const { total } = table.dice.roll({ purpose: 'Pitney Downs', count: 2 });
  const won = listWinningSums(table.state).includes(total) ? table.state.pot : 0;
  table.emit({ type: 'dice-at-the-track', seat, sum: total, won, refill: table.state.house.potRefill });
}
