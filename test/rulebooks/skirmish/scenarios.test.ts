import { describe, expect, it } from 'vitest';
import type { Battle, Side } from '../../../src-main/rulebooks/paradise/skirmish/battle.ts';
import type { BattleTable } from '../../../src-main/rulebooks/paradise/skirmish/battleTable.ts';
import { takeBuilding } from '../../../src-main/rulebooks/paradise/skirmish/endings.ts';
import { Roster } from '../../../src-main/rulebooks/paradise/skirmish/forces.ts';
import { telephonedHelp } from '../../../src-main/rulebooks/paradise/skirmish/reinforcements.ts';
import type {
  Scenario,
  ScenarioName,
} from '../../../src-main/rulebooks/paradise/skirmish/scenario.ts';
import { makeScenario } from '../../../src-main/rulebooks/paradise/skirmish/scenarios/index.ts';
import { BattleStory, building } from '../../support/battleStory.ts';

/** Six dice lay the table out, two the citizens about. */
const layout = [3, 3, 3, 3, 3, 3];
const citizens = [1, 1];

/** Sets a scenario up with these dice and no others, and begins it. */
function setUp(
  name: ScenarioName,
  dice: readonly number[],
): { scenario: Scenario; story: BattleStory } {
  const story = new BattleStory();
  const made: Scenario[] = [];
  story.play(dice, (table) => {
    const scenario = makeScenario(name, table.dice);
    made.push(scenario);
    table.emit({ type: 'begun', state: scenario.start });
  });
  const [scenario] = made;
  if (scenario === undefined) throw new Error('No scenario was made.');
  return { scenario, story };
}

/** How many of each profile a side has on the table. */
function census(battle: Battle, side: Side): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const figure of Object.values(battle.figures)) {
    if (figure.side === side) counts[figure.profile] = (counts[figure.profile] ?? 0) + 1;
  }
  return counts;
}

/** Puts figures of a side out of the fight until `left` remain, or all but those named. */
function strikeDown(table: BattleTable, side: Side, left: number): void {
  const ids = Object.values(table.state.figures)
    .filter((figure) => figure.side === side)
    .map(({ id }) => id);
  const dead = ids.slice(0, ids.length - left);
  table.emit({
    type: 'told',
    text: 'They fall.',
    figures: Object.fromEntries(dead.map((id) => [id, { posture: 'dead' as const }])),
  });
}

describe('the forces of the scenarios', () => {
  it('[SCN-1] sets three to six pieces of Loot out, a telephone, and the guards of the premises', () => {
    const { story } = setUp('smash-and-grab', [3, ...layout, 6, 5, ...citizens]);
    const objectives = Object.values(story.state.objectives);
    const loot = objectives.filter(({ kind }) => kind === 'loot');
    expect(loot.map((piece) => piece.loot)).toEqual([2, 2, 2, 2, 2, 1]);
    expect(objectives.filter(({ kind }) => kind === 'telephone')).toHaveLength(1);
    expect(census(story.state, 'defenders')).toEqual({ Hoodlum: 4 });
  });

  it.each([
    ['one who is alone', [3, ...layout, 6], { 'Mob Boss': 1 }],
    ['one with his usual two', [3, ...layout, 5], { 'Mob Boss': 1, Hoodlum: 2 }],
    ['one with D6+1 more', [3, ...layout, 1, 4], { 'Mob Boss': 1, Hoodlum: 7 }],
    ['one with D6+2 lower', [3, ...layout, 2, 1], { 'Mob Boss': 1, Hoodlum: 2, Slugger: 3 }],
    ['one with one more', [3, ...layout, 3], { 'Mob Boss': 1, Hoodlum: 2, Enforcer: 1 }],
    ['one with two lower', [3, ...layout, 4], { 'Mob Boss': 1, Hoodlum: 2, Slugger: 2 }],
  ])('[SCN-2] the target may be %s', (_who, dice, defenders) => {
    expect(census(setUp('hit', dice).story.state, 'defenders')).toEqual(defenders);
  });

  it.each([
    [1, [2], { Slugger: 1, Hoodlum: 4 }],
    [2, [1], { Slugger: 4, Hoodlum: 1 }],
    [3, [], { Slugger: 1, Hoodlum: 1, Enforcer: 1 }],
    [4, [], { Slugger: 3, Hoodlum: 1 }],
    [5, [], { Slugger: 1, Hoodlum: 1 }],
    [6, [], { Slugger: 1, Hoodlum: 1 }],
  ])('[SCN-3] a %i on the die brings the truck its guards', (face, more, defenders) => {
    const { story } = setUp('hijack', [...layout, 4, face, ...more]);
    expect(story.theCar('truck').loot).toBe(4);
    expect(census(story.state, 'defenders')).toEqual(defenders);
  });

  it.each([
    [1, 3],
    [2, 4],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('[SCN-4] a boss who throws a %i negotiates with SMARTS %i', (face, smarts) => {
    const { story } = setUp('meet', [...layout, face, 2]);
    const bosses = Object.values(story.state.figures).filter((figure) => figure.isBoss);
    expect(bosses.map(({ stats }) => stats.smarts)).toEqual([smarts, 4]);
  });

  it('[SCN-7] pits a Boss, an Enforcer or a Torpedo against his equal, to the end', () => {
    const pairs = [1, 3, 5].map((face) => {
      const { scenario, story } = setUp('showdown', [...layout, face]);
      expect(scenario.fightsOn(story.state, 'attackers')).toBe(true);
      expect(census(story.state, 'attackers')).toEqual(census(story.state, 'defenders'));
      return census(story.state, 'attackers');
    });
    expect(pairs).toEqual([{ 'Mob Boss': 1 }, { Enforcer: 1 }, { Torpedo: 1 }]);
  });

  it('[SCN-8] gives each street gang D6 Punks, D6 Sluggers and a leader with the only pistol', () => {
    const { story } = setUp('rumble', [...layout, 2, 5, 6, 1]);
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
    const { story } = setUp('mean-streets', [...layout, 2, face, ...counts, ...citizens]);
    expect(census(story.state, 'defenders')).toEqual(defenders);
    const firearms = Object.values(story.state.figures).flatMap((figure) => figure.firearms);
    expect(new Set(firearms.map(({ gun }) => gun))).toEqual(new Set(['pistol']));
  });

  it('[SCN-9] a one puts one man of the upper level into the car of six', () => {
    const car = (face: number): Record<string, number> =>
      census(setUp('mean-streets', [...layout, face, 5, 1, ...citizens]).story.state, 'attackers');
    expect(car(1)).toEqual({ Slugger: 3, Punk: 2, Enforcer: 1 });
    expect(car(2)).toEqual({ Slugger: 3, Punk: 2, Hoodlum: 1 });
  });

  it('[SCN-10] sends a car of six police for each Loot die, or five Agents in place of one', () => {
    const plain = setUp('police-raid', [2, ...layout, 1, 2, 6]).story.state;
    expect(census(plain, 'attackers')).toEqual({ 'Beat Cop': 8, Rookie: 4 });
    const federal = setUp('police-raid', [2, ...layout, 6, 2]).story.state;
    expect(census(federal, 'attackers')).toEqual({ Agent: 5, 'Beat Cop': 2, Rookie: 4 });
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
    const story = new BattleStory();
    story.play(dice, (table) => {
      telephonedHelp(table, 'defenders', new Roster('defenders', 'd'), [
        { x: 47.5, y: 18 },
        { x: 26, y: 18 },
      ]);
    });
    expect(Object.keys(story.state.figures)).toHaveLength(men);
    expect(Object.keys(story.state.cars)).toHaveLength(cars);
  });

  it('[SCN-11] in a siege both sides roll for help each turn, without a telephone', () => {
    const { scenario, story } = setUp('siege', [2, ...layout]);
    const before = [census(story.state, 'attackers'), census(story.state, 'defenders')];
    const { rolls } = story.play([3, 2, 3, 4], (table) => scenario.reinforce(table));
    expect(rolls).toHaveLength(4);
    expect(before[1]).toEqual({ Hoodlum: 4, Enforcer: 1 });
    expect(census(story.state, 'defenders')).toEqual({
      ...before[1],
      Slugger: 1,
      Punk: 1,
    });
    expect(census(story.state, 'attackers')).toEqual({
      ...before[0],
      Slugger: (before[0]?.['Slugger'] ?? 0) + 2,
      Punk: 2,
    });
  });

  it.each([
    [[1], { Enforcer: 3 }, 1],
    [[2], { Enforcer: 1, Hoodlum: 5 }, 1],
    [[3], { Hoodlum: 4 }, 1],
    [[4, 5], { Slugger: 5 }, 0],
    [[5], { Hoodlum: 1 }, 0],
    [[6, 3], { Punk: 3 }, 0],
  ])('[SCN-6] each round dice of %j turn the block out', (dice, extra, cars) => {
    const { scenario, story } = setUp('show-of-strength', [...layout, 1, 1, ...citizens]);
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

describe('how the scenarios end', () => {
  it('[SCN-2] is won when the target is dead, whoever else still stands', () => {
    const { scenario, story } = setUp('hit', [3, ...layout, 5]);
    story.play([], (table) => scenario.check(table));
    expect(story.state.winner).toBeNull();
    const target = Object.values(story.state.figures).find((figure) => figure.isBoss);
    story.play([], (table) => {
      table.emit({
        type: 'told',
        text: 'He falls.',
        figures: { [target?.id ?? '']: { posture: 'dead' } },
      });
      scenario.check(table);
    });
    expect(story.state.winner).toBe('attackers');
  });

  it.each([
    ['the better case carries', [2, 2, 3, 5], 'attackers'],
    ['two good cases settle nothing', [2, 2, 3, 4], 'nobody'],
    ['a six is no case, whatever his SMARTS', [2, 2, 6, 4], 'defenders'],
  ] as const)('[SCN-4] SMARTS against SMARTS: %s', (_what, dice, winner) => {
    const { scenario, story } = setUp('meet', [...layout, 6, 2]);
    story.play(dice, (table) => scenario.check(table));
    expect(story.state.winner).toBe(winner);
  });

  it('[SCN-4] treachery ends the talk and starts the shooting', () => {
    const { scenario, story } = setUp('meet', [...layout, 6, 2]);
    story.play([1], (table) => scenario.check(table));
    expect(story.state.winner).toBeNull();
    story.play([], (table) => {
      strikeDown(table, 'defenders', 0);
      scenario.check(table);
    });
    expect(story.state.winner).toBe('attackers');
  });

  it('[SCN-5] gives the business to whoever holds the building', () => {
    const story = new BattleStory({
      buildings: [building('main', { x: 20, y: 10, width: 8, height: 6 })],
    });
    story.has('raider', 24, 13);
    story.faces('guard', 25, 13);
    story.play([], (table) => takeBuilding(table, 'main'));
    expect(story.state.winner).toBeNull();
    story.figure('guard').at = { x: 40, y: 30 };
    story.play([], (table) => takeBuilding(table, 'main'));
    expect(story.state.winner).toBe('attackers');
  });

  it.each([
    // Beaten by profile; points the attackers made, and the defenders; who has twice the other's.
    [['Enforcer'], ['Hoodlum'], 'attackers'],
    [['Enforcer'], ['Hoodlum', 'Punk'], 'nobody'],
    [['Slugger'], ['Torpedo'], 'defenders'],
    [['Mob Boss', 'Slugger'], ['Gun Moll', 'Punk'], 'attackers'],
    [[], ['Accountant'], 'defenders'],
  ] as const)('[SCN-6] %j beaten against %j: %s', (ofDefenders, ofAttackers, winner) => {
    const { scenario } = setUp('show-of-strength', [...layout, 1, 1, ...citizens]);
    const story = new BattleStory();
    ofDefenders.forEach((profile, i) =>
      story.faces(`d${i}`, 30, 10 + i, { profile, now: { posture: 'dead' } }),
    );
    ofAttackers.forEach((profile, i) =>
      story.has(`a${i}`, 10, 10 + i, { profile, now: { posture: 'dead' } }),
    );
    story.play([], (table) => scenario.callOff(table));
    expect(story.state.winner).toBe(winner);
  });

  it('[SCN-8] the police end a rumble for both', () => {
    const { scenario, story } = setUp('rumble', [...layout, 1, 1, 1, 1]);
    story.state.sirens = true;
    story.play([], (table) => scenario.check(table));
    expect(story.state.winner).toBe('nobody');
  });

  it('[SCN-9] is won by one man on the far side, even when the rest are lost', () => {
    const { scenario, story } = setUp('mean-streets', [...layout, 2, 5, 1, ...citizens]);
    story.play([], (table) => strikeDown(table, 'attackers', 1));
    const [last] = Object.values(story.state.figures)
      .filter(({ side, posture }) => side === 'attackers' && posture !== 'dead')
      .map(({ id }) => id);
    story.play([], (table) => {
      table.emit({
        type: 'told',
        text: 'He runs.',
        figures: { [last ?? '']: { posture: 'gone', at: { x: 47.5, y: 18 }, carId: null } },
      });
      scenario.check(table);
    });
    expect(story.state.winner).toBe('attackers');
  });

  it('[SCN-10] the police withdraw at two men a car, not at three', () => {
    const { scenario, story } = setUp('police-raid', [2, ...layout, 1, 2, 6]);
    story.play([], (table) => {
      strikeDown(table, 'attackers', 5);
      scenario.check(table);
    });
    expect(story.state.winner).toBeNull();
    story.play([], (table) => {
      strikeDown(table, 'attackers', 4);
      scenario.check(table);
    });
    expect(story.state.winner).toBe('defenders');
  });

  it('[SCN-10] with one gangster left for each Loot die the rest try to get away', () => {
    const { scenario, story } = setUp('police-raid', [2, ...layout, 1, 2, 6]);
    story.play([], (table) => strikeDown(table, 'defenders', 3));
    expect(scenario.goalOf(story.state, 'defenders').kind).toBe('hold');
    story.play([], (table) => strikeDown(table, 'defenders', 2));
    expect(scenario.goalOf(story.state, 'defenders').kind).toBe('escape');
  });
});
