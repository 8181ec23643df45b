import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { listMoves } from '#kernel/events/events.ts';
import { Refusal } from '#kernel/refusal.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import { checkOrder, give } from '#main/games/empire-city/rules/handlers.ts';
import { createDecks } from '#main/games/empire-city/rules/setup/founding.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { EmpireEvent } from '#main/games/empire-city/rules/events/events.ts';
import { listCardsFrom } from '#main/games/empire-city/rules/lookups.ts';
import { buildSight } from '#main/games/empire-city/rules/npc/sight.ts';
import { sampleWorld } from '#main/games/empire-city/rules/npc/imagining/imagine.ts';
import { plan } from '#main/games/empire-city/rules/npc/plan.ts';
import { openAsk } from '#main/games/empire-city/rules/agenda.ts';
import type { EmpireState } from '#main/games/empire-city/rules/state.ts';
import { bands, cells } from '#shared/games/empire-city/ids.ts';
import { levels, type Level } from '#shared/games/empire-city/minds.ts';
import { orderSchema } from '#shared/games/empire-city/orders.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import type { EmpireGame } from '#main/games/empire-city/rules/game.ts';
import { programsOf, type Played } from '#test/support/ownGame.ts';

const { on, game: played, again } = programsOf<EmpireGame>(empireCity, createJournalWriter(empireCity));

type Shape = { seed: number; rounds: number; capos: number; level?: Level; houseRules?: object; isHuman?: boolean };

/** A game of the program’s own, some rounds long. */
function game({
  seed,
  rounds,
  capos,
  level = 'standard',
  houseRules = {},
  isHuman = false,
}: Shape): Played<EmpireState, EmpireEvent> {
  const setup = empireSetupSchema.parse({
    title: 'Game',
    seed,
    capos: Array.from({ length: capos }, () => ({ isHuman, level })),
    houseRules,
  });
  return played(setup, rounds);
}

/** Stops in the middle of a round, after so many answers. */
function midway({ seed, rounds, capos }: Shape, answers: number): EmpireState {
  let played = game({ seed, rounds, capos });
  for (let n = 0; n < answers && played.state.ending === null; n += 1) {
    played = on(played, (table) => {
      table.entry({ title: '', author: { kind: 'rules' }, order: null, reason: null });
      const wait = empireCity.waitsFor(table.state);
      const [seat] = wait?.seats ?? [];
      if (wait === null || seat === undefined) return empireCity.step(table, { auto: true });
      for (const { order } of plan(buildSight(table.state, seat), seat, wait)) give(table, seat, order);
    });
  }
  return played.state;
}

const games = fc.record({
  seed: fc.integer({ min: 1, max: 10_000 }),
  rounds: fc.integer({ min: 1, max: 9 }),
  capos: fc.integer({ min: 2, max: 6 }),
});

/** Counts what was proposed again in the round of its refusal, and pacts broken in the round they were made. */
function countBadManners(events: readonly EmpireEvent[]): { proposed: number; again: number; broken: number } {
  const counted = { proposed: 0, again: 0, broken: 0 };
  let [refused, made] = [new Set<string>(), new Set<number>()];
  let asked = '';
  for (const event of events) {
    if (event.type === 'round-closed') [refused, made] = [new Set(), new Set()];
    if (event.type === 'deal-proposed') asked = `${event.from} ${event.to} ${event.text}`;
    if (event.type === 'pact-refused') asked = `${event.from} ${event.to}`;
    if (event.type === 'deal-proposed' || event.type === 'pact-refused') {
      counted.proposed += 1;
      if (refused.has(asked)) counted.again += 1;
    }
    if (event.type === 'pact-refused' || (event.type === 'deal-answered' && !event.will)) refused.add(asked);
    if (event.type === 'pact-made') made.add(event.pact.id);
    if (event.type === 'pact-broken' && made.has(event.id)) counted.broken += 1;
  }
  return counted;
}

describe('properties of whole games', () => {
  it('[EMP-NPC-11] NPC families ask nobody twice in a round for what he refused, and keep a pact through its round', () => {
    let proposed = 0;
    for (let seed = 1; seed <= sample(24); seed += 1) {
      const { events } = game({ seed, rounds: 20, capos: 3 + (seed % 4) });
      const manners = countBadManners(events);
      expect({ seed, ...manners, proposed: 0 }).toEqual({ seed, proposed: 0, again: 0, broken: 0 });
      proposed += manners.proposed;
    }
    expect(proposed).toBeGreaterThan(sample(24) * 4);
  });

  it('[EMP-UPK-3] every dollar reconciles, and what the public reckons holds the truth', () => {
    forSome(sample(12), games, (shape) => {
      const { state, events } = game(shape);
      for (const { seat, cashDollars, lowDollars, highDollars } of Object.values(state.capos)) {
        const moved = events
          .flatMap((event) => listMoves(empireCity, event))
          .filter((move) => move.seat === seat)
          .reduce((sum, { dollars }) => sum + dollars, 0);
        expect(cashDollars).toBe(moved);
        expect(lowDollars).toBeLessThanOrEqual(cashDollars);
        expect(highDollars).toBeGreaterThanOrEqual(cashDollars);
        expect(cashDollars % 50).toBe(0);
      }
    });
  });

  it('[EMP-HAND-2] every card is in exactly one place', () => {
    forSome(sample(15), games, fc.integer({ min: 0, max: 40 }), (shape, answers) => {
      const state = midway(shape, answers);
      const all = createDecks({});
      const capos = Object.values(state.capos);
      const pile = (deck: keyof typeof all): string[] => [...state.decks[deck].draw, ...state.decks[deck].discard];
      for (const band of bands) {
        const held = capos.flatMap((capo) => listCardsFrom(capo, band));
        expect([...pile(band), ...held].toSorted()).toEqual(all[band].toSorted());
      }
      const men = capos.flatMap(({ hand, exhausted }) => [...hand, ...exhausted]);
      expect([...pile('men'), ...state.menTrack, ...state.aside, ...state.dead, ...men].toSorted()).toEqual(
        all.men.toSorted(),
      );
      const placed = Object.values(state.squares).flatMap(({ racket }) => racket ?? []);
      expect([...pile('rackets'), ...state.racketTrack, ...placed].toSorted()).toEqual(all.rackets.toSorted());
      expect([...pile('cops'), ...(state.copCard === null ? [] : [state.copCard])].toSorted()).toEqual(
        all.cops.toSorted(),
      );
      expect([...pile('corruption'), ...capos.flatMap(({ powers }) => powers)].toSorted()).toEqual(
        all.corruption.toSorted(),
      );
    });
  });

  it('[EMP-DICE-8] the events alone make the state again, and the same seed the same game', () => {
    forSome(sample(5), games, (shape) => {
      const { state, events } = game(shape);
      expect(again(events)).toEqual(state);
      expect(game(shape).state).toEqual(state);
    });
  });

  it('[EMP-DICE-8] every event of a game is as its schema has it', () => {
    const rows = empireCity.events as unknown as Record<
      string,
      { schema: { findFirstError(event: unknown): string | null } }
    >;
    for (const seed of [3, 4]) {
      for (const event of game({ seed, rounds: 20, capos: 3 + seed - 3 }).events) {
        expect([event.type, rows[event.type]?.schema.findFirstError(event) ?? null]).toEqual([event.type, null]);
      }
    }
  });

  it.each(levels.slice(0, 3))('[EMP-WIN-1] a game of %s families comes to an end', (level) => {
    expect(game({ seed: 11, rounds: 40, capos: 3, level }).state.ending).not.toBeNull();
  });

  it('[EMP-NPC-13] a family that looks ahead plays a round by the rules', () => {
    expect(game({ seed: 5, rounds: 1, capos: 3, level: 'hard' }).state.round).toBe(2);
  });

  it('[EMP-NPC-14] games of four Standard families stay in the bands of length, fights and money', () => {
    const games = [21, 22, 23, 24].map((seed) => game({ seed, rounds: 40, capos: 4 }));
    const fights = games.map(({ events }) => ({
      combats: events.filter(({ type }) => type === 'combat-won').length,
      hits: events.filter(({ type }) => type === 'hit-ended').length,
    }));
    const mean = (of: 'combats' | 'hits'): number => fights.reduce((sum, one) => sum + one[of], 0) / fights.length;
    for (const { state } of games) {
      expect(state.ending).not.toBeNull();
      expect(state.records.length).toBeGreaterThanOrEqual(4);
      expect(state.records.length).toBeLessThanOrEqual(11);
    }
    const incomes = games.flatMap(({ state }) => Object.values(state.records[0]?.incomes ?? {}));
    const income = incomes.reduce((sum, dollars) => sum + dollars, 0) / incomes.length;
    expect(income).toBeGreaterThan(450);
    expect(income).toBeLessThan(1_000);
    expect(mean('combats')).toBeGreaterThan(7);
    expect(mean('combats')).toBeLessThan(28);
    expect(mean('hits')).toBeGreaterThan(4);
    expect(mean('hits')).toBeLessThan(22);
  });

  it('[EMP-WIN-7] nobody falls below nothing, and there is always a winner within the limit', () => {
    forSome(sample(8), games, ({ seed, capos }) => {
      const { state } = game({ seed, capos, rounds: 12, houseRules: { roundLimit: 10 } });
      expect(state.ending?.winners).toHaveLength(1);
      expect(state.ending?.ranking).toHaveLength(capos);
      for (const { points, corruption, figures } of Object.values(state.capos)) {
        expect(points).toBeGreaterThanOrEqual(0);
        expect(corruption).toBeGreaterThanOrEqual(0);
        expect(figures).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('[EMP-ORD-17] a refusal writes nothing', () => {
    const cell = fc.constantFrom(...cells);
    const seats = ['g1', 'g2', 'g3'];
    const man = fc.constantFrom('big-sal-rizzo', 'con-flynn', 'judge-whitcomb', 'grace-lin');
    const order = fc.oneof(
      fc.record({ kind: fc.constant('cityHall'), times: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('control'), square: cell, purchases: fc.constant([]) }),
      fc.record({ kind: fc.constant('attack'), square: cell }),
      fc.record({ kind: fc.constant('hit'), rival: fc.constantFrom(...seats), man: fc.option(man) }),
      fc.record({ kind: fc.constant('station'), men: fc.array(man, { maxLength: 2 }) }),
      fc.record({ kind: fc.constant('reveal'), man }),
      fc.record({ kind: fc.constant('bid'), dollars: fc.integer({ min: 0, max: 5_000 }) }),
      fc.record({
        kind: fc.constant('give'),
        to: fc.constantFrom(...seats),
        money: fc.integer({ min: 0, max: 9_000 }),
      }),
      fc.constant({ kind: 'docks' }),
      fc.constant({ kind: 'stMarys' }),
    );
    const states = [1, 2, 3].map((seed) => midway({ seed, rounds: seed, capos: 3 }, 12 + seed));
    forSome(sample(150), order, fc.constantFrom(...states), fc.constantFrom(...seats), (asked, state, seat) => {
      const before = structuredClone(state);
      const parsed = orderSchema.parse(asked);
      let refused = false;
      try {
        checkOrder(state, seat as never, parsed);
      } catch (problem) {
        expect(problem).toBeInstanceOf(Refusal);
        refused = true;
      }
      // A refused order leaves the very state it was given on; another is carried out on a copy.
      const own = refused ? state : structuredClone(state);
      const given = (): unknown =>
        on({ state: own, rng: seedRng(1), events: [] }, (table) => {
          table.entry({ title: '', author: { kind: 'rules' }, order: null, reason: null });
          give(table, seat as never, parsed);
        });
      if (refused) expect(given).toThrow(Refusal);
      else given();
      expect(state).toEqual(before);
    });
  });
});

describe('what a seat knows', () => {
  /** The same game with everything otherwise that a seat cannot know. */
  function scrambled(state: EmpireState, seat: string): EmpireState {
    const own = structuredClone(state);
    for (const deck of Object.values(own.decks)) deck.draw.reverse();
    for (const capo of Object.values(own.capos)) {
      if (capo.seat === seat) continue;
      capo.hand = capo.hand.map((_, nth) => `nobody-${nth}`);
      capo.cards = capo.cards.map((card) => {
        const pile =
          own.decks[
            listCardsFrom({ ...capo, cards: [card] }, 'slums').length > 0
              ? 'slums'
              : listCardsFrom({ ...capo, cards: [card] }, 'midtown').length > 0
                ? 'midtown'
                : 'downtown'
          ];
        return pile.draw[0] ?? card;
      });
      capo.cashDollars = capo.lowDollars;
      capo.whim = 1;
      capo.doctrine = 'viper';
      capo.level = 'easy';
      capo.grudges = {};
      capo.spied = {};
    }
    for (const other of Object.keys(own.answers))
      if (other !== seat) own.answers[other as never] = { kind: 'bid', dollars: 7, senator: false } as never;
    return own;
  }

  it('[EMP-FOG-4, EMP-FOG-5, EMP-FOG-11] neither hands nor decks nor money of others are in a view or in a sight', () => {
    forSome(sample(8), games, fc.integer({ min: 0, max: 30 }), (shape, answers) => {
      const state = midway(shape, answers);
      const { hit } = state;
      for (const seat of state.seats) {
        if (hit !== null && hit.isRandom) continue;
        const other = scrambled(state, seat);
        expect(empireCity.view(other, seat)).toEqual(empireCity.view(state, seat));
        expect(buildSight(other, seat)).toEqual(buildSight(state, seat));
        expect(plan(buildSight(other, seat), seat, null)).toEqual(plan(buildSight(state, seat), seat, null));
      }
    });
  });

  it('[EMP-FOG-10] a victim drawn at random is his capo’s to know', () => {
    const state = midway({ seed: 2, rounds: 2, capos: 4 }, 0);
    const [by, rival, third] = state.seats;
    if (by === undefined || rival === undefined || third === undefined) throw new Error('seats');
    state.hit = { by, rival, man: 'big-anton', isExhausted: false, isRandom: true };
    state.agenda = [{ do: 'hit', seats: [by, rival] }];
    state.answers = {};
    const told = (seat: typeof by) => empireCity.view(state, seat).questions.map(({ hit }) => hit);
    expect(told(by)).toEqual([{ by, rival, man: null }]);
    expect(told(rival)).toEqual([{ by, rival, man: 'big-anton' }]);
    expect(told(third)).toEqual([]);
  });

  it('[EMP-FOG-12] reactions are waited for without names', () => {
    const { state } = game({ seed: 2, rounds: 1, capos: 4 });
    const [one, two, three] = state.seats;
    if (one === undefined || two === undefined || three === undefined) throw new Error('seats');
    state.agenda = [{ do: 'commissioner', seats: [two, three] }];
    expect(empireCity.view(state, one).wait?.seats).toEqual([]);
    expect(empireCity.view(state, two).wait?.seats).toEqual([two]);
    expect(empireCity.view(state, one).waiting).toEqual([{ seat: null, text: 'Reactions are waited for.' }]);
  });

  it('[EMP-NPC-13] an imagined state is whole: every card once, what the seat knows as it knows it', () => {
    forSome(sample(8), games, fc.integer({ min: 1, max: 100 }), (shape, seed) => {
      const { state } = game(shape);
      const [seat] = state.seats;
      if (seat === undefined) return;
      const own = sampleWorld(buildSight(state, seat), seed);
      expect(own.capos[seat]?.hand).toEqual(state.capos[seat]?.hand);
      const capos = Object.values(own.capos);
      const men = [
        ...own.decks.men.draw,
        ...own.decks.men.discard,
        ...own.menTrack,
        ...own.aside,
        ...own.dead,
        ...capos.flatMap(({ hand, exhausted }) => [...hand, ...exhausted]),
      ];
      expect(men.toSorted()).toEqual(createDecks({}).men.toSorted());
      for (const band of bands) {
        const cards = [
          ...own.decks[band].draw,
          ...own.decks[band].discard,
          ...capos.flatMap((capo) => listCardsFrom(capo, band)),
        ];
        expect(cards.toSorted()).toEqual(createDecks({})[band].toSorted());
      }
      expect(openAsk(own) === null).toBe(openAsk(state) === null);
    });
  });
});
