import { cellOfPlace, type PlaceKind } from '#shared/games/empire-city/board.ts';
import type { declarations } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { drawCards, isUsedUp, refillMen, refillRackets } from '../decks.ts';
import { payBank, applyCorruption, score } from '../gains.ts';
import { requireCapo, hasShield, formatCellName } from '../lookups.ts';
import { computeCityHallPoints } from '../prices.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import type { DeclarationDeed } from './deeds.ts';
import { checkHire, hireMen } from './hiring.ts';

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

type PlaceKinds = Exclude<keyof typeof declarations, 'control' | 'attack' | 'hit' | 'lieLow'>;
type At<K extends PlaceKinds> = Pick<DeclarationDeed<K>, 'carryOut'> & Partial<Pick<DeclarationDeed<K>, 'check'>>;

/** [EMP-PLACE] Creates the declaration of a place, which is closed where Ness stands. */
function declareAt<K extends PlaceKinds>(place: PlaceKind, { check, carryOut }: At<K>): DeclarationDeed<K> {
  const cell = cellOfPlace[place];
  return {
    findDestination: () => cell,
    check(state, seat, order) {
      refuseUnless(
        state.ness !== cell,
        `Ness stands at ${formatCellName(cell)}; it is closed to everybody this round.`,
        'EMP-PLACE-1',
      );
      check?.(state, seat, order);
    },
    carryOut,
  };
}

/** Creates the declaration of a place that sweeps a track for a fee, unless it is on strike. */
function declareForFee<K extends PlaceKinds>(place: PlaceKind, sweep: (table: EmpireTable, seat: SeatId) => void) {
  const name = formatCellName(cellOfPlace[place]);
  return declareAt<K>(place, {
    check(state, seat) {
      refuseUnless(state.copCard !== 'dock-strike', `${name} is on strike this round.`, 'EMP-COPC-11');
      requireMoney(state, seat, state.house.dockFee, name);
    },
    carryOut(table, seat) {
      const { dockFee } = table.state.house;
      payBank(table, seat, -dockFee, 'fees', dockFee);
      sweep(table, seat);
    },
  });
}

/** [EMP-PLACE] The declarations at the places. */
export const places: { readonly [K in PlaceKinds]: DeclarationDeed<K> } = {
  cityHall: declareAt('city-hall', {
    check: (state, seat, { times }) =>
      requireMoney(state, seat, state.house.cityHall.dollars * times, 'That gift to City Hall'),
    carryOut(table, seat, { times }) {
      const each = computeCityHallPoints(table.state, seat);
      payBank(table, seat, -table.state.house.cityHall.dollars * times, 'City Hall');
      score(table, seat, each * times, { source: 'city-hall', cause: 'City Hall' });
    },
  }),
  pitney: declareAt('pitney-downs', { carryOut: rollTrackBet }),
  pancetta: declareAt('pancetta', {
    check(state, seat, { decks }) {
      const cards = countPancettaCards(state, seat);
      refuseUnless(decks.length === cards, `Name ${cards} decks to draw from.`, 'EMP-PLACE-3');
      for (const deck of decks) {
        refuseUnless(!isUsedUp(state, deck), `No ${deck} card is left to draw; name another deck.`, 'EMP-PLACE-3');
      }
    },
    carryOut(table, seat, { decks }) {
      table.emit({ type: 'refresh-used', seat, what: 'pancetta' });
      drawCards(table, seat, decks, 'Pancetta');
    },
  }),
  station: declareAt('station', {
    check(state, seat, { men }) {
      refuseUnless(men.length > 0, 'Name at least one man to hire.', 'EMP-PLACE-4');
      checkHire(state, seat, men, requireCapo(state, seat).cashDollars);
    },
    carryOut(table, seat, { men }) {
      hireMen(table, seat, men);
      refillMen(table);
    },
  }),
  docks: declareForFee('docks', (table, seat) => {
    table.emit({ type: 'track-swept', track: 'men' });
    refillMen(table);
    addTasks(table, { do: 'hire', seats: [seat] });
  }),
  stMarys: declareAt('st-marys', {
    check(state, seat) {
      refuseUnless(requireCapo(state, seat).corruption > 0, 'You have no corruption to confess.', 'EMP-PLACE-6');
      requireMoney(state, seat, state.house.stMarys.dollars, 'Absolution at St. Mary’s');
    },
    carryOut(table, seat) {
      payBank(table, seat, -table.state.house.stMarys.dollars, 'St. Mary’s');
      const points = computeStMarysPoints(table.state);
      applyCorruption(table, seat, -points, { source: 'st-marys', cause: 'St. Mary’s' });
    },
  }),
  local162: declareForFee('local-162', (table, seat) => {
    table.emit({ type: 'track-swept', track: 'rackets' });
    refillRackets(table);
    addTasks(table, { do: 'buy', seats: [seat] });
  }),
};

/** [EMP-PLACE-2, EMP-COPC-15] */
export function listWinningSums({ copCard }: State): readonly number[] {
  return copCard === 'racing-season' ? [6, 7, 8] : [7];
}

function rollTrackBet(table: EmpireTable, seat: SeatId): void {
  const { total } = table.dice.roll({ purpose: 'Pitney Downs', count: 2 });
  const won = listWinningSums(table.state).includes(total) ? table.state.pot : 0;
  table.emit({ type: 'dice-at-the-track', seat, sum: total, won, refill: table.state.house.potRefill });
}
