import { readFileSync } from 'node:fs';
import { closeMonth, expect, go, inspect, openSample, screenshot, sitAs, test } from '../support/app.ts';

test('the games master holds the press: a headline, a letter, a mistake, and back as it was', async ({ app }) => {
  test.slow();
  await openSample(app);
  await closeMonth(app);
  await sitAs(app, /Sample campaign/, /Games master/);
  await go(app, 'Paper');
  const page = app.getByRole('region', { name: /^Front page/ });
  await expect(page).toBeVisible();
  const before = await page.locator('h2').first().textContent();
  await app.getByRole('button', { name: 'Hold the press' }).click();
  const desk = app.getByRole('dialog', { name: /^Hold the press/ });
  // In a low window too the refusal stands where the eye is: beside the button.
  await app.setViewportSize({ width: 1024, height: 700 });
  await desk.getByRole('textbox', { name: 'Headline' }).first().fill('');
  await desk.getByRole('button', { name: 'Print this edition' }).click();
  await expect(desk.getByRole('alert')).toContainText('needs a headline');
  await expect(desk.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await app.setViewportSize({ width: 1440, height: 900 });
  await desk.getByRole('textbox', { name: 'Headline' }).first().fill('EXTRA: Nothing Whatever Happens');
  await desk.getByRole('button', { name: 'Add a letter' }).click();
  await desk.getByRole('textbox', { name: 'Signed' }).fill('A Reader');
  await inspect(app, 'press');
  // A letter without a word is refused, and nothing of the work is lost.
  await desk.getByRole('button', { name: 'Print this edition' }).click();
  await expect(desk.getByRole('alert')).toContainText('at least one paragraph');
  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('Sir: the piano has stopped.');
  await desk.getByRole('button', { name: 'Print this edition' }).click();
  await expect(desk).toBeHidden();
  await expect(page).toContainText('EXTRA');
  await screenshot(app, 'press-printed');

  const saving = app.waitForEvent('download');
  const save = app.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await app.getByRole('button', { name: 'Bind all' }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, 'utf8')).toContain('EXTRA: Nothing Whatever Happens');

  const drawing = app.waitForEvent('download');
  await save.click();
  await app.getByRole('button', { name: 'Save PNG' }).click();
  await expect(app.getByRole('button', { name: 'Printing PNG…' })).toBeDisabled();
  const picture = readFileSync(await (await drawing).path());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  await expect(save).toBeEnabled();

  await app.getByRole('button', { name: 'Hold the press' }).click();
  await desk.getByRole('button', { name: 'As it was printed' }).click();
  await expect(page.locator('h2').first()).toHaveText(before ?? '');
});

test('on screen the columns beside the lead run as far as it does', async ({ app }) => {
  await openSample(app);
  await closeMonth(app);
  await go(app, 'Paper');
  const page = app.getByRole('region', { name: /^Front page/ });
  await expect(page.locator('.front')).toBeVisible();
  for (const width of [1280, 1440, 1680]) {
    await app.setViewportSize({ width, height: 900 });
    const lead = await page.locator('.lead').boundingBox();
    const beside = await page.locator('.beside').boundingBox();
    const short = (lead?.height ?? 0) - (beside?.height ?? 0);
    expect(short, `${width} px wide`).toBeLessThan(24);
  }
});
