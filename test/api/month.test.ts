import { describe, expect, it } from 'vitest';
import { closeMonth, crewAndMark, everything, first, hire, openDesk, order, second } from '../support/desk.ts';

describe('the report of a month', () => {
  it('names gangs, men and places so that they can be opened, says whose a line is and what it cost', async () => {
    const { calls } = await openDesk();
    await calls.games.paradise.give({ seat: first, order: hire('Cal Yost') });
    await closeMonth(calls);
    const view = await calls.games.paradise.view({ viewer: first });
    const { sections } = await calls.play.report({ viewer: first, period: 1 });
    const lines = sections.flatMap((section) => section.lines);
    const hired = lines.find(({ spans }) => spans.some(({ text }) => text === 'Cal Yost'));
    const cal = view.gangsters.find(({ name }) => name === 'Cal Yost');
    expect(hired?.spans).toContainEqual({ text: 'Cal Yost', ref: { kind: 'gangster', id: cal?.id } });
    expect(hired?.seats).toEqual([first]);
    expect(hired?.dollars).toBeLessThan(0);
    const log = await calls.history.log({ viewer: first, period: 1 });
    const told = log.flatMap((entry) => entry.lines.map(({ text }) => text));
    expect(told).toContain(hired?.spans.map(({ text }) => text).join(''));
    for (const { spans } of lines) {
      expect(spans.map(({ text }) => text).join('')).not.toMatch(/[\uE000-\uF8FF]/u);
    }
  });

  it('says what changed in the month itself, of rivals no more than the town sees', async () => {
    const { calls } = await openDesk();
    const before = await calls.games.paradise.view({ viewer: 'gm' });
    await calls.games.paradise.give({ seat: first, order: hire('Cal Yost') });
    await closeMonth(calls);
    const after = await calls.games.paradise.view({ viewer: 'gm' });
    const own = await calls.play.report({ viewer: first, period: 1 });
    const strangers = own.changes.filter(({ seat }) => seat !== first);
    expect(new Set(strangers.map(({ label }) => label))).toEqual(new Set(['Businesses']));
    expect(own.changes.filter(({ seat }) => seat === first).map(({ label }) => label)).toEqual([
      'Money in the bank',
      'Businesses',
      'Reputation',
    ]);
    const whole = await calls.play.report({ viewer: 'gm', period: 1 });
    for (const { seat, label, now, by } of whole.changes) {
      const [was, is] = [before, after].map(({ gangs }) => gangs.find((gang) => gang.seat === seat));
      if (label === 'Businesses')
        expect([now, by]).toEqual([is?.businesses, (is?.businesses ?? 0) - (was?.businesses ?? 0)]);
      if (label !== 'Money in the bank') continue;
      // The next month's collections are the next month's: the lines of this one add up to its change.
      const moved = whole.sections
        .flatMap(({ lines }) => lines.flatMap(({ moves }) => moves))
        .filter((move) => move.seat === seat)
        .reduce((sum, { dollars }) => sum + dollars, 0);
      expect(by).toBe(moved);
      const collected = (is?.secrets?.bankDollars ?? 0) - now;
      const [books] = await calls.games.paradise.archive
        .books({ seat, viewer: 'gm' })
        .then((all) => all.filter(({ month }) => month === 1));
      expect(now).toBe(books?.closingDollars);
      expect(collected).not.toBe(0);
    }
    expect(new Set(whole.changes.map(({ seat }) => seat)).size).toBe(after.gangs.length);
  });

  it('says the same of every month after the file was closed and opened again', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await calls.games.paradise.give({ seat: first, order: hire('Cal Yost') });
    await closeMonth(calls);
    await calls.games.paradise.give({ seat: first, order: hire('Moe Tarrant') });
    const told = async () => [
      await calls.play.report({ viewer: 'gm', period: 1 }),
      await calls.play.report({ viewer: first, period: 2 }),
    ];
    const before = await told();
    expect(before.every(({ changes }) => changes.some(({ by }) => by !== 0))).toBe(true);
    await calls.campaign.close();
    await calls.campaign.open({ path });
    expect(await told()).toEqual(before);

    // A month that was taken back and closed otherwise is told as it went this time.
    await calls.history.undo({ viewer: 'gm', toPeriod: 2 });
    await closeMonth(calls);
    const [, again] = await told();
    expect(again?.changes).not.toEqual(before[1]?.changes);
  });

  it('of the newest step alone is the slip of a stage', async () => {
    const { calls } = await openDesk();
    await closeMonth(calls);
    const slip = await calls.play.report({ viewer: first, period: 2, newest: true });
    expect(slip.sections.map(({ title }) => title)).toContain('Collections');
    await calls.games.paradise.give({ seat: first, order: hire('Cal Yost') });
    const later = await calls.play.report({ viewer: first, period: 2, newest: true });
    expect(later.sections.map(({ title }) => title)).toEqual(['The gang']);
  });
});

describe('a month through the API', () => {
  it('closes, reports to each viewer, prints its paper in three formats', async () => {
    const { calls } = await openDesk();
    await calls.games.paradise.give({ seat: first, order: hire('Cal Yost') });
    expect(await closeMonth(calls)).toEqual([1]);
    const own = await calls.play.report({ viewer: first, period: 1 });
    expect(own.sections.map((section) => section.title)).toContain('The gang');
    expect(JSON.stringify(own)).toContain('Cal Yost');
    const whole = await calls.play.report({ viewer: 'gm', period: 1 });
    expect(JSON.stringify(whole).length).toBeGreaterThan(JSON.stringify(own).length);
    expect(await calls.play.report({ viewer: 'gm', period: 40 })).toEqual({ period: 40, changes: [], sections: [] });
    const [line] = await calls.paper.editions();
    const edition = await calls.paper.edition({ period: 1 });
    expect(line).toEqual({ period: 1, date: 'January 1925', headline: edition.lead.headline });
    for (const [format, mark] of [
      ['html', '<!doctype html>'],
      ['md', '# '],
      ['txt', edition.lead.headline.toUpperCase().slice(0, 12)],
    ] as const) {
      const { fileName, content } = await calls.paper.export({ period: 1, format });
      expect(fileName).toBe(`paradise-times-dispatch-january-1925.${format}`);
      expect(content.toUpperCase()).toContain(mark.toUpperCase());
    }
  });

  it('[TAKE-2, MONTH-8] stops where two crews meet until their battle is settled', async () => {
    const { calls } = await openDesk({ humans: 2, npcs: 2 });
    const mine = crewAndMark(await calls.games.paradise.view({ viewer: first }), first);
    const theirs = crewAndMark(await calls.games.paradise.view({ viewer: second }), second);
    await calls.games.paradise.give({ seat: first, order: order({ kind: 'take-over', ...mine }) });
    const contest = { kind: 'take-over' as const, ...theirs, business: mine.business };
    await calls.games.paradise.give({ seat: second, order: order(contest) });
    expect(await calls.play.advance({})).toMatchObject({ title: 'Reveal of January 1925', periodsClosed: [] });
    const waiting = await calls.games.paradise.view({ viewer: 'gm' });
    expect(waiting).toMatchObject({ stage: 'battles', waiting: [{ kind: 'battle' }] });
    const [battle] = waiting.battles;
    if (battle === undefined) throw new Error('No battle');

    const before = await everything(calls);
    await expect(calls.play.advance({})).rejects.toMatchObject({ code: 'REFUSED' });
    const { blank } = await calls.games.paradise.battles.sheet({ battle: battle.id, viewer: 'gm' });
    const wrong = { ...blank, ending: 'robbed' as const, winner: 'attackers' as const };
    const settle = (outcome: typeof blank) =>
      calls.games.paradise.battles.settle({ battle: battle.id, settling: { how: 'table', outcome } });
    await expect(settle(wrong)).rejects.toMatchObject({ code: 'REFUSED' });
    expect(await everything(calls)).toBe(before);

    await settle({ ...blank, ending: 'last-stand', winner: 'attackers' });
    await expect(settle(blank)).rejects.toMatchObject({ code: 'REFUSED' });
    expect(await calls.play.advance({})).toMatchObject({ periodsClosed: [1] });
    const view = await calls.games.paradise.view({ viewer: first });
    expect(view.businesses.find((b) => b.id === mine.business)?.owner).toBe(second);
    expect(JSON.stringify(await calls.paper.edition({ period: 1 }))).toContain('Riverside Crowd');
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('is closed once by each of two calls at once, one after the other', async () => {
    const { calls } = await openDesk();
    const closed = await Promise.all([calls.play.advance({}), calls.play.advance({})]);
    expect(closed).toMatchObject([{ periodsClosed: [1] }, { periodsClosed: [2] }]);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
    expect((await calls.campaign.backups()).map((backup) => backup.label)).toEqual([
      'before February 1925 closed',
      'before January 1925 closed',
      'as it began',
    ]);
  });

  it('is finished before an order, an undo or another campaign takes its turn', async () => {
    const { calls, path } = await openDesk({ seed: 9 });
    const [closed, given, undone] = await Promise.all([
      calls.play.advance({}),
      calls.games.paradise.give({ seat: first, order: hire('Cal Yost') }),
      calls.history.undo({}),
    ]);
    expect(closed).toMatchObject({ periodsClosed: [1] });
    expect(given).toMatchObject({ kind: 'done' });
    expect(undone.undone).toEqual(['Hire Cal Yost, Hoodlum']);
    const [second] = await Promise.all([calls.play.advance({}), calls.campaign.openSample({ game: 'paradise' })]);
    expect(second).toMatchObject({ periodsClosed: [2] });
    await calls.campaign.open({ path });
    expect((await calls.games.paradise.view({ viewer: 'gm' })).month).toBe(3);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
  });
});
