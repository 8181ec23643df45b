import type { HandoutId } from '#shared/views/handouts.ts';
import type { PacketPart } from '#shared/views/mail.ts';
import type { QuoteHead, SeatHead } from '#shared/views/head.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Reason } from '#shared/words/journal.ts';
import type { Wait } from '#shared/words/waits.ts';
import type {
  Archive,
  Battles,
  Foresight,
  Forms,
  Joining,
  Chronicle,
  Diplomacy,
  Mail,
  Opposition,
  Projection,
  Show,
} from './capabilities.ts';
import type { EventRules } from './events/events.ts';
import type { Game, StateOf, TableOf } from './game.ts';
import type { RecordedEvent } from './journal/journal.ts';
import type { DeepReadonly } from './readonly.ts';
import type { Upcast } from './events/upcast.ts';

/** The command line's settings of a new campaign. */
export type QuickSetup = {
  title: string;
  seed: number;
  /** How many seats the program plays; null leaves it to the game. */
  npcs: number | null;
  gangName: string | null;
  /** How well the NPC seats play; null leaves it to the game. */
  level: string | null;
  /** A ready-made set of house rules, where the game has them on the command line. */
  preset?: string;
  /** The period that is scored last, as `1926-12`. */
  lastMonth?: string;
  /** The period that it begins in, as `1926-04`. */
  startMonth?: string;
  /** The place of play as plain data, where the game has other places than its own. */
  city?: unknown;
};

/** A seat: its player, and whether a human gives its orders now. */
export type Seat = SeatHead & { takesOrders: boolean };

/** The winners and the way they won. */
export type Ending = { winners: SeatId[]; how: string };

/**
 * `auto`: the planner plays the human seats too and nothing is asked; with `keepsOrders` it answers questions and keeps
 * their orders, if the table closes the period. `late`: players whom the program plays to the end of the period, if
 * orders play the game on.
 */
export type Pacing = { auto: boolean; keepsOrders?: boolean; late?: readonly SeatId[] };

/** Returns true if the planner writes the orders of players too. */
export function writesForPlayers({ auto, keepsOrders = false }: Pacing): boolean {
  return auto && !keepsOrders;
}

/** An order an NPC (or the autopilot) gives, and why. */
export type PlannedOrder<G extends Game> = { order: G['order']; reason: Reason };

/** One check for an order's quote, title and deed. */
export interface OrderRules<G extends Game> {
  /** Carries an order out or puts it aside; throws a Refusal. */
  give(table: TableOf<G>, seat: SeatId, order: G['order']): void;
  /** Works like `give`, for a planner: it never asks. */
  giveAsPlanned(table: TableOf<G>, seat: SeatId, order: G['order']): void;
  /** Cost, legality and odds from the functions that carry the order out; throws a Refusal. */
  quote(state: StateOf<G>, seat: SeatId, order: G['order']): QuoteHead;
  titleOf(state: StateOf<G>, seat: SeatId, order: G['order']): string;
  /** The sheets of a game that has them; other games have separate orders. */
  readonly sheet?: SheetRules<G>;
}

/** The orders of a sheet, as far as the program completes one that its player has begun. */
export interface SheetRules<G extends Game> {
  /** Lists the lines that a seat has on its sheet. */
  filed(state: StateOf<G>, seat: SeatId): readonly DeepReadonly<G['order']>[];
  /** Lists the lines of an order that is a whole sheet; any other is its own only line. */
  linesOf(order: G['order']): readonly G['order'][];
  /** Lists the subjects that a line decides; none for an order that is on no sheet. */
  subjectsOf(line: DeepReadonly<G['order']>): readonly string[];
}

/** The games master's word. */
export interface RulingRules<G extends Game> {
  carryOut(table: TableOf<G>, ruling: G['ruling']): void;
  titleOf(state: StateOf<G>, ruling: G['ruling']): string;
}

/** The events of one period, for the press. */
export type PeriodOf<G extends Game> = {
  period: number;
  /** At the period's end. */
  state: StateOf<G>;
  happenings: readonly RecordedEvent<G['event']>[];
  /** The orders the planner gave for its seats; why it gave them is none of the press's business. */
  motives: readonly { order: G['order']; seat: SeatId }[];
};

/**
 * The required parts of a game on the kernel, then the optional ones. Pure: no IO, clock, Math.random or async. Members
 * are methods, so that a `Rulebook<OneGame>` is a `Rulebook<Game>`.
 */
export interface Rulebook<G extends Game> {
  readonly id: GameId;
  /** Only grows; each journal entry has the version that wrote it. */
  readonly version: number;
  /** The game's title. */
  readonly title: string;
  /** This game's word for a seat. */
  readonly party: 'gang' | 'family' | 'player';
  readonly period: { readonly one: string; name(period: number): string };
  /** The headings of a period's report, in their order. */
  readonly headings: readonly string[];
  readonly events: EventRules<G>;
  readonly orders: OrderRules<G>;
  readonly rulings: RulingRules<G>;
  /** Events of older versions into today's. */
  readonly upcasts: readonly Upcast[];

  /** A state before anything was founded. */
  blank(): G['state'];
  /** A campaign to look around in, ready to open. */
  sampleSetup(): G['setup'];
  /** A setup for one human seat of this name (a ready-made one, if it is called so). */
  quickSetup(options: QuickSetup): G['setup'];
  /** Founds the campaign: emits everything up to the first wait. */
  found(table: TableOf<G>, setup: G['setup']): void;
  periodOf(state: StateOf<G>): number;
  /** The period an event closed, or null. */
  closedPeriod(event: G['event']): number | null;
  ending(state: StateOf<G>): Ending | null;
  /** The kind of event that ends a campaign, by which a list shows that a file is over without replaying it. */
  readonly endingEvent: G['event']['type'];
  /** Finds the seats that the game waits for; null while the rules go on by themselves. */
  waitsFor(state: StateOf<G>): Wait | null;
  /** The next automatic piece. In a game `by-the-table` it plays from the wait the table ends to the next. */
  step(table: TableOf<G>, pacing: Pacing): void;
  /** Tells if orders play the game on, or the table closes the period. */
  readonly flow: 'by-itself' | 'by-the-table';
  /** Every seat in its order at the table. */
  seats(state: StateOf<G>): readonly Seat[];
  /** Builds the view that a viewer may know, for the screens. Throws a Refusal for an unknown seat. */
  view(state: StateOf<G>, viewer: Viewer): G['view'];
  /** The game's own figures for a command line: fields for `--json` and a line for each seat. */
  status(state: StateOf<G>): { fields: Record<string, unknown>; lines: string[] };
  names(state: StateOf<G>): G['names'];
  /**
   * Like `names`, each name marked with its reference (kernel/events/references.ts), for reports whose names can be
   * opened.
   */
  refer?(state: StateOf<G>): G['names'];
  /** Lists the seats that own the marked person or thing; none if it has no owner. */
  seatOf?(state: StateOf<G>, ref: { kind: string; id: string }): readonly SeatId[];
  /** All that a seat's planner may know. */
  sight(state: StateOf<G>, seat: SeatId): G['sight'];
  /** Plans the program's orders for a seat, from its sight and nothing else. */
  plan(sight: G['sight'], seat: SeatId, wait: Wait | null): PlannedOrder<G>[];

  /** The period's public facts for the press. */
  news?(period: PeriodOf<G>): G['news'];
  /** True if the news can be told while the period runs, from those of its events that everybody knows. */
  readonly tellsRunningPeriod?: true;
  /** Each bank of the state, to check that every dollar reconciles. */
  banks?(state: StateOf<G>): { seat: SeatId; dollars: number }[];
  readonly projections?: readonly Projection<G>[];
  readonly battles?: Battles<G>;
  readonly archive?: Archive<G>;
  readonly foresight?: Foresight<G>;
  readonly joining?: Joining<G>;
  readonly opposition?: Opposition<G>;
  readonly diplomacy?: Diplomacy<G>;
  readonly forms?: Forms;
  readonly mail?: Mail<G>;
  /** Describes a seat's hand and the board from its own view, in a game without packets. */
  describeStanding?(view: G['view'], seat: SeatId): PacketPart[];
  readonly chronicle?: Chronicle<G>;
  /**
   * Carries out what follows from a seat's answer to a handout of the rules; throws a Refusal before anything changes.
   * Absent where only the games master hands something out.
   */
  followAnswer?(table: TableOf<G>, given: { id: HandoutId; seat: SeatId; answer: number }): void;
  /** Without it, the log's lines are the scenes of a closed period. */
  readonly show?: Show<G>;
}
