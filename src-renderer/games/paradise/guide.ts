import type { GameUi } from '#frame/gameUi.ts';

export const guide: GameUi['guide'] = {
  title: 'One month',
  steps: [
    {
      title: 'Collections',
      text: 'Every open business is rolled for its Loot, and the money goes into its owner’s bank.',
    },
    {
      title: 'Payoffs',
      text: 'Each business owes its precinct a monthly bribe. Pay them all, or withhold some and see them shut.',
    },
    {
      title: 'Orders',
      text: 'Hire, arm, train, buy cars, sign bands, bet, and send one crew to an independent business. Every order shows its price and odds first.',
    },
    {
      title: 'Friends in office',
      text: 'In the Hall the Mayor, judges, councilors, policemen and newspapermen can be bought, bid for and used. They want their money every month.',
    },
    {
      title: 'Close the month',
      text: 'The other gangs have written their orders too. All are revealed at once, the city’s outrage is rolled, and the paper comes out.',
    },
  ],
};
