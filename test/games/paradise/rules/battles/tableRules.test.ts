import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';
import { tableRules } from '#main/games/paradise/rules/battles/settling/tableRules.ts';

/** All a table reads of a scenario. */
function sheetOf(scenario: ScenarioName): string {
  const { specialRules, reinforcements, victory } = tableRules[scenario];
  return [...specialRules, ...reinforcements, ...victory].join(' ');
}

describe('the printed sheets', () => {
  it.each([
    ['SCN-1', 'smash-and-grab', [/a whole turn beside one tries once/, /safe.*vault.*dynamite/]],
    ['SCN-2', 'hit', [/two Beat Cops come within a turn of the first shot/, /a whole turn beside/]],
    ['SCN-3', 'hijack', [/Slugger drives the truck with a Hoodlum/, /three hazards/]],
    ['SCN-6', 'show-of-strength', [/Points for men killed/, /Twice the other side’s points wins/]],
    ['SCN-7', 'showdown', [/not dead or driven off/]],
    ['SCN-9', 'mean-streets', [/defenders and their help have nothing heavier than a pistol/]],
    ['SCN-9', 'mean-streets', [/the men in the car keep what they carry/]],
    ['SCN-10', 'police-raid', [/police down to two a car withdraw/]],
    [
      'SCN-11',
      'siege',
      [/more were killed, captured, or knocked out than escaped/, /four hazards/, /a car of D6 Rookies/],
    ],
  ] as const)('[%s] %s says what its rule says', (_rule, scenario, sentences) => {
    for (const sentence of sentences) expect(sheetOf(scenario)).toMatch(sentence);
  });

  it('[SCN-6, SCN-9, SCN-11] none says what its rule does not', () => {
    expect(sheetOf('show-of-strength')).not.toMatch(/put out/);
    expect(sheetOf('mean-streets')).not.toMatch(/nobody has anything heavier/i);
    expect(sheetOf('siege')).not.toMatch(/whoever holds the building/i);
  });
});
