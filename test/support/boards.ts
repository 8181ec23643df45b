import type { Locator, Page } from '@playwright/test';

/** Drags one thing to another with the mouse, by the middle of both or by the points that are given. */
export async function dragTo(app: Page, piece: Locator, place: Locator): Promise<void> {
  const from = await findMiddle(piece);
  const to = await findMiddle(place);
  await app.mouse.move(from.x, from.y);
  await app.mouse.down();
  await app.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await app.mouse.move(to.x, to.y, { steps: 3 });
  await app.mouse.up();
}

async function findMiddle(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Founds a game of three seats, one played by a person at this screen. */
export async function foundSmall(
  app: Page,
  cover: RegExp,
  { seats, count, change }: { seats: RegExp; count: string; change: () => Promise<void> },
): Promise<void> {
  await app.getByRole('radio', { name: cover }).check({ force: true });
  await app.getByRole('button', { name: 'New campaign' }).click();
  await app.getByLabel('Seed').fill('7');
  await app.getByRole('combobox', { name: seats }).first().selectOption(count);
  await change();
  await app.getByRole('button', { name: 'Start the game' }).click();
}
