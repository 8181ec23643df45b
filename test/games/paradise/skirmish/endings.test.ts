import { describe, expect, it } from 'vitest';
import { takeBuilding } from '#main/games/paradise/rules/skirmish/outcomes/endings.ts';
import { BattleStory, building } from '#test/support/battleStory.ts';
import { citizens, layout, nobodyAbout, setUp, strikeDown } from '#test/support/scenarioStory.ts';

describe('how the scenarios end', () => {
  it('[SCN-2] is won when the target is dead, whoever else still stands', () => {
    const { scenario, story } = setUp('hit', [3, 5], layout);
    story.play([], (table) => scenario.check(table));
    expect(story.state.winner).toBeNull();
    const target = Object.values(story.state.figures).find((figure) => figure.isBoss);
    story.play([], (table) => {
      table.emit({ type: 'told', text: 'He falls.', figures: { [target?.id ?? '']: { posture: 'dead' } } });
      scenario.check(table);
    });
    expect(story.state.winner).toBe('attackers');
  });

  it.each([
    ['the better case carries', [2, 2, 3, 5], 'attackers'],
    ['two good cases settle nothing', [2, 2, 3, 4], 'nobody'],
    ['a six is no case, whatever his SMARTS', [2, 2, 6, 4], 'defenders'],
  ] as const)('[SCN-4] SMARTS against SMARTS: %s', (_what, dice, winner) => {
    const { scenario, story } = setUp('meet', [6, 2], [...layout, ...nobodyAbout]);
    story.play(dice, (table) => scenario.check(table));
    expect(story.state.winner).toBe(winner);
  });

  it('[SCN-4] treachery ends the talk and starts the shooting', () => {
    const { scenario, story } = setUp('meet', [6, 2], [...layout, ...nobodyAbout]);
    story.play([1, 2], (table) => scenario.check(table));
    expect(story.state.winner).toBeNull();
    story.play([], (table) => {
      strikeDown(table, 'defenders', 0);
      scenario.check(table);
    });
    expect(story.state.winner).toBe('attackers');
  });

  it('[SCN-5] gives the business to whoever holds the building', () => {
    const story = new BattleStory({ buildings: [building('main', { x: 20, y: 10, width: 8, height: 6 })] }).stands(
      'raider 24,13',
      'vs guard 25,13',
    );
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
    const { scenario } = setUp('show-of-strength', [1, 1], [...layout, ...citizens]);
    const story = new BattleStory();
    ofDefenders.forEach((profile, i) => story.faces(`d${i}`, 30, 10 + i, { profile, now: { posture: 'dead' } }));
    ofAttackers.forEach((profile, i) => story.has(`a${i}`, 10, 10 + i, { profile, now: { posture: 'dead' } }));
    story.play([], (table) => scenario.callOff(table));
    expect(story.state.winner).toBe(winner);
  });

  it('[SCN-8] the police end a rumble for both', () => {
    const { scenario, story } = setUp('rumble', [1, 1, 1, 1], [...layout, ...nobodyAbout]);
    story.state.sirens = true;
    story.play([], (table) => scenario.check(table));
    expect(story.state.winner).toBe('nobody');
  });

  it('[SCN-9] is won by one man on the far side, even when the rest are lost', () => {
    const { scenario, story } = setUp('mean-streets', [2, 5, 1], [...layout, ...citizens]);
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
});
