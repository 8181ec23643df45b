import { z } from 'zod';
import {
  choice,
  integer,
  createFileKind,
  createOptional,
  createRulesUnder,
  defineHouseRules,
  dollars,
  yesNo,
} from '#shared/words/houseRules.ts';
import { areaIdSchema } from './ids.ts';

const money = dollars({ to: 1_000_000 });
const face = integer({ from: 2, to: 6 });
const figure = createRulesUnder('BRO-HOUSE-1');
const either = createRulesUnder('BRO-HOUSE-2');

/** [BRO-HOUSE-1, BRO-HOUSE-2] The rules that a table may change; the defaults are the rules as printed. */
export const houseTable = defineHouseRules({
  startMoney: figure({
    name: 'Money at the start',
    kind: money,
    default: 20_000,
    hint: 'Dollars in each till before turn 1.',
  }),
  turns: figure({
    name: 'Turns',
    kind: integer({ from: 6, to: 24 }),
    default: 12,
    hint: 'After the last of them the richest living family wins.',
  }),
  minimumIncome: figure({
    name: 'Least income',
    kind: money,
    default: 2_000,
    hint: 'What a family draws a turn, however little it has.',
  }),
  stock: {
    thugs: figure({
      name: 'Thugs of a family',
      kind: integer({ from: 1, to: 40 }),
      default: 12,
      hint: 'Settled when the game begins.',
      isFixed: true,
    }),
    hitmen: figure({
      name: 'Hitmen of a family',
      kind: integer({ to: 40 }),
      default: 6,
      hint: 'Settled when the game begins.',
      isFixed: true,
    }),
    revenue: figure({
      name: 'Operations of a family',
      kind: integer({ from: 1, to: 40 }),
      default: 12,
      hint: 'The most it may have at once.',
    }),
    influence: figure({
      name: 'Influence of a family',
      kind: integer({ to: 40 }),
      default: 12,
      hint: 'The most markers at once.',
    }),
  },
  wages: {
    thug: figure({ name: 'Wage of a Thug', kind: money, default: 2_000, hint: 'A turn on the street, and his bail.' }),
    hitman: figure({
      name: 'Wage of a Hitman',
      kind: money,
      default: 4_000,
      hint: 'A turn on the street, and his bail.',
    }),
  },
  outOfTown: {
    thug: figure({ name: 'Thug from out of town', kind: money, default: 5_000, hint: 'For one turn.' }),
    hitman: figure({ name: 'Hitman from out of town', kind: money, default: 10_000, hint: 'For one turn.' }),
    limit: figure({
      name: 'Strangers a turn at most',
      kind: createOptional({ to: 100 }, 'as many as one can pay'),
      default: null,
      hint: 'Of each family.',
    }),
  },
  bailGodfather: figure({
    name: 'Bail of a Godfather',
    kind: money,
    default: 10_000,
    hint: 'Owed before anything else is paid.',
  }),
  godfatherTurn: figure({
    name: 'Godfathers come back',
    kind: integer({ from: 1, to: 24 }),
    default: 5,
    hint: 'The turn; before it they are in Chicago.',
  }),
  hits: {
    thug: figure({ name: 'A Thug hits on', kind: face, default: 5, hint: 'On one die, this face or more.' }),
    hitman: figure({ name: 'A Hitman hits on', kind: face, default: 3, hint: 'On one die, this face or more.' }),
  },
  frame: {
    thug: figure({ name: 'A frame takes a Thug on', kind: face, default: 4, hint: 'On one die, this face or more.' }),
    hitman: figure({
      name: 'A frame takes a Hitman on',
      kind: face,
      default: 6,
      hint: 'On one die, this face or more.',
    }),
  },
  familiesPerCard: figure({
    name: 'Families to a card',
    kind: integer({ from: 1, to: 10 }),
    default: 5,
    hint: 'So many event cards are drawn.',
  }),
  extendedRounds: figure({
    name: 'Rounds of extended combat',
    kind: integer({ from: 1, to: 100 }),
    default: 20,
    hint: 'Then the fight is broken off.',
  }),
  areas: figure({
    name: 'Areas of the city',
    kind: createFileKind(createOptional({ from: 3, to: 11 }, 'by the number of families').schema('Areas of the city')),
    default: null,
    hint: 'By the number of families, unless a file says how many.',
    isFixed: true,
  }),
  areaFigures: figure({
    name: 'Figures of single areas',
    kind: createFileKind(
      z.partialRecord(
        areaIdSchema,
        z.strictObject({
          revenueDollars: money.schema('Price of an operation').optional(),
          incomeDollars: money.schema('Income of an operation').optional(),
          influenceDollars: money.schema('Price of influence').optional(),
          saturation: integer({ from: 1, to: 40 }).schema('Saturation').optional(),
        }),
      ),
    ),
    default: {},
    hint: 'Those that differ from the map’s, by file.',
  }),
  deck: either({
    name: 'Event cards',
    kind: choice({ keep: 'stay out once drawn', reshuffle: 'are shuffled each turn' }),
    default: 'keep',
    hint: 'Whether a card can come twice.',
  }),
  soleControl: either({
    name: 'Sole control',
    kind: choice({ strict: 'nobody else has anything there', both: 'nobody else has both' }),
    default: 'strict',
    hint: 'When the income of an area is doubled.',
  }),
  extendedWithGodfather: either({
    name: 'Extended combat with a Godfather',
    kind: choice({ ordered: 'where it is ordered', always: 'always', never: 'never' }),
    default: 'ordered',
    hint: 'Whether a fight goes on by itself where one stands.',
  }),
  spoils: either({
    name: 'Spoils',
    kind: choice({ rotation: 'one each in turn', 'most-first': 'the strongest first' }),
    default: 'rotation',
    hint: 'How several winners share.',
  }),
  truces: either({
    name: 'Truces in an area',
    kind: yesNo,
    default: false,
    hint: 'Two who name each other hold fire there.',
  }),
  inheritance: either({
    name: 'An heir comes into',
    kind: choice({ all: 'everything', 'hoods-lost': 'everything but the hoods', 'operations-only': 'the operations' }),
    default: 'all',
    hint: 'Of a family whose Godfather was shot.',
  }),
  openBooks: either({ name: 'Cash is public', kind: yesNo, default: false, hint: 'Everybody reads every till.' }),
  scoreAssets: either({
    name: 'Counters score at half price',
    kind: yesNo,
    default: false,
    hint: 'In the last count.',
  }),
  expectedMoney: either({
    name: 'Expected money counts',
    kind: yesNo,
    default: true,
    hint: 'On a sheet, for what others promised.',
  }),
  questions: either({
    name: 'Questions in a turn',
    kind: choice({ ask: 'ask who sits at this screen', standing: 'never; the sheet decides' }),
    default: 'ask',
    hint: 'Influence, fire, fighting on, terms and spoils.',
  }),
  talk: either({ name: 'NPC families talk', kind: yesNo, default: true, hint: 'They announce, promise and write.' }),
  reasons: either({
    name: 'NPC families give their reasons',
    kind: choice({ exact: 'in figures', summary: 'in a sentence', nothing: 'to nobody' }),
    default: 'summary',
    hint: 'After the reveal; once the game is over everything is told.',
  }),
});
export const houseRulesSchema = houseTable.schema;
export const houseChangeSchema = houseTable.changeSchema;
export type HouseRules = z.infer<typeof houseRulesSchema>;

/** Ready-made sets of house rules. */
export const presets = {
  'by-mail': { title: 'By mail, as printed', rules: {} },
  'one-evening': { title: 'One evening', rules: { turns: 8, godfatherTurn: 4 } },
  'open-books': { title: 'Open books', rules: { openBooks: true, truces: true } },
} as const;
