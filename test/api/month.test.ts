import { describe, expect, it } from 'vitest';
import {
  closeMonth,
  crewAndMark,
  everything,
  first,
  hire,
  openDesk,
  order,
  second,
} from '../support/desk.ts';

describe('a month through the API', () => {
  it('closes, reports to each viewer, prints its paper in three formats', async () => {
    const { calls } = await openDesk();
    await calls.orders.give({ seat: first, order: hire('Cal Yost') });
    expect(await closeMonth(calls)).toEqual([1]);
    const own = await calls.month.report({ viewer: first, month: 1 });
    expect(own.sections.map((section) => section.title)).toContain('The gang');
    expect(JSON.stringify(own)).toContain('Cal Yost');
    const whole = await calls.month.report({ viewer: 'gm', month: 1 });
    expect(JSON.stringify(whole).length).toBeGreaterThan(JSON.stringify(own).length);
    expect(await calls.month.report({ viewer: 'gm', month: 40 })).toEqual({
      month: 40,
      sections: [],
    });
    const [line] = await calls.paper.editions();
    const edition = await calls.paper.edition({ month: 1 });
    expect(line).toEqual({ month: 1, date: 'January 1925', headline: edition.lead.headline });
    for (const [format, mark] of [
      ['html', '<!doctype html>'],
      ['md', '# '],
      ['txt', edition.lead.headline.toUpperCase().slice(0, 12)],
    ] as const) {
      const { fileName, content } = await calls.paper.export({ month: 1, format });
      expect(fileName).toBe(`paradise-times-dispatch-january-1925.${format}`);
      expect(content.toUpperCase()).toContain(mark.toUpperCase());
    }
  });

  it('stops where two crews meet, changes nothing until it is told who won', async () => {
    const { calls } = await openDesk({ humans: 2, npcs: 2 });
    const mine = crewAndMark(await calls.campaign.view({ viewer: first }), first);
    const theirs = crewAndMark(await calls.campaign.view({ viewer: second }), second);
    await calls.orders.give({ seat: first, order: order({ kind: 'take-over', ...mine }) });
    const contest = { kind: 'take-over' as const, ...theirs, business: mine.business };
    await calls.orders.give({ seat: second, order: order(contest) });
    const before = await everything(calls);
    const asked = await calls.month.advance({});
    if (asked.kind !== 'question' || asked.question.kind !== 'choice') throw new Error('Not asked');
    expect(asked.question).toMatchObject({ for: 'gm' });
    expect(asked.question.options.map((option) => option.value)).toEqual([first, second, 'nobody']);
    expect(await everything(calls)).toBe(before);
    expect(await calls.campaign.backups()).toEqual([]);

    const id = asked.question.id;
    const answer = { kind: 'choice' as const, id, value: second };
    const wrong = calls.month.advance({ answers: [{ ...answer, value: 'g9' }] });
    await expect(wrong).rejects.toMatchObject({ code: 'REFUSED' });
    expect(await everything(calls)).toBe(before);

    expect(await calls.month.advance({ answers: [answer] })).toMatchObject({ monthsClosed: [1] });
    const view = await calls.campaign.view({ viewer: first });
    expect(view.businesses.find((b) => b.id === mine.business)?.owner).toBe(second);
    expect(JSON.stringify(await calls.paper.edition({ month: 1 }))).toContain('Riverside Crowd');
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('is closed once by each of two calls at once, one after the other', async () => {
    const { calls } = await openDesk();
    const closed = await Promise.all([calls.month.advance({}), calls.month.advance({})]);
    expect(closed).toMatchObject([{ monthsClosed: [1] }, { monthsClosed: [2] }]);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
    expect((await calls.campaign.backups()).map((backup) => backup.label)).toEqual([
      'before February 1925 closed',
      'before January 1925 closed',
    ]);
  });

  it('is finished before an order, an undo or another campaign takes its turn', async () => {
    const { calls, path } = await openDesk({ seed: 8 });
    const [closed, given, undone] = await Promise.all([
      calls.month.advance({}),
      calls.orders.give({ seat: first, order: hire('Cal Yost') }),
      calls.history.undo({}),
    ]);
    expect(closed).toMatchObject({ monthsClosed: [1] });
    expect(given).toMatchObject({ kind: 'done' });
    expect(undone.undone).toEqual(['Hire Cal Yost, Hoodlum']);
    const [second] = await Promise.all([calls.month.advance({}), calls.campaign.openSample()]);
    expect(second).toMatchObject({ monthsClosed: [2] });
    await calls.campaign.open({ path });
    expect((await calls.campaign.view({ viewer: 'gm' })).month).toBe(3);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
  });
});
