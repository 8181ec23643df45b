import { lowerArticles } from '#shared/words/sentences.ts';
import { describe, expect, it } from 'vitest';
import type { SeatId } from '#shared/words/ids.ts';
import type { ProgramCalls } from '#platform/programCalls.ts';
import { closeMonth, everything, first, hire, openDesk, order } from '../support/desk.ts';

const npc = 'g2' as SeatId;

const gm = (calls: ProgramCalls) => calls.games.paradise.view({ viewer: 'gm' });

/** Every title of an author's entries of a month, as a viewer reads the log. */
async function titlesOf(calls: ProgramCalls, viewer: SeatId | 'gm', month: number, seat: SeatId) {
  const log = await calls.history.log({ viewer, period: month });
  return log.filter(({ author }) => author.kind === 'npc' && author.seat === seat).map(({ title }) => title);
}

describe('the orders of NPC gangs', () => {
  it('are shown to the games master with factors that add up, before he closes the month', async () => {
    const { calls } = await openDesk();
    const before = await everything(calls);
    const plans = await calls.games.paradise.plan({ seat: npc, viewer: 'gm' });
    expect(plans.length).toBeGreaterThan(0);
    for (const { reason } of plans) {
      const sum = reason.factors.reduce((total, { points }) => total + points, 0);
      expect(sum).toBeCloseTo(reason.score, 6);
    }
    expect(await everything(calls)).toBe(before);
    await closeMonth(calls);
    const given = await titlesOf(calls, 'gm', 1, npc);
    expect(given).toContain(lowerArticles(plans[0]?.title ?? ''));
  });

  it('are nobody else’s to read', async () => {
    const { calls } = await openDesk();
    await expect(calls.games.paradise.plan({ seat: npc, viewer: first })).rejects.toThrow(/for its own eyes/);
  });

  it('[MONTH-6] can be written before the reveal, withdrawn and replaced; nothing more is added at the reveal', async () => {
    const { calls } = await openDesk();
    await expect(calls.games.paradise.give({ seat: npc, order: hire('Too Soon') })).rejects.toThrow(/take them over/);
    await calls.games.paradise.opposition.write({ seat: npc });
    const view = await gm(calls);
    expect(view.gangs.find(({ seat }) => seat === npc)?.isWritten).toBe(true);
    const seen = await calls.games.paradise.view({ viewer: first });
    expect(seen.gangs.find(({ seat }) => seat === npc)?.isWritten).toBe(false);
    for (const { id, seat } of view.orders) {
      if (seat !== npc) continue;
      await calls.games.paradise.give({ seat: npc, order: order({ kind: 'withdraw', order: id }) });
    }
    expect((await gm(calls)).orders.filter(({ seat }) => seat === npc)).toEqual([]);
    const written = await titlesOf(calls, 'gm', 1, npc);
    await closeMonth(calls);
    expect(await titlesOf(calls, 'gm', 1, npc)).toEqual(written);
    await closeMonth(calls);
    expect((await titlesOf(calls, 'gm', 2, npc)).length).toBeGreaterThan(0);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('[MONTH-6] are the games master’s alone when he plays the gang himself for a month', async () => {
    const { calls } = await openDesk();
    await calls.games.paradise.opposition.takeOverSeat({ seat: npc });
    const before = await titlesOf(calls, 'gm', 1, npc);
    await expect(calls.games.paradise.opposition.write({ seat: npc })).rejects.toThrow(/in your hands already/);
    await calls.games.paradise.give({ seat: npc, order: hire('Stand In') });
    const hired = (await gm(calls)).gangsters.find(({ name }) => name === 'Stand In');
    expect(hired?.gang).toBe(npc);
    await closeMonth(calls);
    expect(await titlesOf(calls, 'gm', 1, npc)).toEqual(before);
    const [entry] = (await calls.history.log({ viewer: 'gm', period: 1 })).filter(({ lines }) =>
      lines.some(({ text }) => text.includes('Stand In')),
    );
    expect(entry?.author.kind).toBe('gm');
  });

  it('cannot be written for a human gang, nor twice, nor out of time; a refusal changes nothing', async () => {
    const { calls } = await openDesk();
    const before = await everything(calls);
    await expect(calls.games.paradise.opposition.write({ seat: first })).rejects.toThrow(/player writes the orders of/);
    await expect(calls.games.paradise.opposition.takeOverSeat({ seat: first })).rejects.toThrow(
      /player writes the orders of/,
    );
    await expect(calls.games.paradise.opposition.write({ seat: 'g9' })).rejects.toThrow(/no such gang/i);
    expect(await everything(calls)).toBe(before);
  });
});

describe('what players are told of the gangs’ reasons', () => {
  const reasonsSeen = async (calls: ProgramCalls) =>
    (await calls.history.log({ viewer: first, period: null }))
      .filter(({ author, reason }) => author.kind === 'npc' && reason !== null)
      .map(({ period: month, reason }) => ({ month, factors: reason?.factors.length ?? 0 }));

  it('is nothing while rumors are all there is', async () => {
    const { calls } = await openDesk();
    await closeMonth(calls);
    expect(await reasonsSeen(calls)).toEqual([]);
  });

  it('is everything, or a sentence each, of closed months, as the games master settles', async () => {
    const { calls } = await openDesk();
    await calls.games.paradise.opposition.write({ seat: npc });
    const told = (value: 'exact' | 'summary' | 'hidden') =>
      calls.games.paradise.rule({ ruling: { kind: 'set-npc-reasons', told: value }, reason: 'The table asks.' });
    await told('exact');
    expect(await reasonsSeen(calls)).toEqual([]);
    await closeMonth(calls);
    const exact = await reasonsSeen(calls);
    expect(exact.length).toBeGreaterThan(0);
    expect(exact.every(({ month, factors }) => month === 1 && factors > 0)).toBe(true);
    await told('summary');
    expect((await reasonsSeen(calls)).map(({ factors }) => factors)).toEqual(exact.map(() => 0));
    await told('hidden');
    expect(await reasonsSeen(calls)).toEqual([]);
  });
});

describe('the autopilot', () => {
  it('advises a human gang from its own view, and does what is followed in one step', async () => {
    const { calls } = await openDesk();
    const advice = await calls.games.paradise.plan({ seat: first, viewer: first });
    expect(advice).toEqual(await calls.games.paradise.plan({ seat: first, viewer: 'gm' }));
    const possible = advice.filter(({ problem }) => problem === null);
    expect(possible.length).toBeGreaterThan(0);
    const before = await everything(calls);
    // A client may write the fields of an order in another sequence.
    const orders = possible.map(({ order }) =>
      Object.fromEntries(Object.entries(order).reverse()),
    ) as (typeof possible)[number]['order'][];
    const outcome = await calls.games.paradise.follow({ seat: first, orders });
    expect(outcome.kind).toBe('done');
    const log = await calls.history.log({ viewer: first, period: 1 });
    const followed = log.filter(({ author, reason }) => author.kind === 'human' && reason !== null);
    expect(followed.length).toBeGreaterThan(0);
    const given = log.filter(({ author, lines }) => author.kind === 'human' && lines.length > 0);
    expect(given.filter(({ reason }) => reason === null)).toEqual([]);
    await calls.history.undo({});
    const [current, view, logAfter] = JSON.parse(await everything(calls)) as unknown[];
    const [wasCurrent, wasView, logBefore] = JSON.parse(before) as unknown[];
    expect([current, view, logAfter]).toEqual([wasCurrent, wasView, logBefore]);
  });

  it('follows one order of several, and refuses what the rules will not have', async () => {
    const { calls } = await openDesk();
    const before = await everything(calls);
    const impossible = order({ kind: 'withdraw', order: 'o999' });
    await expect(calls.games.paradise.follow({ seat: first, orders: [impossible] })).rejects.toThrow();
    await expect(calls.games.paradise.follow({ seat: first, orders: [] })).rejects.toThrow();
    await expect(calls.games.paradise.follow({ seat: npc, orders: [hire('Nobody')] })).rejects.toThrow(
      /take them over/,
    );
    expect(await everything(calls)).toBe(before);
    await calls.games.paradise.follow({ seat: first, orders: [hire('Somebody')] });
    expect((await gm(calls)).gangsters.some(({ name }) => name === 'Somebody')).toBe(true);
  });
});

describe('what a gang’s money can buy', () => {
  it('is one thing of each kind that the bank can pay and the rules allow, the best first; nothing is written', async () => {
    const { calls } = await openDesk();
    const before = await everything(calls);
    const seen = await calls.games.paradise.view({ viewer: first });
    const bank = seen.gangs.find(({ seat }) => seat === first)?.secrets?.bankDollars ?? 0;
    const found = await calls.games.paradise.opposition.purchases({ seat: first, viewer: first });
    expect(found.length).toBeGreaterThan(1);
    const kinds = found.map((one) => one.order.kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    const scores = found.map(({ reason }) => reason.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { order: given, costDollars, problem } of found) {
      expect(problem).toBeNull();
      const quoted = await calls.games.paradise.quote({ seat: first, order: given, after: [] });
      expect(costDollars).toBe(quoted.costDollars);
      expect(costDollars).toBeGreaterThan(0);
      expect(costDollars).toBeLessThanOrEqual(bank);
    }
    expect(await everything(calls)).toBe(before);
  });

  it('is nobody else’s to read', async () => {
    const { calls } = await openDesk();
    const asked = calls.games.paradise.opposition.purchases({ seat: npc, viewer: first });
    await expect(asked).rejects.toThrow(/for its own eyes/);
  });
});

describe('the situation report', () => {
  it('tells the games master how a gang stands, feels and is played', async () => {
    const { calls } = await openDesk();
    const view = await gm(calls);
    const gang = view.gangs.find(({ seat }) => seat === npc);
    const report = await calls.games.paradise.opposition.situationReport({ seat: npc, viewer: 'gm' });
    expect(report.name).toBe(gang?.name);
    expect(report.figures.find(({ label }) => label === 'Businesses')?.value).toBe(String(gang?.businesses));
    expect(report.feelings.map(({ rival }) => rival)).toEqual(
      view.gangs.filter(({ seat }) => seat !== npc).map(({ seat }) => seat),
    );
    const character = { boldness: -2, greed: 2, vengefulness: 1, loyalty: 0 };
    const mind = { level: 'hard' as const, doctrine: 'tong' as const, character };
    await calls.games.paradise.rule({ ruling: { kind: 'set-mind', gang: npc, mind }, reason: 'A new Boss.' });
    expect((await calls.games.paradise.opposition.situationReport({ seat: npc, viewer: 'gm' })).mind).toEqual(mind);
    await expect(
      calls.games.paradise.rule({ ruling: { kind: 'set-mind', gang: npc, mind }, reason: 'Again.' }),
    ).rejects.toThrow(/already played that way/);
  });
});

describe('advice that asks', () => {
  it('tells which of its orders asks, so that only that one need be left out', async () => {
    const { calls } = await openDesk();
    const rolled = order({
      kind: 'recruit',
      recruit: { method: 'off-the-rack', name: 'Dan Fogarty', profile: 'hoodlum', boughtSkills: [{ kind: 'random' }] },
    });
    const orders = [order({ kind: 'buy-vehicle', vehicle: 'car' }), rolled];
    const asked = await calls.games.paradise.follow({ seat: first, orders, dice: 'table' });
    expect(asked).toMatchObject({ kind: 'question', asks: 1 });
    const done = await calls.games.paradise.follow({ seat: first, orders: orders.slice(0, 1), dice: 'table' });
    expect(done).toMatchObject({ kind: 'done', periodsClosed: [] });
  });
});
