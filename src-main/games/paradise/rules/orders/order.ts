import type { Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OrderKind, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { Quote } from '#shared/games/paradise/views/campaign.ts';
import { formatDollars } from '#shared/words/text.ts';
import { Refusal } from '#kernel/refusal.ts';
import { putAside } from '../filing/filing.ts';
import type { SheetNames } from '../mail/sheetNames.ts';
import type { PhaseId, SetAside } from '../state/records/campaign.ts';
import type { State } from '../state.ts';
import type { ParadiseTable } from '../table.ts';

/** How hiring and stealing treat the seat: a human is asked, an NPC decides by its doctrine. */
export type Giving = { asks: boolean };

/** An order's cost, chance and notes before it is given. */
export type OrderTerms = Pick<Quote, 'costDollars' | 'chance' | 'notes'> & {
  /** The most it may cost once it is carried out, for orders that wait. */
  laterDollars?: number;
};

/** The phases of the month in which an order may be given, and the refusal in any other. */
export type When = {
  phases: readonly PhaseId[] | 'any';
  /** A sentence and its rule; without it the phase's own sentence is used. */
  otherwise?: readonly [sentence: string, rule: string];
};

/** A form of line on a mailed sheet: how it is written, and the order that its parts make. */
export type MailForm = { example: string; pattern: RegExp; read(names: SheetNames, parts: readonly string[]): unknown };

/** The forms of an order on a mailed sheet, or why it is given on the screen alone. */
export type MailRule = readonly [MailForm, ...MailForm[]] | { onScreen: string };

/** The steps of a month at which sealed orders are opened. */
export type RevealStep =
  | 'broken-bargains'
  | 'fixed-numbers'
  | 'bids'
  | 'card'
  | 'bouts'
  | 'boxers'
  | 'funerals'
  | 'works'
  | 'take-overs'
  | 'jobs'
  | 'exposures'
  | 'columns'
  | 'editor'
  | 'mayor';

/** How a sealed order is revealed: with all others of its kind at a step of the month, or when a battle needs it. */
export type Reveal = { at: RevealStep; play(table: ParadiseTable): void } | { stands: string };

type Common<K extends OrderKind> = {
  /** The IDs of its rules, the main one first. */
  rules: readonly [string, ...string[]];
  mail: MailRule;
  /** The one thing that orders of this kind decide: two of one sheet that decide it differently contradict each other. */
  decides?(order: OrderOf<K>): string;
  /** Lists the matters of the show that it may lead to; without it, that it was dropped. */
  scenes?(seat: SeatId, order: OrderOf<K>, title: string): readonly string[];
  /** Lists the places that it is about. */
  places?(order: OrderOf<K>): readonly Named[];
  /** Describes it when nothing came of it. */
  silence?: string;
  /** Absent: while the month is before its orders. */
  when?: When;
  title(state: State, seat: SeatId, order: OrderOf<K>): string;
  /** Refuses, or returns its terms with the very figures that the deed uses. */
  check(state: State, seat: SeatId, order: OrderOf<K>): OrderTerms;
};

/** An order that takes effect when it is given. */
type OpenOrder<K extends OrderKind> = Common<K> & {
  sealed?: never;
  reveal?: never;
  /** Runs only after `check`, and emits the events. */
  carryOut(table: ParadiseTable, seat: SeatId, order: OrderOf<K>, giving: Giving): void;
};

/** An order that waits, unseen by others, for its step of the month. */
type SealedOrder<K extends OrderKind> = Common<K> & {
  sealed: {
    /** The money that leaves the bank when it is filed. */
    setAside?(state: State, seat: SeatId, order: OrderOf<K>): SetAside;
    /** Happens just before it is filed. */
    prepare?(table: ParadiseTable, seat: SeatId, order: OrderOf<K>): void;
  };
  reveal: Reveal;
  carryOut?: never;
};

/** One kind of order, all its rules in one place. */
export type OrderHandler<K extends OrderKind> = Common<K> & {
  readonly kind: K;
  /** Null for an order that takes effect when it is given. */
  readonly reveal: Reveal | null;
  /** Carries the order out, or files it; runs only after `check`. */
  carryOut(table: ParadiseTable, seat: SeatId, order: OrderOf<K>, giving: Giving): void;
};

/** Returns the handler of one kind of order; a sealed one without its reveal does not compile. */
export function order<K extends OrderKind>(kind: K, rule: OpenOrder<K> | SealedOrder<K>): OrderHandler<K> {
  if (rule.sealed === undefined) return { ...rule, kind, reveal: null };
  const { sealed, ...common } = rule;
  return {
    ...common,
    kind,
    carryOut(table, seat, given) {
      sealed.prepare?.(table, seat, given);
      const setAside = sealed.setAside?.(table.state, seat, given);
      putAside(table, seat, given, rule.title(table.state, seat, given), setAside);
    },
  };
}

/** [RK-3] While the month is before its payoffs. */
export const whilePrecinctsWait: When = {
  phases: ['payoffs'],
  otherwise: ['The precincts are paid for this month; set your payoffs to “ask” to decide next month.', 'RK-3'],
};

/** Terms of an order that costs nothing and rolls nothing. */
export function makeFreeTerms(...notes: string[]): OrderTerms {
  return { costDollars: 0, chance: null, notes };
}

/** Refuses a sum that the seat's bank cannot pay. */
export function requireMoney(state: State, seat: SeatId, dollars: number, what: string): void {
  const bank = state.purses[seat]?.bankDollars ?? 0;
  // perf: asked of every plan, so that the sentence is made for a refusal alone.
  if (bank >= dollars) return;
  throw new Refusal(`${what} costs ${formatDollars(dollars)}, and the bank holds ${formatDollars(bank)}.`);
}
