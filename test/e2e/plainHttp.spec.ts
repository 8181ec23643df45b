import { enterRunning, expect, go, test } from '../support/app.ts';
import { leaveOutSecureParts } from '../support/plainHttp.ts';
import { runningWith } from '../support/running.ts';

test.use({
  context: async ({ context }, use) => {
    await context.addInitScript(leaveOutSecureParts);
    await use(context);
  },
});

test('a page without the parts of secure pages copies all the same, and says that it keeps no PINs', async ({
  app,
}) => {
  await enterRunning(app, runningWith(['gangs', 1, 'player'], 'human'));
  await expect(app.getByRole('button', { name: 'Hot seat' })).toBeVisible();
  expect(await app.evaluate(() => ['subtle' in crypto, 'clipboard' in navigator])).toEqual([false, false]);
  await go(app, 'Mail');
  await app.getByRole('button', { name: 'Copy a reminder' }).first().click();
  await expect(app.getByRole('button', { name: 'Copied' })).toBeVisible();
  const due = app.getByRole('textbox', { name: /^Sheets are due/ });
  await due.fill('');
  await due.focus();
  await app.keyboard.press('Control+V');
  await expect(due).not.toHaveValue('');

  await go(app, 'Campaign');
  const pins = app.getByRole('region', { name: 'PINs at this screen' });
  await pins.getByLabel(/PIN/).last().fill('1925');
  await pins.getByRole('button', { name: /^Set/ }).click();
  await expect(pins.getByText(/This page cannot keep PINs/)).toBeVisible();
});
