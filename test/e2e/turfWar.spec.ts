import { accessibilityFindings, expect, screenshot, test } from '../support/app.ts';

test('a game of Turf War is founded, a sheet is written on the map, and the turn is closed', async ({
  app,
}) => {
  await app.getByRole('radio', { name: /Turf War/ }).check({ force: true });
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'start-games');
  await app.getByRole('button', { name: /New/ }).first().click();
  await expect(app.getByRole('heading', { name: 'New game of Turf War' })).toBeVisible();
  await app.getByLabel('Seed').fill('7');
  await screenshot(app, 'turf-war-setup');
  // One mistake on purpose: two gangs of one name.
  await app.getByLabel('Name of gang 2').fill('Chapel Hill');
  await app.getByRole('button', { name: 'Found the game' }).click();
  await expect(app.getByRole('alert')).toContainText('Two gangs have this name');
  await app.getByLabel('Name of gang 2').fill('The Coopers');
  await app.getByRole('button', { name: 'Found the game' }).click();
  await expect(app.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
  expect(await accessibilityFindings(app)).toEqual([]);
  await app.getByRole('checkbox').nth(1).check();
  const elsewhere = app.getByRole('button', { name: /held by nobody/ }).first();
  await elsewhere.click();
  await expect(app.getByRole('region', { name: 'The sheet' }).getByRole('listitem')).toHaveCount(1);
  await screenshot(app, 'turf-war-map');
  await app.getByRole('button', { name: /^Hire for/ }).click();
  await expect(app.getByRole('region', { name: 'The sheet' }).getByRole('listitem')).toHaveCount(2);
  await app.getByRole('button', { name: /Close the turn/ }).click();
  await expect(app.getByText('Turn 1 is closed.')).toBeVisible();
  await app
    .getByRole('link', { name: 'Last turn' })
    .or(app.getByRole('button', { name: 'Last turn' }))
    .first()
    .click();
  await screenshot(app, 'turf-war-turn');
  await app
    .getByRole('link', { name: 'Gangs' })
    .or(app.getByRole('button', { name: 'Gangs' }))
    .first()
    .click();
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'turf-war-gangs');
});
