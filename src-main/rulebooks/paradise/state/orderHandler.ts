import type { SeatId } from '#shared/words/ids.ts';
import type { OrderKind, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { Quote } from '#shared/games/paradise/views/campaign.ts';
import { formatDollars } from '#shared/words/text.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { ParadiseTable } from '../table.ts';
import type { PhaseId } from './records/campaign.ts';
import type { State } from '../state.ts';

/** How hiring and stealing treat the seat: a human is asked, an NPC decides by its doctrine. */
export type Giving = { asks: boolean };

/** An order's cost, chance and notes before it is given. */
export type OrderTerms = Pick<Quote, 'costDollars' | 'chance' | 'notes'> & {
  /** The most it may cost once it is carried out, for orders that wait. */
  laterDollars?: number;
};

/** In which phases of the month an order may be given, and what is wrong in any other. */
export type When = {
  phases: readonly PhaseId[] | 'any';
  /** A sentence and its rule; without it the phase itself says what comes first. */
  otherwise?: readonly [sentence: string, rule: string];
};

/**
 * One kind of order. `check` refuses or returns its terms, with the very figures `carryOut` uses;
 * `carryOut` runs only after `check` and emits the events.
 */
export type OrderHandler<K extends OrderKind> = {
  /** Left out: while the month stands before its orders. */
  readonly when?: When;
  title(state: State, seat: SeatId, order: OrderOf<K>): string;
  check(state: State, seat: SeatId, order: OrderOf<K>): OrderTerms;
  carryOut(table: ParadiseTable, seat: SeatId, order: OrderOf<K>, giving: Giving): void;
};

/** [RK-3] While the month stands before its payoffs. */
export const whilePrecinctsWait: When = {
  phases: ['payoffs'],
  otherwise: [
    'The precincts are paid for this month; set your payoffs to “ask” to decide next month.',
    'RK-3',
  ],
};

/** Terms of an order that costs nothing and rolls nothing. */
export function makeFreeTerms(...notes: string[]): OrderTerms {
  return { costDollars: 0, chance: null, notes };
}

/** Refuses what the seat's bank cannot pay. */
export function requireMoney(state: State, seat: SeatId, dollars: number, what: string): void {
  const bank = state.purses[seat]?.bankDollars ?? 0;
  // Asked of every plan, so that the sentence is made for a refusal alone.
  if (bank >= dollars) return;
  throw new Refusal(
    `${what} costs ${formatDollars(dollars)}, and the bank holds ${formatDollars(bank)}.`,
  );
}
