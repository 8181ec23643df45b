import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { listMoves } from '#kernel/events/events.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { BrotherhoodEvent } from '#main/games/brotherhood/rules/events/events.ts';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { buildSight } from '#main/games/brotherhood/rules/npc/sight.ts';
import { planSheet } from '#main/games/brotherhood/rules/npc/plan.ts';
import { createBlankState, type BrotherhoodState } from '#main/games/brotherhood/rules/state.ts';
import { doctrines, type Level } from '#shared/games/brotherhood/minds.ts';
import { runningSchema } from '#shared/games/brotherhood/running.ts';
import { brotherhoodSetupSchema } from '#shared/games/brotherhood/setup.ts';
import { seatOf, Story } from './story.ts';
import type { BrotherhoodGame } from '#main/games/brotherhood/rules/game.ts';
import { programsOf, type Played } from '#test/support/ownGame.ts';

const { on, game: played, again } = programsOf<BrotherhoodGame>(brotherhood);

/** A game of the program’s own, some turns long. */
function game(
  seed: number,
  turns: number,
  families = 5,
  level: Level = 'standard',
): Played<BrotherhoodState, BrotherhoodEvent> {
  const setup = brotherhoodSetupSchema.parse({
    title: 'Game',
    seed,
    families: Array.from({ length: families }, (_, n) => ({
      name: `Family ${n + 1}`,
      isHuman: false,
      level,
      doctrine: doctrines[n % doctrines.length],
    })),
  });
  return played(setup, turns);
}

const games = fc.record({
  seed: fc.integer({ min: 1, max: 10_000 }),
  turns: fc.integer({ min: 1, max: 12 }),
  families: fc.integer({ min: 2, max: 7 }),
});

describe('properties of whole games', () => {
  it('[BRO-INC-6] every dollar reconciles: start and moves make the cash of every family', () => {
    forSome(sample(12), games, ({ seed, turns, families }) => {
      const { state, events } = game(seed, turns, families);
      for (const { seat, cashDollars } of Object.values(state.families)) {
        const moved = events
          .flatMap((event) => listMoves(brotherhood, event))
          .filter((move) => move.seat === seat)
          .reduce((sum, { dollars }) => sum + dollars, 0);
        expect(cashDollars).toBe(moved);
        expect(cashDollars).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('[BRO-SET-3] no counter stands twice and nobody exceeds his stock, estates counted in', () => {
    forSome(sample(12), games, ({ seed, turns, families }) => {
      const { state } = game(seed, turns, families);
      for (const { seat, gathered } of Object.values(state.families)) {
        const of = (all: object): number =>
          Object.values(all).filter((one: { family: string }) => one.family === seat).length;
        expect(of(state.operations)).toBeLessThanOrEqual(12 * gathered.length);
        expect(of(state.markers)).toBeLessThanOrEqual(12 * gathered.length);
      }
      const men = Object.keys(state.hoods).length + Object.keys(state.graveyard).length;
      expect(men).toBeLessThanOrEqual(18 * families);
      for (const id of Object.keys(state.hoods)) expect(state.graveyard).not.toHaveProperty(id);
    });
  });

  it('[BRO-DICE-2] the events alone make the state again, and the same seed the same game', () => {
    forSome(sample(6), games, ({ seed, turns, families }) => {
      const { state, events } = game(seed, turns, families);
      expect(again(events)).toEqual(state);
      expect(game(seed, turns, families).state).toEqual(state);
    });
  });

  it('[BRO-DICE-1] every event of a game is as its schema has it', () => {
    const rows = brotherhood.events as unknown as Record<
      string,
      { schema: { findFirstError(event: unknown): string | null } }
    >;
    for (const event of game(3, 12).events) {
      expect([event.type, rows[event.type]?.schema.findFirstError(event) ?? null]).toEqual([event.type, null]);
    }
  });

  it('[BRO-ORD-8] a refusal writes nothing', () => {
    const area = fc.constantFrom('status-quo', 'millgate', 'uptown');
    const few = fc.integer({ min: 0, max: 20 });
    const order = fc.oneof(
      fc.record({ kind: fc.constant('hoods'), area, thugs: few, hitmen: few }),
      fc.record({ kind: fc.constant('open'), area, count: fc.integer({ min: 1, max: 14 }) }),
      fc.record({ kind: fc.constant('bail'), thugs: few, hitmen: few }),
      fc.record({ kind: fc.constant('close'), area, revenue: few, influence: few }),
      fc.record({ kind: fc.constant('out-of-town'), area, thugs: few, hitmen: few }),
    );
    forSome(sample(60), order, fc.integer({ min: 1, max: 12 }), (given, turn) => {
      const story = new Story({ turn });
      const before = structuredClone(story.state);
      try {
        story.give('A', given);
      } catch (problem) {
        expect(problem).toBeInstanceOf(Refusal);
        expect(story.state).toEqual(before);
      }
    });
  });
});

/** Changes all that a seat cannot know. */
function scrambled(state: BrotherhoodState, seat: string): BrotherhoodState {
  const other = structuredClone(state);
  for (const family of Object.values(other.families)) {
    if (family.seat === seat) continue;
    family.cashDollars += 7_777;
    family.whim += 1;
    family.grudges = { [seat]: 99 };
    family.doctrine = 'warlord';
    family.level = 'easy';
    family.missedTurns = 5;
  }
  const seats = Object.keys(other.families).filter((one) => one !== seat) as (typeof other.seats)[number][];
  const [one, two] = seats;
  if (one !== undefined && two !== undefined) {
    other.gifts.push({ turn: 1, from: one, to: two, dollars: 1 });
    other.messages.push({ id: 999, turn: 1, from: one, to: two, text: 'x', promise: null });
    other.sealed.orders['o999' as never] = { id: 'o999', seat: one, order: {}, title: 'x' } as never;
    other.sealed.ready.push(one);
    other.lastSheets[one] = [];
    other.sheets[one] = [];
  }
  for (const record of other.records) for (const rival of seats) record.cash[rival] = 1;
  return other;
}

describe('who knows what', () => {
  it('[BRO-FOG-1] a planner sees, and plans, the same whatever is hidden from it', () => {
    forSome(sample(8), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 9 }), (seed, turns) => {
      const { state } = game(seed, turns);
      const [seat] = state.seats.filter((one) => state.families[one]?.dead === null);
      if (seat === undefined || state.ending !== null) return;
      const other = scrambled(state, seat);
      expect(buildSight(other, seat)).toEqual(buildSight(state, seat));
      expect(planSheet(buildSight(other, seat))).toEqual(planSheet(buildSight(state, seat)));
    });
  });

  it('[BRO-FOG-1] an unsigned line for the paper never says whose it was', () => {
    const story = new Story({ turn: 2 });
    story.give('A', { kind: 'press', text: 'The B will fall.', isSigned: false });
    story.give('B', { kind: 'press', text: 'We will not.' });
    story.play([11, 6]);
    expect(story.state.press.map(({ seat }) => seat)).toEqual([null, seatOf('B')]);
    expect(JSON.stringify(story.events('press-printed')[0])).not.toContain(seatOf('A'));
  });

  it('[BRO-FOG-2] the figure of a rival’s cash follows public facts; a gift does not show in it', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', 'millgate', 1);
    story.give('A', { kind: 'give-money', to: seatOf('B'), dollars: 5_000 });
    story.give('A', { kind: 'open', area: 'millgate', count: 1 });
    story.play([11, 6]);
    expect(story.family('A').figureDollars).toBe(20_000 - 6_000 + 6_000);
    expect(story.cash('A')).toBe(20_000 - 5_000 - 6_000 + 6_000);
    const proved = new Story({ turn: 2 });
    proved.give('A', { kind: 'give-money', to: seatOf('B'), dollars: 20_000 });
    proved.give('B', { kind: 'expects', dollars: 20_000 });
    proved.give('B', { kind: 'open', area: 'riversnobs', count: 3 });
    proved.play([11, 6]);
    // Three R crowd Riversnobs; what it could not have paid itself is lifted to nothing.
    expect(proved.family('B').figureDollars).toBe(10_500);
  });
});

describe('entering a running game', () => {
  const running = {
    title: 'Half way',
    seed: 5,
    turn: 6,
    families: [
      {
        name: 'North',
        cashDollars: 12_000,
        counters: [{ area: 'millgate', revenue: 2, influence: 1, descriptions: ['The Bower'] }],
        jailedThugs: 2,
        deadThugs: 3,
        deadHitmen: 1,
        lastIncomeDollars: 12_000,
      },
      { name: 'South', isHuman: false, cashDollars: 8_000, godfatherIs: 'jailed' },
    ],
    drawnCards: [1, 2, 16],
    due: [{ area: 'millgate', effect: 'half' }],
  };

  it('[BRO-SET-7] turn, cash, counters, the living, the jailed, the dead and the drawn cards stand as they stood', () => {
    const parsed = runningSchema.parse(running);
    expect(brotherhood.joining.check(parsed)).toEqual([]);
    const { state, ...rest } = on({ state: createBlankState(), rng: seedRng(5), events: [] }, (table) =>
      brotherhood.joining.enter(table, parsed),
    );
    const [north, south] = Object.values(state.families);
    expect([state.turn, north?.cashDollars, south?.godfather.status]).toEqual([6, 12_000, 'jailed']);
    const own = Object.values(state.hoods).filter(({ family }) => family === north?.seat);
    expect([own.length, own.filter(({ status }) => status === 'jailed').length]).toEqual([14, 2]);
    expect(Object.keys(state.graveyard)).toHaveLength(4);
    expect(state.deck).toHaveLength(13);
    expect(state.now.millgate?.due).toBe('half');
    const next = on({ state, ...rest }, (table) => brotherhood.step(table, { auto: true }));
    expect(next.state.turn).toBe(7);
  });

  it('[BRO-SET-7] what cannot be is told in a sentence at its place', () => {
    const wrong = runningSchema.parse({
      ...running,
      drawnCards: [3, 3],
      families: [
        { ...running.families[0], counters: [{ area: 'uptown', revenue: 13 }] },
        { name: 'north', cashDollars: 1, deadThugs: 13 },
      ],
    });
    const sentences = brotherhood.joining.check(wrong).map(({ sentence }) => sentence);
    expect(sentences).toHaveLength(4);
  });
});
