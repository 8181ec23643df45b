import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import { checkCity, listSeldom } from '#main/games/paradise/rules/survey/figures.ts';
import { playCities, type CityTask } from './cityGame.ts';
import { formatPercent } from './numbers.ts';
import { readCity } from '#main/cli/city.ts';
import { readNumberOption, readTextOption, readWordOption } from './options.ts';
import { createProgressLine } from './pool.ts';

/**
 * Checks that the city breathes, in campaigns of five Standard gangs by each set of house rules: the law comes and goes,
 * tempers rise and fall, gangs die, money is spent, the lead changes, and no chapter of the book is left out.
 */
export async function run(): Promise<void> {
  const campaigns = readNumberOption('campaigns', 40, 1_000);
  const months = readNumberOption('months', 60, 240);
  const ids = houseRulePresets.map(({ id }) => id);
  const only = readWordOption('rules', ids);
  const named = readTextOption('city');
  const pack = named === null ? {} : { city: readCity(named) };
  const presets = houseRulePresets.filter(({ id }) => only === null || id === only);

  const tasks = presets.flatMap(({ rules }) =>
    Array.from({ length: campaigns }, (_, n): CityTask => ({ seed: n + 1, months, houseRules: rules, ...pack })),
  );
  const results = await playCities(tasks, createProgressLine('campaigns', tasks.length));

  const columns = presets.map(({ id, name }, nth) => {
    const own = results.slice(nth * campaigns, (nth + 1) * campaigns);
    return { name, checks: checkCity(id, own), seldom: listSeldom(own) };
  });
  const rows: Record<string, Record<string, string>> = {};
  for (const { name, checks } of columns) {
    for (const { what, text, asked, isWell } of checks) {
      const row = (rows[what] ??= {});
      row[name] = asked === '' ? text : `${text}${isWell ? '' : ' OFF'} (${asked})`;
    }
  }
  console.table(rows);
  for (const { name, seldom } of columns) {
    const words = seldom.map(({ chapter, share }) => `${chapter} ${formatPercent(share)}`);
    console.log(`${name}, in less than a third of the campaigns: ${words.join(', ') || 'nothing'}.`);
  }
  if (!columns.every(({ checks }) => checks.every(({ isWell }) => isWell))) process.exitCode = 1;
}
