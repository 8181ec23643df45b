import type { GameUi } from '#frame/gameUi.ts';

export const guide: GameUi['guide'] = {
  title: 'One turn',
  steps: [
    {
      title: 'Play the card',
      text: 'The card in hand is played first, whatever it is: money, free men, a Break of the Game, or a Fingerman who removes men of others.',
    },
    {
      title: 'Talk',
      text: 'Propose a deal to a rival, or a stalemate to everybody. No deal is binding; a broken word is printed.',
    },
    {
      title: 'Buy and position',
      text: 'Put up to three men into any Neighborhood, all at once. Whoever they shut in on every side is taken.',
    },
    {
      title: 'Draw',
      text: 'Draw the card for your next turn. Where you hold a majority you lay claim; if it stands when your turn comes again, the Neighborhood is yours.',
    },
  ],
};
