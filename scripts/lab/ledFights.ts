import { leadMuster } from '#main/games/paradise/rules/skirmish/command/lead.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { createCarefulLeader } from './carefulLeader.ts';
import { formatPercent } from './numbers.ts';
import { readNumberOption } from './options.ts';
import { createProgressLine, runTrials } from './pool.ts';
import { scenarioNames, type ScenarioName } from '#shared/games/paradise/battles.ts';

/** Book battles of one role, with the seeds from one on. */
type LedTask = { scenario: ScenarioName; side: 'attackers' | 'defenders'; fromSeed: number; seeds: number };

/** How often that side won, led by the careful person and by tactics, and its men lost. */
type LedCounts = { battles: number; led: number; tactics: number; ledLost: number; tacticsLost: number };

const lostPostures = ['dead', 'arrested', 'out-cold'];

/** Measures how often a careful person who leads one side wins, beside tactics with the same seeds. */
export async function run(): Promise<void> {
  const seeds = readNumberOption('seeds', 20, 10_000);
  const fromSeed = readNumberOption('from', 1, 1_000_000);
  const tasks = scenarioNames.flatMap((scenario) =>
    (['attackers', 'defenders'] as const)
      // [SCN-10] The police are the program's to lead.
      .filter((side) => scenario !== 'police-raid' || side === 'defenders')
      .map((side): LedTask => ({ scenario, side, fromSeed, seeds })),
  );
  const results = await runTrials(import.meta.url, countLedFights, tasks, createProgressLine('Roles', tasks.length));

  console.log(`${seeds} book battles of each role from seed ${fromSeed}: won by its side, and men lost a battle.\n`);
  const titles = ['led', 'tactics', 'lost', 'tactics lost'];
  console.log(`${'role'.padEnd(30)}${titles.map((title) => title.padStart(14)).join('')}`);
  const all: LedCounts = { battles: 0, led: 0, tactics: 0, ledLost: 0, tacticsLost: 0 };
  tasks.forEach(({ scenario, side }, nth) => {
    const counts = results[nth];
    if (counts === undefined) return;
    for (const key of Object.keys(all) as (keyof LedCounts)[]) all[key] += counts[key];
    printRole(`${scenario}, ${side}`, counts);
  });
  printRole('all', all);
}

function printRole(role: string, { battles, led, tactics, ledLost, tacticsLost }: LedCounts): void {
  const formatMen = (lost: number): string => (lost / battles).toFixed(1);
  const cells = [
    formatPercent(led / battles),
    formatPercent(tactics / battles),
    formatMen(ledLost),
    formatMen(tacticsLost),
  ];
  console.log(role.padEnd(30) + cells.map((cell) => cell.padStart(14)).join(''));
}

/** Fights each battle twice with the same seed: by tactics on both sides, and with a careful person on one. */
export function countLedFights({ scenario, side, fromSeed, seeds }: LedTask): LedCounts {
  const counts = { battles: 0, led: 0, tactics: 0, ledLost: 0, tacticsLost: 0 };
  for (let seed = fromSeed; seed < fromSeed + seeds; seed += 1) {
    const own = resolveScenario(scenario, seed);
    const battle = leadMuster((dice) => bookMuster(scenario, dice), seed, {
      leads: [{ side, viewer: 'gm' }],
      answers: [],
      says: createCarefulLeader(scenario, side),
    });
    if (battle.kind !== 'done') throw new Error('A led battle did not end.');
    const countLost = ({ figures }: Pick<typeof own, 'figures'>): number =>
      figures.filter((one) => one.side === side && lostPostures.includes(one.posture)).length;
    counts.battles += 1;
    counts.led += battle.result.winner === side ? 1 : 0;
    counts.tactics += own.winner === side ? 1 : 0;
    counts.ledLost += countLost(battle.result);
    counts.tacticsLost += countLost(own);
  }
  return counts;
}
