import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  closeMonth,
  expect,
  go,
  inspect,
  openSample,
  screenshot,
  test,
} from '../support/app.ts';

/** The sample campaign as the games master sees it. */
async function openAsGamesMaster(app: Page): Promise<void> {
  await openSample(app, 'Campaign');
  await app.getByRole('button', { name: 'See it as the games master' }).click();
  await expect(app.getByRole('combobox', { name: 'Change', exact: true })).toBeVisible();
}

async function pickNpcGang(app: Page): Promise<string> {
  const chooser = app.getByRole('combobox', { name: 'Gang', exact: true });
  const label = (await chooser.locator('option', { hasText: '(NPC)' }).first().textContent()) ?? '';
  await chooser.selectOption({ label });
  return label.replace(' (NPC)', '');
}

test('[MONTH-6] the games master reads what a gang is up to, writes its orders and withdraws one', async ({ app }) => {
  await openAsGamesMaster(app);
  await go(app, 'Orders');
  const name = await pickNpcGang(app);
  const schemes = app.getByRole('region', { name: `What ${name} is up to` });
  await schemes.getByText(/Why:/).first().click();
  await expect(schemes.getByRole('columnheader', { name: 'Factor' }).first()).toBeVisible();
  await inspect(app, 'opposition-schemes');

  await schemes.getByRole('button', { name: 'Write its orders now' }).click();
  await expect(app.getByText(`You play ${name} this month`)).toBeVisible();
  const waiting = app.getByRole('region', { name: /^Your plan for/ });
  await screenshot(app, 'opposition-written');
  await waiting
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('dropped the plan');

  await closeMonth(app);
  await go(app, 'Orders');
  await pickNpcGang(app);
  await expect(app.getByText(`The program plays ${name}`)).toBeVisible();
});

test('the situation report tells of a gang, and how it is played can be changed with a reason', async ({ app }) => {
  await openAsGamesMaster(app);
  await closeMonth(app);
  await go(app, 'Gang');
  await pickNpcGang(app);
  const report = app.getByRole('region', { name: 'Situation report' });
  await expect(report.getByText('Fit to fight')).toBeVisible();
  await screenshot(app, 'opposition-situation-report');
  await report.getByRole('combobox', { name: 'Level' }).selectOption('hard');
  await report.getByRole('combobox', { name: 'Boldness' }).selectOption({ label: 'very bold' });
  const enter = report.getByRole('button', { name: 'Play it like this' });
  await expect(enter).toBeDisabled();
  await report.getByRole('textbox', { name: 'Reason, for the log' }).fill('A new Boss is in town.');
  await enter.click();
  await expect(report.getByText(/very bold/).first()).toBeVisible();
  expect(await accessibilityFindings(app)).toEqual([]);
  await app.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(report.getByRole('combobox', { name: 'Level' })).toHaveValue('standard');
});

test('a player asks for advice, follows one order of it and takes it back', async ({ app }) => {
  await openSample(app, 'Orders');
  await app.getByRole('button', { name: 'What would you do?' }).click();
  const advice = app.getByRole('region', { name: 'Advice' });
  const follow = advice.getByRole('button', { name: /^Follow: / });
  await follow.first().waitFor();
  await inspect(app, 'opposition-advice');
  await follow.first().click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('Added 1 order: ');
  await app.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('Undone');
});

/** Whoever plays alone is asked before he takes back what showed him something. */
async function takeBackAsMaster(app: Page): Promise<void> {
  const asked = app.getByRole('dialog');
  await expect(asked).toContainText('showed you something that you could not know');
  await asked.getByRole('radio', { name: 'Take it back' }).check();
  await asked.getByRole('button', { name: 'Choose' }).click();
}

test('the Advice box lists and takes back what was followed and still stands, and nothing else', async ({ app }) => {
  await openSample(app, 'Orders');
  await app.getByRole('button', { name: 'What would you do?' }).click();
  const advice = app.getByRole('region', { name: 'Advice' });
  const followed = advice.getByRole('list', { name: 'Followed' });
  const messages = app.getByRole('status', { name: 'Messages' });
  await advice.getByRole('button', { name: /^Follow all / }).click();
  await expect(followed).toBeVisible();
  await expect(advice.getByText('“That is the plan, Boss.”')).toBeVisible();
  // Dice fell for some of it: that is taken back as one's own games master.
  await app.keyboard.press('Control+z');
  await takeBackAsMaster(app);
  await expect(messages).toContainText('Undone: Follow the advice');
  await expect(followed).toBeHidden();
  await expect(advice.getByText('“That is the plan, Boss.”')).toBeHidden();
  // The next step has the number of the one that was undone.
  await advice
    .getByRole('button', { name: /^Follow: / })
    .nth(1)
    .click();
  await expect(followed.getByRole('listitem')).toHaveCount(1);
  await expect(followed.getByText(/^Followed: \d+ orders$/)).toHaveCount(0);
  await followed.getByRole('button', { name: /^Undo what was followed: / }).click();
  await takeBackAsMaster(app);
  await expect(followed).toBeHidden();
  await expect(messages).toContainText('Undone: ');
});
