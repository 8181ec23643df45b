import { accessibilityFindings, expect, screenshot, test } from '../support/app.ts';

test('every screen of the sample campaign opens quietly and is accessible', async ({ app }) => {
  test.slow();
  await app.getByRole('button', { name: 'Open the sample campaign' }).click();
  const rail = app.getByRole('navigation', { name: 'Screens' });
  await rail.waitFor();
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
