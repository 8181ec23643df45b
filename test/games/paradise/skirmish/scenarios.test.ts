import { describe, expect, it } from 'vitest';
import { callHelp } from '#main/games/paradise/rules/skirmish/mustering/reinforcements.ts';
import { census, citizens, layout, nobodyAbout, setUp } from '#test/support/scenarioStory.ts';

describe('the forces of the scenarios', () => {
  it('[SCN-1] sets three to six pieces of Loot out, a telephone, and the guards of the premises', () => {
    const { story } = setUp('smash-and-grab', [1, 6, 5], [...layout, ...nobodyAbout]);
    const objectives = Object.values(story.state.objectives);
    const loot = objectives.filter(({ kind }) => kind === 'loot');
    expect(loot.map((piece) => piece.loot)).toEqual([2, 2, 2, 2, 2, 1]);
    expect(objectives.filter(({ kind }) => kind === 'telephone')).toHaveLength(1);
    expect(census(story.state, 'defenders')).toEqual({ Hoodlum: 4 });
  });

  it.each([
    ['one who is alone', [6], { 'Mob Boss': 1 }],
    ['one with his usual two', [5], { 'Mob Boss': 1, Hoodlum: 2 }],
    ['one with D6+1 more', [1, 4], { 'Mob Boss': 1, Hoodlum: 3, Enforcer: 4 }],
    ['one with D6+2 lower', [2, 1], { 'Mob Boss': 1, Hoodlum: 2, Slugger: 3 }],
    ['one with one more', [3], { 'Mob Boss': 1, Hoodlum: 2, Enforcer: 1 }],
    ['one with two lower', [4], { 'Mob Boss': 1, Hoodlum: 2, Slugger: 2 }],
  ])('[SCN-2] the target may be %s', (_who, dice, defenders) => {
    expect(census(setUp('hit', [3, ...dice], layout).story.state, 'defenders')).toEqual(defenders);
  });

  it.each([
    [1, [2], { Slugger: 1, Hoodlum: 1, Enforcer: 3 }],
    [2, [1], { Slugger: 1, Hoodlum: 4 }],
    [3, [], { Slugger: 1, Hoodlum: 1, Enforcer: 1 }],
    [4, [], { Slugger: 1, Hoodlum: 3 }],
    [5, [], { Slugger: 1, Hoodlum: 1 }],
    [6, [], { Slugger: 1, Hoodlum: 1 }],
  ])('[SCN-3] a %i on the die brings the truck its guards', (face, more, defenders) => {
    const { story } = setUp('hijack', [4, face, ...more], layout);
    const [truck] = Object.values(story.state.cars).filter(({ kind }) => kind === 'truck');
    expect(truck?.loot).toBe(4);
    expect(census(story.state, 'defenders')).toEqual(defenders);
  });

  it.each([
    [1, 3],
    [2, 4],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('[SCN-4] a boss who throws a %i negotiates with SMARTS %i', (face, smarts) => {
    const { story } = setUp('meet', [face, 2], [...layout, ...nobodyAbout]);
    const bosses = Object.values(story.state.figures).filter((figure) => figure.isBoss);
    expect(bosses.map(({ stats }) => stats.smarts)).toEqual([smarts, 4]);
  });

  it('[SCN-7] pits a Boss, an Enforcer or a Torpedo against his equal, to the end', () => {
    const pairs = [1, 3, 5].map((face) => {
      const { scenario, story } = setUp('showdown', [face], [...layout, ...citizens]);
      expect(scenario.fightsOn(story.state, 'attackers')).toBe(true);
      expect(census(story.state, 'attackers')).toEqual(census(story.state, 'defenders'));
      return census(story.state, 'attackers');
    });
    expect(pairs).toEqual([{ 'Mob Boss': 1 }, { Enforcer: 1 }, { Torpedo: 1 }]);
  });

  it('[SCN-8] gives each street gang D6 Punks, D6 Sluggers and a leader with the only pistol', () => {
    const { story } = setUp('rumble', [2, 5, 6, 1], [...layout, ...nobodyAbout]);
    expect(census(story.state, 'attackers')).toEqual({ Hoodlum: 1, Punk: 2, Slugger: 5 });
    expect(census(story.state, 'defenders')).toEqual({ Hoodlum: 1, Punk: 6, Slugger: 1 });
    const armed = Object.values(story.state.figures).filter(({ firearms }) => firearms.length > 0);
    expect(armed.map(({ profile }) => profile)).toEqual(['Hoodlum', 'Hoodlum']);
  });

  it.each([
    [1, [2, 3, 4], { Punk: 2, Slugger: 3, Hoodlum: 4, Enforcer: 1 }],
    [2, [2, 3, 4], { Punk: 2, Slugger: 3, Hoodlum: 4 }],
    [3, [2, 3], { Punk: 2, Slugger: 3, Hoodlum: 1 }],
    [4, [3, 4], { Slugger: 3, Hoodlum: 4 }],
    [5, [4], { Hoodlum: 4 }],
    [6, [3], { Slugger: 3 }],
  ])('[SCN-9] a %i on the die says who is on the street', (face, counts, defenders) => {
    const { story } = setUp('mean-streets', [2, face, ...counts], [...layout, ...citizens]);
    expect(census(story.state, 'defenders')).toEqual(defenders);
    const firearms = Object.values(story.state.figures).flatMap((figure) => figure.firearms);
    expect(new Set(firearms.map(({ gun }) => gun))).toEqual(new Set(['pistol']));
  });

  it('[SCN-9] a one puts one man of the upper level into the car of six', () => {
    const car = (face: number): Record<string, number> =>
      census(setUp('mean-streets', [face, 5, 1], [...layout, ...citizens]).story.state, 'attackers');
    expect(car(1)).toEqual({ Slugger: 3, Punk: 2, Enforcer: 1 });
    expect(car(2)).toEqual({ Slugger: 3, Punk: 3 });
  });

  it('[SCN-10] sends a car of six police for each Loot die, or five Agents in place of one', () => {
    const plain = setUp('police-raid', [2, 1, 2, 1, 6], layout).story.state;
    expect(census(plain, 'attackers')).toEqual({ Sergeant: 1, 'Beat Cop': 7, Rookie: 4 });
    const federal = setUp('police-raid', [2, 6, 1, 2, 4], layout).story.state;
    expect(census(federal, 'attackers')).toEqual({ Agent: 5, Detective: 1, 'Beat Cop': 1, Rookie: 4 });
  });
});

describe('who comes to help', () => {
  it.each([
    [[1], 6, 1],
    [[2, 5], 5, 1],
    [[3, 5], 5, 0],
    [[4], 0, 0],
    [[5], 0, 0],
    [[6], 0, 0],
  ])('[SCN-1] after the telephone, dice of %j bring %i men and %i cars', (dice, men, cars) => {
    const { story } = setUp('raid', [2], layout);
    const before = Object.keys(story.state.figures).length;
    const carsBefore = Object.keys(story.state.cars).length;
    story.play(dice, (table) => callHelp(table, 'defenders'));
    expect(Object.keys(story.state.figures).length - before).toBe(men);
    expect(Object.keys(story.state.cars).length - carsBefore).toBe(cars);
  });

  it('[SCN-11] in a siege both sides roll for help each turn, without a telephone', () => {
    const { scenario, story } = setUp('siege', [2], layout);
    const before = [census(story.state, 'attackers'), census(story.state, 'defenders')];
    const { rolls } = story.play([3, 2, 3, 4], (table) => scenario.reinforce(table));
    expect(rolls).toHaveLength(4);
    expect(before[1]).toEqual({ Hoodlum: 4, Enforcer: 1 });
    expect(census(story.state, 'attackers')).toEqual({ ...before[0], Slugger: (before[0]?.['Slugger'] ?? 0) + 2 });
    expect(census(story.state, 'defenders')).toEqual({ ...before[1], Slugger: 4 });
  });

  it.each([
    [[1], { Enforcer: 4, Hoodlum: 2 }, 1],
    [[2], { Enforcer: 1, Hoodlum: 5 }, 1],
    [[3], { Hoodlum: 6 }, 1],
    [[4, 5], { Slugger: 5 }, 0],
    [[5], { Enforcer: 1 }, 0],
    [[6, 3], { Punk: 3 }, 0],
  ])('[SCN-6] each round dice of %j turn the block out', (dice, extra, cars) => {
    const { scenario, story } = setUp('show-of-strength', [1, 1], [...layout, ...citizens]);
    const carsBefore = Object.keys(story.state.cars).length;
    const expected: Record<string, number> = { Punk: 1, Slugger: 1 };
    for (const [profile, count] of Object.entries(extra)) {
      expected[profile] = (expected[profile] ?? 0) + count;
    }
    story.play(dice, (table) => scenario.reinforce(table));
    expect(census(story.state, 'defenders')).toEqual(expected);
    expect(Object.keys(story.state.cars).length - carsBefore).toBe(cars);
  });
});
