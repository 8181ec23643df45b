import type { HowToPlay } from '#frame/gameUi.ts';

/** Turf War on one page. */
export const howToPlay: HowToPlay = {
  aim: 'Drive every other gang off the map. You may win alone, or share the city with an ally if you can stand each other to the end.',
  parts: [
    {
      title: 'Your people',
      text: 'You start with four areas, 20 MC, and seven people. A Hitman counts 1 in a fight, a Lieutenant 2, a Don 4. A Hitman costs 5 MC to hire and 1 MC a turn to keep; the others work for nothing. Hitmen and Lieutenants may go anywhere in the city. The Don walks only on ground you hold, so he never attacks.',
      rules: ['WAR-GAME-4', 'WAR-MOVE-1'],
    },
    {
      title: 'One turn',
      text: 'Talk first: letters bind nobody, and an alliance stands only when everybody in it writes it down. Then write your sheet in secret: who goes where, what you hire, what you pay. When the turn is closed all sheets are opened, and everybody moves at the same moment.',
      rules: ['WAR-MOVE-2', 'WAR-ORD-1'],
    },
    {
      title: 'A fight',
      text: 'Gangs that meet in one area fight, and no die is thrown. Each side attacks once with all it has, and each attack kills one: strength 2 kills a Hitman, 3 a Lieutenant, 5 a Don. The stronger side stays. Of two equals, whoever was there first stays, and whoever came goes back to friendly ground; with no such ground in reach he is lost.',
      rules: ['WAR-FIGHT-5', 'WAR-FIGHT-10', 'WAR-RUN-2'],
    },
    {
      title: 'Money and rank',
      text: 'Each area you own pays 1 MC a turn. A dead Hitman costs you 2 MC for his family, a dead Lieutenant 5, so keep some cash back. Survivors of a firefight gain experience; at 10 XP a Hitman becomes a Lieutenant.',
      rules: ['WAR-OWN-4', 'WAR-GAME-4', 'WAR-XP-3'],
    },
    {
      title: 'Habits of good players',
      text: 'Send everybody to one place rather than a few to three. Leave somebody at home wherever a rival can walk in. Agree on a border with one neighbor, in writing, before you turn on the other. Look at what your sheet would start before you submit it: the map marks the clashes.',
      rules: [],
    },
  ],
};
