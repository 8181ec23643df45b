import { computeBattleOdds } from '#main/games/paradise/rules/skirmish/outcomes/odds.ts';
import { resolveMuster, resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { fightItOut, mirroredBattle, mirrorTally, standardErrors, type MirrorOptions } from '#test/support/mirror.ts';
import { randomMuster } from '#test/support/randomMuster.ts';
import { median, type Figure, type Measurement } from '../figure.ts';
import { unusedFunctions } from '../unused.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

const battlesOfOneMeasure = 100;
/** From here on the compiler has seen what battles are made of, and they go no faster. */
const warmUpMeasures = 8;
const mirroredBattles = 4_000;
const randomBattles = 10_000;

const tenAgainstTen: MirrorOptions = { men: 10, cars: 2, first: 'attackers', reversed: [] };

/** Battles fought to their end on one core, by the time that core worked on them. */
export const figure: Figure = {
  title: 'battles (both sides by the program’s tactics, after warm-up)',
  boundedBy:
    'the tactics themselves, spread thin: weighing every shot at everybody takes a fifth, lines of sight and ways on foot a tenth each, the collector a tenth',
  measure({ repeats }) {
    const siege = (seed: number): void => void resolveScenario('siege', seed);
    return Promise.resolve([
      { ...speed('ten against ten, with cars', repeats, tenInCars), floor: 2_500, aim: 4_000 },
      { ...speed('siege', repeats, siege), floor: 1_500, aim: 2_500 },
    ]);
  },
};

/** What takes minutes: every scenario, and whether thousands of battles are fair, sound and use every rule. */
export const battleTrials: Figure = {
  title: 'battles at length',
  async measure({ repeats }) {
    return [
      ...scenarioNames.map((name) =>
        speed(name, repeats, (seed) => {
          resolveScenario(name, seed);
        }),
      ),
      speed('random musters, odds alone', repeats, (seed) => {
        computeBattleOdds(randomMuster(seed), 1, seed);
      }),
      fairness('in cars', tenAgainstTen),
      fairness('on foot', { ...tenAgainstTen, cars: 0 }),
      soundness(),
      await reach(),
    ];
  },
};

function tenInCars(seed: number): void {
  fightItOut(mirroredBattle(tenAgainstTen), seed);
}

function speed(name: string, repeats: number, fight: (seed: number) => void): Measurement {
  for (let n = 0; n < warmUpMeasures; n += 1) battlesPerSecond(fight, n);
  const speeds = Array.from({ length: repeats }, (_, repeat) => battlesPerSecond(fight, repeat));
  return { name, value: median(speeds), unit: 'battles/s' };
}

function battlesPerSecond(fight: (seed: number) => void, repeat: number): number {
  const before = process.threadCpuUsage();
  for (let n = 0; n < battlesOfOneMeasure; n += 1) fight(repeat * battlesOfOneMeasure + n);
  const { user, system } = process.threadCpuUsage(before);
  return (battlesOfOneMeasure / (user + system)) * 1_000_000;
}

/** Equal forces on a mirrored table: how far the attackers' share of the wins lies from one half. */
function fairness(how: string, forces: MirrorOptions): Measurement {
  const tally = mirrorTally(forces, { runs: mirroredBattles, seed: 1_000_000 });
  return {
    name: `${mirroredBattles} mirrored battles ${how}, off by`,
    value: Math.abs(standardErrors(tally)),
    unit: 'standard errors',
    target: 'at most 2',
  };
}

/** Random musters that were fought to their end without an exception. */
function soundness(): Measurement {
  let ended = 0;
  for (let seed = 0; seed < randomBattles; seed += 1) {
    try {
      resolveMuster(randomMuster(seed), seed);
      ended += 1;
    } catch (error) {
      console.error(`Seed ${seed}:`, error);
    }
  }
  return {
    name: `${randomBattles} random musters, fought out`,
    value: ended,
    unit: 'battles',
    target: String(randomBattles),
  };
}

/** Rules and tactics that a few thousand random battles never came to. */
async function reach(): Promise<Measurement> {
  const unused = await unusedFunctions('/skirmish/', () => {
    for (let seed = 0; seed < randomBattles / 4; seed += 1) resolveMuster(randomMuster(seed), seed);
    for (const name of scenarioNames) {
      for (let seed = 0; seed < battlesOfOneMeasure; seed += 1) resolveScenario(name, seed);
    }
  });
  // The table of the odds keeps no entries.
  const missed = unused.filter((name) => !name.startsWith('simulate.ts'));
  for (const name of missed) console.error(`Never called: ${name}`);
  return { name: 'rules and tactics never used in them', value: missed.length, unit: 'functions', target: 'at most 0' };
}
