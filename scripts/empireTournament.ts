import type { EmpireGame } from '../src-main/games/empire-city/rules/game.ts';
import { empireCity } from '../src-main/games/empire-city/rules/index.ts';
import type { EmpireEvent } from '../src-main/games/empire-city/rules/events/schemas.ts';
import { createBlankState, type EmpireState } from '../src-main/games/empire-city/rules/state.ts';
import { cellOfPlace } from '../src-shared/games/empire-city/board.ts';
import { cardTable } from '../src-shared/games/empire-city/cards.ts';
import { startCards } from '../src-shared/games/empire-city/families.ts';
import { familyIds, findKind } from '../src-shared/games/empire-city/ids.ts';
import type { Level } from '../src-shared/games/empire-city/minds.ts';
import { empireSetupSchema } from '../src-shared/games/empire-city/setup.ts';
import { hold, mean, median, playSeeds } from './trials/bands.ts';
import { numberOption, readWordOption } from './trials/pool.ts';
import { playByPrograms } from './trials/programGame.ts';

/**
 * How NPC families of Empire City play: `npm run tournament -- --game empire-city [--seeds 400] [--from 1]
 * [--only balance|endings|hard|easy]`. In `balance` the games are spread over 3 to 6 seats; in `endings` house rules bring
 * each of the four endings; in `hard` one seat of four plays at that level among Standards, in `easy` it is a Standard among Easy ones.
 */
const seeds = numberOption('seeds', 400, 4_000);
const first = numberOption('from', 1, 1_000_000);
const only = readWordOption('only', ['balance', 'endings', 'hard', 'easy']);

type Result = {
  state: EmpireState;
  seats: number;
  /** Place in the setup’s list of who won. */
  winner: number;
  /** True if the leader at half of the rounds won. */
  halfTime: boolean;
  combats: number;
  hits: number;
  drawn: Map<string, number>;
  played: Map<string, number>;
  used: Map<string, number>;
};

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function count(result: Result, event: EmpireEvent): void {
  if (event.type === 'card-drawn') add(result.drawn, findKind(event.card));
  if (event.type === 'cards-spent') for (const card of event.cards) add(result.played, findKind(card));
  if (event.type === 'combat-won') result.combats += 1;
  if (event.type === 'hit-ended') result.hits += 1;
  if (event.type === 'hit-declared') {
    add(result.used, event.man === null ? 'a hit at a hand' : 'a hit at the exhausted');
  }
  if (event.type === 'figure-placed' && event.at === cellOfPlace['local-162']) {
    add(result.used, 'Local 162');
  }
  if (event.type === 'man-revealed') add(result.used, event.man);
  if (event.type === 'track-swept') add(result.used, event.track);
  if (event.type === 'pact-made' || event.type === 'pact-broken') add(result.used, event.type);
  if (event.type === 'deal-answered' && event.will) add(result.used, 'a deal');
  if (event.type === 'combat-won' && event.victor === null) add(result.used, 'a bluff');
}

type Table = { seats: number; challenger: Level; others: Level; houseRules?: object };

/** Plays one game of the program's own to its end. */
function play(seed: number, { seats, challenger, others, houseRules = {} }: Table): Result {
  const setup = empireSetupSchema.parse({
    title: `Tournament ${seed}`,
    seed,
    seatOrder: 'as-listed',
    capos: Array.from({ length: seats }, (_, place) => ({
      isHuman: false,
      level: place === 0 ? challenger : others,
    })),
    houseRules,
  });
  const result: Result = {
    state: createBlankState(),
    seats,
    winner: -1,
    halfTime: false,
    combats: 0,
    hits: 0,
    drawn: new Map(),
    played: new Map(),
    used: new Map(),
  };
  const state = playByPrograms<EmpireGame>(empireCity, setup, (event) => count(result, event));
  const { ending, seats: order, records } = state;
  const winner = ending?.winners[0];
  const half = records[Math.floor(records.length / 2) - 1];
  const leader = order.toSorted((a, b) => (half?.points[b] ?? 0) - (half?.points[a] ?? 0))[0];
  return {
    ...result,
    state,
    winner: winner === undefined ? -1 : order.indexOf(winner),
    halfTime: leader === winner,
  };
}

function merged(results: readonly Result[], of: 'drawn' | 'played' | 'used'): Map<string, number> {
  const all = new Map<string, number>();
  for (const result of results) {
    for (const [key, times] of result[of]) all.set(key, (all.get(key) ?? 0) + times);
  }
  return all;
}

/** Wins against the share a seat has by the number of seats, over the games in which something was held. */
function share(results: readonly Result[], holds: (result: Result, place: number) => boolean): number {
  let expected = 0;
  let won = 0;
  for (const result of results) {
    result.state.seats.forEach((_, place) => {
      if (!holds(result, place)) return;
      expected += 1 / result.seats;
      if (result.winner === place) won += 1;
    });
  }
  return expected === 0 ? 0 : won / expected;
}

function describeEndings(results: readonly Result[]): string {
  const counts = new Map<string, number>();
  for (const { state } of results) add(counts, state.ending?.how ?? 'none');
  return [...counts].map(([how, times]) => `${how} ${times}`).join(', ');
}

function balance(): void {
  const spread = Array.from({ length: seeds }, (_, n) => first + n);
  const results = spread.map((seed) =>
    play(seed, { seats: 3 + (seed % 4), challenger: 'standard', others: 'standard' }),
  );
  for (const seats of [3, 4, 5, 6]) {
    const own = results.filter((one) => one.seats === seats);
    const rounds = own.map(({ state }) => state.round);
    const corruption = own.map(({ state }) => Math.max(...Object.values(state.capos).map((capo) => capo.corruption)));
    console.log(
      `${seats} seats: ${own.length} games, median ${median(rounds)} rounds, ${mean(own.map(({ combats }) => combats)).toFixed(1)} combats, ${mean(own.map(({ hits }) => hits)).toFixed(1)} hits, highest corruption ${mean(corruption).toFixed(0)}; ${describeEndings(own)}`,
    );
    const half = mean(own.map(({ halfTime }) => (halfTime ? 100 : 0)));
    if (seats === 4) hold('leader at half-time wins with four seats, %', half, 0, 59.9, 1);
    else console.log(`      leader at half-time wins, %: ${half.toFixed(1)}`);
  }
  for (const family of familyIds) {
    hold(
      `${family} wins, times its share`,
      share(results, ({ state }, place) => familyAt(state, place) === family),
      0.7,
      1.4,
    );
  }
  for (const card of startCards) {
    hold(
      `${card} wins, times its share`,
      share(results, ({ state }, place) => capoAt(state, place)?.start === card),
      0.7,
      1.4,
    );
  }
  const drawn = merged(results, 'drawn');
  const played = merged(results, 'played');
  for (const { kind } of cardTable) {
    const times = played.get(kind) ?? 0;
    hold(`${kind} played, of those drawn`, times / Math.max(1, drawn.get(kind) ?? 0), 0.05, 3);
  }
  const counts = merged(results, 'used');
  const atHands = counts.get('a hit at a hand') ?? 0;
  const all = atHands + (counts.get('a hit at the exhausted') ?? 0);
  hold('hits at hands, %', (100 * atHands) / Math.max(1, all), 5, 25, 1);
  hold('Local 162, times a game', (counts.get('Local 162') ?? 0) / seeds, 0.3, 4);
  const used = [...counts].toSorted(([, a], [, b]) => b - a);
  console.log(`      used: ${used.map(([what, times]) => `${what} ${times}`).join(', ')}`);
}

function capoAt({ seats, capos }: EmpireState, place: number): EmpireState['capos'][never] | undefined {
  const seat = seats[place];
  return seat === undefined ? undefined : capos[seat];
}

function familyAt(state: EmpireState, place: number): string | undefined {
  return capoAt(state, place)?.family;
}

function endings(): void {
  const games = Math.max(4, Math.round(seeds / 10));
  const tables: [string, object][] = [
    ['Victory points', {}],
    ['Martial law', { victoryPoints: 300, attackCorruption: 5, pileOn: 'everybody' }],
    ['The last round', { victoryPoints: 300, martialLaw: 500, roundLimit: 6 }],
    ['The five notables', { victoryPoints: 1_000, martialLaw: 1_000, roundLimit: 60, openingSpecials: 'allowed' }],
  ];
  for (const [how, houseRules] of tables) {
    const results = Array.from({ length: games }, (_, n) =>
      play(first + n, { seats: 4, challenger: 'standard', others: 'standard', houseRules }),
    );
    const times = results.filter(({ state }) => state.ending?.how === how).length;
    hold(`ended by: ${how}`, times, 1, games, 0);
    console.log(`      ${describeEndings(results)}`);
  }
}

function hard(): void {
  const results = playSeeds('one Hard among three Standards', { first, seeds }, (seed) =>
    play(seed, { seats: 4, challenger: 'hard', others: 'standard' }),
  );
  const won = results.filter(({ winner }) => winner === 0).length;
  hold('one Hard among three Standards, times its share', (won / seeds) * 4, 1.5, 4);
}

function easy(): void {
  const results = playSeeds('one Standard among three Easy', { first, seeds }, (seed) =>
    play(seed, { seats: 4, challenger: 'standard', others: 'easy' }),
  );
  const won = results.filter(({ winner }) => winner === 0).length;
  hold('one Standard among three Easy, times its share', (won / seeds) * 4, 1.1, 4);
}

if (only === null || only === 'balance') balance();
if (only === null || only === 'endings') endings();
if (only === null || only === 'hard') hard();
if (only === null || only === 'easy') easy();
