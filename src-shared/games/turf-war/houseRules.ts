import type { z } from 'zod';
import {
  choice,
  integer,
  createFileKind,
  createOptional,
  defineHouseRules,
  pickFigure,
  rule,
  yesNo,
  type RuleKind,
} from '#shared/words/houseRules.ts';
import { mapIdSchema } from './maps.ts';

/** Whole MC. */
const createMoneyRule = (to: number): RuleKind<number> => integer({ to, unit: 'MC' });
const ruleOrAsk = choice({ rule: 'by the rule', ask: 'the player is asked' });

/** [WAR-HOUSE-1 to WAR-HOUSE-19] The rules that a table may change; the defaults are the forum's game. */
export const houseTable = defineHouseRules({
  range: rule({
    name: 'Range of a move',
    kind: createOptional({ from: 1, to: 5 }, 'any number'),
    default: null,
    hint: 'How many borders one move may cross.',
    ruleId: 'WAR-HOUSE-1',
  }),
  map: rule({
    name: 'Map',
    kind: createFileKind(mapIdSchema.nullable()),
    default: null,
    hint: 'By the number of gangs, unless a file names one.',
    ruleId: 'WAR-HOUSE-2',
  }),
  wards: rule({
    name: 'Wards',
    kind: createFileKind(createOptional({ from: 2, to: 8 }, 'by the number of gangs').schema('Wards')),
    default: null,
    hint: 'By the number of gangs, unless a file says how many.',
    ruleId: 'WAR-HOUSE-2',
  }),
  start: {
    lieutenants: rule({
      name: 'Lieutenants at the start',
      kind: integer({ to: 9 }),
      default: 2,
      hint: 'With how many each gang begins.',
      ruleId: 'WAR-HOUSE-3',
    }),
    hitmen: rule({
      name: 'Hitmen at the start',
      kind: integer({ to: 20 }),
      default: 4,
      hint: 'With how many each gang begins.',
      ruleId: 'WAR-HOUSE-3',
    }),
    mc: rule({
      name: 'Money at the start',
      kind: createMoneyRule(500),
      default: 20,
      hint: 'MC in each treasury when the game begins.',
      ruleId: 'WAR-HOUSE-3',
    }),
  },
  deployment: rule({
    name: 'Places at the start',
    kind: choice({ fixed: 'by the rule', chosen: 'chosen in secret' }),
    default: 'fixed',
    hint: 'Whether everybody spreads his people himself before turn 1.',
    ruleId: 'WAR-HOUSE-4',
  }),
  prices: {
    hire: rule({
      name: 'Price of a Hitman',
      kind: createMoneyRule(50),
      default: 5,
      hint: 'MC for each man hired.',
      ruleId: 'WAR-HOUSE-5',
    }),
    salary: rule({
      name: 'Salary',
      kind: createMoneyRule(20),
      default: 1,
      hint: 'MC a turn for each Hitman.',
      ruleId: 'WAR-HOUSE-5',
    }),
    lieutenantConsolation: rule({
      name: 'Consolation for a Lieutenant',
      kind: createMoneyRule(50),
      default: 5,
      hint: 'MC to his family in the turn after his death.',
      ruleId: 'WAR-HOUSE-5',
    }),
    hitmanConsolation: rule({
      name: 'Consolation for a Hitman',
      kind: createMoneyRule(50),
      default: 2,
      hint: 'MC to his family in the turn after his death.',
      ruleId: 'WAR-HOUSE-5',
    }),
    income: rule({
      name: 'Income of an area',
      kind: createMoneyRule(20),
      default: 1,
      hint: 'MC for each area held at a turn’s end.',
      ruleId: 'WAR-HOUSE-5',
    }),
  },
  xp: {
    win: rule({
      name: 'XP of a winner',
      kind: integer({ to: 20 }),
      default: 1,
      hint: 'For everybody on the side that wins a firefight.',
      ruleId: 'WAR-HOUSE-6',
    }),
    survive: rule({
      name: 'XP of a survivor',
      kind: integer({ to: 20 }),
      default: 2,
      hint: 'For everybody who comes through a firefight.',
      ruleId: 'WAR-HOUSE-6',
    }),
    lieutenant: rule({
      name: 'XP that make a Lieutenant',
      kind: integer({ from: 1, to: 100 }),
      default: 10,
      hint: 'What a Hitman needs.',
      ruleId: 'WAR-HOUSE-6',
    }),
    don: rule({
      name: 'XP that make a Don',
      kind: integer({ from: 1, to: 200 }),
      default: 20,
      hint: 'What a Lieutenant needs to follow his Don.',
      ruleId: 'WAR-HOUSE-6',
    }),
  },
  tie: rule({
    name: 'Equal sides',
    kind: choice({ hurts: 'hurt each other', harmless: 'do no harm' }),
    default: 'hurts',
    hint: 'Whether sides of equal strength kill each other’s people.',
    ruleId: 'WAR-HOUSE-7',
  }),
  donStrength: rule({
    name: 'Strength of a Don',
    kind: pickFigure([4, '4'], [1, '1']),
    default: 4,
    hint: 'What he counts in a fight; he dies only to 5.',
    ruleId: 'WAR-HOUSE-8',
  }),
  recruitsMove: rule({
    name: 'Recruits may move at once',
    kind: yesNo,
    default: true,
    hint: 'Whether a man may move in the turn in which he is placed.',
    ruleId: 'WAR-HOUSE-9',
  }),
  casualties: rule({
    name: 'Who falls',
    kind: ruleOrAsk,
    default: 'rule',
    hint: 'Which of the people of the rank that must die.',
    ruleId: 'WAR-HOUSE-10',
  }),
  refuge: rule({
    name: 'Retreats',
    kind: ruleOrAsk,
    default: 'rule',
    hint: 'Which of several equally close areas.',
    ruleId: 'WAR-HOUSE-10',
  }),
  allianceLimit: rule({
    name: 'Members of an alliance',
    kind: createOptional({ from: 1, to: 8, zero: 'no alliances' }, 'half of the gangs'),
    default: null,
    hint: 'At most so many; the forum sets no limit.',
    ruleId: 'WAR-HOUSE-11',
  }),
  grace: rule({
    name: 'Grace after an alliance',
    kind: integer({ to: 3 }),
    default: 1,
    hint: 'Turns in which those who parted are still friends.',
    ruleId: 'WAR-HOUSE-12',
  }),
  gifts: rule({
    name: 'Gifts of money',
    kind: yesNo,
    default: false,
    hint: 'Whether gangs may give each other MC.',
    ruleId: 'WAR-HOUSE-13',
  }),
  treasuries: rule({
    name: 'Treasuries',
    kind: choice({ secret: 'secret', public: 'public' }),
    default: 'secret',
    hint: 'Whether everybody sees everybody’s money.',
    ruleId: 'WAR-HOUSE-14',
  }),
  lastTurn: rule({
    name: 'Last turn',
    kind: integer({ from: 5, to: 200, zero: 'never' }),
    default: 60,
    hint: 'The game ends on points after it.',
    ruleId: 'WAR-HOUSE-15',
  }),
  supremacy: rule({
    name: 'Supremacy',
    kind: choice({ off: 'off', '1/2': 'half', '2/3': 'two thirds', '3/4': 'three quarters' }),
    default: 'off',
    hint: 'More than this share of the city at two turns’ ends running wins.',
    ruleId: 'WAR-HOUSE-16',
  }),
  standstill: rule({
    name: 'Standstill',
    kind: integer({ from: 1, to: 100, zero: 'never' }),
    default: 10,
    hint: 'Turns without a death, a new owner or a new alliance that end it.',
    ruleId: 'WAR-HOUSE-17',
  }),
  hours: rule({
    name: 'Hours of a turn',
    kind: integer({ from: 1, to: 1_000, zero: 'no hour' }),
    default: 48,
    hint: 'How long sheets are taken.',
    ruleId: 'WAR-HOUSE-18',
  }),
  donless: rule({
    name: 'A gang without a Don',
    kind: choice({ 'one-turn': 'one turn’s income', 'every-turn': 'all income until there is one' }),
    default: 'one-turn',
    hint: 'What his death costs when nobody can follow him.',
    ruleId: 'WAR-HOUSE-19',
  }),
  reasons: rule({
    name: 'Reasons of NPC gangs',
    kind: choice({ exact: 'all, with figures', summary: 'in a sentence', nothing: 'nothing' }),
    default: 'summary',
    hint: 'How much of them is told after the reveal.',
    ruleId: 'WAR-FOG-12',
  }),
});
export const houseRulesSchema = houseTable.schema;
export const houseChangeSchema = houseTable.changeSchema;
export type HouseRules = z.infer<typeof houseRulesSchema>;

/** [WAR-HOUSE-20] Ready-made sets of house rules. */
export const presets = {
  house: { title: 'Recommended', rules: {} },
  forum: { title: 'Forum, as printed', rules: { allianceLimit: 8 } },
  'street-by-street': { title: 'Street by street', rules: { range: 1, supremacy: '1/2' } },
  'quick-night': { title: 'Quick night', rules: { lastTurn: 20, supremacy: '1/2' } },
} as const;
