import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { closeMonth, everything, first, hire, openDesk, refusalOf } from '../support/desk.ts';

describe('history through the API', () => {
  it('lists the log newest first, for the GM every entry with its dice', async () => {
    const { calls } = await openDesk();
    await calls.games.paradise.give({ seat: first, order: hire('Cal Yost') });
    await closeMonth(calls);
    const whole = await calls.history.log({ viewer: 'gm', period: null });
    expect(whole.map((entry) => entry.seq)).toEqual(whole.map((entry) => entry.seq).sort((a, b) => b - a));
    const january = await calls.history.log({ viewer: 'gm', period: 1 });
    expect(january.every((entry) => entry.period === 1)).toBe(true);
    const planned = january.filter((entry) => entry.author.kind === 'npc');
    expect(planned.length).toBeGreaterThan(0);
    for (const { reason } of planned) expect(reason?.sentence).toMatch(/\.$/);
    const rolled = january.flatMap((entry) => entry.lines).filter((line) => line.dice.length > 0);
    expect(rolled.length).toBeGreaterThan(3);
    expect(rolled.filter(({ rules }) => rules.length === 0)).toEqual([]);
    const own = await calls.history.log({ viewer: first, period: null });
    expect(own.length).toBeLessThan(whole.length);
    expect(own.map((entry) => entry.title)).toContain('Hire Cal Yost, Hoodlum');
  });

  it('goes back a step, to an entry and to a month’s start, and forward again', async () => {
    const { calls } = await openDesk();
    const founded = await everything(calls);
    await calls.games.paradise.give({ seat: first, order: hire('Cal Yost') });
    const hired = await everything(calls);
    await closeMonth(calls);
    await closeMonth(calls);
    const played = await everything(calls);
    const { undo, redo } = await calls.history.steps();
    expect(undo.map((step) => step.title)).toEqual([
      'Close February 1925',
      'Close January 1925',
      'Hire Cal Yost, Hoodlum',
    ]);
    expect(redo).toBeNull();

    const hiring = undo[2]?.seq ?? 0;
    expect(await calls.history.undo({ toSeq: hiring })).toEqual({
      undone: ['Close February 1925', 'Close January 1925'],
    });
    const { redo: next } = await calls.history.steps();
    expect(next?.title).toBe('Close January 1925');
    expect(await calls.history.redo()).toEqual({ redone: 'Close January 1925' });
    expect(await calls.history.redo()).toEqual({ redone: 'Close February 1925' });
    expect(await everything(calls)).toBe(played);

    await calls.history.undo({ toPeriod: 1 });
    expect((await calls.history.steps()).undo).toEqual([]);
    await calls.history.redo();
    expect(stepless(await everything(calls))).toBe(stepless(hired));
    await calls.history.undo({});
    expect(stepless(await everything(calls))).toBe(stepless(founded));
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
  });

  it('the games master’s edits are logged with their reason and undone like anything else', async () => {
    const { calls } = await openDesk();
    const before = await everything(calls);
    const edit = { kind: 'set-outrage' as const, outrage: 9 };
    expect(await calls.games.paradise.rule({ ruling: edit, reason: '  The mayor was shot.  ' })).toMatchObject({
      kind: 'done',
    });
    const [entry] = await calls.history.log({ viewer: 'gm', period: null });
    expect(entry).toMatchObject({ authorName: 'Games master', reason: { sentence: 'The mayor was shot.' } });
    expect((await calls.games.paradise.view({ viewer: first })).outrage).toBe(9);
    await calls.history.undo({});
    expect(stepless(await everything(calls))).toBe(stepless(before));
  });
});

/** A campaign as it stands, whatever could be redone. */
function stepless(text: string): string {
  const [current, view, log, , editions] = JSON.parse(text) as unknown[];
  return JSON.stringify([current, view, log, editions]);
}

it('a step to redo that was altered is not offered, and the campaign goes on without it', async () => {
  const { calls, path } = await openDesk();
  await closeMonth(calls);
  await calls.history.undo({});
  await calls.campaign.close();
  const db = new Database(path);
  db.exec("UPDATE undone SET step_json = replace(step_json, 'January', 'Januarx')");
  db.close();
  await calls.campaign.open({ path });
  expect((await calls.history.steps()).redo).toBeNull();
  expect((await refusalOf(calls.history.redo())).message).toMatch(/is damaged/);
  expect((await calls.campaign.verify()).isWhole).toBe(false);
  expect(await closeMonth(calls)).toEqual([1]);
  expect((await calls.campaign.verify()).findings).toEqual([]);
});

it('lines of the log carry whom they name by id, under any name', async () => {
  const { calls } = await openDesk();
  const { gangsters } = await calls.games.paradise.view({ viewer: first });
  const [man] = gangsters.filter(({ gang }) => gang === first);
  if (man === undefined) throw new Error('Nobody to rename.');
  const order = { kind: 'rename', gangster: man.id, name: 'Somebody Else' } as const;
  await calls.games.paradise.give({ seat: first, order, answers: [], dice: 'program' });
  const log = await calls.history.log({ viewer: first, period: null });
  const about = log
    .flatMap(({ lines }) => lines)
    .filter((line) => line.about.some(({ kind, id }) => kind === 'gangster' && id === man.id));
  expect(about.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['renamed', 'recruited']));
  expect(about.find(({ kind }) => kind === 'recruited')?.text).toContain(man.name);
});
