import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { runInPlace } from '#kernel/run.ts';
import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import { foundGame } from '#main/games/godfather/rules/setup/founding.ts';
import { createBlankState, type GodfatherState } from '#main/games/godfather/rules/state.ts';
import {
  badBreaks,
  requireBreak,
  requireFace,
  goodBreaks,
  playingDeck,
  type BadBreak,
  type GoodBreak,
} from '#shared/games/godfather/cards.ts';
import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import { racketTable, type Racket } from '#shared/games/godfather/values.ts';
import { seatOf, Story, writer } from './story.ts';

const runsIn: Readonly<Record<Racket, NeighborhoodKey>> = {
  bookmaking: 'MID',
  extortion: 'DOC',
  bootlegging: 'LIT',
  'loan-sharking': 'UWS',
  hijacking: 'PAR',
};

/** Every racket runs somewhere, and Red has four men in each. */
function town(): Story {
  const story = Story.begun();
  for (const [racket, key] of Object.entries(runsIn)) {
    story.stand(key, racket as Racket, { Red: 'B2 C2 B3 C3' });
  }
  return story;
}

/** Red plays a Break card; the roll is even for a Good one. */
function breaks(card: GoodBreak | BadBreak): Story {
  const story = town();
  story.hold('Red', 'break');
  const isGood = card.startsWith('G');
  if (isGood) story.stack({ good: [card as GoodBreak] });
  else story.stack({ bad: [card as BadBreak] });
  story.give('Red', { kind: 'card' }, isGood ? [2, 2] : [2, 3]);
  return story;
}

describe('Breaks of the Game', () => {
  it.each<[GoodBreak, number, Racket | null, number]>([
    ['G1', 150, 'extortion', 2],
    ['G2', 0, 'bookmaking', 2],
    ['G3', 0, 'bootlegging', 3],
    ['G4', 0, 'loan-sharking', 3],
    ['G5', 0, 'hijacking', 3],
    ['G6', 200, 'bookmaking', 1],
    ['G7', 300, 'bootlegging', 1],
    ['G8', 300, 'hijacking', 2],
    ['G9', 1_000, null, 0],
    ['G10', 700, null, 0],
    ['G11', 500, null, 0],
    ['G12', 300, null, 0],
  ])('[GOD-DECK-2] %s brings $%i and pieces of %s: %i', (card, dollars, racket, count) => {
    const story = breaks(card);
    expect(story.cash('Red')).toBe(3_000 + dollars);
    expect(story.state.turn.log.free).toEqual(racket === null ? null : { racket, count });
    expect(story.state.decks.good.draw.at(-1)).toBe(card);
    const empty = { kind: 'position' };
    if (racket === null) return expect(story.refusal('Red', empty)).toBeNull();
    expect(story.refusal('Red', empty)).toMatch(/free/);
    const spots = ['A2', 'A3', 'D2'].slice(0, count).join(' ');
    const quote = story.quote('Red', story.positioning([[runsIn[racket], racket, spots]]));
    expect(quote).toMatchObject({ costDollars: 0, freeUsed: count, freeLeft: 0 });
  });

  it.each<[BadBreak, number, Racket | null, number]>([
    ['B1', 250, 'extortion', 1],
    ['B2', 200, 'bookmaking', 1],
    ['B3', 0, 'extortion', 2],
    ['B4', 0, 'bootlegging', 2],
    ['B5', 0, 'loan-sharking', 2],
    ['B6', 0, 'hijacking', 3],
    ['B7', 100, 'bootlegging', 1],
    ['B8', 150, 'loan-sharking', 1],
    ['B9', 800, null, 0],
    ['B10', 600, null, 0],
    ['B11', 400, null, 0],
    ['B12', 200, null, 0],
  ])('[GOD-DECK-3] %s costs $%i and men of %s: %i', (card, dollars, racket, count) => {
    const story = breaks(card);
    if (racket !== null) {
      expect(story.state.stage).toMatchObject({ at: 'lose', racket, count });
      const men = ['B2', 'C2', 'B3', 'C3'].map((one) => `${runsIn[racket]}-${one}`);
      const wrong = racket === 'hijacking' ? ['MID-B2'] : ['PAR-B2'];
      expect(story.refusal('Red', { kind: 'lose', positions: wrong })).not.toBeNull();
      story.give('Red', { kind: 'lose', positions: men.slice(0, count) });
    }
    expect(story.cash('Red')).toBe(3_000 - dollars);
    expect(Object.keys(story.state.pieces)).toHaveLength(20 - count);
    expect(story.state.stage.at).toBe('position');
    expect(story.state.decks.bad.draw.at(-1)).toBe(card);
  });

  it('[GOD-DECK-5] a card is worth about $375: money $248, pieces $115 and Breaks $11', () => {
    const averages = playingDeck.reduce(
      (sum, card) => {
        if (requireFace(card).effect.does === 'break') return sum;
        const story = town();
        story.hold('Red', card);
        story.give('Red', { kind: 'card' });
        const { free } = story.state.turn.log;
        const cost = free === null ? 0 : free.count * racketTable[free.racket].costDollars;
        return { money: sum.money + story.cash('Red') - 3_000, pieces: sum.pieces + cost };
      },
      { money: 0, pieces: 0 },
    );
    const worth = (card: GoodBreak | BadBreak): number => {
      const { dollars, racket, count } = requireBreak(card);
      return dollars + (racket === null ? 0 : count * racketTable[racket].costDollars);
    };
    const average = (cards: readonly (GoodBreak | BadBreak)[]): number =>
      cards.reduce((sum, card) => sum + worth(card), 0) / cards.length;
    expect([average(goodBreaks), average(badBreaks)]).toEqual([550, 425]);
    const copies = playingDeck.filter((card) => card === 'break').length;
    const each = [averages.money, averages.pieces, copies * (550 - 425) * 0.5].map((sum) =>
      Math.round(sum / playingDeck.length),
    );
    expect(each).toEqual([248, 115, 11]);
  });
});

const setup = godfatherSetupSchema.parse({
  title: 'Decks',
  seed: 7,
  families: ['Red', 'Blue'].map((name) => ({ name, doctrine: 'landlord' })),
});

/** Numbers of cards from the top, counted through their list. */
const upTo = (size: number): number[] => Array.from({ length: size }, (_, nth) => nth + 1);

function founded(dice: readonly number[]): Story {
  const story = new Story();
  story.state = createBlankState();
  story.on((table) => foundGame(table, setup), dice);
  return story;
}

describe('chance at the start', () => {
  const rolls = [6, 6, 1, 1];
  const random = Array.from({ length: 24 }, () => 1);

  it('[GOD-SETUP-2] [GOD-DICE-1] the three decks are shuffled one by one: playing deck, Good, Bad', () => {
    const dice = [...rolls, ...upTo(52).toReversed(), ...upTo(12), ...upTo(12).toReversed()];
    const { decks } = founded([...dice, ...random]).state;
    expect(decks.playing.draw).toEqual(playingDeck.toReversed());
    expect(decks.good.draw).toEqual(goodBreaks);
    expect(decks.bad.draw).toEqual(badBreaks.toReversed());
  });

  it('[GOD-SETUP-2] whatever the seed, each deck has its own cards, in an order of its own', () => {
    const orders = new Set<string>();
    const seeds = new Set<number>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        const result = runInPlace<GodfatherState, GodfatherEvent>(
          { state: createBlankState(), rng: seedRng(seed) },
          writer,
          (table) => {
            table.entry({ title: 'x', author: { kind: 'gm' }, order: null, reason: null });
            foundGame(table, { ...setup, seed });
          },
        );
        if (result.kind === 'question') throw new Error(result.question.prompt);
        const { playing, good, bad } = result.after.state.decks;
        expect(playing.draw.toSorted()).toEqual(playingDeck.toSorted());
        expect(good.draw.toSorted()).toEqual(goodBreaks.toSorted());
        expect(bad.draw.toSorted()).toEqual(badBreaks.toSorted());
        const places = (cards: readonly string[]): string => cards.map((one) => one.slice(1)).join();
        seeds.add(seed);
        orders.add(`${places(good.draw)}|${places(bad.draw)}`);
        expect(places(good.draw)).not.toBe(places(bad.draw));
      }),
      { numRuns: 40, seed: 11 },
    );
    expect(orders.size).toBe(seeds.size);
  });

  it('[GOD-DICE-2] a script tells rolls and decks top first, and fails with rolls left over or missing', () => {
    const dice = [...rolls, ...upTo(52), ...upTo(12), ...upTo(12), ...random];
    const story = founded(dice);
    expect(story.state.decks.playing.draw.slice(0, 3)).toEqual(playingDeck.slice(0, 3));
    expect(story.state.turn.seat).toBe(seatOf('Red'));
    expect(() => founded([...dice, 4])).toThrow();
    expect(() => founded(dice.slice(0, -1))).toThrow();
  });
});
