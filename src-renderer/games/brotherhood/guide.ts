import type { GameUi } from '#frame/gameUi.ts';

export const guide: GameUi['guide'] = {
  title: 'One month',
  steps: [
    {
      title: 'Talk',
      text: 'Announce, write, promise. Nothing that is said binds anybody, but who broke his word is remembered.',
    },
    {
      title: 'Write the sheet',
      text: 'Open operations, buy influence, place hoods to guard and to raid. From turn 5 the Godfather stands somewhere too.',
    },
    {
      title: 'Close the turn',
      text: 'All sheets are opened at once. A card strikes an area, influence protects and frames, and hoods of two families in one area shoot.',
    },
    {
      title: 'Collect',
      text: 'Operations without a hood beside them can be taken. What is left earns; alone in an area, with a friend in office, it earns double.',
    },
  ],
};
