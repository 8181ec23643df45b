import { describe, expect, it } from 'vitest';
import { answerDueWish, keepDueWish, listDueWishes } from '#commands/dueWishes.ts';
import { readDueDate } from '#commands/lateSeats.ts';
import { fileSheet } from '#commands/mail.ts';
import type { Session } from '#commands/session.ts';
import { formatReceipt } from '#shared/views/receipts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { exportPacket } from '#queries/mail.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

function findPlayer({ rulebook, snapshot }: Session): SeatId {
  const found = rulebook.seats(snapshot.state).find(({ isHuman, takesOrders }) => isHuman && takesOrders);
  if (found === undefined) throw new Error('Nobody plays.');
  return found.seat;
}

function readHead(session: Session, seat: SeatId): string {
  const { content } = exportPacket(session, { seat, viewer: seat, format: 'txt' });
  return /^Sheet of .*$/mu.exec(content)?.[0] ?? '';
}

describe.each(games)('a player of $rulebook.title who asks for more time', ({ rulebook }) => {
  it.each([
    ['Later: Sunday night', 'later', 'Sunday night', 'Sunday night'],
    ['later : 2027-05-16', 'later', '2027-05-16', '2027-05-16'],
    ['PAUSE: two weeks', 'pause', 'two weeks', 'after a pause (two weeks)'],
  ])('by the line “%s” on a sheet is granted it, and the packet says so', async (line, kind, words, due) => {
    const session = await played(rulebook.id, 1);
    const seat = findPlayer(session);
    const before = session.store.journal.steps().length;
    const answer = await fileSheet(session, { seat, text: `${readHead(session, seat)}\n${line}` }, noon);
    expect(answer.kind).toBe('wish');
    if (answer.kind !== 'wish') return;
    expect(formatReceipt(answer.receipt)).toContain(`PASSED ON TO THE GAMES MASTER\n    2. ${line}`);
    // Nothing was filed, so that whatever stood on a sheet before stands.
    expect(session.store.journal.steps()).toHaveLength(before);
    expect(listDueWishes(session, 'gm')).toMatchObject([{ seat, kind, words, fate: 'open' }]);
    await answerDueWish(session, seat, true);
    expect(readDueDate(session)).toBe(due);
    expect(exportPacket(session, { seat, viewer: seat, format: 'txt' }).content.replaceAll(/\s+/gu, ' ')).toContain(
      `YOUR SHEET, due ${due}`,
    );
    await expect(answerDueWish(session, seat, true)).rejects.toThrow('wishes for no other date');
  });

  it('is declined without a change, takes it back, and is seen by nobody else', async () => {
    const session = await played(rulebook.id, 1);
    const seat = findPlayer(session);
    await keepDueWish(session, seat, { kind: 'later', words: 'Monday' });
    for (const other of session.rulebook.seats(session.snapshot.state).filter((one) => one.seat !== seat))
      expect(listDueWishes(session, other.seat)).toEqual([]);
    await answerDueWish(session, seat, false);
    expect([readDueDate(session), listDueWishes(session, seat)[0]?.fate]).toEqual([null, 'declined']);
    await keepDueWish(session, seat, { kind: 'pause', words: 'a month' });
    expect(listDueWishes(session, seat)[0]?.fate).toBe('open');
    await keepDueWish(session, seat, null);
    expect(listDueWishes(session, 'gm')).toEqual([]);
  });
});

it('a wish among orders is passed on with them, and not if a line is wrong', async () => {
  const session = await played('turf-war', 1);
  const seat = findPlayer(session);
  const head = readHead(session, seat);
  const wrong = await fileSheet(session, { seat, text: `${head}\nxyzzy\nLater: Sunday` }, noon);
  expect([wrong.kind, listDueWishes(session, 'gm')]).toEqual(['wrong', []]);
  type Gangsters = { pieces: { gang: string; name: string; rank: string }[] };
  const { pieces } = session.rulebook.view(session.snapshot.state, seat) as unknown as Gangsters;
  const hitman = pieces.find(({ gang, rank }) => gang === seat && rank === 'hitman');
  const line = `Refuse pay to ${hitman?.name ?? ''}`;
  const filed = await fileSheet(session, { seat, text: `${head}\n${line}\nLater: Sunday` }, noon);
  expect(filed.kind === 'wrong' ? filed.problems : []).toEqual([]);
  expect(filed.kind === 'done' && filed.receipt.lines.map(({ fate }) => fate)).toEqual(['filed', 'asked']);
  expect(listDueWishes(session, 'gm')).toMatchObject([{ seat, words: 'Sunday' }]);
});
