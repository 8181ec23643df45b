import { quickTag } from '#scripts/suites.ts';
import { runningText, runningWith } from '../support/running.ts';
import { accessibilityFindings, clippedLists, expect, inspect, openSample, screenshot, test } from '../support/app.ts';

test('the start screen opens quietly and is accessible', { tag: quickTag }, async ({ app }) => {
  await expect(app).toHaveTitle(/Racketeer/);
  await expect(app.getByRole('heading').first()).toBeVisible();
  await inspect(app, 'start');
});

test('the token does not stay in the address', { tag: quickTag }, async ({ app }) => {
  await expect(app.getByRole('heading').first()).toBeVisible();
  expect(app.url()).not.toContain('token=');
});

test('opened anew, the page still knows its host', { tag: quickTag }, async ({ app }) => {
  await expect(app.getByRole('heading').first()).toBeVisible();
  await app.reload();
  await expect(app.getByRole('heading').first()).toBeVisible();
});

test(
  'the page of an open campaign is told which scripts it will need, and breaks no policy of its own',
  { tag: quickTag },
  async ({ page, host }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        sessionStorage.setItem('breach', `${effectiveDirective}: ${blockedURI}`);
      });
    });
    const start = await page.goto(host.url);
    expect(start?.headers()['link']).toBeUndefined();
    await openSample(page);
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 200) scripts.push(new URL(response.url()).pathname);
    });
    const desk = await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const told = [...(desk?.headers()['link'] ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)];
    const paths = told.map(([, path]) => path);
    expect(paths.some((path) => path?.startsWith('/assets/paradise-'))).toBe(true);
    expect(scripts).toEqual(expect.arrayContaining(paths));
    expect(await page.evaluate(() => sessionStorage.getItem('breach'))).toBeNull();
  },
);

test('a running campaign is entered from its file, once nothing in it is wrong', { tag: quickTag }, async ({ app }) => {
  const file = app.getByLabel('File of a running campaign');
  const picked = (text: string) => ({ name: 'gang.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await file.setInputFiles(picked(runningWith(['gangs', 1, 'members', 0, 'stats'], { fists: 9, guts: 7 })));
  const alert = app.getByRole('alert');
  await expect(alert).toContainText('gang.json was not entered: 2 things to mend.');
  await expect(alert).toContainText('gangs[1].members[0].stats.fists');
  await expect(alert).toContainText('FISTS is a whole number from 0 to 6.');
  await inspect(app, 'start-running-refused');
  await file.setInputFiles(picked(runningText()));
  await expect(app.getByRole('heading', { name: 'April 1925', level: 1 })).toBeVisible();
  await screenshot(app, 'running-desk');
});

test(
  'a file is dropped on the start screen: a letter is refused in a sentence, a running campaign is entered',
  { tag: quickTag },
  async ({ app }) => {
    await expect(app.getByRole('heading').first()).toBeVisible();
    const drop = async (name: string, text: string): Promise<void> => {
      const dataTransfer = await app.evaluateHandle(
        ([called, content]) => {
          const files = new DataTransfer();
          files.items.add(new File([content ?? ''], called ?? ''));
          return files;
        },
        [name, text],
      );
      await app.dispatchEvent('main', 'dragover', { dataTransfer });
      await app.dispatchEvent('main', 'drop', { dataTransfer });
    };
    const alert = app.getByRole('alert');
    await drop('letter.txt', 'Dear Aunt');
    await expect(alert).toContainText('letter.txt is no campaign; drop the JSON or CSV file');
    await drop('War.racketeer', '');
    await expect(alert).toContainText('War.racketeer is opened where it lies');
    await drop('table.json', runningText());
    await expect(app.getByRole('heading', { name: 'April 1925', level: 1 })).toBeVisible();
  },
);

test('a campaign is copied from the start screen, and the copy opens', async ({ app }) => {
  await openSample(app);
  await app
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('button', { name: /^Campaign/ })
    .click();
  await app.getByRole('button', { name: 'Close the campaign' }).click();
  await app.getByRole('button', { name: 'Copy Sample campaign' }).click();
  const copy = app.getByRole('button', { name: /^Sample campaign \(copy\)/ });
  await expect(copy).toBeVisible();
  expect(await accessibilityFindings(app)).toEqual([]);
  await copy.click();
  await expect(app.getByRole('navigation', { name: 'Screens' })).toBeVisible();
});

test('the form of every game shows its lists whole in a small window', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 });
  const games = app.getByRole('radio');
  await expect(games).not.toHaveCount(0);
  const wrong: string[] = [];
  for (let at = 0; at < (await games.count()); at += 1) {
    await games.nth(at).check({ force: true });
    await app.getByRole('button', { name: /^New / }).first().click();
    const title = app.getByRole('heading', { level: 1, name: /^New / });
    const form = await title.innerText();
    await app
      .locator('details')
      .evaluateAll((folds: HTMLDetailsElement[]) => folds.forEach((fold) => (fold.open = true)));
    await expect(app.locator('details:not([open])')).toHaveCount(0);
    const excess = await app.evaluate(() => document.body.scrollWidth - innerWidth);
    if (excess > 0) wrong.push(`${form}: ${excess} px too wide`);
    wrong.push(...(await clippedLists(app)).map((one) => `${form}: ${one}`));
    await app.getByRole('button', { name: 'Back to the start' }).click();
  }
  expect(wrong).toEqual([]);
});
