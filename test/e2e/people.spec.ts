import type { Locator, Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  go,
  openSample,
  screenshot,
  screenshotNow,
  sitAs,
  test,
} from '../support/app.ts';

/** The sample's roster, on the screen of the gang. */
async function openRoster(app: Page): Promise<Locator> {
  await openSample(app, 'Gang');
  return app.getByRole('table', { name: 'Roster' });
}

/** Opens somebody of the roster beside it. */
async function pick(roster: Locator, name: string): Promise<void> {
  await roster.getByRole('button').filter({ hasText: name }).first().click();
}

test('a player gives a nickname; the log keeps the old name and tells of the new one', async ({ app }) => {
  const roster = await openRoster(app);
  await pick(roster, 'Spats');
  const inspector = app.getByRole('complementary', { name: '“Spats” Doogan' });
  await inspector.getByText('Name and nickname').click();
  await inspector.getByRole('textbox', { name: 'Nickname' }).fill('The Duke');
  await inspector.getByRole('button', { name: 'Call him that' }).click();
  const renamed = app.getByRole('complementary', { name: '“The Duke” Doogan' });
  await expect(renamed).toBeVisible();
  await expect(renamed.getByText('Once called “Spats” Doogan.')).toBeVisible();
  await renamed.getByText('Career', { exact: true }).click();
  await expect(renamed.getByText('“Spats” Doogan is called “The Duke” Doogan from now on.')).toBeVisible();
  await screenshot(app, 'people-nickname');
  await app.keyboard.press('Control+z');
  await expect(app.getByRole('complementary', { name: '“Spats” Doogan' })).toBeVisible();
});

test('three people stand side by side, and the roster prints without its forms', async ({ app }) => {
  const picks = (await openRoster(app)).getByRole('checkbox');
  await picks.nth(0).check();
  await picks.nth(1).check();
  await app.getByRole('button', { name: 'Side by side (2)' }).click();
  const dialog = app.getByRole('dialog', { name: 'Side by side' });
  await dialog.getByRole('combobox').selectOption({ index: 3 });
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshotNow(app, 'people-compare');
  await app.keyboard.press('Escape');
  await app.emulateMedia({ media: 'print' });
  await expect(app.getByRole('heading', { name: 'Hire' })).toBeHidden();
  await expect(app.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
  await screenshotNow(app, 'people-print-roster');
});

test('the games master changes a fact where it stands', async ({ app }) => {
  await openSample(app);
  await sitAs(app, /Sample campaign/, /Games master/);
  await go(app, 'Gang');
  await app.getByRole('table', { name: 'Roster' }).locator('tbody th button').first().click();
  const inspector = app.getByRole('complementary');
  await inspector.getByRole('button', { name: /^Change of .*: A gangster’s stat$/ }).click();
  const dialog = app.getByRole('dialog', { name: /A gangster’s stat/ });
  await expect(dialog.getByText(/^Now: FISTS/)).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'New value' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('He has trained.');
  await screenshotNow(app, 'people-change');
  await dialog.getByRole('button', { name: 'Enter the change' }).click();
  await expect(dialog).toBeHidden();
  await expect(inspector.getByRole('cell', { name: '2' }).first()).toBeVisible();
  await screenshot(app, 'people-inspector-gm');
});

/** A picture of one brown pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOoCNAAAAI0APHlrLKsAAAAAElFTkSuQmCC';

test('a picture of one’s own stands in the place of a drawn face, on cards too, and is taken out again', async ({
  app,
}) => {
  const roster = await openRoster(app);
  await pick(roster, 'Spats');
  const inspector = app.getByRole('complementary', { name: '“Spats” Doogan' });
  await inspector.getByText('Picture', { exact: true }).click();
  const field = inspector.getByLabel('Picture of “Spats” Doogan');
  const markup = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>';
  await field.setInputFiles({ name: 'face.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(markup) });
  await expect(inspector.getByRole('alert')).toContainText('is no picture the program can read');
  const pictures = app.locator('image[href^="data:image/jpeg"]');
  await expect(pictures).toHaveCount(0);
  await field.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  // In the inspector and in the roster; on his card as soon as cards are printed.
  await expect(pictures).toHaveCount(2);
  await app.evaluate(() => {
    window.print = () => undefined;
  });
  const saving = app.getByRole('group', { name: 'Save the roster' });
  await saving.getByRole('button').first().click();
  await saving.getByRole('button', { name: 'Print cards' }).click();
  await expect(pictures).toHaveCount(3);
  await app.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(pictures).toHaveCount(2);
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshotNow(app, 'people-picture');
  // The inspector stands as it stood, and has the picture too.
  await app.reload();
  await expect(roster).toBeVisible();
  await expect(pictures).toHaveCount(2);
  await pick(roster, 'Spats');
  await inspector.getByText('Picture', { exact: true }).click();
  await inspector.getByRole('button', { name: 'Back to the drawn face' }).click();
  await expect(pictures).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Undo the picture' }).click();
  await expect(pictures).toHaveCount(2);
});
