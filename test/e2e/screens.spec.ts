import { accessibilityFindings, closeMonth, expect, openSample, screenshot, sitAs, test } from '../support/app.ts';

test('every screen of the sample campaign opens quietly and is accessible', async ({ app }) => {
  test.slow();
  await openSample(app);
  const rail = app.getByRole('navigation', { name: 'Screens' });
  const buttons = rail.locator('li button');
  const findings: string[] = [];
  for (let place = 0; place < (await buttons.count()); place += 1) {
    const button = buttons.nth(place);
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page');
    await expect(app.locator('main').getByRole('heading').first()).toBeVisible();
    const name = ((await button.locator('span').first().textContent()) ?? '').trim();
    findings.push(...(await accessibilityFindings(app)).map((finding) => `${name}: ${finding}`));
    await screenshot(app, `sample-${name.toLowerCase()}`);
  }
  expect(findings).toEqual([]);
});

test('no screen of a small window is too wide, has a blank list, a button over a heading, or a table short of its edge', async ({
  app,
}) => {
  await app.setViewportSize({ width: 1024, height: 700 });
  await openSample(app);
  const rail = app.getByRole('navigation', { name: 'Screens' });
  await sitAs(app, /Sample campaign/, /Games master/);
  await closeMonth(app);

  const slips: string[] = [];
  for (const button of await rail.locator('li button').all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page');
    await expect(
      app
        .locator('main')
        .getByText(/^Reading|^Loading/)
        .filter({ visible: true }),
    ).toHaveCount(0);
    const name = await button.innerText();
    slips.push(...(await app.locator('main').evaluate(listSlips)).map((slip) => `${name}: ${slip}`));
  }
  expect(slips).toEqual([]);
});

/** Lists what a reader would stumble over on a screen, with its place. */
function listSlips(main: Element): string[] {
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const excess = main.scrollWidth - main.clientWidth;
  const blank = [...main.querySelectorAll('select')]
    .filter((list) => isShown(list) && list.options.length > 0 && list.selectedIndex < 0)
    .map((list) => `nothing stands in the list “${list.labels[0]?.innerText ?? list.ariaLabel ?? ''}”`);
  const heads = [...main.querySelectorAll('h2, h3')].filter(isShown).map((head) => head.getBoundingClientRect());
  const covered = [...main.querySelectorAll('.button')]
    .filter(isShown)
    .filter((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      return heads.some(
        (head) => head.top < bottom && head.bottom > top && head.left < right - 1 && head.right > left + 1,
      );
    })
    .filter((button) => !button.closest('summary, header, h2, h3'))
    .map((button) => `“${button.textContent.trim()}” lies over a heading`);
  const short = [...main.querySelectorAll('table.table')].filter(isShown).flatMap((table) => {
    const row = table.querySelector('tbody tr')?.lastElementChild;
    const gap = row ? table.getBoundingClientRect().right - row.getBoundingClientRect().right : 0;
    return gap > 2 ? [`a table ends ${Math.round(gap)} px before its edge`] : [];
  });
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...blank, ...covered, ...short];
}
