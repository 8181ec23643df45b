import { Command, CommanderError, Option } from 'commander';
import { forecastDefaults, forecastLimits } from '../src-shared/views/forecast.ts';
import { createRouter } from './api/router.ts';
import { fightBattle } from './cli/battle.ts';
import type { BattleOptions } from './cli/battle.ts';
import { sentenceFor } from './cli/failure.ts';
import { forecastCampaign } from './cli/forecast.ts';
import type { ForecastOptions } from './cli/forecast.ts';
import { wholeNumber } from './cli/input.ts';
import { joinCampaign } from './cli/join.ts';
import { advanceCampaign, giveOrders, newCampaign, undoCampaign } from './cli/play.ts';
import type { NewOptions } from './cli/play.ts';
import { showLog, showStatus, verifyFile, writePaper } from './cli/read.ts';
import type { PaperOptions } from './cli/read.ts';
import { programVersion } from './platform/installation.ts';
import { runLoopback } from './platform/loopback/runLoopback.ts';
import { hostServices } from './platform/services.ts';
import { defaultRulebook } from './registry.ts';
import { print, printError } from './cli/print.ts';

const monthNumber = wholeNumber(1, 10_000);

/** The command line: everything scriptable. */
function buildProgram(): Command {
  const program = new Command('racketeer')
    .description('Run a Prohibition-era gang campaign from the command line.')
    .version(programVersion())
    .configureOutput({ writeErr: (text) => process.stderr.write(text.trimEnd() + '\n') })
    .exitOverride();
  addPlaying(program);
  addReading(program);
  addBattles(program);
  return program;
}

function addPlaying(program: Command): void {
  program
    .command('new <file>')
    .description('create a campaign')
    .option('--seed <n>', 'seed of all dice', wholeNumber(0, 2_147_483_647))
    .option('--npcs <n>', 'number of NPC gangs', wholeNumber(0, 8), 4)
    .option('--gang <name>', 'your gang: a ready-made one or a name of your own')
    .option('--from <setup.json>', 'a whole setup instead')
    .action((file: string, options: NewOptions) => newCampaign(file, options));
  program
    .command('join <file>')
    .description('enter a campaign that is running on paper or in another tool')
    .requiredOption('--from <running.json>', 'the campaign as it stands; see docs/joining.md')
    .action((file: string, options: { from: string }) => joinCampaign(file, options));
  program
    .command('advance <file>')
    .description('play on')
    .option('--months <n>', 'how many months to close', wholeNumber(1, 1_200), 1)
    .option('--auto', 'write the human gangs’ orders too and resolve what would be asked', false)
    .action((file: string, options: { months: number; auto: boolean }) =>
      advanceCampaign(file, options),
    );
  program
    .command('orders <file> <gang>')
    .description('give orders; prints quotes and refusals')
    .requiredOption('--from <orders.json>', 'a JSON list of orders')
    .action((file: string, gang: string, options: { from: string }) =>
      giveOrders(file, gang, options.from),
    );
  program
    .command('undo <file>')
    .description('take back the last step')
    .option('--to-month <n>', 'go back to the start of this month', monthNumber)
    .action((file: string, options: { toMonth?: number }) => undoCampaign(file, options));
  program
    .command('serve <file>')
    .description('serve the app for this campaign on 127.0.0.1')
    .option('--port <n>', 'port; any free one by default', wholeNumber(0, 65_535))
    .action((file: string, options: { port?: number }) =>
      runLoopback({
        router: createRouter(hostServices(null)),
        file,
        port: options.port ?? null,
        print,
      }),
    );
}

function addBattles(program: Command): void {
  program
    .command('battle')
    .description('fight one scenario with the forces the book suggests')
    .requiredOption('--scenario <name>', `one of ${defaultRulebook.battles.scenarios.join(', ')}`)
    .option('--seed <n>', 'seed of all dice', wholeNumber(0, 2_147_483_647))
    .option('--json', 'print one JSON document', false)
    .action((options: BattleOptions) => fightBattle(options));
}

function addReading(program: Command): void {
  program
    .command('status <file>')
    .description('month, gangs, outrage, what is waiting')
    .option('--json', 'print one JSON document', false)
    .action((file: string, options: { json: boolean }) => showStatus(file, options));
  program
    .command('paper <file>')
    .description('the Paradise Times-Dispatch of a month')
    .option('--month <n>', 'which month; the newest by default', monthNumber)
    .addOption(
      new Option('--format <format>', 'file format').choices(['html', 'md', 'txt']).default('txt'),
    )
    .option('--out <path>', 'write to a file instead of standard output')
    .action((file: string, options: PaperOptions) => writePaper(file, options));
  program
    .command('log <file>')
    .description('every entry with its dice')
    .option('--month <n>', 'one month only', monthNumber)
    .option('--json', 'print one JSON document', false)
    .action((file: string, options: { month?: number; json: boolean }) => showLog(file, options));
  program
    .command('forecast <file>')
    .description('play many futures of the campaign as it stands; the file is only read')
    .option(
      '--campaigns <n>',
      'how many futures',
      wholeNumber(1, forecastLimits.campaigns),
      forecastDefaults.campaigns,
    )
    .option(
      '--months <n>',
      'how many months of each',
      wholeNumber(1, forecastLimits.months),
      forecastDefaults.months,
    )
    .option('--seat <gang>', 'from what this gang knows; the games master’s view by default')
    .option(
      '--seed <n>',
      'seed of all futures',
      wholeNumber(0, 2_147_483_647),
      forecastDefaults.seed,
    )
    .option('--json', 'print one JSON document', false)
    .action((file: string, options: ForecastOptions) => forecastCampaign(file, options));
  program
    .command('verify <file>')
    .description('exit 0 only if the file is whole and replays to itself')
    .action((file: string) => verifyFile(file));
}

/** Runs one command line; the exit code is 0, 1 for what was refused, 2 for what was mistyped. */
async function main(argv: readonly string[]): Promise<number> {
  try {
    await buildProgram().parseAsync([...argv]);
    return 0;
  } catch (problem) {
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : 2;
    const { sentence, isBug } = sentenceFor(problem);
    printError(isBug ? `Racketeer failed: ${sentence}` : sentence);
    return 1;
  }
}

process.exitCode = await main(process.argv);
