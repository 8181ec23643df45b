import type { Outcome } from '#shared/views/outcome.ts';
import type { BriefQuote, QuoteHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Author, DiceMode } from '#shared/words/journal.ts';
import type { Answer } from '#shared/words/questions.ts';
import type { AnyEvent } from '../campaign/recorded.ts';
import { playOn } from '../kernel/play.ts';
import { Refusal, refuseUnless } from '../kernel/refusal.ts';
import type { Seat } from '../kernel/rulebook.ts';
import type { Game } from '../kernel/game.ts';
import { run, runInPlace, type Table } from '../kernel/run.ts';
import { createJournalWriter } from '../kernel/writers.ts';
import { loadPaper } from '../games/index.ts';
import { keepAnswer, runOnce, type Once } from './answered.ts';
import { commitStep } from './commit.ts';
import { requireNoFight } from './fightRecord.ts';
import { keepBackup } from './keeping/backing.ts';
import { playForLate } from './lateSeats.ts';
import { decideOnDropped, letGo } from './later/secondThoughts.ts';
import { runExclusively, type Session } from './session.ts';

/** A command's dice, its answers so far, and its author. */
export type Answering = {
  dice?: DiceMode;
  answers?: readonly Answer[];
  /** The period that its giver sees before him, and the step of it. */
  period?: number | undefined;
  step?: string | undefined;
  /** The battle that it settles. */
  settles?: string;
  /** The seat of its device: only that seat's player can be asked. */
  fromDeviceOf?: SeatId | undefined;
  /** The ID of its call. */
  once?: Once | undefined;
};

type Done = Extract<Outcome, { kind: 'done' }>;
type Asked = Extract<Outcome, { kind: 'question' }>;
export type CampaignTable = Table<Game['state'], AnyEvent>;

/** Gives a seat's order: done at once, or filed for the reveal. */
export function giveOrder(
  session: Session,
  given: { seat: SeatId; order: Game['order'] } & Answering,
  now: Date,
): Promise<Outcome> {
  return runOnce(session, given.once, () => {
    requireMoment(session, given);
    const { rulebook, snapshot } = session;
    const { seat, order } = given;
    requireTakesOrders(session, seat);
    const title = rulebook.orders.titleOf(snapshot.state, seat, order);
    const author = findAuthor(session, seat);
    return playStep(session, title, given, now, (table) => {
      table.entry({ title, author, order, reason: null });
      rulebook.orders.give(table, seat, order);
      goOn(session, table);
    });
  });
}

/**
 * Gives a seat's orders one after the other as one step: all, or none. An order is edited by withdrawing the old one
 * and giving the new one.
 */
export function giveOrders(
  session: Session,
  given: { seat: SeatId; orders: readonly Game['order'][] } & Answering,
  now: Date,
): Promise<Outcome> {
  return runOnce(session, given.once, () => {
    requireMoment(session, given);
    const { rulebook, snapshot } = session;
    const { seat, orders } = given;
    requireTakesOrders(session, seat);
    const last = orders.at(-1);
    refuseUnless(last !== undefined, 'Give at least one order.');
    const named = rulebook.orders.titleOf(snapshot.state, seat, last);
    const title = orders.length === 1 ? named : `Change of orders: ${named}`;
    return playStep(session, title, given, now, (table) => {
      giveEach(session, table, seat, orders);
      goOn(session, table);
    });
  });
}

function giveEach(session: Session, table: CampaignTable, seat: SeatId, orders: readonly Game['order'][]): void {
  const { rulebook } = session;
  const author = findAuthor(session, seat);
  for (const order of orders) {
    const title = rulebook.orders.titleOf(table.state, seat, order);
    table.entry({ title, author, order, reason: null });
    rulebook.orders.give(table, seat, order);
  }
}

/** Quotes an order after others were given on a copy: it takes their place, or follows them. */
export function quoteOrder(
  session: Session,
  { seat, order, after }: { seat: SeatId; order: Game['order']; after: readonly Game['order'][] },
): QuoteHead {
  requireTakesOrders(session, seat);
  const { rulebook, snapshot } = session;
  if (after.length === 0) return rulebook.orders.quote(snapshot.state, seat, order);
  const ran = run(snapshot, createJournalWriter(rulebook), (table) => {
    giveEach(session, table, seat, after);
  });
  refuseUnless(ran.kind === 'done', 'Give the orders before this one first: they ask for something.');
  return rulebook.orders.quote(ran.after.state, seat, order);
}

/** Quotes each order against the present campaign: the refusal of one does not affect the others. */
export function quoteEach(
  session: Session,
  { seat, orders }: { seat: SeatId; orders: readonly Game['order'][] },
): BriefQuote[] {
  requireTakesOrders(session, seat);
  const { rulebook, snapshot } = session;
  return orders.map((order) => {
    try {
      const quoted = rulebook.orders.quote(snapshot.state, seat, order);
      const { costDollars, laterDollars = 0, chance } = quoted;
      return { costDollars, laterDollars, chance, problem: null };
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return { costDollars: null, laterDollars: 0, chance: null, problem: problem.message };
    }
  });
}

/** Lets the rules go on after an order of a game without a close, to the next point that waits for a human. */
export function goOn({ rulebook }: Session, table: CampaignTable): void {
  if (rulebook.flow !== 'by-itself') return;
  table.entry({ title: 'The game goes on', author: { kind: 'rules' }, order: null, reason: null });
  playOn(rulebook, table, { auto: false });
}

/** Requires a seat of the rules. */
export function requireSeatAtTable({ rulebook, snapshot }: Pick<Session, 'rulebook' | 'snapshot'>, seat: SeatId): Seat {
  const found = rulebook.seats(snapshot.state).find((one) => one.seat === seat);
  refuseUnless(found !== undefined, 'There is no such gang in this campaign.');
  return found;
}

/** Refuses orders of NPC gangs, which write their own, unless the games master took them over for the period. */
export function requireTakesOrders(session: Session, seat: SeatId): void {
  const { takesOrders, name } = requireSeatAtTable(session, seat);
  if (takesOrders) return;
  throw new Refusal(
    `The program writes the orders of ${name}, an NPC gang; as the games master take them over for the ${session.rulebook.period.one} first.`,
  );
}

/** Refuses a command meant for another moment than the present one, and dice that others cannot see. */
function requireItsTime(session: Played, answering: Answering): void {
  requireMoment(session, answering);
  const { dice, fromDeviceOf } = answering;
  refuseUnless(
    fromDeviceOf === undefined || dice !== 'table',
    'Dice of your own are thrown at the games master’s screen; let the program throw them here.',
  );
}

type Played = Pick<Session, 'rulebook' | 'snapshot'>;

/** Refuses a command about another period or step than the present one. */
export function requireMoment(
  { rulebook, snapshot: { state } }: Played,
  { period, step }: { period?: number | undefined; step?: string | undefined },
): void {
  const now = rulebook.periodOf(state);
  const { name } = rulebook.period;
  const wait = rulebook.waitsFor(state);
  const whatIsSo =
    period !== undefined && period < now
      ? `${name(period)} is over`
      : period !== undefined && period > now
        ? `The campaign was taken back to ${name(now)}`
        : step !== undefined && step !== (wait?.step ?? '')
          ? `The game has gone on${wait === null ? '' : ` to “${wait.title}”`}`
          : null;
  if (whatIsSo === null) return;
  const where = period !== undefined && period < now ? name(now) : 'it';
  throw new Refusal(
    `${whatIsSo}, so this was not done; look at ${where} and do it again if it still fits.`,
    null,
    'moment',
  );
}

/** Finds the author of a seat's orders at the table: its player, or the games master for an NPC gang. */
export function findAuthor(session: Session, seat: SeatId): Author {
  return requireSeatAtTable(session, seat).isHuman ? { kind: 'human', seat } : { kind: 'gm' };
}

/** Carries out the games master's ruling, with his reason. If a seat gets a new player, it asks about its orders. */
export function giveRuling(
  session: Session,
  change: { ruling: Game['ruling']; reason: string } & Answering,
  now: Date,
): Promise<Outcome> {
  return runExclusively(session, () => {
    const { rulebook, snapshot } = session;
    const { ruling } = change;
    const title = rulebook.rulings.titleOf(snapshot.state, ruling);
    const reason = { sentence: change.reason, score: 0, factors: [] };
    return playStep(session, title, change, now, (table) => {
      table.entry({ title, author: { kind: 'gm' }, order: ruling, reason });
      rulebook.rulings.carryOut(table, ruling);
      const seat = findHandedOver(ruling);
      if (seat !== null) decideOnFiled(session, table, seat);
    });
  });
}

/** Asks once about the orders that the seat's last player filed. */
function decideOnFiled(session: Session, table: CampaignTable, seat: SeatId): void {
  const { foresight } = session.rulebook;
  const filed = (foresight?.waitingOrders(table.state) ?? []).filter((one) => one.seat === seat);
  if (filed.length === 0) return;
  const { name } = requireSeatAtTable(session, seat);
  const titles = filed.map((one) => one.title).join('; ');
  const fate = table.ask.choose({
    for: 'gm',
    prompt: `Orders of ${name} wait: ${titles}. What becomes of them?`,
    options: [
      { value: 'keep', label: 'Let them stand' },
      { value: 'withdraw', label: 'Take them back' },
    ],
  });
  if (fate === 'withdraw') foresight?.withdrawAll(table, seat);
}

/**
 * Plays to the next point that waits for a human, closing at most one period. A backup is taken before sealed
 * orders are opened, and before a period is closed.
 */
export function advance(
  session: Session,
  how: Answering & { auto: boolean; keepsOrders?: boolean },
  now: Date,
): Promise<Outcome> {
  return runExclusively(session, async () => {
    const { rulebook, snapshot } = session;
    refuseUnless(rulebook.ending(snapshot.state) === null, 'The campaign is over; undo, or branch it, to play on.');
    requireItsTime(session, how);
    requireNoFight(session, null);
    const fate = decideOnDropped(session, how);
    if (fate !== null && typeof fate !== 'string') return { kind: 'question', question: fate };
    const wait = rulebook.waitsFor(snapshot.state);
    const date = rulebook.period.name(rulebook.periodOf(snapshot.state));
    const opens = wait?.manner === 'sealed';
    const stage = opens ? 'Reveal' : (wait?.title ?? 'Play on');
    const result = runOn(session, how, (table) => {
      const { auto, keepsOrders = false } = how;
      const late = auto && !keepsOrders ? [] : playForLate(session, table);
      table.entry({ title: stage, author: { kind: 'rules' }, order: null, reason: null });
      playOn(rulebook, table, { auto, keepsOrders, late });
    });
    if (result.kind === 'question') return result;
    const closes = isClosingPeriod(session, result);
    const kept = fate === null ? null : await letGo(session, fate, now);
    const notice = opens || closes ? await backUpBeforeClose(session, now) : null;
    const title = closes ? `Close ${date}` : `${stage} of ${date}`;
    return write(session, { title, ran: result, tells: joinNotices(kept, notice) }, now);
  });
}

type Ran = Exclude<ReturnType<typeof runOn>, { kind: 'question' }>;

function runOn(session: Session, answering: Answering, rule: (table: CampaignTable) => void) {
  const copy = session.workingCopy.take(session.snapshot);
  return runInPlace(copy, createJournalWriter(session.rulebook), rule, {
    dice: answering.dice ?? 'program',
    answers: answering.answers ?? [],
    answeredBy: answering.fromDeviceOf,
  });
}

/** Writes a run's events, and with them the answer to its call: the outcome and its details. */
async function write<T extends object>(
  session: Session,
  { title, ran, once, tells }: { title: string; ran: Ran; once?: Once | undefined; tells: T },
  now: Date,
): Promise<Done & T> {
  const { entries, after } = ran;
  const paper = await loadPaper(session.rulebook.id);
  const describe = (closed: readonly number[]): Done & T => {
    return { kind: 'done', title, periodsClosed: [...closed], ...tells };
  };
  const keepDescribed = (closed: readonly number[]): void => keepAnswer(session.store, once, describe(closed));
  const step = { title, entries, rng: after.rng, acknowledge: keepDescribed };
  const periodsClosed = commitStep(session, paper, step, now);
  session.workingCopy.bringBack(after.state, session.snapshot);
  return describe(periodsClosed);
}

function isClosingPeriod({ rulebook }: Session, { entries }: Ran): boolean {
  return entries.flatMap((entry) => entry.happenings).some(({ event }) => rulebook.closedPeriod(event) !== null);
}

/** Returns why no backup could be kept, or null. */
function backUpBeforeClose(session: Session, now: Date): Promise<string | null> {
  const { rulebook, snapshot } = session;
  const date = rulebook.period.name(rulebook.periodOf(snapshot.state));
  return keepBackup(session, `before ${date} closed`, now);
}

/** Joins the notices of an outcome, if there are any. */
function joinNotices(...notices: readonly (string | null)[]): { notice?: string } {
  const told = notices.filter((one) => one !== null);
  return told.length === 0 ? {} : { notice: told.join(' ') };
}

/**
 * Runs a rule and writes its events as one step with a title, which may depend on them; other commands wait for it. In
 * a game without a close it may end a period: then a backup is made first. The first step after an undo of closed
 * periods asks about their fate.
 */
export async function playStep<T extends object = object>(
  session: Session,
  title: string | (() => string),
  answering: Answering,
  now: Date,
  rule: (table: CampaignTable) => void,
  tellMore?: () => T,
): Promise<(Done & T) | Asked> {
  requireItsTime(session, answering);
  requireNoFight(session, answering.settles ?? null);
  const fate = decideOnDropped(session, answering);
  if (fate !== null && typeof fate !== 'string') return { kind: 'question', question: fate };
  const result = runOn(session, answering, rule);
  if (result.kind === 'question') return result;
  const kept = fate === null ? null : await letGo(session, fate, now);
  const notice = isClosingPeriod(session, result) ? await backUpBeforeClose(session, now) : null;
  const { once } = answering;
  const tells = { ...joinNotices(kept, notice), ...tellMore?.() };
  const named = typeof title === 'string' ? title : title();
  return write(session, { title: named, ran: result, once, tells }, now);
}

/** Finds the seat that a ruling gives to another player or to the program; every game calls that ruling `player`. */
function findHandedOver(ruling: { kind: string }): SeatId | null {
  return ruling.kind === 'player' && 'seat' in ruling ? (ruling.seat as SeatId) : null;
}
