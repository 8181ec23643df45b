import { quickTag } from '#scripts/suites.ts';
import { accessibilityFindings, beginGame, expect, go, inspect, screenshot, test } from '../support/app.ts';

test(
  'a game of Turf War is founded, a sheet is written on the map, and the turn is closed',
  { tag: quickTag },
  async ({ app }) => {
    test.slow();
    // What waits on purpose is asked about before the period is closed.
    await app.addLocatorHandler(app.getByRole('button', { name: /anyway$/ }), (button) => button.click());
    await app.getByRole('radio', { name: /Turf War/ }).check({ force: true });
    await inspect(app, 'start-games');
    await app.getByRole('button', { name: /New/ }).first().click();
    await expect(app.getByRole('heading', { name: 'New game of Turf War' })).toBeVisible();
    await app.getByLabel('Seed').fill('7');
    await screenshot(app, 'turf-war-setup');
    // One mistake on purpose: two gangs of one name.
    await app.getByLabel('Name of gang 2').fill('The Lamplighters');
    await app.getByRole('button', { name: 'Start the game' }).click();
    await expect(app.getByRole('alert')).toContainText('Two gangs have this name');
    await app.getByLabel('Name of gang 2').fill('The Ashcan Boys');
    await app.getByRole('button', { name: 'Start the game' }).click();
    await expect(app.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
    expect(await accessibilityFindings(app)).toEqual([]);
    await app.getByRole('checkbox').nth(1).check();
    const elsewhere = app.getByRole('button', { name: /held by nobody/ }).first();
    await elsewhere.click();
    await expect(app.getByRole('region', { name: 'The sheet' }).getByRole('listitem')).toHaveCount(1);
    await screenshot(app, 'turf-war-map');
    await app.getByRole('button', { name: 'Hire', exact: true }).click();
    await expect(app.getByRole('region', { name: 'The sheet' }).getByRole('listitem')).toHaveCount(2);

    await go(app, 'Sheet');
    expect(await accessibilityFindings(app)).toEqual([]);
    // A refusal stands where the order is written, with the rule that refused it.
    const roster = app.getByRole('region', { name: 'Roster' });
    await roster
      .getByRole('button', { name: /^Rename/ })
      .first()
      .click();
    const other = (await roster.getByRole('rowheader').nth(1).textContent()) ?? '';
    await roster.getByLabel(/^New name of/).fill(other);
    await roster.getByRole('button', { name: 'Call him so' }).click();
    await expect(roster.getByRole('alert')).toContainText(`Somebody of yours is called ${other}`);
    await expect(roster.getByRole('alert')).toContainText('WAR-ORD-17');
    await roster.getByLabel(/^New name of/).fill('Sal the Elder');
    await roster.getByRole('button', { name: 'Call him so' }).click();
    await expect(roster.getByRole('rowheader', { name: 'Sal the Elder' })).toBeVisible();
    await screenshot(app, 'turf-war-sheet');

    const fallback = app.getByRole('region', { name: /^Retreats/ });
    await fallback.getByLabel('Add an area').selectOption({ label: 'Loom Street' });
    await fallback.getByRole('button', { name: 'Set the list' }).click();
    await expect(fallback.getByText('The list stands as it is.')).toBeVisible();
    const heir = app.getByRole('region', { name: /^Succession/ });
    await heir.getByRole('checkbox').check();
    await heir.getByRole('button', { name: 'Set who follows' }).click();
    await expect(heir.getByText('It stands as it is.')).toBeVisible();

    const join = app.getByRole('region', { name: /^Join somebody/ });
    await join.getByLabel('Where').selectOption({ label: 'Gasworks' });
    await join.getByLabel('Beside').selectOption({ label: 'The Ashcan Boys' });
    await join.getByLabel('Against').selectOption({ label: 'The Ashcan Boys' });
    await expect(join.getByRole('alert')).toContainText('both other gangs');
    await join.getByLabel('Against').selectOption({ label: 'The Nightside Firm' });
    await join.getByRole('button', { name: 'Add to orders' }).click();
    await expect(app.getByRole('region', { name: 'The sheet' }).getByRole('listitem')).toHaveCount(3);

    await app.getByRole('button', { name: /Close the turn/ }).click();
    await expect(app.getByText('Turn 1 is closed.')).toBeVisible();
    // Money of this game is counted in MC, in the report as in the log.
    await expect(app.getByRole('button', { name: /^[+−]\d+ MC$/ }).first()).toBeVisible();
    await go(app, 'Last turn');
    await expect(app.getByRole('heading', { name: 'Before the reveal' })).toBeVisible();
    await app.getByRole('button', { name: 'Step on' }).click();
    await expect(app.getByRole('heading', { name: 'On the move' })).toBeVisible();
    await screenshot(app, 'turf-war-turn');
    const slider = app.getByRole('slider', { name: 'Picture of the turn' });
    await slider.focus();
    await app.keyboard.press('ArrowRight');
    await expect(app.getByRole('heading', { name: 'On the move' })).toBeHidden();
    await screenshot(app, 'turf-war-fight');
    await app.getByRole('button', { name: 'Step back' }).focus();
    await app.keyboard.press('End');
    await expect(app.getByRole('heading', { name: 'At the end of the turn' })).toBeVisible();
    await app.keyboard.press('Home');
    await expect(app.getByRole('heading', { name: 'Before the reveal' })).toBeVisible();
    await app.getByRole('button', { name: 'Watch the show' }).click();
    await expect(app.getByRole('dialog')).toBeVisible();
    await app.keyboard.press('Escape');
    expect(await accessibilityFindings(app)).toEqual([]);
    await go(app, 'Gangs');
    await inspect(app, 'turf-war-gangs');
    const letters = app.getByRole('region', { name: /^Letters/ });
    await letters.getByLabel('Addressed to').selectOption({ label: 'The Ashcan Boys' });
    await letters.getByLabel('Proposal').selectOption({ label: 'An alliance' });
    await letters.getByRole('button', { name: 'Send it' }).click();
    await expect(letters.getByText('An open alliance of').first()).toBeVisible();
    await expect(letters.getByText(/^Answer: (yes|no)\./).first()).toBeVisible();
    await screenshot(app, 'turf-war-letters');

    await go(app, 'Figures');
    await app.getByLabel('Figure Areas').selectOption({ label: 'Money in and out' });
    await expect(app.getByRole('columnheader', { name: 'Income of areas' })).toBeVisible();
    await inspect(app, 'turf-war-figures');
    await go(app, 'Mail');
    await expect(app.getByText('One order a line, written like these:')).toBeVisible();
    const sheet = app.getByRole('region', { name: 'Sheet that came back' });
    const paper = sheet.getByLabel('Filled-in sheet of The Lamplighters');
    await paper.fill('Hire 90\nMove a Hitman to Gazworks');
    await sheet.getByRole('button', { name: 'File this sheet' }).click();
    await expect(sheet.getByRole('alert')).toContainText('2 lines of the sheet');
    const lines = sheet.getByRole('list', { name: 'Lines to mend' });
    await expect(lines.getByRole('listitem').nth(0)).toContainText('You can pay for');
    await expect(lines.getByRole('listitem').nth(1)).toContainText('did you mean Gasworks?');
    await inspect(app, 'turf-war-mail');
    await paper.fill('Sheet of The Lamplighters, Turn 2\nHire 1\nFall back to Manchester');
    await sheet.getByRole('button', { name: 'File this sheet' }).click();
    await expect(sheet.getByRole('status')).toContainText('filed and handed in');
    await app.emulateMedia({ media: 'print' });
    await screenshot(app, 'turf-war-packet');
    await app.emulateMedia({ media: 'screen' });

    await go(app, 'Campaign');
    await app.getByRole('button', { name: 'See it as the games master' }).click();
    const changes = app.getByRole('region', { name: 'Games master’s changes' });
    await changes.getByLabel('What is changed').selectOption({ label: 'A gang’s money' });
    await changes.getByLabel('Gang Pick one').selectOption({ label: 'The Ashcan Boys' });
    await changes.getByLabel('MC').fill('99');
    await changes.getByLabel('Reason, for the log').fill('A bag was found.');
    await changes.getByRole('button', { name: 'Enter the change' }).click();
    await expect(changes.getByText('Pick the gang.')).toBeVisible();
    await inspect(app, 'turf-war-rulings');
    await go(app, 'Gangs');
    await expect(app.getByRole('cell', { name: '99 MC' })).toBeVisible();
  },
);

test('the games master steers an NPC gang, and a game that is running is entered by form', async ({ app }) => {
  // What waits on purpose is asked about before the period is closed.
  await app.addLocatorHandler(app.getByRole('button', { name: /anyway$/ }), (button) => button.click());
  await app.getByRole('radio', { name: /Turf War/ }).check({ force: true });
  await app.getByRole('button', { name: 'Open the sample campaign' }).click();
  await go(app, 'Campaign');
  await app.getByRole('button', { name: 'See it as the games master' }).click();
  await go(app, 'Gangs');
  await app.getByRole('combobox', { name: 'Gang' }).selectOption({ index: 1 });
  const report = app.getByRole('region', { name: /^Situation report/ });
  await report.getByRole('button', { name: 'What it would do' }).click();
  await expect(report.getByRole('list', { name: 'What it would do' })).toBeVisible();
  await report.getByRole('button', { name: 'Write its sheet now' }).click();
  await expect(report.getByText(/\d+ orders, written/)).toBeVisible();
  await inspect(app, 'turf-war-opposition');
  await go(app, 'Sheet');
  await expect(app.getByRole('button', { name: /^Take off/ }).first()).toBeVisible();

  await go(app, 'Campaign');
  await app.getByRole('button', { name: 'Close the campaign' }).click();
  await app.getByRole('button', { name: 'New campaign' }).click();
  await app.getByLabel('Gangs', { exact: false }).first().selectOption('3');
  await app.getByLabel(/It is running already/).check();
  const first = app.getByRole('group', { name: 'The Lamplighters' });
  await first.getByLabel('Areas it holds').fill('Manchester, Atlantis');
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await expect(app.getByRole('alert')).toContainText('There is no area called “Atlantis”');
  await inspect(app, 'turf-war-running');
  await first.getByLabel('Areas it holds').fill('Manchester, Cotton Row, Foundry Hill, Loom Street');
  await app.getByRole('button', { name: 'Enter the game' }).click();
  await expect(app.getByRole('heading', { name: 'Turn 2' })).toBeVisible();
});

test('house rules are chosen by form, people start where they are put, and an offer is taken', async ({ app }) => {
  // What waits on purpose is asked about before the period is closed.
  await app.addLocatorHandler(app.getByRole('button', { name: /anyway$/ }), (button) => button.click());
  await beginGame(app, /Turf War/);
  await app.getByLabel('Seed').fill('7');
  await app.getByText('Every house rule').click();
  await app.getByRole('spinbutton', { name: 'Last turn' }).fill('3');
  await app.getByRole('spinbutton', { name: 'Last turn' }).blur();
  await expect(app.getByRole('alert')).toContainText('5 to 200');
  await app.getByRole('spinbutton', { name: 'Last turn' }).fill('40');
  await app.getByLabel('Places at the start').selectOption({ label: 'chosen in secret' });
  await inspect(app, 'turf-war-house-rules');
  await app.getByRole('button', { name: 'Start the game' }).click();
  await expect(app.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
  const people = app.getByRole('region', { name: 'People of The Lamplighters' });
  await people.getByRole('checkbox').nth(1).check();
  await expect(people.getByLabel(/They start there/)).toBeChecked();
  await app.getByRole('button', { name: /^St\. Thomas/ }).click();
  await expect(people.getByRole('alert')).toContainText('start in your own areas');
  await app.getByRole('button', { name: /^Loom Street/ }).click();
  const sheet = app.getByRole('region', { name: 'The sheet' });
  await expect(sheet.getByRole('listitem')).toContainText(/^Start .* in Loom Street/);
  await app.getByRole('button', { name: /Close the turn/ }).click();
  await expect(app.getByText('Turn 1 is closed.')).toBeVisible();
  await go(app, 'Gangs');
  const letters = app.getByRole('region', { name: /^Letters/ });
  await letters.getByRole('button', { name: 'Yes', exact: true }).first().click();
  await expect(letters.getByText('Answer: yes.').first()).toBeVisible();
  await letters.getByRole('button', { name: 'Add to orders' }).first().click();
  await go(app, 'Sheet');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
});
