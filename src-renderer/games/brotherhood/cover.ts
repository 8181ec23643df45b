import type { GameCover } from '#frame/gameUi.ts';
import Cover from './Cover.svelte';

/** The cover of The Brotherhood on the start screen. */
export const brotherhoodCover: GameCover = {
  name: 'The Brotherhood',
  sentences: [
    'Two to ten families share out a city of dice games, piers and supper clubs, from Skid Row to the mansions on the hill.',
    'Each month one secret sheet places hoods, opens operations and buys friends in office, and one card says whom the law visits.',
    'The richest family whose Godfather is alive after the twelfth month wins.',
  ],
  picture: Cover,
  joining: 'docs/games/brotherhood/joining.md',
  howToPlay: async () => (await import('./howToPlay.ts')).howToPlay,
  rules: async () => [(await import('#root/docs/games/brotherhood/rules.md')).default],
};
