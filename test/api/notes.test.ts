import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { seatIdSchema } from '#shared/words/ids.ts';
import { closeMonth, first, openDesk, refusalOf, second } from '../support/desk.ts';

const note = { viewer: first, subject: 'person p3', words: 'Owes me one.\nAsk Sal.' };

describe('a note', () => {
  it('is for the eyes of whoever wrote it, and outlasts a restart, a month and its undoing', async () => {
    const { calls, path } = await openDesk({ humans: 2 });
    const steps = await calls.history.steps();
    await calls.notes.keep(note);
    expect(await calls.history.steps()).toEqual(steps);
    await closeMonth(calls);
    await calls.history.undo({ toPeriod: 1 });
    await calls.campaign.close();
    await calls.campaign.open({ path });
    const { subject, words } = note;
    expect(await calls.notes.all({ viewer: first })).toEqual([{ subject, words }]);
    expect(await calls.notes.all({ viewer: second })).toEqual([]);
    expect(await calls.notes.all({ viewer: 'gm' })).toEqual([]);
    expect((await calls.campaign.verify()).findings).toEqual([]);
  });

  it('is written anew in its place, and taken away by emptying it', async () => {
    const { calls } = await openDesk();
    await calls.notes.keep(note);
    await calls.notes.keep({ ...note, words: 'Paid.' });
    expect(await calls.notes.all({ viewer: first })).toEqual([{ subject: note.subject, words: 'Paid.' }]);
    await calls.notes.keep({ ...note, words: '  ' });
    expect(await calls.notes.all({ viewer: first })).toEqual([]);
  });

  it('is refused of a seat that is not there and where it is too long, and is nothing where it was altered', async () => {
    const { calls, path } = await openDesk();
    const nobody = calls.notes.keep({ ...note, viewer: seatIdSchema.parse('g9') });
    expect((await refusalOf(nobody)).message).toMatch(/no such gang/);
    const long = calls.notes.keep({ ...note, words: 'x'.repeat(5_000) });
    expect((await refusalOf(long)).message).toMatch(/4,000 letters/);
    await calls.notes.keep(note);
    await calls.campaign.close();
    const db = new Database(path);
    db.exec(`UPDATE note SET words = 'Owes me two.'`);
    db.close();
    await calls.campaign.open({ path });
    expect(await calls.notes.all({ viewer: first })).toEqual([]);
    expect((await calls.campaign.verify()).findings).toEqual(['The row g1/person p3 of note was altered.']);
  });
});
