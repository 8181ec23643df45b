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

test('no screen is wider than a small window, for the games master after a month of play', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 });
  await openSample(app);
  const rail = app.getByRole('navigation', { name: 'Screens' });
  await sitAs(app, /Sample campaign/, /Games master/);
  await closeMonth(app);

  const tooWide: string[] = [];
  for (const button of await rail.locator('li button').all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page');
    await expect(
      app
        .locator('main')
        .getByText(/^Reading|^Loading/)
        .filter({ visible: true }),
    ).toHaveCount(0);
    const excess = await app.locator('main').evaluate((el) => el.scrollWidth - el.clientWidth);
    if (excess > 0) tooWide.push(`${await button.innerText()}: ${excess} px`);
  }
  expect(tooWide).toEqual([]);
});
