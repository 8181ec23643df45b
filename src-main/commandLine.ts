import { fewestDistricts, mostDistricts, usualDistricts } from '#shared/games/paradise/cities/making/generate.ts';
import { runCityCommand } from './cli/city.ts';
import { handOut, printExtraSheet, type ExtraOptions, type HandoutOptions } from './cli/handout.ts';
import { holdPress, type PressOptions } from './cli/press.ts';
import { highestSeed } from '../src-shared/words/setup.ts';
import { Command, CommanderError, Option } from 'commander';
import { gameIds, type GameId } from '../src-shared/words/games.ts';
import { handoutKinds } from '../src-shared/views/handouts.ts';
import { forecastDefaults, forecastLimits } from '../src-shared/views/forecast.ts';
import { createRouter } from './api/router.ts';
import { restoreBackup, rescueFile, showBackups } from './cli/backups.ts';
import { fightBattle, type BattleOptions } from './cli/battle.ts';
import { playBattle, type PlayBattleOptions } from './cli/playBattle.ts';
import { describeFailure } from './cli/failure.ts';
import {
  advanceCampaign,
  answerDue,
  playLaterOrders,
  setLateRule,
  undoCampaign,
  type AdvanceOptions,
} from './cli/advance.ts';
import { forecastCampaign, type ForecastOptions } from './cli/forecast.ts';
import { parseWholeNumberIn } from './cli/input.ts';
import { joinCampaign } from './cli/join.ts';
import { createCampaign, type NewOptions } from './cli/newCampaign.ts';
import {
  fileMailedSheet,
  giveOrdersFrom,
  giveRulingFrom,
  type FromOptions,
  type RulingOptions,
  type SheetOptions,
} from './cli/orders.ts';
import {
  showLog,
  showStatus,
  verifyFile,
  writePacket,
  writePaper,
  writeTable,
  type PacketOptions,
  type PaperOptions,
  type SeatOption,
  type TableOptions,
} from './cli/read.ts';
import { readProgramVersion } from './platform/installation.ts';
import { runLoopback } from './platform/loopback/runLoopback.ts';
import { createHostServices } from './platform/services.ts';
import { listGames } from './cli/games.ts';
import { describeVersions, listVersions } from './queries/versions.ts';
import { loadRulebook } from './games/index.ts';
import { print, printError } from './cli/print.ts';

export { reportCrashes } from './platform/crash.ts';
export { closePrototypes } from './platform/hardening.ts';

const periodNumber = parseWholeNumberIn(1, 10_000);

/** Creates the option for the game of a new campaign. */
const createGameOption = (): Option => new Option('--game <game>', 'which game').choices(gameIds).default('paradise');

/** Creates the option for closed periods that were taken back, which the first new step drops. */
const createDroppedOption = (): Option =>
  new Option(
    '--dropped <fate>',
    'after an undo of closed periods: keep a copy of the campaign as it was, or go on without',
  ).choices(['copy', 'go-on']);

/** Number of months, turns or rounds, by the game. */
type Periods = { months?: number; turns?: number };
type Period = { month?: number; turn?: number };
const readPeriod = ({ month, turn }: Period) => {
  const period = month ?? turn;
  return period === undefined ? {} : { period };
};

/** Facts that take time to find and that only some command lines need. */
type Looked = { scenarios: readonly string[]; version: string };

/** The command line: everything scriptable. */
export function buildProgram({ scenarios, version }: Looked): Command {
  const program = new Command('racketeer')
    .description('Run gangland games from the command line.')
    .version(version, '-V, --version', 'the versions of program, files and rules')
    .configureOutput({ writeErr: (text) => process.stderr.write(text.trimEnd() + '\n') })
    .exitOverride();
  addFounding(program);
  addCities(program);
  addPlaying(program);
  addHandouts(program);
  addGoingBack(program);
  addBackups(program);
  addReading(program);
  addPrinting(program);
  addBattles(program, scenarios);
  return program;
}

function addFounding(program: Command): void {
  program.command('games').description('the games there are').action(listGames);
  program
    .command('new <file>')
    .description('create a campaign')
    .addOption(createGameOption())
    .option('--seed <n>', 'seed of all dice', parseWholeNumberIn(0, highestSeed))
    .option('--npcs <n>', 'number of NPC gangs; left out, as many as the game usually has', parseWholeNumberIn(0, 9))
    .option('--gang <name>', 'your gang: a ready-made one or a name of your own')
    .option('--level <level>', 'how well the NPC gangs play, e.g. hard')
    .option(
      '--preset <name>',
      'ready-made house rules of Paradise: long-campaign (default), by-the-book, gentle, gangland-war',
    )
    .option('--last-month <month>', 'the month that Paradise is scored in, e.g. 1926-12')
    .option('--start <month>', 'the month that Paradise begins in, e.g. 1926-04')
    .option(
      '--city <file>',
      'the city of Paradise: a file (NAME.city.json), or Corbin Falls, Millhaven, or Port Verity',
    )
    .option('--from <setup.json>', 'a whole setup instead')
    .action((file: string, options: NewOptions) => createCampaign(file, options));
  program
    .command('join <file>')
    .description('enter a campaign that is running on paper or in another tool')
    .addOption(createGameOption())
    .requiredOption(
      '--from <files...>',
      'the campaign as it stands, as JSON or as tables in one file or several; see docs/games/paradise/joining.md',
    )
    .option('--npcs <n>', 'how many NPC gangs to add to those of the tables, in Paradise', parseWholeNumberIn(1, 7))
    .action((file: string, options: { game: GameId; from: [string, ...string[]]; npcs?: number }) =>
      joinCampaign(file, options),
    );
}

function addCities(program: Command): void {
  program
    .command('city <deed> [file]')
    .description(
      'a city of one’s own for Paradise: draw a “new” one, “check” a file by ten years of play, or print the “schema”',
    )
    .option('--seed <n>', 'seed of the drawing, or of all dice', parseWholeNumberIn(0, highestSeed), 1925)
    .option('--gangs <n>', 'number of gangs in a check', parseWholeNumberIn(2, 8), 4)
    .option(
      '--districts <n>',
      'number of districts of a new city',
      parseWholeNumberIn(fewestDistricts, mostDistricts),
      usualDistricts,
    )
    .action(runCityCommand);
}

function addPlaying(program: Command): void {
  program
    .command('advance <file>')
    .description('play on')
    .option('--months <n>', 'how many months to close; one by default', parseWholeNumberIn(1, 1_200))
    .option('--turns <n>', 'the same, for games of turns or rounds', parseWholeNumberIn(1, 1_200))
    .option('--auto', 'write the human gangs’ orders too and resolve what would be asked', false)
    .addOption(
      new Option('--settle', 'resolve battles and whatever else would be asked, and write no orders')
        .default(false)
        .conflicts('auto'),
    )
    .addOption(createDroppedOption())
    .action((file: string, { months, turns, ...options }: Periods & AdvanceOptions) =>
      advanceCampaign(file, { periods: months ?? turns ?? 1, ...options }),
    );
  program
    .command('orders <file> <gang>')
    .description('give orders; prints quotes and refusals')
    .requiredOption('--from <orders.json>', 'a JSON list of orders')
    .addOption(createDroppedOption())
    .action((file: string, gang: string, options: FromOptions) => giveOrdersFrom(file, gang, options));
  program
    .command('sheet <file> <gang>')
    .description('file a sheet that came by mail, in games that are played by mail')
    .requiredOption('--from <sheet.txt>', 'the filled-in sheet, an order a line')
    .option('--older', 'file it although it answers a packet that was taken back', false)
    .addOption(createDroppedOption())
    .action((file: string, gang: string, options: SheetOptions) => fileMailedSheet(file, gang, options));
  program
    .command('ruling <file>')
    .description('change a fact by the games master’s word')
    .requiredOption('--from <ruling.json>', 'the ruling, as the program’s forms send it')
    .requiredOption('--reason <text>', 'the reason, for the log')
    .addOption(
      new Option('--filed <fate>', 'what becomes of the orders that wait for a seat that is handed over').choices([
        'keep',
        'withdraw',
      ]),
    )
    .addOption(createDroppedOption())
    .action((file: string, options: RulingOptions) => giveRulingFrom(file, options));
  program
    .command('serve <file>')
    .description('serve the app for this campaign on 127.0.0.1')
    .option('--port <n>', 'port; any free one by default', parseWholeNumberIn(0, 65_535))
    .option(
      '--table [address]',
      'open the table for the players’ devices too, at this address of the machine or its first one',
    )
    .action((file: string, options: { port?: number; table?: string | true }) =>
      runLoopback({
        router: createRouter(createHostServices(null)),
        file,
        port: options.port ?? null,
        table: options.table ?? null,
        print,
      }),
    );
}

/** Adds the commands that go back, and those about dropped periods. */
function addGoingBack(program: Command): void {
  program
    .command('late <file> [rule]')
    .description('how the campaign goes on without a player from whom nothing came: nothing, program, or again')
    .action(setLateRule);
  program
    .command('due <file> [when]')
    .description('when sheets are due, and the players who wish for another date')
    .option('--grant <gang>', 'set the date that this player wishes for')
    .option('--decline <gang>', 'leave the date as it is, and tell this player so')
    .action(answerDue);
  program
    .command('undo <file>')
    .description('take back the last step')
    .option('--to-month <n>', 'go back to the start of this month', periodNumber)
    .option('--to-turn <n>', 'the same, for games of turns or rounds', periodNumber)
    .action((file: string, { toMonth, toTurn }: { toMonth?: number; toTurn?: number }) => {
      const toPeriod = toMonth ?? toTurn;
      return undoCampaign(file, toPeriod === undefined ? {} : { toPeriod });
    });
  program
    .command('later <file>')
    .description('the orders of periods that were taken back and dropped: tell them, or play them again')
    .option('--play', 'play them again on the campaign as it is now', false)
    .action((file: string, options: { play: boolean }) => playLaterOrders(file, options));
}

function addHandouts(program: Command): void {
  program
    .command('handout <file>')
    .description('hand out a letter, a picture, or a rumor as the games master')
    .requiredOption('--title <text>', 'its title')
    .option('--text <text>', 'its text; \\n begins a new line')
    .option('--signed <name>', 'who signed it')
    .option('--to <gangs>', 'who gets it, by names with commas; everybody if left out')
    .addOption(
      new Option('--kind <kind>', 'what it is; by default a letter, or a picture where there is no text').choices(
        handoutKinds.filter((kind) => kind !== 'extra'),
      ),
    )
    .option('--picture <file>', 'a PNG or JPEG, which is set as dots')
    .option('--at-reveal', 'when the running period closes; left out: now')
    .option('--in-paper', 'the paper of the running period prints it')
    .addOption(createDroppedOption())
    .action((file: string, options: HandoutOptions) => handOut(file, options));
  program
    .command('extra <file>')
    .description('print an extra now, between two papers, as the games master')
    .option('--title <text>', 'the headline of your story')
    .option('--text <text>', 'your story; \\n begins a new line')
    .option('--signed <name>', 'who wrote it')
    .option('--picture <file>', 'a PNG or JPEG, which is set as dots')
    .option('--news', 'add the news of the running period that everybody may know')
    .addOption(createDroppedOption())
    .action((file: string, options: ExtraOptions) => printExtraSheet(file, options));
}

function addBackups(program: Command): void {
  program
    .command('backups [file]')
    .description('the backups of a campaign, newest first; without a file, every campaign that has any')
    .action(showBackups);
  program
    .command('restore <file> <backup>')
    .description('put a backup, by its number or path, in the place of the campaign; what is there is kept')
    .action(restoreBackup);
  program
    .command('rescue <file> <backup>')
    .description('put a backup in the place of a campaign that is damaged or lost')
    .action(rescueFile);
}

function addBattles(program: Command, scenarios: readonly string[]): void {
  program
    .command('battle')
    .description('fight one scenario with the forces the book suggests')
    .addOption(createGameOption())
    .requiredOption('--scenario <name>', `one of ${scenarios.join(', ')}`)
    .option('--seed <n>', 'seed of all dice', parseWholeNumberIn(0, highestSeed))
    .option('--json', 'print one JSON document', false)
    .option('--out <path>', 'keep it as one HTML file that plays by itself')
    .option('--play', 'lead one side yourself, an action at a time', false)
    .addOption(new Option('--side <side>', 'whom you lead').choices(['attackers', 'defenders']).default('attackers'))
    .addOption(new Option('--dice <mode>', 'who throws').choices(['program', 'table']).default('program'))
    .action((options: BattleOptions & PlayBattleOptions & { play: boolean }) =>
      options.play ? playBattle(options) : fightBattle(options),
    );
}

/** Adds the commands that print. */
function addPrinting(program: Command): void {
  program
    .command('paper <file>')
    .description('the paper of a month')
    .option('--month <n>', 'which month; the newest by default', periodNumber)
    .option('--turn <n>', 'the same, for games of turns or rounds', periodNumber)
    .addOption(
      new Option('--format <format>', 'file format')
        .choices(['html', 'md', 'bbcode', 'txt', 'digest', 'pdf', 'a4', 'png'])
        .default('txt'),
    )
    .option('--extra <n>', 'an extra in place of it, by its number in the campaign', parseWholeNumberIn(1, 999))
    .option('--volume', 'all editions in one file of HTML, with an index')
    .option('--out <path>', 'write to a file instead of standard output')
    .action((file: string, { format, out, volume, extra, ...which }: Omit<PaperOptions, 'period'> & Period) =>
      writePaper(file, {
        format,
        ...(extra === undefined ? {} : { extra }),
        ...(out === undefined ? {} : { out }),
        ...(volume === undefined ? {} : { volume }),
        ...readPeriod(which),
      }),
    );
  program
    .command('press <file>')
    .description('the stories of an edition and the editor’s changes, as JSON; or print it with other changes')
    .option('--month <n>', 'which month; the newest by default', periodNumber)
    .option('--turn <n>', 'the same, for games of turns or rounds', periodNumber)
    .option('--from <edit.json>', 'print the edition with these changes')
    .option('--as-printed', 'drop the changes')
    .action((file: string, { from, asPrinted, ...which }: Omit<PressOptions, 'period'> & Period) =>
      holdPress(file, {
        ...(from === undefined ? {} : { from }),
        ...(asPrinted === undefined ? {} : { asPrinted }),
        ...readPeriod(which),
      }),
    );
  program
    .command('packet <file> <gang>')
    .description('what a player is sent: report, standing and a blank sheet')
    .addOption(new Option('--format <format>', 'file format').choices(['html', 'txt', 'bbcode']).default('txt'))
    .option('--out <path>', 'write to a file instead of standard output')
    .action((file: string, gang: string, options: PacketOptions) => writePacket(file, gang, options));
}

function addReading(program: Command): void {
  program
    .command('table <file>')
    .description('the campaign as tables for a spreadsheet, which join takes')
    .option('--gang <name>', 'one gang or family alone')
    .addOption(
      new Option('--style <style>', 'the signs between cells and in figures')
        .choices(['comma', 'semicolon', 'tab'])
        .default('comma'),
    )
    .option('--out <path>', 'write to a file instead of standard output')
    .action((file: string, options: TableOptions) => writeTable(file, options));
  program
    .command('status <file>')
    .description('the period, the seats with their figures, what is waiting')
    .option('--seat <gang>', 'the hand of this gang or family, and the board as it knows it')
    .option('--json', 'print one JSON document', false)
    .action((file: string, options: SeatOption) => showStatus(file, options));
  program
    .command('log <file>')
    .description('every entry with its dice')
    .option('--month <n>', 'one month only', periodNumber)
    .option('--turn <n>', 'the same, for games of turns or rounds', periodNumber)
    .option('--seat <gang>', 'only what this gang or family may read')
    .option('--json', 'print one JSON document', false)
    .action((file: string, { json, seat, ...which }: Period & SeatOption) =>
      showLog(file, { json, ...(seat === undefined ? {} : { seat }), ...readPeriod(which) }),
    );
  program
    .command('forecast <file>')
    .description('play many futures of the campaign as it stands; the file is only read')
    .option(
      '--campaigns <n>',
      'how many futures',
      parseWholeNumberIn(1, forecastLimits.campaigns),
      forecastDefaults.campaigns,
    )
    .option(
      '--months <n>',
      `how many months of each; ${forecastDefaults.periods} by default`,
      parseWholeNumberIn(1, forecastLimits.periods),
    )
    .option(
      '--turns <n>',
      'the same, for games of turns or rounds; a future ends with its game',
      parseWholeNumberIn(1, forecastLimits.periods),
    )
    .option('--seat <gang>', 'from what this gang knows; the games master’s view by default')
    .option('--seed <n>', 'seed of all futures', parseWholeNumberIn(0, highestSeed), forecastDefaults.seed)
    .option('--json', 'print one JSON document', false)
    .action((file: string, { months, turns, ...options }: Periods & ForecastOptions) => {
      const periods = months ?? turns ?? forecastDefaults.periods;
      return forecastCampaign(file, { ...options, periods });
    });
  program
    .command('verify <file>')
    .description('exit 0 only if the file is whole and replays to itself')
    .action((file: string) => verifyFile(file));
}

/** Lists the battles of every game by name, for the help of `battle`. */
async function listScenarios(): Promise<string[]> {
  const rulebooks = await Promise.all(gameIds.map(loadRulebook));
  return rulebooks.flatMap(({ battles }) => battles?.scenarios ?? []);
}

const isAskingForVersion = (argv: readonly string[]): boolean =>
  argv.includes('--version') || argv.some((one) => /^-\w*V/.test(one));

async function formatVersions(): Promise<string> {
  return describeVersions(await listVersions(readProgramVersion())).join('\n');
}

/** Runs one command line and returns its exit code: 0, 1 for a refusal, 2 for a typing error. */
export async function runCommandLine(argv: readonly string[]): Promise<number> {
  try {
    await buildProgram({
      scenarios: argv.includes('battle') ? await listScenarios() : [],
      version: isAskingForVersion(argv) ? await formatVersions() : '',
    }).parseAsync([...argv]);
    return 0;
  } catch (problem) {
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : 2;
    const { sentence, isBug } = describeFailure(problem);
    printError(isBug ? `Racketeer failed: ${sentence}` : sentence);
    return 1;
  }
}
