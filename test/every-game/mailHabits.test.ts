import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { SeatId } from '#shared/words/ids.ts';
import { advance } from '#commands/play.ts';
import { listKnown } from '#commands/mail.ts';
import { readMailFile } from '#commands/mailFile.ts';
import { cleanWords, trimOrder } from '#kernel/orders/cleanSheet.ts';
import { formatSheetHead, readMailedSheet } from '#kernel/orders/mailedSheet.ts';
import { exportPacket } from '#queries/mail.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';
import { anyHabit, writeByHabit } from '../support/mailHabits.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

/** A seat with its packet, the lines of its blank sheet that are orders by themselves, and the reader of its sheets. */
async function openSeat(game: (typeof games)[number]) {
  const session = await played(game.rulebook.id, 1);
  const { rulebook } = session;
  const { mail } = rulebook;
  const human = rulebook.seats(session.snapshot.state).find(({ takesOrders }) => takesOrders);
  if (mail === undefined || human === undefined) throw new Error('A player plays by mail.');
  const { seat, name } = human;
  if (rulebook.waitsFor(session.snapshot.state)?.seats[0] !== seat) await advance(session, { auto: false }, noon);
  const { snapshot } = session;
  const view = rulebook.view(snapshot.state, seat);
  const heading = { seat, period: view.period, name, date: view.date };
  const known = listKnown(mail, view, seat);
  const { examples } = mail.packet(view, seat);
  const lines = [...new Set(examples.flat().map((one) => trimOrder(cleanWords(one))))].filter(
    (text) => known.keyOf(text) !== null,
  );
  const { content: packet } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
  const read = async (text: string) => readMailedSheet(await readMailFile(text), heading, known);
  return { heading, known, lines, packet, read };
}

describe.each(games)('a sheet of $rulebook.title', (game) => {
  it('is read the same through every habit of mail programs and their users', async () => {
    const { heading, known, lines, packet, read } = await openSeat(game);
    expect(lines).not.toEqual([]);
    const head = formatSheetHead(heading);
    const some = fc.subarray(lines, { minLength: 1, maxLength: Math.min(5, lines.length) });
    const holds = fc.asyncProperty(anyHabit, some, async (habit, written) => {
      const { orders, problems } = await read(writeByHabit(habit, { packet, head, lines: written }));
      expect(problems).toEqual([]);
      const texts = orders.map(({ text }) => text);
      // A line that was broken before a word which begins orders is refused, and never taken for another one.
      if (habit.width > 0 && texts.some((text) => known.keyOf(text) === null)) return;
      expect(texts).toEqual(written);
    });
    await fc.assert(holds, { numRuns: 2_000 });
  });
});

test('a sheet longer than any is refused before its lines are looked at; what is quoted counts for nothing', () => {
  const heading = { seat: 'g1' as SeatId, period: 1, name: 'The Ring', date: 'April 1925' };
  let looked = 0;
  const known = {
    verbs: new Set(['hire']),
    keyOf: (text: string) => {
      looked += 1;
      return text;
    },
  };
  const write = (most: number, line: string): string =>
    [formatSheetHead(heading), ...Array.from({ length: most }, () => line)].join('\n');
  expect(() => readMailedSheet(write(301, 'Rob: the bank'), heading, known)).toThrow(
    'A sheet has at most 300 lines; this one has 301. Send the orders alone.',
  );
  expect(looked).toBe(0);
  expect(readMailedSheet(write(300, 'Hire Al'), heading, known).orders).toHaveLength(300);
  expect(readMailedSheet(`${write(2, 'Hire Al')}\n${'> Hire Bo\n'.repeat(2_000)}`, heading, known).orders).toHaveLength(
    2,
  );
});

describe('a mail that was saved as a file', () => {
  const sheet = 'Sheet of The Ring, April 1925 [g1/4]\nHire José\n';
  const head = 'From: José <jose@example.org>\nDate: Mon, 3 May 2027 21:14:00 +0200\nMIME-Version: 1.0\n';

  it.each([
    ['without a charset', `${head}\n${sheet}`],
    ['read as Western, as its headers say', `${head}Content-Type: text/plain; charset=iso-8859-1\n\n${sheet}`],
    [
      'in Western letters by their numbers',
      `${head}Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\n${sheet.replace('é', '=E9')}`,
    ],
    ['of a box of mails', `From jose@example.org Mon May  3 21:14:00 2027\n${head}\n${sheet}`],
  ])('gives its words: %s', async (_, file) => {
    expect((await readMailFile(file)).trim()).toBe(sheet.trim());
  });

  it.each([
    ['a sheet', sheet],
    ['an answer that begins with the headers of what it quotes', `From: Tom\nSubject: April\n\n${sheet}`],
    ['a letter', `Letter to Rosso: content-type: text\n${sheet}`],
    ['nothing', ''],
  ])('is told from %s, which stays as it is', async (_, text) => {
    expect(await readMailFile(text)).toBe(text);
  });

  it('is refused as RTF, by that name', async () => {
    await expect(readMailFile('{\\rtf1\\ansi Hire Jos\\par}')).rejects.toThrow(/file in RTF.*save it as plain text/u);
  });
});
