import { seedRng } from '../src-main/kernel/dice.ts';
import { runOnOwn } from '../src-main/kernel/run.ts';
import { stateWriter } from '../src-main/kernel/writers.ts';
import { turfWar } from '../src-main/rulebooks/turf-war/index.ts';
import { blankState, type TurfWarState } from '../src-main/rulebooks/turf-war/state.ts';
import type { TurfWarEvent } from '../src-main/rulebooks/turf-war/events.ts';
import { doctrines, type Doctrine, type Level } from '../src-shared/games/turf-war/minds.ts';
import { turfWarSetupSchema } from '../src-shared/games/turf-war/setup.ts';
import { numberOption, wordOption } from './trials/pool.ts';

/**
 * How well the levels and doctrines of Turf War play: `npm run turf-tournament -- [--seeds 200]
 * [--only hard|erratic|doctrines]`. In the first two one gang of six plays at another level than the others; in the
 * third each doctrine plays once among six Standards.
 */
const matches = [
  { name: 'hard', challenger: 'hard', others: 'standard', wanted: 1.5 },
  { name: 'erratic', challenger: 'standard', others: 'erratic', wanted: 2 },
  { name: 'doctrines', challenger: 'standard', others: 'standard', wanted: 0 },
] as const;

const gangs = 6;
const seeds = numberOption('seeds', 200, 2_000);
const first = numberOption('from', 1, 1_000_000);
const only = wordOption('only', ['hard', 'erratic', 'doctrines']);

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
  const writer = stateWriter(turfWar);
  let own = { state: blankState(), rng: seedRng(seed) };
  const on = (rule: Parameters<typeof runOnOwn<TurfWarState, TurfWarEvent>>[2]): void => {
    const result = runOnOwn<TurfWarState, TurfWarEvent>(own, writer, rule);
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = { state: result.after.state, rng: [...result.after.rng] };
  };
  on((table) => turfWar.found(table, setup));
  while (own.state.ending === null) on((table) => turfWar.step(table, { auto: true }));
  const { winners, how, turn } = own.state.ending;
  const winner = Object.keys(own.state.gangs).indexOf(winners[0] ?? '');
  const doctrine = Object.values(own.state.gangs)[winner]?.doctrine ?? 'hammer';
  return { winner, doctrine, turns: turn, how };
}

let failed = 0;
for (const { name, challenger, others, wanted } of matches) {
  if (only !== null && only !== name) continue;
  const started = performance.now();
  const results = Array.from({ length: seeds }, (_, n) => play(first + n, challenger, others));
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  const share = results.filter(({ winner }) => winner === 0).length / seeds;
  const times = share * gangs;
  if (wanted > 0) {
    if (times < wanted) failed += 1;
    console.log(
      `one ${challenger} among ${gangs - 1} ${others}: ${times.toFixed(2)} times its share of ${seeds} games (wanted: ${wanted}; ${seconds} s)`,
    );
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
  const sorted = results.map(({ turns }) => turns).sort((a, b) => a - b);
  console.log(
    `ends: ${ends.join(', ')}; turns: median ${sorted[Math.floor(seeds / 2)]}, ${sorted[0]} to ${sorted.at(-1)}`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
