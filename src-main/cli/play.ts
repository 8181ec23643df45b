import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SeatId } from '../../src-shared/vocabulary/ids.ts';
import { orderSchema } from '../../src-shared/vocabulary/paradise/orders.ts';
import { paradiseSetupSchema } from '../../src-shared/vocabulary/paradise/setup.ts';
import { formatDollars } from '../../src-shared/vocabulary/units.ts';
import { foundCampaign } from '../commands/files.ts';
import { advance, giveOrder, requireTakesOrders } from '../commands/play.ts';
import type { Session } from '../commands/session.ts';
import { undo } from '../commands/undo.ts';
import { Refusal } from '../kernel/refusal.ts';
import { now } from '../platform/clock.ts';
import { freshSeed } from '../platform/seedSource.ts';
import { defaultRulebook } from '../registry.ts';
import { CommandFailure, sentenceFor } from './failure.ts';
import { readJson } from './input.ts';
import { playing } from './open.ts';
import { print, printError } from './print.ts';

export type NewOptions = { seed?: number; npcs: number; gang?: string; from?: string };

/** `new FILE`: founds a campaign from a few options or a whole setup. */
export async function newCampaign(file: string, options: NewOptions): Promise<void> {
  const setup = options.from === undefined ? quickSetup(options) : setupFrom(options.from, options);
  const founded = await foundCampaign({ path: file, fileId: randomUUID(), setup }, now());
  if (founded.kind === 'question') {
    throw new CommandFailure(
      `The setup leaves a choice open (${founded.question.prompt}) Write it into the setup file.`,
    );
  }
  const { store, rulebook, snapshot } = founded.session;
  const names = rulebook
    .seatsOf(snapshot.state)
    .map((seat) => rulebook.nameOf(snapshot.state, seat));
  store.close();
  print(`${file}: ${setup.title}, seed ${setup.seed}, with ${names.join(', ')}.`);
}

function quickSetup(options: NewOptions): z.output<typeof paradiseSetupSchema> {
  if (options.gang?.trim() === '')
    throw new CommandFailure('Give the gang a name, or leave --gang out.');
  return defaultRulebook.quickSetup({
    title: 'Paradise',
    seed: options.seed ?? freshSeed(),
    npcs: options.npcs,
    gangName: options.gang ?? null,
  });
}

function setupFrom(path: string, options: NewOptions): z.output<typeof paradiseSetupSchema> {
  const setup = readJson(path, paradiseSetupSchema.partial({ seed: true }));
  return { ...setup, seed: options.seed ?? setup.seed ?? freshSeed() };
}

/** `advance FILE`: plays months; each is acknowledged once it is on disk. */
export async function advanceCampaign(
  file: string,
  options: { months: number; auto: boolean },
): Promise<void> {
  await playing(file, async (session) => {
    for (let closed = 0; closed < options.months;) {
      if (session.rulebook.isOver(session.snapshot.state)) {
        print('The campaign is over.');
        return;
      }
      const outcome = await advanceOrExplain(session, options);
      if (outcome.kind === 'question') {
        throw new CommandFailure(
          `The month waits for an answer: ${outcome.question.prompt} Open the campaign on screen, or use --auto.`,
        );
      }
      for (const month of outcome.monthsClosed) print(`month ${month} closed`);
      closed += outcome.monthsClosed.length;
    }
  });
}

/** A battle that waits is settled on screen, or with `--auto`. */
async function advanceOrExplain(session: Session, { auto }: { auto: boolean }) {
  try {
    return await advance(session, { auto }, now());
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.rule !== 'MONTH-8') throw problem;
    throw new CommandFailure(`${problem.message} Open the campaign on screen, or use --auto.`);
  }
}

const orderFileSchema = z.array(orderSchema);

/** `orders FILE GANG`: gives the orders of a file one by one, with quotes and refusals. */
export async function giveOrders(file: string, gang: string, from: string): Promise<void> {
  const orders = readJson(from, orderFileSchema);
  await playing(file, async (session) => {
    const seat = seatNamed(session, gang);
    requireTakesOrders(session, seat);
    let refused = 0;
    for (const [index, order] of orders.entries()) {
      try {
        const { rulebook, snapshot } = session;
        const quote = rulebook.quote(snapshot.state, seat, order);
        const outcome = await giveOrder(session, { seat, order }, now());
        if (outcome.kind === 'question') {
          throw new CommandFailure(`it leaves a choice open: ${outcome.question.prompt}`);
        }
        const chance = quote.chance === null ? '' : `, ${Math.round(quote.chance * 100)}% chance`;
        print(`${index + 1}. ${quote.title}: ${formatDollars(quote.costDollars)}${chance}`);
      } catch (problem) {
        const { sentence, isBug } = sentenceFor(problem);
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

/** A seat by its id or its gang's name. */
function seatNamed({ rulebook, snapshot }: Session, gang: string): SeatId {
  const wanted = gang.toLowerCase();
  const seats = rulebook.seatsOf(snapshot.state);
  const found = seats.find(
    (seat) => seat === gang || rulebook.nameOf(snapshot.state, seat).toLowerCase() === wanted,
  );
  if (found !== undefined) return found;
  const names = seats.map((seat) => `${seat} (${rulebook.nameOf(snapshot.state, seat)})`);
  throw new CommandFailure(`There is no gang “${gang}”; the gangs are ${names.join(', ')}.`);
}

/** `undo FILE`: takes back the last step, or goes back to a month's start. */
export async function undoCampaign(file: string, options: { toMonth?: number }): Promise<void> {
  await playing(file, async (session) => {
    const { undone } = await undo(session, { toMonth: options.toMonth });
    for (const title of undone) print(`undone: ${title}`);
  });
}
