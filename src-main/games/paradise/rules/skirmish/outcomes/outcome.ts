export { battleEndings as endings, type BattleEnding as Ending } from '#shared/games/paradise/battles.ts';
