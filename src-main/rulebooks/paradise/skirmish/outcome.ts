export {
  battleEndings as endings,
  type BattleEnding as Ending,
} from '../../../../src-shared/vocabulary/paradise/battles.ts';
