import type { GameCover } from '#frame/gameUi.ts';
import Cover from './Cover.svelte';

/** The cover of Empire City on the start screen. */
export const empireCover: GameCover = {
  name: 'Empire City',
  sentences: [
    'Two to six families share out a city of slums, midtown and downtown, with a hand of henchmen and a hand of cards that nobody else sees.',
    'Each round the police walk, the office of godfather is bid for, and figures claim squares, open rackets, attack and send assassins.',
    'Eighty victory points win, or five notables in one pocket, but where corruption reaches eighty the army comes and the cleanest family is left.',
  ],
  picture: Cover,
  joining: 'docs/games/empire-city/joining.md',
  howToPlay: async () => (await import('./howToPlay.ts')).howToPlay,
  rules: async () => [(await import('#root/docs/games/empire-city/rules.md')).default],
};
