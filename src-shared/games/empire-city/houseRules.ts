import { z } from 'zod';
import {
  choice,
  integer,
  createFileKind,
  createRulesUnder,
  defineHouseRules,
  dollars,
  yesNo,
} from '#shared/words/houseRules.ts';
import { copCards } from './copCards.ts';
import { manIdSchema } from './ids.ts';

const money = dollars({ to: 100_000, step: 50 });
const points = integer({ to: 1_000 });
const figure = createRulesUnder('EMP-HOUSE-1');
const either = createRulesUnder('EMP-HOUSE-2');
const single = createRulesUnder('EMP-HOUSE-3');

/** [EMP-HOUSE-1, EMP-HOUSE-2] The rules that a table may change; the defaults are the rules. */
export const houseTable = defineHouseRules({
  figures: figure({
    name: 'Figures of each family',
    kind: integer({ from: 2, to: 5 }),
    default: 3,
    hint: 'How many places it acts at in a round.',
  }),
  startMoney: figure({ name: 'Money at the start', kind: money, default: 500, hint: 'What every family begins with.' }),
  streetMoney: figure({
    name: 'Money of the street',
    kind: money,
    default: 250,
    hint: 'What every family collects each round.',
  }),
  victoryPoints: figure({
    name: 'Victory points to win',
    kind: integer({ from: 10, to: 1_000 }),
    default: 80,
    hint: 'Who has them has won.',
  }),
  martialLaw: figure({
    name: 'Corruption that brings the army',
    kind: integer({ from: 10, to: 1_000 }),
    default: 80,
    hint: 'The least corrupt family wins then.',
  }),
  nessAt: figure({ name: 'Ness comes at', kind: points, default: 50, hint: 'The corruption of any one family.' }),
  marks: [
    figure({
      name: 'First mark of corruption',
      kind: points,
      default: 20,
      hint: 'Who reaches it first takes a corruption card.',
    }),
    figure({
      name: 'Second mark of corruption',
      kind: points,
      default: 40,
      hint: 'Who reaches it first takes a corruption card.',
    }),
    figure({
      name: 'Third mark of corruption',
      kind: points,
      default: 60,
      hint: 'Who reaches it first takes a corruption card.',
    }),
  ],
  cityHall: {
    dollars: figure({ name: 'A gift at City Hall', kind: money, default: 500, hint: 'The price of one gift.' }),
    points: figure({
      name: 'Points of a gift',
      kind: points,
      default: 2,
      hint: 'Victory points for one gift at City Hall.',
    }),
  },
  stMarys: {
    dollars: figure({
      name: 'A confession at St. Mary’s',
      kind: money,
      default: 500,
      hint: 'The price of one confession.',
    }),
    points: figure({ name: 'Corruption a confession takes off', kind: points, default: 5, hint: 'At St. Mary’s.' }),
  },
  potStart: figure({
    name: 'First pot at Pitney Downs',
    kind: money,
    default: 500,
    hint: 'What lies there when the game begins.',
  }),
  potRefill: figure({
    name: 'Pot after a win',
    kind: money,
    default: 300,
    hint: 'What is put back when somebody has won it.',
  }),
  dockFee: figure({
    name: 'Fee at The Docks and Local 162',
    kind: money,
    default: 200,
    hint: 'The price of their help.',
  }),
  combatPoints: figure({ name: 'Points of a combat', kind: points, default: 5, hint: 'For an attacker who wins.' }),
  defenderPoints: figure({ name: 'Points of a defense', kind: points, default: 5, hint: 'For a defender who wins.' }),
  killPoints: figure({ name: 'Points of a kill', kind: points, default: 1, hint: 'For each man killed in a combat.' }),
  hitPoints: figure({ name: 'Points of a hit', kind: points, default: 2, hint: 'For an assassination that succeeds.' }),
  attackCorruption: figure({ name: 'Corruption of an attack', kind: points, default: 3, hint: 'For whoever attacks.' }),
  hitCorruption: figure({
    name: 'Corruption of a hit',
    kind: points,
    default: 5,
    hint: 'For whoever sends an assassin.',
  }),
  godfather: {
    dollars: figure({
      name: 'Money of the godfather',
      kind: money,
      default: 250,
      hint: 'What he has of it each round.',
    }),
    points: figure({
      name: 'Points of the godfather',
      kind: points,
      default: 5,
      hint: 'What he has of it each round.',
    }),
    corruption: figure({
      name: 'Corruption of the godfather',
      kind: points,
      default: 5,
      hint: 'What he takes each round.',
    }),
  },
  neighbor: figure({
    name: 'A neighboring square in a combat',
    kind: points,
    default: 2,
    hint: 'What each adds to its owner’s score.',
  }),
  deathRoll: figure({
    name: 'Losers die on 1 to',
    kind: integer({ to: 6 }),
    default: 2,
    hint: 'The highest roll of a die that kills.',
  }),
  roundLimit: figure({
    name: 'Rounds at most',
    kind: integer({ from: 1, to: 100, zero: 'no limit' }),
    default: 20,
    hint: 'Most points win then; none is printed.',
  }),
  trackLength: figure({
    name: 'Length of the tracks',
    kind: integer({ from: 2, to: 12 }),
    default: 6,
    hint: 'Rackets and men that lie open.',
  }),
  handLimit: figure({
    name: 'Men in hand at most',
    kind: integer({ from: 1, to: 50, zero: 'no limit' }),
    default: 0,
    hint: 'Those above are discarded in the collect step.',
  }),
  familyDollars: figure({
    name: 'Discount for men of the family',
    kind: money,
    default: 50,
    hint: 'What they cost less.',
  }),
  landValues: either({
    name: 'Points of slums, midtown, downtown',
    kind: choice({ '0-1-2': '0, 1, 2', '1-2-3': '1, 2, 3' }),
    default: '0-1-2',
    hint: 'Printed is that slums are worth the least; with the second a game takes about five rounds.',
  }),
  pileOn: either({
    name: 'Corruption of several attackers',
    kind: choice({ newcomer: 'the newcomer gains it', everybody: 'everybody there gains it' }),
    default: 'newcomer',
    hint: 'When a family joins an attack.',
  }),
  abducted: either({
    name: 'An abducted notable',
    kind: choice({ 'to-hand': 'is ready at once', exhausted: 'is exhausted' }),
    default: 'to-hand',
    hint: 'How he comes to his new family.',
  }),
  exhaustedDefends: either({
    name: 'Exhausted men defend',
    kind: yesNo,
    default: false,
    hint: 'With their full combat.',
  }),
  emptyAttacks: either({
    name: 'An attack without men',
    kind: choice({ bluff: 'is a bluff', neighbors: 'counts its neighbors' }),
    default: 'bluff',
    hint: 'Whether neighboring squares fight for an attacker who commits nobody, as printed; 11% to 20% of the combats of NPC families are bluffs.',
  }),
  closedSquares: either({
    name: 'Squares out of play',
    kind: choice({ 'by-capos': 'by the number of families', none: 'none' }),
    default: 'by-capos',
    hint: 'Fewer families play on fewer squares.',
    isFixed: true,
  }),
  rackets: either({
    name: 'A second racket on a square',
    kind: choice({ one: 'no', replace: 'replaces the first' }),
    default: 'one',
    hint: 'Whether a square’s racket can be changed.',
  }),
  selfTies: either({
    name: 'The godfather may choose himself',
    kind: yesNo,
    default: true,
    hint: 'Where his word decides a tie.',
  }),
  bribes: either({
    name: 'Bribes go to',
    kind: choice({ bank: 'the bank', 'pitney-downs': 'the pot at Pitney Downs' }),
    default: 'bank',
    hint: 'Where the money for cops goes.',
  }),
  memory: either({
    name: 'What all have seen',
    kind: choice({ perfect: 'is listed for everybody', 'own-notes': 'is for each to remember' }),
    default: 'perfect',
    hint: 'Whether men seen and ranges of cash are shown; printed is that cash is hidden.',
  }),
  shields: either({
    name: 'Family shields',
    kind: yesNo,
    default: true,
    hint: 'Whether each family has the advantage of its own.',
  }),
  familyDiscount: either({
    name: 'Men of the own family cost less',
    kind: yesNo,
    default: true,
    hint: 'Of the family’s own name.',
  }),
  quietOpening: either({
    name: 'No blood in round 1',
    kind: yesNo,
    default: false,
    hint: 'No attacks and no hits in it.',
  }),
  openingSpecials: either({
    name: 'Notables and specials at the start',
    kind: choice({ 'shuffled-in': 'are shuffled back', allowed: 'may lie open' }),
    default: 'shuffled-in',
    hint: 'When one comes up as the first tracks are filled.',
  }),
  talk: either({ name: 'Talk', kind: yesNo, default: true, hint: 'Presents, deals, pacts and letters.' }),
  martialTies: either({
    name: 'Ties under martial law',
    kind: choice({ points: 'by victory points', godfather: 'by the godfather’s word' }),
    default: 'points',
    hint: 'Between families of the same corruption.',
  }),
  /** [EMP-HOUSE-3] Figures of single cards that differ from the tables. */
  men: single({
    name: 'Single men',
    kind: createFileKind(
      z.record(
        manIdSchema,
        z.strictObject({
          combat: integer({ to: 20 }).schema('Combat').optional(),
          costDollars: money.schema('Cost of a man').optional(),
          corruption: points.schema('Corruption of a man').optional(),
        }),
      ),
    ),
    default: {},
    hint: 'Their figures that differ from the tables, by file.',
  }),
  racketPrices: single({
    name: 'Prices of single rackets',
    kind: createFileKind(z.record(manIdSchema, money.schema('Price of a racket')), true),
    default: {},
    hint: 'Those that differ from the tables, by file.',
  }),
  copies: single({
    name: 'Copies of single cards',
    kind: createFileKind(z.record(manIdSchema, integer({ to: 12 }).schema('Copies of a card'))),
    default: {},
    hint: 'Those that differ from the tables, by file.',
    isFixed: true,
  }),
  bribeDollars: single({
    name: 'Bribes of single cops',
    kind: createFileKind(z.partialRecord(z.enum(copCards), money.schema('Bribe of a cop')), true),
    default: {},
    hint: 'Those that differ from the tables, by file.',
  }),
  reasons: either({
    name: 'Reasons of NPC families',
    kind: choice({ exact: 'all, with figures', summary: 'in a sentence', nothing: 'nothing' }),
    default: 'summary',
    hint: 'How much of them is told after the round.',
  }),
});
export const houseRulesSchema = houseTable.schema;
export const houseChangeSchema = houseTable.changeSchema;
export type HouseRules = z.infer<typeof houseRulesSchema>;

/** Explains marks out of their order, or returns null; games that were begun with such marks still open. */
export function explainMarks({ marks }: Pick<HouseRules, 'marks'>): string | null {
  const [first, second, third] = marks;
  return first < second && second < third
    ? null
    : `The marks of corruption stand at ${marks.join(', ')}; set each higher than the one before it.`;
}

/** Ready-made sets of house rules. */
export const presets = {
  house: { title: 'Recommended', rules: {} },
  /** No option allows several rackets on a square. */
  printed: {
    title: 'As printed',
    rules: { emptyAttacks: 'neighbors', landValues: '1-2-3', memory: 'own-notes', roundLimit: 0 },
  },
  quick: { title: 'Quick game', rules: { landValues: '1-2-3' } },
  bloody: { title: 'Blood and law', rules: { attackCorruption: 5, pileOn: 'everybody' } },
} as const;
