import { z } from 'zod';
import { findSchemas } from '#shared/games/index.ts';
import type { Answer } from '#shared/words/questions.ts';
import { formatPrice, type QuoteHead } from '#shared/views/head.ts';
import { formatReceipt } from '#shared/views/receipts.ts';
import { fileSheet, olderSheetId } from '../commands/mail.ts';
import { readSeatTable } from '../commands/runningFile.ts';
import { giveOrder, giveRuling, requireTakesOrders } from '../commands/play.ts';
import type { Session } from '../commands/session.ts';
import { secondThoughtsId } from '../commands/later/secondThoughts.ts';
import { readClock } from '../platform/clock.ts';
import type { Game } from '../kernel/game.ts';
import { CommandFailure, describeFailure } from './failure.ts';
import { parseJson, readJson, readText } from './input.ts';
import { openForPlay } from './open.ts';
import { print, printError } from './print.ts';
import { answerDropped, failAsked, requireSeatCalled, type DroppedOption } from './commonOptions.ts';

export type FromOptions = DroppedOption & { from: string };

const answerOlder = (isFiled = false): Answer[] =>
  isFiled ? [{ kind: 'choice', id: olderSheetId, value: 'file' }] : [];

/** The ways out of a choice that no option of the command line makes. */
const onScreen = 'Leave that order out, or file it on screen, where the choice is made.';

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
