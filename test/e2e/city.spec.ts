import { accessibilityFindings, closeMonth, expect, go, openSample, screenshot, test } from '../support/app.ts';

test('the map: layers, a district from near by, doors by pointer and keys, and the months before', async ({ app }) => {
  test.slow();
  await openSample(app);
  await closeMonth(app, 'January 1925');
  await closeMonth(app, 'February 1925');
  await go(app, 'City');
  const map = app.getByRole('group', { name: /^Map of Paradise/ });
  for (const name of ['Rackets', 'Income', 'Precincts', 'Councilors', 'Heat', 'Battles', 'Owners']) {
    await app.getByRole('combobox', { name: 'Layer' }).selectOption({ label: name });
    await screenshot(app, `map-${name.toLowerCase()}`);
  }
  expect(await accessibilityFindings(app)).toEqual([]);

  const district = map.getByRole('button', { name: /^Cabbageville,/ });
  await district.focus();
  await app.keyboard.press('Enter');
  await app.keyboard.press('z');
  await expect(app.getByRole('button', { name: 'The whole city' })).toBeEnabled();
  await screenshot(app, 'map-district');
  await map.getByRole('listbox', { name: /^Doors of Cabbageville/ }).focus();
  await app.keyboard.press('ArrowRight');
  await app.keyboard.press('Enter');
  await expect(app.getByRole('complementary')).toContainText('Cabbageville');
  expect(await accessibilityFindings(app)).toEqual([]);

  // The cartouche with the month hides no door: it stands on the whole city alone.
  await app.getByRole('button', { name: 'The whole city' }).click();
  const months = app.getByRole('slider', { name: /^Month/ });
  await months.fill('1');
  await expect(months).toHaveAttribute('aria-valuetext', 'end of January 1925');
  await expect(map.getByText('January 1925')).toBeVisible();
  await months.fill('3');
  await expect(months).toHaveAttribute('aria-valuetext', 'today');
});
