import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../support/campaigns.ts';
import { PackedDesktop, listShapes } from './desktop.ts';

const running: PackedDesktop[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((desktop) => desktop.kill()));
});

function start(app: string, home: string, args: readonly string[] = []): PackedDesktop {
  const desktop = new PackedDesktop(app, home, args);
  running.push(desktop);
  return desktop;
}

/** Home of a program that has it in a folder with a space and an umlaut. */
function folderFor(): string {
  const home = join(temporaryFolder(), 'Für 100 % Racketeers');
  mkdirSync(home);
  return home;
}

async function withPage(app: string, home = folderFor(), args: readonly string[] = []) {
  const desktop = start(app, home, args);
  await desktop.hears('page');
  return desktop;
}

const { archive } = inject('packed');

describe.each(listShapes())('the packed program, from $name', ({ app }) => {
  it('shows its page, plays, prints, looks ahead, and ends whole', async () => {
    const home = folderFor();
    const desktop = await withPage(app, home);
    expect(desktop.told).toContainEqual({
      kind: 'loaded',
      url: 'racketeer://app/index.html',
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    const { path } = (await desktop.call('campaign.openSample', { game: 'paradise' })) as { path: string };
    await desktop.call('play.advance', { dice: 'program', answers: [] });
    const paper = (await desktop.call('paper.export', { period: 1, format: 'html' })) as { content: string };
    expect(paper.content.match(/font\/woff2;base64,d09GMg/g)).toHaveLength(6);
    const versions = (await desktop.call('app.versions')) as { rules: unknown[] };
    expect(versions.rules).toHaveLength(5);
    const request = { viewer: 'gm', campaigns: 2, periods: 1, seed: 1 };
    const { run } = (await desktop.call('forecast.start', request)) as { run: number };
    const asked = { run, viewer: 'gm' };
    let ahead: { forecast: object | null };
    do ahead = (await desktop.call('forecast.progress', asked)) as typeof ahead;
    while (ahead.forecast === null);
    expect(ahead.forecast).toMatchObject({ campaigns: 2 });
    desktop.act({ act: 'quit' });
    expect(await desktop.ended()).toBe(0);
    expect(desktop.errors).toBe('');
    expect(readdirSync(home).filter((name) => name.includes('-wal'))).toEqual([]);
    expect(path.startsWith(home)).toBe(true);
    expect(readdirSync(home)).not.toContain('racketeer.log');
  });

  it('says in a box, at ready, that its folder is a file', async () => {
    const home = join(temporaryFolder(), 'taken');
    writeFileSync(home, '');
    const desktop = start(app, home);
    const box = await desktop.hears('box');
    expect(box).toMatchObject({ title: 'Racketeer could not start', isReady: true });
    expect(box.text).toMatch(/^The campaigns folder .*taken cannot be made: a file of that name is in the way/);
    expect(await desktop.ended()).toBe(1);
  });
});

describe('the packed program', () => {
  it.each([false, true])(
    'closes the campaign and asks when nobody caught an error (a rejection: %s)',
    async (isRejection) => {
      const home = folderFor();
      const desktop = await withPage(archive, home);
      await desktop.call('campaign.openSample', { game: 'turf-war' });
      desktop.act({ act: 'answer', button: 'Start Again' });
      desktop.act({ act: 'throw', message: 'a mistake', isRejection });
      const question = await desktop.hears('question');
      const report = /A report is in (.*)\.$/.exec(question.detail)?.[1] ?? '';
      expect(question.detail).toMatch(/^Every campaign is as it was last saved\./);
      await desktop.hears('relaunch');
      expect(await desktop.ended()).toBe(1);
      expect(readFileSync(report, 'utf8')).toContain('Error: a mistake');
      expect(readdirSync(home).filter((name) => name.includes('-wal'))).toEqual([]);
    },
  );

  it.each([
    ['page', 'render-process-gone', [{ reason: 'oom', exitCode: 5 }], 'ran out of memory'],
    ['page', 'did-fail-load', [-2, 'ERR_FAILED', 'racketeer://app/', true], 'be loaded'],
    ['page', 'preload-error', ['/preload.cjs', { message: 'x' }], 'set up'],
    ['window', 'unresponsive', [], 'does not respond'],
    ['app', 'child-process-gone', [{}, { type: 'GPU', reason: 'crashed' }], 'part of the window'],
  ] as const)('loads its page again after %s %s, with the campaign open', async (...trouble) => {
    const [where, event, args, words] = trouble;
    const desktop = await withPage(archive);
    const opened = await desktop.call('campaign.openSample', { game: 'brotherhood' });
    desktop.told.length = 0;
    desktop.act({ act: 'answer', button: 'Reload' });
    desktop.act({ act: where, event, args: [...args] });
    expect((await desktop.hears('question')).message).toContain(words);
    await desktop.hears('page');
    expect(await desktop.call('campaign.current')).toEqual(opened);
  });

  it('keeps every write that it has accepted before it quits', async () => {
    const home = folderFor();
    const desktop = await withPage(archive, home);
    const opened = (await desktop.call('campaign.openSample', { game: 'paradise' })) as { path: string };
    const texts = Array.from({ length: 30 }, (_, nth) => `note ${nth}`);
    for (const words of texts) {
      // Whoever quits may not hear the answer any more.
      desktop.call('notes.keep', { viewer: 'gm', subject: words, words }).catch(() => undefined);
    }
    desktop.act({ act: 'quit' });
    expect(await desktop.ended()).toBe(0);
    const again = await withPage(archive, home, [opened.path]);
    await again.call('campaign.open', { path: opened.path });
    const notes = (await again.call('notes.all', { viewer: 'gm' })) as { words: string }[];
    expect(notes.map(({ words }) => words).sort()).toEqual(texts.toSorted());
  });

  it('shows what everybody may know on the projector, by a port that opens nothing else', async () => {
    const desktop = await withPage(archive);
    const opened = (await desktop.call('campaign.openSample', { game: 'paradise' })) as { game: string; title: string };
    await desktop.call('play.advance', { dice: 'program', answers: [] });
    expect((await desktop.hears('menu')).labels).toContain('Show on the Projector');
    desktop.act({ act: 'menu', label: 'Show on the Projector' });
    await desktop.hears('loaded', ({ url }) => url === 'racketeer://app/show');
    expect(desktop.told).toContainEqual({
      kind: 'loaded',
      url: 'racketeer://app/show',
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    // From here on the calls go through the projector's own port.
    expect(await desktop.call('campaign.shown')).toEqual({ game: opened.game, title: opened.title });
    await expect(desktop.call('campaign.current')).rejects.toThrow(
      'The projector shows what everybody may know, and nothing else.',
    );
    const editions = (await desktop.call('paper.editions')) as unknown[];
    expect(editions.length).toBeGreaterThan(0);
    await expect(desktop.call('play.publicShow', { period: 1 })).resolves.toBeTypeOf('object');
    for (const [path, input] of [
      ['play.advance', { dice: 'program', answers: [] }],
      ['notes.all', { viewer: 'gm' }],
      ['campaign.close', undefined],
    ] as const)
      await expect(desktop.call(path, input)).rejects.toThrow(
        'The projector shows what everybody may know, and nothing else.',
      );
    desktop.act({ act: 'quit' });
    expect(await desktop.ended()).toBe(0);
    expect(desktop.errors).toBe('');
  });

  it('asks whether to wait when the campaign does not close', async () => {
    const desktop = await withPage(archive);
    await desktop.call('campaign.openSample', { game: 'paradise' });
    const ahead = { viewer: 'gm', campaigns: 2, periods: 1, seed: 1 };
    await desktop.call('forecast.start', ahead);
    desktop.act({ act: 'hang' });
    desktop.act({ act: 'answer', button: 'Quit Anyway' });
    desktop.act({ act: 'close' });
    const question = await desktop.hears('question');
    expect(question).toMatchObject({ buttons: ['Wait', 'Quit Anyway'] });
    expect(await desktop.ended()).toBe(1);
  });

  it('opens its window again for a second start while it still closes', async () => {
    const desktop = await withPage(archive);
    await desktop.call('campaign.openSample', { game: 'paradise' });
    const ahead = { viewer: 'gm', campaigns: 2, periods: 1, seed: 1 };
    await desktop.call('forecast.start', ahead);
    desktop.act({ act: 'hang' });
    desktop.act({ act: 'close' });
    await desktop.hears('question');
    const second = ['racketeer', 'file:///games/M%C3%BCller%20%26%20Co.racketeer'];
    desktop.act({ act: 'app', event: 'second-instance', args: [{}, second, '/'] });
    await desktop.hears('window', ({ number }) => number === 2);
    const { command } = await desktop.hears('command');
    expect(command).toEqual({ kind: 'open-campaign', path: '/games/Müller & Co.racketeer' });
    expect(await desktop.call('app.about')).toMatchObject({ host: 'desktop' });
  });

  it.each(['path', 'address'])('hands a campaign that was named by its %s to the page', async (by) => {
    const path = join(folderFor(), 'Schöne 100 % neue Welt.racketeer');
    const word = by === 'path' ? path : pathToFileURL(path).href;
    const desktop = await withPage(archive, folderFor(), [word]);
    const { command } = await desktop.hears('command');
    expect(command).toEqual({ kind: 'open-campaign', path });
    const { labels } = await desktop.hears('menu');
    expect(labels).toEqual(expect.arrayContaining(['About Racketeer', 'Third-Party Notices']));
  });
});
