import { describe, expect, onTestFinished, test } from 'vitest';
import type { TableNews } from '#shared/views/table.ts';
import type { ProgramCalls } from '#platform/programCalls.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { PutQuestion } from '#shared/words/questions.ts';
import { connectSeated, enterByAddress, findRefusal, openProgram, openTableOver } from '../support/tableProgram.ts';

type News = AsyncIterator<TableNews>;

/** A table at which one player has his device, and another has none. */
async function seatOne() {
  const program = await openProgram();
  const { url, seats } = await openTableOver(program);
  const [seat, other] = seats;
  if (seat === undefined || other === undefined) throw new Error('Two play.');
  const device = connectSeated(program, url, await enterByAddress(program, url, seat));
  const listen = async (calls: ProgramCalls, viewer: SeatId | 'gm'): Promise<News> => {
    const news = await calls.table.news({ viewer });
    onTestFinished(async () => void (await news.return()));
    const listener = news[Symbol.asyncIterator]();
    expect((await listener.next()).value).toMatchObject({ kind: 'here' });
    return listener;
  };
  const gm = program.calls;
  return { gm, device, seat, other, own: await listen(device, seat), master: await listen(gm, 'gm') };
}

/** Reads on to the next piece of one kind. */
async function waitFor(news: News, kind: TableNews['kind']): Promise<void> {
  for (;;) {
    const { value } = (await news.next()) as { value: TableNews };
    if (value.kind === kind) return;
  }
}

const asks = (seat: SeatId): PutQuestion => ({
  id: 'q1',
  kind: 'choice',
  prompt: 'Whom do you send?',
  for: seat,
  options: [
    { value: 'p1', label: 'The Boss' },
    { value: '', label: 'Nobody' },
  ],
});
const says = { id: 'q1', asked: 'Whom do you send?', kind: 'choice', value: 'p1' } as const;

describe('a question of the games master’s play', () => {
  test('is put to the device of its player alone, and his first answer comes back', async () => {
    const { gm, device, seat, other, own, master } = await seatOne();
    expect(await gm.table.ask({ question: asks(seat) })).toBe(true);
    await waitFor(own, 'question');
    expect((await device.table.asked({ seat })).question).toEqual(asks(seat));
    expect((await gm.table.asked({ seat: other })).question).toBeNull();
    expect((await gm.table.answered()).answer).toBeNull();
    await device.table.answer({ seat, answer: says });
    await waitFor(master, 'question');
    expect((await gm.table.answered()).answer).toEqual(says);
    expect((await device.table.asked({ seat })).question).toBeNull();
    const late = await findRefusal(device.table.answer({ seat, answer: { ...says, value: '' } }));
    expect(late.message).toBe('That is not asked any more: the games master has answered it, or the game went on.');
    expect((await gm.table.answered()).answer).toEqual(says);
  });

  test.each([
    { what: 'another question', answer: { ...says, asked: 'Whom else?' } },
    { what: 'another number', answer: { ...says, id: 'q2' } },
    { what: 'dice', answer: { id: says.id, asked: says.asked, kind: 'dice' as const, faces: [6] } },
    { what: 'the rest', answer: { ...says, kind: 'roll-the-rest' as const } },
  ])('takes no answer to $what', async ({ answer }) => {
    const { gm, device, seat } = await seatOne();
    await gm.table.ask({ question: asks(seat) });
    expect((await findRefusal(device.table.answer({ seat, answer }))).message).toContain('That is not asked any more');
    expect((await gm.table.answered()).answer).toBeNull();
    expect((await device.table.asked({ seat })).question).toEqual(asks(seat));
  });

  test('stays at his screen where no device of the player is here, or dice and cards fall', async () => {
    const { gm, device, seat, other } = await seatOne();
    const dice = { id: 'q1', kind: 'dice', prompt: 'Roll.', for: seat, count: 2, modifiers: [] };
    expect(await gm.table.ask({ question: asks(other) })).toBe(false);
    expect(await gm.table.ask({ question: { ...asks(seat), for: 'gm' } })).toBe(false);
    for (const thrown of [dice, { ...asks(seat), kind: 'dice' }])
      expect(await findRefusal(gm.table.ask({ question: thrown as PutQuestion }))).toBeTruthy();
    expect((await device.table.asked({ seat })).question).toBeNull();
  });

  test('is asked no more once he answers it himself, or the campaign goes on', async () => {
    const { gm, device, seat, own } = await seatOne();
    await gm.table.ask({ question: asks(seat) });
    await waitFor(own, 'question');
    await gm.table.stopAsking();
    await waitFor(own, 'question');
    expect((await device.table.asked({ seat })).question).toBeNull();
    await gm.table.ask({ question: asks(seat) });
    await waitFor(own, 'question');
    await gm.play.advance({ answers: [], dice: 'program' });
    await waitFor(own, 'question');
    expect((await device.table.asked({ seat })).question).toBeNull();
    expect((await findRefusal(device.table.answer({ seat, answer: says }))).message).toContain('not asked any more');
  });
});
