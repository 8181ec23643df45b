export {
  scenarioNames,
  type ScenarioName,
} from '../../../../../src-shared/games/paradise/battles.ts';
