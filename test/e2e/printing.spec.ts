import { expect, openSample, test } from '../support/app.ts';

test('no screen is cut when it is printed', async ({ app }) => {
  await openSample(app);
  const rail = app.getByRole('navigation', { name: 'Screens' });
  const names = await rail.getByRole('button').allInnerTexts();
  for (const name of names.map((one) => one.split('\n')[0] ?? '').filter((one) => one !== '')) {
    await app.emulateMedia({ media: 'screen' });
    await rail.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(app.locator('#main')).toHaveAttribute('aria-busy', 'false');
    await app.emulateMedia({ media: 'print' });
    const cut = await app.locator('#main').evaluate((main) =>
      [main, ...main.querySelectorAll<HTMLElement>('div, section, ul, ol, pre')].flatMap((one) => {
        const { overflowY, display } = getComputedStyle(one);
        const isCut = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1;
        return isCut && display !== 'none' && !one.classList.contains('visually-hidden')
          ? [one.className]
          : [];
      }),
    );
    expect(cut, `${name} is cut`).toEqual([]);
  }
});
