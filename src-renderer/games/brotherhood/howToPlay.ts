import type { HowToPlay } from '#frame/gameUi.ts';

/** The Brotherhood on one page. */
export const howToPlay: HowToPlay = {
  aim: 'Have the most cash after twelve months, with your Godfather alive. Property counts for nothing at the end; it only earns.',
  parts: [
    {
      title: 'Your counters',
      text: 'You start with $20,000. An operation earns every turn. A marker of influence is a friend in office. Thugs cost $2,000 each time you place them, Hitmen $4,000. Each area has its own prices, and only so many operations fit in it: one more, and everything there earns half.',
      rules: ['BRO-SET-2', 'BRO-HOOD-1', 'BRO-INC-1'],
    },
    {
      title: 'One turn is one secret sheet',
      text: 'Drag pieces onto the map, or write rows on the order sheet. All sheets are opened at once. Then, in order: a card strikes somewhere, influence is used, hoods who meet shoot, spoils are taken, and everybody is paid.',
      rules: ['BRO-PLACE-4', 'BRO-PI-1'],
    },
    {
      title: 'Guard what you own',
      text: 'An operation without a hood of yours beside it is free for the taking: each hood of a rival who is standing there after the shooting takes one. A single Thug of yours who is still standing protects everything you have in his area.',
      rules: ['BRO-SPOIL-1', 'BRO-SPOIL-2'],
    },
    {
      title: 'A fight',
      text: 'Hoods of different families in one area always fight. Each throws a die: a Thug hits on 5 and 6, a Hitman on 3 to 6. After one round it may go on, if all want it or a Godfather stands there. If you put nothing on your sheet the program asks you, and shows the odds.',
      rules: ['BRO-MOB-1', 'BRO-HOOD-4', 'BRO-EXT-1'],
    },
    {
      title: 'The Godfather',
      text: 'From turn 5 he stands in an area each turn. While one hood of yours stands with him he cannot be shot; alone before a rival’s hood he dies, and you are out.',
      rules: ['BRO-GF-1', 'BRO-MOB-5'],
    },
    {
      title: 'Alone with a friend in office',
      text: 'An area that you control alone, with influence, pays double. Neutralize a rival’s influence, or frame his men, to get there.',
      rules: ['BRO-INC-1', 'BRO-PI-1'],
    },
  ],
};
