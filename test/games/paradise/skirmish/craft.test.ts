import { describe, expect, it } from 'vitest';
import { openModifiers } from '#main/games/paradise/rules/skirmish/rules/shooting/shotModifiers.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import { shouldWaitForBlast } from '#main/games/paradise/rules/skirmish/tactics/fighting/bombing.ts';
import type { Goal } from '#main/games/paradise/rules/skirmish/tactics/goals.ts';
import { BattleStory, building, cover } from '#test/support/battleStory.ts';
import { acts } from '#test/support/acts.ts';

describe('bombs', () => {
  const take: Goal = { kind: 'take', building: 'bar', at: { x: 24, y: 10 } };
  const bar = () => {
    const story = new BattleStory({ buildings: [building('bar', { x: 20, y: 6, width: 8, height: 8 })] }).stands(
      'Sullivan 22,14.8 bomber dynamite=3',
      'vs d1 22,11',
      'vs d2 25,11',
    );
    return story;
  };

  it('[BOMB-4, SK-11] a man with dynamite blows up a house full of them', () => {
    const story = bar();
    const { rolls } = acts(story, 'Sullivan', [4], take);
    expect(rolls[0]).toMatchObject({ target: 4 });
    expect(story.state.fuses).toMatchObject([{ sticks: 3, cards: 2 }]);
    expect(story.figure('Sullivan').dynamite).toBe(0);
  });

  it('[BOMB-4] not for men whom the blast at the wall would not reach', () => {
    const story = bar();
    for (const id of ['d1', 'd2']) story.figure(id).at.y = 7;
    acts(story, 'Sullivan', [1], take);
    expect(story.state.fuses).toEqual([]);
    // Four of them are as good as two: the house comes down on 1-3.
    for (const id of ['d3', 'd4']) story.faces(id, 24, 7);
    story.figure('Sullivan').at = { x: 22, y: 14.8 };
    acts(story, 'Sullivan', [4], take);
    expect(story.state.fuses).toHaveLength(1);
  });

  it('[BOMB-4] not with one of his own inside, whose friends stay out while he is at it', () => {
    const story = bar();
    story.has('Friend', 24, 15.5);
    expect(shouldWaitForBlast(story.state, story.figure('Friend'), take)).toBe(true);
    story.figure('Friend').at.y = 12;
    acts(story, 'Sullivan', [1], take);
    expect(story.state.fuses).toEqual([]);
  });

  it('[BOMB-4] and then he runs', () => {
    const story = bar();
    acts(story, 'Sullivan', [4], take);
    acts(story, 'Sullivan', [6], take);
    const { x, y } = story.figure('Sullivan').at;
    expect(Math.hypot(x - 22, y - 14.8)).toBeGreaterThan(5);
  });

  it('[BOMB-1, BOMB-2] throws at three together, a bundle as far as it reaches, and never at friends', () => {
    const street = (withFriend: boolean) => {
      const story = new BattleStory().stands('Bomber 10,10 dynamite=2');
      for (let n = 0; n < 3; n += 1) story.faces(`d${n}`, 20, 9 + n, { stats: { stunts: 6 } });
      if (withFriend) story.has('Friend', 21, 10);
      return story;
    };
    const story = street(false);
    acts(story, 'Bomber', [1, ...Array<number>(9).fill(1)]);
    expect(story.figure('Bomber').dynamite).toBe(0);
    const shy = street(true);
    acts(shy, 'Bomber', [1]);
    expect(shy.figure('Bomber').dynamite).toBe(2);
  });
});

describe('out of sight', () => {
  const hedge = { covers: [cover('hedge', { x: 9, y: 11, width: 3, height: 0.5 })] };

  it('[MOVE-3] a watched man without a shot goes to ground behind what there is', () => {
    const story = new BattleStory(hedge).stands('vs Slugger 10,10.5', 'Gunman 10,24 rifle');
    acts(story, 'Slugger', [3], { kind: 'hold', building: 'none', at: { x: 10, y: 10 } });
    expect(story.figure('Slugger').isHidden).toBe(true);
  });

  it('[CARD-6] with nobody else to fight one looks about for the hidden', () => {
    const story = new BattleStory(hedge).stands('Gunman 10,18 rifle', 'vs Slugger 10,10.5 +isHidden');
    acts(story, 'Gunman', [3]);
    expect(story.figure('Slugger').isHidden).toBe(false);
  });

  it('[MOVE-1] a man with a club creeps up only from hiding, on who is near', () => {
    const near = (isHidden: boolean, inches: number): BattleStory => {
      const story = new BattleStory();
      story.has('Slugger', 10, 10, { melee: 'club', now: { isHidden } });
      story.faces('Gunman', 10 + inches, 10, { guns: ['pistol'], stats: { smarts: 2 } });
      return story;
    };
    const story = near(true, 5.5);
    const { rolls } = acts(story, 'Slugger', [3]);
    expect(rolls[0]).toMatchObject({ target: 2 });
    expect(story.figure('Slugger')).toMatchObject({ isHidden: true, at: { x: 12 } });
    const seen = near(false, 8);
    const { rolls: rush } = acts(seen, 'Slugger', [4, 6, 6]);
    expect(rush[0]?.purpose).toMatch(/runs/);
  });

  it('[GATS-6] with an empty pistol he reloads before anything else', () => {
    const story = new BattleStory().stands('Spats 10,10 pistol +isHidden');
    for (const firearm of story.figure('Spats').firearms) firearm.isEmpty = true;
    story.faces('Gunman', 15.5, 10, { guns: ['pistol'], stats: { fists: 4 } });
    expect(acts(story, 'Spats', []).texts).toEqual(['Spats reloads.']);
  });
});

describe('ways in and out', () => {
  const house = () => new BattleStory({ buildings: [building('bar', { x: 20, y: 6, width: 8, height: 8 })] });

  it('[CARD-6, SK-32] leaps through the window when the door is too far around', () => {
    const story = house();
    story.stands('Spats 24,5.3 stunts=4', 'vs Guard 24,9');
    const goal: Goal = { kind: 'take', building: 'bar', at: { x: 24, y: 10 } };
    const { rolls } = acts(story, 'Spats', [1], goal);
    expect(rolls[0]?.purpose).toMatch(/leaps through the window/);
    expect(story.figure('Spats').at.y).toBeGreaterThan(6);
  });

  it('[MOVE-2, SK-15] a Cat Burglar goes up the bare wall and down the stairs', () => {
    const story = new BattleStory({
      buildings: [
        building(
          'bar',
          { x: 20, y: 6, width: 8, height: 8 },
          {
            openings: [{ kind: 'door', from: { x: 23.5, y: 14 }, to: { x: 24.5, y: 14 } }],
            fireEscapes: [{ from: { x: 23.5, y: 6 }, to: { x: 24.5, y: 6 } }],
          },
        ),
      ],
    }).stands('Cat 24,5.3 cat-burglar');
    const goal: Goal = { kind: 'take', building: 'bar', at: { x: 24, y: 10 } };
    const { rolls } = acts(story, 'Cat', [5], goal);
    expect(rolls[0]).toMatchObject({ target: 5 });
    expect(story.figure('Cat').isClimbing).toBe(true);
    acts(story, 'Cat', [], goal);
    expect(story.figure('Cat')).toMatchObject({ isClimbing: false });
    expect(story.figure('Cat').at.y).toBeGreaterThan(6);
  });

  it('[MOVE-2] one floor up the fire escape takes two cards and no dice, at -2 GATS meanwhile', () => {
    const story = new BattleStory({
      buildings: [
        building(
          'bar',
          { x: 4, y: 6, width: 40, height: 20 },
          {
            openings: [{ kind: 'door', from: { x: 23.5, y: 26 }, to: { x: 24.5, y: 26 } }],
            fireEscapes: [{ from: { x: 23.5, y: 6 }, to: { x: 24.5, y: 6 } }],
          },
        ),
      ],
    }).stands('Burglar 24,5.3 stunts=3 rifle');
    const goal: Goal = { kind: 'take', building: 'bar', at: { x: 24, y: 10 } };
    for (let action = 1; action <= 4; action += 1) {
      story.play([], (table) => activate(table, 'Burglar', 1, goal));
      expect(story.figure('Burglar')).toMatchObject({ isClimbing: true, climbed: action });
    }
    const sniper = { ...story.figure('Burglar') };
    const below = { ...sniper, id: 'Below', at: { x: 24, y: 2 }, isClimbing: false };
    expect(openModifiers(story.state, sniper, below)).toEqual([{ reason: 'on a ladder', value: -2 }]);
    story.play([], (table) => activate(table, 'Burglar', 1, goal));
    expect(story.figure('Burglar')).toMatchObject({ isClimbing: false });
    expect(story.figure('Burglar').at.y).toBeGreaterThan(6);
  });

  it('[SCN-1] gets through on the telephone with a whole turn, not with half of one', () => {
    const hold: Goal = { kind: 'hold', building: 'bar', at: { x: 24, y: 10 } };
    const ring = (actions: number) => {
      const story = house();
      story.faces('Guard', 24, 10);
      story.state.objectives['telephone'] = {
        id: 'telephone',
        kind: 'telephone',
        at: { x: 24.5, y: 10 },
        loot: 0,
        isDestroyed: false,
        heldBy: null,
      };
      story.play([], (table) => activate(table, 'Guard', actions, hold));
      return story.state.phoned.defenders;
    };
    expect([ring(1), ring(2)]).toEqual([false, true]);
  });
});
