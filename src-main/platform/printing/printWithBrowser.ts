import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HostProblem } from '../hostProblem.ts';
import { sweepAbandoned, folderMark } from './abandoned.ts';
import { findBrowser, readChosenBrowser } from './browser.ts';
import { measurePicture, type PrintKind } from './printing.ts';

export interface PrintingOptions {
  /** The browser that prints; null where none is installed. */
  browser?: string | null;
  /** After so long the browser is ended. */
  limitMs?: number;
  signal?: AbortSignal | undefined;
}

const limitMs = 60_000;
const noBrowser =
  'No Chrome, Chromium or Edge was found to make this file; install one, or open the paper as HTML and print it from there.';

function describeMissing({ browser }: PrintingOptions): string {
  const chosen = browser === undefined ? readChosenBrowser() : null;
  return chosen === null
    ? noBrowser
    : `CHROMIUM_PATH names ${chosen}, where there is no browser; correct it, or leave it out to use one that is installed.`;
}

const describeFailure = (browser: string): string =>
  `The browser at ${browser} did not print the paper; try again, or save it as HTML and print it from there.`;

/** Prints with an installed Chromium-based browser: hidden, on its own profile, within limits. */
export async function printWithBrowser(
  html: string,
  kind: PrintKind,
  options: PrintingOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const browser = options.browser === undefined ? findBrowser() : options.browser;
  if (browser === null) throw new HostProblem(describeMissing(options));
  await sweepAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${folderMark}${process.pid}-`));
  const page = join(folder, 'paper.html');
  const target = join(folder, `paper.${kind}`);
  try {
    await writeFile(page, html);
    await runBrowser(browser, [...listSwitches(folder), ...listOutputFlags(kind, html, target), fileUrl(page)], {
      limitMs: options.limitMs ?? limitMs,
      signal: options.signal,
    });
    return new Uint8Array(
      await readFile(target).catch(() => {
        throw new HostProblem(describeFailure(browser));
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

export const fileUrl = (path: string): string => pathToFileURL(path).href;

/** Lists the switches of a browser that shows nothing, keeps nothing and asks nothing. */
export function listSwitches(folder: string): string[] {
  return [
    '--headless',
    `--user-data-dir=${join(folder, 'profile')}`,
    // Chromium starts as root without its sandbox only; the page is the program's own and has no script.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--disable-gpu',
    '--disable-extensions',
    '--disable-sync',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-breakpad',
    '--no-first-run',
    '--no-default-browser-check',
    '--hide-scrollbars',
  ];
}

function listOutputFlags(kind: PrintKind, html: string, target: string): string[] {
  if (kind === 'pdf') return ['--no-pdf-header-footer', `--print-to-pdf=${target}`];
  const { width, height, scale } = measurePicture(html);
  return [`--window-size=${width},${height}`, `--force-device-scale-factor=${scale}`, `--screenshot=${target}`];
}

type Bounds = { limitMs: number; signal: AbortSignal | undefined };

/** Runs a browser to its end; whatever it started is ended with it. */
async function runBrowser(browser: string, parameters: string[], { limitMs: limit, signal }: Bounds): Promise<void> {
  signal?.throwIfAborted();
  // A group of its own, so that its helpers are ended with it.
  const child = spawn(browser, parameters, { stdio: 'ignore', detached: !isWindows });
  const stop = (): void => endGroup(child);
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
    stop();
  }, limit);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', () => reject(new HostProblem(describeFailure(browser))));
      child.once('exit', () => resolve());
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    stop();
  }
  signal?.throwIfAborted();
  if (late.signal.aborted) throw new HostProblem(describeFailure(browser));
}

const isWindows = process.platform === 'win32';

function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (isWindows) child.kill('SIGKILL');
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}
