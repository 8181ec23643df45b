import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseFirst, closeMonth as closeAndFight, expect, go, primary } from './app.ts';

/** What a player of Paradise does at the screens, for the tests that play whole months in the browser. */

/** Sets up the Sixth Streeters against four NPC gangs, as the form asks for them. */
export async function foundCampaign(app: Page, title: string, seed: number): Promise<void> {
  await app.getByRole('button', { name: 'New campaign' }).click();
  await app.getByRole('textbox', { name: 'Title' }).fill(title);
  await app.getByRole('spinbutton', { name: 'Seed' }).fill(String(seed));
  await expect(
    app
      .getByRole('group', { name: 'Ready-made gangs' })
      .getByRole('button', { name: /The Sixth Streeters/, pressed: true }),
  ).toBeVisible();
  await app.getByRole('combobox', { name: 'Number of rivals' }).selectOption('4');
  await expect(app.getByRole('complementary', { name: 'Summary' })).toContainText('$1,200');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
  for (const gang of ['The Sixth Streeters', 'January 1925']) {
    await expect(app.getByText(gang).first()).toBeVisible();
  }
}

type Go = (app: Page, screen: string) => Promise<void>;

/** The screens of the forms that need no door. */
const formScreens: Readonly<Record<string, string>> = {
  Hire: 'Gang',
  Weapons: 'Gang',
  Vehicles: 'Gang',
  School: 'Gang',
  Bands: 'Town',
  'The ring': 'Town',
  'Funerals and works': 'Town',
  'Fix the numbers': 'Town',
};

/** Opens a form of orders that need no door, on the screen that has it. */
export async function orderForm(app: Page, name: string, goTo: Go = go): Promise<void> {
  await goTo(app, formScreens[name] ?? 'Rivals');
  if (name === 'Bargains') {
    await app.getByRole('heading', { level: 2, name }).waitFor();
    return;
  }
  const button = app
    .getByRole('group', { name: 'Kind of order' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

const whoseDoors: Readonly<Record<string, string>> = { 'Take over': 'To take over', Guard: 'Ours', Ambush: 'Ours' };

/** Sends everybody who is free. */
export async function pickEverybody(app: Page): Promise<void> {
  const crew = app.getByRole('group', { name: 'Crew', exact: true }).getByRole('checkbox');
  for (const man of await crew.all()) await man.check();
}

/** Opens the orders at one kind of job, with the doors that it is for. */
export async function planJob(app: Page, kind: string, goTo: Go = go): Promise<void> {
  await goTo(app, 'Orders');
  const whose = app.getByRole('group', { name: 'Whose doors' });
  await whose.getByRole('button', { name: whoseDoors[kind] ?? 'Rivals’' }).click();
  const jobs = app.getByRole('group', { name: 'Kind of job' });
  const sign = jobs.getByRole('button', { name: kind, exact: true });
  const more = jobs.getByRole('button', { name: 'More jobs' });
  await expect(sign.or(more).first()).toBeVisible();
  if (!(await sign.isVisible())) await more.click();
  await sign.click();
  await expect(sign).toHaveAttribute('aria-pressed', 'true');
}

/** Gives the order of a form once its quote is there, and waits until it is done. */
export async function give(app: Page, label: string): Promise<void> {
  const button = app.getByRole('main').getByRole('button', { name: label, exact: true }).last();
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
}

export async function hire(app: Page, name: string): Promise<void> {
  await orderForm(app, 'Hire');
  await app.getByRole('combobox', { name: 'Profile' }).selectOption({ value: 'punk' });
  await app.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(app.getByText('Bank after')).toBeVisible();
  await app.getByRole('button', { name: 'Hire', exact: true }).last().click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText(name);
}

export async function arm(app: Page, name: string): Promise<void> {
  await orderForm(app, 'Weapons');
  const gangster = app.getByRole('combobox', { name: 'Gangster' });
  const label = (await gangster.locator('option', { hasText: name }).textContent()) ?? '';
  await gangster.selectOption({ label });
  await app.getByRole('combobox', { name: `Weapon for ${name}` }).selectOption('knife');
  await app.getByRole('button', { name: 'Buy it' }).click();
  await expect(app.getByRole('status', { name: 'Messages' })).toContainText('Knife');
}

/** Picks the first business listed and its man, as far as the odds. */
export async function draftTakeover(app: Page): Promise<void> {
  await planJob(app, 'Take over');
  const list = app.getByRole('region', { name: 'Independent businesses' });
  await list.getByRole('radio').first().check();
  await app.getByRole('group', { name: 'Crew' }).getByRole('checkbox').last().check();
  await expect(app.getByText(/chance to win the owner over/)).toBeVisible();
}

/** Sends one man to the first business listed, after reading the odds. */
export async function sendCrew(app: Page): Promise<void> {
  await draftTakeover(app);
  await app.getByRole('button', { name: 'Send the crew' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ }).first()).toBeVisible();
}

/** Pays the precincts and goes past infirmary and courts if they wait, up to the month's orders. */
export async function reachOrders(app: Page): Promise<void> {
  const close = app.getByRole('button', { name: primary.close });
  const before = app.getByRole('button', { name: primary.pay }).or(app.getByRole('button', { name: primary.goOn }));
  const choose = app.getByRole('button', { name: 'Choose', exact: true });
  for (;;) {
    await expect(before.or(close).or(choose).first()).toBeVisible();
    if (await choose.isVisible()) {
      await chooseFirst(app);
      continue;
    }
    if (await close.isVisible()) return;
    await before.click();
  }
}

/** Goes up to the month's orders and closes it; the program fights its battles. */
export async function playMonth(app: Page, date: string): Promise<void> {
  await reachOrders(app);
  await closeAndFight(app, date);
}

/** What a button saves, with the name it is saved by. */
export async function savedBy(app: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = app.waitForEvent('download');
  const target = app.getByRole('button', { name: button, exact: true });
  // What a menu holds is there once it is open.
  if (!(await target.isVisible())) await app.getByRole('button', { name: 'Save', exact: true }).click();
  await target.click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
