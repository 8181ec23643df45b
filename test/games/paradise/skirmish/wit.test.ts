import { describe, expect, it } from 'vitest';
import type { Decision } from '#shared/games/paradise/leading.ts';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import type { Battle } from '#main/games/paradise/rules/skirmish/battle.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { leadMuster } from '#main/games/paradise/rules/skirmish/command/lead.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { emptySide, type Muster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { hijackRules } from '#main/games/paradise/rules/skirmish/scenarios/robbery.ts';
import { blockRules } from '#main/games/paradise/rules/skirmish/scenarios/street.ts';
import { resolveMuster, resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { playWithCard } from '#main/games/paradise/rules/skirmish/rules/acting.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { driveCars } from '#main/games/paradise/rules/skirmish/tactics/cars/carCrew.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import { findCarHome } from '#main/games/paradise/rules/skirmish/tactics/cars/getaway.ts';
import { lookAbout, shouldLieInWait } from '#main/games/paradise/rules/skirmish/tactics/stealth.ts';
import { findGoal } from '#main/games/paradise/rules/skirmish/tactics/wants.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { turnsBySeed } from '#test/support/cardStory.ts';

/** A Boss with two Hoodlums at home, and six killers in a car. */
function createHit(setting: Muster['setting'], cars: number): Muster {
  const [killers, home] = [new Roster('attackers', 'a'), new Roster('defenders', 'd')];
  const boss = home.gangsters('boss', 1);
  return {
    ...{ scenario: 'hit', setting, lootPoints: 0, lootDice: 1, target: boss[0]?.id ?? null },
    attackers: {
      ...emptySide(),
      crew: [...killers.gangsters('enforcer', 1), ...killers.gangsters('hoodlum', 5)],
      vehicles: killers.cars(1),
    },
    defenders: { ...emptySide(), crew: [...boss, ...home.gangsters('hoodlum', 2)], vehicles: home.cars(cars) },
  };
}

const seeds = Array.from({ length: 80 }, (_, nth) => 72_000 + nth);
const withdraws = (nth: number): Decision => (nth === 0 ? { do: 'withdraw' } : { do: 'pass' });

/** How often the defenders of a book battle win who withdraw with their first card. */
function withdrawOften(scenario: 'hijack' | 'siege', battles: number): number {
  let won = 0;
  for (let seed = 70_000; seed < 70_000 + battles; seed += 1) {
    let nth = 0;
    const led = leadMuster((dice) => bookMuster(scenario, dice), seed, {
      leads: [{ side: 'defenders', viewer: 'gm' }],
      answers: [],
      says: () => withdraws(nth++),
    });
    if (led.kind === 'done' && led.result.winner === 'defenders') won += 1;
  }
  return won / battles;
}

describe('The man they came for', () => {
  it.each(['business', 'bank', 'farmhouse'] as const)(
    '[SCN-2] dies no more often for his car at a %s, and is shot at before he is away',
    (setting) => {
      const results = [1, 0].map((cars) => seeds.map((seed) => resolveMuster(createHit(setting, cars), seed)));
      const dead = results.map((all) => all.filter(({ ending }) => ending === 'target-dead').length / seeds.length);
      expect(Math.abs((dead[0] ?? 0) - (dead[1] ?? 0))).toBeLessThanOrEqual(0.1);
      const away = results.flat().filter(({ ending }) => ending === 'target-away');
      const unseen = away.filter(
        ({ happenings }) => !happenings.some(({ event }) => event.type === 'told' && event.isShot === true),
      );
      expect(unseen.length / away.length).toBeLessThan(0.15);
    },
  );

  it('[GUTS-1] does not run past three Tommy guns to his car when the edge is near', () => {
    const story = new BattleStory().stands(
      'vs Boss 24,6 isBoss=true',
      ...['20,16', '21,16', '22,16'].map((at, nth) => `Tom${nth} ${at} tommy-gun`),
    );
    story.car('Packard', [], { side: 'defenders', at: { x: 26, y: 19 } });
    const car = () => findCarHome(story.state, story.figure('Boss'))?.id ?? null;
    expect(car()).toBeNull();
    for (const nth of [0, 1, 2]) story.figure(`Tom${nth}`).posture = 'dead';
    expect(car()).toBe('Packard');
  });
});

describe('A plan', () => {
  const lay = (scenario: 'siege' | 'hijack' | 'raid'): Battle => {
    const dice = new Dice(createSeededDice(seedBattle(70_000)), false);
    return makeScenario(bookMuster(scenario, dice), dice).start;
  };

  it.each(['siege', 'raid'] as const)(
    '[SCN-5, SCN-11] of those who come for a house some are at its back door (%s)',
    (scenario) => {
      const { layout, figures } = lay(scenario);
      const [house] = layout.buildings;
      const behind = Object.values(figures).filter(
        ({ side, at }) => side === 'attackers' && at.y < (house?.rect.y ?? 0),
      );
      expect(behind.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['siege', 'The attackers’ plan: 3 at the back door, the rest through the front.'],
    ['raid', 'The attackers’ plan: 1 at the back door, the rest through the front.'],
    ['hijack', 'The ambush: 5 by the tree across the road, 1 behind the truck.'],
    ['smash-and-grab', undefined],
  ] as const)('[SCN-3, SCN-5] of a %s is said before the first card', (scenario, plan) => {
    const texts = resolveScenario(scenario, 1).happenings.map(({ event }) => ('text' in event ? event.text : ''));
    expect(texts.find((text) => /plan:|ambush:/.test(text))).toBe(plan);
  });

  it.each([
    ['hijack', 0.6],
    ['siege', 0.75],
  ] as const)('[SCN-3, SCN-11] “Everybody withdraw” is no way to win a %s', (scenario, most) => {
    expect(withdrawOften(scenario, 40)).toBeLessThan(most);
  });
});

describe('What a good player would do', () => {
  it('[SCN-3] at the sirens ambushers take the truck that stands empty beside them', () => {
    const story = new BattleStory().stands('One 20,16', 'Two 20,20', 'vs Guard 21,18 posture=out-cold');
    story.car('truck', [], { kind: 'truck', side: 'defenders', at: { x: 22, y: 18 }, loot: 3 });
    story.state.sirens = true;
    expect(findGoal(story.state, hijackRules, 'One')).toEqual({ kind: 'seize', car: 'truck' });
  });

  it('[SCN-6] invaders do not go home after one Punk, but at a Joker', () => {
    const story = new BattleStory().stands('vs Kid 30,15 posture=dead', 'A1 20,15');
    story.figure('Kid').profile = 'Punk';
    for (let nth = 0; nth < 3; nth += 1) story.faces(`D${nth}`, 30, 10 + nth);
    expect(blockRules.goalOf(story.state, 'attackers').kind).toBe('fight');
    story.state.jokersSeen = 1;
    expect(blockRules.goalOf(story.state, 'attackers').kind).toBe('leave');
  });

  it('[MOVE-3] nobody looks for hidden men while armed ones stand before him', () => {
    const story = new BattleStory().stands('Man 10,10 pistol', 'vs Hider 14,10 +isHidden', 'vs Gunman 15,12 pistol');
    story.play([], (table) => expect(lookAbout(table, story.figure('Man'))).toBe(false));
    story.figure('Gunman').posture = 'dead';
    story.play([3], (table) => expect(lookAbout(table, story.figure('Man'))).toBe(true));
  });

  it('[MOVE-3] a man in ambush falls upon an enemy who comes within 8″', () => {
    const story = new BattleStory().stands('Man 10,10 +isHidden', 'vs Guard 20,10');
    const waits = () => shouldLieInWait(story.state, story.figure('Man'), { kind: 'fight' });
    expect(waits()).toBe(true);
    story.figure('Guard').at = { x: 16, y: 10 };
    expect(waits()).toBe(false);
  });

  it('[GUTS-2] a shaken man whom nobody helps stays where he is, where one in six would get a grip and the others run', () => {
    const story = new BattleStory().stands('Man 10,10 isNervous=true', 'vs Gunman 40,10');
    story.play([], (table) => activate(table, 'Man', 2, { kind: 'fight' }));
    expect(story.figure('Man')).toMatchObject({ isNervous: true, hasPanicked: false });
    story.figure('Man').stats.guts = 6;
    story.play([4], (table) => activate(table, 'Man', 1, { kind: 'fight' }));
    expect(story.figure('Man').isNervous).toBe(false);
  });

  it.each([
    [7, false],
    [8, true],
  ])('[SCN-10] four of six left against %i of theirs: they give up is %s', (theirs, givesUp) => {
    const story = new BattleStory().stands('A1 10,10 posture=dead', 'A2 10,11 posture=dead');
    for (let nth = 3; nth <= 6; nth += 1) story.stands(`A${nth} 10,${10 + nth}`);
    for (let nth = 1; nth <= theirs; nth += 1) story.stands(`vs D${nth} 40,${10 + nth}`);
    turnsBySeed(story, []);
    expect(story.state.leaving).toMatchObject({ attackers: givesUp, defenders: false });
  });

  it('[CAR-2] on the way home a driver keeps his place in line, and waits rather than pass', () => {
    const placeRear = (x: number) => {
      const story = new BattleStory().stands('Front 20,18', `Rear ${x},18`);
      const createRoute = (from: number) => [from, 48].map((at) => ({ x: at, y: 18 }));
      story.car('first', ['Front'], { at: { x: 20, y: 18 }, route: createRoute(20), isHomeward: true });
      story.car('second', ['Rear'], { at: { x, y: 18 }, route: createRoute(x), isHomeward: true });
      const card = { side: 'attackers', rank: 'A' } as const;
      story.play([], (table) =>
        playWithCard(table, { card, actions: 1, figures: ['Rear'] }, () =>
          driveCars(table, 'attackers', { actions: 1, scenario: createRules({}), goalOf: () => ({ kind: 'leave' }) }),
        ),
      );
      return { speed: story.theCar('second').speed, went: story.theCar('second').at.x - x };
    };
    expect(placeRear(10)).toMatchObject({ speed: 'cruising' });
    expect(placeRear(16)).toEqual({ speed: 'stopped', went: 0 });
  });

  it('[GATS-5] men who cross the open under fire keep more than 2″ apart', () => {
    const story = new BattleStory().stands(
      'M1 10,18 pistol',
      'M2 10,18.6 pistol',
      'M3 10,17.4 pistol',
      'vs G 44,18 rifle',
    );
    for (const id of ['M1', 'M2', 'M3']) {
      story.play([], (table) => activate(table, id, 1, { kind: 'take', building: 'none', at: { x: 40, y: 18 } }));
    }
    const places = ['M1', 'M2', 'M3'].map((id) => story.figure(id).at);
    const gaps = places.flatMap((one, nth) => places.slice(nth + 1).map((other) => computeDistance(one, other)));
    expect(Math.min(...gaps)).toBeGreaterThan(2);
  });

  it('[CARD-6] a Boss lets his men go first', () => {
    const story = new BattleStory().stands('Boss 10,10 isBoss=true', 'Man 10,12', 'vs Guard 19.5,10');
    story.play([], (table) => activate(table, 'Boss', 1, { kind: 'fight' }));
    expect(story.figure('Boss').at.x).toBe(10);
    story.figure('Man').posture = 'dead';
    story.play([3], (table) => activate(table, 'Boss', 1, { kind: 'fight' }));
    expect(story.figure('Boss').at.x).toBeGreaterThan(10);
  });
});
