export { scenarioNames, type ScenarioName } from '#shared/games/paradise/battles.ts';
