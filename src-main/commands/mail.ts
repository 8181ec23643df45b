import type { Outcome } from '#shared/views/outcome.ts';
import type { Receipt, SheetLine, SheetProblem, UnreadLine } from '#shared/views/mail.ts';
import type { QuoteHead } from '#shared/views/head.ts';
import { formatPercent } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { readEntries, readOrder } from '../campaign/recorded.ts';
import { catchRefusal, refuseUnless, type Refusal } from '../kernel/refusal.ts';
import type { Mail } from '../kernel/capabilities.ts';
import { requireRule } from '../kernel/events/events.ts';
import type { Game } from '../kernel/game.ts';
import { formatSheetHead, readMailedSheet, type SheetHead } from '../kernel/orders/mailedSheet.ts';
import {
  findAuthor,
  goOn,
  playStep,
  requireTakesOrders,
  requireSeatAtTable,
  type Answering,
} from './play.ts';
import { orderKey } from './orderKey.ts';
import { runOnce } from './answered.ts';
import type { Session } from './session.ts';

/** A sheet with something wrong in it: every such line, and nothing was changed. */
export type WrongSheet = { kind: 'wrong'; problems: SheetProblem[]; receipt: Receipt };

/** A sheet that was taken, and what became of each of its lines. */
export type FiledSheet = Extract<Outcome, { kind: 'done' }> & { receipt: Receipt };

/** Events by which an order waits, of a game that does not put its orders under seal one by one. */
const filings: readonly string[] = ['order-filed'];

/** Stops a step whose sheet is wrong before anything of it is written. */
class SheetIsWrong extends Error {}

/**
 * Files a sheet that came by mail, as one step in place of what the seat had filed; an addendum comes on top of it.
 * Every line is tried, so that all that is wrong is told at once; one wrong line and nothing is changed.
 */
export function fileSheet(
  session: Session,
  given: { seat: SeatId; text: string } & Answering,
  now: Date,
): Promise<FiledSheet | Extract<Outcome, { kind: 'question' }> | WrongSheet> {
  type Answer = FiledSheet | Extract<Outcome, { kind: 'question' }> | WrongSheet;
  return runOnce<Answer>(session, given.once, async () => {
    const { rulebook, snapshot } = session;
    const { seat, text } = given;
    requireTakesOrders(session, seat);
    const { mail, title } = rulebook;
    refuseUnless(mail !== undefined, `${title} is not played by mail.`);
    const { name } = requireSeatAtTable(session, seat);
    const view = rulebook.view(snapshot.state, seat);
    const heading = { seat, period: view.period, name, date: view.date };
    const sheet = readMailedSheet(text, heading, listKnown(mail, view, seat));
    refuseUnless(
      sheet.orders.length + sheet.problems.length > 0,
      `There is no order on this sheet${sheet.unread.length > 0 ? ' below its heading' : ''}; write one a line, or hand in an empty sheet on screen.`,
    );
    const filing = new Filing(session, mail, seat, sheet);
    try {
      const file = (table: Table): void => {
        const author = findAuthor(session, seat);
        const title = `${sheet.isAddendum ? 'Addendum to the sheet' : 'Sheet'} of ${name} by mail`;
        table.entry({ title, author, order: null, reason: null });
        filing.file(table);
        if (filing.problems.length > 0) throw new SheetIsWrong();
        goOn(session, table);
      };
      const tellMore = () => ({ receipt: filing.createReceipt(heading, true) });
      return await playStep(session, `Sheet of ${name}`, given, now, file, tellMore);
    } catch (problem) {
      if (!(problem instanceof SheetIsWrong)) throw problem;
      const problems = filing.problems.sort((a, b) => a.line - b.line);
      return { kind: 'wrong', problems, receipt: filing.createReceipt(heading, false) };
    }
  });
}

/** Returns what tells an order from other words: the game's own reader, and how the examples begin. */
function listKnown(mail: Mail<Game>, view: Game['view'], seat: SeatId) {
  const { examples, verbs = examples.flat() } = mail.packet(view, seat);
  const first = verbs.map((verb) => /^[^\s:,]+/u.exec(verb)?.[0].toLowerCase() ?? '');
  return {
    verbs: new Set(first.filter((verb) => verb !== '')),
    isOrder: (text: string) => mail.read(view, seat, [{ line: 1, text }]).orders.length > 0,
  };
}

type Table = Parameters<Mail<Game>['begin']>[0];
type Sheet = {
  orders: SheetLine[];
  problems: SheetProblem[];
  unread: UnreadLine[];
  isAddendum: boolean;
};

type LineOrder = SheetLine & { order: Game['order'] };

/** The filing of one sheet: gives its orders, whatever order their lines are in, and notes what becomes of each line. */
class Filing {
  readonly problems: SheetProblem[];
  private readonly session: Session;
  private readonly mail: Mail<Game>;
  private readonly seat: SeatId;
  private readonly sheet: Sheet;
  private readonly fates = new Map<number, 'filed' | 'done' | 'already'>();
  /** The promises and warnings of the orders as they were given, by line. */
  private readonly notes = new Map<number, string>();
  private dropped: string[] = [];

  constructor(session: Session, mail: Mail<Game>, seat: SeatId, sheet: Sheet) {
    this.session = session;
    this.mail = mail;
    this.seat = seat;
    this.sheet = sheet;
    this.problems = [...sheet.problems];
  }

  file(table: Table): void {
    const { mail, seat, sheet } = this;
    // The step runs again at each answer.
    this.problems.splice(0, this.problems.length, ...sheet.problems);
    const before = this.listWaiting(table);
    const done = this.listDone(table);
    if (!sheet.isAddendum) mail.begin(table, seat);
    const together: LineOrder[] = [];
    const turn = (one: LineOrder): Refusal | null => {
      if (done.has(orderKey(one.order))) this.fates.set(one.line, 'already');
      else if (mail.together?.has(one.order) === true) together.push(one);
      else return this.give(table, one);
      return null;
    };
    this.giveAlone(table, turn);
    this.giveTogether(table, together);
    const after = this.listWaiting(table);
    this.dropped = before.filter((title) => !after.includes(title));
    if (this.problems.length === 0) mail.end(table, seat);
  }

  /** Gives each order by itself; one that rests on a line below it, or a name given there, is tried once more after it. */
  private giveAlone(table: Table, turn: (one: LineOrder) => Refusal | null): void {
    let waiting: LineOrder[] = [];
    let unread = this.sheet.orders;
    for (;;) {
      let read = this.read(table);
      let isStale = false;
      let hasGoneOn = false;
      const refused: (LineOrder & { refusal: Refusal })[] = [];
      const unknown: SheetLine[] = [];
      for (const { line, text } of this.sheet.orders) {
        const isUnread = unread.some((one) => one.line === line);
        const findProblem = () => read.problems.find((one) => one.line === line);
        // A man hired above has a name below.
        if (isUnread && isStale && findProblem()) [read, isStale] = [this.read(table), false];
        if (isUnread && findProblem()) unknown.push({ line, text });
        const own = isUnread
          ? read.orders.filter((one) => one.line === line)
          : waiting.filter((one) => one.line === line);
        for (const { order } of isUnread && findProblem() ? [] : own) {
          const refusal = turn({ line, text, order });
          if (refusal !== null) refused.push({ line, text, order, refusal });
          else [isStale, hasGoneOn] = [true, true];
        }
      }
      if (!hasGoneOn || refused.length + unknown.length === 0) {
        for (const { line, text, refusal } of refused) this.note({ line, text }, refusal);
        for (const { line, text } of unknown) {
          const { sentence = '' } = read.problems.find((one) => one.line === line) ?? {};
          this.problems.push({ line, text, sentence, rule: null });
        }
        return;
      }
      [waiting, unread] = [refused, unknown];
    }
  }

  /** Judges the lines of one sheet with each other, and files them as they were written. */
  private giveTogether(table: Table, lines: LineOrder[]): void {
    const { together } = this.mail;
    if (together === undefined) return;
    lines.sort((a, b) => a.line - b.line);
    const orders = lines.map(({ order }) => order);
    const refused = together.listRefused(table.state, this.seat, orders);
    for (const { place, refusal } of refused) {
      const one = lines[place];
      if (one !== undefined) this.note(one, refusal);
    }
    if (refused.length > 0) return;
    for (const one of lines) {
      this.begin(table, one.order);
      together.file(table, this.seat, one.order);
      this.fates.set(one.line, 'filed');
    }
  }

  createReceipt(heading: SheetHead, isTaken: boolean): Receipt {
    const { sheet, fates, problems } = this;
    const refused = new Map(problems.map((one) => [one.line, one]));
    const read = sheet.orders.map(({ line, text }): Receipt['lines'][number] => {
      const problem = refused.get(line);
      if (problem !== undefined) return { line, text, fate: 'refused', note: problem.sentence };
      const fate = fates.get(line) ?? 'already';
      if (!isTaken && fate !== 'already') return { line, text, fate: 'untouched', note: null };
      return { line, text, fate, note: this.notes.get(line) ?? null };
    });
    const heads = sheet.problems.map(({ line, text, sentence }): Receipt['lines'][number] => ({
      line,
      text,
      fate: 'refused',
      note: sentence,
    }));
    const unread = sheet.unread.map(({ line, text, why }): Receipt['lines'][number] => ({
      line,
      text,
      fate: 'unread',
      note: `Stands ${why}.`,
    }));
    return {
      head: formatSheetHead(heading),
      isTaken,
      isAddendum: sheet.isAddendum,
      lines: [...heads, ...read, ...unread].sort((a, b) => a.line - b.line),
      dropped: isTaken ? this.dropped : [],
    };
  }

  /** Gives one order; returns why the rules will not have it. */
  private give(table: Table, { line, order }: LineOrder): Refusal | null {
    const before = this.listWaiting(table).length;
    const note = this.quoteInWords(table, order);
    if (note !== null) this.notes.set(line, note);
    const refusal = catchRefusal(() => {
      this.begin(table, order);
      this.session.rulebook.orders.give(table, this.seat, order);
    });
    if (refusal === null) {
      this.fates.set(line, this.listWaiting(table).length > before ? 'filed' : 'done');
    }
    return refusal;
  }

  /** Returns the chance that the order has and what it would bring besides, as its quote says; null where that is nothing. */
  private quoteInWords({ state }: Table, order: Game['order']): string | null {
    const quoted: QuoteHead[] = [];
    catchRefusal(() => {
      quoted.push(this.session.rulebook.orders.quote(state, this.seat, order));
    });
    const [quote] = quoted;
    if (quote === undefined) return null;
    const { chance, warnings = [], notes = [] } = quote;
    const odds = chance === null ? [] : [`Chance: ${formatPercent(chance)}.`];
    return [...odds, ...notes, ...warnings].join(' ') || null;
  }

  private begin(table: Table, order: Game['order']): void {
    const title = this.session.rulebook.orders.titleOf(table.state, this.seat, order);
    const author = findAuthor(this.session, this.seat);
    table.entry({ title, author, order, reason: null });
  }

  private note({ line, text }: SheetLine, { message: sentence, rule }: Refusal): void {
    this.problems.push({ line, text, sentence, rule });
  }

  private read(table: Table) {
    const view = this.session.rulebook.view(table.state, this.seat);
    return this.mail.read(view, this.seat, this.sheet.orders);
  }

  private listWaiting({ state }: Pick<Table, 'state'>): string[] {
    const { foresight } = this.session.rulebook;
    const all = foresight?.waitingOrders(state) ?? [];
    return all.flatMap((one) => (one.seat === this.seat ? [one.title] : []));
  }

  /**
   * The very orders that the seat has had carried out in this period, which a sheet that is read twice would do once
   * more. What only waits is no trouble: a new sheet stands in its place.
   */
  private listDone({ state }: Pick<Table, 'state'>): Set<string> {
    const { rulebook, store } = this.session;
    // In a game of turns the same order may well come again within a round.
    if (rulebook.flow === 'by-itself') return new Set();
    const own = store.journal
      .entriesOfPeriod(rulebook.periodOf(state))
      .filter((entry) => entry.author_seat === this.seat);
    const atOnce = readEntries(store, rulebook, own).filter(({ happenings }) =>
      happenings.every(
        ({ event }) =>
          !filings.includes(event.type) && requireRule(rulebook, event).sealed === undefined,
      ),
    );
    return new Set(atOnce.map((entry) => orderKey(readOrder(store, entry))));
  }
}
