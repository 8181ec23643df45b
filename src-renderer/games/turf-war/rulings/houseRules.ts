import { houseRulesSchema, type HouseRules } from '#shared/games/turf-war/houseRules.ts';
import {
  createChoiceField as choice,
  numberField as number,
  setRule,
  yesNo,
  type HouseRow,
} from '#frame/house/rows.ts';

/** Every house rule of Turf War has an ID. */
type WarRow = HouseRow & { rule: string };

/** Whole MC. */
const money = (most: number): HouseRow['field'] => ({
  kind: 'number',
  least: 0,
  most,
  empty: null,
  unit: 'MC',
});

const ruleOrAsk = choice({ rule: 'by the rule', ask: 'the player is asked' });

/** [WAR-HOUSE-1 to WAR-HOUSE-19] Every house rule; those of the map are settled when the game begins. */
export const houseRows: readonly WarRow[] = [
  {
    key: 'range',
    name: 'Range of a move',
    rule: 'WAR-HOUSE-1',
    meaning: 'How many borders one move may cross.',
    field: number(1, 5, 'any number'),
  },
  {
    key: 'start.lieutenants',
    name: 'Lieutenants at the start',
    rule: 'WAR-HOUSE-3',
    meaning: 'With how many each gang begins.',
    field: number(0, 9),
  },
  {
    key: 'start.hitmen',
    name: 'Hitmen at the start',
    rule: 'WAR-HOUSE-3',
    meaning: 'With how many each gang begins.',
    field: number(0, 20),
  },
  {
    key: 'start.mc',
    name: 'Money at the start',
    rule: 'WAR-HOUSE-3',
    meaning: 'MC in each treasury when the game begins.',
    field: money(500),
  },
  {
    key: 'deployment',
    name: 'Places at the start',
    rule: 'WAR-HOUSE-4',
    meaning: 'Whether everybody spreads his people himself before turn 1.',
    field: choice({ fixed: 'by the rule', chosen: 'chosen in secret' }),
  },
  {
    key: 'prices.hire',
    name: 'Price of a Hitman',
    rule: 'WAR-HOUSE-5',
    meaning: 'MC for each man hired.',
    field: money(50),
  },
  {
    key: 'prices.salary',
    name: 'Salary',
    rule: 'WAR-HOUSE-5',
    meaning: 'MC a turn for each Hitman.',
    field: money(20),
  },
  {
    key: 'prices.lieutenantConsolation',
    name: 'Consolation for a Lieutenant',
    rule: 'WAR-HOUSE-5',
    meaning: 'MC to his family in the turn after his death.',
    field: money(50),
  },
  {
    key: 'prices.hitmanConsolation',
    name: 'Consolation for a Hitman',
    rule: 'WAR-HOUSE-5',
    meaning: 'MC to his family in the turn after his death.',
    field: money(50),
  },
  {
    key: 'prices.income',
    name: 'Income of an area',
    rule: 'WAR-HOUSE-5',
    meaning: 'MC for each area held at a turn’s end.',
    field: money(20),
  },
  {
    key: 'xp.win',
    name: 'XP of a winner',
    rule: 'WAR-HOUSE-6',
    meaning: 'For everybody on the side that wins a firefight.',
    field: number(0, 20),
  },
  {
    key: 'xp.survive',
    name: 'XP of a survivor',
    rule: 'WAR-HOUSE-6',
    meaning: 'For everybody who comes through a firefight.',
    field: number(0, 20),
  },
  {
    key: 'xp.lieutenant',
    name: 'XP that make a Lieutenant',
    rule: 'WAR-HOUSE-6',
    meaning: 'What a Hitman needs.',
    field: number(1, 100),
  },
  {
    key: 'xp.don',
    name: 'XP that make a Don',
    rule: 'WAR-HOUSE-6',
    meaning: 'What a Lieutenant needs to follow his Don.',
    field: number(1, 200),
  },
  {
    key: 'tie',
    name: 'Equal sides',
    rule: 'WAR-HOUSE-7',
    meaning: 'Whether sides of equal strength kill each other’s people.',
    field: choice({ hurts: 'hurt each other', harmless: 'do no harm' }),
  },
  {
    key: 'donStrength',
    name: 'Strength of a Don',
    rule: 'WAR-HOUSE-8',
    meaning: 'What he counts in a fight; he dies only to 5.',
    field: {
      kind: 'choice',
      isNumber: true,
      options: [
        { value: '4', words: '4' },
        { value: '1', words: '1' },
      ],
    },
  },
  {
    key: 'recruitsMove',
    name: 'Recruits may move at once',
    rule: 'WAR-HOUSE-9',
    meaning: 'Whether a man may move in the turn in which he is placed.',
    field: yesNo,
  },
  {
    key: 'casualties',
    name: 'Who falls',
    rule: 'WAR-HOUSE-10',
    meaning: 'Which of the people of the rank that must die.',
    field: ruleOrAsk,
  },
  {
    key: 'refuge',
    name: 'Retreats',
    rule: 'WAR-HOUSE-10',
    meaning: 'Which of several equally close areas.',
    field: ruleOrAsk,
  },
  {
    key: 'allianceLimit',
    name: 'Members of an alliance',
    rule: 'WAR-HOUSE-11',
    meaning: 'At most so many; 0 allows no alliances.',
    field: number(0, 8, 'half of the gangs'),
  },
  {
    key: 'grace',
    name: 'Grace after an alliance',
    rule: 'WAR-HOUSE-12',
    meaning: 'Turns in which those who parted are still friends.',
    field: number(0, 3),
  },
  {
    key: 'gifts',
    name: 'Gifts of money',
    rule: 'WAR-HOUSE-13',
    meaning: 'Whether gangs may give each other MC.',
    field: yesNo,
  },
  {
    key: 'treasuries',
    name: 'Treasuries',
    rule: 'WAR-HOUSE-14',
    meaning: 'Whether everybody sees everybody’s money.',
    field: choice({ secret: 'secret', public: 'public' }),
  },
  {
    key: 'lastTurn',
    name: 'Last turn',
    rule: 'WAR-HOUSE-15',
    meaning: 'The game ends on points after it; 0 means never, else 5 to 200.',
    field: number(0, 200),
  },
  {
    key: 'supremacy',
    name: 'Supremacy',
    rule: 'WAR-HOUSE-16',
    meaning: 'More than this share of the city at two turns’ ends running wins.',
    field: choice({ off: 'off', '1/2': 'half', '2/3': 'two thirds', '3/4': 'three quarters' }),
  },
  {
    key: 'standstill',
    name: 'Standstill',
    rule: 'WAR-HOUSE-17',
    meaning: 'Turns without a death, a new owner or a new alliance that end it; 0 means never.',
    field: number(0, 100),
  },
  {
    key: 'hours',
    name: 'Hours of a turn',
    rule: 'WAR-HOUSE-18',
    meaning: 'How long sheets are taken; 0 sets no hour.',
    field: number(0, 1000),
  },
  {
    key: 'donless',
    name: 'A gang without a Don',
    rule: 'WAR-HOUSE-19',
    meaning: 'What his death costs when nobody can follow him.',
    field: choice({
      'one-turn': 'one turn’s income',
      'every-turn': 'all income until there is one',
    }),
  },
  {
    key: 'reasons',
    name: 'Reasons of NPC gangs',
    rule: 'WAR-FOG-12',
    meaning: 'How much of them is told after the reveal.',
    field: choice({ exact: 'all, with figures', summary: 'in a sentence', nothing: 'nothing' }),
  },
];

/** The house rules with one of them set as a field says, or the sentence that says what is wrong with it. */
export function changeRule(house: HouseRules, row: HouseRow, text: string): HouseRules | string {
  return setRule(houseRulesSchema, house, row, text);
}
