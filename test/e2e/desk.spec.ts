import { closeMonth, expect, go, inspect, openSample, sitAs, test } from '../support/app.ts';

test('the Desk is a desk: what waits first, the true front page, the city by name, the money', async ({ app }) => {
  await openSample(app);
  await closeMonth(app);
  await go(app, 'Desk');
  const todo = await app.getByRole('region', { name: 'To do' }).boundingBox();
  const paper = app.getByRole('region', { name: 'The last paper' });
  const city = await app.getByRole('button', { name: 'Open the City' }).boundingBox();
  // The first thing below the name of the screen, and no lower than a third of the window.
  expect(todo?.y).toBeLessThan(300);
  expect(todo?.y ?? 0).toBeLessThan(city?.y ?? 0);
  await expect(paper.getByText('Paradise Times-Dispatch').first()).toBeVisible();
  await expect(app.locator('.framed:visible')).toHaveCount(1);
  await expect(app.getByRole('img', { name: /^Paradise and who holds/ }).getByText('Downtown')).toBeVisible();
  await inspect(app, 'desk-of-a-player');
  await paper.getByRole('button', { name: /^Read the paper of/ }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Paper' })).toBeVisible();
});

test('the games master’s Desk has every gang in one table, a pencil at its figures and in the bar, and nobody’s face', async ({
  app,
}) => {
  await openSample(app);
  await closeMonth(app);
  await sitAs(app, /Sample campaign/, /Games master/);
  await go(app, 'Desk');
  const gangs = app.getByRole('region', { name: 'All gangs' });
  const table = await gangs.boundingBox();
  expect(table?.y).toBeLessThan(300);
  await expect(app.locator('[data-standing]')).toHaveCount(0);
  await expect(app.getByRole('heading', { name: 'Money' })).toHaveCount(0);
  await expect(app.locator('.framed:visible')).toHaveCount(1);
  await expect(gangs.getByRole('button', { name: /^Change of .*bank/i })).toHaveCount(5);
  await inspect(app, 'desk-of-the-games-master');

  const bar = app.getByRole('banner');
  await bar.getByRole('button', { name: /^Change of the city/ }).click();
  const dialog = app.getByRole('dialog');
  await dialog.getByRole('spinbutton').first().fill('7');
  await dialog.getByRole('textbox', { name: 'Reason, for the log' }).fill('The table said so');
  await dialog.getByRole('button', { name: 'Enter the change' }).click();
  await expect(bar.getByRole('button', { name: /^Outrage 7/ })).toBeVisible();
});
