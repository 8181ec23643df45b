import type { TurfWarGame } from '../src-main/games/turf-war/rules/game.ts';
import { turfWar } from '../src-main/games/turf-war/rules/index.ts';
import { doctrines, type Doctrine, type Level } from '../src-shared/games/turf-war/minds.ts';
import { turfWarSetupSchema } from '../src-shared/games/turf-war/setup.ts';
import { median, playSeeds } from './trials/bands.ts';
import { numberOption, readWordOption } from './trials/pool.ts';
import { playByPrograms } from './trials/programGame.ts';

/**
 * How well the levels and doctrines of Turf War play: `npm run tournament -- --game turf-war [--seeds 200]
 * [--only hard|easy|erratic|doctrines]`. In the first three one gang of six plays at another level than the others; in the
 * last each doctrine plays once among six Standards.
 */
const matches = [
  { name: 'hard', challenger: 'hard', others: 'standard', wanted: 1.5 },
  { name: 'easy', challenger: 'standard', others: 'easy', wanted: 1.1 },
  { name: 'erratic', challenger: 'standard', others: 'erratic', wanted: 2 },
  { name: 'doctrines', challenger: 'standard', others: 'standard', wanted: 0 },
] as const;

const gangs = 6;
const seeds = numberOption('seeds', 200, 2_000);
const first = numberOption('from', 1, 1_000_000);
const only = readWordOption('only', ['hard', 'easy', 'erratic', 'doctrines']);

type Result = { winner: number; doctrine: Doctrine; turns: number; how: string };

/** Plays one game of the program's own to its end. */
function play(seed: number, challenger: Level, others: Level): Result {
  const setup = turfWarSetupSchema.parse({
    title: `Tournament ${seed}`,
    seed,
    gangs: Array.from({ length: gangs }, (_, place) => ({
      name: `Gang ${place + 1}`,
      isHuman: false,
      level: place === 0 ? challenger : others,
      // Every doctrine meets every other from every place.
      doctrine: doctrines[(place + seed) % doctrines.length],
    })),
  });
  const state = playByPrograms<TurfWarGame>(turfWar, setup, () => undefined);
  const { winners, how, turn } = state.ending ?? { winners: [], how: 'nobody', turn: 0 };
  const winner = Object.keys(state.gangs).indexOf(winners[0] ?? '');
  const doctrine = Object.values(state.gangs)[winner]?.doctrine ?? 'hammer';
  return { winner, doctrine, turns: turn, how };
}

let failed = 0;
for (const { name, challenger, others, wanted } of matches) {
  if (only !== null && only !== name) continue;
  const title = `one ${challenger} among ${gangs - 1} ${others}`;
  const results = playSeeds(title, { first, seeds }, (seed) => play(seed, challenger, others));
  const share = results.filter(({ winner }) => winner === 0).length / seeds;
  const times = share * gangs;
  if (wanted > 0) {
    if (times < wanted) failed += 1;
    console.log(`${title}: ${times.toFixed(2)} times its share of ${seeds} games (wanted: ${wanted})`);
  }
  const wins = doctrines.map((doctrine) => {
    const won = results.filter((result) => result.doctrine === doctrine).length;
    return [doctrine, ((won / seeds) * gangs).toFixed(2)];
  });
  console.log(`times its share by doctrine: ${wins.map((row) => row.join(' ')).join(', ')}`);
  if (name === 'doctrines') {
    const off = wins.filter(([, value]) => Number(value) > 1.6 || Number(value) < 0.5);
    failed += off.length;
  }
  const ways = [...new Set(results.map(({ how }) => how))];
  const ends = ways.map((way) => `${way} ${results.filter(({ how }) => how === way).length}`);
  const turns = results.map((result) => result.turns);
  console.log(
    `ends: ${ends.join(', ')}; turns: median ${median(turns)}, ${Math.min(...turns)} to ${Math.max(...turns)}`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
