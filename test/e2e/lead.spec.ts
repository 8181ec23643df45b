import type { Page } from '@playwright/test';
import { expect, inspect, openSample, primary, screenshot, test } from '../support/app.ts';
import { pickEverybody, planJob } from '../support/player.ts';

/** Plans a raid with everybody but the Boss, closes the month, and begins to lead its battle. */
async function beginToLead(app: Page): Promise<void> {
  await openSample(app);
  await planJob(app, 'Raid');
  await app.getByRole('region', { name: 'Rivals’ businesses' }).getByRole('radio').first().check();
  await pickEverybody(app);
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
  await app.locator(`input[name="scenario"][value="${scenario}"]`).check({ force: true });
  await app.getByRole('spinbutton', { name: 'Seed' }).fill(String(seed));
  if (side !== undefined) await app.getByRole('combobox', { name: 'You lead' }).selectOption(side);
  if (dice !== undefined) await app.getByRole('combobox', { name: 'Dice' }).selectOption(dice);
  await app.getByRole('button', { name: 'Begin the battle' }).click();
}

// What comes of a decision is on the table at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The marks that somebody at the table points at, in pixels: the men of the squad, and whom it could act at. */
function readMarks(app: Page): Promise<Record<'selected' | 'targets', { x: number; y: number }[]>> {
  return app.evaluate(() => {
    const locate = (mark: Element): { x: number; y: number } => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const read = (name: string) => [...document.querySelectorAll(`svg.pointing .${name}`)].map(locate);
    return { selected: read('selected'), targets: read('target') };
  });
}

const goesOn = (app: Page) => app.getByRole('button', { name: /^(Go on as ordered|As you see fit|Choose for me)$/ });

/** Waits until the program has answered the last decision, and what came of it is on the table. */
async function settle(app: Page): Promise<void> {
  await expect(app.locator('.lead .primary:disabled')).toHaveCount(0);
  await expect(app.locator('.told[aria-busy="true"]')).toHaveCount(0);
}

/** Leads on by the mouse alone: at a target, else to a place, and now and then on as ordered; counts what was pointed at. */
async function leadByPointer(app: Page, most: number): Promise<{ pointed: number; aimed: number }> {
  const confirm = app.getByRole('button', { name: 'Do it', exact: true }).and(app.locator('.confirm .button'));
  let pointed = 0;
  let aimed = 0;
  for (let nth = 0; nth < most; nth += 1) {
    await settle(app);
    if (!(await goesOn(app).isVisible())) break;
    const { selected, targets } = await readMarks(app);
    const aim = targets[nth % Math.max(1, targets.length)];
    const [first] = selected;
    if (nth % 2 === 1) {
      await goesOn(app).click();
      continue;
    }
    if (aim !== undefined && nth % 3 !== 2) {
      await app.mouse.click(aim.x, aim.y);
      aimed += 1;
    } else if (first !== undefined) await app.mouse.click(first.x + 40, first.y - 12);
    else continue;
    pointed += 1;
    if (await confirm.isVisible()) await confirm.click();
    await settle(app);
  }
  return { pointed, aimed };
}

/** Opens what is rare: one man by hand, and the rest of the battle for the program. */
async function openMore(app: Page): Promise<void> {
  const sheet = app.getByRole('region', { name: 'One man by hand, and more' });
  if (!(await sheet.isVisible())) await app.getByRole('button', { name: /More…$/ }).click();
  await expect(sheet).toBeVisible();
}

async function playTheRest(app: Page): Promise<void> {
  await openMore(app);
  await app.getByRole('button', { name: 'Play the rest for me' }).click();
}

/** Reads what has been told last. */
function told(app: Page) {
  return app.getByRole('list', { name: 'What has happened' });
}

test('a raid is led by pointing: squads go, a decision is taken back, a reload loses nothing', async ({ app }) => {
  await beginToLead(app);
  await expect(app.getByRole('list', { name: 'Your squads' }).getByRole('button').first()).toBeVisible();
  await inspect(app, 'lead-first-card');
  const first = (await told(app).textContent()) ?? '';
  await goesOn(app).click();
  await expect(told(app)).not.toHaveText(first);
  const before = (await told(app).textContent()) ?? '';
  await app.reload();
  await app.getByRole('button', { name: 'Lead it yourself' }).click();
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
  await expect(told(app)).toHaveText(before);

  expect((await leadByPointer(app, 6)).pointed).toBeGreaterThan(1);
  await playTheRest(app);
  await expect(app.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await screenshot(app, 'lead-over');
  await app.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(app.getByRole('button', { name: 'Watch it again' })).toBeVisible();
  await app.getByRole('button', { name: 'Watch it again' }).click();
  await expect(app.getByRole('slider', { name: 'Step' })).toBeVisible();
});

test('a battle that is led fills the window at every size, and the page does not scroll', async ({ app }) => {
  await beginSingle(app, { scenario: 'raid', seed: 5 });
  await expect(goesOn(app)).toBeVisible();
  for (const [width, height, least] of [
    [1440, 900, 0.7],
    [1024, 700, 0.6],
    [390, 844, 0.55],
  ] as const) {
    await app.setViewportSize({ width, height });
    const measured = await app.evaluate(() => {
      const { width: wide = 0, height: high = 0 } =
        document.querySelector('svg.pointing')?.getBoundingClientRect() ?? {};
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { share: (wide * high) / (innerWidth * innerHeight), scrollHeight, scrollWidth };
    });
    expect(measured.share).toBeGreaterThanOrEqual(least);
    expect(measured).toMatchObject({ scrollHeight: height, scrollWidth: width });
    await expect(goesOn(app)).toBeInViewport();
    await expect(app.getByRole('button', { name: /More…$/ })).toBeInViewport();
  }
});

test('a squad is told at its target what a shot promises, and is sent by one click', async ({ app }) => {
  await beginSingle(app, { scenario: 'rumble', seed: 5 });
  await expect(goesOn(app)).toBeVisible();
  for (let nth = 0; nth < 6 && (await readMarks(app)).targets.length === 0; nth += 1) {
    await goesOn(app).click();
    await settle(app);
  }
  const [target] = (await readMarks(app)).targets;
  if (target === undefined) throw new Error('Nobody is in sight.');
  await app.mouse.move(target.x, target.y);
  await expect(app.locator('.tag')).toContainText(/(hit|in the brawl) \d+/);
  await screenshot(app, 'lead-tag');
  const before = (await told(app).textContent()) ?? '';
  await app.mouse.click(target.x, target.y);
  const confirm = app.locator('.confirm').getByRole('button', { name: 'Do it' });
  if (await confirm.isVisible()) await confirm.click();
  await expect(told(app)).not.toHaveText(before);
});

test('a battle is fought through one man’s list of actions alone, as a screen reader would', async ({ app }) => {
  test.slow();
  await beginSingle(app, { scenario: 'hit', seed: 4 });
  const over = app.getByRole('button', { name: 'Watch it from the start' });
  const options = app.getByRole('list', { name: /may do$/ }).getByRole('button');
  const confirm = app.locator('.more .confirm').getByRole('button', { name: 'Do it' });
  let actions = 0;
  // Each action is the first on the list: shots before steps. Nobody points at the table.
  for (let nth = 0; nth < 24; nth += 1) {
    await expect(over.or(goesOn(app)).first()).toBeVisible();
    if (await over.isVisible()) break;
    await openMore(app);
    if ((await options.count()) === 0)
      await app
        .getByRole('button', { name: /^(End the card|Not now)$/ })
        .last()
        .click();
    else {
      await options.first().click();
      if (await confirm.isVisible()) await confirm.click();
      actions += 1;
    }
    await settle(app);
  }
  expect(actions).toBeGreaterThan(3);
  if (!(await over.isVisible())) await playTheRest(app);
  await expect(over).toBeVisible();
});

/** Expects a battle that was led to its last card: its result is told, and nobody is asked any more. */
async function expectOver(app: Page, scenario: RegExp): Promise<void> {
  await expect(app.getByRole('button', { name: 'Watch it from the start' })).toBeVisible();
  await expect(app.getByRole('heading', { level: 1, name: scenario })).toBeVisible();
  await expect(app.getByRole('heading', { level: 3, name: /^(The|Nobody|Both)\b.*\.$/ })).toBeVisible();
  await expect(app.getByRole('list', { name: 'Your squads' })).toHaveCount(0);
  await expect(goesOn(app)).toHaveCount(0);
}

test('a first battle teaches cards, shots, cover, and nerve, and leaves a battle that is kept alone', async ({
  app,
}) => {
  await beginSingle(app, { scenario: 'rumble', seed: 5 });
  await goesOn(app).click();
  await settle(app);
  const kept = (await told(app).textContent()) ?? '';
  await app.getByRole('button', { name: 'Back to the page' }).click();
  await app.getByRole('button', { name: 'Back to the start' }).click();
  await app.getByRole('button', { name: 'A first battle' }).click();
  const lesson = app.getByRole('region', { name: 'A first battle' });
  await expect(lesson).toContainText('1 of 5: Cards.');
  await inspect(app, 'first-battle');
  await goesOn(app).click();
  await expect(lesson).toContainText('2 of 5: Shots.');
  for (const title of ['Cover', 'Nerve', 'The end']) {
    await lesson.getByRole('button', { name: 'Next' }).click();
    await expect(lesson).toContainText(title);
  }
  await lesson.getByRole('button', { name: 'Got it' }).click();
  await expect(lesson).toHaveCount(0);
  await playTheRest(app);
  await expect(app.getByRole('button', { name: 'Watch it from the start' })).toBeVisible();
  await app.getByRole('button', { name: 'Back to the start' }).click();
  await app.getByRole('button', { name: 'Single battle' }).click();
  await expect(told(app)).toHaveText(kept);
});

test('a battle is led to its last card by pointing alone, nothing handed over', async ({ app }) => {
  test.slow();
  await beginSingle(app, { scenario: 'rumble', seed: 1 });
  await expect(app.getByRole('group', { name: 'The battle you lead' })).toBeVisible();
  const { pointed, aimed } = await leadByPointer(app, 80);
  expect(pointed).toBeGreaterThan(2);
  expect(aimed).toBeGreaterThan(1);
  await screenshot(app, 'lead-by-pointer');
  await expectOver(app, /^Rumble$/);
  await app.getByRole('button', { name: 'Watch it from the start' }).click();
  await expect(app.getByRole('slider', { name: 'Step' })).toBeVisible();
});

test('a battle is led from the start screen to its last card by keys alone, nothing handed over', async ({ app }) => {
  test.slow();
  await app.getByRole('button', { name: 'Single battle' }).click();
  await inspect(app, 'single-battle');
  await app.getByRole('radio', { name: 'Showdown' }).check({ force: true });
  await app.getByRole('spinbutton', { name: 'Seed' }).fill('12');
  await app.getByRole('combobox', { name: 'You lead' }).selectOption('defenders');
  await app.getByRole('button', { name: 'Begin the battle' }).press('Enter');
  const table = app.getByRole('group', { name: 'The battle you lead' });
  const over = app.getByRole('button', { name: 'Watch it from the start' });
  let orders = 0;
  for (let nth = 0; nth < 60; nth += 1) {
    await settle(app);
    await expect(over.or(goesOn(app)).first()).toBeVisible();
    if (await over.isVisible()) break;
    await table.focus();
    const before = await app.getByRole('main').innerText();
    // A shot by its verb and the first of its orders; else on as ordered.
    if (nth % 3 === 0) {
      await app.keyboard.press('Digit2');
      if (await app.getByRole('group', { name: 'The orders of this verb' }).isVisible())
        await app.keyboard.press('Digit1');
      if (await app.locator('.confirm').isVisible()) await app.keyboard.press('Enter');
      orders += 1;
    } else await app.keyboard.press('Space');
    await expect.poll(() => app.getByRole('main').innerText()).not.toBe(before);
  }
  expect(orders).toBeGreaterThan(1);
  await expectOver(app, /^Showdown$/);
});

test('a window that is killed in mid-battle loses nothing, and what was decided is taken back', async ({
  app,
  host,
}) => {
  await beginSingle(app, { scenario: 'raid', seed: 7, side: 'defenders' });
  await expect(goesOn(app)).toBeVisible();
  await goesOn(app).click();
  await settle(app);
  const before = (await told(app).textContent()) ?? '';
  const again = await app.context().newPage();
  await app.close();
  await again.goto(host.url);
  await again.getByRole('button', { name: 'Single battle' }).click();
  await expect(told(again)).toHaveText(before);
  // The games master goes back to the first question of all.
  await openMore(again);
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
  await expect(app.getByRole('list', { name: 'Your squads' })).toHaveCount(0);
  await inspect(app, 'lead-curtain');
  const shown = new Set<string>();
  for (let nth = 0; nth < 12 && shown.size < 2; nth += 1) {
    if (await curtain.isVisible()) {
      const show = curtain.getByRole('button', { name: /show it$/ });
      shown.add((await show.textContent()) ?? '');
      await show.click();
      await expect(curtain).toHaveCount(0);
    }
    if (!(await goesOn(app).isVisible())) break;
    await goesOn(app).click();
    await settle(app);
  }
  expect(shown.size).toBe(2);
});

test('dice of one’s own are typed, throw by throw, and told as they fell', async ({ app }) => {
  await beginSingle(app, { scenario: 'showdown', seed: 2, dice: 'table' });
  // The program shuffles; a shot is thrown for by hand.
  await openMore(app);
  const shot = app.getByRole('list', { name: /may do$/ }).getByRole('button', { name: /Fire the/ });
  await shot.first().click();
  const confirm = app.locator('.more .confirm').getByRole('button', { name: 'Do it' });
  if (await confirm.isVisible()) await confirm.click();
  const typed = app.getByRole('textbox', { name: 'What fell on the table' });
  await expect(typed).toBeVisible();
  const heading = app.locator('.lead .head').getByRole('heading', { level: 3 });
  await expect(heading).toHaveText(/fires at/);
  await typed.fill('6');
  await typed.press('Enter');
  // [GATS-1] A six misses.
  await expect(told(app)).toContainText('no hit');
  await app.getByRole('button', { name: 'Back to the page' }).click();
  await app.getByRole('button', { name: 'Another battle' }).click();
  await expect(app.getByRole('button', { name: 'Begin the battle' })).toBeVisible();
});
