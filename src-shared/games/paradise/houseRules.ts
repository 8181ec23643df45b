import type { z } from 'zod';
import { choice, createOptional, defineHouseRules, dollars, rule } from '#shared/words/houseRules.ts';
import { formatMonth } from './calendar.ts';

/** House rules of a campaign, in the order of the digest: the book's readings, or the digest's decided ones, are the defaults. */
export const houseTable = defineHouseRules({
  startingMoneyDollars: rule({
    name: 'Starting money',
    kind: dollars({ to: 100_000 }),
    default: 1_000,
    hint: 'Dollars every gang has before it hires; what is left over opens its bank.',
    ruleId: 'GANG-1',
    isFixed: true,
  }),
  payoffDiscount: rule({
    name: 'Payoffs for several of a kind',
    kind: choice({
      straight: '10% off for each further one, at most half off',
      compound: '10% off what is left, again and again',
    }),
    default: 'straight',
    hint: 'How much cheaper the precinct gets with every further business of one type.',
    ruleId: 'RK-4',
  }),
  fullRacketRaid: rule({
    name: 'Raids on a full racket',
    kind: choice({
      'one-type': 'All its places of the type that was raided',
      'whole-racket': 'The whole racket in that district',
    }),
    default: 'one-type',
    hint: 'What one won raid takes from a gang that holds a whole racket in a district.',
    ruleId: 'RK-5',
  }),
  takeoverTest: rule({
    name: 'Takeover test',
    kind: choice({ opposed: 'The crew must pass and the owner fail', 'crew-alone': 'The crew’s test alone decides' }),
    default: 'opposed',
    hint: 'Whether a stubborn owner can still say no when your man talks well.',
    ruleId: 'TAKE-1',
  }),
  outrageFifteen: rule({
    name: 'An outrage roll of 15',
    kind: choice({ quiet: 'A quiet month', 'something-must-be-done': 'Something Must Be Done' }),
    default: 'quiet',
    hint: 'The one total that lies between a quiet month and a police raid.',
    ruleId: 'PO-3',
  }),
  federalRaids: rule({
    name: 'Federal raids',
    kind: choice({ 'one-car': 'One car of five; the others replace losses', 'all-come': 'All of them, six to a car' }),
    default: 'one-car',
    hint: 'How many of the federal agents in town come to each of their raids.',
    ruleId: 'PO-6',
  }),
  fedsLeaving: rule({
    name: 'When the Feds go home',
    kind: choice({
      'outrage-stays': 'The city is as angry as before',
      'outrage-halves': 'Half of the outrage goes with them',
    }),
    default: 'outrage-stays',
    hint: 'Whether the end of a gang, which sends the Feds home, also calms the city; as angry as before, it often calls them back at once.',
    ruleId: 'PO-6',
  }),
  federalStay: rule({
    name: 'How long the Feds stay',
    kind: choice({
      'until-a-gang-falls': 'Until a gang is finished',
      'a-season': 'Until a gang is finished, three months at most',
    }),
    default: 'until-a-gang-falls',
    hint: 'Not in the book: whether Washington calls the agents home after three months. By the book they mostly stay to the end of the campaign, for gangs seldom die.',
    ruleId: 'PO-6',
    isFixed: true,
  }),
  policeCars: rule({
    name: 'Men in a police car',
    kind: choice({ six: 'Six, as in the book', four: 'Four' }),
    default: 'six',
    hint: 'Six come to each die of a place’s Loot, and two guards wait for them: about one raid in fifty is beaten off. With four it is one in twenty-five.',
    ruleId: 'PO-5',
  }),
  rolledSkills: rule({
    name: 'Skills of rolled-up mobsters',
    kind: choice({ chosen: 'Player’s choice', random: 'Rolled' }),
    default: 'chosen',
    hint: 'Whether the sixes of a rolled-up mobster bring rolled or chosen skills.',
    ruleId: 'GANG-6',
  }),
  skillSixes: rule({
    name: 'Sixes that bring a skill',
    kind: choice({ 'every-six': 'Every six thrown', 'sixes-left': 'Only sixes left after the pairs' }),
    default: 'every-six',
    hint: 'Whether a six that a one turned into a five still brings its skill.',
    ruleId: 'GANG-6',
  }),
  booking: rule({
    name: 'Booked men',
    kind: choice({ release: 'Freedom; charges dropped', bail: 'Bail: he is tried next month' }),
    default: 'release',
    hint: 'What the price of a release buys for a man who was arrested.',
    ruleId: 'LAW-1',
  }),
  hardTimes: rule({
    name: 'Hard times',
    kind: choice({ off: 'Off: men cost nothing once they are hired', on: 'On: wages, and hoards that shrink' }),
    default: 'off',
    hint: 'Not in the book. Men want a fifth of their price each month and leave unpaid, a fifth of a large bank is lost each month, and a gang without a place for four months falls apart.',
    ruleId: 'GANG-19',
  }),
  placelessGangs: rule({
    name: 'A gang without a place',
    kind: choice({
      'hold-on': 'Holds together',
      'four-months': 'Falls apart after four months',
      'three-months': 'Falls apart after three months',
      'two-months': 'Falls apart after two months',
    }),
    default: 'hold-on',
    hint: 'Not in the book, where a gang that has lost its last door may live on for years. From the second year on its men leave town then, and the Feds go home; in hard times it falls apart after four months in any case.',
    ruleId: 'GANG-19',
  }),
  figuresASide: rule({
    name: 'Figures a side',
    kind: choice({
      'no-limit': 'As many as come',
      twelve: 'Twelve at most',
      sixteen: 'Sixteen at most',
      twenty: 'Twenty at most',
      thirty: 'Thirty at most',
    }),
    default: 'no-limit',
    hint: 'The book leaves a fight as large or as small as you like. With a limit no party may be larger, own men and hired ones together, and of defenders and of the law those beyond it stay out of the fight.',
    ruleId: 'MONTH-8',
  }),
  ownersGuts: rule({
    name: 'What is known of an owner',
    kind: choice({
      secret: 'Nobody learns his GUTS',
      met: 'Who has met him knows his GUTS',
      neighbors: 'So do gangs with a door in his district',
    }),
    default: 'secret',
    hint: 'An owner’s GUTS are thrown once and stay his. Whether a gang that has talked to him, or had his business, knows them at its next try; neighbors need not have tried.',
    ruleId: 'CITY-8',
  }),
  mercy: rule({
    name: 'Mercy for a weak player',
    kind: choice({
      'a-year': 'In the first year',
      'two-years': 'In the first two years',
      'for-good': 'As long as the campaign lasts',
    }),
    default: 'a-year',
    hint: 'How long NPC gangs below the Hard level leave a player his last two places, and do not hunt his gang for being weak. They rob him all the same, and take what he holds beyond that.',
    ruleId: 'GANG-11',
  }),
  rumbleRecruits: rule({
    name: 'Boys won in a rumble',
    kind: choice({
      'for-nothing': 'A die of them, for nothing',
      'one-man': 'One, for nothing',
      'half-price': 'A die of them, at half price',
    }),
    default: 'for-nothing',
    hint: 'The winner of a rumble risks nothing and wins a die of men. At half price a boy whom the bank cannot pay goes home.',
    ruleId: 'SCN-8',
  }),
  lastMonth: rule({
    name: 'Last month',
    kind: createOptional({ from: 1, to: 600, format: formatMonth }, 'none'),
    default: null,
    hint: 'The month after which the best score wins; empty: play on to total control, or until one gang is left, which end a campaign in any case. The games master may change it while it is played, and after its end.',
    ruleId: 'GANG-18',
  }),
  npcReasons: rule({
    name: 'What is told of the gangs’ reasons',
    kind: choice({
      rumor: 'Rumors in the paper',
      exact: 'Everything: each factor with its points',
      summary: 'One sentence for each order',
      hidden: 'Nothing',
    }),
    default: 'rumor',
    hint: 'How much players learn, once a month is closed, of why NPC gangs did what they did.',
    ruleId: 'MONTH-6',
  }),
  smallPrint: rule({
    name: 'Small print in the paper',
    kind: choice({ 'left-out': 'Leave the house rules out', printed: 'Print them at the foot of the page' }),
    default: 'left-out',
    hint: 'Whether the Times-Dispatch prints the house rules at the foot of its page.',
    ruleId: 'MONTH-9',
  }),
});
export const houseRulesSchema = houseTable.schema.strip();
export const houseChangeSchema = houseTable.changeSchema;
export type HouseRules = z.infer<typeof houseRulesSchema>;
export type HouseRuleKey = keyof HouseRules;

/** Rules of play that go together, without starting money, the last month and the amount told to players. */
export type HouseRulePreset = {
  id: 'long-campaign' | 'by-the-book' | 'gentle' | 'gangland-war';
  name: string;
  explanation: string;
  rules: Omit<HouseRules, 'startingMoneyDollars' | 'lastMonth' | 'npcReasons' | 'smallPrint'>;
};

const byTheBook: HouseRulePreset['rules'] = {
  payoffDiscount: 'straight',
  fullRacketRaid: 'one-type',
  takeoverTest: 'opposed',
  outrageFifteen: 'quiet',
  federalRaids: 'one-car',
  fedsLeaving: 'outrage-stays',
  federalStay: 'until-a-gang-falls',
  policeCars: 'six',
  rolledSkills: 'chosen',
  skillSixes: 'every-six',
  booking: 'release',
  hardTimes: 'off',
  placelessGangs: 'hold-on',
  figuresASide: 'no-limit',
  ownersGuts: 'secret',
  mercy: 'a-year',
  rumbleRecruits: 'for-nothing',
};

/**
 * [GANG-19] The set that is recommended: the wizard begins with it, and a campaign made without a setup has it. A setup
 * file's unnamed rules are the book's.
 */
export const recommendedPreset: HouseRulePreset = {
  id: 'long-campaign',
  name: 'The long campaign',
  explanation:
    'For years of play: sixteen figures a side at most, owners whom your people know, wages and hoards that shrink, police four to a car, Feds who stay three months at most and calm the city when they go, boys from a rumble at half their price, no gang that lives on without a door, and two years of mercy for a weak player.',
  rules: {
    ...byTheBook,
    fedsLeaving: 'outrage-halves',
    federalStay: 'a-season',
    policeCars: 'four',
    hardTimes: 'on',
    placelessGangs: 'two-months',
    figuresASide: 'sixteen',
    ownersGuts: 'neighbors',
    mercy: 'two-years',
    rumbleRecruits: 'half-price',
  },
};

/** The ready-made sets of house rules in the order they are offered. */
export const houseRulePresets: readonly HouseRulePreset[] = [
  recommendedPreset,
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
    explanation:
      'By the book, but owners never stand up to a man who talks well, the police come four to a car, the Feds stay three months at most, and the city calms down when they go home.',
    rules: {
      ...byTheBook,
      takeoverTest: 'crew-alone',
      fedsLeaving: 'outrage-halves',
      federalStay: 'a-season',
      policeCars: 'four',
      ownersGuts: 'met',
      mercy: 'for-good',
    },
  },
  {
    id: 'gangland-war',
    name: 'Gangland war',
    explanation:
      'A raid takes a whole racket, big empires pay more, the police come sooner but four to a car, the Feds come all together, skills are rolled, anyone arrested is tried, times are hard, and a gang without a door falls apart: gangs die, the Feds go again after three months, and the city calms down with it.',
    rules: {
      ...byTheBook,
      payoffDiscount: 'compound',
      fullRacketRaid: 'whole-racket',
      outrageFifteen: 'something-must-be-done',
      federalRaids: 'all-come',
      fedsLeaving: 'outrage-halves',
      federalStay: 'a-season',
      policeCars: 'four',
      rolledSkills: 'random',
      skillSixes: 'sixes-left',
      booking: 'bail',
      hardTimes: 'on',
      placelessGangs: 'three-months',
      ownersGuts: 'met',
    },
  },
];

/** [GANG-18] The scored length that is recommended, and that the wizard begins with. */
export const recommendedLastMonth = 36;

/** [GANG-18] The lengths that a campaign is offered with. */
export const campaignLengths: readonly { lastMonth: number | null; name: string; explanation: string }[] = [
  { lastMonth: 12, name: 'One year', explanation: 'A short war: whoever begins well mostly ends well.' },
  {
    lastMonth: 24,
    name: 'Two years',
    explanation: 'Long enough for full rackets, the Feds, and a fallen Boss to be avenged.',
  },
  {
    lastMonth: recommendedLastMonth,
    name: 'Three years',
    explanation: 'Time for gangs to fall, and for the first to be caught up with.',
  },
  {
    lastMonth: null,
    name: 'Without end',
    explanation:
      'To total control, or until one gang is left, neither of which is seen in most campaigns of five years.',
  },
];
