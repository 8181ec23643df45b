import type { Cell, CopId } from '#shared/games/empire-city/ids.ts';
import { findCard } from '#shared/games/empire-city/cards.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, requireOnlySeat } from '../askRule.ts';
import { spend } from '../decks.ts';
import { payBank, exhaust } from '../gains.ts';
import {
  findAbility,
  computeBribe,
  requireCapo,
  computeLandValue,
  formatCellName,
  requireRacketInPlay,
  findSquare,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';

/** [EMP-COPS-8] Busts of the cops that moved, in the order in which they did. */
export function listBusts(state: State): { cop: CopId; square: Cell; seat: SeatId }[] {
  return state.beat.flatMap(({ cop: id, from }) => {
    const at = state.cops.find((one) => one.id === id)?.at;
    if (at === undefined || at === from) return [];
    const owner = findSquare(state, at)?.owner ?? null;
    return owner === null ? [] : [{ cop: id, square: at, seat: owner }];
  });
}

/** Asks the capo of a square that a cop entered. */
export function askBust(table: EmpireTable, cop: CopId, square: Cell): void {
  const owner = findSquare(table.state, square)?.owner ?? null;
  if (owner !== null) addTasks(table, { do: 'bust', seats: [owner], cop, square });
}

/** [EMP-COPS-8, EMP-COPS-9] The square is unoccupied; attacks on it are off. */
export function loseSquare(table: EmpireTable, square: Cell, cause: 'bust' | 'ness'): void {
  const { owner = null, racket = null } = findSquare(table.state, square) ?? {};
  if (owner === null) return;
  table.emit({ type: 'square-lost', seat: owner, square, racket, cause });
}

function canHelp(state: State, seat: SeatId, id: string): boolean {
  const { cards, hand } = requireCapo(state, seat);
  const isBond = cards.includes(id) && findCard(id)?.kind === 'bail-bond';
  return isBond || (hand.includes(id) && findAbility(id) === 'bagman');
}

/** [EMP-ASK-8] */
export const bust = ask('bust', {
  title: 'A bust',
  task: 'answer a bust',
  manner: 'in-turn',
  answer: 'bust',
  check(state, seat, { square }, { with: how }) {
    if (how === 'lose') return;
    const bribe = computeBribe(state, seat);
    const { cashDollars } = requireCapo(state, seat);
    if (how === 'pay') {
      return refuseUnless(
        cashDollars >= bribe,
        `The bribe for ${formatCellName(square)} is ${formatDollars(bribe)}; you have ${formatDollars(cashDollars)}.`,
        'EMP-COPS-8',
      );
    }
    refuseUnless(
      canHelp(state, seat, how),
      'Pay, lose the square, or help yourself with a Bail Bond or a bagman from your hand.',
      'EMP-COPS-8',
    );
    refuseUnless(
      state.copCard !== 'honest-judge',
      'An Honest Judge sits this round: Bail Bonds and bagmen do not help.',
      'EMP-COPC-17',
    );
  },
  byRule(state, seat, { square }) {
    const bribe = computeBribe(state, seat);
    const { racket = null } = findSquare(state, square) ?? {};
    const price = racket === null ? 0 : requireRacketInPlay(state, racket).priceDollars;
    const isWorthIt = price + 250 * computeLandValue(state, square) > bribe;
    const pays = isWorthIt && requireCapo(state, seat).cashDollars >= bribe;
    return { kind: 'bust', with: pays ? 'pay' : 'lose' };
  },
  run(table, { seats, square, cop }, answers) {
    const seat = requireOnlySeat({ seats });
    const { with: how } = answers(seat);
    const dollars = how === 'pay' ? computeBribe(table.state, seat) : 0;
    if (how === 'pay') payBribe(table, seat, dollars);
    else if (how === 'lose') loseSquare(table, square, 'bust');
    else if (findAbility(how) === 'bagman') {
      table.emit({ type: 'man-revealed', seat, man: how, cause: 'talks to the cops' });
      exhaust(table, seat, [how], 'a bust');
    } else spend(table, seat, [how], 'a bust');
    table.emit({ type: 'bust-settled', seat, square, cop, with: how, dollars });
  },
});

/** [EMP-COPC-2] Pays the chief if the card says so, the chief's own bribe to the bank. */
function payBribe(table: EmpireTable, seat: SeatId, dollars: number): void {
  const { copCard, chief, house } = table.state;
  if (copCard === 'shift-change' && chief !== null && chief !== seat) {
    return table.emit({ type: 'money-passed', from: seat, to: chief, dollars, cause: 'bribes' });
  }
  payBank(table, seat, -dollars, 'bribes', house.bribes === 'pitney-downs' ? dollars : 0);
}
