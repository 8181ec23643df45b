import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { chromiumArguments, ensureChromium } from '../../../scripts/chromium.ts';
import { startHost } from '../../support/host.ts';
import { median } from '../figure.ts';
import type { Figure } from '../figure.ts';

interface Start {
  listeningMs: number;
  paintedMs: number;
}

/** From the start of the host's process to the desk of a new and of a long campaign, painted in Chromium. */
export const figure: Figure = {
  title: 'start',
  async measure({ folder, sampleFile, longCampaign, repeats }) {
    const long = await longCampaign();
    const executablePath = await ensureChromium();
    if (executablePath === null) throw new Error('No Chromium: set CHROMIUM_PATH to one.');
    const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
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
      return [
        {
          name: `process start → desk painted, ${long.months} months`,
          value: median(aged.map(({ paintedMs }) => paintedMs)),
          unit: 'ms',
          floor: 900,
          aim: 600,
        },
        {
          name: 'process start → address printed, new campaign',
          value: median(starts.map(({ listeningMs }) => listeningMs)),
          unit: 'ms',
        },
        {
          name: 'process start → desk painted, new campaign',
          value: median(starts.map(({ paintedMs }) => paintedMs)),
          unit: 'ms',
        },
      ];
    } finally {
      await browser.close();
    }
  },
};

async function startOnce(browser: Browser, file: string): Promise<Start> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const started = performance.now();
  const host = await startHost({ file });
  try {
    const listeningMs = performance.now() - started;
    await page.goto(host.url);
    await page.locator('main#main h1').waitFor();
    // Two frames: the first may still be the one in which the heading was put in place.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    return { listeningMs, paintedMs: performance.now() - started };
  } finally {
    await page.close();
    await host.close();
  }
}
