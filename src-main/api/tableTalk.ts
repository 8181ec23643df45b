import { EventPublisher } from '@orpc/server';
import type { TableNews } from '#shared/views/table.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { Readiness } from '../commands/readiness.ts';
import type { Session } from '../commands/session.ts';
import { StepClock } from './stepClock.ts';
import { computeReading } from '../queries/reading.ts';
import type { Answer, PutQuestion } from '#shared/words/questions.ts';

type Kind = TableNews['kind'];
/** News for everybody who looks as one viewer, for one of his devices, or for one page of it. */
type Told = { kind: Kind; count: number; device: string | null; page: symbol | null };

/** The campaign as it was when it was last looked at for news. */
type Seen = {
  path: string;
  step: number;
  hash: string;
  period: number;
  moment: string;
  asked: readonly SeatId[];
  asksPlayers: boolean;
};

/** Unread news that a page may miss; the next one makes up for all. */
const mostWaiting = 16;

/** Pages of one device that hear news: a browser has six connections for all of them, and calls need some. */
const mostPages = 3;

/** The live news of the table: viewers are told that something they may know has changed, never what. */
export class TableTalk {
  readonly readiness = new Readiness();
  readonly questions = new TableQuestions();
  playsOnByItself = false;
  readonly clock: StepClock;
  readonly #publisher = new EventPublisher<Record<string, Told>>({ maxBufferedEvents: mostWaiting });
  readonly #counts = new Map<Viewer, number>();
  /** Everybody who has listened since the table was opened. */
  readonly #listening = new Set<Viewer>();
  /** The pages of each device that listen, the oldest first. */
  readonly #pages = new Map<string, readonly symbol[]>();
  #seen: Seen | null = null;

  constructor(now: () => Date) {
    this.clock = new StepClock(now);
  }

  /**
   * Sends news to a viewer from now on; the first confirms the connection. If a device listens in too many pages, its
   * oldest is told to stop and need not reconnect.
   */
  async *listen(
    viewer: Viewer,
    device: string | null,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<TableNews, void, void> {
    this.#listening.add(viewer);
    const own = Symbol('page');
    const told = this.#publisher.subscribe(viewer, signal === undefined ? {} : { signal });
    if (device !== null) this.#takePage(viewer, device, own);
    try {
      yield { kind: 'here', count: this.#counts.get(viewer) ?? 0 };
      for await (const { kind, count, device: only, page } of told) {
        if ((only !== null && only !== device) || (page !== null && page !== own)) continue;
        yield { kind, count };
        if (kind === 'shut' || kind === 'elsewhere') return;
      }
    } finally {
      if (device !== null) this.#dropPage(device, own);
    }
  }

  #takePage(viewer: Viewer, device: string, page: symbol): void {
    const pages = [...(this.#pages.get(device) ?? []), page];
    this.#pages.set(device, pages.slice(-mostPages));
    for (const oldest of pages.slice(0, -mostPages)) {
      const count = this.#counts.get(viewer) ?? 0;
      this.#publisher.publish(viewer, { kind: 'elsewhere', count, device, page: oldest });
    }
  }

  #dropPage(device: string, page: symbol): void {
    const left = (this.#pages.get(device) ?? []).filter((one) => one !== page);
    if (left.length === 0) this.#pages.delete(device);
    else this.#pages.set(device, left);
  }

  tell(viewer: Viewer, kind: Kind, device: string | null = null): void {
    const count = (this.#counts.get(viewer) ?? 0) + 1;
    this.#counts.set(viewer, count);
    this.#publisher.publish(viewer, { kind, count, device, page: null });
  }

  /** Tells the games master and every player. */
  tellAll(session: Session, kind: Kind): void {
    for (const viewer of ['gm' as const, ...listPlayers(session)]) this.tell(viewer, kind);
  }

  /** Tells all listeners that the table is closed, and nothing more. */
  shut(): void {
    this.questions.drop();
    this.clock.stop();
    for (const viewer of this.#listening) this.tell(viewer, 'shut');
    this.#listening.clear();
  }

  /** Withdraws the player's question, which is settled or void. */
  stopAsking(): void {
    const seat = this.questions.drop();
    if (seat !== null) this.tell(seat, 'question');
  }

  /** Tells everybody who listens. */
  tellListening(kind: Kind): void {
    for (const viewer of this.#listening) this.tell(viewer, kind);
  }

  /** True while the game waits for somebody at the table. */
  get asksPlayers(): boolean {
    return this.#seen?.asksPlayers === true;
  }

  /** Begins to observe a campaign; its present state is no news. */
  begin(session: Session): void {
    this.#seen = look(session);
    this.readiness.clear();
    this.clock.begin(this.#seen.asksPlayers);
  }

  /**
   * Tells all who may know it what a call has changed; `undoneBy` names the seat that took something back with it.
   * Returns true if something was written.
   */
  notice(session: Session, undoneBy: Viewer | null): boolean {
    const before = this.#seen;
    const now = look(session);
    this.#seen = now;
    if (before?.path !== now.path) return false;
    if (before.step === now.step && before.hash === now.hash) return false;
    this.stopAsking();
    if (now.moment !== before.moment) this.clock.begin(now.asksPlayers);
    const isWritten = now.step > before.step;
    if (isWritten) this.#noticeWritten(session, before, now);
    else this.#noticeUndone(session, undoneBy ?? 'gm');
    return isWritten;
  }

  #noticeUndone(session: Session, by: Viewer): void {
    if (by === 'gm') {
      this.readiness.clear();
      this.tellAll(session, 'undone');
      return;
    }
    if (this.readiness.withdraw(by)) this.tellAll(session, 'ready');
    this.tell(by, 'changed');
    this.tell('gm', 'changed');
  }

  #noticeWritten(session: Session, before: Seen, now: Seen): void {
    const entries = session.store.journal.entriesAfter(before.step);
    let hasUnreadied = false;
    for (const { author_kind: kind, author_seat: seat } of entries) {
      if (kind === 'human' && seat !== null) hasUnreadied = this.readiness.withdraw(seat as SeatId) || hasUnreadied;
    }
    this.tell('gm', now.period > before.period ? 'closed' : 'changed');
    for (const seat of listPlayers(session)) {
      const hasMoved = now.moment !== before.moment;
      if (now.period > before.period) this.tell(seat, 'closed');
      else if (hasMoved && now.asked.includes(seat)) this.tell(seat, 'asked');
      else if (hasMoved || computeReading(session, seat, entries) !== 'nothing') this.tell(seat, 'changed');
    }
    if (hasUnreadied) this.tellAll(session, 'ready');
  }
}

function look({ store, rulebook, snapshot }: Session): Seen {
  const { state } = snapshot;
  const last = store.journal.steps().at(-1);
  const wait = rulebook.waitsFor(state);
  const period = rulebook.periodOf(state);
  const asked = (wait?.manner === 'in-turn' ? wait.seats.slice(0, 1) : wait?.seats) ?? [];
  return {
    path: store.path,
    step: last?.step ?? 0,
    hash: last?.row_hash ?? '',
    period,
    moment: `${period} ${wait?.step} ${wait?.manner === 'in-turn' ? wait.seats[0] : ''}`,
    asked,
    asksPlayers: listPlayers({ rulebook, snapshot }).some((seat) => asked.includes(seat)),
  };
}

function listPlayers({ rulebook, snapshot }: Pick<Session, 'rulebook' | 'snapshot'>): SeatId[] {
  return rulebook
    .seats(snapshot.state)
    .filter(({ isHuman }) => isHuman)
    .map(({ seat }) => seat);
}

/**
 * A question to a player from the games master's play, shown on the player's own device: one at a time, and in memory
 * only, because nothing is written before its answer.
 */
class TableQuestions {
  #open: { seat: SeatId; question: PutQuestion; before: readonly Answer[] | null; answer: Answer | null } | null = null;

  /** Replaces the open question; `before` holds the answers so far if the program plays on by itself. */
  put(seat: SeatId, question: PutQuestion, before: readonly Answer[] | null = null): void {
    this.#open = { seat, question, before, answer: null };
  }

  /** True while the program's own play waits for an answer. */
  get areWaitedFor(): boolean {
    return this.#open !== null && this.#open.before !== null && this.#open.answer === null;
  }

  /** The answers with which the program plays on by itself; null if the games master plays on, or nothing is answered. */
  get answersSoFar(): readonly Answer[] | null {
    const { before = null, answer = null } = this.#open ?? {};
    return before === null || answer === null ? null : [...before, answer];
  }

  /** The question that a seat has still to answer. */
  find(seat: SeatId): PutQuestion | null {
    return this.#open?.seat === seat && this.#open.answer === null ? this.#open.question : null;
  }

  /** Takes a seat's answer; false if it answers nothing that is asked. */
  answer(seat: SeatId, answer: Answer): boolean {
    const question = this.find(seat);
    if (this.#open === null || question === null) return false;
    const { id, asked, kind } = answer;
    if (id !== question.id || asked !== question.prompt || kind !== question.kind) return false;
    this.#open.answer = answer;
    return true;
  }

  /** The received answer. */
  get answered(): Answer | null {
    return this.#open?.answer ?? null;
  }

  /** Withdraws the question; returns the asked seat. */
  drop(): SeatId | null {
    const seat = this.#open?.seat ?? null;
    this.#open = null;
    return seat;
  }
}
