import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  go,
  openSample,
  primary,
  screenshot,
  test,
} from '../support/app.ts';

/** Plans a raid with everybody but the Boss, closes the month, and begins to lead its battle. */
async function beginToLead(app: Page): Promise<void> {
  await openSample(app);
  await go(app, 'Orders');
  await app.getByRole('button', { name: 'Jobs' }).click();
  await app.getByRole('combobox', { name: 'Business' }).selectOption({ index: 1 });
  await app.getByRole('button', { name: 'Everybody' }).click();
  await app.getByRole('button', { name: 'Plan the job' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await app.getByRole('button', { name: primary.close }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible();
  await app.getByRole('button', { name: 'Lead it yourself' }).click();
  await app.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
}

/** Reads what has been told last. */
function told(app: Page) {
  return app.getByRole('list', { name: 'What has happened' });
}

test('a raid is led by pointing: a man walks, the decision is taken back, a reload loses nothing', async ({
  app,
}) => {
  await beginToLead(app);
  const options = app.getByRole('list', { name: /may do$/ });
  await expect(options.getByRole('button').first()).toBeVisible();
  await screenshot(app, 'lead-first-card');
  expect(await accessibilityFindings(app)).toEqual([]);
  const first = (await told(app).textContent()) ?? '';
  await options.getByRole('button').first().click();
  const confirm = app.getByRole('button', { name: 'Do it' });
  if (await confirm.isVisible()) await confirm.click();
  await expect(told(app)).not.toHaveText(first);
  const before = (await told(app).textContent()) ?? '';
  await app.reload();
  await app.getByRole('button', { name: 'Lead it yourself' }).click();
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
  await expect(told(app)).toHaveText(before);

  await app.getByRole('button', { name: 'Play the rest for me' }).click();
  await expect(app.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await screenshot(app, 'lead-over');
  await app.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(app.getByRole('button', { name: 'Watch it again' })).toBeVisible();
  await app.getByRole('button', { name: 'Watch it again' }).click();
  await expect(app.getByRole('slider', { name: 'Step' })).toBeVisible();
});

test('a single battle is led by keys alone, from the start screen to its end', async ({ app }) => {
  await app.getByRole('button', { name: 'Single battle' }).click();
  await app.getByRole('combobox', { name: 'Scenario' }).selectOption('showdown');
  await app.getByRole('spinbutton', { name: 'Seed' }).fill('2');
  await screenshot(app, 'single-battle');
  expect(await accessibilityFindings(app)).toEqual([]);
  await app.getByRole('button', { name: 'Begin the battle' }).press('Enter');
  const table = app.getByRole('group', { name: 'The battle you lead' });
  await table.focus();
  const steps = async (): Promise<string> => (await told(app).textContent()) ?? '';
  const before = await steps();
  // The first action of the man who is picked; what has a warning is confirmed.
  await app.keyboard.press('Digit1');
  const confirm = app.getByRole('button', { name: 'Do it' });
  if (await confirm.isVisible()) await app.keyboard.press('Enter');
  await expect.poll(steps).not.toBe(before);
  await table.focus();
  const after = await steps();
  await app.keyboard.press('c');
  await expect.poll(steps).not.toBe(after);
  const rest = app.getByRole('button', { name: 'Play the rest for me' });
  await expect(rest).toBeEnabled();
  await rest.press('Enter');
  await expect(app.getByRole('button', { name: 'Watch it from the start' })).toBeVisible();
  await app.getByRole('button', { name: 'Watch it from the start' }).press('Enter');
  await expect(app.getByRole('slider', { name: 'Step' })).toBeVisible();
});

test('a battle is fought through its list of actions alone, as a screen reader would', async ({
  app,
}) => {
  test.slow();
  await app.getByRole('button', { name: 'Single battle' }).click();
  await app.getByRole('combobox', { name: 'Scenario' }).selectOption('hit');
  await app.getByRole('spinbutton', { name: 'Seed' }).fill('4');
  await app.getByRole('button', { name: 'Begin the battle' }).click();
  const over = app.getByRole('button', { name: 'Watch it from the start' });
  const options = app.getByRole('list', { name: /may do$/ }).getByRole('button');
  const confirm = app.getByRole('button', { name: 'Do it' });
  const pass = app.getByRole('button', { name: /^(End the card|Not now)$/ });
  let actions = 0;
  // Each action is the first on the list: shots before steps. Nobody points at the table.
  for (let nth = 0; nth < 60 && !(await over.isVisible()); nth += 1) {
    await expect(over.or(pass).first()).toBeVisible();
    if (await over.isVisible()) break;
    const count = await options.count();
    if (count === 0) await pass.click();
    else {
      await options.first().click();
      if (await confirm.isVisible()) await confirm.click();
      actions += 1;
    }
    await expect(app.locator('.option:disabled')).toHaveCount(0);
  }
  expect(actions).toBeGreaterThan(3);
  if (!(await over.isVisible()))
    await app.getByRole('button', { name: 'Play the rest for me' }).click();
  await expect(over).toBeVisible();
});

test('both sides of a showdown are led at one screen, with dice of one’s own', async ({ app }) => {
  await app.getByRole('button', { name: 'Single battle' }).click();
  await app.getByRole('combobox', { name: 'Scenario' }).selectOption('showdown');
  await app.getByRole('combobox', { name: 'You lead' }).selectOption('both');
  await app.getByRole('combobox', { name: 'Dice' }).selectOption('table');
  await app.getByRole('button', { name: 'Begin the battle' }).click();
  const typed = app.getByRole('textbox', { name: 'What fell on the table' });
  await expect(typed).toBeVisible();
  const heading = app.getByRole('heading', { level: 3 }).first();
  await expect(heading).not.toHaveText('');
  await app.getByRole('button', { name: 'Another battle' }).click();
  await expect(app.getByRole('button', { name: 'Begin the battle' })).toBeVisible();
});
