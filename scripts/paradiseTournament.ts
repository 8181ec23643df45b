import { numberOption, createProgressLine, runTrials, readWordOption } from './trials/pool.ts';
import type { TournamentResult, TournamentTask } from './trials/tournamentGame.ts';

/**
 * How well the levels of Paradise play: `npm run tournament -- [--seeds 200] [--months 24] [--only hard|standard|erratic|easy]`.
 * Four gangs of the program's, one of them at another level than the others; 25% is par.
 */
const matches = [
  { name: 'hard', challenger: 'hard', others: 'standard', wanted: 0.5 },
  { name: 'erratic', challenger: 'standard', others: 'erratic', wanted: 0.95 },
  { name: 'easy', challenger: 'standard', others: 'easy', wanted: 0.45 },
  { name: 'par', challenger: 'standard', others: 'standard', wanted: 0 },
] as const;

const seeds = numberOption('seeds', 200, 2_000);
const months = numberOption('months', 24, 60);
const first = numberOption('from', 1, 1_000_000);
const only = readWordOption('only', ['hard', 'erratic', 'easy', 'par']);

let failed = 0;
for (const { name, challenger, others, wanted } of matches) {
  if (only === null ? name === 'par' : name !== only) continue;
  const tasks = Array.from({ length: seeds }, (_, n): TournamentTask => {
    return { seed: first + n, months, challenger, others };
  });
  const title = `one ${challenger} among three ${others}`;
  const started = performance.now();
  const results = await runTrials('tournament', tasks, createProgressLine(title, seeds));
  const share = computeShare(results, 1);
  if (share < wanted) failed += 1;
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(
    `${title}: first in ${percent(share)} of ${seeds} campaigns of ${months} months (wanted: ${percent(wanted)}; ${seconds} s)`,
  );
  console.table({
    places: Object.fromEntries([1, 2, 3, 4].map((place) => [place, percent(computeShare(results, place))])),
  });
  const types = [...new Set(results.map(({ challengerType }) => challengerType))];
  console.table(
    Object.fromEntries(
      types.map((type) => {
        const own = results.filter(({ challengerType }) => challengerType === type);
        const won = results.filter(({ winnerType }) => winnerType === type).length;
        return [
          type,
          {
            campaigns: own.length,
            first: percent(computeShare(own, 1)),
            // Any type of player: a fifth of all campaigns is its share.
            'of all campaigns': percent(won / results.length),
          },
        ];
      }),
    ),
  );
}
process.exitCode = failed === 0 ? 0 : 1;

function computeShare(results: readonly TournamentResult[], place: number): number {
  return results.filter((result) => result.place === place).length / Math.max(1, results.length);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
