import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { findLit, Projector, type PublicApi } from '#frame/show/projector.svelte.ts';
import { isPublicCall } from '#platform/loopback/publicCalls.ts';
import { access } from '#shared/contract/access.ts';

/** Every call of the contract by its path, with who may make it. */
function listCalls(tree: object, path = ''): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, one]: [string, unknown]) =>
    typeof one === 'string' ? [[`${path}/${name}`, one] as const] : listCalls(one as object, `${path}/${name}`),
  );
}

/** Answers every call with nothing, and notes its path. */
function noteCalls(noted: string[], answers: Readonly<Record<string, unknown>>): PublicApi {
  const room = (name: string): object =>
    new Proxy(
      {},
      {
        get: (_, call: string) => () => {
          noted.push(`/${name}/${call}`);
          return Promise.resolve(answers[`/${name}/${call}`]);
        },
      },
    );
  return new Proxy({}, { get: (_, name: string) => room(name) }) as PublicApi;
}

/** Stands in for the parts of a browser that take a page apart. */
function stubParser(): void {
  const content = {};
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({ querySelector: () => content });
    },
  );
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = () => undefined;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('the projector', () => {
  test('may make the calls that the contract marks public, and no other', () => {
    const calls = listCalls(access);
    expect(calls.length).toBeGreaterThan(100);
    for (const [path, who] of calls) expect([path, isPublicCall(path)]).toEqual([path, who === 'public']);
    for (const path of ['', '/', '/play', '/play/publicShow/more', '/constructor', '/nothing'])
      expect(isPublicCall(path)).toBe(false);
  });

  test('asks nothing but public calls', async () => {
    const noted: string[] = [];
    const answers = {
      '/campaign/shown': { game: 'paradise', title: 'The Long Year' },
      '/paper/editions': [{ period: 3, date: 'March 1925', headline: 'A Quiet Month' }],
      '/paper/extras': [],
      '/play/publicShow': { period: 3, scenes: [], banks: [] },
      '/paper/edition': {},
    };
    const projector = new Projector(noteCalls(noted, answers));
    await projector.look();
    expect(noted).toContain('/play/publicShow');
    expect(noted).toContain('/paper/export');
    for (const path of noted) expect([path, isPublicCall(path)]).toEqual([path, true]);
  });

  test('says what to do while no campaign is open', async () => {
    const noted: string[] = [];
    const projector = new Projector(noteCalls(noted, { '/campaign/shown': null }));
    await projector.look();
    expect([projector.title, projector.problem, projector.card]).toEqual(['', null, null]);
    expect(noted).toEqual(['/campaign/shown']);
  });

  test('keeps its last card while the program does not answer, and goes on when it does', async () => {
    const answers: Record<string, unknown> = {
      '/campaign/shown': { game: 'paradise', title: 'The Long Year' },
      '/paper/editions': [{ period: 3, date: 'March 1925', headline: 'A Quiet Month' }],
      '/paper/extras': [],
      '/play/publicShow': { period: 3, scenes: [], banks: [] },
      '/paper/edition': {},
      '/paper/export': { content: '<div class="sheet"></div>' },
    };
    stubParser();
    const api = noteCalls([], answers);
    const projector = new Projector(api);
    await projector.look();
    expect([projector.problem, projector.card]).toEqual([null, { kind: 'front-page' }]);
    answers['/campaign/shown'] = Promise.reject(new Error('Nobody answers.'));
    await projector.look();
    expect([projector.problem, projector.card]).toEqual(['Nobody answers.', { kind: 'front-page' }]);
    answers['/campaign/shown'] = { game: 'paradise', title: 'The Long Year' };
    await projector.look();
    expect([projector.problem, projector.card]).toEqual([null, { kind: 'front-page' }]);
  });

  test('lights the quarters of a scene: its places, and those that its words name', () => {
    const quarter = (id: string, name: string) => ({ quarter: id, name, doors: [] });
    const map = {
      holders: [],
      quarters: [quarter('docks', 'Docks'), quarter('downtown', 'Downtown'), quarter('oak-bluff', 'Oak Bluff')],
    };
    const scene = {
      ...{ kind: 'order' as const, title: 'Take over The Argent (Downtown)', seats: [], orders: [], counts: [] },
      ...{ lines: [], people: [], battle: null, act: null, places: [{ kind: 'district', id: 'docks' }] },
    };
    expect(findLit(map, scene)).toEqual(['docks', 'downtown']);
  });
});
