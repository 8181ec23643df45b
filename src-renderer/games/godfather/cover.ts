import type { GameCover } from '#frame/gameUi.ts';
import Cover from './Cover.svelte';

/** The cover of The Godfather Game on the start screen. */
export const godfatherCover: GameCover = {
  name: 'The Godfather Game',
  sentences: [
    'Two to four families divide eight Neighborhoods of Manhattan, square by square, in the winter of 1931.',
    'Each turn a card is played, men are bought and set down, and whoever is shut in on every side is gone.',
    'When every Neighborhood is won or given up, the family with the most in cash and control names the Godfather.',
  ],
  picture: Cover,
  joining: 'docs/games/godfather/joining.md',
  howToPlay: async () => (await import('./howToPlay.ts')).howToPlay,
  rules: async () => [(await import('#root/docs/games/godfather/rules.md')).default],
};
