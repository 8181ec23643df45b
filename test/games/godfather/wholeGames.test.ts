import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { listMoves } from '#kernel/events/events.ts';
import { playOn } from '#kernel/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import { buildGround, listStandings } from '#main/games/godfather/rules/lookups.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { planStep } from '#main/games/godfather/rules/npc/plan.ts';
import { buildSight } from '#main/games/godfather/rules/npc/sight.ts';
import { give } from '#main/games/godfather/rules/handlers.ts';
import { listPacks } from '#shared/games/godfather/ground/ground.ts';
import type { GodfatherState } from '#main/games/godfather/rules/state.ts';
import { allPositions, neighborhoodKeys } from '#shared/games/godfather/board.ts';
import { doctrines, type Level } from '#shared/games/godfather/minds.ts';
import type { Order } from '#shared/games/godfather/orders.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import { rackets } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { GodfatherGame } from '#main/games/godfather/rules/game.ts';
import { programsOf, type Played } from '#test/support/ownGame.ts';

const { on, game: played, again } = programsOf<GodfatherGame>(godfather);

/** A game of the program’s own, some rounds long. */
function game(
  seed: number,
  rounds: number,
  { families = 4, level = 'standard', house = {} } = {},
): Played<GodfatherState, GodfatherEvent> {
  const setup = godfatherSetupSchema.parse({
    title: 'Game',
    seed,
    families: Array.from({ length: families }, (_, nth) => ({
      name: `Family ${nth + 1}`,
      isHuman: false,
      level,
      doctrine: doctrines[nth % doctrines.length],
    })),
    houseRules: house,
  });
  return played(setup, rounds);
}

const games = fc.record({
  seed: fc.integer({ min: 1, max: 10_000 }),
  rounds: fc.integer({ min: 1, max: 30 }),
  families: fc.integer({ min: 2, max: 4 }),
  level: fc.constantFrom<Level>('erratic', 'easy', 'standard'),
  house: fc.record({
    control: fc.constantFrom('held', 'declared'),
    deckCycle: fc.constantFrom('bottom', 'reshuffle'),
    voidRacket: fc.constantFrom('void', 'redraw'),
    cards: fc.constantFrom('seeded', 'physical'),
    lateBonus: fc.constantFrom('lost', 'paid'),
    deals: fc.constantFrom('off', 'talk', 'cash'),
    circles: fc.constantFrom(null, 2, 3),
    areaLimit: fc.integer({ min: 1, max: 6 }),
  }),
});

describe('properties of whole games', () => {
  it('[GOD-FOG-2] every dollar reconciles: start and moves make the cash of every family', () => {
    forSome(sample(25), games, ({ seed, rounds, ...options }) => {
      const { state, events } = game(seed, rounds, options);
      for (const { seat, cashDollars } of Object.values(state.families)) {
        const moved = events
          .flatMap((event) => listMoves(godfather, event))
          .filter((move) => move.seat === seat)
          .reduce((sum, { dollars }) => sum + dollars, 0);
        expect(cashDollars).toBe(moved);
        expect(cashDollars).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('[GOD-PLACE-4] pieces on the board are those positioned and not taken, removed or cleared', () => {
    forSome(sample(15), games, ({ seed, rounds, ...options }) => {
      const { state, events } = game(seed, rounds, options);
      const board = new Set<string>();
      for (const event of events) {
        if (event.type === 'positioned') for (const one of event.positions) board.add(one);
        if (event.type === 'taken') for (const one of event.pieces) board.delete(one.position);
        if (event.type === 'fingered') for (const one of event.removed) board.delete(one.position);
        if (event.type === 'pieces-lost') for (const one of event.positions) board.delete(one);
        if (event.type === 'fine-paid') for (const one of event.sold) board.delete(one.position);
        if (event.type === 'penalty-paid') board.delete(event.position);
        if (event.type !== 'conceded') continue;
        for (const one of [...board]) if (one.startsWith(event.neighborhood)) board.delete(one);
      }
      expect(Object.keys(state.pieces).toSorted()).toEqual([...board].toSorted());
    });
  });

  it('[GOD-TAKE-1] [GOD-HOLD-5] nobody stands shut in by a rival who moved, and no position is held twice', () => {
    forSome(sample(15), games, ({ seed, rounds, ...options }) => {
      const { state } = game(seed, rounds, options);
      for (const { key, status } of Object.values(state.places)) {
        if (status !== 'open') continue;
        const all = listStandings(state, key);
        all.forEach(({ held }, at) => {
          for (const other of all.slice(at + 1)) expect(held & other.held).toBe(0);
        });
        const ground = buildGround(state, key);
        ground.own.forEach((mask, seat) => {
          if (mask === 0) return;
          for (const { outs } of listPacks(ground, seat)) expect(outs).not.toBe(0);
        });
      }
    });
  });

  it('[GOD-DECK-1] [GOD-DECK-4] all 52 cards are in the deck, aside or in hands, and 24 Breaks', () => {
    forSome(sample(10), games, ({ seed, rounds, ...options }) => {
      const { state } = game(seed, rounds, options);
      if (state.house.cards === 'physical') return;
      const { playing, good, bad } = state.decks;
      const hands = Object.values(state.families).filter(({ hand }) => hand !== null).length;
      expect(playing.draw.length + playing.discard.length + hands).toBe(52);
      expect(good.draw.length + good.discard.length).toBe(12);
      expect(bad.draw.length + bad.discard.length).toBe(12);
    });
  });

  it('[GOD-DICE-1] the events alone make the state again, and the same seed the same game', () => {
    forSome(sample(8), games, ({ seed, rounds, ...options }) => {
      const { state, events } = game(seed, rounds, options);
      expect(again(events)).toEqual(state);
      expect(game(seed, rounds, options).state).toEqual(state);
    });
  });

  it('[GOD-DICE-1] every event of a game is as its schema has it', () => {
    const rows = godfather.events as unknown as Record<
      string,
      { schema: { findFirstError(event: unknown): string | null } }
    >;
    const seen = [
      ...game(3, 40).events,
      ...game(5, 40, { level: 'erratic', house: { deals: 'cash', control: 'declared' } }).events,
    ];
    for (const event of seen) {
      expect([event.type, rows[event.type]?.schema.findFirstError(event) ?? null]).toEqual([event.type, null]);
    }
  });

  it('[GOD-ORDER-3] a refusal writes nothing', () => {
    const position = fc.constantFrom(...allPositions);
    const placement = fc.record({
      neighborhood: fc.constantFrom(...neighborhoodKeys),
      racket: fc.constantFrom(...rackets),
      positions: fc.array(position, { minLength: 1, maxLength: 4 }),
    });
    const order = fc.oneof(
      fc.record({
        kind: fc.constant('position' as const),
        placements: fc.array(placement, { maxLength: 3 }),
        declare: fc.array(fc.constantFrom(...neighborhoodKeys), { maxLength: 1 }),
      }),
      fc.record({ kind: fc.constant('card' as const), remove: fc.array(position) }),
      fc.record({ kind: fc.constant('lose' as const), positions: fc.array(position) }),
      fc.record({ kind: fc.constant('vote' as const), agrees: fc.boolean() }),
    );
    const base = game(11, 4);
    forSome(sample(300), order, fc.constantFrom('g1', 'g2', 'g3'), (given: Order, seat) => {
      const before = structuredClone(base.state);
      const own = { ...base, state: structuredClone(base.state), events: [] };
      try {
        const { events: written } = on(own, (table) => {
          table.entry({ title: 'x', author: { kind: 'rules' }, order: null, reason: null });
          give(table, seat as SeatId, given as never);
        });
        expect(written.length).toBeGreaterThan(0);
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        expect(own.state).toEqual(before);
        expect(problem.message).toMatch(/[.;]/);
      }
    });
  });

  it('[GOD-FOG-1] [GOD-FOG-3] what a seat may know is the same whatever is in hands, decks and offers', () => {
    forSome(sample(15), games, ({ seed, rounds, ...options }) => {
      const { state } = game(seed, rounds, options);
      const me = 'g1' as SeatId;
      const other = structuredClone(state);
      other.decks.playing.draw.reverse();
      other.decks.good.draw.reverse();
      other.decks.bad.draw.reverse();
      for (const family of Object.values(other.families)) {
        if (family.seat === me) continue;
        if (family.hand !== null) family.hand = 'fingerman';
        Object.assign(family, { doctrine: 'fox', level: 'hard', whim: 4, grudges: {} });
      }
      expect(buildSight(other, me)).toEqual(buildSight(state, me));
      if (state.ending !== null) return;
      expect(godfather.view(other, me)).toEqual(godfather.view(state, me));
      const plan = (of: GodfatherState): unknown => planStep(buildSight(of, of.turn.seat));
      if (state.turn.seat === me) expect(plan(other)).toEqual(plan(state));
    });
  });

  it('[GOD-FOG-3] what a seat imagines has all cards once and plays on', () => {
    const { state } = game(7, 6);
    const imagined = godfather.foresight.imagine(state, 'g2' as SeatId, 5);
    const hands = Object.values(imagined.families).flatMap(({ hand }) => hand ?? []);
    expect(imagined.decks.playing.draw.length + hands.length).toBe(52);
    expect(imagined.families['g2' as SeatId]?.hand).toBe(state.families['g2' as SeatId]?.hand);
    const played = on(
      { state: imagined, rng: seedRng(1), events: [] },
      (table) => void playOn(godfather, table, { auto: true }),
    );
    expect(played.state.round).toBe(state.round + 1);
  });

  it('[GOD-HOUSE-3] games of the program end within the last round, with most Neighborhoods controlled', () => {
    const all = Array.from({ length: 8 }, (_, seed) => game(seed + 1, 50));
    for (const { state } of all) expect(state.ending).not.toBeNull();
    const controlled = all.flatMap(({ state }) =>
      Object.values(state.places).filter(({ status }) => status === 'controlled'),
    );
    expect(controlled.length / all.length).toBeGreaterThan(5);
  });
});
