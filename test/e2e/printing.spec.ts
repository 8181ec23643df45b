import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test as base, type Page } from '@playwright/test';
import { expect } from '../support/app.ts';
import { startHost } from '../support/host.ts';

const fixtures = join(import.meta.dirname, '..', 'fixtures');

/** Campaigns some periods old, one of each game. */
const campaigns = {
  Paradise: 'format-15',
  'Turf War': 'format-15-turf-war',
  'The Brotherhood': 'format-15-brotherhood',
  'The Godfather Game': 'format-15-godfather',
  'Empire City': 'format-15-empire-city',
} as const;

/** Opens the program on a campaign of its own. */
const test = base.extend<{ openFixture: (name: string) => Promise<Page> }>({
  openFixture: async ({ page }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'racketeer-paper-'));
      const file = join(folder, 'Played.racketeer');
      writeFileSync(file, gunzipSync(readFileSync(join(fixtures, `${name}.racketeer.gz`))));
      const host = await startHost({ file, env: { RACKETEER_CLOCK: '2025-01-15T12:00:00Z' } });
      ends.push(async () => {
        await host.close();
        rmSync(folder, { recursive: true, force: true });
      });
      await page.goto(host.url);
      await page.getByRole('navigation', { name: 'Screens' }).waitFor();
      return page;
    });
    for (const end of ends) await end();
  },
});

/** A4 between its margins, in CSS pixels. */
const sheet = { width: 703, height: 1000 };
const window = { width: 1440, height: 900 };

/** Opens each screen of the rail in turn. */
async function visitScreens(app: Page, visit: (name: string) => Promise<void>): Promise<void> {
  const rail = app.getByRole('navigation', { name: 'Screens' });
  for (const button of await rail.locator('li button').all()) {
    const name = ((await button.innerText()).split('\n')[0] ?? '').trim();
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page');
    await expect(app.locator('#main')).toHaveAttribute('aria-busy', 'false');
    await expect(app.locator('main').getByRole('heading').first()).toBeVisible();
    await visit(name);
  }
}

/** What of the open screen a sheet of paper would cut, or push off an almost empty first page. */
async function faultsOnPaper(app: Page): Promise<string[]> {
  await app.emulateMedia({ media: 'print' });
  await app.setViewportSize(sheet);
  // Charts take their new size frame by frame.
  await app.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const faults = await app.locator('#main').evaluate((main, page): string[] => {
    const name = (one: Element): string => `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 3).join('.')}`;
    const isShown = (one: Element): boolean =>
      one.getClientRects().length > 0 && one.closest('.visually-hidden, .noprint') === null;
    const top = main.getBoundingClientRect().top;
    const shown = [main, ...main.querySelectorAll('*')].filter((one) => one instanceof HTMLElement && isShown(one));
    return shown.flatMap((one): string[] => {
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      const isText = ['INPUT', 'SELECT', 'IFRAME'].includes(one.tagName);
      const isCut = style.overflowY !== 'visible' && !isText && one.scrollHeight > one.clientHeight + 1;
      const isWhole = style.overflowY !== 'visible' || style.breakInside.startsWith('avoid');
      const from = box.top - top;
      const leavesEmpty = isWhole && from < page.height / 2 && box.height > page.height;
      const isWide = box.right > page.width + 1;
      return [
        ...(isCut ? [`${name(one)} is cut`] : []),
        ...(isWide ? [`${name(one)} ends right of the sheet`] : []),
        ...(leavesEmpty ? [`${name(one)} leaves the first page empty`] : []),
      ];
    });
  }, sheet);
  await app.emulateMedia({ media: 'screen' });
  await app.setViewportSize(window);
  return faults;
}

for (const [title, fixture] of Object.entries(campaigns)) {
  test(`no screen of ${title} is cut when it is printed, nor begins with an empty page`, async ({ openFixture }) => {
    test.setTimeout(360_000);
    const app = await openFixture(fixture);
    const wrong: string[] = [];
    await visitScreens(app, async (name) => {
      wrong.push(...(await faultsOnPaper(app)).map((one) => `${name}: ${one}`));
    });
    expect(wrong).toEqual([]);
  });

  test(`every table of ${title} that is saved has one fact a column, and plain figures`, async ({ openFixture }) => {
    test.setTimeout(360_000);
    const app = await openFixture(fixture);
    const wrong: string[] = [];
    let count = 0;
    await visitScreens(app, async (name) => {
      for (const button of await app.getByRole('button', { name: /as CSV$/ }).all()) {
        if (!(await button.isVisible())) continue;
        const waiting = app.waitForEvent('download', { timeout: 3_000 }).catch(() => null);
        await button.click();
        const file = await waiting;
        // Without figures yet the button says so.
        if (file === null) continue;
        count += 1;
        const [head = [], ...rows] = cellsOf(readFileSync(await file.path(), 'utf8'));
        const where = `${name}, ${file.suggestedFilename()}`;
        if (head.some((one) => one === '')) wrong.push(`${where}: a column has no name`);
        if (new Set(head).size < head.length) wrong.push(`${where}: ${head.join()} has one twice`);
        for (const row of rows) {
          if (row.length !== head.length) wrong.push(`${where}: ${row.join('|')}`);
          for (const cell of row) if (/^[$+−]\d|^\d{1,3},\d{3}$|\s{2}/u.test(cell)) wrong.push(`${where}: “${cell}”`);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
}

/** The cells of a file whose cells stand apart by commas. */
function cellsOf(text: string): string[][] {
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) =>
        (quoted ?? plain ?? '').replaceAll('""', '"'),
      ),
    );
}
