import { quickTag } from '#scripts/suites.ts';
import {
  accessibilityFindings,
  closeMonth,
  expect,
  go,
  inspect,
  openSample,
  primary,
  screenshot,
  sitAs,
  takeGamesMaster,
  test,
} from '../support/app.ts';
import { orderForm, planJob } from '../support/player.ts';

test('a month is played: hire, send a crew, close, read, undo', { tag: quickTag }, async ({ app }) => {
  await openSample(app);
  await orderForm(app, 'Hire');
  await app.getByRole('textbox', { name: 'Name' }).fill('Cal Yost');
  // A picked skill: a rolled one may come up as a choice, which asks first.
  await app
    .getByRole('combobox', { name: /^Skill.*\(rolled/ })
    .first()
    .selectOption('Boxer');
  await expect(app.getByText('Bank after')).toBeVisible();
  await app.getByRole('button', { name: 'Hire', exact: true }).last().click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('Cal Yost');

  await planJob(app, 'Take over');
  const list = app.getByRole('region', { name: 'Independent businesses' });
  await list.getByRole('radio').first().check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').first().check();
  await expect(app.getByText(/chance to win the owner over/)).toBeVisible();
  await screenshot(app, 'orders-quote');
  await app.getByRole('button', { name: 'Send the crew' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();

  await closeMonth(app);
  await expect(app.getByText('February 1925').first()).toBeVisible();
  await inspect(app, 'report');
  await app.keyboard.press('Space');
  await expect(app.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
  await expect(app.getByRole('row', { name: /The Sixth Streeters/ })).toBeVisible();
  await expect(app.getByRole('heading', { name: /begins$/ })).toBeVisible();
  await screenshot(app, 'report-told');
  await app.getByRole('button', { name: 'Read the paper' }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Paper' })).toBeVisible();
  await screenshot(app, 'paper');

  await app.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(app.getByRole('button', { name: 'Redo', exact: true })).toBeEnabled();
  await expect(app.getByText('January 1925').first()).toBeVisible();
});

test('payoffs are decided one by one', async ({ app }) => {
  await openSample(app, 'Books');
  await app.getByRole('radio', { name: 'Ask me each month' }).check();
  await closeMonth(app);
  await go(app, 'Books');
  const first = app.getByRole('checkbox', { name: /^Pay for/ }).first();
  await first.uncheck();
  await expect(app.getByText(/The precincts get/)).toBeVisible();
  await expect(first).not.toBeChecked();
  await app.getByRole('button', { name: primary.pay }).click();
  await expect(app.getByRole('button', { name: primary.close })).toBeVisible();
});

test('own dice are typed in, and canceling changes nothing', async ({ app }) => {
  await openSample(app);
  await app.getByRole('button', { name: /Sample campaign/ }).click();
  await app.getByRole('checkbox', { name: /My own dice/ }).check();
  await app.keyboard.press('Escape');
  await orderForm(app, 'Hire');
  const hire = app.getByRole('button', { name: 'Hire', exact: true }).last();
  await hire.click();
  const dialog = app.getByRole('dialog', { name: 'Roll 2 dice' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('nothing was changed');

  await hire.click();
  await dialog.getByRole('textbox').fill('3 4');
  await inspect(app, 'own-dice');
  await dialog.getByRole('button', { name: 'Use these dice' }).click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('joined the Sixth Streeters');
});

test('the games master sees everything and may change it, with a reason', async ({ app }) => {
  await openSample(app);
  await sitAs(app, /Sample campaign/, /Games master/);
  await go(app, 'Campaign');
  await app.getByRole('combobox', { name: 'Gang whose bank changes' }).selectOption({ index: 1 });
  await app.getByRole('spinbutton', { name: 'New bank in dollars' }).fill('5000');
  await expect(app.getByText('Give the reason for the change.')).toBeVisible();
  await app.getByRole('textbox', { name: 'Reason, for the log' }).fill('A rich uncle died');
  await app.getByRole('button', { name: 'Enter the change' }).click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('$5,000');
  await go(app, 'Log');
  await expect(app.getByText('Why: A rich uncle died')).toBeVisible();
});

test('a campaign is set up with a ready-made gang and a gang of one’s own', async ({ app }) => {
  await app.getByRole('button', { name: 'New campaign' }).click();
  const create = app.getByRole('button', { name: 'Start the game' });
  await expect(create).toBeEnabled();
  const cards = app.getByRole('group', { name: 'Ready-made gangs' });
  // One player picks another card: it takes the place of the first, and the first comes back.
  await cards.getByRole('button', { name: /The Tin Alley Kids/ }).click();
  await expect(cards.getByRole('button', { pressed: true })).toHaveCount(1);
  await screenshot(app, 'new-campaign-cards');
  await cards.getByRole('button', { name: /The Sixth Streeters/ }).click();
  await expect(cards.getByRole('button', { pressed: true })).toHaveCount(1);
  await app.getByRole('button', { name: 'Make your own gang' }).click();
  await expect(create).toBeDisabled();
  await app.getByRole('textbox', { name: 'Name of the gang' }).fill('Dock Rats');
  await app.getByRole('button', { name: 'Add a member' }).click();
  await expect(app.getByRole('complementary', { name: 'Summary' })).toContainText('$100');
  await cards.getByRole('button', { name: /The White Crane Tong/ }).click();
  await app.getByRole('button', { name: 'Remove The Sixth Streeters' }).click();
  // A gang is taken out by mistake and brought back as it was.
  await app.getByRole('button', { name: 'Bring it back' }).click();
  await expect(cards.getByRole('button', { pressed: true })).toHaveCount(2);
  await cards.getByRole('button', { name: /The Sixth Streeters/ }).click();
  await expect(app.getByRole('complementary', { name: 'Summary' })).toContainText('$1,000');
  await expect(create).toBeEnabled();
  expect(await accessibilityFindings(app)).toEqual([]);
  await takeGamesMaster(app);
  await screenshot(app, 'new-campaign');
  await create.click();
  const rail = app.getByRole('navigation', { name: 'Screens' });
  const choose = app.getByRole('button', { name: /^(Choose|Assign)$/ });
  for (;;) {
    await expect(rail.or(choose).first()).toBeVisible();
    if (!(await choose.isVisible())) break;
    const option = app.getByRole('dialog').getByRole('radio').first();
    if (await option.isVisible()) await option.check();
    await choose.click();
  }
  await expect(app.getByRole('row', { name: /Dock Rats/ }).first()).toBeVisible();
});

test('the keyboard goes everywhere', { tag: quickTag }, async ({ app }) => {
  await openSample(app);
  await app.keyboard.press('3');
  await expect(app.getByRole('heading', { name: 'Roster' })).toBeVisible();
  await app.keyboard.press('/');
  const search = app.getByRole('searchbox', { name: 'Find a gangster' });
  await expect(search).toBeFocused();
  await app.keyboard.press('1');
  await expect(search).toHaveValue('1');
  await app.getByRole('heading', { level: 1 }).click();
  await app.keyboard.press('?');
  await expect(app.getByRole('dialog', { name: 'Guide' })).toBeVisible();
  await app.keyboard.press('Escape');
  await expect(app.getByRole('dialog', { name: 'Guide' })).toBeHidden();
});

test('a campaign without a player is watched: no bank is called the games master’s', async ({ app }) => {
  await app.getByRole('button', { name: 'New campaign' }).click();
  await app
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await app.getByLabel('Seed', { exact: true }).fill('1904821');
  await app.getByLabel('Number of rivals').selectOption('3');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await app.getByRole('button', { name: primary.close }).click();
  await expect(app.getByText(/^Net change, in the bank of The /)).toBeVisible();
});
