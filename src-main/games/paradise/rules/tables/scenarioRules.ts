import type { ScenarioName } from '#shared/games/paradise/battles.ts';

/** The rule of each scenario, by ID. */
export const scenarioRules: Readonly<Record<ScenarioName, string>> = {
  'smash-and-grab': 'SCN-1',
  hit: 'SCN-2',
  hijack: 'SCN-3',
  meet: 'SCN-4',
  raid: 'SCN-5',
  'show-of-strength': 'SCN-6',
  showdown: 'SCN-7',
  rumble: 'SCN-8',
  'mean-streets': 'SCN-9',
  'police-raid': 'SCN-10',
  siege: 'SCN-11',
};
