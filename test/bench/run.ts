import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#scripts/steps.ts';
import { readTextOption } from '#scripts/lab/options.ts';
import type { Figure, LongCampaign } from './figure.ts';
import { battleTrials, figure as battles } from './figures/battles.ts';
import { figure as calibration } from './figures/calibration.ts';
import { figure as devices } from './figures/devices.ts';
import { figure as forecast } from './figures/forecast.ts';
import { figure as growth } from './figures/growth.ts';
import { figure as interaction } from './figures/interaction.ts';
import { figure as longRun } from './figures/longRun.ts';
import { figure as memory } from './figures/memory.ts';
import { figure as monthsPlayed } from './figures/monthsPlayed.ts';
import { figure as monthsWritten } from './figures/monthsWritten.ts';
import { figure as planning } from './figures/planning.ts';
import { figure as startup } from './figures/startup.ts';
import { figure as trivialMoves } from './figures/trivialMoves.ts';
import { figure as turfWar } from './figures/turfWar.ts';
import { playLong } from './longCampaign.ts';
import { lineOf } from './table.ts';

/** The figures that have a floor and an aim, in the order they are printed. */
const figures: Figure[] = [
  monthsPlayed,
  monthsWritten,
  battles,
  planning,
  forecast,
  longRun,
  startup,
  interaction,
  devices,
  growth,
  memory,
  trivialMoves,
];

/** What takes minutes and says whether rules and odds are sound, with `--all`. */
const trials: Figure[] = [battleTrials, calibration, turfWar];

const repeats = 5;
const longest = { months: 600, limitMs: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'racketeer-bench-'));

process.env['RACKETEER_BACKUPS'] = join(folder, 'backups');

try {
  await must('build', 'electron-vite', ['build', '--logLevel', 'warn']);
  const sampleFile = join(folder, 'sample.racketeer');
  await must('sample campaign', 'node', [
    join('out', 'main', 'cli.js'),
    'new',
    sampleFile,
    ...['--seed', '1925', '--npcs', '4', '--gang', 'Sixth Street'],
  ]);
  let long: Promise<LongCampaign> | null = null;
  const longCampaign = (): Promise<LongCampaign> => (long ??= playLong(folder, longest));
  const wanted = wantedFigures();
  for (const { title, boundedBy, measure } of wanted) {
    console.log(title);
    for (const measured of await measure({ folder, sampleFile, longCampaign, repeats })) {
      console.log(lineOf(measured));
    }
    if (boundedBy !== undefined) console.log(`  bounded by ${boundedBy}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** All with a floor and an aim; with `--all` the trials too; with `--only TEXT` those that have it in their titles. */
function wantedFigures(): Figure[] {
  const only = readTextOption('only');
  if (only === null) return process.argv.includes('--all') ? [...figures, ...trials] : figures;
  const found = [...figures, ...trials].filter(({ title }) => title.includes(only));
  if (found.length > 0) return found;
  const titles = [...figures, ...trials].map(({ title }) => `  ${title}`).join('\n');
  throw new Error(`No figure has “${only}” in its title. There are\n${titles}`);
}

async function must(name: string, command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true, limitMs: 180_000 });
  if (code !== 0) throw new Error(`The ${name} failed.\n${output}`);
}
