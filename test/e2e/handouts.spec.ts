import { join } from 'node:path';
import { expect, go, inspect, openSample, screenshotNow, sitAs, test } from '../support/app.ts';
import { goByThumb, openPhone, ask } from '../support/phone.ts';

const picture = join(import.meta.dirname, '../../docs/pictures/city.png');

test('the games master hands out a letter, a rumor, and a picture; a player reads them on his phone and in his packet', async ({
  app,
  host,
  browser,
}) => {
  test.slow();
  await openSample(app);
  await sitAs(app, /Sample campaign/, /Games master/);
  const { seats } = await ask<{ seats: { seat: string; name: string; isHuman: boolean }[] }>(
    app,
    'games/paradise/view',
    { viewer: 'gm' },
  );
  const player = seats.find(({ isHuman }) => isHuman);
  const other = seats.find(({ isHuman }) => !isHuman);
  if (player === undefined || other === undefined) throw new Error('The sample has a player and rivals.');

  await go(app, 'Handouts');
  const form = app.getByRole('region', { name: 'Write a handout' });
  const give = form.getByRole('button', { name: 'Hand it out' });
  await expect(give).toBeDisabled();
  await form.getByRole('textbox', { name: 'Title' }).fill('A word from upstate');
  await form
    .getByRole('textbox', { name: 'Text' })
    .fill('The man you hired in Riverside talks in his sleep.\nBurn this when you have read it.');
  await form.getByRole('textbox', { name: 'Signed' }).fill('A friend of your father');
  await expect(form.getByText('Pick somebody who gets the handout.')).toBeVisible();
  await form.getByRole('checkbox', { name: player.name }).check();
  await form.getByRole('textbox', { name: 'Ask for an answer' }).fill('Fire him');
  await expect(form.getByText('Write both answers, or none.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Or', exact: true }).fill('Keep him close');
  await give.click();
  const list = app.getByRole('region', { name: 'Handed out' });
  await expect(list.getByRole('article', { name: 'A word from upstate' })).toBeVisible();

  await form.getByRole('radio', { name: 'Rumor' }).check();
  await form.getByRole('textbox', { name: 'Title' }).fill('Heard at the barber’s');
  await form.getByRole('textbox', { name: 'Text' }).fill('Somebody pays a captain to look at the river.');
  await form.getByRole('radio', { name: 'everybody' }).check();
  await form.getByRole('checkbox', { name: /^The paper of this month/ }).check();
  await give.click();
  await expect(list.getByRole('article', { name: 'Heard at the barber’s' })).toBeVisible();

  await form.getByRole('radio', { name: 'Picture' }).check();
  await form.getByRole('textbox', { name: 'Title' }).fill('The city from above');
  await form.locator('input[type="file"]').setInputFiles(picture);
  await expect(form.getByRole('img', { name: 'The picture as dots' })).toBeVisible();
  await form.getByRole('radio', { name: 'everybody' }).check();
  await form.getByRole('radio', { name: /^when the month closes/ }).check();
  await inspect(app, 'handouts-master');
  await give.click();
  await expect(list.getByRole('article', { name: 'The city from above' })).toBeVisible();
  await expect(list.getByText('Nobody has it yet.')).toBeVisible();

  const { phone, context } = await openPhone(browser, host, { seat: player.seat });
  await expect(phone.getByRole('complementary', { name: 'Handouts' })).toContainText('2 handouts');
  await screenshotNow(phone, 'handouts-phone-banner');
  await phone.getByRole('button', { name: 'Read' }).tap();
  const letter = phone.getByRole('article', { name: 'A word from upstate' });
  await expect(letter).toContainText('Burn this when you have read it.');
  await expect(letter).toContainText('New');
  await expect(phone.getByRole('article', { name: 'The city from above' })).toHaveCount(0);
  await expect(phone.getByRole('complementary', { name: 'Handouts' })).toHaveCount(0);
  await screenshotNow(phone, 'handouts-phone');
  await letter.getByRole('button', { name: 'Keep him close' }).tap();
  await expect(letter).toContainText('Your answer: “Keep him close”');
  await goByThumb(phone, 'Paper');
  await expect(phone.getByRole('complementary', { name: 'Handouts' })).toHaveCount(0);
  await context.close();

  // Another device does not have the letter.
  const rival = await openPhone(browser, host, { seat: other.seat });
  await goByThumb(rival.phone, 'Handouts');
  await expect(rival.phone.getByRole('article')).toHaveCount(1);
  await rival.context.close();

  await go(app, 'Desk');
  await go(app, 'Handouts');
  await expect(list.getByText(`Read by ${player.name}.`)).toBeVisible();
  await expect(list.getByText(`${player.name}: “Keep him close”`)).toBeVisible();
  await list.getByRole('button', { name: 'Take back A word from upstate' }).click();
  await expect(app.getByRole('dialog')).toContainText('Who has read it knows it');
  await app.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await form.getByRole('radio', { name: 'Clipping' }).check();
  await form.getByRole('textbox', { name: 'Title' }).fill('Bridge Closed for the Winter');
  await form
    .getByRole('textbox', { name: 'Text' })
    .fill('The bridge is closed. Those who live beyond it were told by a sign.');
  await form.getByRole('radio', { name: 'everybody' }).check();
  await give.click();
  await expect(list.getByRole('article', { name: 'Bridge Closed for the Winter' })).toBeVisible();
  await inspect(app, 'handouts-list');

  await go(app, 'Mail');
  const packet = app.getByRole('region', { name: /^Packet of .* as it prints$/ });
  await expect(packet).toContainText('Burn this when you have read it.');
  await screenshotNow(app, 'handouts-packet');
  await go(app, 'Handouts');
  await list.getByRole('button', { name: 'Take back The city from above' }).click();
  await expect(list.getByRole('article', { name: 'The city from above' })).toHaveCount(0);
});

test('the games master prints an extra, which a player finds at once and among the papers', async ({
  app,
  host,
  browser,
}) => {
  test.slow();
  await openSample(app);
  await sitAs(app, /Sample campaign/, /Games master/);
  await go(app, 'Handouts');
  const form = app.getByRole('region', { name: 'Write a handout' });
  await form.getByRole('radio', { name: 'Extra' }).check();
  const print = form.getByRole('button', { name: 'Print it' });
  await expect(print).toBeDisabled();
  await form.getByRole('textbox', { name: 'Title' }).fill('Mayor Shot at the Opera');
  await form.getByRole('textbox', { name: 'Text' }).fill('He sang on.\nThe hall did not.');
  await form.getByRole('button', { name: 'Add a story' }).click();
  await expect(form.getByText('Give the handout a title.')).toBeVisible();
  const second = form.getByRole('group', { name: 'Story 2' });
  await second.getByRole('textbox', { name: 'Headline' }).fill('Where the Police Were');
  await second.getByRole('textbox', { name: 'Text' }).fill('Elsewhere.');
  await inspect(app, 'extra-master');
  await print.click();
  await expect(app.getByRole('article', { name: 'Mayor Shot at the Opera' })).toContainText('Where the Police Were');
  await inspect(app, 'extra-printed');
  await go(app, 'Paper');
  await expect(app.locator('#main').getByRole('status')).toContainText('Mayor Shot at the Opera');
  await expect(app.getByRole('button', { name: 'Hold the press' })).toHaveCount(0);
  await inspect(app, 'extra-paper');

  const { seats } = await ask<{ seats: { seat: string; isHuman: boolean }[] }>(app, 'games/paradise/view', {
    viewer: 'gm',
  });
  const { phone, context } = await openPhone(browser, host, { seat: seats.find(({ isHuman }) => isHuman)?.seat ?? '' });
  await expect(phone.getByRole('complementary', { name: 'Handouts' })).toContainText('An extra for you');
  await phone.getByRole('button', { name: 'Read' }).tap();
  await screenshotNow(phone, 'extra-phone');
  await goByThumb(phone, 'Paper');
  await expect(phone.getByRole('status').filter({ hasText: 'Mayor Shot' })).toHaveCount(1);
  await screenshotNow(phone, 'extra-phone-paper');
  await context.close();
});
