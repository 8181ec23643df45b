import type { GameUi } from '#frame/gameUi.ts';

export const guide: GameUi['guide'] = {
  title: 'One round',
  steps: [
    {
      title: 'The cops walk',
      text: 'Whoever is least corrupt but has a square commands the police. A card names the bribe; who does not pay where a cop stops loses the square.',
    },
    {
      title: 'The office is bid for',
      text: 'If the card calls it, all bid unseen. The godfather has more money, a figure and points each round, and breaks every tie.',
    },
    {
      title: 'Figures are placed',
      text: 'In turn each family plays cards, bargains, and places one figure: to claim, buy, hire, give, attack or kill.',
    },
    {
      title: 'Guns are drawn',
      text: 'Where figures attack, all sides commit men and cards unseen. The highest score takes the square; losers roll for their men.',
    },
    {
      title: 'Wages and takings',
      text: 'Tired men are refreshed for money, then everybody collects. At 80 victory points a family has won; at 80 corruption the army comes, and the cleanest family wins.',
    },
    {
      title: 'At one table',
      text: 'A round is dozens of short decisions, each of which hangs on the one before; so this game is not played by mail.',
    },
  ],
};
