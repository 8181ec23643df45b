import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { renderPicturePage } from '#press/render/html.ts';
import { racketeer } from '../support/commandLine.ts';

/** Periods of each game whose papers are measured: the first, one of the middle, and the last that is played. */
const games = {
  paradise: [1, 7, 12],
  'turf-war': [1, 8, 16],
  brotherhood: [1, 6, 12],
  godfather: [1, 9, 18],
  'empire-city': [1, 3, 5],
} as const;

/** The most of a page that may be white, its gutters and margins counted too. */
const mostWhite = 1 / 3;

/** Measures the share of each page that has no line of type, picture, or advertisement on it, in cells of 6 px. */
async function measureWhite(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const cell = 6;
    const leaves = [...document.querySelectorAll('.leaf')];
    const pages = leaves.length > 0 ? leaves : [...document.querySelectorAll('.sheet')];
    return pages.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [columns, rows] = [Math.floor(width / cell), Math.floor(height / cell)];
      const inked = new Set<number>();
      const ink = (box: DOMRect): void => {
        for (let y = Math.floor((box.top - top) / cell); y < (box.bottom - top) / cell; y += 1)
          for (let x = Math.floor((box.left - left) / cell); x < (box.right - left) / cell; x += 1)
            if (x >= 0 && y >= 0 && x < columns && y < rows) inked.add(y * columns + x);
      };
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        [...range.getClientRects()].forEach(ink);
      }
      for (const drawn of one.querySelectorAll('svg, img, .ad')) ink(drawn.getBoundingClientRect());
      return 1 - inked.size / (columns * rows);
    });
  });
}

for (const [game, periods] of Object.entries(games)) {
  test(`no printed page of ${game} is more than a third white, early or late`, async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'racketeer-white-'));
    const file = join(folder, 'Papers.racketeer');
    try {
      await racketeer('new', file, '--game', game, '--seed', '90911');
      await racketeer('advance', file, '--auto', '--turns', String(periods.at(-1)));
      await page.setViewportSize({ width: 1_700, height: 1_200 });
      for (const period of periods) {
        const out = join(folder, `${period}.html`);
        const printed = await racketeer('paper', file, '--turn', String(period), '--format', 'html', '--out', out);
        expect(printed.err).toBe('');
        await page.setContent(renderPicturePage(readFileSync(out, 'utf8')));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const shares = await measureWhite(page);
        expect(shares.length).toBeGreaterThan(0);
        for (const share of shares) expect(share, `period ${period}`).toBeLessThanOrEqual(mostWhite);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
