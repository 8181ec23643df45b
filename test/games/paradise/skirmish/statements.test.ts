import { describe, expect, it } from 'vitest';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import { listFigures } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { end } from '#main/games/paradise/rules/skirmish/outcomes/endings.ts';
import { canBeCalledOn, callToGiveUp } from '#main/games/paradise/rules/skirmish/rules/calling.ts';
import { hitBody } from '#main/games/paradise/rules/skirmish/rules/driving/carHits.ts';
import { countHazardsAhead, drive } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { playPassenger } from '#main/games/paradise/rules/skirmish/tactics/cars/aboard.ts';
import { BattleStory } from '#test/support/battleStory.ts';

const fights = () => ({ kind: 'fight' }) as const;

/** A car that comes up the road from 10 inches on. */
function onTheRoad(
  speed: 'cruising' | 'speeding',
  layout: ConstructorParameters<typeof BattleStory>[0] = {},
): BattleStory {
  const story = new BattleStory(layout).stands('Driver 0,0', 'Rider 0,0');
  story.car('Ford', ['Driver', 'Rider'], { speed, at: { x: 10, y: 18 }, driven: 10 });
  return story;
}

describe('What the book says of cars', () => {
  it('[CAR-7] a passenger who fails at the fumes of a speeding car gets out once it stands', () => {
    const story = onTheRoad('speeding');
    // The tank, fumes; the driver keeps his nerve, the rider does not.
    story.play([6, 1, 3, 6], (table) => hitBody(table, table.state.cars['Ford'] as never));
    expect(story.figure('Rider').carId).toBe('Ford');
    story.theCar('Ford').speed = 'stopped';
    story.play([], (table) => playPassenger(table, 'Rider', fights));
    expect(story.figure('Rider').carId).toBeNull();
    expect(story.figure('Driver').carId).toBe('Ford');
  });

  it.each([
    ['cruising', 2],
    ['speeding', 2],
    ['racing', 4],
  ] as const)('[CAR-2] two pushcarts are hazards to a %s car: %i', (speed, hazards) => {
    const story = onTheRoad('cruising', {
      hazards: [
        { x: 13, y: 18 },
        { x: 17, y: 18 },
      ],
    });
    expect(countHazardsAhead(story.state, story.theCar('Ford'), speed, 10)).toBe(hazards);
  });

  it('[CAR-2] who fails comes as far as the first of them, and does not meet it again', () => {
    const story = onTheRoad('cruising', { hazards: [{ x: 13, y: 18 }] });
    // STUNTS 3 fails at a 4; he brakes and bumps it: 6, 1.
    story.play([4, 6, 1], (table) => drive(table, 'Ford', 'steering'));
    expect([story.theCar('Ford').at.x, story.theCar('Ford').speed]).toEqual([13, 'stopped']);
    story.theCar('Ford').speed = 'cruising';
    story.play([], (table) => drive(table, 'Ford', 'steering'));
    expect(story.theCar('Ford').at.x).toBe(23);
  });

  it('[CAR-8] an enemy under the nose where a car stops leaps aside or is run down', () => {
    const story = onTheRoad('cruising').stands('vs Thug 21.1,18');
    // The maneuver, and his leap.
    const { rolls } = story.play([1, 1], (table) => drive(table, 'Ford', 'steering'));
    expect(rolls.map(({ purpose }) => purpose)).toContain('Thug leaps from the car: STUNTS');
    expect(story.figure('Thug').posture).toBe('down');
  });
});

describe('What the book says of places', () => {
  const lay = (scenario: 'raid' | 'smash-and-grab', change: object) => {
    const dice = new Dice(createSeededDice(seedBattle(70_000)), false);
    return makeScenario({ ...bookMuster(scenario, dice), ...change }, dice).start;
  };

  it.each(['warehouse', 'docks', 'business', 'club'] as const)('[SCN-5] two employees work at a %s', (setting) => {
    const staff = listFigures(lay('raid', { setting }), 'civilians').filter(({ worksHere }) => worksHere);
    expect(staff).toHaveLength(2);
  });

  it.each([1, 2, 3, 5, 12])('[SCN-1] no piece of %i points of Loot is worth nothing', (lootPoints) => {
    const pieces = Object.values(lay('smash-and-grab', { lootPoints }).objectives).filter(
      ({ kind }) => kind !== 'telephone',
    );
    expect(pieces.every(({ loot }) => loot > 0)).toBe(true);
    expect(pieces.reduce((sum, { loot }) => sum + loot, 0)).toBe(lootPoints);
  });
});

describe('Words', () => {
  const cornered = (...friends: string[]) =>
    new BattleStory().stands('Talker 10,10 pistol', 'vs Kid 12,10 isNervous=true', ...friends);

  it('[CARD-7] a man is called on once a card, and not among three steady friends', () => {
    const story = cornered();
    const isOpen = () => canBeCalledOn(story.state, story.figure('Talker'), story.figure('Kid'));
    expect(isOpen()).toBe(true);
    story.play([6, 1], (table) => callToGiveUp(table, 'Talker', 'Kid'));
    expect(isOpen()).toBe(false);
    const guarded = cornered('vs One 13,10', 'vs Two 14,10', 'vs Three 15,10');
    expect(canBeCalledOn(guarded.state, guarded.figure('Talker'), guarded.figure('Kid'))).toBe(false);
  });

  it('[CARD-5] an ending says that the police made it', () => {
    const story = cornered();
    Object.assign(story.state, { hasHeardSirens: true, sirens: false });
    const { events } = story.play([], (table) => end(table, 'defenders', 'held', 'The raid is beaten off.'));
    expect(events.at(-1)).toMatchObject({ text: 'The police break it up; the place stays with its owner.' });
  });
});
