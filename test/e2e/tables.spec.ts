import type { Page } from '@playwright/test';
import { expect, openSample, playOut, primary, sitAs, test } from '../support/app.ts';

/** A4 and Letter leave some 186 mm between their margins: 703 px. */
const sheet = { width: 703, height: 1000 };

/** Tables of the open screen that can be seen; a packet is a page of its own, with its own button. */
const tables = (app: Page) => app.getByRole('main').locator('table.table').filter({ visible: true });

/** Sorts by every button in the head of a table, up and down, and tells where its rows ran away. */
async function sortAll(app: Page, where: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [nth, table] of (await tables(app).all()).entries()) {
    const rows = await table.getByRole('row').count();
    for (const head of await table.locator('thead th:has(button)').all()) {
      const button = head.getByRole('button');
      await button.click();
      await expect(head).toHaveAttribute('aria-sort', /^(ascending|descending)$/);
      const first = await head.getAttribute('aria-sort');
      await button.click();
      await expect(head).not.toHaveAttribute('aria-sort', first ?? '');
    }
    if ((await table.getByRole('row').count()) < Math.min(rows, 14))
      wrong.push(`${where}: table ${nth + 1} lost rows by sorting`);
  }
  return wrong;
}

/** What of the screen's tables a sheet of paper would cut or leave out. */
async function cutOnPaper(app: Page, where: string): Promise<string[]> {
  const onScreen = await tables(app).count();
  const before = app.viewportSize();
  await app.emulateMedia({ media: 'print' });
  await app.setViewportSize(sheet);
  const wrong = await app.getByRole('main').evaluate((main, width) => {
    const seen = [...main.querySelectorAll('table')].filter(
      (table) => table.getBoundingClientRect().height > 0 && !table.closest('.noprint'),
    );
    return {
      count: seen.length,
      cut: seen.flatMap((table, nth) => {
        const holder = table.parentElement?.getBoundingClientRect().right ?? width;
        const right = Math.round(table.getBoundingClientRect().right);
        const name = table.caption?.textContent ?? table.tHead?.textContent.slice(0, 40) ?? '';
        return right > Math.min(width, Math.ceil(holder) + 1)
          ? [`table ${nth + 1} (${name.trim()}) ends at ${right} px`]
          : [];
      }),
    };
  }, sheet.width);
  await app.emulateMedia({ media: 'screen' });
  if (before) await app.setViewportSize(before);
  // With the map only the map is printed; the list below it has a button of its own.
  const missing = onScreen > 0 && wrong.count === 0 && where !== 'City' ? ['no table is printed'] : [];
  return [...wrong.cut, ...missing].map((one) => `${where}: ${one}`);
}

test('every table of the desk sorts both ways and fits a sheet of paper', async ({ app }) => {
  test.setTimeout(540_000);
  await openSample(app);
  await sitAs(app, /Sample campaign/, /Games master/);
  await app.getByRole('button', { name: primary.close }).click();
  await playOut(app);

  const wrong: string[] = [...(await cutOnPaper(app, 'Report'))];
  wrong.push(...(await sortAll(app, 'Report')));
  const rail = app.getByRole('navigation', { name: 'Screens' });
  for (const button of await rail.locator('li button').all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page');
    await expect(app.locator('main').getByRole('heading').first()).toBeVisible();
    const label = (await button.innerText()).trim();
    wrong.push(...(await sortAll(app, label)), ...(await cutOnPaper(app, label)));
  }
  expect(wrong).toEqual([]);

  await rail.getByRole('button', { name: /^City/ }).click();
  const save = app.getByRole('button', { name: /^Save \d+ businesses as CSV/ });
  const count = Number(/\d+/.exec(await save.innerText())?.[0]);
  await app.getByRole('button', { name: 'Print the list' }).click();
  await expect(app.locator('.printed-copy tbody tr')).toHaveCount(count);
});
