import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSheet } from '#commands/mail.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { exportPacket } from '#queries/mail.ts';
import { formatReceipt } from '#shared/views/receipts.ts';
import type { Receipt } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

/** The examples of a packet, each in one line again. */
function readExamples(session: Session, seat: SeatId): string[] {
  const { content } = exportPacket(session, { seat, viewer: 'gm', format: 'txt' });
  const lines = content.split('\n').filter((line) => /^# {3}(?: {2})?\S/u.test(line));
  return lines.reduce<string[]>((all, line) => {
    if (!line.startsWith('#     ')) return [...all, line.slice(4)];
    return [...all.slice(0, -1), `${all.at(-1) ?? ''} ${line.slice(6)}`];
  }, []);
}

async function sit(game: (typeof games)[number]['rulebook']['id']) {
  const session = await played(game, 1);
  const { rulebook } = session;
  const own = rulebook.seats(session.snapshot.state).find(({ isHuman }) => isHuman);
  if (own === undefined) throw new Error('Somebody plays.');
  const { seat } = own;
  for (let most = 10; most > 0; most -= 1) {
    if (rulebook.waitsFor(session.snapshot.state)?.seats.includes(seat) === true) break;
    await advance(session, { auto: false }, noon);
  }
  return { session, seat };
}

/** The orders that a receipt says were filed or done, each once, however many lines make it. */
function listSaid({ lines }: Receipt, fates: readonly string[]): string[] {
  const own = lines.filter(({ fate }) => fates.includes(fate));
  return [
    ...new Set(
      own.flatMap(({ line, orders }) => orders.map((one) => JSON.stringify([one, one.lines.length > 1 ? 0 : line]))),
    ),
  ];
}

/** The orders of a seat's last step, as the journal has them. */
function listGiven({ store }: Session, seat: SeatId, since: number): number {
  return store.journal
    .entries()
    .slice(since)
    .filter((entry) => entry.author_seat === seat && entry.order_json !== 'null').length;
}

const countWaiting = ({ rulebook, snapshot }: Session, seat: SeatId): number =>
  (rulebook.foresight?.waitingOrders(snapshot.state) ?? []).filter((one) => one.seat === seat).length;

/** Files a sheet and holds its receipt to what the journal and the waiting orders say. */
async function fileAndCheck(session: Session, seat: SeatId, lines: string[]): Promise<void> {
  const before = session.store.journal.entries().length;
  const outcome = await fileSheet(session, { seat, text: lines.join('\n') }, noon);
  if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
  const { receipt } = outcome;
  const fates = receipt.lines.map(({ fate }) => fate);
  const text = formatReceipt(receipt);
  if (outcome.kind === 'wrong') {
    expect(fates.filter((fate) => fate !== 'refused' && fate !== 'untouched')).toEqual([]);
    expect(text).not.toMatch(/DONE AT ONCE|DONE BEFORE|^FILED/mu);
    return;
  }
  for (const { fate, orders } of receipt.lines) {
    expect(['filed', 'done']).toContain(fate);
    expect(orders.length).toBeGreaterThan(0);
    for (const { title } of orders) {
      expect(title).not.toBe('');
      expect(text).toContain(`= ${title}`);
    }
  }
  // The lines of another sheet are more than the one that asks for them.
  if (!lines.includes('As last turn')) expect(listSaid(receipt, ['filed'])).toHaveLength(countWaiting(session, seat));
  expect(listSaid(receipt, ['filed', 'done'])).toHaveLength(listGiven(session, seat, before));
}

describe.each(games)('a receipt of $rulebook.title', ({ rulebook }) => {
  it('says of each line the order that it became, and of none what did not happen', async () => {
    const first = await sit(rulebook.id);
    const examples = readExamples(first.session, first.seat);
    const sheet = fc.subarray(examples, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(sheet, async (lines) => {
        const { session, seat } = await sit(rulebook.id);
        await fileAndCheck(session, seat, lines);
        session.store.close();
      }),
      { numRuns: 20 },
    );
  });
});
