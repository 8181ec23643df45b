import {
  accessibilityFindings,
  closeMonth,
  expect,
  go,
  openSample,
  screenshot,
  test,
} from '../support/app.ts';

test('a newcomer is led through a month: steps tick themselves off, are skipped, put aside and taken up', async ({
  app,
}) => {
  test.slow();
  await openSample(app);
  await go(app, 'Desk');
  await app.getByRole('button', { name: 'Lead me through it' }).press('Enter');
  const tour = app.getByRole('region', { name: 'Your first month, step by step' });
  // The button is gone; whoever has a keyboard only goes on from the card.
  await expect(tour).toBeFocused();
  await expect(tour.getByRole('heading')).toHaveText('1 of 6 Look at the city');
  expect(await accessibilityFindings(app)).toEqual([]);
  await screenshot(app, 'tour-first');
  await tour.getByRole('button', { name: 'Take me there' }).click();
  // Opening the map is not looking at it.
  await expect(tour.getByRole('heading')).toHaveText('1 of 6 Look at the city');
  await app.getByRole('button', { name: /^Downtown,/ }).focus();
  await app.keyboard.press('Enter');
  await expect(tour.getByRole('heading')).toHaveText('2 of 6 Meet your people');
  await tour.getByRole('button', { name: 'Put the tour aside' }).click();
  await expect(tour).toBeHidden();

  await app.keyboard.press('?');
  await app.getByRole('button', { name: 'Go on with the tour' }).click();
  await tour.getByRole('button', { name: 'Skip this step' }).click();
  await expect(tour.getByRole('heading')).toHaveText('3 of 6 Pick a business to take');
  await tour.getByRole('button', { name: 'Take me there' }).click();
  await app
    .getByRole('region', { name: 'Independent businesses' })
    .getByRole('radio')
    .first()
    .check();
  await expect(tour.getByRole('heading')).toHaveText('4 of 6 Send a crew');
  await screenshot(app, 'tour-crew');
  await tour.getByRole('button', { name: 'Skip this step' }).click();
  await closeMonth(app);
  await tour.getByRole('button', { name: 'Take me there' }).click();
  await expect(tour.getByRole('heading')).toHaveText('That is a month');
  await tour.getByRole('button', { name: 'Good' }).click();
  await expect(tour).toBeHidden();
});
