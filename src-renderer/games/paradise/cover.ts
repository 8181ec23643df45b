import type { GameCover } from '#frame/gameUi.ts';
import Cover from './Cover.svelte';

/** The cover of Paradise on the start screen. */
export const paradiseCover: GameCover = {
  name: 'Paradise',
  sentences: [
    'A river city in January 1925, twelve districts of it, and several gangs that want them all.',
    'Month by month you collect, bribe, hire, raid and bargain, and fight your battles on your own table or let the program settle them.',
    'Whoever holds every racket, or is last to stand, owns the town; the Times-Dispatch prints how it came about.',
  ],
  picture: Cover,
  joining: 'docs/games/paradise/joining.md',
  addsRivals: true,
  hasSingleBattle: true,
  workshop: 'Make a city…',
  evening: 'A few months into a war: a rival’s letter to answer, jobs to plan, money to spend.',
  howToPlay: async () => (await import('./howToPlay.ts')).howToPlay,
  rules: async () => {
    const pages = await Promise.all([
      import('#root/docs/games/paradise/rules.md'),
      import('#root/docs/games/paradise/skirmish.md'),
    ]);
    return pages.map(({ default: page }) => page);
  },
};
