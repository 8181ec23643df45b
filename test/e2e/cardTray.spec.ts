import type { Page } from '@playwright/test';
import { accessibilityFindings, beginGame, coveredControls, expect, screenshotNow, test } from '../support/app.ts';

const men = 'Nino Bellini, Big Sal Rizzo, Ciccio Amato, Paolo the Sexton';
const cityCards =
  'Typewriter, Skim, 2 Straight Razor, Brass Knuckles, Hijacked Truck, Front-Page Hero, Charity Gala, Police Escort, Title Deed, Injunction';
const total = 16;

/** Enters a game that runs on a table, in which Moretti holds fifteen cards, and one man lies exhausted. */
async function enterLargeHand(app: Page): Promise<void> {
  await beginGame(app, /Empire City/);
  await app.getByLabel('Seats').selectOption('as-listed');
  await app.getByRole('checkbox', { name: /It is running already/ }).check();
  const form = app.getByRole('region', { name: 'Where it stands' });
  await form.getByRole('button', { name: 'Fill in an example' }).click();
  const moretti = form.getByRole('group', { name: 'Moretti' });
  await moretti.getByLabel('Men in hand').fill(men);
  await moretti.getByLabel('City cards').fill(cityCards);
  await moretti.getByLabel(/^Exhausted/).fill('Carmine Lupo');
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await expect(tray(app)).toBeVisible();
}

const tray = (app: Page) => app.getByRole('region', { name: 'Hand of Moretti' });
const cards = (app: Page) =>
  tray(app)
    .getByRole('group', { name: /^Cards/ })
    .getByRole('button');

/** Cards that do not stand whole in the window once they are gone to, or whose names are cut. */
async function cutCards(app: Page): Promise<string[]> {
  return cards(app).evaluateAll((all) =>
    all.flatMap((card) => {
      card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const dock = card.closest('section')?.getBoundingClientRect();
      const isWhole =
        dock !== undefined && left >= dock.left && right <= dock.right && top >= 0 && bottom <= window.innerHeight;
      const isCut = card.scrollWidth > card.clientWidth || card.scrollHeight > card.clientHeight;
      return isWhole && !isCut ? [] : [card.textContent];
    }),
  );
}

for (const theme of ['light', 'dark'] as const)
  test(`a hand of sixteen cards stands whole at the foot of the window and covers nothing, ${theme}`, async ({
    app,
  }) => {
    test.slow();
    await app.emulateMedia({ colorScheme: theme });
    await enterLargeHand(app);
    await expect(cards(app)).toHaveCount(total);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 700 },
    ]) {
      await app.setViewportSize(size);
      for (const withTour of [false, true]) {
        await app.evaluate((isOn) => {
          localStorage.setItem('racketeer-tour-empire-city', JSON.stringify({ state: isOn ? 'on' : 'over', past: [] }));
        }, withTour);
        await app.reload();
        await expect(cards(app)).toHaveCount(total);
        await expect(app.locator('section.tour')).toHaveCount(withTour ? 1 : 0);
        const where = `${size.width}${withTour ? ' with the tour' : ''}`;
        expect([where, await cutCards(app)]).toEqual([where, []]);
        expect([where, await coveredControls(app)]).toEqual([where, []]);
        // A block and a card are told of at once.
        await app.getByRole('button', { name: /^Depot Street,/ }).click();
        await cards(app).filter({ hasText: 'Hijacked Truck' }).click();
        expect([where, await coveredControls(app)]).toEqual([where, []]);
        expect(await accessibilityFindings(app)).toEqual([]);
        await app.locator('main').evaluate((main) => main.scrollTo(0, 0));
        await screenshotNow(app, `tray-${theme}-${size.width}${withTour ? '-tour' : ''}`);
      }
    }
  });

test('the keys walk along a hand, Enter picks, Escape puts back, and each is told to whoever listens', async ({
  app,
}) => {
  await enterLargeHand(app);
  const told = tray(app).getByRole('status', { name: 'Card in hand' });
  await cards(app).first().focus();
  await expect(cards(app).first()).toHaveAccessibleName(/^Nino Bellini, in hand, card 1 of 16/);
  await app.keyboard.press('ArrowLeft');
  await expect(cards(app).last()).toBeFocused();
  await app.keyboard.press('ArrowRight');
  await app.keyboard.press('ArrowRight');
  await expect(cards(app).nth(1)).toBeFocused();
  // One stop for the Tab key, wherever the arrows have led.
  await expect(tray(app).locator('[data-card][tabindex="0"]')).toHaveCount(1);
  await app.keyboard.press('Enter');
  await expect(cards(app).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(told).toHaveText(/^Picked: Big Sal Rizzo, .*card 2 of 16/);
  await app.keyboard.press('Escape');
  await expect(cards(app).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(app).nth(1)).toBeFocused();
  await expect(told).toBeEmpty();
  // The exhausted lie there and are not picked.
  const tired = cards(app).filter({ hasText: 'Carmine Lupo' });
  await tired.focus();
  await app.keyboard.press('Enter');
  await expect(tired).toHaveAttribute('aria-disabled', 'true');
  await expect(tired).toHaveAttribute('aria-pressed', 'false');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a tap picks a card and another one puts it back', async ({ app }) => {
    await enterLargeHand(app);
    const card = cards(app).filter({ hasText: 'Hijacked Truck' });
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(tray(app).getByRole('group', { name: 'Hijacked Truck, picked' })).toBeVisible();
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  });
});
