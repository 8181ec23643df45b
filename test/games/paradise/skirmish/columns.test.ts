import { describe, expect, it } from 'vitest';
import { emptySide, type Muster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createCars } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import { driveCars } from '#main/games/paradise/rules/skirmish/tactics/cars/carCrew.ts';
import { policeRaidRules } from '#main/games/paradise/rules/skirmish/scenarios/holding.ts';
import { findGoal } from '#main/games/paradise/rules/skirmish/tactics/wants.ts';
import { areOverlapping, computeBody } from '#main/games/paradise/rules/skirmish/table/bodies.ts';
import { computeDistance, type Rect } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { isInBounds } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { addByCar } from '#main/games/paradise/rules/skirmish/mustering/reinforcements.ts';
import { findWayIn } from '#main/games/paradise/rules/skirmish/table/roads.ts';
import { settings } from '#main/games/paradise/rules/state/records/battleWords.ts';
import { playWithCard } from '#main/games/paradise/rules/skirmish/rules/acting.ts';
import { layout, nobodyAbout, setUpMuster } from '#test/support/scenarioStory.ts';
import type { BattleStory } from '#test/support/battleStory.ts';

/** A police raid of so many cars of six. */
function raidOf(cars: number, setting: Muster['setting'] = 'restaurant'): BattleStory {
  const roster = new Roster('attackers', 'a');
  const loads = Array.from({ length: cars }, () => roster.law('rookie', 6, ['pistol']));
  const muster: Muster = {
    ...{ scenario: 'police-raid', setting, target: null, lootPoints: 0, lootDice: cars },
    attackers: { ...emptySide(), crew: loads.flat(), vehicles: createCars(roster, loads) },
    defenders: { ...emptySide(), guards: new Roster('defenders', 'd').gangsters('hoodlum', 2) },
  };
  const isPublic = !['docks', 'warehouse', 'farmhouse', 'rural-road'].includes(setting);
  return setUpMuster(muster, [...layout, ...(isPublic ? nobodyAbout : [])]).story;
}

const bodiesIn = (story: BattleStory): Rect[] =>
  Object.values(story.state.cars)
    .filter(({ isOffTable }) => !isOffTable)
    .map((car) => computeBody(car));

function countOverlaps(rects: readonly Rect[], others: readonly Rect[] | null): number {
  return rects.reduce(
    (sum, one, nth) => sum + (others ?? rects.slice(nth + 1)).filter((other) => areOverlapping(one, other)).length,
    0,
  );
}

/** Cars inside walls, and cars on other cars. */
function countClashes(story: BattleStory): number {
  const houses = story.state.layout.buildings.map(({ rect }) => rect);
  return countOverlaps(bodiesIn(story), houses) + countOverlaps(bodiesIn(story), null);
}

const listOff = (story: BattleStory): string[] =>
  Object.values(story.state.figures)
    .filter(({ at }) => !isInBounds(story.state.layout, at))
    .map(({ id }) => id);

/** Their cars take both actions of a court card. */
function driveUp(story: BattleStory): void {
  story.play([], (table) => {
    const figures = Object.values(table.state.figures)
      .filter(({ side }) => side === 'attackers')
      .map(({ id }) => id);
    playWithCard(table, { card: { side: 'attackers', rank: 'K' }, actions: 2, figures }, () => {
      driveCars(table, 'attackers', {
        actions: 2,
        scenario: policeRaidRules,
        goalOf: (id) => findGoal(table.state, policeRaidRules, id),
      });
    });
  });
}

describe('a column of cars', () => {
  it('[SCN-10] of seven cars four come first: three abreast in two rows, each stops behind the one before, none in a wall', () => {
    const story = raidOf(7);
    const places = (): number[][] =>
      Object.values(story.state.cars).map(({ at }) => [at.x, at.y].map((one) => Math.round(one)));
    expect(places()).toEqual([
      [5, 16],
      [5, 18],
      [5, 20],
      [1, 16],
    ]);
    expect([countClashes(story), listOff(story)]).toEqual([0, []]);
    for (let card = 0; card < 3; card += 1) {
      driveUp(story);
      expect([countClashes(story), listOff(story)]).toEqual([0, []]);
    }
    expect(places()).toEqual([
      [22, 16],
      [22, 18],
      [22, 20],
      [18, 16],
    ]);
    const afoot = Object.values(story.state.figures).filter(({ carId }) => carId === null);
    expect(afoot.filter(({ side }) => side === 'attackers')).toHaveLength(24);
    expect(story.state.reserves.attackers.coming).toHaveLength(18);
  });

  it('[SCN-10] of any number of cars, on any table, none is in a wall or on another, and 24 are on the table', () => {
    for (const setting of settings) {
      for (const cars of [1, 2, 3, 5, 7, 12, 18, 19, 25, 40, 70]) {
        const story = raidOf(cars, setting);
        const where = `${cars} cars, ${setting}`;
        expect([where, countClashes(story), listOff(story)]).toEqual([where, 0, []]);
        const came = Object.keys(story.state.cars).length;
        expect(came).toBeLessThanOrEqual(cars);
        expect(story.state.plan.lawCars).toBe(came);
        const law = Object.values(story.state.figures).filter(({ side }) => side === 'attackers');
        expect(law).toHaveLength(Math.min(4, cars) * 6);
        const afoot = law.filter(({ carId }) => carId === null);
        expect(afoot).toHaveLength(6 * (Math.min(4, cars) - came));
        const places = new Set(afoot.map(({ at }) => `${at.x} ${at.y}`));
        expect([where, places.size]).toEqual([where, afoot.length]);
      }
    }
  });

  it('[SCN-10] 1 to 70 cars drive up: none ever in a wall or on another', () => {
    for (let cars = 1; cars <= 70; cars += 1) {
      const story = raidOf(cars);
      for (let card = 0; card < 2; card += 1) driveUp(story);
      expect([cars, countClashes(story), listOff(story)]).toEqual([cars, 0, []]);
    }
  });

  it('[SCN-0] a car that comes later stops behind those that stand, and its men walk when there is no room', () => {
    const story = raidOf(2);
    for (let card = 0; card < 3; card += 1) driveUp(story);
    const roster = new Roster('attackers', 'b');
    let came = 2;
    for (let nth = 0; nth < 25; nth += 1) {
      const crew = roster.law('rookie', 2, []);
      const route = findWayIn(story.state.layout, 'attackers');
      story.state.reserves.attackers.vehicles = [{ id: `late${nth}`, kind: 'car', upgrades: [] }];
      story.play([], (table) => {
        addByCar(table, 'attackers', crew, route);
      });
      came = Object.keys(story.state.cars).length;
      driveUp(story);
      expect([nth, countClashes(story)]).toEqual([nth, 0]);
    }
    expect(came).toBeGreaterThan(6);
    const [first, second] = Object.values(story.state.cars);
    expect(computeDistance(first?.at ?? { x: 0, y: 0 }, second?.at ?? { x: 0, y: 0 })).toBeGreaterThan(2);
  });
});
