import { describe, expect, it } from 'vitest';
import { brawl } from '#main/games/paradise/rules/skirmish/rules/brawling/brawling.ts';
import { meetRushes, rush } from '#main/games/paradise/rules/skirmish/rules/brawling/rushes.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { cardOf, turns } from '#test/support/cardStory.ts';

/** Three Punks around a Hoodlum. */
function three(): BattleStory {
  const story = new BattleStory();
  story.has('Punk 1', 10, 10);
  story.has('Punk 2', 12, 10);
  story.has('Punk 3', 11, 11);
  story.faces('Hoodlum', 11, 10, { stats: { hits: 6 } });
  return story;
}

const swingers = (rolls: { purpose: string }[]) =>
  rolls.flatMap(({ purpose }) => /^(.*) swings at/.exec(purpose)?.[1] ?? []);

describe('a brawl and the card it is fought on', () => {
  it('[FIST-1] three Punks around a Hoodlum on a K: four dice in all, and four more on the next', () => {
    const story = three();
    for (const rank of ['K', 'J'] as const) {
      const { rolls } = turns(story, [cardOf('attackers', rank)], [6, 6, 6, 6]);
      expect(swingers(rolls).toSorted()).toEqual(['Hoodlum', 'Punk 1', 'Punk 2', 'Punk 3']);
    }
  });

  it('[FIST-1] on his own card the Hoodlum attacks one of them, once', () => {
    const { rolls } = turns(three(), [cardOf('defenders', 'K')], [6, 6]);
    expect(rolls).toHaveLength(2);
    expect(swingers(rolls)[0]).toBe('Hoodlum');
  });

  it('[FIST-1] a helper on a low card must be one of those it lets act', () => {
    const story = three();
    story.figure('Punk 2').posture = 'dead';
    story.figure('Punk 1').at = { x: 9.9, y: 10 };
    story.figure('Punk 3').at = { x: 12.1, y: 10 };
    const { rolls } = turns(story, [cardOf('attackers', 'A')], [6, 6]);
    expect(swingers(rolls)).toEqual(['Punk 1', 'Hoodlum']);
  });

  it('[FIST-1] who has acted twice on the card joins nobody', () => {
    const story = three();
    const card = { side: 'attackers', rank: 'K' } as const;
    const figures = ['Punk 1', 'Punk 2', 'Punk 3'];
    const left = [0, 1, 0];
    story.state.plays = [{ side: 'attackers', card, actions: 2, figures, left }];
    const { rolls } = story.play([6, 6], (table) => brawl(table, 'Punk 2', 'Hoodlum'));
    expect(swingers(rolls)).toEqual(['Punk 2', 'Hoodlum']);
  });

  it('[FIST-1] of three the successful side picks whom it hits, and the program the one worth most', () => {
    const weakest = three();
    weakest.figure('Punk 2').stats.fists = 1;
    weakest.play([6, 6, 6, 1, 6], (table) =>
      brawl(table, 'Punk 1', 'Hoodlum', (crowd) => crowd.find(({ stats }) => stats.fists === 1)),
    );
    expect(weakest.figure('Punk 2').posture).toBe('out-cold');
    const best = three();
    best.figure('Punk 3').isBoss = true;
    best.play([6, 6, 6, 1, 6], (table) => brawl(table, 'Punk 1', 'Hoodlum'));
    expect(best.figure('Punk 3').posture).toBe('out-cold');
  });
});

describe('going for one man together', () => {
  /** So many Punks 8″ from a Hoodlum, all around him. */
  const around = (count: number, now = {}) => {
    const story = new BattleStory();
    for (let n = 0; n < count; n += 1) {
      const angle = (2 * Math.PI * n) / count;
      story.has(`Punk ${n + 1}`, 20 + 8 * Math.cos(angle), 18 + 8 * Math.sin(angle));
    }
    story.faces('Hoodlum', 20, 18, { stats: { hits: 6 }, now });
    return story;
  };

  it('[FIST-1] three Punks 8″ off on a K: three run in, then one brawl, three dice against one', () => {
    const { rolls, events } = turns(around(3), [cardOf('attackers', 'K')], [4, 4, 4, 6, 6, 6, 6]);
    expect(rolls.map(({ purpose }) => purpose.replace(/, 4″ and|: FISTS/, ''))).toEqual([
      'Punk 1 runs',
      'Punk 2 runs',
      'Punk 3 runs',
      'Punk 1 swings at Hoodlum',
      'Punk 2 swings at Hoodlum',
      'Punk 3 swings at Hoodlum',
      'Hoodlum swings at Punk 1',
    ]);
    expect(events.filter(({ type }) => type === 'rushed')).toHaveLength(3);
  });

  it('[FIST-1] of six who could only four go for him, and the next card has its own brawl', () => {
    const story = around(6);
    const { rolls } = turns(
      story,
      [cardOf('attackers', 'K')],
      [4, 4, 4, 4, 4, 4, ...Array.from({ length: 5 }, () => 6)],
    );
    expect(swingers(rolls)).toHaveLength(5);
    expect(story.state.rushes).toEqual([]);
  });

  it('[FIST-1] who is floored or driven off before it is met swings at nobody', () => {
    const story = three();
    story.state.rushes = ['Punk 1', 'Punk 2', 'Punk 3'].map((figure) => ({ ...{ figure, victim: 'Hoodlum' } }));
    story.figure('Punk 1').posture = 'down';
    story.figure('Punk 2').at = { x: 15, y: 10 };
    const { rolls } = story.play([6, 6], meetRushes);
    expect(swingers(rolls)).toEqual(['Punk 3', 'Hoodlum']);
  });

  it('[FIST-1] nobody swings at a man who is out before it is met', () => {
    const story = three();
    story.state.rushes = [{ figure: 'Punk 1', victim: 'Hoodlum' }];
    story.figure('Hoodlum').posture = 'out-cold';
    const { rolls } = story.play([], meetRushes);
    expect(rolls).toEqual([]);
  });

  it('[FIST-1, CARD-4] a held card’s brawl is fought at once', () => {
    const story = three();
    const card = { side: 'attackers', rank: 'A' } as const;
    story.state.plays = [{ side: 'attackers', card, actions: 1, figures: ['Punk 1'], left: [1] }];
    const { rolls } = story.play([6, 6], (table) => rush(table, 'Punk 1', 'Hoodlum'));
    expect(swingers(rolls)).toEqual(['Punk 1', 'Hoodlum']);
    expect(story.state.rushes).toEqual([]);
  });
});

describe('a held card', () => {
  it('[FIST-1, CARD-4] with five around him four fight him once, and the fifth begins no other brawl', () => {
    const story = new BattleStory();
    for (const [n, x, y] of [
      [1, 10, 10],
      [2, 12, 10],
      [3, 11, 11],
      [4, 11, 9],
      [5, 11.8, 10.8],
    ] as const) {
      story.has(`Punk ${n}`, x, y);
    }
    story.faces('Hoodlum', 11, 10, { stats: { hits: 6 } });
    story.state.held.attackers = [{ side: 'attackers', rank: 'K' }];
    story.state.jokersSeen = 1;
    const { rolls } = turns(
      story,
      [cardOf('defenders', 'A')],
      Array.from({ length: 7 }, () => 6),
    );
    const by = swingers(rolls);
    expect(by.filter((name) => name.startsWith('Punk'))).toHaveLength(5);
    expect(by.slice(0, 5)).toEqual(['Punk 1', 'Punk 2', 'Punk 3', 'Punk 4', 'Hoodlum']);
    expect(by[5]).toBe('Hoodlum');
  });
});

describe('running in', () => {
  /** A man with a club so far from his enemy. */
  const run = (inches: number, dice: number[]) => {
    const story = new BattleStory().stands('Club 10,10 fists=5 club');
    story.faces('Enemy', 10 + inches, 10);
    story.state.held.attackers = [
      { side: 'attackers', rank: 'A' },
      { side: 'attackers', rank: '2' },
    ];
    const { rolls } = turns(story, [cardOf('attackers', 'K')], dice);
    return rolls.map(({ purpose }) => purpose.replace(/^Club |, 4″ and|: .*/g, ''));
  };

  it('[CARD-6] with the first action: no free slug, the slug is the second action', () => {
    expect(run(5, [1, 6, 6])).toEqual(['runs', 'swings at Enemy', 'Enemy swings at Club']);
  });

  it('[CARD-6] with the second action: one free slug, and nothing after it', () => {
    expect(run(9, [1, 1, 1, 6, 6])).toEqual([
      'runs',
      'runs',
      'swings at Enemy',
      'Enemy swings at Club',
      'Brawling on Enemy',
    ]);
  });
});

describe('whole battles', () => {
  it.each(['rumble', 'show-of-strength', 'raid', 'showdown', 'smash-and-grab'] as const)(
    '[FIST-1] in %s nobody attacks in two brawls on a card, and nobody acts after one',
    (scenario) => {
      let brawls = 0;
      for (let seed = 1; seed <= 25; seed += 1) {
        const { happenings, figures } = resolveScenario(scenario, seed);
        const ids = new Map(figures.map(({ id, name }) => [name, id]));
        let fought = new Set<string>();
        let cards = 0;
        for (const { event, dice } of happenings) {
          // A held card that breaks in is a card of its own.
          if (event.type === 'card-opened' && cards === 0) fought = new Set();
          if (event.type === 'card-opened') cards += 1;
          if (event.type === 'card-done') cards -= 1;
          if (cards !== 1) continue;
          const where = `${scenario} ${seed}`;
          if (event.type === 'acted') {
            expect(fought.has(event.figure), `${where}: ${event.figure}`).toBe(false);
          }
          const opponent = event.type === 'told' ? / and (.*) come to blows/.exec(event.text)?.[1] : undefined;
          if (opponent === undefined) continue;
          brawls += 1;
          const attackers = new Set(
            dice.flatMap(({ purpose }) => {
              const [, who, at] = /^(.*) swings at (.*): FISTS/.exec(purpose) ?? [];
              return at === opponent ? (ids.get(who ?? '') ?? []) : [];
            }),
          );
          for (const id of attackers) expect(fought.has(id), `${where}: ${id}`).toBe(false);
          for (const id of attackers) fought.add(id);
        }
      }
      expect(brawls).toBeGreaterThan(scenario === 'showdown' ? 0 : 20);
    },
  );
});
