import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { someGames, foundedIn, played, playedAnew, roughly } from '../support/everyGame.ts';
import { readSteps, replayJournal } from '#campaign/recorded.ts';
import { advance, giveOrder } from '#commands/play.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { listDiceReaders, requireRule } from '#kernel/events/events.ts';
import { Refusal } from '#kernel/refusal.ts';
import { listBackups } from '#store/backups/lookup.ts';
import { buildTimeline } from '#queries/chronicle.ts';
import { readLog } from '#queries/log.ts';
import { readEdition, exportPaper } from '#queries/papers.ts';
import { buildStatus } from '#queries/status.ts';
import { findSchemas } from '#shared/games/index.ts';
import { isAbout, type Named } from '#shared/views/log.ts';
import { viewHeadSchema } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { papers } from '../support/allRules.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';

/** What holds for every game of the house, proved on each of them. */
describe.each(someGames)('$rulebook.title', ({ rulebook }) => {
  const periods = 3;

  it('is founded from its own words, and its sample as well', () => {
    const { setup } = findSchemas(rulebook.id);
    const quick = rulebook.quickSetup(roughly(rulebook.id, 7));
    expect(setup.parse(JSON.parse(JSON.stringify(quick)))).toEqual(quick);
    expect(setup.safeParse(rulebook.sampleSetup()).success).toBe(true);
    // Whoever says nothing of NPC seats gets as many as the game takes.
    const plain = rulebook.quickSetup({ ...roughly(rulebook.id, 7), npcs: null });
    expect(setup.parse(JSON.parse(JSON.stringify(plain)))).toEqual(plain);
  });

  it('replays to the state it is in, rows and dollars and dice included', async () => {
    const session = await played(rulebook.id, periods);
    expect(replayJournal(session.store, rulebook)).toEqual(session.snapshot);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('is the same for the same seed, and another for another', { tags: 'rest' }, async () => {
    const [one, again, other] = [
      await playedAnew(rulebook.id, periods, 7),
      await playedAnew(rulebook.id, periods, 7),
      await playedAnew(rulebook.id, periods, 8),
    ];
    expect(buildStatus(again)).toEqual(buildStatus(one));
    expect(again.snapshot).toEqual(one.snapshot);
    expect(other.snapshot).not.toEqual(one.snapshot);
  });

  it('goes on from its founding, whoever is asked first', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const session = await foundedIn(rulebook.id, join(temporaryFolder(), `${seed}.racketeer`), seed);
      const stand = () => {
        const { state } = session.snapshot;
        const { wait, waiting } = viewHeadSchema.parse(rulebook.view(state, 'gm'));
        const atTable = rulebook
          .seats(state)
          .filter(({ takesOrders }) => takesOrders)
          .map(({ seat }) => seat);
        return { wait, waiting, atTable };
      };
      const first = stand();
      const isAtTable = (seat: SeatId | null): boolean => seat === null || first.atTable.includes(seat);
      expect(first.waiting.map(({ seat }) => seat).filter((seat) => !isAtTable(seat))).toEqual([]);
      const asked = first.wait?.manner === 'in-turn' ? first.wait.seats.slice(0, 1) : [];
      if (asked.length === 0 || asked.some(isAtTable)) continue;
      expect(first.wait?.says.button).toBe('Play on');
      await advance(session, { auto: false }, noon);
      expect(stand().wait?.seats.some((seat) => first.atTable.includes(seat))).toBe(true);
    }
  });

  it('keeps a copy of itself before each period is closed', async () => {
    const session = await playedAnew(rulebook.id, 2, 9);
    const [newest] = listBackups(session.store.path);
    expect(newest?.label).toBe(`before ${rulebook.period.name(2)} closed`);
  });

  it('has a row for each event it plays, with a sentence or none and somebody who may read it', async () => {
    const session = await played(rulebook.id, periods);
    const events = readSteps(session.store, rulebook).flatMap((step) => step.happenings);
    expect(events.length).toBeGreaterThan(periods);
    const names = rulebook.names(session.snapshot.state);
    for (const { event } of events) {
      const row = requireRule(rulebook, event);
      const told = row.describe(names, event);
      expect(told === null || told.trim() !== '').toBe(true);
      // A list of nobody, a name that is none, a price of nothing.
      expect(told ?? '').not.toMatch(/[:,;(] ?[.)]|\s[.,;]|\s{2}|undefined|NaN|for \$0\b/);
      const readers = row.visibleTo(event);
      const dice = listDiceReaders(rulebook, event);
      if (readers !== 'everybody' && dice !== 'everybody') {
        expect(dice.filter((seat) => !readers.includes(seat))).toEqual([]);
      }
      if (row.heading !== undefined) expect(rulebook.headings).toContain(row.heading);
    }
  });

  it('shows every viewer a view of its own words, and no seat the seed', async () => {
    const session = await played(rulebook.id, periods);
    const { state } = session.snapshot;
    const { view } = findSchemas(rulebook.id);
    for (const viewer of ['gm' as const, ...rulebook.seats(state).map(({ seat }) => seat)]) {
      const seen = rulebook.view(state, viewer);
      expect(viewHeadSchema.safeParse(seen).error).toBeUndefined();
      expect(view.safeParse(seen).error).toBeUndefined();
      if (viewer === 'gm') continue;
      const text = JSON.stringify([seen, rulebook.sight(state, viewer)]);
      expect(text).not.toContain('"seed":7');
    }
  });

  it('has a timeline that tells nobody more than his log, each period once', async () => {
    const session = await played(rulebook.id, periods);
    const campaign = { ...session, rulebook };
    const { state } = session.snapshot;
    const whole = buildTimeline(campaign, 'gm');
    expect(whole.map(({ period }) => period)).toEqual(whole.map((_, nth) => nth + 1));
    expect(whole.slice(0, periods).every(({ headline }) => headline !== null)).toBe(true);
    expect(whole.some(({ marks }) => marks.length > 0)).toBe(true);
    const counts = whole.flatMap(({ holders }) => holders.map(({ count }) => count));
    expect(counts.filter((count) => count < 1)).toEqual([]);
    for (const { seat } of rulebook.seats(state)) {
      const lines = readLog(campaign, seat, null).flatMap((entry) => entry.lines);
      const readable = new Set(lines.map(({ text }) => text));
      const told = buildTimeline(campaign, seat).flatMap(({ marks }) => marks);
      expect(told.filter(({ text }) => !readable.has(text))).toEqual([]);
    }
  });

  it('calls nobody by a number in its log, from the founding on', async () => {
    const session = await played(rulebook.id, periods);
    const told = readLog(session, 'gm', null).flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((text) => /\b(?:g\d+|(?:gang|family|seat) \d+)\b/iu.test(text))).toEqual([]);
  });

  it('finds by the events alone every line of its log that names somebody', async () => {
    const session = await played(rulebook.id, periods);
    const log = readLog(session, 'gm', null);
    const named = new Map<string, Named>();
    for (const { seq, lines } of log) {
      const events = session.store.journal.entry(seq)?.events_json ?? '';
      const about = lines.flatMap((line) => line.about);
      expect(about.filter(({ id }) => !events.includes(id))).toEqual([]);
      for (const one of about) named.set(one.kind, one);
    }
    for (const about of named.values()) {
      const theirs = log.flatMap(({ lines }) => lines.filter((line) => isAbout(line, about)));
      const found = readLog(session, 'gm', null, { about }).flatMap(({ lines }) => lines);
      expect(found).toEqual(theirs);
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it('takes back what it did and puts it forward again, exactly', async () => {
    const session = await played(rulebook.id, periods);
    const after = session.snapshot;
    const printed = session.store.editions().map(({ period }) => session.store.edition(period));
    const back = session.store.journal.steps().length - 1;
    for (let step = 0; step < back; step += 1) await undo(session, {});
    expect(session.store.journal.steps()).toHaveLength(1);
    expect(verifyCampaign(session).findings).toEqual([]);
    for (let step = 0; step < back; step += 1) await redo(session);
    expect(session.snapshot).toEqual(after);
    expect(session.store.editions().map(({ period }) => session.store.edition(period))).toEqual(printed);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('quotes what an order then costs, and a refused one writes nothing', async () => {
    const session = await foundedIn(rulebook.id, join(temporaryFolder(), 'Orders.racketeer'));
    const { state } = session.snapshot;
    const human = rulebook.seats(state).find(({ isHuman }) => isHuman);
    if (human === undefined) throw new Error('The quick setup has a human seat.');
    const { seat } = human;
    const plans = rulebook.plan(rulebook.sight(state, seat), seat, rulebook.waitsFor(state));
    for (const { order } of plans) {
      const before = session.store.journal.entries().length;
      const bank = bankOf(session, seat);
      try {
        const { costDollars } = rulebook.orders.quote(session.snapshot.state, seat, order);
        const outcome = await giveOrder(session, { seat, order }, noon);
        if (outcome.kind === 'question') continue;
        if (costDollars !== null && bank !== null) {
          expect(bank - (bankOf(session, seat) ?? 0)).toBe(costDollars);
        }
      } catch (refused) {
        if (!(refused instanceof Refusal)) throw refused;
        expect(session.store.journal.entries()).toHaveLength(before);
      }
    }
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('prints a paper of its own for a closed period, in every format', async () => {
    const session = await played(rulebook.id, 1);
    const edition = readEdition(session, 1);
    for (const format of ['html', 'md', 'txt'] as const) {
      const { content, fileName } = await exportPaper(rulebook, edition, format, []);
      expect(content.toLowerCase()).toContain(papers[rulebook.id].title.toLowerCase());
      expect(fileName).toMatch(new RegExp(`^${papers[rulebook.id].fileStem}-.*\\.${format}$`));
    }
  });

  it('says of a game that is over that it is, and plays no further', async () => {
    const session = await played(rulebook.id, 1);
    const over = { ...session, rulebook: { ...rulebook, ending: () => ({ winners: [], how: 'x' }) } };
    await expect(advance(over, { auto: true }, noon)).rejects.toThrow(/over/);
  });
});

function bankOf({ rulebook, snapshot }: Awaited<ReturnType<typeof played>>, seat: string): number | null {
  const banks = rulebook.banks?.(snapshot.state) ?? [];
  return banks.find((bank) => bank.seat === seat)?.dollars ?? null;
}
