import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './steps.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium to test with: the one named by CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist; correct it or unset it.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Finds Chromium, or installs it within bounds; null when neither works. */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (found !== null) return found;
  console.log('Chromium is missing; installing it for the browser tests…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { limitMs: 120_000, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      limitMs: 300_000,
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const system = findChromium();
    if (system !== null) return system;
  }
  await run('playwright', ['install', 'chromium'], { limitMs: 180_000, quiet: true });
  return findChromium();
}

/**
 * The features that Chromium is to leave out. It reads only one list, so Playwright's own stands here again; the
 * first line is the address bar's lists, drawn unseen for every opened page. perf: those took a tenth of the tests'
 * time.
 */
const unwanted = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Switches for a Chromium that talks to nobody but the test. */
export function listChromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${unwanted.join(',')}`,
  ];
}

if (import.meta.main) {
  const path = await ensureChromium();
  console.log(path ?? 'Chromium could not be found or installed. Set CHROMIUM_PATH to one.');
  process.exitCode = path === null ? 1 : 0;
}
