import { describe, expect, it } from 'vitest';
import { listCoverSpots, listPosts } from '#main/games/paradise/rules/skirmish/table/coverSpots.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { makeLayout } from '#main/games/paradise/rules/skirmish/table/layouts.ts';
import { settings } from '#main/games/paradise/rules/state/records/battleWords.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import { findDestination } from '#main/games/paradise/rules/skirmish/tactics/destinations.ts';
import { findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { Dice, createSeededDice, seedRng } from '#kernel/dice/dice.ts';
import { BattleStory, building, cover } from '#test/support/battleStory.ts';

const fight = { kind: 'fight' } as const;
const wall = { covers: [cover('wall', { x: 14, y: 12, width: 4, height: 0.6 }, { grade: 'hard' })] };

/** A rifleman in the open, a wall at his side, and another who watches him from the north. */
function watched(layout: ConstructorParameters<typeof BattleStory>[0] = wall): BattleStory {
  const story = new BattleStory(layout).stands('Spats 13,13.2 rifle', 'vs Watcher 16,2 rifle');
  return story;
}

describe('fighting from cover', () => {
  it('[GATS-3] in the open with a wall within a move he shoots, and is behind it at the end of his turn', () => {
    const story = watched();
    const { texts } = story.play([5], (table) => activate(table, 'Spats', 2, fight));
    expect(texts[0]).toMatch(/^Spats fires at Watcher/);
    const { at } = story.figure('Spats');
    expect(findSight(story.state.layout, { x: 16, y: 2 }, at)).toEqual({ isClear: true, cover: 'hard' });
    const next = story.play([5], (table) => activate(table, 'Spats', 2, fight));
    expect(next.texts[0]).toMatch(/takes aim/);
    expect(story.figure('Spats').at).toEqual(at);
  });

  it('[GATS-3] with nothing near, nobody watching or a single action he shoots on', () => {
    const bare = watched({});
    expect(bare.play([5, 5], (table) => activate(table, 'Spats', 2, fight)).texts).toHaveLength(2);
    const unseen = watched();
    unseen.figure('Watcher').firearms = [];
    unseen.play([5, 5], (table) => activate(table, 'Spats', 2, fight));
    expect(unseen.figure('Spats').at).toEqual({ x: 13, y: 13.2 });
  });

  it('[GATS-3a] the posts of a house lie by its windows and behind what is in it, none in a doorway', () => {
    const bar = building('bar', { x: 20, y: 6, width: 8, height: 8 });
    bar.openings = [
      ...bar.openings.filter(({ kind }) => kind === 'door'),
      { kind: 'window', from: { x: 21, y: 6 }, to: { x: 23, y: 6 } },
    ];
    const story = new BattleStory({ buildings: [bar] });
    expect(listPosts(story.state.layout, 'bar')).toEqual([{ x: 22, y: 6.7 }]);
    expect(listCoverSpots(story.state.layout)).toContainEqual({ x: 24, y: 13.3 });
    story.faces('Guard', 24, 13.3, { guns: ['pistol'] });
    const hold = { kind: 'hold', building: 'bar', at: { x: 24, y: 10 } } as const;
    expect(findDestination(story.state, story.figure('Guard'), hold)).toEqual({ x: 22, y: 6.7 });
  });

  it.each(settings.filter((one) => one !== 'lot' && one !== 'rural-road'))(
    '[GATS-3a] %s: whoever looks in by a door sees no post without cover',
    (setting) => {
      const layout = makeLayout(setting, new Dice(createSeededDice(seedRng(5))));
      const [house] = layout.buildings;
      if (house === undefined) throw new Error('There is no house.');
      const posts = listPosts(layout, house.id);
      expect(posts.length).toBeGreaterThan(3);
      for (const { from, to } of house.openings.filter(({ kind }) => kind === 'door')) {
        const south = from.y > house.rect.y + 1 ? 5 : -5;
        const out = { x: (from.x + to.x) / 2, y: from.y + south };
        for (const post of posts) {
          const sight = findSight(layout, out, post);
          expect(sight.isClear && sight.cover === 'none').toBe(false);
          expect(computeDistance(post, { x: out.x, y: from.y })).toBeGreaterThan(0.7);
        }
      }
    },
  );
});
