import { seedRng } from '../src-main/kernel/dice.ts';
import { playOn } from '../src-main/kernel/play.ts';
import { runOnOwn } from '../src-main/kernel/run.ts';
import { stateWriter } from '../src-main/kernel/writers.ts';
import type { GodfatherEvent } from '../src-main/rulebooks/godfather/events.ts';
import { godfather } from '../src-main/rulebooks/godfather/index.ts';
import { blankState, type GodfatherState } from '../src-main/rulebooks/godfather/state.ts';
import { doctrines, type Doctrine, type Level } from '../src-shared/games/godfather/minds.ts';
import { godfatherSetupSchema } from '../src-shared/games/godfather/setup.ts';
import { numberOption, wordOption } from './trials/pool.ts';

/**
 * How NPC families of The Godfather Game play: `npm run godfather-tournament -- [--seeds 200] [--from 1]
 * [--only seats|hard|erratic] [--families 2|3|4]`. `seats`: Standards alone, and how often each
 * place in the order of play wins; in `hard` one family plays at that level among Standards, in `erratic` it is a
 * Standard among erratic ones. Its place and doctrine go round with the seed. The bands are those of [GOD-HOUSE-3].
 */
const seeds = numberOption('seeds', 200, 2_000);
const first = numberOption('from', 1, 1_000_000);
const only = wordOption('only', ['seats', 'hard', 'erratic']);
const asked = wordOption('families', ['2', '3', '4']);

type Result = {
  /** Shares of the title, by seat and by place in the order of play; they add up to 1. */
  seats: number[];
  places: number[];
  doctrines: Partial<Record<Doctrine, number>>;
  rounds: number;
  controlled: number;
  claims: number;
  lapsed: number;
  taken: number;
  positioned: number;
  deals: number;
  offers: number;
  broken: number;
};

/** Plays one game of the program's own to its end. */
function play(seed: number, families: number, levels: readonly Level[]): Result {
  const setup = godfatherSetupSchema.parse({
    title: `Tournament ${seed}`,
    seed,
    families: levels.map((level, place) => ({
      name: `Family ${place + 1}`,
      isHuman: false,
      level,
      doctrine: doctrines[(place + Math.floor(seed / families)) % doctrines.length],
    })),
  });
  const writer = stateWriter(godfather);
  const counts: Partial<Record<GodfatherEvent['type'], number>> = {};
  let own = { state: blankState(), rng: seedRng(seed) };
  const on = (rule: Parameters<typeof runOnOwn<GodfatherState, GodfatherEvent>>[2]): void => {
    const result = runOnOwn<GodfatherState, GodfatherEvent>(own, writer, rule);
    if (result.kind === 'question') throw new Error(result.question.prompt);
    for (const { happenings } of result.entries) {
      for (const { event } of happenings) {
        const weight =
          event.type === 'taken'
            ? event.pieces.length
            : event.type === 'positioned'
              ? event.positions.length
              : 1;
        counts[event.type] = (counts[event.type] ?? 0) + weight;
      }
    }
    own = { state: result.after.state, rng: [...result.after.rng] };
  };
  on((table) => godfather.found(table, setup));
  while (own.state.ending === null) on((table) => void playOn(godfather, table, { auto: true }));
  const { ending, seats, firstOrder, records, places } = own.state;
  const share = (seat: (typeof seats)[number]): number =>
    ending.winners.includes(seat) ? 1 / ending.winners.length : 0;
  return {
    seats: seats.map(share),
    places: firstOrder.map(share),
    doctrines: Object.fromEntries<number>(
      seats.map((seat) => [own.state.families[seat]?.doctrine ?? '', share(seat)]),
    ),
    rounds: records.length,
    controlled: Object.values(places).filter(({ status }) => status === 'controlled').length,
    claims: counts['claim-made'] ?? 0,
    lapsed: counts['claim-lapsed'] ?? 0,
    taken: counts.taken ?? 0,
    positioned: counts.positioned ?? 0,
    deals: counts['deal-struck'] ?? 0,
    offers: counts['deal-offered'] ?? 0,
    broken: counts['deal-broken'] ?? 0,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

let failed = 0;
function hold(name: string, value: number, low: number, high: number, digits = 2): void {
  const isHeld = value >= low && value <= high;
  if (!isHeld) failed += 1;
  console.log(
    `${isHeld ? 'held ' : 'OFF  '} ${name}: ${value.toFixed(digits)} (${low} to ${high})`,
  );
}

function playAll(families: number, levelsOf: (seed: number) => Level[]): Result[] {
  const started = performance.now();
  const results = Array.from({ length: seeds }, (_, n) =>
    play(first + n, families, levelsOf(first + n)),
  );
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${seeds} games of ${families} in ${seconds} s`);
  return results;
}

function tell(results: readonly Result[]): void {
  const of = (pick: (result: Result) => number): string => mean(results.map(pick)).toFixed(1);
  console.log(
    `      claims ${of(({ claims }) => claims)}, lapsed ${of(({ lapsed }) => lapsed)}, positioned ${of(({ positioned }) => positioned)}, taken ${of(({ taken }) => taken)}, deals ${of(({ offers }) => offers)} offered, ${of(({ deals }) => deals)} struck, ${of(({ broken }) => broken)} broken`,
  );
  for (const doctrine of doctrines) {
    const with_ = results.flatMap((result) => result.doctrines[doctrine] ?? []);
    console.log(`      ${doctrine} wins ${(mean(with_) * 100).toFixed(0)}% of ${with_.length}`);
  }
}

const tables = asked === null ? [2, 3, 4] : [Number(asked)];
for (const families of tables) {
  if (only === null || only === 'seats') {
    const results = playAll(families, () => Array.from({ length: families }, () => 'standard'));
    tell(results);
    hold('median of the rounds', median(results.map(({ rounds }) => rounds)), 14, 28, 0);
    hold('Neighborhoods controlled', mean(results.map(({ controlled }) => controlled)), 6, 8);
    for (let place = 0; place < families; place += 1) {
      const won = mean(results.map(({ places }) => places[place] ?? 0));
      hold(`place ${place + 1} wins, times its share`, won * families, 0, 1.3);
    }
  }
  for (const [name, level, others, least] of [
    ['hard', 'hard', 'standard', 1.5],
    ['erratic', 'standard', 'erratic', 1.5],
  ] as const) {
    if (only !== null && only !== name) continue;
    const results = playAll(families, (seed) =>
      Array.from({ length: families }, (_, place) => (place === seed % families ? level : others)),
    );
    const won = mean(results.map(({ seats }, n) => seats[(first + n) % families] ?? 0));
    hold(`one ${level} among ${others}, times its share`, won * families, least, families);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
