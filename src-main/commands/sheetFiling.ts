import type { Receipt, SheetLine, SheetProblem, Understood } from '#shared/views/mail.ts';
import { formatPrice, type QuoteHead } from '#shared/views/head.ts';
import { formatPercent } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Answer, AnyQuestion } from '#shared/words/questions.ts';
import { readEntries, readOrder } from '../campaign/recorded.ts';
import type { Mail } from '../kernel/capabilities.ts';
import { requireRule } from '../kernel/events/events.ts';
import type { Game } from '../kernel/game.ts';
import { listContradictions, orderKey } from '../kernel/orders/contradictions.ts';
import { catchRefusal, type Refusal } from '../kernel/refusal.ts';
import { findAuthor } from './play.ts';
import type { Session } from './session.ts';
import { createReceipt, type TakenOrder } from './sheetReceipt.ts';
import { readAnswer, type AskedHandout } from '../kernel/orders/handoutAnswers.ts';
import type { ReadSheet, SheetHead } from '../kernel/orders/mailedSheet.ts';
import { nameAnswer, writeAnswer } from './handouts.ts';

/** Events by which an order waits, of a game that does not put its orders under seal one by one. */
const filings: readonly string[] = ['order-filed'];

const alreadyAnswered = 'This was answered otherwise already; an answer stands, so leave the line out.';

type Table = Parameters<Mail<Game>['begin']>[0];

/** An order and the lines that it was read from. */
type LineOrder = { lines: readonly number[]; order: Game['order'] };

/** The lines as the game reads them in the table's present state. */
type Reading = { orders: LineOrder[]; problems: { line: number; sentence: string }[]; repeated: readonly number[] };

/** True if a line is an order, or part of one, or says nothing new. */
function isUnderstood({ orders, problems, repeated }: Reading, line: number): boolean {
  if (problems.some((one) => one.line === line)) return false;
  return repeated.includes(line) || orders.some(({ lines }) => lines.includes(line));
}

/** The filing of one sheet: gives its orders in any order of lines, and records the result of each line. */
export class Filing {
  readonly problems: SheetProblem[];
  private readonly session: Session;
  private readonly mail: Mail<Game>;
  private readonly seat: SeatId;
  private readonly sheet: ReadSheet;
  private readonly asked: readonly AskedHandout[];
  private taken: TakenOrder[] = [];
  private repeated: readonly number[] = [];
  /** The first sentence on each line that could not be read at once. */
  private readonly told = new Map<number, string>();
  private dropped: string[] = [];
  private warnings: readonly string[] = [];

  constructor(session: Session, mail: Mail<Game>, seat: SeatId, sheet: ReadSheet, asked: readonly AskedHandout[]) {
    this.session = session;
    this.mail = mail;
    this.seat = seat;
    this.sheet = sheet;
    this.asked = asked;
    this.problems = [...sheet.problems];
  }

  file(table: Table): void {
    const { mail, seat, sheet } = this;
    // The step runs again at each answer.
    this.problems.splice(0, this.problems.length, ...sheet.problems);
    this.taken = [];
    this.told.clear();
    const before = this.listWaiting(table);
    const done = this.listDone(table);
    // A sheet of answers alone leaves what was filed.
    const hasOrders = sheet.orders.length > 0;
    if (hasOrders && !sheet.isAddendum) mail.begin(table, seat);
    const together: LineOrder[] = [];
    const turn = (one: LineOrder): Refusal | null => {
      if (done.has(orderKey(one.order))) this.note(one, 'already', this.understand(table, one));
      else if (mail.together?.has(one.order) === true) together.push(one);
      else return this.give(table, one);
      return null;
    };
    this.giveAlone(table, turn);
    this.giveTogether(table, together);
    const after = this.listWaiting(table);
    this.dropped = before.filter((title) => !after.includes(title));
    this.warnings = mail.listWarnings?.(table.state, seat) ?? [];
    this.giveAnswers(table);
    if (hasOrders && this.problems.length === 0) mail.end(table, seat);
  }

  createReceipt(heading: SheetHead, isTaken: boolean): Receipt {
    const { sheet, problems, taken, repeated, dropped, warnings } = this;
    return createReceipt(heading, { sheet, problems, taken, repeated, dropped, warnings, isTaken });
  }

  /** Gives the answers to handouts: each handout is answered once. */
  private giveAnswers(table: Table): void {
    const given = new Map(this.asked.flatMap(({ id, own }) => (own === null ? [] : [[id, own] as const])));
    for (const { line, text } of this.sheet.answers) {
      const read = readAnswer(text, this.asked);
      if (read === null) continue;
      const before = 'handout' in read ? given.get(read.handout.id) : undefined;
      const sentence = 'sentence' in read ? read.sentence : alreadyAnswered;
      if ('sentence' in read || (before !== undefined && before !== read.answer)) {
        this.problems.push({ line, text, sentence, rule: null });
        continue;
      }
      const { handout, answer } = read;
      const title = nameAnswer(handout.title, handout.answers[answer] ?? '');
      const understood = { title, price: null, odds: null, lines: [line] };
      this.taken.push({ lines: [line], fate: before === undefined ? 'done' : 'already', understood, note: null });
      if (before === undefined) writeAnswer(this.session, table, { seat: this.seat, handout, answer });
      given.set(handout.id, answer);
    }
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
        // A man hired above has a name below.
        if (isUnread && isStale && !isUnderstood(read, line)) [read, isStale] = [this.read(table), false];
        if (isUnread && !isUnderstood(read, line)) {
          unknown.push({ line, text });
          continue;
        }
        const own = (isUnread ? read.orders : waiting).filter(({ lines }) => lines[0] === line);
        for (const { lines, order } of own) {
          const refusal = turn({ lines, order });
          if (refusal !== null) refused.push({ lines, order, refusal });
          else [isStale, hasGoneOn] = [true, true];
        }
      }
      if (!hasGoneOn || refused.length + unknown.length === 0) {
        for (const one of refused) this.refuse(one, one.refusal);
        this.refuseUnknown(unknown, read);
        return;
      }
      [waiting, unread] = [refused, unknown];
    }
  }

  /** Refuses the lines that were not understood; a line that only waited for another gets that one's fault. */
  private refuseUnknown(unknown: readonly SheetLine[], read: Reading): void {
    for (const { line, text } of unknown) {
      const found = read.problems.find((one) => one.line === line);
      const sentence = found?.sentence ?? this.told.get(line);
      if (sentence !== undefined) this.problems.push({ line, text, sentence, rule: null });
    }
    const [first] = unknown;
    if (first === undefined || this.problems.length > 0) return;
    const sentence = 'This line could not be carried out with the others; send it on a sheet of its own.';
    this.problems.push({ ...first, sentence, rule: null });
  }

  /** Judges the lines of one sheet with each other, and files them as they were written. */
  private giveTogether(table: Table, all: LineOrder[]): void {
    const { together } = this.mail;
    if (together === undefined) return;
    all.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
    const orders = all.map(({ order }) => order);
    const refused = together.listRefused(table.state, this.seat, orders);
    for (const { place, refusal } of refused) {
      const one = all[place];
      if (one !== undefined) this.refuse(one, refusal);
    }
    if (refused.length > 0) {
      for (const one of all) this.note(one, 'filed', this.understand(table, one));
      return;
    }
    for (const one of all) {
      const understood = this.understand(table, one);
      this.begin(table, one.order);
      together.file(table, this.seat, one.order);
      this.note(one, 'filed', understood);
    }
  }

  /** Gives one order; returns why the rules will not have it. */
  private give(table: Table, one: LineOrder): Refusal | null {
    const before = this.listWaiting(table).length;
    const { understood, note } = this.understand(table, one);
    const chosen: string[] = [];
    const refusal = catchRefusal(() => {
      this.begin(table, one.order);
      table.ask.answerUnasked(
        (question) => this.answerItself(question, chosen),
        () => this.session.rulebook.orders.give(table, this.seat, one.order),
      );
    });
    if (refusal !== null) return refusal;
    const came = this.mail.tellDone?.(table.state, this.seat, one.order) ?? [];
    const told = [note, ...chosen, ...came].filter((sentence) => sentence !== null).join(' ') || null;
    const fate = this.listWaiting(table).length > before ? 'filed' : 'done';
    this.note(one, fate, { understood, note: told });
    return null;
  }

  /** Makes the usual choice for a sheet instead of asking its player, and records it; dice are thrown as usual. */
  private answerItself(question: AnyQuestion, chosen: string[]): Answer | null {
    if (question.kind !== 'choice' || question.for !== this.seat || question.isCard) return null;
    const { options, usual } = question;
    const option = options.find(({ value }) => value === usual) ?? options[0];
    if (option === undefined) return null;
    const { id, prompt } = question;
    chosen.push(`${prompt} ${option.label}, the usual choice: a sheet cannot be asked.`);
    return { kind: 'choice', id, value: option.value };
  }

  /** Describes an order in the program's words, with its price, its odds, and its other effects. */
  private understand({ state }: Table, { lines, order }: LineOrder) {
    const { orders } = this.session.rulebook;
    const describe = this.mail.describe ?? orders.titleOf;
    const quoted: QuoteHead[] = [];
    let title = '';
    catchRefusal(() => {
      title = describe(state, this.seat, order);
      quoted.push(orders.quote(state, this.seat, order));
    });
    const [quote] = quoted;
    const price = quote === undefined ? null : formatPrice(quote);
    const chance = quote?.chance ?? null;
    const { warnings = [], notes = [] } = quote ?? {};
    const odds = chance === null ? null : formatPercent(chance);
    const understood: Understood = { title, price, odds, lines: [...lines] };
    return { understood, note: [...notes, ...warnings].join(' ') || null };
  }

  private note(
    { lines }: LineOrder,
    fate: TakenOrder['fate'],
    { understood, note }: Pick<TakenOrder, 'understood' | 'note'>,
  ): void {
    this.taken.push({ lines, fate, understood, note });
  }

  private begin(table: Table, order: Game['order']): void {
    const title = this.session.rulebook.orders.titleOf(table.state, this.seat, order);
    const author = findAuthor(this.session, this.seat);
    table.entry({ title, author, order, reason: null });
  }

  private refuse({ lines: [line = 0] }: LineOrder, { message: sentence, rule }: Refusal): void {
    const text = this.sheet.orders.find((one) => one.line === line)?.text ?? '';
    this.problems.push({ line, text, sentence, rule });
  }

  private read(table: Table): Reading {
    const { mail, seat, sheet } = this;
    const view = this.session.rulebook.view(table.state, seat);
    const { orders, problems, repeated = [] } = mail.read(view, seat, sheet.orders);
    this.repeated = repeated;
    const opposite = listContradictions(orders, (order) => mail.decides?.(order) ?? []);
    const all = [...problems, ...opposite];
    for (const { line, sentence } of all) if (!this.told.has(line)) this.told.set(line, sentence);
    return {
      orders: orders.map(({ line, more = [], order }) => ({ lines: [line, ...more], order })),
      problems: all,
      repeated,
    };
  }

  private listWaiting({ state }: Pick<Table, 'state'>): string[] {
    const { foresight } = this.session.rulebook;
    const all = foresight?.waitingOrders(state) ?? [];
    return all.flatMap((one) => (one.seat === this.seat ? [one.title] : []));
  }

  /**
   * Lists equal orders that the seat already had carried out in this period, which a sheet read twice would repeat.
   * Waiting orders do not count: a new sheet replaces them.
   */
  private listDone({ state }: Pick<Table, 'state'>): Set<string> {
    const { rulebook, store } = this.session;
    // In a game of turns the same order may be given again within a round.
    if (rulebook.flow === 'by-itself') return new Set();
    const own = store.journal
      .entriesOfPeriod(rulebook.periodOf(state))
      .filter((entry) => entry.author_seat === this.seat);
    const atOnce = readEntries(store, rulebook, own).filter(({ happenings }) =>
      happenings.every(
        ({ event }) => !filings.includes(event.type) && requireRule(rulebook, event).sealed === undefined,
      ),
    );
    return new Set(atOnce.map((entry) => orderKey(readOrder(store, entry))));
  }
}
