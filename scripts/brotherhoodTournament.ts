import type { BrotherhoodEvent } from '../src-main/games/brotherhood/rules/events//schemas.ts';
import type { BrotherhoodGame } from '../src-main/games/brotherhood/rules/game.ts';
import { brotherhood } from '../src-main/games/brotherhood/rules/index.ts';
import { doctrines, type Doctrine, type Level } from '../src-shared/games/brotherhood/minds.ts';
import { brotherhoodSetupSchema } from '../src-shared/games/brotherhood/setup.ts';
import { hold, mean, playSeeds } from './trials/bands.ts';
import { numberOption, readWordOption } from './trials/pool.ts';
import { playByPrograms } from './trials/programGame.ts';

/**
 * How NPC families of The Brotherhood play: `npm run tournament -- --game brotherhood [--seeds 400] [--from 1]
 * [--only doctrines|hard|easy|erratic]`. Five families, one of each doctrine; in `hard` one of them plays at that
 * level among Standards, in `easy` and `erratic` it is a Standard among such. The bands are those of [BRO-NPC-11].
 */
const families = 5;
const seeds = numberOption('seeds', 400, 2_000);
const first = numberOption('from', 1, 1_000_000);
const only = readWordOption('only', ['doctrines', 'hard', 'easy', 'erratic']);

type Tally = { fights: number; taken: number; shot: number };
type Result = Tally & {
  /** Place at the table of who won first; -1: nobody. */
  winner: number;
  challengerWins: boolean;
  doctrine: Doctrine | null;
  cash: number;
  richestAtSix: boolean;
  /** Mean income of the living, by turn. */
  incomes: number[];
};

function count(tally: Tally, { type, ...event }: BrotherhoodEvent): void {
  if (type === 'fight-begun' && 'armed' in event && event.armed.length > 1) tally.fights += 1;
  if (type === 'operation-taken') tally.taken += 1;
  if (type === 'godfather-shot') tally.shot += 1;
}

/** Plays one game of the program's own to its end. */
function play(seed: number, challenger: Level, others: Level): Result {
  const setup = brotherhoodSetupSchema.parse({
    title: `Tournament ${seed}`,
    seed,
    seatOrder: 'as-listed',
    families: Array.from({ length: families }, (_, place) => ({
      name: `Family ${place + 1}`,
      isHuman: false,
      level: place === seed % families ? challenger : others,
      // Every doctrine meets every level from every place.
      doctrine: doctrines[(place + Math.floor(seed / families)) % doctrines.length],
    })),
  });
  const tally = { fights: 0, taken: 0, shot: 0 };
  const state = playByPrograms<BrotherhoodGame>(brotherhood, setup, (event) => count(tally, event));
  const { ending, seats, records } = state;
  const winner = seats.indexOf(ending?.winners[0] ?? ('' as never));
  const seat = seats[winner];
  const family = seat === undefined ? null : (state.families[seat] ?? null);
  const six = records[5];
  const richest = seats.toSorted((a, b) => (six?.cash[b] ?? 0) - (six?.cash[a] ?? 0))[0];
  return {
    ...tally,
    winner,
    challengerWins: winner === seed % families,
    doctrine: family?.doctrine ?? null,
    cash: family?.cashDollars ?? 0,
    richestAtSix: richest === seat,
    incomes: records.map(({ incomes }) => {
      const all = Object.values(incomes).map(({ dollars }) => dollars);
      return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
    }),
  };
}

function playAll(challenger: Level, others: Level): Result[] {
  const title = `one ${challenger} among ${others}`;
  return playSeeds(title, { first, seeds }, (seed) => play(seed, challenger, others));
}

if (only === null || only === 'doctrines') {
  const results = playAll('standard', 'standard');
  const of = (pick: (result: Result) => number): number => mean(results.map(pick));
  hold(
    'mean income, turn 1',
    of(({ incomes }) => incomes[0] ?? 0),
    3_500,
    7_500,
    0,
  );
  hold(
    'mean income, turn 4',
    of(({ incomes }) => incomes[3] ?? 0),
    6_000,
    13_000,
    0,
  );
  hold(
    'mean income, turn 8',
    of(({ incomes }) => incomes[7] ?? 0),
    16_000,
    30_000,
    0,
  );
  hold(
    'mean income, turn 12',
    of(({ incomes }) => incomes[11] ?? 0),
    24_000,
    42_000,
    0,
  );
  hold(
    'fights of two or more a game',
    of(({ fights }) => fights),
    7,
    18,
  );
  hold(
    'operations taken a game',
    of(({ taken }) => taken),
    5,
    19,
  );
  hold(
    'Godfathers shot a game',
    of(({ shot }) => shot),
    1,
    3,
  );
  hold(
    'winner’s cash',
    of(({ cash }) => cash),
    100_000,
    200_000,
    0,
  );
  hold(
    'richest at turn 6 wins, %',
    of(({ richestAtSix }) => (richestAtSix ? 100 : 0)),
    0,
    59.9,
  );
  for (const doctrine of doctrines) {
    const won = results.filter((result) => result.doctrine === doctrine).length;
    hold(`${doctrine} wins, %`, (won / seeds) * 100, 10, 35);
  }
}
if (only === null || only === 'hard') {
  const won = playAll('hard', 'standard').filter(({ challengerWins }) => challengerWins).length;
  hold('one Hard among Standards, times its share', (won / seeds) * families, 1.5, families, 2);
}
if (only === null || only === 'easy') {
  const won = playAll('standard', 'easy').filter(({ challengerWins }) => challengerWins).length;
  hold('one Standard among Easy, times its share', (won / seeds) * families, 1.1, families, 2);
}
if (only === null || only === 'erratic') {
  const won = playAll('standard', 'erratic').filter(({ challengerWins }) => challengerWins).length;
  hold('one Standard among erratic, times its share', (won / seeds) * families, 2, families, 2);
}
