import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { playOn } from '#kernel/play.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { runInPlace } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import { manhattanLamplighter } from '#main/games/godfather/paper/index.ts';
import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { createBlankState, type GodfatherState } from '#main/games/godfather/rules/state.ts';
import { newsKinds, type RoundNews } from '#shared/games/godfather/news.ts';
import { doctrines } from '#shared/games/godfather/minds.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';

type Round = { news: RoundNews; state: GodfatherState; happenings: RecordedEvent<GodfatherEvent>[] };

/** A game of the program's own, round by round. */
function rounds(seed: number, houseRules: object): Round[] {
  const setup = godfatherSetupSchema.parse({
    title: 'News',
    seed,
    families: ['Rosso', 'Giallo', 'Verde', 'Azzurro'].map((name, nth) => ({
      name,
      isHuman: false,
      level: nth === 0 ? 'easy' : 'standard',
      doctrine: doctrines[nth],
    })),
    houseRules,
  });
  let own = { state: createBlankState(), rng: seedRng(seed) };
  const writer = createStateWriter(godfather);
  const on = (
    rule: Parameters<typeof runInPlace<GodfatherState, GodfatherEvent>>[2],
  ): RecordedEvent<GodfatherEvent>[] => {
    const result = runInPlace<GodfatherState, GodfatherEvent>(own, writer, rule);
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = { state: result.after.state, rng: [...result.after.rng] };
    return result.entries.flatMap(({ happenings }) => happenings);
  };
  on((table) => godfather.found(table, setup));
  const all: Round[] = [];
  for (let round = 1; own.state.ending === null; round += 1) {
    const happenings = on((table) => void playOn(godfather, table, { auto: true }));
    const state = clonePlain<GodfatherState>(own.state);
    const news = godfather.news({ period: round, state, happenings, motives: [] });
    all.push({ news, state, happenings });
  }
  return all;
}

const games = [
  rounds(3, {}),
  rounds(5, { control: 'declared', lastRound: 18 }),
  rounds(7, { deals: 'cash', startCash: 600, lastRound: 14 }),
  rounds(11, { quietRounds: 1 }),
  // Families keep most promises: it takes more games for those that are broken.
  ...[13, 17, 19, 23].map((seed) => rounds(seed, { deals: 'cash' })),
];
const everyRound = games.flat();

describe('what the Lamplighter may print', () => {
  it('[GOD-NEWS-1] every kind of news comes up in play, with its weight and all its words', () => {
    const found = new Set(everyRound.flatMap(({ news }) => news.items.map(({ kind }) => kind)));
    expect(Object.keys(newsKinds).filter((kind) => !found.has(kind as never))).toEqual([]);
    for (const { news } of everyRound) {
      for (const { kind, weight, facts } of news.items) {
        expect(weight).toBeGreaterThanOrEqual(newsKinds[kind]);
        for (const text of Object.values(facts)) expect(text).not.toMatch(/undefined|NaN|null/);
      }
    }
    const breakers = everyRound.flatMap(({ news }) =>
      news.items.flatMap(({ kind, facts }) => (kind === 'claim-broken' ? [facts['other']] : [])),
    );
    for (const name of breakers) expect(['Rossos', 'Giallos', 'Verdes', 'Azzurros']).toContain(name);
    const takings = everyRound.flatMap(({ news }) => news.items.filter(({ kind }) => kind === 'taken'));
    const sizes = { one: 0, two: 0, three: 0, four: 1, five: 2, six: 3, seven: 4, eight: 5, nine: 6 };
    for (const { weight, facts } of takings) {
      const [size = ''] = (facts['count'] ?? '').split(' ');
      if (size in sizes) expect(weight).toBe(5 + sizes[size as keyof typeof sizes]);
    }
  });

  it('[GOD-NEWS-1] no phrasing is left with a hole in it', () => {
    for (const { news } of everyRound) {
      const text = JSON.stringify(manhattanLamplighter.print(news, []).edition);
      expect(text).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('[GOD-NEWS-1] a broken promise is told as a sentence of its own in every phrasing', () => {
    const told = everyRound.flatMap(({ news }) => {
      const broken = news.items.filter(({ kind }) => kind === 'deal-broken');
      return broken.length === 0 ? [] : [JSON.stringify(manhattanLamplighter.print(news, []).edition)];
    });
    expect(told.length).toBeGreaterThan(5);
    for (const page of told) expect(page).not.toMatch(/ (?:to|would) they were to /);
    expect(told.join(' ')).toMatch(/(?:: |, (?:that )?)they were to /);
  });

  it('[GOD-NEWS-2] cards in hand, the deck, refused offers and an NPC’s mind change nothing in it', () => {
    for (const { news, state, happenings } of everyRound.filter((_one, nth) => nth % 5 === 0)) {
      const other = clonePlain<GodfatherState>(state);
      for (const family of Object.values(other.families)) {
        Object.assign(family, { hand: 'money-1', whim: 1, level: 'hard', doctrine: 'bull' });
        family.grudges = {};
      }
      other.decks.playing.draw.reverse();
      other.deals = Object.fromEntries(Object.entries(other.deals).filter(([, { status }]) => status !== 'refused'));
      const period = news.round;
      const again = godfather.news({ period, state: other, happenings, motives: [] });
      expect(again).toEqual(news);
    }
    const refused = everyRound.flatMap(({ happenings }) =>
      happenings.flatMap(({ event }) => (event.type === 'deal-refused' ? [event] : [])),
    );
    expect(refused.length).toBeGreaterThan(0);
  });

  it('[GOD-NEWS-2] the last edition counts once, the others say how all stand', () => {
    for (const played of games) {
      for (const { news, state } of played) {
        const text = JSON.stringify(manhattanLamplighter.print(news, []).edition);
        const counts = ['How They Stand', 'The Last Count'].filter((title) => text.includes(title));
        expect(counts).toEqual([state.ending === null ? 'How They Stand' : 'The Last Count']);
      }
    }
  });

  it('[GOD-NEWS-2] rumors say what the board shows, of each place once', () => {
    const rumors = everyRound.map(({ news }) =>
      news.items.flatMap(({ kind, facts }) => (kind === 'rumor' ? [facts['text'] ?? ''] : [])),
    );
    expect(rumors.flat().length).toBeGreaterThan(20);
    for (const texts of rumors) {
      expect(texts.length).toBeLessThanOrEqual(3);
      const places = texts.map((text) => /(?:short of| in) (.+?)(?: ha(?:s|ve) |$)/.exec(text)?.[1]);
      expect(new Set(places).size).toBe(texts.length);
    }
  });

  it('[GOD-NEWS-3] the records of a round add up: cash, values, men and money by source and use', () => {
    for (const [game, house] of games.map((one, nth) => [one, nth] as const)) {
      for (const [nth, { state }] of game.entries()) {
        const record = state.records[nth];
        if (record === undefined || nth === 0) continue;
        const before = state.records[nth - 1];
        for (const seat of state.seats) {
          const { cards, bonuses, breaks, pieces, sold, deals } = record.tallies[seat]?.money ?? ({} as never);
          const change = (record.cash[seat] ?? 0) - (before?.cash[seat] ?? 0);
          expect([house, nth, cards + bonuses + breaks - pieces + sold + deals]).toEqual([house, nth, change]);
        }
      }
    }
  });
});
