import type { HouseRuleKey, HouseRules } from '#shared/games/paradise/houseRules.ts';
import { formatDollars } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';

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
      { value: 'one-type', label: 'All its places of the type that was raided' },
      { value: 'whole-racket', label: 'The whole racket in that district' },
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
      { value: 'chosen', label: 'Player’s choice' },
      { value: 'random', label: 'Rolled' },
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
      { value: 'release', label: 'Freedom; charges dropped' },
      { value: 'bail', label: 'Bail: he is tried next month' },
    ],
  },
  {
    key: 'hardTimes',
    rule: 'GANG-19',
    name: 'Hard times',
    explanation:
      'Not in the book. Men want a fifth of their price each month and leave unpaid, a fifth of what a bank holds above $5,000 is lost each month, and a gang without a place for four months falls apart.',
    options: [
      { value: 'off', label: 'Off: men cost nothing once they are hired' },
      { value: 'on', label: 'On: wages, shrinking hoards, no gang without a place' },
    ],
  },
  {
    key: 'lastMonth',
    rule: 'GANG-18',
    name: 'Last month',
    explanation: 'The month after which the best score wins; empty: play on to total control.',
    options: null,
  },
  {
    key: 'npcReasons',
    rule: 'MONTH-6',
    name: 'What is told of the gangs’ reasons',
    explanation:
      'How much players learn, once a month is closed, of why NPC gangs did what they did.',
    options: [
      { value: 'rumor', label: 'Rumors in the paper' },
      { value: 'exact', label: 'Everything: each factor with its points' },
      { value: 'summary', label: 'One sentence for each order' },
      { value: 'hidden', label: 'Nothing' },
    ],
  },
  {
    key: 'smallPrint',
    rule: 'MONTH-9',
    name: 'Small print in the paper',
    explanation: 'Whether the Times-Dispatch prints the house rules at the foot of its page.',
    options: [
      { value: 'left-out', label: 'Leave the house rules out' },
      { value: 'printed', label: 'Print them at the foot of the page' },
    ],
  },
];

/** Rules of play that go together; starting money, the last month and what is told are not among them. */
export type HouseRulePreset = {
  id: 'by-the-book' | 'gentle' | 'gangland-war';
  name: string;
  explanation: string;
  rules: Omit<HouseRules, 'startingMoneyDollars' | 'lastMonth' | 'npcReasons' | 'smallPrint'>;
};

const byTheBook: HouseRulePreset['rules'] = {
  payoffDiscount: 'straight',
  fullRacketRaid: 'one-type',
  takeoverTest: 'opposed',
  outrageFifteen: 'quiet',
  rolledSkills: 'chosen',
  skillSixes: 'every-six',
  booking: 'release',
  hardTimes: 'off',
};

export const houseRulePresets: readonly HouseRulePreset[] = [
  {
    id: 'by-the-book',
    name: 'By the book',
    explanation:
      'Every rule as it is written; where the book is silent, as this program reads it. Gangs seldom die out, and Feds who have come seldom leave.',
    rules: byTheBook,
  },
  {
    id: 'gentle',
    name: 'Gentle',
    explanation: 'By the book, but owners never stand up to a man who talks well.',
    rules: { ...byTheBook, takeoverTest: 'crew-alone' },
  },
  {
    id: 'gangland-war',
    name: 'Gangland war',
    explanation:
      'A raid takes a whole racket, big empires pay more, the police come sooner, skills are rolled, anyone arrested is tried, and times are hard: gangs die, and the Feds go again.',
    rules: {
      ...byTheBook,
      payoffDiscount: 'compound',
      fullRacketRaid: 'whole-racket',
      outrageFifteen: 'something-must-be-done',
      rolledSkills: 'random',
      skillSixes: 'sixes-left',
      booking: 'bail',
      hardTimes: 'on',
    },
  },
];

/** The house rules in force as the paper prints them, a phrase each; none unless the campaign wants it. */
export function listSmallPrint(rules: DeepReadonly<HouseRules>): string[] {
  if (rules.smallPrint !== 'printed') return [];
  return houseRuleTable
    .filter(({ key }) => key !== 'smallPrint' && key !== 'npcReasons')
    .map((row) => `${row.name}: ${inWords(row, rules)}`);
}

function inWords({ key, options }: HouseRuleRow, rules: DeepReadonly<HouseRules>): string {
  const value = rules[key];
  if (value === null) return 'none';
  if (key === 'startingMoneyDollars') return formatDollars(Number(value));
  if (key === 'lastMonth') return formatMonth(Number(value));
  const label = options?.find((option) => option.value === value)?.label ?? String(value);
  return label.charAt(0).toLowerCase() + label.slice(1);
}
