import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentPolicy } from '#platform/contentPolicy.ts';
import { isAppAddress, isLocalAddress } from '#platform/desktop/appScheme.ts';
import { startDesktop } from '#platform/desktop/wire.ts';
import { renderHtml, renderMarkdown } from '#press/index.ts';
import type { Edition } from '#shared/views/paper.ts';
import { FakeElectron } from '../support/fakeElectron.ts';
import { waitFor, waitUntil } from '#test/support/waiting.ts';

const root = join(import.meta.dirname, '../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte|html)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

let folder: string;
let electron: FakeElectron;
let savePaper: () => Promise<void>;
const html = '<!doctype html><style>p { color: red; }</style><p>News</p>';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'racketeer-checklist-'));
  mkdirSync(join(folder, 'renderer'));
  writeFileSync(join(folder, 'renderer', 'index.html'), '<!doctype html><title>Racketeer</title>');
  electron = new FakeElectron(folder);
  const parts = {
    startProgram: () => ({
      router: {},
      latestPaper: () => Promise.resolve({ fileName: 'paper.html', html }),
      tidy: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }),
    rendererFolder: join(folder, 'renderer'),
    preloadPath: '/app/preload.cjs',
    campaignsFolder: folder,
    readRecents: () => [],
    soonOpened: () => undefined,
  };
  startDesktop(electron.module, {
    load: () => Promise.resolve(parts),
    process: new EventEmitter(),
    writeCrash: () => null,
    argv: ['racketeer'],
    workingFolder: folder,
    isMac: false,
    onProblem: (problem) => {
      throw problem;
    },
  });
  await waitUntil(() => electron.windows[0]);
  savePaper = async () => {
    electron.choose('Save the Latest Paper as PDF…');
    await Promise.resolve();
  };
});

afterEach(() => rmSync(folder, { recursive: true }));

const preferences = () => electron.windows[0]?.options.webPreferences ?? {};

describe('Electron’s security checklist', () => {
  test('1. only secure content is loaded: nothing that leaves the machine', () => {
    for (const address of [
      'http://example.org/',
      'https://example.org/',
      'ws://example.org/',
      'file:///etc/passwd',
      'ftp://example.org/',
    ]) {
      expect(isLocalAddress(address)).toBe(false);
    }
    expect(electron.windows[0]?.loaded).toEqual(['racketeer://app/index.html']);
  });

  test('2. no page has Node', () => {
    expect(preferences()).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
    });
  });

  test('3. contexts are isolated', () => expect(preferences().contextIsolation).toBe(true));

  test('4. every process is in the sandbox', () => {
    expect(preferences().sandbox).toBe(true);
    expect(electron.app.enableSandbox).toHaveBeenCalled();
  });

  test('5. no permission is granted, asked for, or looked up, but that the screen stays on', () => {
    const { defaultSession } = electron;
    expect(defaultSession.requestHandler).not.toBeNull();
    const asks = ['geolocation', 'media', 'clipboard-read', 'system-wake-lock', 'screen-wake-lock'];
    expect(asks.filter((name) => defaultSession.checkHandler?.({}, name))).toEqual(['screen-wake-lock']);
    expect(defaultSession.deviceHandler?.()).toBe(false);
  });

  test('6. web security stands', () => expect(preferences().webSecurity).toBe(true));

  test('7. the content policy allows nothing inline, evaluated or foreign', async () => {
    const answer = await electron.answer?.(new Request('racketeer://app/index.html'));
    expect(answer?.headers.get('content-security-policy')).toBe(contentPolicy);
    expect(contentPolicy).toMatch(/^default-src 'none';/);
    expect(contentPolicy).not.toMatch(/unsafe|\*|https?:/);
  });

  test('7. a printed paper may use the style sheets it carries and no other', async () => {
    let policy = '';
    electron.loading = async (url) => {
      const answer = await electron.answer?.(new Request(url));
      policy = answer?.headers.get('content-security-policy') ?? '';
    };
    const filePath = join(folder, 'paper.pdf');
    electron.saveDialog.mockResolvedValueOnce({ canceled: false, filePath });
    await savePaper();
    await waitFor(() => expect(readFileSync(filePath, 'latin1')).toContain('%PDF'));
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
  });

  test('8. no insecure content runs', () => expect(preferences().allowRunningInsecureContent).toBe(false));

  test('9. no experiments', () => expect(preferences().experimentalFeatures).toBe(false));

  test('10. no Blink features are switched on', () => {
    expect(preferences()).not.toHaveProperty('enableBlinkFeatures');
    expect(sources('src-main').join('\n')).not.toContain('appendSwitch');
  });

  test('11. and 12. there are no webviews', () => {
    expect(preferences().webviewTag).toBe(false);
    expect(sources('src-renderer').join('\n')).not.toMatch(/<webview|allowpopups/);
  });

  test('13. nothing navigates away, also by a file that is dropped on it', () => {
    expect(preferences().navigateOnDragDrop).toBe(false);
    for (const address of ['racketeer://app.example.org/', 'racketeer://paper/', 'https://app/', 'racketeer:app']) {
      expect(isAppAddress(address)).toBe(false);
    }
  });

  test('14. no further window opens', () => {
    const window = electron.windows[0];
    electron.app.emit('web-contents-created', {}, window?.webContents);
    expect(window?.webContents.openHandler?.({ url: 'racketeer://app/index.html' })).toEqual({ action: 'deny' });
  });

  test('15. nothing is ever handed to the system to open', () => {
    expect(sources('src-main').join('\n')).not.toMatch(/openExternal|openPath|showItemInFolder/);
  });

  test('16. Electron is one of the last three versions there were when this was written, or newer', () => {
    const { devDependencies } = z
      .object({ devDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(text('package.json')));
    expect(Number(devDependencies['electron']?.split('.')[0])).toBeGreaterThanOrEqual(43);
  });

  test('17. whoever sends is looked at: one channel, and only the window’s own top frame', () => {
    const sends = sources('src-main')
      .join('\n')
      .match(/ipcMain\.(on|handle|once)\(/g);
    expect(sends).toEqual(['ipcMain.on(']);
    electron.ipcMain.emit('racketeer:hello', { sender: {}, senderFrame: { url: 'racketeer://app/' } });
    expect(electron.windows[0]?.webContents.ports).toEqual([]);
  });

  test('18. the interface has a scheme of its own and no file: address', () => {
    expect(electron.schemes).toEqual([
      { scheme: 'racketeer', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
    expect(sources('src-main').join('\n')).not.toMatch(/loadFile\(|file:\/\//);
  });

  test('19. the fuses are blown', () => {
    const { electronFuses, asar } = JSON.parse(text('electron-builder.json')) as {
      electronFuses: unknown;
      asar: boolean;
    };
    expect(asar).toBe(true);
    expect(electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      resetAdHocDarwinSignature: true,
    });
  });

  test('19. every fuse is one that the packager knows', () => {
    const known = text('node_modules/app-builder-lib/scheme.json');
    const { electronFuses } = JSON.parse(text('electron-builder.json')) as { electronFuses: object };
    for (const fuse of Object.keys(electronFuses)) expect(known).toContain(`"${fuse}"`);
  });

  test('20. the page is given no part of Electron', () => {
    expect(text('src-main/preload.ts')).not.toMatch(/contextBridge|exposeInMainWorld|require\(/);
    expect(sources('src-renderer').join('\n')).not.toMatch(/from 'electron'|ipcRenderer/);
  });
});

describe('what somebody else wrote', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'a\n\n# Big\n\n- item\n1. one\n> said\n---\n',
    'x\u2028# y',
    '[a](javascript:alert(1)) ![b](http://x) <http://x> `c` **d** @e',
    '</style><script>',
  ];
  const story = (words: string) => ({
    kind: 'gang',
    headline: words,
    deck: words,
    dateline: words,
    paragraphs: [words],
  });
  const edition = (words: string) =>
    ({
      period: 1,
      date: words,
      volume: words,
      price: words,
      motto: words,
      weather: words,
      lead: story(words),
      picture: { engraving: 'speakeasy', caption: words },
      seconds: [story(words)],
      briefs: [story(words)],
      ads: [{ title: words, lines: [words], engraving: 'speakeasy' }],
      smallPrint: [words],
    }) as unknown as Edition;

  test.each(hostile)('%j is never markup in a paper', (words) => {
    const page = renderHtml(words, edition(words), []);
    expect(page).not.toMatch(/<script|<img|onerror=[^&]*>.*<\/h/i);
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    const lines = renderMarkdown('Paper', edition(words)).split('\n');
    const plain = renderMarkdown('Paper', edition('Al')).split('\n');
    // Nothing adds a line, or begins one with what is not there for any name.
    expect(lines).toHaveLength(plain.length);
    lines.forEach((line, place) => {
      const start = /^(#+ |- |> |---|\d+\. |\*)?/.exec(plain[place] ?? '')?.[0] ?? '';
      expect(line.startsWith(start)).toBe(true);
      expect(line).not.toMatch(/(^|[^\\])(<[a-z!/]|\]\(|`)/i);
    });
  });

  test('the interface never makes markup of a text', () => {
    const all = sources('src-renderer').join('\n');
    expect(all).not.toMatch(/\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
    expect(all).not.toMatch(/ style="/);
  });
});

/** Packages that have a script for when they are installed, and why none of them runs. */
const installScripts: Readonly<Record<string, string>> = {
  'better-sqlite3': 'SQLite; would build it from source. It is not allowed to run: the package brings it built.',
  'electron-winstaller': 'Part of the packager; its script is not allowed to run and not needed.',
};

describe('what is installed', () => {
  test('only packages that are listed and explained have a script to run', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { hasInstallScript?: boolean }>;
    };
    const found = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(found.sort()).toEqual(Object.keys(installScripts).sort());
  });

  test('none of them may run it', () => {
    const { allowScripts } = JSON.parse(text('package.json')) as { allowScripts: unknown };
    const none = Object.fromEntries(Object.keys(installScripts).map((name) => [name, false]));
    expect(allowScripts).toEqual(none);
    expect(text('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  test('every package comes from the registry, by its hash', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
    };
    const loose = Object.entries(packages).filter(
      ([path, { integrity, inBundle }]) => path !== '' && inBundle !== true && integrity === undefined,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });
});
