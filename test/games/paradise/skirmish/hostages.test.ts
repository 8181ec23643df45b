import { describe, expect, it } from 'vitest';
import { letHostagesGo, takeHostage } from '#main/games/paradise/rules/skirmish/rules/brawling/hostages.ts';
import { shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { shotOf, shotsOf } from '#test/support/shots.ts';

describe('hostages', () => {
  const held = () => {
    const story = new BattleStory().stands(
      'Spats 10,10 pistol',
      'by Waiter 11,10',
      'by Cook 11,11',
      'by Guest 11,9',
      'vs Cop 16,10 gats=5 tommy-gun police',
    );
    return story;
  };

  it('[GATS-7] one action takes two who stand together, and never a third', () => {
    const story = held();
    story.play([], (table) => expect(takeHostage(table, 'Spats', 'Waiter')).toBe(true));
    expect(story.figure('Spats').hostages).toHaveLength(2);
    story.play([], (table) => expect(takeHostage(table, 'Spats', 'Guest')).toBe(false));
    expect(story.state.seen.hostages).toBe(1);
  });

  it('[GATS-7] police and Feds hold their fire, gangsters do not', () => {
    const story = held();
    expect(shotsOf(story, 'Cop', 'Spats')).toHaveLength(1);
    story.play([], (table) => takeHostage(table, 'Spats', 'Waiter'));
    expect(shotsOf(story, 'Cop', 'Spats')).toEqual([]);
    story.figure('Cop').kind = 'fed';
    expect(shotsOf(story, 'Cop', 'Spats')).toEqual([]);
    story.figure('Cop').kind = 'gangster';
    expect(shotsOf(story, 'Cop', 'Spats')).toHaveLength(1);
  });

  it('[GATS-7] hits fall on taker and hostages alike; a flinching hostage runs on his GUTS', () => {
    const story = held();
    story.figure('Cop').kind = 'gangster';
    story.play([], (table) => takeHostage(table, 'Spats', 'Waiter'));
    const [first = '', second = ''] = story.figure('Spats').hostages;
    story.state.figures = Object.fromEntries(Object.entries(story.state.figures).filter(([id]) => id !== 'Guest'));
    // GATS 3 beyond 3": one hit, near misses; one hostage passes his GUTS, the other fails.
    story.play([1, 4, 6, 6, 5, 4, 3, 3, 4, 3, 1], (table) =>
      shoot(table, 'Cop', 'Spats', shotOf(story, true, 'Cop', 'Spats')),
    );
    expect([story.figure(first), story.figure(second)]).toMatchObject([
      { heldBy: null, hasPanicked: true },
      { heldBy: 'Spats', hasPanicked: false },
    ]);
    expect(story.figure('Spats').hostages).toEqual([second]);
    story.play([], (table) => letHostagesGo(table, 'Spats'));
    expect(story.figure(second).heldBy).toBeNull();
  });
});
