import { gameIds, type GameId } from '#shared/words/games.ts';
import { capitalize } from '#shared/words/text.ts';
import { median } from '#shared/words/statistics.ts';
import { formatPercent, printHeld, sum } from './numbers.ts';
import { readNumberOption, readWordOption } from './options.ts';
import { createProgressLine, runTrials } from './pool.ts';
import {
  computeMeanFigure,
  type Contest,
  type GameResult,
  type Level,
  type TournamentGame,
} from './tournaments/tournamentGame.ts';

const games: Readonly<Record<GameId, () => Promise<TournamentGame>>> = {
  paradise: async () => (await import('./tournaments/paradise.ts')).paradiseTournament,
  'turf-war': async () => (await import('./tournaments/turfWar.ts')).turfWarTournament,
  brotherhood: async () => (await import('./tournaments/brotherhood.ts')).brotherhoodTournament,
  godfather: async () => (await import('./tournaments/godfather.ts')).godfatherTournament,
  'empire-city': async () => (await import('./tournaments/empireCity.ts')).empireCityTournament,
};

/** Games of one kind: a challenger at one level among others at another, over a table's numbers of seats. */
type Match = {
  name: 'par' | 'endings' | 'hard' | 'easy' | 'erratic';
  challenger: Level;
  others: Level;
  seats: readonly number[];
  games: number;
  /** The way in which at least one of the games is to end, and the house rules for it. */
  ending?: readonly [how: string, houseRules: object];
};

export type TournamentTask = Contest & { game: GameId };

export async function playTournamentGame({ game, ...contest }: TournamentTask): Promise<GameResult> {
  return (await games[game]()).play(contest);
}

/** Measures how well the levels of a game play, and what becomes of its seats among equals. */
export async function run(): Promise<void> {
  const id = readWordOption('game', gameIds) ?? 'paradise';
  const seeds = readNumberOption('seeds', 200, 4_000);
  const first = readNumberOption('from', 1, 1_000_000);
  const months = readNumberOption('months', 24, 60);
  const game = await games[id]();
  const counts = [...game.tables, ...(game.parTables ?? [])].flat();
  const asked = readWordOption('seats', [...new Set(counts)].sort().map(String));
  const matches = listMatches(game, seeds, asked === null ? null : Number(asked));
  const only = readWordOption('only', [...new Set(matches.map(({ name }) => name))]);
  const chosen = matches.filter(({ name }) => only === null || name === only);
  const tasks = chosen.map((match) =>
    Array.from({ length: match.games }, (_, nth): TournamentTask => {
      const seed = first + nth;
      const seats = match.seats[seed % match.seats.length] ?? 0;
      const challenger = game.isTurning ? seed % seats : 0;
      const levels = Array.from({ length: seats }, (__, place) =>
        place === challenger ? match.challenger : match.others,
      );
      return { game: id, seed, levels, challenger, months, houseRules: match.ending?.[1] ?? {} };
    }),
  );
  const all = tasks.flat();
  const results = await runTrials(import.meta.url, playTournamentGame, all, createProgressLine('games', all.length));
  for (const [nth, match] of chosen.entries()) printMatch(game, match, results.splice(0, tasks[nth]?.length));
}

function listMatches(game: TournamentGame, seeds: number, asked: number | null): Match[] {
  const { endings = {}, wanted } = game;
  const tables = asked === null ? game.tables : [[asked]];
  const parTables = asked === null ? (game.parTables ?? tables) : tables;
  const amongEquals = { challenger: 'standard', others: 'standard' } as const;
  const pairs = [
    { name: 'hard', challenger: 'hard', others: 'standard' },
    { name: 'easy', challenger: 'standard', others: 'easy' },
    { name: 'erratic', challenger: 'standard', others: 'erratic' },
  ] as const;
  return [
    ...parTables.map((seats): Match => ({ name: 'par', ...amongEquals, seats, games: seeds })),
    ...Object.entries(endings).flatMap((ending) =>
      tables.map((seats): Match => {
        return { name: 'endings', ...amongEquals, seats, games: Math.max(4, Math.round(seeds / 10)), ending };
      }),
    ),
    ...pairs
      .filter(({ name }) => wanted[name] !== undefined)
      .flatMap((pair) => tables.map((seats): Match => ({ ...pair, seats, games: seeds }))),
  ];
}

function describeMatch({ name, challenger, others, seats, ending }: Match): string {
  const levels = isAmongEquals(name) ? 'Standard alone' : `one ${capitalize(challenger)} among ${capitalize(others)}`;
  return `${levels}, ${seats.join(', ')} seats${ending === undefined ? '' : `, for ${ending[0]}`}`;
}

function isAmongEquals(name: Match['name']): name is 'par' | 'endings' {
  return name === 'par' || name === 'endings';
}

function printMatch(game: TournamentGame, match: Match, results: readonly GameResult[]): void {
  const title = describeMatch(match);
  console.log(`\n${title}: ${results.length} games`);
  for (const seats of match.seats) printTable(results.filter((result) => result.seats.length === seats));
  if (match.ending !== undefined) {
    const [how] = match.ending;
    const times = results.filter((result) => result.how === how).length;
    printHeld(`ended by ${how}`, `${times} of ${results.length}`, times > 0);
    return;
  }
  const least = isAmongEquals(match.name) ? undefined : game.wanted[match.name];
  if (least !== undefined) {
    const own = results.map(({ seats, challenger }) => ({
      share: seats[challenger]?.share ?? 0,
      of: 1 / seats.length,
    }));
    const won = sum(own.map(({ share }) => share));
    const times = won / sum(own.map(({ of }) => of));
    const text = `${formatPercent(won / own.length, 1)}, ${times.toFixed(2)} times its share (from ${least})`;
    printHeld(`${title}, first in`, text, times >= least);
  }
  const isPar = match.name === 'par';
  for (const group of Object.keys(results[0]?.seats[0]?.kinds ?? {})) {
    printKinds(group, results, isPar ? game.kindBounds?.[group] : undefined);
  }
  for (const { name, measure, least: from, most, digits = 2 } of isPar ? (game.bands ?? []) : []) {
    const value = measure(results);
    printHeld(name, `${value.toFixed(digits)} (${from} to ${most})`, value >= from && value <= most);
  }
  printCounts(results);
}

/** Prints the endings, the length, and the figures of games with one number of seats. */
function printTable(results: readonly GameResult[]): void {
  const [sample] = results;
  if (sample === undefined) return;
  const periods = results.map((result) => result.periods);
  const ways = [...new Set(results.map(({ how }) => how))];
  const ends = ways.map((way) => `${way} ${results.filter(({ how }) => how === way).length}`);
  const figures = Object.keys(sample.figures).map((name) => `${name} ${computeMeanFigure(results, name).toFixed(1)}`);
  const range = `${Math.min(...periods)} to ${Math.max(...periods)}`;
  console.log(
    [
      `      ${sample.seats.length} seats: ${results.length} games, median ${median(periods)} periods (${range})`,
      `ended by ${ends.join(', ')}`,
      ...(figures.length === 0 ? [] : [figures.join(', ')]),
    ].join('; '),
  );
}

/** Prints how often each kind of seat won; an odd one fails the command. */
function printKinds(
  group: string,
  results: readonly GameResult[],
  bounds: readonly [least: number, most: number] | undefined,
): void {
  const seats = results.flatMap((result) =>
    result.seats.map(({ kinds, share }, place) => {
      return {
        kind: kinds[group] ?? '',
        share,
        of: 1 / result.seats.length,
        isChallenger: place === result.challenger,
      };
    }),
  );
  const rows = [...new Set(seats.map(({ kind }) => kind))].sort().map((kind) => {
    const own = seats.filter((seat) => seat.kind === kind);
    const challengers = own.filter(({ isChallenger }) => isChallenger);
    const won = sum(own.map(({ share }) => share));
    const times = won / sum(own.map(({ of }) => of));
    const isHeld = bounds === undefined || (times >= bounds[0] && times <= bounds[1]);
    if (!isHeld) process.exitCode = 1;
    const cells = {
      seats: own.length,
      won: formatPercent(won / own.length, 1),
      'of all games': formatPercent(won / results.length, 1),
      'times its share': `${times.toFixed(2)}${isHeld ? '' : ' OFF'}`,
      'as challenger': `${sum(challengers.map(({ share }) => share))} of ${challengers.length}`,
    };
    return [kind, bounds === undefined ? cells : { ...cells, wanted: bounds.join(' to ') }] as const;
  });
  console.log(`Wins by ${group}:`);
  console.table(Object.fromEntries(rows));
}

function printCounts(results: readonly GameResult[]): void {
  const totals = new Map<string, number>();
  for (const [name, times] of results.flatMap(({ counts }) => Object.entries(counts))) {
    if (!name.startsWith('/')) totals.set(name, (totals.get(name) ?? 0) + times);
  }
  const sorted = [...totals].toSorted(([, a], [, b]) => b - a);
  if (sorted.length > 0) console.log(`Counted: ${sorted.map(([name, times]) => `${name} ${times}`).join(', ')}`);
}
