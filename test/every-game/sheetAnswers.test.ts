import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveHandout, listAsked } from '#commands/handouts.ts';
import { fileSheet } from '#commands/mail.ts';
import type { Session } from '#commands/session.ts';
import { formatAnswerLine, readAnswer, type AskedHandout } from '#kernel/orders/handoutAnswers.ts';
import { exportPacket } from '#queries/mail.ts';
import type { HandoutId } from '#shared/views/handouts.ts';
import { formatReceipt } from '#shared/views/receipts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);
const answers = ['We will pay', 'Not a dime'];

/** A campaign in which a player has two handouts that ask him something. */
async function handOut(game: (typeof games)[number]['rulebook']['id']) {
  const session = await played(game, 1);
  const player = session.rulebook.seats(session.snapshot.state).find((one) => one.isHuman && one.takesOrders);
  if (player === undefined) throw new Error('Nobody plays.');
  const { seat } = player;
  for (const title of ['A LETTER: from City Hall', 'A rumor']) {
    const kept = { text: 'Well?', from: '', to: [seat], picture: null, inPaper: false, answers, more: [] };
    await giveHandout(session, { handout: { kind: 'letter', title, when: 'now', ...kept } }, noon);
  }
  return { session, seat };
}

const readPacket = (session: Session, seat: SeatId) =>
  exportPacket(session, { seat, viewer: seat, format: 'txt' }).content.replaceAll(/\r/gu, '');

async function send(session: Session, seat: SeatId, lines: readonly string[]) {
  const head = /^Sheet of .*$/mu.exec(readPacket(session, seat))?.[0] ?? '';
  return fileSheet(session, { seat, text: [head, ...lines].join('\n') }, noon);
}

const listOwn = (session: Session, seat: SeatId) => listAsked(session, seat).map(({ own }) => own);

describe.each(games)('a sheet of $rulebook.title', ({ rulebook: { id } }) => {
  it('has a line for each open handout, answers it in people’s own words, and leaves what was filed', async () => {
    const { session, seat } = await handOut(id);
    const packet = readPacket(session, seat).replaceAll(/\s+/gu, ' ');
    for (const title of ['A LETTER: from City Hall', 'A rumor'])
      expect(packet).toContain(`Answer to “${title}”: We will pay | Not a dime`);
    const filed = JSON.stringify(session.rulebook.foresight?.waitingOrders(session.snapshot.state));
    const answer = await send(session, seat, [
      'please answer to "a letter: from city hall" - not a dime, thanks',
      'My answer to rumor is: we will pay',
    ]);
    expect(answer).toMatchObject({ kind: 'done' });
    expect(listOwn(session, seat)).toEqual([1, 0]);
    if (answer.kind === 'done') expect(formatReceipt(answer.receipt)).toContain('Answer “A rumor”: We will pay');
    expect(JSON.stringify(session.rulebook.foresight?.waitingOrders(session.snapshot.state))).toBe(filed);
    expect(readPacket(session, seat)).not.toContain('Answer to “');
    // The same sheet again says nothing new; another answer is refused.
    expect((await send(session, seat, ['Answer to “A rumor”: We will pay'])).kind).toBe('done');
    const changed = await send(session, seat, ['Answer to “A rumor”: Not a dime']);
    expect(changed).toMatchObject({
      kind: 'wrong',
      problems: [{ sentence: expect.stringContaining('answered') as string }],
    });
    expect(listOwn(session, seat)).toEqual([1, 0]);
  });

  it.each([
    [
      'both answers',
      'Answer to “A rumor”: We will pay | Not a dime',
      'Write one of its answers alone: “We will pay” or',
    ],
    [
      'another answer',
      'Answer to “A rumor”: perhaps',
      'Write one of its answers alone: “We will pay” or “Not a dime”.',
    ],
    ['no title', 'Answer: we will pay', 'write “Answer to “A LETTER: from City Hall”: We will pay | Not a dime”'],
    ['no such title', 'Answer to “A bill”: We will pay', 'It is not clear which handout this answers'],
  ])('that answers with %s is refused with the form, and changes nothing', async (_what, line, form) => {
    const { session, seat } = await handOut(id);
    const before = session.store.journal.steps().length;
    const answer = await send(session, seat, ['Answer to “A LETTER: from City Hall”: we will pay', line]);
    expect(answer.kind).toBe('wrong');
    if (answer.kind === 'wrong') expect(answer.problems.map(({ sentence }) => sentence).join()).toContain(form);
    expect(listOwn(session, seat)).toEqual([null, null]);
    expect(session.store.journal.steps()).toHaveLength(before);
  });
});

it('an answer is read from its own form, whatever the titles and the answers are, or refused', () => {
  const words = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ,:'’“”é-]{0,30}[a-z0-9]$/u);
  fc.assert(
    fc.property(words, words, words, fc.nat(1), (title, first, second, answer) => {
      const handout: AskedHandout = { id: 'h1' as HandoutId, title, answers: [first, second], own: null };
      const read = readAnswer(formatAnswerLine({ title, answers: [handout.answers[answer] ?? ''] }), [handout]);
      // Words that fit both are asked about and never guessed.
      if (read !== null && 'handout' in read) expect(read.answer).toBe(answer);
      else expect(read).toMatchObject({ sentence: expect.stringContaining('one of its answers') as string });
      expect(readAnswer(formatAnswerLine({ title, answers: [first] }), [])).toBeNull();
    }),
  );
});
