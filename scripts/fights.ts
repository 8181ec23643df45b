import { scenarioNames } from '../src-main/rulebooks/paradise/skirmish/scenarios/scenarioNames.ts';
import {
  addFights,
  createFightCounts,
  neverCounts,
  type FightCounts,
  type FightTask,
} from './trials/bookFights.ts';
import { numberOption, createProgressLine, runTrials } from './trials/pool.ts';

/** Battles one task fights: enough to keep a thread busy, few enough to share them out evenly. */
const seedsPerTask = 25;

const seeds = numberOption('seeds', 500, 100_000);

const tasks = scenarioNames.flatMap((scenario): FightTask[] =>
  Array.from({ length: Math.ceil(seeds / seedsPerTask) }, (_, i) => ({
    scenario,
    fromSeed: 1 + i * seedsPerTask,
    seeds: Math.min(seedsPerTask, seeds - i * seedsPerTask),
  })),
);

const results = await runTrials('fights', tasks, createProgressLine('Battles', tasks.length));

const columns: readonly [string, (counts: FightCounts) => string][] = [
  ['attackers', ({ wins, battles }) => percent(wins.attackers, battles)],
  ['defenders', ({ wins, battles }) => percent(wins.defenders, battles)],
  ['nobody', ({ wins, battles }) => percent(wins.nobody, battles)],
  ['turns', ({ turns, battles }) => (turns / battles).toFixed(1)],
  ['held', ({ held, battles }) => (held / battles).toFixed(1)],
  ['played', ({ played, held }) => percent(played, held)],
  ['shots', ({ shots, battles }) => (shots / battles).toFixed(1)],
  ['in the open', ({ shotsInTheOpen, shots }) => percent(shotsInTheOpen, shots)],
  ['bystanders', ({ blazingPastBystanders, blazing }) => percent(blazingPastBystanders, blazing)],
  ['by the law', ({ lawPastBystanders }) => String(lawPastBystanders)],
  ['friends', ({ shotsPastFriends, shots }) => percent(shotsPastFriends, shots)],
  ['they fire', ({ attackersFired, battles }) => percent(attackersFired, battles)],
  ['deaths', ({ deaths, battles }) => (deaths / battles).toFixed(2)],
  ['runs', ({ runs, battles }) => (runs / battles).toFixed(2)],
];

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
}

const width = 11;
console.log(`${seeds} book battles of each scenario. Shares: held cards played; shots at men in the
open with cover within a walk; bursts that may hit a bystander; shots of the law that may; shots that
may hit a friend; battles in which the attackers fire. Deaths and runs a battle.\n`);
console.log(''.padEnd(18) + columns.map(([title]) => title.padStart(width)).join(''));
const rows = scenarioNames.map((scenario) => {
  const own = results.filter((_, i) => tasks[i]?.scenario === scenario);
  return [scenario, own.reduce(addFights, createFightCounts())] as const;
});
const all = rows.map(([, counts]) => counts).reduce(addFights, createFightCounts());
for (const [name, counts] of [...rows, ['all', all] as const]) {
  console.log(name.padEnd(18) + columns.map(([, cell]) => cell(counts).padStart(width)).join(''));
}

console.log(`
${all.brawls} brawls, ${percent(all.crowds, all.brawls)} of them with two and more against one; ${all.boxersSwings} second swings of Boxers.

What must not happen (floor 0):`);
for (const [key, words] of neverCounts) {
  const where = rows
    .filter(([, counts]) => counts[key] > 0)
    .map(([name, c]) => `${name} ${c[key]}`);
  const list = where.length === 0 ? '' : `: ${where.join(', ')}`;
  console.log(`${String(all[key]).padStart(5)}  ${words}${list}`);
  if (all[key] > 0) process.exitCode = 1;
}
