import { closeMonth, coveredControls, expect, go, inspect, openSample, screenshot, test } from '../support/app.ts';

test('a newcomer is led through a month: steps tick themselves off, are skipped, put aside and taken up', async ({
  app,
}) => {
  test.slow();
  await openSample(app, 'Desk');
  await app.getByRole('button', { name: 'Lead me through it' }).press('Enter');
  const tour = app.getByRole('region', { name: 'Your first month, step by step' });
  // The button is gone; whoever has a keyboard only goes on from the card.
  await expect(tour).toBeFocused();
  await expect(tour.getByRole('heading')).toHaveText('1 of 8 Look at the city');
  await inspect(app, 'tour-first');
  await tour.getByRole('button', { name: 'Take me there' }).click();
  // Opening the map is not looking at it.
  await expect(tour.getByRole('heading')).toHaveText('1 of 8 Look at the city');
  await app.getByRole('button', { name: /^Downtown,/ }).focus();
  await app.keyboard.press('Enter');
  await expect(tour.getByRole('heading')).toHaveText('2 of 8 Meet your people');
  await tour.getByRole('button', { name: 'Put the tour aside' }).click();
  await expect(tour).toBeHidden();

  await app.keyboard.press('?');
  await app.getByRole('button', { name: 'Go on with the tour' }).click();
  await tour.getByRole('button', { name: 'Skip this step' }).click();
  await expect(tour.getByRole('heading')).toHaveText('3 of 8 Pick a business to take');
  await tour.getByRole('button', { name: 'Take me there' }).click();
  await app.getByRole('region', { name: 'Independent businesses' }).getByRole('radio').first().check();
  await expect(tour.getByRole('heading')).toHaveText('4 of 8 Send a crew');
  await screenshot(app, 'tour-crew');
  await tour.getByRole('button', { name: 'Skip this step' }).click();
  await expect(tour.getByRole('heading')).toHaveText('5 of 8 Give a job');
  await tour.getByRole('button', { name: 'Skip this step' }).click();
  // Nobody in the Hall deals with a gang of this reputation yet: the tour does not lead there.
  await expect(tour.getByRole('heading')).toHaveText('6 of 8 Close the month');
  await closeMonth(app);
  await tour.getByRole('button', { name: 'Take me there' }).click();
  await expect(tour.getByRole('heading')).toHaveText('That is a month');
  await tour.getByRole('button', { name: 'Good' }).click();
  await expect(tour).toBeHidden();
});

for (const size of [
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
])
  test(`the tour covers no control at ${size.width}x${size.height}, with and without the inspector`, async ({
    app,
  }) => {
    test.slow();
    await app.setViewportSize(size);
    await openSample(app, 'Desk');
    await app.getByRole('button', { name: 'Lead me through it' }).click();
    const tour = app.getByRole('region', { name: 'Your first month, step by step' });
    await expect(tour).toBeVisible();
    for (const isInspecting of [false, true])
      for (const screen of ['Desk', 'Orders', 'Gang', 'Hall', 'Battles']) {
        await go(app, screen);
        if (isInspecting && (await app.locator('[data-inspector]').count()) === 0) {
          await go(app, 'Gang');
          await app.locator('main').getByRole('button', { name: 'Francis Kennedy' }).first().click();
          await expect(app.locator('[data-inspector]')).toBeVisible();
          await go(app, screen);
        }
        await expect(tour).toBeVisible();
        const where = `${screen}${isInspecting ? ' beside the inspector' : ''}`;
        expect([where, await coveredControls(app)]).toEqual([where, []]);
      }
  });
