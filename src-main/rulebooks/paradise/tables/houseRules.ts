import type { HouseRuleKey } from '../../../../src-shared/vocabulary/paradise/houseRules.ts';

/** A house rule as a form shows it; `options` is null where a number is typed. */
export type HouseRuleRow = {
  key: HouseRuleKey;
  rule: string;
  name: string;
  explanation: string;
  options: readonly { value: string; label: string }[] | null;
};

/** House rules in the order of the digest; the first option is the default. */
export const houseRuleTable: readonly HouseRuleRow[] = [
  {
    key: 'startingMoneyDollars',
    rule: 'GANG-1',
    name: 'Starting money',
    explanation: 'Dollars every gang has before it hires; what is left over opens its bank.',
    options: null,
  },
  {
    key: 'payoffDiscount',
    rule: 'RK-4',
    name: 'Payoffs for several of a kind',
    explanation: 'How much cheaper the precinct gets with every further business of one type.',
    options: [
      { value: 'straight', label: '10% off for each further one, at most half off' },
      { value: 'compound', label: '10% off what is left, again and again' },
    ],
  },
  {
    key: 'fullRacketRaid',
    rule: 'RK-5',
    name: 'Raids on a full racket',
    explanation: 'What one won raid takes from a gang that holds a whole racket in a district.',
    options: [
      { value: 'whole-racket', label: 'The whole racket in that district' },
      { value: 'one-type', label: 'One type of business' },
    ],
  },
  {
    key: 'takeoverTest',
    rule: 'TAKE-1',
    name: 'Takeover test',
    explanation: 'Whether a stubborn owner can still say no when your man talks well.',
    options: [
      { value: 'opposed', label: 'The crew must pass and the owner fail' },
      { value: 'crew-alone', label: 'The crew’s test alone decides' },
    ],
  },
  {
    key: 'outrageFifteen',
    rule: 'PO-3',
    name: 'An outrage roll of 15',
    explanation: 'The one total that lies between a quiet month and a police raid.',
    options: [
      { value: 'quiet', label: 'A quiet month' },
      { value: 'something-must-be-done', label: 'Something Must Be Done' },
    ],
  },
  {
    key: 'rolledSkills',
    rule: 'GANG-6',
    name: 'Skills of rolled-up mobsters',
    explanation: 'Whether the sixes of a rolled-up mobster bring rolled or chosen skills.',
    options: [
      { value: 'random', label: 'Rolled' },
      { value: 'chosen', label: 'Chosen' },
    ],
  },
  {
    key: 'skillSixes',
    rule: 'GANG-6',
    name: 'Sixes that bring a skill',
    explanation: 'Whether a six that a one turned into a five still brings its skill.',
    options: [
      { value: 'every-six', label: 'Every six thrown' },
      { value: 'sixes-left', label: 'Only sixes left after the pairs' },
    ],
  },
  {
    key: 'booking',
    rule: 'LAW-1',
    name: 'Booked men',
    explanation: 'What $100 buys for a man who was arrested.',
    options: [
      { value: 'release', label: 'His freedom, and the matter is closed' },
      { value: 'bail', label: 'Bail: he is tried next month' },
    ],
  },
  {
    key: 'lastMonth',
    rule: 'GANG-18',
    name: 'Last month',
    explanation: 'The month after which the best score wins; empty: play on to total control.',
    options: null,
  },
];
