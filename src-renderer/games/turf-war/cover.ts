import type { GameCover } from '#frame/gameUi.ts';
import Cover from './Cover.svelte';

/** The cover of Turf War on the start screen. */
export const turfWarCover: GameCover = {
  name: 'Turf War',
  sentences: [
    'Two to eight gangs of named mobsters hold four areas each of a city that has room for one of them.',
    'All sheets are secret and opened at once: promise, betray, gather more guns than the other side, and pay your men.',
    'Drive all the others off the map and win, alone or with the ally nobody trusted.',
  ],
  picture: Cover,
  joining: 'docs/games/turf-war/joining.md',
  howToPlay: async () => (await import('./howToPlay.ts')).howToPlay,
  rules: async () => [(await import('#root/docs/games/turf-war/rules.md')).default],
};
