import { expect, test } from '@playwright/test';
import { inspect } from '../support/app.ts';
import { startHost } from '../support/host.ts';

test('the program tells what it is made of, and whose work is in it', async ({ page }) => {
  const host = await startHost();
  try {
    await page.goto(host.url);
    await page.getByRole('button', { name: 'About Racketeer' }).click();
    const about = page.getByRole('dialog', { name: 'About Racketeer' });
    await expect(about.getByText(/^Racketeer \d+\.\d+\.\d+$/)).toBeVisible();
    await expect(about.getByRole('row', { name: /Campaign files format \d+/ })).toBeVisible();
    await expect(about.getByRole('row', { name: /rules, version \d+/ })).toHaveCount(5);
    await inspect(page, 'about');
    await about.getByRole('button', { name: 'work of others' }).click();
    const notices = page.getByRole('dialog', { name: 'Third-party notices' });
    await expect(notices.getByText(/svelte \d+\.\d+\.\d+ \(MIT\)/)).toBeVisible();
    await expect(notices.getByText(/SIL OPEN FONT LICENSE/).first()).toBeVisible();
    await inspect(page, 'notices');
    await page.keyboard.press('Escape');
    await expect(notices).toBeHidden();
    await page.evaluate(() => {
      window.postMessage({ 'racketeer:menu': { kind: 'about' } }, window.location.origin);
    });
    await expect(about).toBeVisible();
    expect(host.problems()).toBe('');
  } finally {
    await host.close();
  }
});
