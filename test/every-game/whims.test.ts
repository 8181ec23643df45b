import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { NpcRandom } from '#kernel/dice/npcRandom.ts';
import type { Game } from '#kernel/game.ts';
import { createOrderDraws, type Pool } from '#kernel/orders/drawing.ts';
import { playOn } from '#kernel/play.ts';
import { run, type Snapshot, type Table } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { rulebooks } from '../support/allRules.ts';
import { busyCampaign } from '../support/busy.ts';
import { roughly } from '../support/everyGame.ts';
import { withOfficials } from '../support/officials.ts';

type State = Game['state'];
type Course = { npcs?: number; periods: number; house?: object; never: Readonly<Record<string, string>> };

const mostSeeds = 40;

const ofTheSheet = 'A plan is its own sheet.';
const players = 'Only players need it.';
const words = 'It is made of a player’s own words.';
const byRules = 'The rules answer for NPC gangs.';
const early = 'It would end the game.';

/** The games that are played, and the kinds of order that cannot come up, with the reason. */
const courses: Readonly<Record<GameId, Course>> = {
  paradise: { periods: 18, never: { rename: players, withdraw: players } },
  'turf-war': {
    npcs: 2,
    periods: 12,
    house: { gifts: true, deployment: 'chosen' },
    never: {
      ...{ sheet: ofTheSheet, withdraw: ofTheSheet, ready: ofTheSheet },
      ...{ end: early, concede: early, name: words, reply: byRules, casualties: byRules, refuge: byRules },
    },
  },
  brotherhood: {
    periods: 12,
    house: { truces: true },
    never: {
      ...{ sheet: ofTheSheet, 'as-last-turn': ofTheSheet, withdraw: ofTheSheet, ready: ofTheSheet },
      ...{ press: words, name: words, announce: words },
      ...{ use: byRules, shoot: byRules, 'go-on': byRules, table: byRules, accept: byRules, take: byRules },
    },
  },
  godfather: { periods: 16, house: { deals: 'cash', control: 'declared', voidRacket: 'redraw' }, never: {} },
  'empire-city': { periods: 12, never: { message: words } },
};

/** Founds a game in which the program plays every seat at its erratic level. */
function found(game: GameId, seed: number): Snapshot<State> {
  if (game === 'paradise') return foundParadise(seed);
  const rulebook = rulebooks[game];
  const { house, npcs } = courses[game];
  const rough = roughly(game, seed);
  const setup = rulebook.quickSetup({ ...rough, npcs: npcs ?? rough.npcs, level: 'erratic' }) as Game['setup'] & {
    houseRules: object;
  };
  for (const seat of Object.values(setup).flat() as ({ isHuman?: boolean; level?: string } | null)[]) {
    if (seat?.isHuman !== undefined) Object.assign(seat, { isHuman: false, level: 'erratic' });
  }
  setup.houseRules = { ...setup.houseRules, ...house };
  return play(game, { state: rulebook.blank(), rng: seedRng(seed) }, (table) => rulebook.found(table, setup)).after;
}

/** A month in which there is something to order of every kind. */
function foundParadise(seed: number): Snapshot<State> {
  const { state, rng } = withOfficials(busyCampaign({ seed, npcs: 3 }));
  for (const business of Object.values(state.businesses)) {
    if (business.type === 'racetrack') business.owner = 'g2' as SeatId;
  }
  state.feds.targets = ['g1', 'g2'] as SeatId[];
  for (const { id } of Object.values(state.gangs)) {
    const { character, doctrine } = buildSeatView(state, id).mind;
    state.minds[id] = { mind: { level: 'erratic', character: { ...character }, doctrine }, writtenMonth: 0 };
  }
  return { state, rng };
}

function play(game: GameId, before: Snapshot<State>, rule: (table: Table<State, Game['event']>) => void) {
  const result = run(before, createStateWriter(rulebooks[game]), rule);
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result;
}

/** Lists the kinds of order that nobody gave in games of one seed after another, until only `few` are left. */
function listKindsMissing(game: GameId, few: number): string[] {
  const rulebook = rulebooks[game];
  const { periods } = courses[game];
  const missing = new Set(createOrderDraws(findSchemas(game).order).keys());
  for (let seed = 1; seed <= mostSeeds && missing.size > few; seed += 1) {
    let own = found(game, seed);
    const last = rulebook.periodOf(own.state) + periods;
    while (rulebook.ending(own.state) === null && rulebook.periodOf(own.state) < last) {
      const { entries, after } = play(game, own, (table) => void playOn(rulebook, table, { auto: true }));
      for (const { order } of entries) missing.delete((order as { kind?: string } | null)?.kind ?? '');
      own = after;
    }
  }
  return [...missing].toSorted();
}

describe('the erratic level', () => {
  it.each(Object.keys(courses) as GameId[])('gives orders of every kind in %s', { tags: 'rest' }, (game) => {
    const never = Object.keys(courses[game].never).toSorted();
    expect(listKindsMissing(game, never.length)).toEqual(never);
  });

  it.each(Object.keys(courses) as GameId[])('draws what the schema of an order takes in %s', (game) => {
    const { order: schema } = findSchemas(game);
    const random = new NpcRandom(7);
    const pool: Pool = (field) => (field._zod.def.type === 'string' ? ['one', 'two', 'three'] : undefined);
    for (const draw of createOrderDraws(schema).values()) {
      for (let nth = 0; nth < 40; nth += 1) {
        const drawn = draw({ pool, random });
        expect(schema.parse(drawn)).toEqual(drawn);
      }
    }
  });
});
