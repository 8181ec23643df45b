import { describe, expect, test } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';
import { hasShown, listDiceReaders, requireRule } from '#kernel/events/events.ts';
import type { Game } from '#kernel/game.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { giveAllAsPlanned, playOn } from '#kernel/play.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import { run, type Snapshot, type Table } from '#kernel/run.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { TurfWarState } from '#main/games/turf-war/rules/state.ts';
import { doctrines } from '#shared/games/turf-war/minds.ts';
import { findSchemas } from '#shared/games/index.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { rulebooks } from '../support/allRules.ts';
import { AnyValue, collectTexts } from '../support/anyValue.ts';
import { scrambleSecrets } from '../support/scramble.ts';

type Playing = Snapshot<Game['state']>;
type AnyTable = Table<Game['state'], Game['event']>;
type Happening = RecordedEvent<Game['event']>;

/** The same campaign with other secrets of others, as far as a game has them in its state. */
const scramblers: Readonly<
  Partial<Record<GameId, (state: Game['state'], seat: SeatId, salt: number) => Game['state']>>
> = {
  paradise: (state, seat, salt) => scrambleSecrets(state as ParadiseState, seat, salt),
  'turf-war': (state, seat, salt) => {
    const other = clonePlain(state as TurfWarState);
    other.whim += 977 * salt;
    for (const gang of Object.values(other.gangs)) {
      if (gang.seat === seat || gang.isHuman) continue;
      gang.treasuryMc += 7 * salt;
      gang.trust[seat] = 40 * salt - 40;
      gang.doctrine = doctrines[(doctrines.indexOf(gang.doctrine) + salt) % doctrines.length] ?? 'fox';
    }
    return other;
  },
};

/** Kinds of orders that are seen to show something in each game, so that the property is about something. */
const mustShow: Readonly<Record<GameId, readonly string[]>> = {
  paradise: ['recruit', 'bribe'],
  'turf-war': ['letter'],
  brotherhood: [],
  godfather: [],
  'empire-city': [],
};

function found(game: GameId, seed: number): Playing {
  const rulebook = rulebooks[game];
  const setup = rulebook.quickSetup({ ...{ title: 'Taking back', seed, npcs: 3, gangName: null, level: 'standard' } });
  for (const list of Object.values(setup) as unknown[]) {
    if (!Array.isArray(list)) continue;
    for (const [at, one] of (list as { isHuman?: boolean }[]).entries())
      if (typeof one === 'object' && 'isHuman' in one) one.isHuman = at < 2;
  }
  const founded = play(game, { state: rulebook.blank(), rng: seedRng(seed) }, (table) => {
    table.entry({ title: '', author: { kind: 'gm' }, order: null, reason: null });
    rulebook.found(table, setup);
  });
  if (founded === null) throw new Error('It asked.');
  return founded.after;
}

function play(game: GameId, from: Playing, rule: (table: AnyTable) => void) {
  const result = run(from, createJournalWriter(rulebooks[game]), rule as never);
  return result.kind === 'question' ? null : result;
}

/** What a seat's own order did, as the entries of its step tell it; null where it was refused or asked. */
function give(game: GameId, from: Playing, seat: SeatId, order: Game['order']): Happening[] | null {
  try {
    const ran = play(game, from, (table) => {
      table.entry({ title: '', author: { kind: 'human', seat }, order, reason: null });
      rulebooks[game].orders.give(table, seat, order);
    });
    return ran?.entries.flatMap(({ happenings }) => [...happenings] as Happening[]) ?? null;
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}

/** The sentences of it that the seat may read, with the dice that it may see; numbers of orders and letters tell nothing. */
function readBy(game: GameId, happenings: readonly Happening[], seat: SeatId): string {
  const rulebook = rulebooks[game];
  const isFor = (readers: 'everybody' | readonly SeatId[]): boolean =>
    readers === 'everybody' || readers.includes(seat);
  return JSON.stringify(
    happenings.map(({ event, dice, text }) => {
      if (!isFor(requireRule(rulebook, event).visibleTo(event))) return null;
      return { text, dice: isFor(listDiceReaders(rulebook, event)) ? dice : [] };
    }),
  );
}

/** Worlds that look the same to a seat: other dice to come, and other secrets of others. */
function listWorlds(game: GameId, at: Playing, seat: SeatId): Playing[] {
  const rulebook = rulebooks[game];
  const scramble = scramblers[game];
  const seen = JSON.stringify(rulebook.view(at.state, seat));
  const scrambled = scramble === undefined ? [] : [1, 2, 3].map((salt) => scramble(at.state, seat, salt));
  return [
    ...[11, 12, 13].map((seed) => ({ state: at.state, rng: seedRng(seed) })),
    ...scrambled
      .filter((state) => JSON.stringify(rulebook.view(state, seat)) === seen)
      .map((state) => ({ state, rng: at.rng })),
  ];
}

function listOrders(game: GameId, at: Playing, seat: SeatId, random: NpcRandom): Game['order'][] {
  const rulebook = rulebooks[game];
  const { order: schema } = findSchemas(game);
  const wait = rulebook.waitsFor(at.state);
  const isAsked = wait?.seats.includes(seat) === true;
  const plans = isAsked ? rulebook.plan(rulebook.sight(at.state, seat), seat, wait) : [];
  const any = new AnyValue(schema, random);
  const drawn = Array.from({ length: 12 }, () => schema.safeParse(any.draw(collectTexts(at.state))));
  const letters =
    game === 'turf-war'
      ? rulebook
          .seats(at.state)
          .filter((one) => one.seat !== seat)
          .map((one) => ({
            ...{ kind: 'letter', to: one.seat, text: '' },
            proposal: { kind: 'stop-fighting', turns: 3 },
          }))
      : [];
  return [...plans.map(({ order }) => order), ...letters, ...drawn.flatMap((one) => (one.success ? [one.data] : []))];
}

describe.each(gameIds)('a step of a seat in %s', (game) => {
  test('that would read otherwise in another world is the games master’s to take back', () => {
    const rulebook = rulebooks[game];
    const shown = new Set<string>();
    let tried = 0;
    for (const seed of [1, 2]) {
      const random = new NpcRandom(hashNumbers(seed, 77));
      let at = found(game, seed);
      for (let stops = 0; stops < 14 && rulebook.ending(at.state) === null; stops += 1) {
        const wait = rulebook.waitsFor(at.state);
        const human = rulebook.seats(at.state).filter(({ isHuman, isOut }) => isHuman && !isOut);
        for (const { seat } of human) {
          if (wait?.manner === 'in-turn' && wait.seats[0] !== seat) continue;
          for (const order of listOrders(game, at, seat, random)) {
            const done = give(game, at, seat, order);
            if (done === null) continue;
            tried += 1;
            const reads = readBy(game, done, seat);
            const differs = listWorlds(game, at, seat).some((world) => {
              const there = give(game, world, seat, order);
              return there !== null && readBy(game, there, seat) !== reads;
            });
            if (!differs) continue;
            shown.add(order.kind);
            const isMasters = done.some((happening) => hasShown(rulebook, happening, seat));
            expect([order.kind, isMasters, reads]).toEqual([order.kind, true, reads]);
          }
        }
        const isTable = rulebook.flow === 'by-the-table';
        const on = play(game, at, (table) => {
          const [seat] = wait?.seats ?? [];
          table.entry({ title: '', author: { kind: 'rules' }, order: null, reason: null });
          if (seat !== undefined && !isTable)
            giveAllAsPlanned(rulebook, table, seat, rulebook.plan(rulebook.sight(table.state, seat), seat, wait));
          playOn(rulebook, table, { auto: isTable });
        });
        if (on === null) break;
        at = on.after;
      }
    }
    expect(tried).toBeGreaterThan(20);
    expect([...shown]).toEqual(expect.arrayContaining([...mustShow[game]]));
  });
});
