import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SeatId } from '#shared/words/ids.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { Answer, Question } from '#shared/words/questions.ts';
import { formatPrice, type QuoteHead } from '#shared/views/head.ts';
import { lateRuleWords } from '#shared/words/lateSeats.ts';
import type { Wait } from '#shared/words/waits.ts';
import type { GameId } from '#shared/words/games.ts';
import { joinWords } from '#shared/words/text.ts';
import { foundCampaign } from '../commands/files.ts';
import { describeWish, formatReceipt } from '#shared/views/receipts.ts';
import { fileSheet, olderSheetId } from '../commands/mail.ts';
import { readSeatTable } from '../commands/runningFile.ts';
import { advance, giveOrder, giveRuling, requireTakesOrders } from '../commands/play.ts';
import type { Session } from '../commands/session.ts';
import { findRefusedSheet } from '../commands/refusedSheets.ts';
import { answerDueWish, listDueWishes } from '../commands/dueWishes.ts';
import { keepDueDate, keepLateRule, listLateRules, readDueDate, readLateRule } from '../commands/lateSeats.ts';
import { describeLater, playLater } from '../commands/later/playLater.ts';
import { listDroppedPeriods, secondThoughtsId, type DroppedFate } from '../commands/later/secondThoughts.ts';
import { undo } from '../commands/undo.ts';
import { readClock } from '../platform/clock.ts';
import { createSeed } from '../platform/seedSource.ts';
import type { Game } from '../kernel/game.ts';
import { loadRulebook, type AnyRulebook } from '../games/index.ts';
import { readCity } from './city.ts';
import { CommandFailure, describeFailure } from './failure.ts';
import { parseJson, readJson, readText } from './input.ts';
import { finishBeforeSignals } from './interrupt.ts';
import { openForPlay } from './open.ts';
import { print, printError } from './print.ts';

export type NewOptions = {
  game: GameId;
  seed?: number;
  npcs?: number;
  gang?: string;
  level?: string;
  preset?: string;
  lastMonth?: string;
  start?: string;
  city?: string;
  from?: string;
};

/** `new FILE`: founds a campaign from a few options or a whole setup. */
export async function createCampaign(file: string, options: NewOptions): Promise<void> {
  const setup = options.from === undefined ? await createQuickSetup(options) : readSetup(options.from, options);
  const founding = { game: options.game, path: file, fileId: randomUUID(), setup };
  const answers: Answer[] = [];
  const told: string[] = [];
  const found = () =>
    finishBeforeSignals(async () => {
      const outcome = await foundCampaign({ ...founding, answers }, readClock());
      if (outcome.kind === 'done') outcome.session.store.close();
      return outcome;
    });
  let founded = await found();
  // Without a setup file there is nowhere to write a choice of the dice: the first one is taken.
  while (options.from === undefined && founded.kind === 'question') {
    const { question } = founded;
    const [first] = question.kind === 'choice' ? question.options : [];
    if (first === undefined) break;
    answers.push({ kind: 'choice', id: question.id, value: first.value });
    told.push(`${question.prompt} ${first.label}.`);
    founded = await found();
  }
  if (founded.kind === 'question') {
    throw new CommandFailure(
      `The setup leaves a choice open (${founded.question.prompt}) Write it into the setup file.`,
    );
  }
  const { rulebook, snapshot } = founded.session;
  const names = rulebook.seats(snapshot.state).map(({ name }) => name);
  print([`${file}: ${setup.title}, seed ${setup.seed}, with ${names.join(', ')}.`, ...told].join('\n'));
}

async function createQuickSetup(options: NewOptions): Promise<Game['setup']> {
  const { game, gang, seed, npcs, level, preset, lastMonth, start, city } = options;
  if (gang?.trim() === '') throw new CommandFailure('Give the gang a name, or leave --gang out.');
  const rulebook = await loadRulebook(game);
  if (game !== 'paradise' && (preset ?? lastMonth ?? start ?? city) !== undefined) {
    throw new CommandFailure(
      `${rulebook.title} takes its house rules from a setup file (--from); --preset, --last-month, --start, and --city are for Paradise.`,
    );
  }
  const setup = rulebook.quickSetup({
    title: rulebook.title,
    seed: seed ?? createSeed(),
    npcs: npcs ?? null,
    gangName: gang ?? null,
    level: level ?? null,
    ...(preset === undefined ? {} : { preset }),
    ...(lastMonth === undefined ? {} : { lastMonth }),
    ...(start === undefined ? {} : { startMonth: start }),
    ...(city === undefined ? {} : { city: readCity(city) }),
  });
  return parseJson('new', setup, findSchemas(game).setup);
}

/** Reads a whole setup from a file; the seed may be missing there, or be replaced. */
function readSetup(path: string, { game, seed }: NewOptions): Game['setup'] {
  const withoutSeed = readJson(path, z.looseObject({ seed: z.unknown().optional() }));
  const whole = { ...withoutSeed, seed: seed ?? withoutSeed.seed ?? createSeed() };
  return parseJson(path, whole, findSchemas(game).setup);
}

/** `--dropped`: the fate of closed periods that a new step drops. */
export type DroppedOption = { dropped?: DroppedFate };
export type AdvanceOptions = DroppedOption & { auto: boolean; settle: boolean };
export type FromOptions = DroppedOption & { from: string };

/** Answers what becomes of closed periods that a new step drops. */
export const answerDropped = ({ dropped }: DroppedOption): Answer[] =>
  dropped === undefined ? [] : [{ kind: 'choice', id: secondThoughtsId, value: dropped }];

const answerOlder = (isFiled = false): Answer[] =>
  isFiled ? [{ kind: 'choice', id: olderSheetId, value: 'file' }] : [];

/** The ways out of a choice that no option of the command line makes. */
const onScreen = 'Leave that order out, or file it on screen, where the choice is made.';

/** Fails with a question that the command line answers by an option, or by the other words. */
export function failAsked({ id, prompt }: Question, otherwise: (prompt: string) => string): never {
  throw new CommandFailure(
    id === secondThoughtsId
      ? `${prompt} Say --dropped copy to keep the campaign as it was in a file of its own, or --dropped go-on.`
      : otherwise(prompt),
  );
}

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

/** `orders FILE GANG`: gives the orders of a file one by one, with quotes and refusals. */
export async function giveOrdersFrom(file: string, gang: string, options: FromOptions): Promise<void> {
  await openForPlay(file, async (session) => {
    const orders = readJson(options.from, z.array(findSchemas(session.rulebook.id).order));
    const seat = requireSeatCalled(session, gang);
    requireTakesOrders(session, seat);
    let refused = 0;
    for (const [index, order] of orders.entries()) {
      try {
        const { rulebook, snapshot } = session;
        const quote = rulebook.orders.quote(snapshot.state, seat, order);
        const answers = answerDropped(options);
        const outcome = await giveOrder(session, { seat, order, answers }, readClock());
        if (outcome.kind === 'question') {
          failAsked(outcome.question, (prompt) => `it leaves a choice open: ${prompt} ${onScreen}`);
        }
        if (outcome.notice !== undefined) printError(outcome.notice);
        const chance = quote.chance === null ? '' : `, ${Math.round(quote.chance * 100)}% chance`;
        print(`${index + 1}. ${quote.title}${describePrice(quote)}${chance}`);
      } catch (problem) {
        const { sentence, isBug } = describeFailure(problem);
        if (isBug) throw problem;
        refused += 1;
        printError(`${index + 1}. refused: ${sentence}`);
      }
    }
    if (refused > 0) {
      throw new CommandFailure(`${refused} of ${orders.length} orders were refused.`);
    }
  });
}

export type RulingOptions = FromOptions & { reason: string; filed?: 'keep' | 'withdraw' };

/** `ruling FILE`: the games master changes a fact, with his reason. */
export async function giveRulingFrom(file: string, options: RulingOptions): Promise<void> {
  await openForPlay(file, async (session) => {
    const ruling = readRuling(session, options.from);
    const { reason, filed } = options;
    if (reason.trim() === '') throw new CommandFailure('Give the reason for the change.');
    const answers = answerDropped(options);
    const enter = () => giveRuling(session, { ruling, reason: reason.trim(), answers }, readClock());
    let outcome = await enter();
    if (outcome.kind === 'question' && outcome.question.id !== secondThoughtsId && filed !== undefined) {
      answers.push({ kind: 'choice', id: outcome.question.id, value: filed });
      outcome = await enter();
    }
    if (outcome.kind === 'question') {
      failAsked(outcome.question, (prompt) => `${prompt} Say --filed keep or --filed withdraw, or enter it on screen.`);
    }
    if (outcome.notice !== undefined) printError(outcome.notice);
    print(`${outcome.title}: done.`);
  });
}

/** Reads a ruling; the table of a gang that was saved from another campaign is one that lets it in. */
function readRuling({ rulebook }: Session, path: string): Game['order'] {
  const schema = findSchemas(rulebook.id).ruling;
  const text = readText(path);
  if (/^\s*[{[]/u.test(text)) return readJson(path, schema);
  const gang = { how: 'running', setup: readSeatTable(rulebook, text) };
  return parseJson(path, { kind: 'enter', gang }, schema);
}

export type SheetOptions = FromOptions & { older?: boolean };

/** `sheet FILE GANG`: files a mailed sheet; lists every wrong line, and then changes nothing. */
export async function fileMailedSheet(
  file: string,
  gang: string,
  { from, older, ...options }: SheetOptions,
): Promise<void> {
  await openForPlay(file, async (session) => {
    const seat = requireSeatCalled(session, gang);
    const given = { seat, text: readText(from), answers: [...answerDropped(options), ...answerOlder(older)] };
    const outcome = await fileSheet(session, given, readClock());
    if (outcome.kind === 'wrong') {
      const lines = outcome.problems.map(({ line, text, sentence }) => `${from}, line ${line} (${text}): ${sentence}`);
      print(formatReceipt(outcome.receipt));
      throw new CommandFailure(lines.join('\n'));
    }
    if (outcome.kind === 'wish') {
      print(
        `Nothing was filed; the wish waits for your answer (due --grant or --decline).\n\n${formatReceipt(outcome.receipt)}`,
      );
      return;
    }
    if (outcome.kind === 'question') {
      if (outcome.question.id === olderSheetId)
        throw new CommandFailure(`${outcome.question.prompt} Say --older to file it all the same.`);
      failAsked(outcome.question, (prompt) => `the sheet leaves a choice open: ${prompt} ${onScreen}`);
    }
    print(`${outcome.title} has been filed.\n\n${formatReceipt(outcome.receipt)}`);
  });
}

/** Describes the price of an order behind a colon, where it has one. */
function describePrice(quote: QuoteHead): string {
  const price = formatPrice(quote);
  return price === null ? '' : `: ${price}`;
}

/** Requires a seat by its ID or its gang's name. */
export function requireSeatCalled(
  { rulebook, snapshot }: { rulebook: AnyRulebook; snapshot: { state: Game['state'] } },
  gang: string,
): SeatId {
  const wanted = gang.toLowerCase();
  const seats = rulebook.seats(snapshot.state);
  const found = seats.find(({ seat, name }) => seat.toLowerCase() === wanted || name.toLowerCase() === wanted);
  if (found !== undefined) return found.seat;
  const names = seats.map(({ seat, name }) => `${seat} (${name})`);
  throw new CommandFailure(`There is no gang “${gang}”; the gangs are ${names.join(', ')}.`);
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
