import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import type { CityTask } from './trials/cityGame.ts';
import { checkCity, listSeldom } from './trials/cityFigures.ts';
import { numberOption, createProgressLine, runTrials, readWordOption } from './trials/pool.ts';

/**
 * Checks that the city breathes: `npm run city -- [--campaigns 40] [--months 60] [--rules gangland-war]`. Campaigns of
 * four Standard gangs by each set of house rules: the law comes and goes, tempers rise and fall, gangs die, money is
 * spent, the lead changes, and no chapter of the book is left out.
 */
const campaigns = numberOption('campaigns', 40, 1_000);
const months = numberOption('months', 60, 240);
const ids = houseRulePresets.map(({ id }) => id);
const only = readWordOption('rules', ids);
const presets = houseRulePresets.filter(({ id }) => only === null || id === only);

const tasks = presets.flatMap(({ rules }) =>
  Array.from({ length: campaigns }, (_, n): CityTask => {
    return { seed: n + 1, months, houseRules: rules };
  }),
);
const results = await runTrials('city', tasks, createProgressLine('campaigns', tasks.length));

const columns = presets.map(({ id, name }, nth) => {
  const own = results.slice(nth * campaigns, (nth + 1) * campaigns);
  return { name, checks: checkCity(id, own), seldom: listSeldom(own) };
});
const rows: Record<string, Record<string, string>> = {};
for (const { name, checks } of columns) {
  for (const { what, text, asked, isWell } of checks) {
    const row = (rows[what] ??= {});
    row[name] = asked === '' ? text : `${text}${isWell ? '' : ' FAIL'} (${asked})`;
  }
}
console.table(rows);
for (const { name, seldom } of columns) {
  const words = seldom.map(({ chapter, share }) => `${chapter} ${Math.round(share * 100)}%`);
  console.log(`${name}, in less than a third of the campaigns: ${words.join(', ') || 'nothing'}.`);
}
process.exitCode = columns.every(({ checks }) => checks.every(({ isWell }) => isWell)) ? 0 : 1;
