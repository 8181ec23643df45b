import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntries } from '#campaign/recorded.ts';
import { openCampaign } from '#commands/files.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { ProgramCalls } from '#platform/programCalls.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { noon } from '../support/campaigns.ts';
import { refusalOf, closeMonth, crewAndMark, first, hire, openDesk, order, second } from '../support/desk.ts';

type Deed = 'hire' | 'arm' | 'buy' | 'bribe' | 'bid' | 'send' | 'train' | 'works' | 'month' | 'undo';

/** What a seat did in one step; refusals are part of the game. */
async function act(calls: ProgramCalls, deed: Deed, seat: SeatId, turn: number): Promise<void> {
  if (deed === 'month') {
    await closeMonth(calls);
    return;
  }
  try {
    if (deed === 'undo') await calls.history.undo({ viewer: seat });
    else await calls.games.paradise.give({ seat, order: await orderFor(calls, deed, seat, turn) });
  } catch (problem) {
    expect((problem as { code?: string }).code).toBe('REFUSED');
  }
}

async function orderFor(
  calls: ProgramCalls,
  deed: Exclude<Deed, 'month' | 'undo'>,
  seat: SeatId,
  turn: number,
): Promise<Order> {
  if (deed === 'hire') return hire(`Hushed Man ${seat} ${turn}`);
  if (deed === 'buy') return order({ kind: 'buy-vehicle', vehicle: 'car' });
  if (deed === 'works') return order({ kind: 'public-works', points: 1 });
  if (deed === 'bribe') return order({ kind: 'bribe', official: 'reporter' });
  if (deed === 'bid') {
    return order({ kind: 'bid', official: 'councilor.docks', limitDollars: 250 + 50 * turn });
  }
  const { business, crew } = crewAndMark(await calls.games.paradise.view({ viewer: seat }), seat);
  if (deed === 'train') return order({ kind: 'train', gangster: crew[0] ?? '', stat: 'gats' });
  if (deed === 'send') return order({ kind: 'take-over', business, crew });
  return order({ kind: 'arm', gangster: crew[0] ?? '', weapon: 'pistol' });
}

/** Every answer the contract gives a seat that looks at everything it can. */
async function answersTo(calls: ProgramCalls, viewer: SeatId, months: number): Promise<string> {
  const answers: unknown[] = [
    await calls.campaign.current(),
    await calls.games.paradise.view({ viewer }),
    await calls.games.paradise.archive.battles({ viewer }),
    await calls.games.paradise.archive.books({ seat: viewer, viewer }),
    await calls.history.log({ viewer, period: null }),
    await calls.history.steps({ viewer }),
    await calls.history.lists({ viewer, held: null }),
    (await calls.campaign.backups()).map((backup) => backup.label),
    await calls.campaign.verify(),
    await calls.paper.editions(),
    (await calls.app.recent()).map(({ date, gangs }) => [date, gangs]),
  ];
  for (let month = 1; month <= months; month += 1) {
    answers.push(await calls.play.report({ viewer, period: month }));
    answers.push(await calls.history.log({ viewer, period: month }));
    answers.push(await calls.paper.edition({ period: month }));
    answers.push(await calls.paper.export({ period: month, format: 'txt' }));
  }
  return JSON.stringify(answers);
}

function isDealing(kind: string): boolean {
  return kind === 'proposal-made' || kind === 'proposal-ended';
}

/** What the GM knows and this seat may not: rivals' men, plans, reasons, and the log's private lines. */
async function secretsFrom(calls: ProgramCalls, viewer: SeatId, onceOurs: ReadonlySet<string>): Promise<string[]> {
  const all = await calls.games.paradise.view({ viewer: 'gm' });
  const bosses = all.gangs.map((gang) => gang.boss);
  // Met in a fight, booked or famous: the whole town, or at least this gang, has his name.
  const met = new Set((await calls.games.paradise.view({ viewer })).rivals.map(({ id }) => id));
  const log = await calls.history.log({ viewer: 'gm', period: null });
  const own = await calls.history.log({ viewer, period: null });
  // Everybody reads who was arrested.
  const printed = own
    .flatMap((entry) => entry.lines)
    .filter(({ kind }) => kind === 'arrested')
    .map(({ text }) => text)
    .join(' ');
  // Some join and leave within one month.
  const leavers = own
    .flatMap((entry) => entry.lines)
    .filter(({ kind, about }) => kind === 'defected' && about.some(({ id }) => id === String(viewer)))
    .flatMap(({ about }) => about.map(({ id }) => id));
  const men = all.gangsters.filter(
    (g) =>
      g.gang !== viewer &&
      // A gang knows the men who left it.
      !onceOurs.has(g.id) &&
      !leavers.includes(g.id) &&
      !bosses.includes(g.name) &&
      !met.has(g.id) &&
      g.custody === null &&
      !printed.includes(g.name) &&
      !g.isStoneCold,
  );
  const ownTexts = new Set(own.flatMap((entry) => entry.lines.map((line) => line.text)));
  const ownTitles = new Set(log.filter((e) => 'seat' in e.author && e.author.seat === viewer).map((e) => e.title));
  // Terms that a rival put to this gang, and his answer to its own, it reads as he wrote them.
  const dealings = new Set(
    own.filter(({ lines }) => lines.some(({ kind }) => isDealing(kind))).map(({ title }) => title),
  );
  // The town reads whom the police booked and let go.
  const booked = own
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'booked' || kind === 'released')
    .map(({ text }) => text);
  const rivals = log.filter((entry) => 'seat' in entry.author && entry.author.seat !== viewer);
  const steps = await calls.history.steps();
  const stepTitles = [...steps.undo, ...(steps.redo === null ? [] : [steps.redo])]
    .map((step) => step.title)
    .filter((title) => title.includes(`Hushed Man ${second}`));
  return [
    ...men.map((man) => man.name).filter((name) => name.length > 5 && !booked.some((text) => text.includes(name))),
    ...rivals.map((entry) => entry.title).filter((title) => !ownTitles.has(title) && !dealings.has(title)),
    ...rivals.flatMap((entry) => (entry.reason === null ? [] : [entry.reason.sentence])),
    ...log.flatMap((entry) => entry.lines.map((l) => l.text)).filter((t) => !ownTexts.has(t)),
    ...stepTitles,
  ];
}

/** The men whom a fight in the open street showed to everybody: heads of its sides, who shot whom, and hurt Bosses. */
async function listWitnessed(path: string): Promise<string[]> {
  const { store, rulebook, snapshot } = await openCampaign(path, noon);
  const { gangsters, graveyard } = snapshot.state as ParadiseState;
  const seen = readEntries(store, rulebook, store.journal.entries())
    .flatMap(({ happenings }) => happenings.map(({ event }) => event as ParadiseEvent))
    .flatMap((event) => (event.type === 'battle-reported' && event.seen?.heads !== undefined ? [event.seen] : []))
    .flatMap(({ heads, shots = [], hurt = [] }) => [
      heads?.attackers,
      heads?.defenders,
      ...shots.map(({ by }) => by),
      ...hurt,
    ]);
  store.close();
  const nameMan = (id: GangsterId): string => gangsters[id]?.name ?? graveyard[id]?.gangster.name ?? id;
  return seen.flatMap((id) => (id === null || id === undefined ? [] : [nameMan(id)]));
}

const deeds = fc.array(
  fc.record({
    deed: fc.constantFrom<Deed>('hire', 'arm', 'buy', 'bribe', 'bid', 'send', 'train', 'works', 'month', 'undo'),
    seat: fc.constantFrom(first, second),
  }),
  { minLength: 3, maxLength: 8 },
);

describe('fog', () => {
  it('nothing that is answered to a seat tells a rival’s men, plans, reasons or money', { tags: 'rest' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), deeds, async (seed, played) => {
        const { calls, path } = await openDesk({ humans: 2, npcs: 2, seed });
        const onceOurs = new Set<string>();
        await calls.games.paradise.give({ seat: second, order: hire(`Hushed Man ${second} 0`) });
        // Money enough for friends in office; the ruling itself is the rival's secret too.
        const bank = { kind: 'set-bank' as const, gang: second, dollars: 6_000 };
        await calls.games.paradise.rule({ ruling: bank, reason: 'A rich uncle.' });
        await calls.games.paradise.give({ seat: second, order: order({ kind: 'bribe', official: 'mayor' }) });
        for (const [turn, { deed, seat }] of [
          ...played,
          { deed: 'month' as const, seat: first },
          { deed: 'month' as const, seat: first },
          { deed: 'month' as const, seat: first },
          { deed: 'send' as const, seat: second },
        ].entries()) {
          const { gangsters } = await calls.games.paradise.view({ viewer: first });
          for (const { id } of gangsters) onceOurs.add(id);
          await act(calls, deed, seat, turn + 1);
        }
        const { monthsPlayed } = await calls.games.paradise.view({ viewer: 'gm' });
        const told = await answersTo(calls, first, monthsPlayed);
        const secrets = await secretsFrom(calls, first, onceOurs);
        expect(secrets.length).toBeGreaterThan(20);
        const found = secrets.filter((secret) => told.includes(asInJson(secret)));
        // How an owner stood up to somebody tells his GUTS to those who were there, and to nobody else.
        const own = (await calls.games.paradise.view({ viewer: first })).gangs[0]?.name ?? '';
        const tries = (await calls.history.log({ viewer: first, period: null }))
          .flatMap((entry) => entry.lines)
          .filter((line) => line.kind === 'taken-over' && !line.text.startsWith(own));
        expect(tries.flatMap((line) => line.dice)).toEqual([]);
        for (const key of ['bankDollars', 'payoffsDueDollars']) {
          expect(told.split(`"${key}":`)).toHaveLength(2);
        }
        const rivals = { seat: second, viewer: first };
        await expect(calls.games.paradise.archive.books(rivals)).rejects.toThrow(/own eyes/);
        await calls.campaign.close();
        const witnessed = found.length === 0 ? [] : await listWitnessed(path);
        expect(found.filter((secret) => !witnessed.includes(secret))).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('undo and redo do not name what another gang ordered', async () => {
    const { calls } = await openDesk({ humans: 2, npcs: 2 });
    // No die falls for a Punk: a step that showed one is the games master's to take back.
    const hushed = order({ kind: 'recruit', recruit: { method: 'off-the-rack', name: 'Hushed Man', profile: 'punk' } });
    const told = async () => JSON.stringify(await calls.history.steps({ viewer: first }));
    const before = await told();
    await calls.games.paradise.give({ seat: second, order: hushed });
    // Not even that there was an order.
    expect(await told()).toBe(before);
    expect(await told()).not.toContain('Hushed');
    const own = await calls.history.steps({ viewer: second });
    expect(own.undo[0]).toMatchObject({ title: 'Hire Hushed Man, Punk', mayUndo: true });
    const others = await calls.history.steps({ viewer: first });
    expect(others.undo.some(({ mayUndo }) => mayUndo)).toBe(false);
    expect((await calls.history.steps()).undo.every(({ mayUndo }) => mayUndo)).toBe(true);
    // What another gang ordered is its own to take back, or the games master's.
    expect((await refusalOf(calls.history.undo({ viewer: first }))).message).toMatch(/Only the games master/);
    await calls.history.undo({ viewer: second });
    expect(await told()).not.toContain('Hushed');
    // To put it back is no more another's than to take it back was.
    expect((await calls.history.steps({ viewer: first })).redo).toBeNull();
    expect((await refusalOf(calls.history.redo({ viewer: first }))).message).toMatch(/Only the games master/);
    expect(await calls.history.redo({ viewer: second })).toEqual({ redone: 'Hire Hushed Man, Punk' });
    expect(await calls.history.undo({})).toEqual({ undone: ['Hire Hushed Man, Punk'] });
  });

  it('a ruling on a rival’s bank is not told, one on the city is', async () => {
    const { calls } = await openDesk({ humans: 2, npcs: 2 });
    const bank = { kind: 'set-bank' as const, gang: second, dollars: 4_321 };
    await calls.games.paradise.rule({ ruling: bank, reason: 'Found money.' });
    await calls.games.paradise.rule({ ruling: { kind: 'set-outrage', outrage: 8 }, reason: 'A bad week.' });
    const steps = await calls.history.steps({ viewer: first });
    expect(steps.undo.map((step) => step.title)).toEqual([expect.stringContaining('outrage')]);
    expect(await answersTo(calls, first, 0)).not.toMatch(/4,?321/);
  });
});

function asInJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
