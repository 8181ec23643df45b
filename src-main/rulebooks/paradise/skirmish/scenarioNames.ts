export {
  scenarioNames,
  type ScenarioName,
} from '../../../../src-shared/vocabulary/paradise/battles.ts';
