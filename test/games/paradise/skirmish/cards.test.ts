import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import {
  canHold,
  isLow,
  isTen,
  ranks,
  shuffle,
  createCardDeck,
} from '#main/games/paradise/rules/skirmish/rules/cards.ts';
import { moveCivilians } from '#main/games/paradise/rules/skirmish/tactics/civilians.ts';
import { persuade } from '#main/games/paradise/rules/skirmish/rules/talk.ts';
import { leap, spot } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { BattleStory, targetOf } from '#test/support/battleStory.ts';

describe('cards', () => {
  it('[CARD-1] the deck is seven cards a side and two Jokers', () => {
    const deck = createCardDeck();
    expect(deck).toHaveLength(16);
    expect(deck.filter((card) => card === 'joker')).toHaveLength(2);
    for (const side of ['attackers', 'defenders'] as const) {
      const own = deck.flatMap((card) => (card !== 'joker' && card.side === side ? card.rank : []));
      expect(own).toEqual(['A', '2', '3', 'J', 'Q', 'K', '10']);
    }
  });

  it('[CARD-1] a shuffle keeps every card, and begins a turn with nothing held', () => {
    const story = new BattleStory();
    story.state.held.attackers = [{ side: 'attackers', rank: 'K' }];
    const result = run({ state: story.state, rng: seedRng(7) }, { apply: applyBattle, periodOf: () => 1 }, (table) => {
      table.entry({ title: 'A test', author: { kind: 'rules' }, order: null, reason: null });
      shuffle(table);
    });
    if (result.kind !== 'done') throw new Error('Asked.');
    const { deck, held, turn } = result.after.state;
    const sorted = (cards: unknown[]) => cards.map((card) => JSON.stringify(card)).sort();
    expect(sorted(deck)).toEqual(sorted(createCardDeck()));
    expect(deck).not.toEqual(createCardDeck());
    expect({ held, turn }).toEqual({ held: { attackers: [], defenders: [], law: [] }, turn: 2 });
  });

  it('[CARD-2] ace, two and three are low, the ten is neither low nor a court card', () => {
    const low = ranks.filter((rank) => isLow({ side: 'attackers', rank }));
    const tens = ranks.filter((rank) => isTen({ side: 'attackers', rank }));
    expect({ low, tens }).toEqual({ low: ['A', '2', '3'], tens: ['10'] });
  });

  it('[CARD-4] a side holds two cards at most, and a played one is gone', () => {
    const story = new BattleStory();
    const hold = (rank: 'A' | 'K') =>
      story.play([], (table) =>
        table.emit({ type: 'card-held', side: 'attackers', card: { side: 'attackers', rank } }),
      );
    const may = () => {
      let answer = false;
      story.play([], (table) => (answer = canHold(table, 'attackers')));
      return answer;
    };
    hold('A');
    expect(may()).toBe(true);
    hold('K');
    expect(may()).toBe(false);
    story.play([], (table) =>
      table.emit({ type: 'card-played', side: 'attackers', card: { side: 'attackers', rank: 'A' } }),
    );
    expect(story.state.held.attackers).toEqual([{ side: 'attackers', rank: 'K' }]);
  });

  it('[CARD-4] playing a card nobody holds takes no other', () => {
    const story = new BattleStory();
    story.state.held.attackers = [{ side: 'attackers', rank: 'K' }];
    story.play([], (table) =>
      table.emit({ type: 'card-played', side: 'attackers', card: { side: 'attackers', rank: 'A' } }),
    );
    expect(story.state.held.attackers).toEqual([{ side: 'attackers', rank: 'K' }]);
  });

  it('[CARD-5] Jokers are counted, and two in a row are known', () => {
    const story = new BattleStory();
    const turn = (card: 'joker' | { side: 'attackers'; rank: 'A' }) =>
      story.play([], (table) => table.emit({ type: 'card-turned', card }));
    turn('joker');
    turn({ side: 'attackers', rank: 'A' });
    expect([story.state.jokersSeen, story.state.lastWasJoker]).toEqual([1, false]);
    turn('joker');
    expect([story.state.jokersSeen, story.state.lastWasJoker]).toEqual([2, true]);
  });

  it('[CARD-6] spotting is SMARTS, and finds a hidden man in view', () => {
    const story = new BattleStory().stands('Spats 10,10', 'vs Morelli 15,10 +isHidden');
    story.play([4], (table) => spot(table, 'Spats', 'Morelli'));
    expect(story.figure('Morelli').isHidden).toBe(true);
    story.play([3], (table) => spot(table, 'Spats', 'Morelli'));
    expect(story.figure('Morelli').isHidden).toBe(false);
  });

  it('[CARD-6, SK-32] a leap is STUNTS; Just Nuts has one more only to get away', () => {
    const story = new BattleStory().stands('Spats 10,10 just-nuts');
    const into = story.play([4], (table) => leap(table, 'Spats', 'into the car', false));
    const away = story.play([4], (table) => leap(table, 'Spats', 'through the window', true));
    expect([targetOf(into, /leaps/), targetOf(away, /leaps/)]).toEqual([3, 4]);
  });

  it.each([
    ['[CARD-6] plain talk is SMARTS against SMARTS', [], [], 3, 3],
    ['[SK-51] a Real Charmer has one more', ['real-charmer'], [], 4, 3],
    ['[SK-42] who mumbles has one less', ['mumbles'], [], 2, 3],
    ['[SK-25] the gullible have one less to see through it', [], ['gullible'], 3, 2],
  ] as const)('%s', (_title, talker, listener, said, heard) => {
    const story = new BattleStory();
    story.has('Spats', 10, 10, { skills: [...talker] });
    story.faces('Morelli', 12, 10, { skills: [...listener] });
    const fought = story.play([1, 5], (table) => expect(persuade(table, 'Spats', 'Morelli')).toBe(true));
    expect([targetOf(fought, /talks/), targetOf(fought, /sees through/)]).toEqual([said, heard]);
  });

  it('[CARD-6] the talker has his way only if he passes while the other fails', () => {
    const story = new BattleStory().stands('Spats 10,10', 'vs Morelli 12,10');
    const wins = (said: number, heard: number) => {
      let isWon = false;
      story.play([said, heard], (table) => (isWon = persuade(table, 'Spats', 'Morelli')));
      return isWon;
    };
    expect([wins(1, 4), wins(1, 1), wins(4, 4), wins(4, 1)]).toEqual([true, false, false, false]);
  });
});

describe('the civilians’ ten', () => {
  /** Four citizens in the street, the second the bravest, and more defenders than attackers. */
  function street(): BattleStory {
    const story = new BattleStory().stands('raider 10,18', 'vs gun1 40,18', 'vs gun2 40,20');
    [2, 5, 3, 3].forEach((guts, i) => story.citizen(`c${i}`, 24, 4 + i, { stats: { guts } }));
    story.state.hasFired = true;
    return story;
  }

  it('[CARD-3] moves each civilian once, away from the fight', () => {
    const story = street();
    story.state.hasTestedCitizens = true;
    const { events } = story.play([1, 1, 1, 1], (table) => {
      moveCivilians(table, 'attackers');
    });
    const moved = events.flatMap((event) => (event.type === 'figure-moved' ? [event.figure] : []));
    expect(moved.toSorted()).toEqual(['c0', 'c1', 'c2', 'c3']);
    for (const [i, id] of ['c0', 'c1', 'c2', 'c3'].entries()) {
      expect(story.figure(id).at.y).toBeLessThan(4 + i);
    }
  });

  it('[CARD-3] the weaker side may ask the bravest: on his GUTS they rise against the other', () => {
    const story = street();
    const { rolls } = story.play([5], (table) => {
      moveCivilians(table, 'attackers');
    });
    expect(rolls[0]?.target).toBe(5);
    expect(story.state.risenAgainst).toBe('defenders');
  });

  it('[CARD-3] nobody calls on them before a shot is fired or a man lies on the ground', () => {
    for (const [hasFired, posture, asks] of [
      [false, 'up', false],
      [false, 'down', true],
      [true, 'up', true],
    ] as const) {
      const story = street();
      story.state.hasFired = hasFired;
      story.figure('gun1').posture = posture;
      const { rolls } = story.play(asks ? [6] : [1, 1, 1, 1], (table) => {
        moveCivilians(table, 'attackers');
      });
      expect(rolls.some(({ purpose }) => /calls on/.test(purpose))).toBe(asks);
    }
  });

  it('[CARD-3] asks once a game only, and never for the stronger side', () => {
    const story = street();
    story.play([6], (table) => {
      moveCivilians(table, 'attackers');
    });
    expect(story.state.risenAgainst).toBeNull();
    story.play([1, 1, 1, 1], (table) => {
      moveCivilians(table, 'attackers');
    });
    expect(story.state.risenAgainst).toBeNull();
    const other = street();
    other.play([1, 1, 1, 1], (table) => {
      moveCivilians(table, 'defenders');
    });
    expect(other.state.hasTestedCitizens).toBe(false);
  });
});
