import type { HowToPlay } from '#frame/gameUi.ts';

/** Paradise on one page. */
export const howToPlay: HowToPlay = {
  aim: 'Build a gang that outlives and outearns the others in a city of twelve districts, month after month. The table agrees when it ends; the books say who did best.',
  parts: [
    {
      title: 'Your gang',
      text: 'Every gangster has six stats, skills, a gun and a past. He can do one job a month. He is hired, armed and taught with money from your bank, and he can be wounded, jailed or killed.',
      rules: ['TAKE-1'],
    },
    {
      title: 'Money',
      text: 'Each month every open business is rolled for its Loot; one Loot is $100. Then each owes its precinct a payoff. You may withhold it, but then the business is shut for the month.',
      rules: ['RK-1', 'RK-4'],
    },
    {
      title: 'Taking a business',
      text: 'You may send a crew to one independent business a month. The best SMARTS in the crew talks; the owner answers with his GUTS. The chance stands beside the button before you send anybody. If two crews come to one door they fight for it.',
      rules: ['TAKE-1', 'TAKE-2', 'CITY-8'],
    },
    {
      title: 'Battles',
      text: 'Raids and clashes are fought on a table of streets, doors and cover. Fight them on your own table and type in the result, lead your men on screen, or let the program play it out and watch the film. All the dice are kept.',
      rules: ['TAKE-3'],
    },
    {
      title: 'Friends in office',
      text: 'The Mayor, judges, councilors, policemen and newspapermen can be bought and bid for in the Hall. They want their money every month, and each can spare you something when trouble comes.',
      rules: [],
    },
    {
      title: 'The end of a month',
      text: 'Orders wait in sealed envelopes until you close the month. Then all are opened at once: takeovers, jobs, raids. The outrage of the city is rolled; too much blood in the streets brings the law down on everybody. The paper tells what the town saw, and what it did not see stands in your own report.',
      rules: [],
    },
    {
      title: 'Habits of good players',
      text: 'Take businesses near your own. Pay the precinct while you are small. Keep your Boss out of the first fight.',
      rules: [],
    },
  ],
};
