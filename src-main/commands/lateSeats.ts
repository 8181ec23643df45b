import { lateRules, type LateRule } from '#shared/words/lateSeats.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { readEntries, type AnyEvent } from '../campaign/recorded.ts';
import { tableViewer, findDueDate, formatDueSubject } from '../campaign/tableNotes.ts';
import type { LateSeatEvent } from '../kernel/events/lateSeat.ts';
import type { Game, TableOf } from '../kernel/game.ts';
import { giveAllAsPlanned } from '../kernel/play.ts';
import { catchRefusal, refuseUnless } from '../kernel/refusal.ts';
import { runExclusively, type Session } from './session.ts';

const subject = 'late seats';

/** Lists the ways that a game knows: repeated orders only if orders are filed and opened together. */
export function listLateRules({ rulebook }: Pick<Session, 'rulebook'>): LateRule[] {
  return lateRules.filter((rule) => rule !== 'again' || rulebook.flow === 'by-the-table');
}

/** Reads how the campaign goes on without a player from whom nothing came; nothing is done, unless somebody said so. */
export function readLateRule({ store }: Pick<Session, 'store'>): LateRule {
  const words = store.notes(tableViewer).find((note) => note.subject === subject)?.words;
  return lateRules.find((rule) => rule === words) ?? 'nothing';
}

/** Keeps how the campaign goes on without a player from whom nothing came. */
export function keepLateRule(session: Session, rule: LateRule): Promise<void> {
  return runExclusively(session, () => {
    refuseUnless(
      listLateRules(session).includes(rule),
      'Orders of this game take effect at once, so the last ones cannot stand; let the program play instead.',
    );
    const words = rule === 'nothing' ? '' : rule;
    session.store.transaction(() => session.store.keepNote({ viewer: tableViewer, subject, words }));
  });
}

/** Lists the players whom the table would close without: they are waited for, and nothing has come from them. */
export function listLateSeats({ rulebook, snapshot: { state } }: Pick<Session, 'rulebook' | 'snapshot'>): SeatId[] {
  const wait = rulebook.waitsFor(state);
  if (wait === null) return [];
  const isByItself = rulebook.flow === 'by-itself';
  if (!isByItself && (wait.manner !== 'sealed' || wait.step !== 'orders')) return [];
  const asked = wait.manner === 'in-turn' ? wait.seats.slice(0, 1) : wait.seats;
  const players = rulebook
    .seats(state)
    .filter(({ seat, isHuman, isOut, takesOrders }) => {
      return isHuman && !isOut && takesOrders && asked.includes(seat);
    })
    .map(({ seat }) => seat);
  if (isByItself) return players;
  const { waiting } = rulebook.view(state, 'gm');
  const filed = rulebook.foresight?.waitingOrders(state) ?? [];
  return players.filter(
    (seat) =>
      waiting.some((one) => one.seat === seat && one.isDone !== true) && filed.every((order) => order.seat !== seat),
  );
}

/**
 * Plays for those from whom nothing came, as the campaign has it, and tells so. Returns the seats that the program is
 * to play on the way to the period’s end, in a game that orders play on.
 */
export function playForLate(session: Session, table: TableOf<Game>): SeatId[] {
  const rule = readLateRule(session);
  if (rule === 'nothing') return [];
  const { rulebook, snapshot } = session;
  const late = listLateSeats(session);
  const wait = rulebook.waitsFor(snapshot.state);
  const planned = late.map((seat) => {
    const again = rule === 'again' ? listLastOrders(session, seat) : [];
    const isByProgram = rule === 'program' && rulebook.flow === 'by-the-table';
    const plans = isByProgram ? rulebook.plan(rulebook.sight(table.state, seat), seat, wait) : [];
    return { seat, again, plans };
  });
  for (const { seat, again, plans } of planned) {
    const fate = rule === 'program' ? 'program' : again.length > 0 ? 'again' : 'none';
    tell(session, table, { type: 'seat-was-late', seat, fate });
    giveAllAsPlanned(rulebook, table, seat, plans);
    giveAgain(session, table, seat, again);
  }
  return rule === 'program' && rulebook.flow === 'by-itself' ? late : [];
}

function tell({ rulebook }: Session, table: TableOf<Game>, event: LateSeatEvent): void {
  const name = rulebook.seats(table.state).find(({ seat }) => seat === event.seat)?.name ?? '';
  const title = `Nothing came from ${name}`;
  table.entry({ title, author: { kind: 'rules' }, order: null, reason: null });
  table.emit(event);
}

/** Gives orders of the period before again, each by itself; impossible ones are left out. */
function giveAgain({ rulebook }: Session, table: TableOf<Game>, seat: SeatId, orders: readonly Game['order'][]): void {
  const reason = { sentence: 'The last orders of the seat stand.', score: 0, factors: [] };
  for (const order of orders) {
    catchRefusal(() => {
      const title = rulebook.orders.titleOf(table.state, seat, order);
      table.entry({ title, author: { kind: 'human', seat }, order, reason });
      rulebook.orders.giveAsPlanned(table, seat, order);
    });
  }
}

/** Lists the orders that a seat had waiting when the period before was closed, in the order they were filed. */
function listLastOrders({ rulebook, store, snapshot }: Session, seat: SeatId): Game['order'][] {
  const before = rulebook.periodOf(snapshot.state) - 1;
  const own = store.journal.entriesOfPeriod(before).filter((entry) => entry.author_seat === seat);
  const filed = new Map<string, Game['order']>();
  for (const { event } of readEntries(store, rulebook, own).flatMap((entry) => entry.happenings)) {
    const found = findFiled(event);
    if (found !== null) filed.set(found.id, found.order);
    if (event.type === 'order-withdrawn' && 'id' in event) filed.delete(String(event.id));
  }
  return [...filed.values()];
}

type Filed = { id: string; order: Game['order'] };

/** Finds the order that an event sealed: at its top, or in a record of its own. */
function findFiled(event: AnyEvent): Filed | null {
  if (event.type !== 'order-filed') return null;
  const top = event as unknown as Partial<Filed> & { order: Game['order'] | Filed };
  return top.id === undefined ? (top.order as Filed) : { id: top.id, order: top.order };
}

/** Reads when the sheets of the period being played are due; null: at no set time. */
export function readDueDate({ rulebook, snapshot, store }: Session): string | null {
  return findDueDate({ notes: store.notes(tableViewer) }, rulebook.periodOf(snapshot.state));
}

/** Keeps when the sheets of the period being played are due; null: at no set time. */
export function keepDueDate(session: Session, due: string | null): Promise<void> {
  return runExclusively(session, () => {
    const { rulebook, snapshot, store } = session;
    const subject = formatDueSubject(rulebook.periodOf(snapshot.state));
    const words = due?.trim() ?? '';
    store.transaction(() => store.keepNote({ viewer: tableViewer, subject, words }));
  });
}
