import { describe, expect, it } from 'vitest';
import { Dice, createScriptedDice, createSeededDice } from '#kernel/dice/dice.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { choose, findRankLevel } from '#main/games/paradise/rules/skirmish/table/levels.ts';
import { createClashMuster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createPoliceForce } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import { createOfficialEscort } from '#main/games/paradise/rules/skirmish/mustering/officials.ts';
import type { GuardedOfficial } from '#main/games/paradise/rules/state/records/battleWords.ts';
import { callHelp } from '#main/games/paradise/rules/skirmish/mustering/reinforcements.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import { layout, musterFor, setUpMuster } from '#test/support/scenarioStory.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

const gang = new Roster('defenders', 'd');
const mobster = (profile: string, id: string): FigureSource => ({
  ...(gang.gangsters('hoodlum', 1)[0] as FigureSource),
  id,
  profile,
});

function counted(sources: readonly { profile: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { profile } of sources) counts[profile] = (counts[profile] ?? 0) + 1;
  return counts;
}

describe('levels', () => {
  it('[SCN-0] Boss, Torpedo and Enforcer are upper, Slugger and Punk lower, Hoodlum either', () => {
    expect(['Mob Boss', 'Torpedo', 'Enforcer'].map(findRankLevel)).toEqual(['upper', 'upper', 'upper']);
    expect(['Slugger', 'Punk'].map(findRankLevel)).toEqual(['lower', 'lower']);
    expect(['Hoodlum', 'Mobster'].map(findRankLevel)).toEqual(['either', 'either']);
  });

  it('[SCN-0] Molls and Accountants are never called, men without a profile make up the numbers', () => {
    const pool = [
      mobster('Gun Moll', 'm'),
      mobster('Accountant', 'b'),
      mobster('Mobster', 'r'),
      ...gang.gangsters('punk', 1),
    ];
    expect(counted(choose(pool, 'any', 9))).toEqual({ Mobster: 1, Punk: 1 });
    expect(counted(choose(pool, 'lower', 1))).toEqual({ Punk: 1 });
    expect(counted(choose(pool, 'lower', 2))).toEqual({ Punk: 1, Mobster: 1 });
    expect(counted(choose(pool, 'upper', 2))).toEqual({ Mobster: 1 });
  });

  it('[SCN-6] who has run out is made up from the next lower, never from above', () => {
    const pool = [
      ...gang.gangsters('enforcer', 1),
      ...gang.gangsters('hoodlum', 1),
      ...gang.gangsters('slugger', 1),
      ...gang.gangsters('punk', 5),
    ];
    expect(counted(choose(pool, { profile: 'Hoodlum' }, 4))).toEqual({ Hoodlum: 1, Slugger: 1, Punk: 2 });
  });

  it('[SCN-1] of choice the best come first, and a Boss last', () => {
    const pool = [...gang.gangsters('boss', 1), ...gang.gangsters('punk', 1), ...gang.gangsters('torpedo', 1)];
    expect(choose(pool, 'any', 3).map(({ profile }) => profile)).toEqual(['Torpedo', 'Punk', 'Mob Boss']);
  });
});

describe('who drives and who walks', () => {
  it('[SCN-0] a car brings six; who finds no seat comes on foot beside it', () => {
    const raiders = new Roster('attackers', 'a');
    const { story } = setUpMuster(
      musterFor('smash-and-grab', { attackers: { crew: raiders.gangsters('hoodlum', 8), vehicles: raiders.cars(1) } }),
      layout,
    );
    const figures = Object.values(story.state.figures).filter(({ side }) => side === 'attackers');
    expect(figures.filter(({ carId }) => carId !== null)).toHaveLength(6);
    const [car] = Object.values(story.state.cars);
    for (const { at } of figures.filter(({ carId }) => carId === null)) {
      expect(Math.hypot(at.x - (car?.at.x ?? 0), at.y - (car?.at.y ?? 0))).toBeLessThan(6);
    }
  });

  it('[CAR-9] a truck brings eighteen; without vehicles a side walks in from its edge', () => {
    const raiders = new Roster('attackers', 'a');
    const crew = raiders.gangsters('punk', 20);
    const truck = setUpMuster(
      musterFor('smash-and-grab', { attackers: { crew, vehicles: raiders.cars(1, 'truck') } }),
      layout,
    ).story.state;
    expect(Object.values(truck.figures).filter(({ carId }) => carId !== null)).toHaveLength(18);
    const walked = setUpMuster(musterFor('smash-and-grab', { attackers: { crew } }), layout).story.state;
    expect(Object.values(walked.cars)).toHaveLength(0);
    for (const { at, side } of Object.values(walked.figures)) if (side === 'attackers') expect(at.x).toBeLessThan(12);
  });

  it('[SCN-0] guards stay in the building, whatever their side is after', () => {
    const guards = gang.gangsters('hoodlum', 4);
    const { story } = setUpMuster(musterFor('raid', { defenders: { guards } }), layout);
    expect(guards.map(({ id }) => story.figure(id).post)).toEqual(guards.map(() => 'main'));
  });

  it('[SCN-0] the Loot on the premises is shared out among the pieces and worth what it was', () => {
    const { story } = setUpMuster(musterFor('smash-and-grab', { lootPoints: 11 }), layout);
    const pieces = Object.values(story.state.objectives).filter(({ kind }) => kind === 'loot');
    expect(pieces.reduce((total, { loot }) => total + loot, 0)).toBe(11);
  });
});

describe('the reserve', () => {
  const reserve = [...gang.gangsters('slugger', 2), ...gang.gangsters('punk', 1)];
  const besieged = (vehicles = gang.cars(1)) =>
    setUpMuster(musterFor('raid', { defenders: { reserve, vehicles } }), layout).story;

  it('[SCN-1] each man comes once; when nobody is left, nobody comes', () => {
    const story = besieged();
    story.play([3, 2], (table) => callHelp(table, 'defenders'));
    expect(story.state.reserves.defenders.men.map(({ profile }) => profile)).toEqual(['Punk']);
    story.play([3, 6], (table) => callHelp(table, 'defenders'));
    expect(story.state.reserves.defenders.men).toEqual([]);
    const fought = story.play([1], (table) => callHelp(table, 'defenders'));
    expect(fought.texts).toEqual(['There is nobody left to come.']);
    expect(Object.values(story.state.figures).filter(({ side }) => side === 'defenders')).toHaveLength(3);
  });

  it('[SCN-1] a car comes while the side has one left, and then its men walk', () => {
    const story = besieged();
    story.play([2, 1], (table) => callHelp(table, 'defenders'));
    expect(Object.keys(story.state.cars)).toHaveLength(1);
    expect(story.state.reserves.defenders.vehicles).toEqual([]);
    story.play([2, 1], (table) => callHelp(table, 'defenders'));
    expect(Object.keys(story.state.cars)).toHaveLength(1);
    expect(
      Object.values(story.state.figures).filter(({ carId, side }) => carId === null && side === 'defenders'),
    ).toHaveLength(1);
  });
});

describe('officials', () => {
  const escort = (kind: GuardedOfficial, dice: number[]) => {
    const source = createScriptedDice(dice);
    const made = createOfficialEscort(
      kind,
      { id: 'target', name: 'His Honor', smarts: 4 },
      new Roster('defenders', 'o'),
      new Dice(source),
    );
    source.assertUsedUp();
    return { ...made, guards: counted(made.guards), cars: made.vehicles.length };
  };

  it('[OFF-5] the Mayor has four Beat Cops, a Councilor two officers', () => {
    expect(escort('mayor', []).guards).toEqual({ 'Beat Cop': 4 });
    expect(escort('councilor', []).guards).toEqual({ 'Beat Cop': 2 });
    expect(escort('mayor', []).official.kind).toBe('official');
  });

  it('[OFF-5] a Judge has one car of six', () => {
    expect(escort('judge', [4]).guards).toEqual({ 'Beat Cop': 4, Rookie: 2 });
  });

  it('[OFF-5] the Chief has a car of Beat Cops besides his own car and driver', () => {
    expect(escort('chief', [])).toMatchObject({ guards: { 'Beat Cop': 7 }, cars: 2 });
    expect(escort('chief', []).official).toMatchObject({ kind: 'police', stats: { smarts: 4 } });
  });

  it('[OFF-5] a Captain has his driver, and an escort car if the Chief agrees', () => {
    expect(escort('captain', [4])).toMatchObject({ guards: { 'Beat Cop': 1 }, cars: 1 });
    expect(escort('captain', [3])).toMatchObject({ guards: { 'Beat Cop': 7 }, cars: 2 });
  });

  it('[OFF-5, SCN-2] a Hit on an official is fought against his police', () => {
    const roster = new Roster('defenders', 'o');
    const { official, guards } = createOfficialEscort(
      'mayor',
      { id: 'target', name: 'His Honor', smarts: 4 },
      roster,
      new Dice(createScriptedDice([])),
    );
    const killers = new Roster('attackers', 'a');
    const endings = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const result = resolveMuster(
        musterFor('hit', {
          setting: 'street',
          target: official.id,
          attackers: { crew: killers.gangsters('torpedo', 2), vehicles: killers.cars(1) },
          defenders: { crew: [official, ...guards] },
        }),
        seed,
      );
      endings.add(result.ending);
    }
    expect([...endings]).toEqual(expect.arrayContaining(['target-dead', 'beaten-off']));
  });
});

describe('numbers', () => {
  it.each(scenarioNames)(
    '[SCN-0] %s: who stands there first has the first numbers, who may be called the next',
    (name) => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const muster = bookMuster(name, new Dice(createSeededDice(seedBattle(seed))));
        for (const [side, prefix] of [
          [muster.attackers, 'a'],
          [muster.defenders, 'd'],
        ] as const) {
          const men = [...side.crew, ...side.guards, ...side.reserve];
          expect(men.map(({ id }) => id)).toEqual(men.map((_, i) => `${prefix}${i + 1}`));
          const ids = side.vehicles.map(({ id }) => id);
          expect(ids).toEqual(side.vehicles.map(({ kind }, i) => `${prefix}${i + 1}-${kind}`));
          const aboard = side.vehicles.flatMap((one) => one.aboard ?? []);
          expect(men.map(({ id }) => id)).toEqual(expect.arrayContaining([...aboard]));
        }
        const names = [muster.attackers, muster.defenders]
          .flatMap((side) => [...side.crew, ...side.guards, ...side.reserve])
          .map((one) => one.name);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((one) => /\b[ad]\d/u.test(one))).toEqual([]);
        const target = muster.defenders.crew.find(({ id }) => id === muster.target);
        if (name === 'hit') expect(target?.profile).toBe('Mob Boss');
      }
    },
  );
});

describe('other musters', () => {
  it('[SCN-10] Feds take the first of the police cars', () => {
    const source = createScriptedDice([1, 2, 1]);
    const force = createPoliceForce(new Roster('attackers', 'a'), new Dice(source), { cars: 2, hasFeds: true });
    source.assertUsedUp();
    expect(counted(force.crew)).toEqual({ Agent: 5, Sergeant: 1, 'Beat Cop': 1, Rookie: 4 });
    expect(force.vehicles.map(({ aboard }) => aboard?.length)).toEqual([5, 6]);
  });

  it('[TAKE-2] two crews at one door fight until one is left, without guards or telephone', () => {
    const attackers = new Roster('attackers', 'a');
    const muster = createClashMuster(
      'business',
      { crew: attackers.gangsters('hoodlum', 3), vehicles: attackers.cars(1) },
      { crew: gang.gangsters('hoodlum', 3), vehicles: gang.cars(1) },
    );
    const { story } = setUpMuster(muster, [...layout, 3]);
    expect(Object.values(story.state.objectives)).toEqual([]);
    expect(['last-stand', 'nobody-left', 'broken-off']).toContain(resolveMuster(muster, 1).ending);
  });
});
