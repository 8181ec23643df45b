import { describe, expect, it } from 'vitest';
import { burnCars, driveThroughFire } from '#main/games/paradise/rules/skirmish/rules/driving/carFires.ts';
import { hitBody } from '#main/games/paradise/rules/skirmish/rules/driving/carHits.ts';
import { shoot, listShotsAt } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import type { Car } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { Gun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { BattleStory, targetOf, totalOf } from '#test/support/battleStory.ts';

/** Costanza with a gun, and Doogan’s car going by. */
function passing(change: Partial<Car> = {}, gun: Gun = 'pistol', gats = 6): BattleStory {
  const story = new BattleStory({ width: 200, height: 100 });
  story.faces('Costanza', 50, 46, { guns: [gun], stats: { gats } });
  story.stands('Doogan 0,0', 'Rider 0,0');
  story.car('Packard', ['Doogan', 'Rider'], { speed: 'cruising', at: { x: 50, y: 50 }, ...change });
  return story;
}

function fire(story: BattleStory, dice: number[], isBlazing = false) {
  const shot = listShotsAt(story.state, story.figure('Costanza'), story.figure('Doogan')).find(
    (one) => one.mode.isBlazing === isBlazing,
  );
  if (shot === undefined) throw new Error('There is no such shot.');
  return story.play(dice, (table) => shoot(table, 'Costanza', 'Doogan', shot));
}

describe('shooting at cars', () => {
  it('[CAR-7] Costanza’s hit: a 5 finds the car, a 4 the brake line; the driver never blinks', () => {
    const story = passing();
    const fought = fire(story, [1, 5, 4, 3]);
    expect(story.theCar('Packard').hasBrakes).toBe(false);
    expect(targetOf(fought, /GUTS/)).toBe(3);
  });

  it('[CAR-7] 1-3 finds an occupant, at random, with Deadly Weapons', () => {
    const story = passing();
    fire(story, [1, 3, 2, 2, 1]);
    expect([story.figure('Doogan').recovery, story.figure('Rider').recovery]).toEqual([0, 1]);
  });

  it('[CAR-7, GATS-4] an aimed hit inside is as deadly as elsewhere', () => {
    const story = passing();
    story.figure('Costanza').aimsAt = 'Doogan';
    expect(totalOf(fire(story, [1, 3, 2, 2, 1]), /Deadly/)).toBe(3);
  });

  it('[CAR-7] blazing makes the driver’s GUTS -2; failing is a hazard', () => {
    const story = passing({}, 'pistol', 2);
    story.figure('Costanza').at = { x: 50, y: 47.5 };
    // No hit; two near misses; GUTS 1 fails; he brakes and skids 2".
    const fought = fire(story, [2, 2, 6, 2, 1, 2], true);
    expect(targetOf(fought, /GUTS/)).toBe(1);
    expect(fought.rolls.map((roll) => roll.purpose)).toContain('Braking');
  });

  it.each([
    [1, {}],
    [2, {}],
    [3, { hasEngine: false }],
    [4, { hasBrakes: false }],
  ])('[CAR-7] body %i', (face, change) => {
    const story = passing({ speed: 'stopped' });
    story.play([face], (table) => hitBody(table, story.theCar('Packard')));
    expect(story.theCar('Packard')).toMatchObject({ hasEngine: true, hasBrakes: true, isWrecked: false, ...change });
  });

  it('[CAR-7] a tire: skid 2D6″ to either side, and out of action', () => {
    for (const [side, facing] of [
      [1, -45],
      [4, 45],
      [2, 45],
    ] as const) {
      const story = passing();
      story.play([5, side, 3, 4], (table) => hitBody(table, story.theCar('Packard')));
      expect(story.theCar('Packard')).toMatchObject({ isWrecked: true, facing });
    }
  });

  it('[CAR-7] fumes: GUTS for all; the driver’s failure is 2 hazards, a rider gets out', () => {
    const story = passing();
    const fought = story.play([6, 3, 4, 2, 4], (table) => hitBody(table, story.theCar('Packard')));
    expect(targetOf(fought, /the fumes/)).toBe(2);
    expect(story.figure('Rider').carId).toBeNull();
    expect(story.figure('Doogan').carId).toBe('Packard');
  });

  it('[CAR-7] fire: out on the side’s next card, or burned with the car on the one after', () => {
    const story = passing();
    story.figure('Rider').posture = 'out-cold';
    story.play([6, 4], (table) => hitBody(table, story.theCar('Packard')));
    story.play([], (table) => burnCars(table, 'defenders'));
    expect(story.figure('Doogan').carId).toBe('Packard');
    story.play([], (table) => burnCars(table, 'attackers'));
    expect([story.figure('Doogan').carId, story.figure('Rider').carId]).toEqual([null, 'Packard']);
    story.figure('Doogan').at = { x: 90, y: 90 };
    story.play([], (table) => burnCars(table, 'attackers'));
    expect(story.figure('Rider').posture).toBe('dead');
    expect(story.theCar('Packard')).toMatchObject({ isWrecked: true, burnsIn: null });
  });

  it('[CAR-7] the tank: two sticks, STUNTS-2 for those aboard only, and a pool of fire', () => {
    const story = passing();
    story.figure('Costanza').at = { x: 50, y: 53 };
    const four = [1, 1, 1, 1];
    const fought = story.play([6, 6, ...four, ...four, ...four], (table) => hitBody(table, story.theCar('Packard')));
    const targets = ['Doogan', 'Rider', 'Costanza'].map((id) => targetOf(fought, new RegExp(`${id} leaps`)));
    expect(targets).toEqual([1, 1, 3]);
    expect(story.state.fires).toHaveLength(1);
    expect(story.figure('Rider').carId).toBeNull();
  });
});

describe('bulletproof cars', () => {
  it('[CAR-9] Hansen’s two hits on O’Shaunessy: 4 and 5 against GATS 4 confirm one', () => {
    const story = passing({ upgrades: ['bulletproof'], speed: 'cruising' }, 'tommy-gun', 4);
    story.figure('Costanza').at = { x: 50, y: 47.5 };
    // GATS 3 for the cruising car; the hit goes into the bodywork; GUTS 1 at the wheel.
    const fought = fire(story, [1, 3, 5, 5, 6, 6, 3, 4, 5, 4, 1, 1], true);
    expect(fought.texts).toContain('1 of 2 get through the armor.');
    expect(targetOf(fought, /GUTS/)).toBe(1);
  });

  it('[CAR-9] stopped by the armor, a single shot does not shake the driver', () => {
    fire(passing({ upgrades: ['bulletproof'] }, 'pistol', 4), [1, 5]);
  });

  it('[CAR-9] a heavy machine gun needs no confirming', () => {
    const story = passing({ upgrades: ['bulletproof'] }, 'heavy-machine-gun', 4);
    fire(story, [1, 6, 6, 6, 6, 6, 6, 3, 4, 1, 1], true);
  });
});

describe('driving through fire', () => {
  const through = (dice: number[]) => {
    const story = passing();
    story.state.fires.push({ at: { x: 55, y: 50 } });
    const fought = story.play(dice, (table) => driveThroughFire(table, 'Packard', { x: 50, y: 50 }, { x: 60, y: 50 }));
    return { story, fought };
  };

  it('[BOMB-3] GUTS+1; through it, and a 6 sets the car alight, to explode', () => {
    const { story, fought } = through([4, 6]);
    expect(targetOf(fought, /drives through/)).toBe(4);
    expect(story.theCar('Packard')).toMatchObject({ burnsIn: 2, willExplode: true });
    story.play([], (table) => burnCars(table, 'attackers'));
    const late = ['Doogan', 'Rider', 'Costanza'];
    for (const id of late) story.figure(id).at = { x: 150, y: 90 };
    const end = story.play([], (table) => burnCars(table, 'attackers'));
    expect(end.texts).toContain('The tank goes up.');
  });

  it('[BOMB-3] a 5 only blisters the paint', () => {
    expect(through([4, 5]).story.theCar('Packard').burnsIn).toBeNull();
  });

  it('[BOMB-3] failing it is a 2-hazard obstacle', () => {
    expect(targetOf(through([5, 2]).fought, /takes the flames/)).toBe(2);
  });
});
