import { describe, expect, it } from 'vitest';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import type { BattleStory } from '#test/support/battleStory.ts';
import type { Scenario } from '#main/games/paradise/rules/skirmish/scenario.ts';
import { layout, musterFor, setUpMuster, strikeDown } from '#test/support/scenarioStory.ts';

/** Two cars of six against six men in a warehouse of two Loot dice. */
function raidOnWarehouse(): { scenario: Scenario; story: BattleStory } {
  const police = new Roster('attackers', 'a');
  const gang = new Roster('defenders', 'd');
  return setUpMuster(
    musterFor('police-raid', {
      lootDice: 2,
      attackers: { crew: police.law('beat-cop', 12), vehicles: police.cars(2) },
      defenders: { crew: gang.gangsters('hoodlum', 2), guards: gang.gangsters('hoodlum', 4) },
    }),
    layout,
  );
}

function leave(story: BattleStory, scenario: Scenario, side: 'attackers' | 'defenders'): void {
  const posture = side === 'attackers' ? 'gone' : 'arrested';
  story.play([], (table) => {
    const left = Object.values(table.state.figures).filter((one) => one.side === side && one.posture !== 'dead');
    table.emit({
      type: 'told',
      text: 'They are off.',
      figures: Object.fromEntries(left.map(({ id }) => [id, { posture }])),
    });
    scenario.check(table);
  });
}

describe('a police raid', () => {
  it('[SCN-10] at two men a car the police turn back, not at three, and are beaten once they are off', () => {
    const { scenario, story } = raidOnWarehouse();
    const cutTo = (left: number): void => {
      story.play([], (table) => {
        strikeDown(table, 'attackers', left);
        scenario.check(table);
      });
    };
    cutTo(5);
    expect(story.state.leaving).toEqual({ attackers: false, defenders: false, law: false });
    cutTo(4);
    expect(story.state.leaving).toEqual({ attackers: true, defenders: false, law: false });
    expect(story.state.winner).toBeNull();
    leave(story, scenario, 'attackers');
    expect([story.state.winner, story.state.ending]).toEqual(['defenders', 'withdrew']);
  });

  it('[SCN-10] with one gangster left for each Loot die the rest try to get away, and the place is closed', () => {
    const { scenario, story } = raidOnWarehouse();
    const cutTo = (left: number): void => {
      story.play([], (table) => {
        strikeDown(table, 'defenders', left);
        scenario.check(table);
      });
    };
    cutTo(3);
    expect(story.state.leaving.defenders).toBe(false);
    cutTo(2);
    expect(story.state.leaving.defenders).toBe(true);
    leave(story, scenario, 'defenders');
    expect([story.state.winner, story.state.ending]).toEqual(['attackers', 'closed']);
  });

  it('[SCN-10] police cut down after the gangsters turned have won all the same', () => {
    const { scenario, story } = raidOnWarehouse();
    story.play([], (table) => {
      strikeDown(table, 'defenders', 2);
      scenario.check(table);
      strikeDown(table, 'attackers', 1);
      scenario.check(table);
      strikeDown(table, 'attackers', 0);
      scenario.check(table);
    });
    expect(story.state.leaving.attackers).toBe(false);
    expect([story.state.winner, story.state.ending]).toEqual(['attackers', 'closed']);
  });

  it('[SCN-10] gangsters who break while the police are going lose it after all', () => {
    const { scenario, story } = raidOnWarehouse();
    story.play([], (table) => {
      strikeDown(table, 'attackers', 4);
      scenario.check(table);
      strikeDown(table, 'defenders', 2);
      scenario.check(table);
    });
    expect([story.state.winner, story.state.ending]).toEqual(['attackers', 'broke-after-withdrawal']);
  });

  it('[SCN-10] a gang that puts up its hands before it breaks has surrendered', () => {
    const { scenario, story } = raidOnWarehouse();
    leave(story, scenario, 'defenders');
    expect([story.state.winner, story.state.ending]).toEqual(['attackers', 'surrendered']);
  });

  it('[SCN-10] two guards of two Loot dice are not cut down before they have lost a man', () => {
    const police = new Roster('attackers', 'a');
    const guards = new Roster('defenders', 'd').gangsters('hoodlum', 2);
    const { scenario, story } = setUpMuster(
      musterFor('police-raid', {
        lootDice: 2,
        attackers: { crew: police.law('beat-cop', 6), vehicles: police.cars(1) },
        defenders: { guards },
      }),
      layout,
    );
    story.play([], (table) => scenario.check(table));
    expect(story.state.leaving.defenders).toBe(false);
  });

  it('[SCN-11] a police raid that was expected is a siege: help for both, and the same ways to end', () => {
    const police = new Roster('attackers', 'a');
    const gang = new Roster('defenders', 'd');
    const { scenario, story } = setUpMuster(
      musterFor('siege', {
        lootDice: 1,
        attackers: { crew: police.law('beat-cop', 6), vehicles: police.cars(2), reserve: police.law('rookie', 6) },
        defenders: { crew: gang.gangsters('hoodlum', 4), reserve: gang.gangsters('punk', 2) },
      }),
      layout,
    );
    // Attackers: a car with D6 of the lower level; defenders: D6 on foot, of whom two are left.
    story.play([2, 3, 3, 6], (table) => scenario.reinforce(table));
    expect(Object.values(story.state.figures).filter((f) => f.side === 'attackers')).toHaveLength(9);
    expect(Object.values(story.state.figures).filter((f) => f.side === 'defenders')).toHaveLength(6);
    story.play([], (table) => {
      strikeDown(table, 'attackers', 2);
      scenario.check(table);
    });
    expect(story.state.leaving.attackers).toBe(true);
  });
});
