import type { RefusedLine } from './orders/arranging.ts';
import type { RunningTables } from './declare/section.ts';
import type { Roll } from '#shared/words/dice.ts';
import type { Reason } from '#shared/words/journal.ts';
import type { ForecastFigure, Way } from '#shared/views/forecast.ts';
import type { PacketPart, SheetLine } from '#shared/views/mail.ts';
import type { FigureMove, GameRecord } from '#shared/views/annals.ts';
import type { Named } from '#shared/views/log.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Game, StateOf, TableOf } from './game.ts';

/** The capabilities that a game may have beyond the core; the frame offers those that are there. */

/** One figure after a battle. */
export type Fate = { name: string; side: string; fate: string; wounds: number };

/** One line of a battle's report: the event, and its dice. */
export type BattleLine = { text: string; dice: Roll[] };

/** A battle fought to its end by the program on both sides. Plain JSON. */
export type BattleReport = {
  scenario: string;
  seed: number;
  winner: string;
  /** How it ended, in the game's own word. */
  ending: string;
  rounds: number;
  fates: Fate[];
  /** Further counts of the game, in its own words: the public facts. */
  counted: Partial<Record<string, number>>;
  lines: BattleLine[];
};

/** The eyes of one who looks at a battle that is led at the table. */
export type BattleEyes = {
  viewer: Viewer;
  /** The sides that he decides for now. */
  sides: readonly string[];
};

/** A battle that is led at the table, as far as its answers go. */
export type LedAtTable = {
  /** The side that has to decide next, or null where dice are thrown; null once it is over. */
  asks: { side: string | null; id: string; prompt: string } | null;
  /** The number of answers that cannot be taken back, because a die or a card was seen after them. */
  final: number;
  /** The side that gave each answer; null for dice. */
  gave: readonly (string | null)[];
  /** The battle as a viewer may see it. */
  tell(eyes: BattleEyes): unknown;
  /** Its table for everybody's eyes, where the games master lets all watch. */
  tellAll(): unknown;
};

/** Battles that are fought on a table of their own: those of a campaign, and scenarios to try out. */
export interface Battles<G extends Game> {
  readonly scenarios: readonly string[];
  /** Same seed, same battle. Throws a Refusal for an unknown scenario. */
  fight(scenario: string, seed: number): BattleReport;
  /** The same battle as one HTML file that plays by itself and asks for nothing from elsewhere. */
  page(scenario: string, seed: number): string;
  /** A battle of which the state keeps all, as a viewer may know it; a Refusal for one he has no part in. */
  sheet(state: StateOf<G>, id: string, viewer: Viewer): unknown;
  /** The period of a battle of which the state keeps a summary alone; null for the others. */
  longAgo(state: StateOf<G>, id: string): number | null;
  titleOf(state: StateOf<G>, id: string): string;
  /** True if a viewer took part in it, or saw it as the games master; refuses an unknown viewer. */
  mayWatch(state: StateOf<G>, id: string, viewer: Viewer): boolean;
  /**
   * Sums over `runs` battles on copies, from run number `from` on, by a viewer's knowledge; refuses a battle that does
   * not wait.
   */
  tally(state: StateOf<G>, id: string, viewer: Viewer, batch: { from: number; runs: number }): unknown;
  /** A waiting battle that people lead, fought with a seed as far as their answers go; a seat leads its own side. */
  lead(state: StateOf<G>, id: string, seed: number, led: { viewer: Viewer; leading: unknown }): unknown;
  /**
   * The sides of a waiting battle that players lead from their own devices, the attackers first; a Refusal where a
   * viewer may not begin that.
   */
  sidesToLead(state: StateOf<G>, id: string, viewer: Viewer): readonly { side: string; seat: SeatId }[];
  /** A waiting battle that is led at the table, fought with a seed as far as its answers go. */
  follow(state: StateOf<G>, id: string, seed: number, leading: unknown): LedAtTable;
  /** Settles a waiting battle: the program's run, the table's report, or calling it off. */
  settle(table: TableOf<G>, id: string, settling: unknown): void;
  /** A battle as this state's forces and a seed make it, or a Refusal. */
  run(state: StateOf<G>, id: string, seed: number): unknown;
  /**
   * The battle an event settled, fought again from the state before it; a Refusal when these rules fight it
   * otherwise than it was recorded.
   */
  watch(state: StateOf<G>, settled: G['event']): unknown;
  /** The battle an event settled and the seed it ran on; null for other events and other ways. */
  seedIn(event: G['event']): { id: string; seed: number } | null;
  /** The battle an event settled in any way; null for other events. */
  settledBy(event: G['event']): string | null;
}

/** The parts that grow with the years and few screens show: they are sent on request and not with every view. */
export interface Archive<G extends Game> {
  /** Every battle a viewer may know of, the newest first. */
  battles(state: StateOf<G>, viewer: Viewer): readonly unknown[];
  /** A seat's books, the first period first, for viewers who may read them. */
  books(state: StateOf<G>, seat: SeatId): readonly unknown[];
}

/** The winners and the ending they won by, and the first seat: the winner, or the best so far. */
export type Ranking = { winners: readonly SeatId[]; how: string | null; first: SeatId | null };

/** Looking ahead on states that might be. */
export interface Foresight<G extends Game> {
  /**
   * A whole state that may be the viewer's real one: his knowledge, and the rest drawn by the seed. For the games
   * master a copy of the real one with new chance: decks are reshuffled and whims redrawn for every viewer, so that no
   * future reveals the real ones. Refused if that is impossible.
   */
  imagine(state: StateOf<G>, viewer: Viewer, seed: number): G['state'];
  /** The numbers it follows, always the same ones in the same order. */
  readonly figures: readonly ForecastFigure[];
  /** The present value of a figure: a whole number, of a seat or (null) of the game. */
  findFigureValue(state: StateOf<G>, figure: string, seat: SeatId | null): number;
  /** The ways this campaign can be won. */
  endings(state: StateOf<G>): readonly Way[];
  ranking(state: StateOf<G>): Ranking;
  /** Orders that wait to be opened, oldest first. */
  waitingOrders(state: StateOf<G>): { seat: SeatId; title: string }[];
  /** Withdraws every waiting order of a seat and returns the money set aside. */
  withdrawAll(table: TableOf<G>, seat: SeatId): void;
}

/** Something wrong in a running campaign's file, by its place in it. */
export type ValidationIssue = { path: (string | number)[]; sentence: string };

/** Entering a campaign that was played elsewhere. */
export interface Joining<G extends Game> {
  /** Lists the faults across the file; an empty list means that it can be entered. */
  check(running: unknown): ValidationIssue[];
  /** The setup's head, for the file's own row. */
  headOf(running: unknown): { title: string; seed: number };
  /** Founds the campaign from its present position. */
  enter(table: TableOf<G>, running: unknown): void;
  /** The same as tables of a spreadsheet, in and out. */
  tables: RunningTables<StateOf<G>>;
}

/** NPC seats the games master may steer. */
export interface Opposition<G extends Game> {
  /** The program writes a seat's orders before they are opened, so that they can be changed. */
  writeNow(table: TableOf<G>, seat: SeatId): void;
  /** Lets the games master give a seat's orders until the period closes. */
  takeOverSeat(table: TableOf<G>, seat: SeatId): void;
  /** A seat's position and its playing, for the games master. */
  situationReport(state: StateOf<G>, seat: SeatId): unknown;
  /** The best thing of each kind that a seat's money can buy this period, the best first. */
  listPurchases?(sight: G['sight']): readonly { order: G['order']; reason: Reason }[];
  /** How much of the planner's reasons players may read after the reveal. */
  tellsWhy(state: StateOf<G>): 'exact' | 'summary' | 'nothing';
}

/** A seat that asks for the others' attitude to it, or the games master who asks for it and may know everything. */
export type DiplomacyAsker = { seat: SeatId; isGm: boolean };

/** How NPC seats feel about others, and their answer to terms that are not put yet. */
export interface Diplomacy<G extends Game> {
  attitudes(state: StateOf<G>, asker: DiplomacyAsker): unknown;
  /** Refuses terms that could not be put at all. */
  forecastTerms(state: StateOf<G>, asker: DiplomacyAsker, asked: { to: SeatId; terms: unknown }): unknown;
}

/** The figures and records of a campaign as a whole. */
export interface Chronicle<G extends Game> {
  /** Lists the figures of the whole game that an event moved, with the causes. */
  listMoves?(event: G['event'], names: G['names']): readonly FigureMove[];
  /** Lists the records set by the events that a viewer was told, in order of time. */
  listRecords?(told: readonly { period: number; event: G['event'] }[], names: G['names']): readonly GameRecord[];
}

/**
 * How the orders of a closed period are joined with the scenes of its events. It gets the orders that the viewer knows,
 * and reveals nothing more.
 */
export interface Show<G extends Game> {
  /** Lists the matters that an order of a seat may lead to. */
  listMatters(seat: SeatId, order: G['order'], title: string): readonly string[];
  /** Lists the places that an order is about. */
  listTargets(order: G['order']): readonly Named[];
  /** Lists the names of the people whom an order sends, if it has any. */
  listPeople?(state: StateOf<G>, order: G['order']): readonly (Named & { name: string })[];
  /** Describes an order without further events; undefined: its own entry is enough. */
  describeSilence?(order: G['order']): string | undefined;
  /**
   * Builds the board in the middle of a period, as everybody sees it, for the scenes. While one seat after the other is
   * told, those that were not yet have on it what they had before.
   */
  board?(state: StateOf<G>, telling: { before: StateOf<G>; seats: readonly SeatId[] } | null): unknown;
  /** The acts in which a period is told, first to last; without them orders come first, then deeds, fights, and news. */
  readonly acts?: readonly ShowAct<G>[];
}

/** An act of the show: what is told in it, and the titles of its scenes. */
export interface ShowAct<G extends Game> {
  /** The headings of the report whose lines it tells, with the orders that led there; or fights, or orders one by one. */
  readonly tells: readonly string[] | 'fights' | 'orders';
  /** Events that it tells whatever their heading. */
  readonly types?: readonly G['event']['type'][];
  /** True if each seat has a scene of its own in it. */
  readonly isBySeat?: true;
  /** True if it is bookkeeping, of which a seat is told its own alone, and all seats together nothing. */
  readonly isOwn?: true;
  /** Names a scene by its events; without it the scene is named by its first line. */
  name?(names: G['names'], events: readonly G['event'][], seat: SeatId | null): string;
}

/**
 * The game's part of a packet, and the words that orders begin with, where the examples are not all of them. Of an
 * example in several versions the first is shown that the seat could send now, or none.
 */
export type MailPacket = {
  parts: PacketPart[];
  examples: readonly (string | readonly string[])[];
  verbs?: readonly string[];
};

/** The orders that the lines of a sheet were read as. */
export type ReadLines<O> = {
  /** `more`: further lines that are parts of the same order. */
  orders: { line: number; more?: readonly number[]; order: O }[];
  problems: { line: number; sentence: string }[];
  /** Lists lines for the messages that the seat has sent in this period already. */
  repeated?: readonly number[];
};

/** Order sheets by mail. It prints and reads by a seat's own view, so that no packet reveals more. */
export interface Mail<G extends Game> {
  /** The seat's position and people, and examples of each order. */
  packet(view: G['view'], seat: SeatId): MailPacket;
  /** The orders on a filled-in sheet, each with its line, and the lines that were not understood. */
  read(view: G['view'], seat: SeatId, lines: readonly SheetLine[]): ReadLines<G['order']>;
  /** The matters that an order decides once: orders of one sheet that decide one differently are refused together. */
  decides?(order: G['order']): readonly string[];
  /** Describes an order in a receipt, with all details of its line; absent if its title does. */
  describe?(state: StateOf<G>, seat: SeatId, order: G['order']): string;
  /** Describes an immediate result of an order, such as an NPC's answer; absent without one. */
  tellDone?(state: StateOf<G>, seat: SeatId, order: G['order']): readonly string[];
  /** Lists warnings of all that the seat has filed: a word it breaks, a line that an agreement lacks. */
  listWarnings?(state: StateOf<G>, seat: SeatId): readonly string[];
  /** Withdraws the seat's filed orders: a mailed sheet is complete. */
  begin(table: TableOf<G>, seat: SeatId): void;
  /** The orders of one sheet that are judged together; absent if each is judged by itself. */
  readonly together?: {
    has(order: G['order']): boolean;
    /** Lists the orders that are not legal beside each other and the filed ones, in any order. */
    listRefused(state: StateOf<G>, seat: SeatId, orders: readonly G['order'][]): RefusedLine[];
    /** Puts one of them on the sheet. */
    file(table: TableOf<G>, seat: SeatId, order: G['order']): void;
  };
  /** The kinds of orders that no line is written for, each with the reason, which packets tell. */
  notOnSheets: Readonly<Partial<Record<G['order']['kind'], string>>>;
  /** Marks a sheet as handed in once all its orders are accepted, if the game has that. */
  end(table: TableOf<G>, seat: SeatId): void;
}

/** The questions of a new campaign's form before there is a campaign. */
export interface Forms {
  /** Returns the tables that the forms need, for the part that is asked about, such as a city. */
  tables(asked: unknown): unknown;
  /** Quotes one part of a setup, and explains why it cannot start. */
  quote(part: unknown): unknown;
  /** A single battle of no campaign that people lead, as far as their answers go; absent where the game has none. */
  leadSingle?(led: unknown): unknown;
}

/** One row of a relational projection: column names to SQLite values. */
export type Row = Record<string, string | number | null>;

/** A column's type as SQLite declares it. */
export type Column = 'TEXT' | 'INTEGER' | 'TEXT NOT NULL' | 'INTEGER NOT NULL';

/**
 * How one collection of the state is kept as rows of one table, a row an item. Derived: the store builds the
 * table and refills it by replay whenever its declaration is another than the file's.
 */
export interface Projection<G extends Game> {
  readonly table: string;
  /** Top-level key of the state, a record by id. */
  readonly collection: string;
  /** Another collection by the same kind of ids that the rows tell of, or that has some of the items. */
  readonly alongside?: string;
  /** The column that holds the id. */
  readonly key: string;
  readonly columns: Readonly<Record<string, Column>>;
  row(state: StateOf<G>, id: string): Row | null;
}
