import { accessibilityFindings, beginGame, expect, go, inspect, screenshot, test } from '../support/app.ts';

test('a newcomer reads one page on the start screen, on the form, and by Ctrl+K, in each game', async ({ app }) => {
  for (const [cover, name] of [
    [/Turf War/, 'Turf War'],
    [/Brotherhood/, 'The Brotherhood'],
    [/brownstone/, 'The Godfather Game'],
    [/Empire City/, 'Empire City'],
    [/Paradise/, 'Paradise'],
  ] as const) {
    await app.getByRole('radio', { name: cover }).check({ force: true });
    await app.getByRole('button', { name: 'How to play' }).click();
    const page = app.getByRole('dialog', { name: `How to play ${name}` });
    await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeVisible();
    expect(await accessibilityFindings(app)).toEqual([]);
    await app.keyboard.press('Escape');
    await expect(page).toBeHidden();
  }
  await beginGame(app, /Turf War/);
  await app.getByRole('button', { name: 'How to play' }).click();
  const page = app.getByRole('dialog', { name: 'How to play Turf War' });
  await expect(page).toBeVisible();
  await screenshot(app, 'how-to-play');
  await app.keyboard.press('Escape');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(app.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
  await app.keyboard.press('Control+k');
  await app.keyboard.type('How to play');
  await app.keyboard.press('Enter');
  await expect(page).toBeVisible();
  await page.getByRole('button', { name: 'Lead me through a first turn' }).click();
  await expect(app.getByRole('region', { name: 'Your first turn, step by step' })).toBeVisible();
});

test('a first turn of Turf War is led to its end; the steps are docked and cover nothing', async ({ app }) => {
  await beginGame(app, /Turf War/);
  await app.getByLabel('Seed').fill('7');
  await app.getByRole('button', { name: 'Start the game' }).click();
  const offer = app.getByRole('region', { name: 'New to this game?' });
  await offer.getByRole('button', { name: 'Lead me through a first turn' }).click();
  const tour = app.getByRole('region', { name: 'Your first turn, step by step' });
  const title = tour.getByRole('heading');
  await expect(title).toHaveText('1 of 6 Look at an area');
  const [card, main] = [await tour.boundingBox(), await app.locator('main').boundingBox()];
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + 1);
  await app
    .getByRole('button', { name: /held by nobody/ })
    .first()
    .click();
  await expect(title).toHaveText('2 of 6 Pick somebody up');
  await app.locator('[data-piece$="hitman"]').first().click();
  await expect(title).toHaveText('3 of 6 Send him next door');
  await inspect(app, 'led-turn');
  await app
    .getByRole('button', { name: /held by nobody/ })
    .first()
    .click();
  await expect(title).toHaveText('4 of 6 Hire with what is left');
  await app.getByRole('button', { name: 'Hire', exact: true }).click();
  await expect(title).toHaveText('5 of 6 Close the turn');
  await app.getByRole('button', { name: 'Close the turn' }).click();
  const anyway = app.getByRole('button', { name: /anyway$/ });
  await expect(anyway.or(app.getByText('Turn 1 is closed.'))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(title).toHaveText('6 of 6 Watch what happened');
  await tour.getByRole('button', { name: 'Take me there' }).click();
  await expect(title).toHaveText('That is a turn');
  await tour.getByRole('button', { name: 'Good' }).click();
  await expect(tour).toBeHidden();
  // The tour of another game has not been seen yet.
  await go(app, 'Campaign');
  await app.getByRole('button', { name: 'Close the campaign' }).click();
  await beginGame(app, /Empire City/);
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(offer.getByRole('button', { name: 'Lead me through a first round' })).toBeVisible();
});
