import { describe, expect, it } from 'vitest';
import { Dice, createSeededDice, seedRng } from '#kernel/dice/dice.ts';
import { testHazards } from '#main/games/paradise/rules/skirmish/rules/bombs/hazards.ts';
import { findPremises } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { makeLayout } from '#main/games/paradise/rules/skirmish/table/layouts.ts';
import { findMainRoad, findWayIn } from '#main/games/paradise/rules/skirmish/table/roads.ts';
import { hitRules } from '#main/games/paradise/rules/skirmish/scenarios/killing.ts';
import { crossingRules } from '#main/games/paradise/rules/skirmish/scenarios/street.ts';
import { playPassenger } from '#main/games/paradise/rules/skirmish/tactics/cars/aboard.ts';
import type { Goal } from '#main/games/paradise/rules/skirmish/tactics/goals.ts';
import { findGoal } from '#main/games/paradise/rules/skirmish/tactics/wants.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { citizens, layout, nobodyAbout, setUp } from '#test/support/scenarioStory.ts';

describe('at the wheel', () => {
  it.each([1, 2, 3, 4])('[CAR-2] failing at %i hazards a driver with brakes uses them', (hazards) => {
    const story = new BattleStory().stands('Driver 0,0');
    story.car('Ford', ['Driver'], { speed: 'cruising', at: { x: 20, y: 18 } });
    const { texts } = story.play([6, 6, 1], (table) => testHazards(table, 'Ford', hazards, 'the pushcarts'));
    expect(texts).toContain('The brakes scream.');
  });

  it('[SCN-0] raiders pull up by the curb of the house, behind what is parked there', () => {
    const street = makeLayout('warehouse', new Dice(createSeededDice(seedRng(2))));
    const [road] = findMainRoad(street);
    const stop = findWayIn(street, 'attackers').at(-1);
    expect(findPremises(street).y).toBeLessThan(road?.y ?? 0);
    expect(stop?.y).toBe((road?.y ?? 0) - 2);
  });
});

describe('what a man in a car is after', () => {
  it('[SCN-9] sirens on a mean street: the car goes on to the far edge', () => {
    const story = new BattleStory().stands('Driver 20,18');
    story.car('Ford', ['Driver'], { speed: 'racing', at: { x: 20, y: 18 } });
    story.faces('Punk', 30, 10);
    story.state.sirens = true;
    expect(findGoal(story.state, crossingRules, 'Driver').kind).toBe('escape');
    expect(findGoal(story.state, crossingRules, 'Punk').kind).toBe('leave');
    story.state.leaving.attackers = true;
    expect(findGoal(story.state, crossingRules, 'Driver').kind).toBe('escape');
  });

  it('[SCN-2] killers who have had enough finish the senseless target first, if nobody stands by him', () => {
    const story = new BattleStory();
    story.state.plan = { ...story.state.plan, target: 'Boss' };
    story.state.leaving.attackers = true;
    story.stands('Killer 20,18', 'vs Boss 24,18 posture=out-cold');
    expect(findGoal(story.state, hitRules, 'Killer')).toEqual({ kind: 'kill', target: 'Boss' });
    const guarded = new BattleStory();
    guarded.state = structuredClone(story.state);
    guarded.faces('Guard', 30, 18);
    expect(findGoal(guarded.state, hitRules, 'Killer')).toEqual({ kind: 'leave' });
  });

  it('[GATS-6] from a moving car he keeps his pistol for the fight on foot; at the curb he uses it', () => {
    const texts = (goal: Goal, speed: 'stopped' | 'cruising'): string[] => {
      const story = new BattleStory().stands('Driver 0,0', 'Rider 0,0 pistol');
      story.car('Ford', ['Driver', 'Rider'], { speed, at: { x: 20, y: 18 } });
      story.faces('Guard', 32, 18);
      const source = [6, 6, 6].slice(0, 1);
      const fires = speed === 'stopped' || goal.kind === 'escape';
      return story.play(fires ? source : [], (table) => playPassenger(table, 'Rider', () => goal)).texts;
    };
    const take = { kind: 'take', building: 'main', at: { x: 32, y: 18 } } as const;
    expect(texts(take, 'cruising')).toEqual([]);
    expect(texts(take, 'stopped')).toHaveLength(1);
    expect(texts({ kind: 'escape', exit: { x: 47, y: 18 } }, 'cruising')).toHaveLength(1);
  });
});

describe('a siege', () => {
  it('[SCN-11] has no telephone, since help comes anyhow; a raid has one', () => {
    const phones = (name: 'siege' | 'raid'): number => {
      const { story } = setUp(name, [1], [...layout, ...(name === 'siege' ? citizens : nobodyAbout)]);
      return Object.values(story.state.objectives).filter(({ kind }) => kind === 'telephone').length;
    };
    expect([phones('siege'), phones('raid')]).toEqual([0, 1]);
  });
});
