import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { listChromiumArguments, ensureChromium } from '#scripts/chromium.ts';
import { startHost } from '#test/support/host.ts';
import { median, type Figure, type Measurement } from '../figure.ts';

/** What happened when, in milliseconds from the start of the host's process. */
interface Start {
  listeningMs: number;
  loadedMs: number;
  /** The page has its first view of the campaign. */
  viewedMs: number;
  paintedMs: number;
  /** Processor time of the host until then. */
  hostMs: number;
}

/** From the start of the host's process to the desk of a new and of a long campaign, painted in Chromium. */
export const figure: Figure = {
  title: 'start',
  async measure({ folder, sampleFile, longCampaign, repeats }) {
    const long = await longCampaign();
    const executablePath = await ensureChromium();
    if (executablePath === null) throw new Error('No Chromium: set CHROMIUM_PATH to one.');
    const browser = await chromium.launch({ executablePath, args: listChromiumArguments() });
    try {
      const starts: Start[] = [];
      for (let n = 0; n < repeats; n += 1) {
        const file = join(folder, `start-${n}.racketeer`);
        copyFileSync(sampleFile, file);
        starts.push(await startOnce(browser, file));
      }
      const aged: Start[] = [];
      for (let n = 0; n < 3; n += 1) {
        const file = join(folder, `aged-${n}.racketeer`);
        copyFileSync(long.file, file);
        aged.push(await startOnce(browser, file));
      }
      const [painted, ...parts] = partsOf(aged, `${long.months} months`);
      return [{ ...painted, floor: 900, aim: 600 }, ...parts, ...partsOf(starts, 'new campaign')];
    } finally {
      await browser.close();
    }
  },
};

/** The whole, then each part of it. */
function partsOf(starts: readonly Start[], campaign: string): [Measurement, ...Measurement[]] {
  const line = (name: string, key: keyof Start): Measurement => ({
    name: `${name}, ${campaign}`,
    value: median(starts.map((start) => start[key])),
    unit: 'ms',
  });
  return [
    line('process start → desk painted', 'paintedMs'),
    line('  → address printed, file open', 'listeningMs'),
    line('  → page loaded', 'loadedMs'),
    line('  → first view there', 'viewedMs'),
    line('  processor time of the host', 'hostMs'),
  ];
}

async function startOnce(browser: Browser, file: string): Promise<Start> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const started = performance.now();
  const host = await startHost({ file });
  try {
    const listeningMs = performance.now() - started;
    await page.goto(host.url);
    const loadedMs = performance.now() - started;
    await page.locator('main#main h1').waitFor();
    // Two frames: the first may still be the one in which the heading was put in place.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    const paintedMs = performance.now() - started;
    const sinceView = await page.evaluate(() => {
      const answered = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/viewSince'))
        .map((entry) => entry.startTime + entry.duration);
      return performance.now() - Math.min(...answered);
    });
    const viewedMs = performance.now() - started - sinceView;
    return { listeningMs, loadedMs, viewedMs, paintedMs, hostMs: processorMs(host.pid) };
  } finally {
    await page.close();
    await host.close();
  }
}

/** Processor time that a process has used; not known where the system does not tell. */
function processorMs(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return NaN;
  const [user = 0, system = 0] = readFileSync(stat, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  const msPerTick = 10;
  return (user + system) * msPerTick;
}
