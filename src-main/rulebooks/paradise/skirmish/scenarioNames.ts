export const scenarioNames = [
  'smash-and-grab',
  'hit',
  'hijack',
  'meet',
  'raid',
  'show-of-strength',
  'showdown',
  'rumble',
  'mean-streets',
  'police-raid',
  'siege',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];
