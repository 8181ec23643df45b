import fc from 'fast-check';
import { seedRng } from '#kernel/dice/dice.ts';
import { runInPlace } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { TurfWarEvent } from '#main/games/turf-war/rules/events/events.ts';
import { resolveFights } from '#main/games/turf-war/rules/fights/resolve.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { createBlankState, type TurfWarState } from '#main/games/turf-war/rules/state.ts';
import { randomPosition } from '#test/games/turf-war/randomPosition.ts';
import type { Figure, Measurement } from '../figure.ts';

const positions = 100_000;
const atOnce = 5_000;
const turns = 40;

/** Turns of six NPC gangs own, and fights of random positions; an exception ends the run. */
export const figure: Figure = {
  title: 'Turf War (6 gangs, Standard)',
  boundedBy: 'planning: each gang plays its plans against imagined sheets of the others',
  measure: () => Promise.resolve([turnsPlayed(), ...adjudicated()]),
};

function turnsPlayed(): Measurement {
  const setup = turfWar.quickSetup({ title: 'Bench', seed: 7, npcs: 5, gangName: null, level: 'standard' });
  const writer = createStateWriter(turfWar);
  let own = { state: createBlankState(), rng: seedRng(7) };
  const on = (rule: Parameters<typeof runInPlace<TurfWarState, TurfWarEvent>>[2]): void => {
    const result = runInPlace<TurfWarState, TurfWarEvent>(own, writer, rule);
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = { state: result.after.state, rng: [...result.after.rng] };
  };
  on((table) => turfWar.found(table, setup));
  const started = performance.now();
  let played = 0;
  for (; played < turns && own.state.ending === null; played += 1) {
    on((table) => turfWar.step(table, { auto: true }));
  }
  const seconds = (performance.now() - started) / 1_000;
  return { name: 'turns a second', value: played / seconds, unit: '' };
}

function adjudicated(): Measurement[] {
  let clashes = 0;
  let milliseconds = 0;
  for (let seed = 0; seed * atOnce < positions; seed += 1) {
    const drawn = fc.sample(randomPosition, { numRuns: atOnce, seed });
    const started = performance.now();
    for (const position of drawn) clashes += resolveFights(position).clashes.length;
    milliseconds += performance.now() - started;
  }
  return [
    { name: 'random positions adjudicated', value: positions, unit: '' },
    { name: 'clashes in them', value: clashes, unit: '' },
    { name: 'a position', value: (milliseconds / positions) * 1_000, unit: 'µs' },
  ];
}
