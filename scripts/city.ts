import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import type { CityTask } from './trials/cityGame.ts';
import { checkCity, median } from './trials/cityFigures.ts';
import { listTallyLines } from './trials/tallyLines.ts';
import { numberOption, createProgressLine, runTrials, readWordOption } from './trials/pool.ts';

/**
 * Checks that the city breathes: `npm run city -- [--campaigns 40] [--months 36] [--rules gangland-war]`. Campaigns
 * of four Standard gangs: the law comes and goes, tempers rise and fall, gangs die, money is spent, the lead changes.
 */
const campaigns = numberOption('campaigns', 40, 1_000);
const months = numberOption('months', 36, 240);
const preset = readWordOption('rules', ['by-the-book', 'gentle', 'gangland-war']) ?? 'gangland-war';
const houseRules = houseRulePresets.find(({ id }) => id === preset)?.rules ?? {};

const tasks = Array.from({ length: campaigns }, (_, n): CityTask => {
  return { seed: n + 1, months, houseRules };
});
const results = await runTrials('city', tasks, createProgressLine('campaigns', campaigns));

const checks = checkCity(results);
for (const { what, value, isWell } of checks) {
  console.log(`${isWell ? 'ok  ' : 'FAIL'} ${what}: ${value}`);
}
const perMonth = (count: (result: (typeof results)[number]) => number): string =>
  (results.reduce((sum, one) => sum + count(one), 0) / (campaigns * months)).toFixed(2);
console.log(
  `Gangs eliminated in a campaign: ${(results.reduce((sum, one) => sum + one.eliminated, 0) / campaigns).toFixed(1)}.`,
);
console.log(`Battles a month: ${perMonth(({ battles }) => battles)}.`);
console.log(
  `The leader’s bank in the end: $${Math.round(median(results.map(({ leadersBank }) => leadersBank)))} (median).`,
);
console.log(
  `Outrage in the end: ${median(results.map(({ outrage }) => outrage.at(-1) ?? 0))} (median).`,
);
for (const line of listTallyLines(results)) console.log(line);
process.exitCode = checks.every(({ isWell }) => isWell) ? 0 : 1;
