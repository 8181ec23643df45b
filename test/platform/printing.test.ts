import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { findBrowser, type Machine } from '#platform/printing/browser.ts';
import { measurePicture } from '#platform/printing/printing.ts';
import { printWithBrowser } from '#platform/printing/printWithBrowser.ts';
import { readPaperFonts } from '#platform/paperFonts.ts';
import { renderPageToPrint } from '#queries/papers.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { composeEdition } from '#main/games/paradise/paper/compose.ts';
import { monthNews } from '../press/randomNews.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { waitFor } from '#test/support/waiting.ts';

const browser = findBrowser();
const nothing = { month: 1, campaignSeed: 3, campaignTitle: 'P', smallPrint: [], items: [] };
const edition = composeEdition(fc.sample(monthNews, { seed: 5, numRuns: 1 })[0] ?? nothing);
const pageOf = async (format: 'pdf' | 'png') => renderPageToPrint(paradise, edition, format, await readPaperFonts());

const machine = (platform: NodeJS.Platform, files: readonly string[]): Machine => ({
  platform,
  environment: { PATH: '/opt/bin:/usr/bin', ProgramFiles: 'C:\\Program Files' },
  exists: (path) => files.includes(path),
});

describe('a browser to print with', () => {
  test.each<[NodeJS.Platform, string]>([
    ['linux', '/usr/bin/google-chrome'],
    ['linux', '/opt/bin/microsoft-edge'],
    ['darwin', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'],
  ])('on %s is found at %s', (platform, path) => {
    expect(findBrowser(machine(platform, [path]))).toBe(path);
    expect(findBrowser(machine(platform, []))).toBeNull();
  });

  test('is the one of CHROMIUM_PATH and no other', () => {
    const files = ['/opt/mine', '/usr/bin/chromium'];
    const choosing = (path: string): Machine => ({
      ...machine('linux', files),
      environment: { PATH: '/usr/bin', CHROMIUM_PATH: path },
    });
    expect(findBrowser(choosing('/opt/mine'))).toBe('/opt/mine');
    expect(findBrowser(choosing('/opt/gone'))).toBeNull();
    expect(findBrowser(choosing(''))).toBe('/usr/bin/chromium');
  });

  test('that CHROMIUM_PATH names and that is not there is told', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/gone');
    await expect(printWithBrowser('<p>Extra</p>', 'pdf')).rejects.toThrow(
      'CHROMIUM_PATH names /opt/gone, where there is no browser; correct it, or leave it out to use one that is installed.',
    );
    vi.unstubAllEnvs();
  });

  test('that is missing is told in one sentence with a way out', async () => {
    await expect(printWithBrowser('<p>Extra</p>', 'pdf', { browser: null })).rejects.toThrow(
      /^No Chrome, Chromium or Edge .* print it from there\.$/u,
    );
  });
});

/** A program that stands in for a browser; it writes down its process and where it was told to work. */
function impostor(script: string): { path: string; notes: string } {
  const folder = temporaryFolder();
  const [path, notes] = [join(folder, 'browser'), join(folder, 'notes')];
  writeFileSync(path, `#!/bin/sh\necho "$$ $*" > ${notes}\n${script}\n`);
  chmodSync(path, 0o755);
  return { path, notes };
}

describe.skipIf(process.platform === 'win32')('the folders of earlier prints', () => {
  test('go with the next one where their program has ended or they are older than a day', async () => {
    const { path } = impostor('exit 0');
    vi.stubEnv('TMPDIR', temporaryFolder());
    const { TMPDIR = '' } = process.env;
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const folders: [name: string, at: Date, stays: boolean][] = [
      [`racketeer-press-${ended}-abc123`, new Date(), false],
      [`racketeer-press-${process.ppid}-abc123`, new Date(), true],
      [`racketeer-press-${process.ppid}-def456`, yesterday, false],
      ['racketeer-press-Xy12ab', new Date(), true],
      ['racketeer-press-Xy34cd', yesterday, false],
      ['somebody-else', yesterday, true],
    ];
    for (const [name, at] of folders) {
      mkdirSync(join(TMPDIR, name, 'profile'), { recursive: true });
      utimesSync(join(TMPDIR, name), at, at);
    }
    await expect(printWithBrowser('<p>Extra</p>', 'pdf', { browser: path })).rejects.toThrow();
    vi.unstubAllEnvs();
    const stay = folders.filter(([, , stays]) => stays).map(([name]) => name);
    expect(readdirSync(TMPDIR).toSorted()).toEqual(stay.toSorted());
  });
});

describe.skipIf(process.platform === 'win32')('a browser that does not print', () => {
  test.each([
    ['ends without a file', 'exit 0', 60_000],
    ['never ends', 'sleep 600', 50],
  ])('because it %s is told, and nothing of it stays', async (_, script, limitMs) => {
    const { path, notes } = impostor(script);
    vi.stubEnv('TMPDIR', temporaryFolder());
    const { TMPDIR = '' } = process.env;
    await expect(printWithBrowser('<p>Extra</p>', 'pdf', { browser: path, limitMs })).rejects.toThrow(
      `The browser at ${path} did not print the paper`,
    );
    vi.unstubAllEnvs();
    expect(readdirSync(TMPDIR)).toEqual([]);
    if (existsSync(notes)) {
      const pid = Number(readFileSync(notes, 'utf8').split(' ')[0]);
      await waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
    }
  });

  test('is ended when the user stops it', async () => {
    const { path } = impostor('sleep 600');
    const stop = new AbortController();
    const printing = printWithBrowser('<p>Extra</p>', 'pdf', { browser: path, signal: stop.signal });
    stop.abort(new Error('Enough.'));
    await expect(printing).rejects.toThrow('Enough.');
  });
});

describe.skipIf(browser === null)('the browser that is installed', () => {
  test('prints a paper of one to three sheets, with its name', { tags: 'rest' }, async () => {
    const { html, fileName } = await pageOf('pdf');
    const pdf = Buffer.from(await printWithBrowser(html, 'pdf')).toString('latin1');
    expect(fileName).toMatch(/^paradise-times-dispatch-.*\.pdf$/u);
    expect(pdf.startsWith('%PDF-')).toBe(true);
    const sheets = pdf.match(/\/Type \/Page(?!s)/gu)?.length ?? 0;
    expect(sheets).toBeGreaterThanOrEqual(1);
    expect(sheets).toBeLessThanOrEqual(3);
  });

  test('draws all pages side by side at their full size', { tags: 'rest' }, async () => {
    const { html, fileName } = await pageOf('png');
    const png = Buffer.from(await printWithBrowser(html, 'png'));
    expect(fileName).toMatch(/\.png$/u);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    const { width, height, scale } = measurePicture(html);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width * scale, height * scale]);
  });
});
