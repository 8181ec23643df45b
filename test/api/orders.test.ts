import { describe, expect, it } from 'vitest';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { CampaignView, GangSecrets } from '#shared/games/paradise/views/campaign.ts';
import type { BusinessId, GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import type { ProgramCalls } from '#platform/programCalls.ts';
import { closeMonth, crewAndMark, first, hire, openDesk, order } from '../support/desk.ts';
import { writtenIds } from '../support/rulePages.ts';

type Seen = { view: CampaignView; secrets: GangSecrets };

async function look(calls: ProgramCalls): Promise<Seen> {
  const view = await calls.games.paradise.view({ viewer: first });
  const secrets = view.gangs.find((gang) => gang.seat === first)?.secrets;
  if (secrets === undefined || secrets === null) throw new Error('A seat sees its own bank.');
  return { view, secrets };
}

/** Quotes an order, gives it, and checks that it cost what was quoted. */
async function quoteAndGive(calls: ProgramCalls, given: Order): Promise<string> {
  const before = await look(calls);
  const quote = await calls.games.paradise.quote({ seat: first, order: given });
  expect(await look(calls)).toEqual(before);
  expect(quote.rules.filter((id) => writtenIds.has(id))).toEqual(quote.rules);
  expect(quote.rules).not.toEqual([]);
  const outcome = await calls.games.paradise.give({ seat: first, order: given });
  expect(outcome).toMatchObject({ kind: 'done', title: quote.title, periodsClosed: [] });
  const { secrets } = await look(calls);
  expect(secrets.bankDollars).toBe(quote.bankAfterDollars);
  expect(secrets.bankDollars).toBe(before.secrets.bankDollars - quote.costDollars);
  return quote.title;
}

describe('orders through the API', () => {
  it('that are done at once cost what was quoted and show on screen', async () => {
    const { calls } = await openDesk();
    await quoteAndGive(calls, hire('Cal Yost'));
    const built = { method: 'built', name: 'Bo Tandy', improvements: { smarts: 4 } } as const;
    await quoteAndGive(calls, order({ kind: 'recruit', recruit: built }));
    const { view } = await look(calls);
    const cal = view.gangsters.find((g) => g.name === 'Cal Yost')?.id ?? ('' as GangsterId);
    const bo = view.gangsters.find((g) => g.name === 'Bo Tandy')?.id ?? ('' as GangsterId);
    await quoteAndGive(calls, order({ kind: 'arm', gangster: cal, weapon: 'pistol' }));
    await quoteAndGive(calls, order({ kind: 'hand-over', from: cal, to: bo, weapon: 'pistol' }));
    await quoteAndGive(calls, order({ kind: 'buy-vehicle', vehicle: 'car' }));
    await quoteAndGive(calls, order({ kind: 'steal-vehicle', gangster: bo, vehicle: 'truck' }));
    const vehicle = (await look(calls)).view.vehicles[0]?.id ?? ('' as VehicleId);
    await quoteAndGive(calls, order({ kind: 'upgrade-vehicle', vehicle, upgrade: 'souped-up' }));
    const after = (await look(calls)).view;
    expect(after.gangsters.find((g) => g.id === bo)).toMatchObject({
      weapons: [{ weapon: 'pistol', count: 1 }],
      stats: { smarts: 4 },
      triedStealing: true,
    });
    expect(after.vehicles[0]).toMatchObject({ kind: 'car', upgrades: ['souped-up'] });
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('are quoted many at once as each would be alone, refusals with the others, and change nothing', async () => {
    const { calls } = await openDesk();
    const before = await look(calls);
    const crew = before.view.gangsters.filter(({ gang }) => gang === first).map(({ id }) => id);
    const orders = before.view.businesses.map((one): Order => {
      const business = one.id;
      if (one.owner === null || one.owner === first) return order({ kind: 'take-over', business, crew });
      return order({ kind: 'raid', business, crew, muscle: [{ profile: 'punk', count: 1 }] });
    });
    const brief = await calls.games.paradise.quoteEach({ seat: first, orders });
    expect(await look(calls)).toEqual(before);
    const alone = await Promise.all(
      orders.map((one) =>
        calls.games.paradise.quote({ seat: first, order: one }).then(
          ({ costDollars, laterDollars, chance }) => ({ costDollars, laterDollars, chance, problem: null }),
          (problem: unknown) => ({
            costDollars: null,
            laterDollars: 0,
            chance: null,
            problem: (problem as Error).message,
          }),
        ),
      ),
    );
    expect(brief).toEqual(alone);
    expect(brief.some(({ problem }) => problem !== null)).toBe(true);
    expect(brief.some(({ chance }) => chance !== null)).toBe(true);
  });

  it('that wait for the reveal are listed, keep their crew busy, and are withdrawn', async () => {
    const { calls } = await openDesk();
    const target = crewAndMark(await calls.games.paradise.view({ viewer: first }), first);
    const title = await quoteAndGive(calls, order({ kind: 'take-over', ...target }));
    const { view } = await look(calls);
    expect(view.orders).toMatchObject([{ seat: first, title }]);
    expect(view.gangsters.find((g) => g.id === target.crew[0])?.busyWith).toBe(title);
    const id = view.orders[0]?.id;
    if (id === undefined) throw new Error('Nothing waits.');
    await quoteAndGive(calls, order({ kind: 'withdraw', order: id }));
    expect((await look(calls)).view.orders).toEqual([]);
  });

  it('are changed in place as one step: quoted as if the old one were gone, undone together, all or nothing', async () => {
    const { calls } = await openDesk();
    const view = await calls.games.paradise.view({ viewer: first });
    const target = crewAndMark(view, first);
    await calls.games.paradise.give({ seat: first, order: order({ kind: 'take-over', ...target }) });
    const id = (await look(calls)).view.orders[0]?.id;
    if (id === undefined) throw new Error('Nothing waits.');
    const withdrawn = order({ kind: 'withdraw', order: id });
    const crew = view.gangsters.filter(({ gang }) => gang === first).map((man) => man.id);
    const changed = order({ kind: 'take-over', business: target.business, crew });
    await expect(calls.games.paradise.quote({ seat: first, order: changed })).rejects.toThrow(/one takeover a month/);
    const before = await look(calls);
    const quote = await calls.games.paradise.quote({ seat: first, order: changed, after: [withdrawn] });
    expect(quote.odds?.chance).toBe(quote.chance);
    expect(await look(calls)).toEqual(before);
    const nowhere = order({ kind: 'take-over', business: target.business, crew: ['p999'] as never });
    await expect(calls.games.paradise.giveAll({ seat: first, orders: [withdrawn, nowhere] })).rejects.toThrow(
      /no such gangster/,
    );
    expect(await look(calls)).toEqual(before);
    await calls.games.paradise.giveAll({ seat: first, orders: [withdrawn, changed] });
    expect((await look(calls)).view.orders).toMatchObject([{ order: { crew } }]);
    const log = await calls.history.log({ viewer: first, period: 1 });
    const named = view.gangsters.find((man) => man.id === crew[0])?.name ?? '';
    expect(log.flatMap(({ lines }) => lines.map(({ text }) => text)).join()).toContain(named);
    await calls.history.undo({ viewer: first });
    expect(await look(calls)).toEqual(before);
  });

  it('decide the payoffs where the gang asked to be asked', async () => {
    const { calls } = await openDesk();
    await quoteAndGive(calls, order({ kind: 'standing-payoffs', policy: 'ask' }));
    await closeMonth(calls);
    const { view, secrets } = await look(calls);
    expect(view.stage).toBe('payoffs');
    const unpaid: BusinessId[] = secrets.payoffs[0]?.businesses ?? [];
    await quoteAndGive(calls, order({ kind: 'pay', withhold: unpaid }));
    const paid = await calls.play.advance({});
    expect(paid).toMatchObject({ kind: 'done', periodsClosed: [] });
    const after = (await look(calls)).view;
    expect(after.stage).toBe('orders');
    for (const id of unpaid) expect(after.businesses.find((b) => b.id === id)?.isOpen).toBe(false);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('fix the numbers for the racetrack’s owner', async () => {
    const { calls } = await openDesk();
    const { view } = await look(calls);
    const track = view.businesses.find((b) => b.type === 'racetrack')?.id ?? ('' as BusinessId);
    const edit = { kind: 'set-owner' as const, business: track, owner: first };
    await calls.games.paradise.rule({ ruling: edit, reason: 'Won at cards.' });
    const rival = view.gangs[1]?.seat ?? first;
    await quoteAndGive(calls, order({ kind: 'fix-numbers', gang: rival, change: -1 }));
    await closeMonth(calls);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('ask for the table’s dice, take typed ones, and roll the rest', async () => {
    const { calls } = await openDesk();
    const steal = { seat: first, dice: 'table' as const };
    const { view } = await look(calls);
    const gangster = view.gangsters[0]?.id ?? ('' as GangsterId);
    const given = order({ kind: 'steal-vehicle', gangster, vehicle: 'car' });
    const asked = await calls.games.paradise.give({ ...steal, order: given });
    if (asked.kind !== 'question') throw new Error('The table was not asked for dice.');
    expect(asked.question).toMatchObject({ kind: 'dice', count: 1 });
    expect((await look(calls)).view.vehicles).toEqual([]);
    const answers = [{ kind: 'dice' as const, id: asked.question.id, faces: [1] }];
    expect(await calls.games.paradise.give({ ...steal, order: given, answers })).toMatchObject({ kind: 'done' });
    expect((await look(calls)).view.vehicles).toHaveLength(1);
    const [entry] = await calls.history.log({ viewer: first, period: 1 });
    expect(entry?.lines[0]?.dice[0]).toMatchObject({ faces: [1], total: 1, source: 'physical' });
  });
});
