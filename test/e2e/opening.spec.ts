import { accessibilityFindings, brokenLines, coveredControls, expect, go, inspect, test } from '../support/app.ts';
import { foundCampaign } from '../support/player.ts';

test('a new campaign opens on who is who, until the page is put aside', async ({ app }) => {
  test.slow();
  await foundCampaign(app, 'Who Is Who', 886197550);
  const page = app.getByRole('region', { name: 'The powers that would be' });
  await expect(page).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jimmy “The Nose” O’Donnell' })).toBeVisible();
  await expect(page).toContainText('1 Accountant, 1 Enforcer, 1 Gun Moll and 4 Hoodlums');
  await expect(page).toContainText('Last standing 4 rivals left');
  // Each rival has his face, his Boss, and how near he lives.
  const rivals = page.getByRole('list', { name: 'The other gangs' }).locator(':scope > li');
  await expect(rivals).toHaveCount(4);
  for (const rival of await rivals.all()) {
    await expect(rival.locator('svg').first()).toBeVisible();
    await expect(rival).toContainText(/among your doors|next door to you|across the city/);
  }
  await inspect(app, 'opening');
  await app.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFindings(app)).toEqual([]);
  await app.setViewportSize({ width: 1024, height: 700 });
  expect(await brokenLines(app)).toEqual([]);
  expect(await coveredControls(app)).toEqual([]);

  await page.getByRole('button', { name: 'Lead me through the first month' }).click();
  await expect(app.getByRole('region', { name: /step by step$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Put this page aside' }).click();
  await expect(page.getByRole('button', { name: 'Put this page aside' })).toBeHidden();
  // The list of the others stays, and the page stays aside.
  await expect(page).toContainText('The Alley Kings');
  await app.reload();
  await go(app, 'Desk');
  await expect(app.getByRole('region', { name: 'The powers that would be' })).toBeVisible();
  await expect(app.getByRole('button', { name: 'Put this page aside' })).toHaveCount(0);
});
