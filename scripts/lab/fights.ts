import {
  addFights,
  countFights,
  createFightCounts,
  neverCounts,
  type FightCounts,
  type FightTask,
} from './bookFights.ts';
import { formatPercent } from './numbers.ts';
import { readNumberOption } from './options.ts';
import { companies, countPoliceRaids, type Company, type RaidTask } from './policeRaids.ts';
import { createProgressLine, runTrials } from './pool.ts';
import { scenarioNames, type ScenarioName } from '#shared/games/paradise/battles.ts';

/** Battles one task fights: enough to keep a thread busy, few enough to share them out evenly. */
const seedsPerTask = 25;

type Row = readonly [name: ScenarioName, counts: FightCounts];

const columns: readonly [string, (counts: FightCounts) => string][] = [
  ['attackers', ({ wins, battles }) => formatShare(wins.attackers, battles)],
  ['defenders', ({ wins, battles }) => formatShare(wins.defenders, battles)],
  ['nobody', ({ wins, battles }) => formatShare(wins.nobody, battles)],
  ['turns', ({ turns, battles }) => (turns / battles).toFixed(1)],
  ['held', ({ held, battles }) => (held / battles).toFixed(1)],
  ['played', ({ played, held }) => formatShare(played, held)],
  ['shots', ({ shots, battles }) => (shots / battles).toFixed(1)],
  ['in the open', ({ shotsInTheOpen, shots }) => formatShare(shotsInTheOpen, shots)],
  ['bystanders', ({ blazingPastBystanders, blazing }) => formatShare(blazingPastBystanders, blazing)],
  ['by the law', ({ lawPastBystanders }) => String(lawPastBystanders)],
  ['friends', ({ shotsPastFriends, shots }) => formatShare(shotsPastFriends, shots)],
  ['they fire', ({ attackersFired, battles }) => formatShare(attackersFired, battles)],
  ['deaths', ({ deaths, battles }) => (deaths / battles).toFixed(2)],
  ['runs', ({ runs, battles }) => (runs / battles).toFixed(2)],
];
const width = 11;

/** [SCN-10, SCN-11] Bounds of the attackers' share of decided battles; a quarter for each side where nothing else is said. */
const bounds: Partial<Record<ScenarioName, { from: number; to: number }>> = { siege: { from: 0.3, to: 0.6 } };

const standBy: Readonly<Record<Company, string>> = {
  nobody: 'the guards alone',
  hoodlums: 'as many as the police, Hoodlums',
  enforcers: 'as many as the police, Enforcers',
};

/** Fights book battles of each scenario and police raids, and prints who wins them and what must not happen. */
export async function run(): Promise<void> {
  const seeds = readNumberOption('seeds', 500, 100_000);
  const tasks = scenarioNames.flatMap((scenario): FightTask[] =>
    Array.from({ length: Math.ceil(seeds / seedsPerTask) }, (_, i) => ({
      scenario,
      fromSeed: 1 + i * seedsPerTask,
      seeds: Math.min(seedsPerTask, seeds - i * seedsPerTask),
    })),
  );
  const results = await runTrials(
    import.meta.resolve('./bookFights.ts'),
    countFights,
    tasks,
    createProgressLine('Battles', tasks.length),
  );
  const rows = scenarioNames.map((scenario): Row => {
    const own = results.filter((_, i) => tasks[i]?.scenario === scenario);
    return [scenario, own.reduce(addFights, createFightCounts())];
  });
  const all = rows.map(([, counts]) => counts).reduce(addFights, createFightCounts());
  printColumns(seeds, [...rows, ['all', all]]);
  printShares(rows);
  await fightPoliceRaids(seeds);
  printNever(rows, all);
}

function printColumns(seeds: number, rows: readonly (readonly [string, FightCounts])[]): void {
  console.log(`${seeds} book battles of each scenario. Shares: held cards played; shots at men in the
open with cover within a walk; bursts that may hit a bystander; shots of the law that may; shots that
may hit a friend; battles in which the attackers fire. Deaths and runs a battle.\n`);
  console.log(''.padEnd(18) + columns.map(([title]) => title.padStart(width)).join(''));
  for (const [name, counts] of rows) {
    console.log(name.padEnd(18) + columns.map(([, cell]) => cell(counts).padStart(width)).join(''));
  }
}

function printShares(rows: readonly Row[]): void {
  console.log('\nDecided battles that the attackers win, and what is wanted:');
  for (const [name, { wins }] of rows) {
    // A police raid depends on who stands by; its lines are below.
    if (name === 'police-raid') continue;
    const { from, to } = bounds[name] ?? { from: 0.25, to: 0.75 };
    printShare(name, wins.attackers, wins.attackers + wins.defenders, { from, to });
  }
}

async function fightPoliceRaids(seeds: number): Promise<void> {
  const tasks = [1, 2].flatMap((lootDice) =>
    companies.map((company): RaidTask => ({ lootDice, company, fromSeed: 1, seeds })),
  );
  const progress = createProgressLine('Police raids', tasks.length);
  const raids = await runTrials(import.meta.resolve('./policeRaids.ts'), countPoliceRaids, tasks, progress);
  // [GUTS-3] Where twelve stand together, one who gives up takes eight with him: no tactics hold a quarter there.
  console.log('\nPolice raids that the gang beats off; its men arrested and dead a raid:');
  tasks.forEach(({ lootDice, company }, nth) => {
    const counts = raids[nth];
    if (counts === undefined) return;
    const { battles, held, arrested, dead } = counts;
    const wanted = company === 'enforcers' && lootDice === 1 ? { from: 0.25, to: 1 } : null;
    printShare(`${lootDice}D6, ${standBy[company]}`, held, battles, wanted);
    console.log(`${''.padEnd(44)}${(arrested / battles).toFixed(1)} arrested, ${(dead / battles).toFixed(1)} dead`);
  });
}

function printNever(rows: readonly Row[], all: FightCounts): void {
  console.log(`
${all.brawls} brawls, ${formatShare(all.crowds, all.brawls)} of them with two and more against one; ${all.boxersSwings} second swings of Boxers.

What must not happen (floor 0):`);
  for (const [key, words] of neverCounts) {
    const where = rows.filter(([, counts]) => counts[key] > 0).map(([name, c]) => `${name} ${c[key]}`);
    const list = where.length === 0 ? '' : `: ${where.join(', ')}`;
    console.log(`${String(all[key]).padStart(5)}  ${words}${list}`);
    if (all[key] > 0) process.exitCode = 1;
  }
}

/** Prints a share beside its bounds; a share outside them fails the run. */
function printShare(name: string, part: number, whole: number, wanted: { from: number; to: number } | null): void {
  const isHeld = wanted === null || (part >= wanted.from * whole && part <= wanted.to * whole);
  const range = wanted === null ? '' : `${formatShare(wanted.from, 1)} to ${formatShare(wanted.to, 1)}`;
  console.log(`${name.padEnd(34)}${formatShare(part, whole).padStart(8)}  ${range}${isHeld ? '' : '  OFF'}`);
  if (!isHeld) process.exitCode = 1;
}

function formatShare(part: number, whole: number): string {
  return whole === 0 ? '-' : formatPercent(part / whole, 1);
}
