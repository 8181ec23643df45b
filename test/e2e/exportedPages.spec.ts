import { quickTag } from '#scripts/suites.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const volume = join(import.meta.dirname, '../../docs/examples/paradise-times-dispatch.html');

test(
  'a bound volume works under its own policy, and nothing else runs or loads in it',
  { tag: quickTag },
  async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(pathToFileURL(volume).href);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => document.fonts.check("16px 'Old Standard TT'"))).toBe(true);
    const sheets = page.locator('article.sheet');
    const all = await sheets.count();
    expect(all).toBeGreaterThan(5);
    await expect(page.locator('article.sheet:visible')).toHaveCount(all);
    const words = (await page.locator('.volume li').first().getAttribute('data-words')) ?? '';
    await page.getByLabel('Find').fill(words);
    await expect(page.locator('article.sheet:visible')).toHaveCount(1);
    expect(problems).toEqual([]);
    const refused = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const found: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            found.push(effectiveDirective);
            if (found.length === 2) resolve(found);
          });
          const script = document.createElement('script');
          script.textContent = 'document.title = "reached";';
          const image = document.createElement('img');
          image.src = 'http://127.0.0.1:9/x.png';
          document.body.append(script, image);
        }),
    );
    expect(refused.sort()).toEqual(['img-src', 'script-src-elem']);
    await expect(page).not.toHaveTitle('reached');
  },
);
