import type { Page } from '@playwright/test';
import { expect, go, inspect, openSample, screenshot, test } from '../support/app.ts';
import { planJob } from '../support/player.ts';

const crews = (app: Page) => app.getByRole('list', { name: 'Crews proposed' });
const theMap = (app: Page) => app.getByRole('group', { name: /^Map of Paradise/ });

/** The button that gives the order, and its quote, lie within the window without any scrolling. */
async function seesQuote(app: Page, button: string): Promise<void> {
  const give = app.getByRole('button', { name: button, exact: true });
  await app.getByRole('group', { name: 'Crew', exact: true }).scrollIntoViewIfNeeded();
  await expect(give).toBeInViewport({ ratio: 1 });
}

test('a door is picked on the map by keys and by pointer, and crews are proposed with odds and price', async ({
  app,
}) => {
  await openSample(app, 'Orders');
  const places = theMap(app).getByRole('listbox', { name: /^Places to pick/ });
  await places.focus();
  const stood = await places.getByRole('option').textContent();
  await app.keyboard.press('ArrowRight');
  await app.keyboard.press('ArrowDown');
  await expect(places.getByRole('option')).not.toHaveText(stood ?? '');
  const name = (await places.getByRole('option').textContent())?.split(',')[0] ?? '';
  await app.keyboard.press('Enter');
  await expect(app.locator('.takeover .target strong')).toHaveText(name);

  await expect(crews(app).getByRole('button', { name: /^Best odds.*\d+%.*free/ })).toBeVisible();
  await expect(crews(app).getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await crews(app).getByRole('button').first().focus();
  await app.keyboard.press('ArrowDown');
  await app.keyboard.press('Enter');
  await expect(crews(app).getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await seesQuote(app, 'Send the crew');
  await inspect(app, 'orders-on-the-map');
});

test('what a crew is proposed at is what its order is quoted at and what it costs', async ({ app }) => {
  await openSample(app);
  await planJob(app, 'Raid');
  const doors = app.getByRole('region', { name: 'Rivals’ businesses' });
  await doors.getByRole('radio').first().check();
  const best = crews(app).getByRole('button', { name: /^Best odds/ });
  await best.click();
  await expect(best).toHaveAttribute('aria-pressed', 'true');
  const chance = /(\d+%)/.exec((await best.textContent()) ?? '')?.[1] ?? 'none';
  await expect(app.locator('.quote summary strong')).toHaveText(chance);
  const odds = doors.locator('tr.selected .odds');
  if ((await odds.count()) > 0 && (await odds.innerText()) !== '') await expect(odds).toHaveText(chance);
  else await expect(app.locator('.once strong')).toHaveText(chance);
  await seesQuote(app, 'Plan the job');
  await screenshot(app, 'orders-raid');
  await app.getByRole('button', { name: 'Plan the job' }).click();
  await expect(app.getByRole('article', { name: /^Raid/ })).toContainText(chance);
});

test('a door of the City takes an order of its kind: the free are taken over, the own guarded, a rival’s raided', async ({
  app,
}) => {
  await openSample(app);
  const pick = async (owner: string): Promise<void> => {
    await go(app, 'City');
    await app.getByRole('combobox', { name: 'Owner' }).selectOption({ label: owner });
    await app.getByRole('table').last().getByRole('rowheader').getByRole('button').first().click();
    await app.getByRole('button', { name: 'Give an order here…' }).click();
  };
  await pick('Independent');
  await expect(app.getByRole('heading', { name: /^Take over, / })).toBeVisible();
  await pick('The Sixth Streeters');
  await expect(app.getByRole('heading', { name: /^Guard, / })).toBeVisible();
  await pick('The Southbridge Black Hand');
  await expect(app.getByRole('heading', { name: /^Raid, / })).toBeVisible();
  await screenshot(app, 'orders-raid-map');
});
