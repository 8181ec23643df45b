import type { GodfatherEvent } from '../src-main/games/godfather/rules/events/schemas.ts';
import type { GodfatherGame } from '../src-main/games/godfather/rules/game.ts';
import { godfather } from '../src-main/games/godfather/rules/index.ts';
import { doctrines, type Doctrine, type Level } from '../src-shared/games/godfather/minds.ts';
import { godfatherSetupSchema } from '../src-shared/games/godfather/setup.ts';
import { hold, mean, median, playSeeds } from './trials/bands.ts';
import { numberOption, readWordOption } from './trials/pool.ts';
import { playByPrograms } from './trials/programGame.ts';

/**
 * How NPC families of The Godfather Game play: `npm run tournament -- --game godfather [--seeds 200] [--from 1]
 * [--only seats|hard|easy|erratic] [--families 2|3|4]`. `seats`: Standards alone, and how often each
 * place in the order of play wins; in `hard` one family plays at that level among Standards, in `easy` and
 * `erratic` it is a Standard among such. Its place and doctrine go round with the seed. The bands are those of [GOD-HOUSE-3].
 */
const seeds = numberOption('seeds', 200, 2_000);
const first = numberOption('from', 1, 1_000_000);
const only = readWordOption('only', ['seats', 'hard', 'easy', 'erratic']);
const asked = readWordOption('families', ['2', '3', '4']);

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

/** Counts each man put down or taken. */
function countMoves(event: GodfatherEvent): number {
  if (event.type === 'taken') return event.pieces.length;
  return event.type === 'positioned' ? event.positions.length : 1;
}

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
  const counts: Partial<Record<GodfatherEvent['type'], number>> = {};
  const state = playByPrograms<GodfatherGame>(godfather, setup, (event) => {
    counts[event.type] = (counts[event.type] ?? 0) + countMoves(event);
  });
  const { ending, seats, firstOrder, records, places } = state;
  const share = (seat: (typeof seats)[number]): number =>
    ending?.winners.includes(seat) === true ? 1 / ending.winners.length : 0;
  return {
    seats: seats.map(share),
    places: firstOrder.map(share),
    doctrines: Object.fromEntries<number>(seats.map((seat) => [state.families[seat]?.doctrine ?? '', share(seat)])),
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

function playAll(families: number, levelsOf: (seed: number) => Level[]): Result[] {
  return playSeeds(`${families}`, { first, seeds }, (seed) => play(seed, families, levelsOf(seed)));
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
    ['easy', 'standard', 'easy', 1.1],
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
