import type { Page } from '@playwright/test';
import { expect, inspect, openSample, primary, screenshot, test } from '../support/app.ts';

/** Plans a raid with everybody but the Boss, closes the month, and begins to lead its battle. */
async function beginToLead(app: Page): Promise<void> {
  await openSample(app, 'Orders');
  await app.getByRole('button', { name: 'Jobs' }).click();
  await app.getByRole('region', { name: 'Rivals’ businesses' }).getByRole('radio').first().check();
  await app.getByRole('button', { name: 'Everybody' }).click();
  await app.getByRole('button', { name: 'Plan the job' }).click();
  await expect(app.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await app.getByRole('button', { name: primary.close }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible();
  await app.getByRole('button', { name: 'Lead it yourself' }).click();
  await app.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
}

/** Sets a single battle up on the start screen and begins it. */
async function beginSingle(
  app: Page,
  { scenario, seed, side, dice }: { scenario: string; seed: number; side?: string; dice?: string },
): Promise<void> {
  await app.getByRole('button', { name: 'Single battle' }).click();
  await app.getByRole('combobox', { name: 'Scenario' }).selectOption(scenario);
  await app.getByRole('spinbutton', { name: 'Seed' }).fill(String(seed));
  if (side !== undefined) await app.getByRole('combobox', { name: 'You lead' }).selectOption(side);
  if (dice !== undefined) await app.getByRole('combobox', { name: 'Dice' }).selectOption(dice);
  await app.getByRole('button', { name: 'Begin the battle' }).click();
}

/** The marks that somebody at the table points at, in pixels: the picked man and whom he could act at. */
function readMarks(
  app: Page,
): Promise<{ selected: { x: number; y: number } | null; targets: { x: number; y: number }[] }> {
  return app.evaluate(() => {
    const locate = (mark: Element): { x: number; y: number } => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const selected = document.querySelector('svg.pointing .selected');
    const targets = [...document.querySelectorAll('svg.pointing .target')].map(locate);
    return { selected: selected === null ? null : locate(selected), targets };
  });
}

/** Waits until the program has answered the last decision. */
async function settle(app: Page): Promise<void> {
  await expect(app.locator('.option:disabled')).toHaveCount(0);
}

/** Leads on by the mouse alone: at a target, else a walk across the table; counts clicks on the table, and at a target. */
async function leadByPointer(app: Page, most: number): Promise<{ pointed: number; aimed: number }> {
  const confirm = app.getByRole('button', { name: 'Do it' });
  const pass = app.getByRole('button', { name: /^(End the card|Not now|Choose for me)$/ });
  let pointed = 0;
  let aimed = 0;
  for (let nth = 0; nth < most; nth += 1) {
    await settle(app);
    if (!(await pass.isVisible())) break;
    const { selected, targets } = await readMarks(app);
    const aim = targets[nth % Math.max(1, targets.length)];
    if (aim !== undefined && nth % 3 !== 2) await app.mouse.click(aim.x, aim.y);
    else if (selected !== null) await app.mouse.click(selected.x + 40, selected.y - 12);
    else {
      await pass.click();
      continue;
    }
    pointed += 1;
    if (await confirm.isVisible()) {
      aimed += 1;
      await confirm.click();
    }
    await settle(app);
    // A place that nobody can walk to is refused beside the list: the card is ended.
    if (nth % 4 === 3 && (await pass.isVisible())) await pass.click();
  }
  return { pointed, aimed };
}

/** Reads what has been told last. */
function told(app: Page) {
  return app.getByRole('list', { name: 'What has happened' });
}

test('a raid is led by pointing: a man walks, the decision is taken back, a reload loses nothing', async ({ app }) => {
  await beginToLead(app);
  const options = app.getByRole('list', { name: /may do$/ });
  await expect(options.getByRole('button').first()).toBeVisible();
  await inspect(app, 'lead-first-card');
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

  expect((await leadByPointer(app, 6)).pointed).toBeGreaterThan(2);
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
  await inspect(app, 'single-battle');
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

test('a battle is fought through its list of actions alone, as a screen reader would', async ({ app }) => {
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
  if (!(await over.isVisible())) await app.getByRole('button', { name: 'Play the rest for me' }).click();
  await expect(over).toBeVisible();
});

test('a single battle is led by pointing at its table alone, to its end', async ({ app }) => {
  test.slow();
  await beginSingle(app, { scenario: 'rumble', seed: 5 });
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
  const first = (await told(app).textContent()) ?? '';
  expect((await leadByPointer(app, 16)).pointed).toBeGreaterThan(5);
  expect(await told(app).textContent()).not.toBe(first);
  const over = app.getByRole('button', { name: 'Watch it from the start' });
  const rest = app.getByRole('button', { name: 'Play the rest for me' });
  await expect(over.or(rest).first()).toBeVisible();
  if (await rest.isVisible()) await rest.click();
  await expect(over).toBeVisible();
  await screenshot(app, 'lead-by-pointer');
});

/** Expects a battle that was led to its last card: its result is told, and nobody is asked any more. */
async function expectOver(app: Page, scenario: RegExp): Promise<void> {
  await expect(app.getByRole('button', { name: 'Watch it from the start' })).toBeVisible();
  await expect(app.getByRole('heading', { level: 1, name: scenario })).toBeVisible();
  await expect(app.getByRole('heading', { level: 3, name: /^(The|Nobody|Both)\b.*\.$/ })).toBeVisible();
  await expect(app.getByRole('list', { name: 'Who may act' })).toHaveCount(0);
  await expect(app.getByRole('button', { name: 'Play the rest for me' })).toHaveCount(0);
}

test('a battle is led to its last card by pointing alone, nothing handed over', async ({ app }) => {
  await beginSingle(app, { scenario: 'rumble', seed: 2 });
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
  const { pointed, aimed } = await leadByPointer(app, 80);
  expect(pointed).toBeGreaterThan(4);
  expect(aimed).toBeGreaterThan(1);
  await expectOver(app, /^Rumble$/);
});

test('a battle is led to its last card by keys alone, nothing handed over', async ({ app }) => {
  await beginSingle(app, { scenario: 'showdown', seed: 12, side: 'defenders' });
  const table = app.getByRole('group', { name: 'The battle you lead' });
  const options = app.getByRole('list', { name: /may do$/ }).getByRole('button');
  const over = app.getByRole('button', { name: 'Watch it from the start' });
  const asks = app.getByRole('button', { name: /^(End the card|Not now|Choose for me)$/ });
  let actions = 0;
  for (let nth = 0; nth < 80; nth += 1) {
    await settle(app);
    await expect(over.or(asks).first()).toBeVisible();
    if (await over.isVisible()) break;
    await table.focus();
    const isAble = (await options.count()) > 0 && nth % 4 !== 3;
    const before = await app.getByRole('main').innerText();
    await app.keyboard.press(isAble ? 'Digit1' : 'e');
    // Each key does what it says: an action, a word before it, or the end of the card.
    await expect.poll(() => app.getByRole('main').innerText()).not.toBe(before);
    if (isAble) actions += 1;
    if (await app.getByRole('button', { name: 'Do it' }).isVisible()) await app.keyboard.press('Enter');
  }
  expect(actions).toBeGreaterThan(4);
  await expectOver(app, /^Showdown$/);
});

test('a window that is killed in mid-battle loses nothing, and what was decided is taken back', async ({
  app,
  host,
}) => {
  await beginSingle(app, { scenario: 'raid', seed: 7, side: 'defenders' });
  const end = app.getByRole('button', { name: 'End the card' });
  await expect(end).toBeVisible();
  await end.click();
  await settle(app);
  const before = (await told(app).textContent()) ?? '';
  const again = await app.context().newPage();
  await app.close();
  await again.goto(host.url);
  await again.getByRole('button', { name: 'Single battle' }).click();
  await expect(told(again)).toHaveText(before);
  // The games master goes back to the first question of all.
  await again.getByText('Go back to an earlier point').click();
  const points = again.getByRole('list', { name: 'Points of the battle, the latest first' });
  await points.getByRole('button').last().click();
  await expect(told(again)).not.toHaveText(before);
  await expect(again.getByText('Go back to an earlier point')).toHaveCount(0);
});

test('two lead at one screen, with a curtain between them while something is hidden', async ({ app }) => {
  test.slow();
  // [SCN-3] The men of the ambush lie in hiding.
  await beginSingle(app, { scenario: 'hijack', seed: 7, side: 'both' });
  const curtain = app.getByRole('dialog', { name: 'Curtain' });
  await expect(curtain).toBeVisible();
  await expect(app.getByRole('list', { name: 'Who may act' })).toHaveCount(0);
  await inspect(app, 'lead-curtain');
  const shown = new Set<string>();
  for (let nth = 0; nth < 12 && shown.size < 2; nth += 1) {
    if (await curtain.isVisible()) {
      const show = curtain.getByRole('button', { name: /show it$/ });
      shown.add((await show.textContent()) ?? '');
      await show.click();
      await expect(curtain).toHaveCount(0);
    }
    const pass = app.getByRole('button', { name: /^(End the card|Not now|Choose for me)$/ });
    if (!(await pass.isVisible())) break;
    await pass.click();
    await settle(app);
  }
  expect(shown.size).toBe(2);
});

test('dice of one’s own are typed, throw by throw, and told as they fell', async ({ app }) => {
  await beginSingle(app, { scenario: 'showdown', seed: 2, dice: 'table' });
  // The program shuffles; a shot is thrown for by hand.
  const shot = app.getByRole('list', { name: /may do$/ }).getByRole('button', { name: /Fire the/ });
  await shot.first().click();
  const confirm = app.getByRole('button', { name: 'Do it' });
  if (await confirm.isVisible()) await confirm.click();
  const typed = app.getByRole('textbox', { name: 'What fell on the table' });
  await expect(typed).toBeVisible();
  const heading = app.locator('.side').getByRole('heading', { level: 3 });
  await expect(heading).toHaveText(/fires at/);
  await typed.fill('6');
  await typed.press('Enter');
  // [GATS-1] A six misses.
  await expect(told(app)).toContainText('no hit');
  await app.getByRole('button', { name: 'Another battle' }).click();
  await expect(app.getByRole('button', { name: 'Begin the battle' })).toBeVisible();
});
