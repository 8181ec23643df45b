import { median } from './cityFigures.ts';
import type { CityResult } from './cityGame.ts';

/** The table of a city's life as a story, one figure a line. */
export function listTallyLines(results: readonly CityResult[]): string[] {
  const sum = (count: (result: CityResult) => number): number =>
    results.reduce((total, one) => total + count(one), 0);
  const share = (part: number, whole: number): string =>
    `${((part * 100) / Math.max(1, whole)).toFixed(0)}%`;
  const months = sum(({ outrage }) => outrage.length);
  const lastOwned = results.map(({ doors }) => (doors.at(-1) ?? 0) / Math.max(1, doors[11] ?? 0));
  const third = results.flatMap(({ fullRackets }) => fullRackets.slice(24, 36));
  return [
    `Takeovers that met another gang at the door: ${share(
      sum(({ crowded }) => crowded),
      sum(({ takeovers }) => takeovers),
    )}.`,
    `Bosses fallen by Showdown and Meet against Hit and raid: ${sum(({ bossesCalledOut }) => bossesCalledOut)} : ${sum(({ bossesHunted }) => bossesHunted)}.`,
    `Raids of the law beaten off: ${sum(({ beatenOff }) => beatenOff)} of ${sum(({ lawRaids }) => lawRaids)}.`,
    `Months with the Feds in town: ${share(
      sum(({ fedsMonths }) => fedsMonths),
      months,
    )}.`,
    `Loot paid to officials in those months: ${share(
      sum(({ fedsPay }) => fedsPay),
      sum(({ fedsLoot }) => fedsLoot),
    )}.`,
    `The fullest bank at the end, in months of its income (median): ${median(results.map(({ richestMonths }) => richestMonths)).toFixed(1)}.`,
    `Doors owned at the end against the end of year 1 (median): ${median(lastOwned).toFixed(2)}.`,
    `Full rackets in the city in an average month of year 3: ${(third.reduce((total, one) => total + one, 0) / Math.max(1, third.length)).toFixed(2)}.`,
    `Changes of the lead after year 1 (median): ${median(results.map(({ lateLeads }) => lateLeads))}.`,
    `Reasons said before, after two years: ${share(
      sum(({ reasonsSaid }) => reasonsSaid),
      sum(({ reasons }) => reasons),
    )} of ${sum(({ reasons }) => reasons)}.`,
    `Months with each chapter: ${listChapters(results)}.`,
  ];
}

function listChapters(results: readonly CityResult[]): string {
  const names = [...new Set(results.flatMap(({ chapters }) => Object.keys(chapters)))].sort();
  return names
    .map((name) => `${name} ${results.reduce((n, one) => n + (one.chapters[name] ?? 0), 0)}`)
    .join(', ');
}
