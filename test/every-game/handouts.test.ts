import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someGames, played } from '../support/everyGame.ts';
import { noon } from '../support/campaigns.ts';
import { openCampaign } from '#commands/files.ts';
import { answerHandout, giveHandout, markHandoutsRead, takeBackHandout } from '#commands/handouts.ts';
import { playLater } from '#commands/later/playLater.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { findHandouts, mayReadHandout } from '#kernel/events/handouts.ts';
import { listHandouts } from '#queries/handouts.ts';
import { readLog } from '#queries/log.ts';
import { exportPacket } from '#queries/mail.ts';
import { exportPaper, exportVolume, listEditions, listExtraLines, readEdition, readPaper } from '#queries/papers.ts';
import { buildView } from '#queries/view.ts';
import { paperFormatSchema } from '#shared/views/paper.ts';
import { writtenHandoutSchema, type WrittenHandout } from '#shared/views/handouts.ts';
import { seatIdSchema, type SeatId, type Viewer } from '#shared/words/ids.ts';

const picture = { columns: 24, tones: '0123456789'.repeat(24) };

const write = (session: Session, handout: Partial<WrittenHandout>) =>
  giveHandout(
    session,
    {
      handout: writtenHandoutSchema.parse({
        ...{ kind: 'letter', title: 'Word from upstate', text: 'Burn this.\nThe tall man knows.', from: 'A friend' },
        ...{ to: 'everybody', when: 'now', picture: null, inPaper: false },
        ...handout,
      }),
      answers: [{ kind: 'choice', id: 'second-thoughts', value: 'go-on' }],
    },
    noon,
  );

const listTitles = (session: Session, viewer: Viewer): string[] =>
  listHandouts(session, viewer).map(({ title }) => title);

/** Everything that the log tells a viewer. */
const readWhole = (session: Session, viewer: Viewer): string => JSON.stringify(readLog(session, viewer, null));

function findSeats({ rulebook, snapshot }: Session): [first: SeatId, second: SeatId] {
  const [first, second] = rulebook.seats(snapshot.state).filter(({ isOut }) => !isOut);
  if (first === undefined || second === undefined) throw new Error('Two seats play.');
  return [first.seat, second.seat];
}

async function close(session: Session): Promise<number> {
  for (let stops = 0; stops < 80; stops += 1) {
    const outcome = await advance(session, { auto: true }, noon);
    if (outcome.kind === 'done' && outcome.periodsClosed[0] !== undefined) return outcome.periodsClosed[0];
  }
  throw new Error('The period does not end.');
}

describe.each(someGames)('handouts in $rulebook.title', ({ rulebook }) => {
  it('reach the seats they are for, and nobody else learns of them', async () => {
    const session = await played(rulebook.id, 1);
    const [first, second] = findSeats(session);
    const before = readWhole(session, second);
    await write(session, { to: [first] });
    expect(listTitles(session, first)).toEqual(['Word from upstate']);
    expect(listTitles(session, 'gm')).toEqual(['Word from upstate']);
    expect(listTitles(session, second)).toEqual([]);
    expect(buildView(session, second)).not.toHaveProperty('handouts');
    expect(readWhole(session, second)).toBe(before);
    expect(readWhole(session, first)).toContain('The games master handed out a letter: “Word from upstate”.');
    // A seat learns nothing of the others who have it.
    expect(listHandouts(session, first)[0]?.given).toBeNull();
    await write(session, { title: 'To the city', kind: 'rumor' });
    expect([first, second].map((seat) => listTitles(session, seat).at(-1))).toEqual(['To the city', 'To the city']);
  });

  it('wait for the end of the period where they are to, and may be taken back unseen until then', async () => {
    const session = await played(rulebook.id, 1);
    const [first] = findSeats(session);
    const before = readWhole(session, first);
    await write(session, { title: 'Later', when: 'reveal' });
    await write(session, { title: 'Never', when: 'reveal', to: [first] });
    expect(listTitles(session, first)).toEqual([]);
    expect(readWhole(session, first)).toBe(before);
    const [, never] = listHandouts(session, 'gm');
    if (never === undefined) throw new Error('Two wait.');
    expect(never.given?.isWaiting).toBe(true);
    await takeBackHandout(session, { handout: never.id }, noon);
    expect(readWhole(session, first)).toBe(before);
    await expect(takeBackHandout(session, { handout: never.id }, noon)).rejects.toThrow(/taken back already/);
    await close(session);
    expect(listTitles(session, first)).toEqual(['Later']);
    const [later] = listHandouts(session, 'gm');
    if (later === undefined) throw new Error('One is left.');
    await takeBackHandout(session, { handout: later.id }, noon);
    expect(listTitles(session, first)).toEqual([]);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('are undone, done again, and read from the file as they were', async () => {
    const session = await played(rulebook.id, 1);
    const before = session.snapshot;
    await write(session, { kind: 'picture', picture, text: '' });
    const after = session.snapshot;
    await undo(session, {});
    expect(session.snapshot).toEqual(before);
    await redo(session);
    expect(session.snapshot).toEqual(after);
    const { path } = session.store;
    session.store.close();
    const opened = await openCampaign(path, noon);
    expect(listHandouts(opened, 'gm')[0]?.picture).toEqual(picture);
    expect(opened.snapshot).toEqual(after);
    expect(verifyCampaign(opened).findings).toEqual([]);
    opened.store.close();
  });

  it('are handed out again with the later orders of a period that was taken back', async () => {
    const session = await played(rulebook.id, 1);
    const [first] = findSeats(session);
    await write(session, { title: 'Kept', to: [first], from: '' });
    await write(session, { title: 'Withdrawn' });
    const withdrawn = listHandouts(session, 'gm')[1];
    if (withdrawn === undefined) throw new Error('Two were given.');
    await takeBackHandout(session, { handout: withdrawn.id }, noon);
    await close(session);
    await undo(session, { toPeriod: 2 });
    await write(session, { title: 'In between' });
    const outcome = await playLater(session, noon);
    expect(outcome.refused.filter(({ title }) => title.includes('out a'))).toEqual([]);
    expect(listTitles(session, 'gm')).toEqual(['In between', 'Kept']);
  });

  it('are marked as read by their readers, and another one of the same number is not', async () => {
    const session = await played(rulebook.id, 1);
    const [first, second] = findSeats(session);
    await write(session, { to: [first] });
    const [given] = listHandouts(session, first);
    if (given === undefined) throw new Error('It was handed out.');
    await markHandoutsRead(session, { seat: second, handouts: [given.id] });
    expect(listHandouts(session, 'gm')[0]?.given?.readBy).toEqual([]);
    await markHandoutsRead(session, { seat: first, handouts: [given.id] });
    expect(listHandouts(session, first)[0]?.isRead).toBe(true);
    expect(listHandouts(session, 'gm')[0]?.given?.readBy).toEqual([first]);
    await undo(session, {});
    await write(session, { to: [first], text: 'Something else.' });
    expect(listHandouts(session, first)[0]).toMatchObject({ id: given.id, isRead: false });
  });

  it(
    'are in the packets of their readers, escaped, and in the paper where they are to be',
    { tags: 'rest' },
    async () => {
      const session = await played(rulebook.id, 1);
      const [first, second] = findSeats(session);
      await write(session, { title: '<script>alert(1)</script>', to: [first], picture });
      const read = (seat: SeatId, format: 'html' | 'txt' | 'bbcode') =>
        exportPacket(session, { seat, viewer: 'gm', format }).content;
      if (rulebook.mail !== undefined) {
        expect(read(first, 'html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
        expect(read(first, 'html')).not.toContain('<script>alert');
        for (const format of ['txt', 'bbcode'] as const) {
          expect(read(first, format)).toContain('The tall man knows.');
          expect(read(first, format)).toContain('With a picture');
          expect(read(second, format)).not.toContain('The tall man knows.');
        }
      }
      await write(session, { title: 'Sir', text: 'The docks are not safe.', from: 'A Widow', inPaper: true });
      await write(session, { kind: 'rumor', title: 'Talk', text: 'The mayor owns a horse.', inPaper: true });
      await write(session, { kind: 'picture', title: 'The Fire', text: '', picture, inPaper: true, when: 'reveal' });
      const closed = await close(session);
      const { briefs, seconds } = readEdition(session, closed);
      const all = briefs.flatMap(({ paragraphs }) => paragraphs);
      expect(all).toContain('The docks are not safe. —A Widow');
      expect(all).toContain('The mayor owns a horse.');
      expect(seconds.find(({ headline }) => headline === 'The Fire')?.portrait?.photo).toEqual(picture);
      expect(JSON.stringify(readEdition(session, closed))).not.toContain('The tall man knows.');
    },
  );

  it('ask their readers for one of two answers, which each gives once and the games master alone learns', async () => {
    const session = await played(rulebook.id, 1);
    const [first, second] = findSeats(session);
    await write(session, { answers: ['We pay', 'We do not'] });
    const [given] = listHandouts(session, first);
    if (given === undefined) throw new Error('It was handed out.');
    expect(given.asks).toEqual({ answers: ['We pay', 'We do not'], own: null, isOpen: true });
    const answer = (seat: SeatId, place: number) =>
      answerHandout(session, { seat, handout: given.id, answer: place }, noon);
    const before = readWhole(session, second);
    await answer(first, 1);
    expect(readWhole(session, second)).toBe(before);
    expect(listHandouts(session, first)[0]?.asks).toMatchObject({ own: 1, isOpen: false });
    expect(listHandouts(session, second)[0]?.asks).toMatchObject({ own: null, isOpen: true });
    expect(listHandouts(session, 'gm')[0]?.given?.answered).toEqual([{ seat: first, answer: 1 }]);
    const step = session.store.journal.lastStep();
    await expect(answer(first, 0)).rejects.toThrow(/No answer is asked of you/);
    await expect(answer(second, 2)).rejects.toThrow('Pick one of the answers.');
    expect(session.store.journal.lastStep()).toBe(step);
    await close(session);
    await undo(session, { toPeriod: 2 });
    await write(session, { title: 'In between' });
    await playLater(session, noon);
    const again = listHandouts(session, 'gm').find(({ asks }) => asks !== null);
    expect(again?.given?.answered).toEqual([{ seat: first, answer: 1 }]);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('are an extra of the paper, sold to everybody between two editions', async () => {
    const session = await played(rulebook.id, 1);
    const [first] = findSeats(session);
    const [closed] = listEditions(session);
    const written = { kind: 'extra', title: 'Mayor Shot', text: 'He sang on.\nThe hall did not.', picture } as const;
    const more = [{ title: 'Where the Police Were', text: 'Elsewhere.' }];
    const untouched = session.snapshot;
    await write(session, { ...written, more });
    expect(listHandouts(session, first)[0]).toMatchObject({ kind: 'extra', title: 'Mayor Shot', more });
    const [line] = listExtraLines(session);
    if (line === undefined) throw new Error('It is printed.');
    expect(line).toEqual({ id: line.id, period: rulebook.periodOf(session.snapshot.state), headline: 'Mayor Shot' });
    // The editions of closed periods stay as they are.
    expect(listEditions(session)).toEqual([closed]);
    const page = readPaper(session, { period: line.period, extra: line.id });
    expect(page).toMatchObject({ volume: 'Extra', isExtra: true, picture: { photo: picture }, ads: [] });
    expect([page.lead, ...page.seconds].map(({ headline }) => headline)).toEqual(['Mayor Shot', more[0]?.title]);
    for (const format of paperFormatSchema.options) {
      const { content, fileName } = await exportPaper(rulebook, page, format, []);
      expect(content.toLowerCase()).toContain('extra');
      expect(content.toLowerCase()).toContain('mayor shot');
      expect(fileName).toContain('extra-mayor-shot');
    }
    const volume = await exportVolume(session, []);
    expect(volume.content.indexOf('Mayor Shot')).toBeGreaterThan(volume.content.indexOf(closed?.headline ?? ''));
    const sold = session.snapshot;
    await undo(session, {});
    expect(session.snapshot).toEqual(untouched);
    expect(listExtraLines(session)).toEqual([]);
    expect(() => readPaper(session, { period: line.period, extra: line.id })).toThrow(/was taken back/);
    await redo(session);
    expect(session.snapshot).toEqual(sold);
    await close(session);
    await undo(session, { toPeriod: line.period });
    await write(session, { title: 'In between' });
    await playLater(session, noon);
    expect(listExtraLines(session).map(({ headline }) => headline)).toEqual(['Mayor Shot']);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('are refused with a sentence where they cannot be given, and nothing is written', async () => {
    const session = await played(rulebook.id, 1);
    const before = session.store.journal.lastStep();
    await expect(write(session, { to: [seatIdSchema.parse('nobody')] })).rejects.toThrow(/no such gang/);
    for (const [wrong, sentence] of [
      [{ kind: 'picture' }, 'Pick the picture that is handed out.'],
      [{ text: ' ' }, 'Write the text of the letter.'],
      [{ to: [] }, 'Pick somebody who gets the handout.'],
      [{ title: '' }, 'Give the handout a title.'],
      [{ answers: ['One'] }, 'Write both answers, or none.'],
      [{ kind: 'extra', text: '' }, 'Write the text of the extra.'],
      [{ kind: 'extra', when: 'reveal' }, 'An extra is sold to everybody, now'],
      [{ kind: 'extra', to: [] }, 'An extra is sold to everybody, now'],
      [{ kind: 'extra', more: [{ title: 'Empty', text: ' ' }] }, 'Write the text of each story'],
      [{ more: [{ title: 'More', text: 'And more.' }] }, 'Only an extra has more stories.'],
      [{ title: 'A\u202eB' }, 'Leave out control characters'],
      [{ picture: { columns: 24, tones: 'x'.repeat(24) } }, ''],
    ] as const)
      expect(() => write(session, wrong as object)).toThrow(sentence);
    expect(session.store.journal.lastStep()).toBe(before);
  });
});

it('is read by those whom it is for and whose time has come; a seat that is out reads what everybody has', () => {
  const seats = fc.constantFrom('a', 'b', 'c') as fc.Arbitrary<SeatId>;
  const readers = fc.oneof(fc.constant('everybody' as const), fc.uniqueArray(seats, { minLength: 1 }));
  fc.assert(
    fc.property(readers, seats, fc.boolean(), fc.nat(9), fc.nat(9), (to, seat, isOut, opens, period) => {
      const may = mayReadHandout({ to, opens }, { seat, isOut, period });
      if (may) expect(opens).toBeLessThanOrEqual(period);
      if (to === 'everybody') expect(may).toBe(opens <= period);
      else expect(may).toBe(opens <= period && !isOut && to.includes(seat));
    }),
  );
});

it('finds nothing in a state in which nothing was handed out', () => {
  expect(findHandouts({})).toEqual({ given: 0, byId: {} });
});
