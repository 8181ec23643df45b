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
    const cut = await app.locator('#main').evaluate((main): string[] => {
      const inside = main.querySelectorAll<HTMLElement>('div, section, ul, ol, pre');
      return [main as HTMLElement, ...inside].flatMap((one): string[] => {
        const { overflowY, display } = getComputedStyle(one);
        const isCut = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1;
        const isShown = display !== 'none' && !one.classList.contains('visually-hidden');
        return isCut && isShown ? [one.classList.value] : [];
      });
    });
    expect(cut, `${name} is cut`).toEqual([]);
  }
});
