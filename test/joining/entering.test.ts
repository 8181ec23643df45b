import { sample } from '#test/support/samples.ts';
import { paradiseState, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';
import { paradiseWriter, readersOf } from '../support/rules.ts';
import { join } from 'node:path';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { enterCampaign } from '#commands/files.ts';
import { readRunning } from '#commands/runningFile.ts';
import type { Session } from '#commands/session.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { exportPacket } from '#queries/mail.ts';
import { buildPeriodReport } from '#queries/report.ts';
import { describeFile } from '#queries/files.ts';
import { collectNews } from '#main/games/paradise/rules/views/news.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { runningSchema, type Running } from '#shared/games/paradise/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { anyRunning } from '../support/anyRunning.ts';
import { runningText } from '../support/running.ts';

async function example(): Promise<Running> {
  const read = await readRunning('paradise', runningText());
  if (read.kind === 'wrong') throw new Error(read.findings[0]?.sentence);
  return runningSchema.parse(read.running);
}

async function entered(): Promise<Session> {
  const path = join(temporaryFolder(), 'Joined.racketeer');
  const session = await enterCampaign({ game: 'paradise' as const, path, fileId: 'x', running: await example() }, noon);
  onTestFinished(() => session.store.close());
  return session;
}

function stateOf(running: Running) {
  const blank = { state: paradise.blank(), rng: seedRng(running.seed) };
  const result = run(blank, paradiseWriter, (table) => paradise.joining.enter(table, running));
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result.after.state;
}

describe('a campaign joined late', () => {
  it('stands before the orders of its month, verifies, plays on and verifies', async () => {
    const session = await entered();
    expect(paradise.view(paradiseState(session), 'gm')).toMatchObject({
      month: 4,
      date: 'April 1925',
      stage: 'orders',
    });
    expect((await describeFile(session.store.path)).date).toBe('April 1925');
    expect(verifyCampaign(session).findings).toEqual([]);
    await playMonths(session, 3);
    expect(verifyCampaign(session).findings).toEqual([]);
    expect(session.store.periods().map(({ period: month }) => month)).toEqual([4, 5, 6]);
    expect((await describeFile(session.store.path)).date).toBe('July 1925');
  });

  it('goes back to the month it was entered in, and no further', async () => {
    const session = await entered();
    await playMonths(session, 1);
    await expect(undo(session, { toPeriod: 3 })).rejects.toThrow('There is no month 3 to go back to.');
    await undo(session, { toPeriod: 4 });
    expect(paradiseState(session).month).toBe(4);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('[MONTH-6] a packet says with whom a truce holds', async () => {
    const session = await entered();
    const seat = 'g1' as SeatId;
    const { content } = exportPacket(session, { seat, viewer: 'gm', format: 'txt' });
    expect(content).toContain('With the Jade Door, until May 1925: A truce for three months.');
  });

  it('its first paper tells nothing of what happened before', async () => {
    const session = await entered();
    const entries = session.store.journal.entriesOfPeriod(4);
    expect(entries).not.toEqual([]);
    const state = paradiseState(session);
    const events = entries.flatMap(({ events_json }) => {
      return JSON.parse(events_json) as { event: never; dice: [] }[];
    });
    const { items } = collectNews(state, 4, events, []);
    // The street guesses at aims by the doors that stand.
    expect(items.map(({ kind }) => kind)).toEqual(['aim-guessed', 'standings']);
  });

  it('its first report tells nothing of what happened before', async () => {
    const session = await entered();
    for (const viewer of ['gm', 'g1' as SeatId] as const) {
      expect(buildPeriodReport(session, viewer, 4).sections).toEqual([]);
    }
  });

  it('books the past for the charts and the books, and moves no money for it', async () => {
    const running = await example();
    const state = stateOf(running);
    const view = paradise.view(state, 'gm');
    expect(view.outrageHistory.map(({ month, outrage }) => [month, outrage])).toEqual([
      [1, 2],
      [2, 5],
      [3, 6],
    ]);
    const books = Object.values(state.books).filter(({ seat }) => seat === 'g1');
    expect(
      books
        .sort((a, b) => a.month - b.month)
        .map((row) => [row.month, row.openingDollars, row.adjustmentDollars, row.closingDollars]),
    ).toEqual([
      [1, 640, 0, 640],
      [2, 640, 880, 1520],
      [3, 1520, 380, 1900],
      [4, 2350, 0, 2350],
    ]);
    expect(state.purses['g1' as SeatId]?.bankDollars).toBe(2350);
  });

  it('has City Hall, the Feds and the truces as the file says', async () => {
    const state = stateOf(await example());
    const named = (name: string) => Object.values(state.officials).find((o) => o.name === name);
    expect(named('Ezra Stamm')).toMatchObject({ id: 'captain-1', smarts: 4 });
    expect(named('Cornelia Hask')).toMatchObject({ id: 'judge-2' });
    expect(named('Dot Farrow')).toMatchObject({ kind: 'reporter' });
    expect(
      Object.values(state.payrolls).map(({ seat, official, rateDollars }) => {
        return [seat, state.officials[official]?.kind, rateDollars];
      }),
    ).toEqual([
      ['g1', 'captain', 550],
      ['g2', 'mayor', 1000],
      ['g1', 'reporter', 100],
    ]);
    expect(state.feds).toEqual({ inTown: true, sinceMonth: 3, agents: 7, targets: ['g2'] });
    expect(Object.values(state.deals)).toMatchObject([
      { asker: 'g1', other: 'g3', terms: { truceMonths: 3 }, untilMonth: 5, brokenBy: null },
    ]);
  });

  it('a rival reads nothing of another gang’s bank, men and pay in the entry', async () => {
    const running = await example();
    const blank = { state: paradise.blank(), rng: seedRng(1) };
    const result = run(blank, paradiseWriter, (table) => paradise.joining.enter(table, running));
    if (result.kind === 'question') throw new Error('It asked.');
    const told = result.entries
      .flatMap(({ happenings }) => happenings)
      .filter(({ event }) => {
        const audience = readersOf(event);
        return audience === 'everybody' || audience.includes('g3' as SeatId);
      })
      .map(({ event }) => event);
    for (const type of ['recruited', 'standing-entered', 'past-bank-booked', 'official-bought']) {
      const seats = told.flatMap((event) => {
        if (event.type !== type) return [];
        if (event.type === 'recruited') return [event.gangster.gang];
        return 'seat' in event ? [event.seat] : [];
      });
      expect(seats.filter((seat) => seat !== 'g3')).toEqual([]);
    }
  });
});

describe('what was entered is what the view shows', () => {
  it('for any campaign that can be entered', () => {
    forSome(sample(60), anyRunning, (running) => {
      expect(paradise.joining.check(running)).toEqual([]);
      const view = paradise.view(stateOf(running), 'gm');
      expect([view.month, view.outrage, view.seed]).toEqual([running.month, running.outrage, running.seed]);
      running.gangs.forEach((gang, index) => {
        const seat = `g${index + 1}`;
        const shown = view.gangs[index];
        expect([shown?.name, shown?.type, shown?.base, shown?.isHuman]).toEqual([
          gang.name,
          gang.type,
          gang.base,
          gang.player === 'human',
        ]);
        expect(shown?.secrets).toMatchObject({
          bankDollars: gang.bankDollars,
          permanentReputation: gang.permanentReputation,
        });
        const people = view.gangsters.filter((gangster) => gangster.gang === seat);
        expect(people.map(({ name }) => name)).toEqual(gang.members.map(({ name }) => name));
        people.forEach((shownMember, n) => {
          const entry = gang.members[n];
          expect(shownMember).toMatchObject({
            profile: entry?.profile,
            isBoss: entry?.isBoss,
            weapons: entry?.weapons.map((weapon) => ({ weapon, count: 1 })),
            custody: entry?.custody,
            isStoneCold: entry?.isStoneCold,
          });
          // The Boss of the list has his profile's stats.
          if (n === 0) return;
          expect(shownMember.stats).toEqual(entry?.stats);
          expect(shownMember.statsNow).toEqual({
            ...entry?.stats,
            hits: (entry?.stats.hits ?? 0) - (entry?.wounds.hits ?? 0),
            guts: (entry?.stats.guts ?? 0) - (entry?.wounds.guts ?? 0),
          });
        });
        const owned = view.businesses.filter((business) => business.owner === seat);
        const facts = owned.map((b) => `${b.name} ${b.isOpen} ${b.repairMonths}`).sort();
        const wanted = gang.businesses.map((b) => {
          return `${b.name} ${!b.isShut} ${b.repairMonths}`;
        });
        expect(facts).toEqual(wanted.sort());
      });
    });
  });
});
