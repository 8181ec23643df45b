export {
  battleEndings as endings,
  type BattleEnding as Ending,
} from '../../../../../src-shared/games/paradise/battles.ts';
