import { pickCity } from '#shared/games/paradise/cities/city.ts';
import { fromProgram } from '#shared/contract/caller.ts';
import { beforeEach, describe, expect, test, vi, onTestFinished } from 'vitest';
import type { Api } from '#renderer/api/client.ts';
import { Session } from '#frame/session/session.svelte.ts';
import { ParadiseSession } from '#games/paradise/session.svelte.ts';
import type { OwnSession } from '#frame/session/ownSession.ts';
import { describeWaiting, findPlayOnWords } from '#frame/session/waiting.ts';
import type { AskedView } from '#renderer/api/heldView.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Asker } from '#frame/session/asker.svelte.ts';
import { Notices } from '#frame/notices/notices.svelte.ts';
import { createRouter } from '#api/router.ts';
import type { HostServices } from '#api/host.ts';
import { TableHost } from '#platform/table/tableHost.ts';
import { createRouterClient, ORPCError } from '@orpc/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '#test/support/waiting.ts';

/** The real program on a folder of its own, without any transport; a call by the name of `broken` fails by a fault. */
function program(broken: string | null): Api {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-session-'));
  const host: HostServices = {
    kind: 'loopback',
    hasDialogs: false,
    table: new TableHost(),
    version: '0.0.0',
    runtimes: () => [],
    now: () => new Date('2026-01-01T00:00:00Z'),
    fileId: () => '00000000-0000-4000-8000-000000000000',
    campaignsFolder: () => folder,
    freePath: (title) => join(folder, `${title}.racketeer`),
    resolvePath: (path) => path,
    recents: () => [],
    remember: () => undefined,
    forget: () => undefined,
    chooseFile: () => Promise.resolve(null),
    forecastCrew: () => ({ workers: 1, workerFile: '' }),
    paperFonts: () => Promise.resolve([]),
    printPage: () => Promise.reject(new Error('Nothing is printed here.')),
  };
  const api: Api = createRouterClient(createRouter(host), {
    context: fromProgram,
    interceptors: [
      ({ path, next }) => {
        if (path.join('.') === broken) throw new ORPCError('INTERNAL_SERVER_ERROR');
        return next();
      },
    ],
  });
  onTestFinished(async () => {
    await api.campaign.close().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  });
  return api;
}

async function openSample(showsClose = false, seat: SeatId | null = null, broken: string | null = null) {
  const api = program(broken);
  const notices = new Notices();
  const asker = new Asker();
  const lost: string[] = [];
  const around = {
    api,
    notices,
    asker,
    campaignLost: (text: string) => lost.push(text),
    showsClose: () => showsClose,
    device: { seat },
  };
  const asked: AskedView[] = [];
  const game = {
    period: { one: 'month', name: (month: number) => `Month ${month}`, short: String },
    screens: [{ id: 'desk' }],
    view: (at: Api, ask: AskedView) => {
      asked.push(ask);
      return at.games.paradise.viewSince(ask);
    },
  };
  const frame = new Session(around, game, await api.campaign.openSample({ game: 'paradise' }));
  const open = async (): Promise<ParadiseSession> =>
    new ParadiseSession(frame, await api.games.paradise.forms.tables(pickCity(frame.view)));
  const session = await frame.begin(open);
  return { api, frame, session, open, notices, asker, lost, asked };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  for (const storage of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(storage, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  }
});

describe('an open campaign', () => {
  test('is seen from the one human seat, and from the games master’s when asked', async () => {
    const { frame, session } = await openSample();
    expect(session.viewer).toBe(session.view.gangs.find(({ isHuman }) => isHuman)?.seat);
    expect(session.canOrder).toBe(true);
    await frame.lookAs('gm');
    expect(session.view.viewer).toBe('gm');
    expect(session.view.gangs.every(({ secrets }) => secrets !== null)).toBe(true);
  });

  test('opens with one view, which is the viewer’s own', async () => {
    const { session, asked } = await openSample();
    expect(asked).toEqual([{ viewer: session.viewer, held: null }]);
  });

  test('tells a player’s own device of a close that it has seen already, and tells it once', async () => {
    const { api, frame } = await openSample(false, 'g1' as SeatId);
    const { period } = frame.view;
    for (let most = 20; frame.view.period === period && most > 0; most -= 1) {
      const outcome = await api.play.advance({ dice: 'program', answers: [] });
      expect(outcome.kind).toBe('done');
      await frame.refresh();
    }
    expect(frame.place.screen).toBe('desk');
    await frame.follow(false);
    expect(frame.place.screen).toBe('report');
    expect(frame.news.report?.period).toBe(period);
    frame.place.go('desk');
    await frame.follow(false);
    expect(frame.place.screen).toBe('desk');
  });

  test('remembers for a campaign whose dice are thrown', async () => {
    const { frame, open } = await openSample();
    expect(frame.diceMode).toBe('program');
    frame.throwWith('table');
    frame.diceMode = 'program';
    await frame.begin(open);
    expect(frame.diceMode).toBe('table');
  });

  test('nothing one seat picked or was told stays for the next', async () => {
    const { frame, session, notices } = await openSample();
    const business = session.view.businesses.find(({ owner }) => owner === null);
    if (!business) throw new Error('Nothing is independent.');
    session.select({ kind: 'business', id: business.id });
    session.target = business.id;
    session.orderAt(business);
    frame.place.openLog(1);
    notices.tell('Hired Ray Cobb.');
    await frame.lookAs('gm');
    expect(session).toMatchObject({ selection: null, target: null, planned: null });
    expect(frame.place.logPeriod).toBeNull();
    expect(notices.list).toEqual([]);
  });

  test('an order is given, told with a way back, and undone', async () => {
    const { frame, session, notices } = await openSample();
    const before = session.view.gangsters.length;
    const result = await session.give({
      kind: 'recruit',
      recruit: {
        method: 'off-the-rack',
        name: 'Cal Yost',
        profile: 'punk',
        freeSkills: [],
        improvements: {},
        boughtSkills: [],
      },
    });
    const step = frame.steps.undo[0];
    expect(result).toEqual({ kind: 'done', step: step?.id });
    expect(session.view.gangsters).toHaveLength(before + 1);
    expect(notices.list[0]?.undoes).toEqual(step);
    await frame.undo();
    expect(session.view.gangsters).toHaveLength(before);
    expect(frame.steps.redo).not.toBeNull();
  });

  test('an undo by a step’s name takes back that step, and nothing that has its number by now', async () => {
    const { frame, session, notices } = await openSample();
    const hire = (name: string) =>
      session.give({
        kind: 'recruit',
        recruit: {
          ...{ method: 'off-the-rack', name, profile: 'punk' },
          ...{ freeSkills: [], improvements: {}, boughtSkills: [] },
        },
      });
    const followed = await hire('Cal Yost');
    await frame.undo();
    await hire('Ray Cobb');
    const names = session.view.gangsters.map(({ name }) => name);
    if (followed.kind !== 'done' || followed.step === null) throw new Error('It was not done.');
    expect(frame.undoSteps.map(({ id }) => id)).not.toContain(followed.step);
    expect(notices.list[0]?.undoes?.title).toBe(frame.undoSteps[0]?.title);
    expect(await frame.undoStep(followed.step)).toMatchObject({ kind: 'refused' });
    expect(session.view.gangsters.map(({ name }) => name)).toEqual(names);
    expect(notices.list[0]?.text).toContain('Something else was done or taken back since');
    await frame.undo();
    await frame.redo();
    expect(session.view.gangsters.map(({ name }) => name)).toEqual(names);
  });

  test('a refused order says why and changes nothing', async () => {
    const { frame, session } = await openSample();
    const boss = session.view.gangsters.find(({ isBoss }) => isBoss);
    if (!boss) throw new Error('The gang has no Boss.');
    const result = await session.give({ kind: 'hand-over', from: boss.id, to: boss.id, weapon: 'bar' });
    expect(result.kind).toBe('refused');
    expect(frame.steps.undo).toEqual([]);
  });

  test('with the player’s own dice every roll is asked for, and canceling changes nothing', async () => {
    const { frame, session, asker, notices } = await openSample();
    frame.diceMode = 'table';
    const month = session.view.month;
    const closing = frame.advance();
    await waitFor(() => expect(asker.question).not.toBeNull());
    asker.answer(null);
    await closing;
    expect(session.view.month).toBe(month);
    expect(notices.list[0]?.text).toContain('nothing was changed');
  });

  test('closing the month opens its report', async () => {
    const { frame, session, asker } = await openSample();
    const closing = frame.advance();
    const answering = waitFor(() => {
      if (asker.question?.kind === 'choice') {
        const value = asker.question.options[0]?.value ?? '';
        asker.answer({ kind: 'choice', id: asker.question.id, value });
      }
      expect(session.busyWith).toBeNull();
    });
    await Promise.all([closing, answering]);
    expect(frame.place.screen).toBe('report');
    expect(frame.news.report?.period).toBe(1);
    expect(frame.editions).toHaveLength(1);
  });

  test.each([
    { part: 'show', screen: 'report' },
    { part: 'report', screen: 'desk' },
  ] as const)(
    'a month whose $part cannot be built is closed all the same, and the sentence says so',
    async ({ part, screen }) => {
      const { frame, asker, notices } = await openSample(true, null, `play.${part}`);
      const closing = frame.advance();
      const answering = waitFor(() => {
        if (asker.question?.kind === 'choice') {
          const value = asker.question.options[0]?.value ?? '';
          asker.answer({ kind: 'choice', id: asker.question.id, value });
        }
        expect(frame.busyWith).toBeNull();
      });
      await Promise.all([closing, answering]);
      expect(frame.editions).toHaveLength(1);
      expect(frame.view.period).toBe(2);
      expect(frame.place.screen).toBe(screen);
      expect(notices.list.map(({ text }) => text)).toEqual([
        `Month 1 is closed and safe; only its ${part} could not be built.`,
      ]);
    },
  );

  test('a curtain comes down at a press that ends in a show, and at no other', async () => {
    const { frame, session, asker } = await openSample(true);
    await session.give({ kind: 'standing-payoffs', policy: 'ask' });
    const lowered = vi.spyOn(frame.shows, 'lowerCurtain');
    const pressed: string[] = [];
    while (frame.editions.length < 2) {
      const { step, manner } = frame.view.wait ?? { step: 'none', manner: null };
      lowered.mockClear();
      const playing = frame.advance();
      const answering = waitFor(() => {
        if (asker.question?.kind === 'choice') {
          const value = asker.question.options[0]?.value ?? '';
          asker.answer({ kind: 'choice', id: asker.question.id, value });
        }
        expect(frame.busyWith).toBeNull();
      });
      await Promise.all([playing, answering]);
      pressed.push(step);
      expect([step, lowered.mock.calls.length]).toEqual([step, manner === 'sealed' ? 1 : 0]);
      expect(frame.shows.curtain).toBeNull();
      frame.shows.end();
    }
    expect(pressed).toEqual(['orders', 'payoffs', 'orders']);
  });

  test('a campaign that the program no longer has open is given up', async () => {
    const { api, frame, lost } = await openSample();
    await api.campaign.close();
    await frame.undo();
    expect(lost).toHaveLength(1);
  });
});

test('a game of turns that stands between two rounds is played on by the one button', async () => {
  const api = program(null);
  const around = { api, notices: new Notices(), asker: new Asker(), campaignLost: () => undefined };
  const game = {
    period: { one: 'round', name: (round: number) => `Round ${round}`, short: String },
    screens: [{ id: 'board' }],
    view: (at: Api, asked: AskedView) => at.games.godfather.viewSince(asked),
  };
  const frame = new Session(around, game, await api.campaign.openSample({ game: 'godfather' }));
  const own = { playingOn: 'Playing on', playedOn: () => undefined } as unknown as OwnSession;
  await frame.begin(() => Promise.resolve(own));
  const { view } = frame;
  const words = (change: Partial<typeof view>): string | null => findPlayOnWords({ ...view, ...change });
  expect(words({ wait: null })).toBe('Play on');
  expect(words({ wait: null, ending: { winners: [], how: 'over' } })).toBeNull();
  expect(frame.playOnWords).toBe(view.wait === null ? 'Play on' : view.wait.says.button);

  // Where nobody can play on, it is said who is waited for.
  const [first, second] = view.seats;
  if (view.wait === null || first === undefined || second === undefined) throw new Error('No wait');
  const wait = { ...view.wait, seats: [first.seat, second.seat] };
  const waitsFor = (button: string | null, viewer: typeof view.viewer): string | null =>
    describeWaiting({ ...view, wait: { ...wait, says: { ...wait.says, button } }, viewer });
  expect(waitsFor(null, 'gm')).toBe(`Waits for ${first.name} and ${second.name}`);
  expect(waitsFor(null, second.seat)).toBe(`Waits for ${first.name} and you`);
  expect(waitsFor('Play on', 'gm')).toBeNull();
});
