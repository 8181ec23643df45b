import { scenarioNames } from '../src-main/games/paradise/rules/skirmish/scenarios/scenarioNames.ts';
import type { LedCounts, LedTask } from './trials/ledFights.ts';
import { createProgressLine, numberOption, runTrials } from './trials/pool.ts';

const seeds = numberOption('seeds', 20, 10_000);
const fromSeed = numberOption('from', 1, 1_000_000);

const tasks = scenarioNames.flatMap((scenario) =>
  (['attackers', 'defenders'] as const)
    // [SCN-10] The police are the program's to lead.
    .filter((side) => scenario !== 'police-raid' || side === 'defenders')
    .map((side): LedTask => ({ scenario, side, fromSeed, seeds })),
);
const results = await runTrials('ledFights', tasks, createProgressLine('Roles', tasks.length));

console.log(`${seeds} book battles of each role from seed ${fromSeed}: won by its side, and men lost a battle.\n`);
console.log(
  `${'role'.padEnd(30)}${['led', 'tactics', 'lost', 'tactics lost'].map((title) => title.padStart(14)).join('')}`,
);
const all: LedCounts = { battles: 0, led: 0, tactics: 0, ledLost: 0, tacticsLost: 0 };
tasks.forEach(({ scenario, side }, nth) => {
  const counts = results[nth];
  if (counts === undefined) return;
  for (const key of Object.keys(all) as (keyof LedCounts)[]) all[key] += counts[key];
  print(`${scenario}, ${side}`, counts);
});
print('all', all);

function print(role: string, { battles, led, tactics, ledLost, tacticsLost }: LedCounts): void {
  const share = (part: number): string => `${((100 * part) / battles).toFixed(0)}%`;
  const men = (lost: number): string => (lost / battles).toFixed(1);
  const cells = [share(led), share(tactics), men(ledLost), men(tacticsLost)];
  console.log(role.padEnd(30) + cells.map((cell) => cell.padStart(14)).join(''));
}
