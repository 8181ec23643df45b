import { scenarioNames, type ScenarioName } from '../src-main/games/paradise/rules/skirmish/scenarios/scenarioNames.ts';
import { addFights, createFightCounts, neverCounts, type FightCounts, type FightTask } from './trials/bookFights.ts';
import { companies, type Company, type RaidTask } from './trials/policeRaids.ts';
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

/** [SCN-10, SCN-11] Bounds of the attackers' share of decided battles; a quarter for each side where nothing else is said. */
const bounds: Partial<Record<ScenarioName, { from: number; to: number }>> = {
  siege: { from: 0.3, to: 0.6 },
};

console.log('\nDecided battles that the attackers win, and what is wanted:');
for (const [name, { wins }] of rows) {
  // A police raid depends on who stands by; its lines are below.
  if (name === 'police-raid') continue;
  const { from, to } = bounds[name] ?? { from: 0.25, to: 0.75 };
  printShare(name, wins.attackers, wins.attackers + wins.defenders, { from, to });
}

/** Prints a share beside its bounds; a share outside them fails the run. */
function printShare(name: string, part: number, whole: number, wanted: { from: number; to: number } | null): void {
  const isWanted = wanted === null || (part >= wanted.from * whole && part <= wanted.to * whole);
  const range = wanted === null ? '' : `${percent(wanted.from, 1)} to ${percent(wanted.to, 1)}`;
  console.log(`${name.padEnd(34)}${percent(part, whole).padStart(8)}  ${range}${isWanted ? '' : '  MISSED'}`);
  if (!isWanted) process.exitCode = 1;
}

const standBy: Readonly<Record<Company, string>> = {
  nobody: 'the guards alone',
  hoodlums: 'as many as the police, Hoodlums',
  enforcers: 'as many as the police, Enforcers',
};
const raidTasks = [1, 2].flatMap((lootDice) =>
  companies.map((company): RaidTask => ({ lootDice, company, fromSeed: 1, seeds })),
);
const raids = await runTrials('policeRaids', raidTasks, createProgressLine('Police raids', raidTasks.length));
// [GUTS-3] Where twelve stand together, one who gives up takes eight with him: no tactics hold a quarter there.
console.log('\nPolice raids that the gang beats off; its men arrested and dead a raid:');
raidTasks.forEach(({ lootDice, company }, nth) => {
  const counts = raids[nth];
  if (counts === undefined) return;
  const { battles, held, arrested, dead } = counts;
  printShare(
    `${lootDice}D6, ${standBy[company]}`,
    held,
    battles,
    company === 'enforcers' && lootDice === 1 ? { from: 0.25, to: 1 } : null,
  );
  console.log(`${''.padEnd(44)}${(arrested / battles).toFixed(1)} arrested, ${(dead / battles).toFixed(1)} dead`);
});

console.log(`
${all.brawls} brawls, ${percent(all.crowds, all.brawls)} of them with two and more against one; ${all.boxersSwings} second swings of Boxers.

What must not happen (floor 0):`);
for (const [key, words] of neverCounts) {
  const where = rows.filter(([, counts]) => counts[key] > 0).map(([name, c]) => `${name} ${c[key]}`);
  const list = where.length === 0 ? '' : `: ${where.join(', ')}`;
  console.log(`${String(all[key]).padStart(5)}  ${words}${list}`);
  if (all[key] > 0) process.exitCode = 1;
}
