import { lateRuleWords } from '#shared/words/lateSeats.ts';
import type { Wait } from '#shared/words/waits.ts';
import { joinWords } from '#shared/words/text.ts';
import { describeWish } from '#shared/views/receipts.ts';
import { advance } from '../commands/play.ts';
import type { Session } from '../commands/session.ts';
import { findRefusedSheet } from '../commands/refusedSheets.ts';
import { answerDueWish, listDueWishes } from '../commands/dueWishes.ts';
import { keepDueDate, keepLateRule, listLateRules, readDueDate, readLateRule } from '../commands/lateSeats.ts';
import { describeLater, playLater } from '../commands/later/playLater.ts';
import { listDroppedPeriods } from '../commands/later/secondThoughts.ts';
import { undo } from '../commands/undo.ts';
import { readClock } from '../platform/clock.ts';
import { CommandFailure, describeFailure } from './failure.ts';
import { openForPlay } from './open.ts';
import { print, printError } from './print.ts';
import { answerDropped, failAsked, requireSeatCalled, type DroppedOption } from './commonOptions.ts';

export type AdvanceOptions = DroppedOption & { auto: boolean; settle: boolean };

/** `advance FILE`: plays periods; each is acknowledged once it is on disk. */
export async function advanceCampaign(file: string, options: { periods: number } & AdvanceOptions): Promise<void> {
  await openForPlay(file, async (session, isInterrupted) => {
    const { rulebook } = session;
    const { one } = rulebook.period;
    if (options.settle && rulebook.flow === 'by-itself') {
      throw new CommandFailure(`${rulebook.title} asks for nothing but orders; use --auto, or give them.`);
    }
    let hasPlayedOn = false;
    for (let closed = 0; closed < options.periods;) {
      if (await isInterrupted()) return;
      if (rulebook.ending(session.snapshot.state) !== null) {
        print('The campaign is over.');
        return;
      }
      const stop = describeStop(session, options.auto);
      if (stop !== null && !hasPlayedOn) {
        throw new CommandFailure(`${stop}: give orders, or use --auto.`);
      }
      if (stop !== null) {
        print(`${stop}.`);
        return;
      }
      const passed = options.auto || options.settle ? null : describePassed(session);
      const silent = options.auto ? null : describeSilent(session);
      const outcome = await advanceOrExplain(session, options);
      if (outcome.kind === 'question') {
        failAsked(
          outcome.question,
          (prompt) =>
            `The ${one} waits for an answer: ${prompt} Open the campaign on screen, or use --settle or --auto.`,
        );
      }
      if (passed !== null) print(passed);
      if (silent !== null) print(silent);
      for (const period of outcome.periodsClosed) print(`${one} ${period} closed`);
      if (outcome.notice !== undefined) printError(outcome.notice);
      hasPlayedOn = true;
      closed += outcome.periodsClosed.length;
    }
  });
}

/** Names those of the seats that a wait asks who have a player, or whom the games master took over. */
function listAsked({ rulebook, snapshot }: Session, wait: Wait): string[] {
  const asked = wait.manner === 'in-turn' ? wait.seats.slice(0, 1) : wait.seats;
  return rulebook
    .seats(snapshot.state)
    .filter(({ seat, takesOrders }) => takesOrders && asked.includes(seat))
    .map(({ name }) => name);
}

/** Explains whose order alone plays the game on; null where it plays on by itself. */
function describeStop(session: Session, auto: boolean): string | null {
  const { rulebook, snapshot } = session;
  const wait = rulebook.flow === 'by-itself' ? rulebook.waitsFor(snapshot.state) : null;
  if (wait === null || auto || readLateRule(session) === 'program') return null;
  const names = listAsked(session, wait);
  if (names.length === 0) return null;
  return `The game waits for ${names.join(', ')} (${wait.title.toLowerCase()})`;
}

/** Names the players whose period is played without an order of theirs; null where there are none. */
function describeSilent(session: Session): string | null {
  const { rulebook, snapshot, store } = session;
  const { state } = snapshot;
  const wait = rulebook.waitsFor(state);
  if (wait?.step !== 'orders' || readLateRule(session) === 'program') return null;
  const period = rulebook.periodOf(state);
  const waiting = rulebook.foresight?.waitingOrders(state) ?? [];
  // The program's answers for a player are in steps that the rules began.
  const steps = Map.groupBy(store.journal.entriesOfPeriod(period), ({ step }) => step);
  const given = new Set([...steps.values()].map(([first]) => first?.author_seat));
  const silent = rulebook
    .seats(state)
    .filter(
      ({ seat, takesOrders }) =>
        takesOrders && wait.seats.includes(seat) && !waiting.some((one) => one.seat === seat) && !given.has(seat),
    )
    .map(({ name, seat }) => ({ name, refused: findRefusedSheet(session, seat) }));
  if (silent.length === 0) return null;
  const names = joinWords(silent.map(({ name }) => name));
  const reasons = silent.flatMap(({ name, refused }) =>
    refused === null ? [] : `; the sheet of ${name} was refused, ${refused}`,
  );
  return `no orders: ${rulebook.period.name(period)} is played without an order of ${names}${reasons.join('')}`;
}

/** Describes an open question within a period that playing on decides for a player; null for none. */
function describePassed(session: Session): string | null {
  const { rulebook, snapshot } = session;
  const wait = rulebook.waitsFor(snapshot.state);
  if (wait === null || wait.step === 'orders') return null;
  const names = listAsked(session, wait);
  if (names.length === 0) return null;
  return `passed: ${wait.title} (${names.join(', ')}) was left to the rule`;
}

/** Advances, and explains that a waiting choice is settled on screen, or with `--settle` or `--auto`. */
async function advanceOrExplain(session: Session, { auto, settle, ...options }: AdvanceOptions) {
  try {
    const pacing = { auto: auto || settle, keepsOrders: settle };
    return await advance(session, { ...pacing, answers: answerDropped(options) }, readClock());
  } catch (problem) {
    const { sentence, isBug } = describeFailure(problem);
    if (isBug || auto || settle) throw problem;
    throw new CommandFailure(`${sentence} Open the campaign on screen, or use --settle or --auto.`);
  }
}

/** `undo FILE`: takes back the last step, or goes back to a period's start. */
export async function undoCampaign(file: string, options: { toPeriod?: number }): Promise<void> {
  await openForPlay(file, async (session) => {
    const { undone } = await undo(session, { toPeriod: options.toPeriod });
    for (const title of undone) print(`undone: ${title}`);
    const { length } = listDroppedPeriods(session);
    if (length === 0) return;
    const { one } = session.rulebook.period;
    printError(
      `${length === 1 ? `A closed ${one} is` : `${length} closed ${one}s are`} taken back; the next step asks what becomes of ${length === 1 ? 'it' : 'them'} (--dropped).`,
    );
  });
}

/** `late FILE [RULE]`: shows or sets how the campaign goes on without a late player. */
export async function setLateRule(file: string, rule?: string): Promise<void> {
  await openForPlay(file, async (session) => {
    if (rule !== undefined) {
      const known = listLateRules(session).find((one) => one === rule);
      if (known === undefined) throw new CommandFailure(`Say one of ${listLateRules(session).join(', ')}.`);
      await keepLateRule(session, known);
    }
    const kept = readLateRule(session);
    print(`${kept}: ${lateRuleWords[kept]}.`);
  });
}

export type DueOptions = { grant?: string; decline?: string };

/** `due FILE [WHEN]`: shows or sets when sheets are due, and answers a player's wish for another date. */
export async function answerDue(file: string, when: string | undefined, { grant, decline }: DueOptions): Promise<void> {
  await openForPlay(file, async (session) => {
    if (when !== undefined) await keepDueDate(session, when);
    if (grant !== undefined) await answerDueWish(session, requireSeatCalled(session, grant), true);
    if (decline !== undefined) await answerDueWish(session, requireSeatCalled(session, decline), false);
    const due = readDueDate(session);
    print(due === null ? 'Sheets are due at no set time.' : `Sheets are due ${due}.`);
    for (const wish of listDueWishes(session, 'gm'))
      print(`${wish.name} asks for ${describeWish(wish)}: ${wish.fate === 'open' ? 'not answered' : wish.fate}.`);
  });
}

/** `later FILE`: lists the orders of dropped periods, or plays them again. */
export async function playLaterOrders(file: string, options: { play: boolean }): Promise<void> {
  await openForPlay(file, async (session) => {
    const later = describeLater(session);
    if (later === null) throw new CommandFailure('There are no later orders to play again.');
    const { orders, from, until } = later;
    if (!options.play) {
      print(`${orders} orders of ${from}${from === until ? '' : ` to ${until}`} wait; --play plays them again.`);
      return;
    }
    const { done, refused, periodsClosed } = await playLater(session, readClock());
    for (const period of periodsClosed) print(`${session.rulebook.period.one} ${period} closed`);
    for (const { date, title, sentence } of refused) printError(`${date}, ${title}: ${sentence}`);
    print(`${done} of ${orders} orders were given again.`);
  });
}
