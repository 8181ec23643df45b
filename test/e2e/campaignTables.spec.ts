import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityFindings, expect, go, inspect, openSample, screenshot, test } from '../support/app.ts';
import { savedBy } from '../support/player.ts';

const example = join(import.meta.dirname, '../../docs/examples/running.csv');

test('a campaign is saved as a table, changed, told what is wrong, and imported; one gang joins NPC gangs', async ({
  app,
  host,
}) => {
  test.setTimeout(270_000);
  await openSample(app, 'Campaign');
  const { name, bytes } = await savedBy(app, 'Save the table');
  expect(name).toBe('the-sixth-streeters-january-1925-g1.csv');
  const gang = bytes.toString('utf8');
  expect(gang).toMatch(/^\uFEFFGangs\nGang,Type,Player,/u);
  expect(gang).not.toContain('The Consolidated');
  await app.getByRole('region', { name: 'As a table' }).scrollIntoViewIfNeeded();
  await inspect(app, 'campaign-table');
  await app.getByRole('button', { name: 'Close the campaign' }).click();

  const files = app.getByLabel('File of a running campaign');
  const wrong = join(host.home, 'wrong.csv');
  writeFileSync(wrong, readFileSync(example, 'utf8').replace('Riverside,2350', 'Rivendell,lots'));
  await files.setInputFiles(wrong);
  const alert = app.getByRole('alert');
  await expect(alert).toContainText('wrong.csv was not entered');
  await expect(alert).toContainText('“lots” is no figure');
  // The districts there are depend on the city of the table, so theirs are told once the rest can be read.
  writeFileSync(wrong, readFileSync(example, 'utf8').replace('Riverside,2350', 'Rivendell,2350'));
  await files.setInputFiles(wrong);
  await expect(alert).toContainText('There is no district “Rivendell” in Paradise; its districts are ');
  await screenshot(app, 'start-wrong-table');

  const own = join(host.home, 'gang.csv');
  writeFileSync(own, gang);
  await app.getByLabel('NPC gangs to add to a table').selectOption('3');
  expect(await accessibilityFindings(app)).toEqual([]);
  await files.setInputFiles(own);
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
  await expect(app.getByRole('heading', { level: 1, name: /^Desk, January 1925/ })).toBeVisible();
  await go(app, 'Gang');
  await expect(app.getByRole('heading', { level: 1, name: /The Sixth Streeters/ })).toBeVisible();
});

test('letters that no font has are named where a packet is shown', async ({ app, host }) => {
  const odd = join(host.home, 'odd.csv');
  const text = readFileSync(example, 'utf8').replaceAll('The Jade Door', 'The \u{F0ABC} Door');
  writeFileSync(odd, text);
  await app.getByLabel('File of a running campaign').setInputFiles(odd);
  await app.getByRole('navigation', { name: 'Screens' }).waitFor();
  await go(app, 'Mail');
  await expect(app.getByText('No font on this computer has')).toContainText('(U+F0ABC)');
  expect(await accessibilityFindings(app)).toEqual([]);
});
