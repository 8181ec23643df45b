import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', 'src-renderer');

/** Tables whose order says something itself, or whose rows are fields to be filled in. */
const ordered: Readonly<Record<string, string>> = {
  'frame/about/AboutDialog.svelte': 'the program first, then what it runs on',
  'frame/log/Why.svelte': 'a sum, the weightiest part first',
  'frame/questions/DecisionPanel.svelte': 'the sides as the game lists them, a handful',
  'frame/rules/RuleText.svelte': 'printed as the book prints it',
  'frame/shell/GuideDialog.svelte': 'keys by what they are used for',
  'frame/mail/ReceiptTable.svelte': 'the lines of a sheet in their order',
  'frame/show/OrdersCard.svelte': 'own orders in the order in which they were shown',
  'games/paradise/battles/OthersTable.svelte': 'a form: the fallen of each side',
  'games/paradise/battles/SetupSheet.svelte': 'a sheet for the table, side by side with its film',
  'games/paradise/gang/CompareDialog.svelte': 'people are its columns, and the best is marked',
  'games/paradise/gang/PersonCards.svelte': 'the six stats of a card',
  'games/paradise/inspector/StatTable.svelte': 'the six stats of a person',
  'games/paradise/map/Legend.svelte': 'the key of a map',
  'games/paradise/rivals/FactorList.svelte': 'a bill of reasons with its sum',
  'games/paradise/setup/GangBill.svelte': 'a bill with its sum',
  'games/paradise/setup/RivalsEditor.svelte': 'a form: the rivals in the order of play',
};

test('every table of the desk sorts by its columns, or its order says something itself', () => {
  const files = globSync(['frame/**/*.svelte', 'shared/**/*.svelte', 'games/paradise/**/*.svelte'], { cwd: root });
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const tables = sources.filter(({ text }) => text.includes('<table'));
  const unsorted = tables.filter(({ text }) => !text.includes('<SortHeader'));
  expect(tables.length).toBeGreaterThan(30);
  expect(unsorted.map(({ file }) => file).sort()).toEqual(Object.keys(ordered).sort());
});
