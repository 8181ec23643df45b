import { z } from 'zod';
import {
  choice,
  integer,
  createFileKind,
  createRulesUnder,
  defineHouseRules,
  dollars,
  pickFigure,
} from '#shared/words/houseRules.ts';
import { boards, neighborhoodKeys } from './board.ts';
import { neighborhoodKeySchema } from './ids.ts';

const house = createRulesUnder('GOD-HOUSE-1');

/** [GOD-HOUSE-1] The rules that a table may change; those that are not fixed, in play too. */
export const houseTable = defineHouseRules({
  /** [GOD-BOARD-7] */
  neighborhoods: house({
    name: 'Neighborhoods in play',
    kind: createFileKind(
      z
        .array(neighborhoodKeySchema)
        .min(2, 'A game needs at least two Neighborhoods; leave one more in.')
        .refine((keys) => new Set(keys).size === keys.length, 'Name each Neighborhood once.'),
    ),
    default: [...neighborhoodKeys],
    hint: 'Those of the board that is picked, or as a file names them.',
    isFixed: true,
  }),
  startCash: house({
    name: 'Cash at the start',
    kind: dollars({ to: 20_000 }),
    default: 3_000,
    hint: 'What every family begins with.',
    isFixed: true,
  }),
  /** [GOD-SETUP-3] */
  secondRound: house({
    name: 'Later rounds are opened by',
    kind: choice({ 'by-seats': 'the last of two, else the first', first: 'the first', last: 'the last' }),
    default: 'first',
    hint: 'Whose turn begins round 2 and all later ones; printed is that turns go around.',
    isFixed: true,
  }),
  firstStart: house({
    name: 'The first family starts in',
    kind: choice({ two: 'two Neighborhoods', one: 'one Neighborhood' }),
    default: 'two',
    hint: 'One takes some of the advantage of going first away.',
    isFixed: true,
  }),
  handicap: house({
    name: 'Extra cash for each place',
    kind: dollars({ to: 1_000 }),
    default: 0,
    hint: 'For every place behind the first.',
    isFixed: true,
  }),
  placeCash: house({
    name: 'Extra cash by place',
    kind: createFileKind(
      z.array(dollars({ to: 5_000 }).schema('Extra cash by place')).max(4, 'There are four places at most.'),
      true,
    ),
    default: [],
    hint: 'In the order of play, from the first on, by file; whoever is not listed gets none.',
    isFixed: true,
  }),
  control: house({
    name: 'Control is',
    kind: choice({ held: 'held for a round', declared: 'declared' }),
    default: 'held',
    hint: 'A majority that stands for a round of answers, or a declaration that nobody steps on.',
    isFixed: true,
  }),
  areaLimit: house({
    name: 'Fenced areas count up to',
    kind: integer({ from: 1, to: 6 }),
    default: 3,
    hint: 'Empty positions within one fence.',
    isFixed: true,
  }),
  /** [GOD-BOARD-6] */
  circles: house({
    name: 'One racket may run in',
    kind: pickFigure([null, 'any number of Neighborhoods'], [3, 'three'], [2, 'two']),
    default: null,
    hint: 'How often a racket can be set.',
    isFixed: true,
  }),
  deckCycle: house({
    name: 'Played cards go',
    kind: choice({ bottom: 'under the deck', reshuffle: 'aside, and are shuffled' }),
    default: 'bottom',
    hint: 'With the first the deck comes round in the same order.',
    isFixed: true,
  }),
  voidRacket: house({
    name: 'A card that can do nothing',
    kind: choice({ void: 'does nothing', redraw: 'is drawn again, once' }),
    default: 'void',
    hint: 'Of a racket that runs nowhere any more.',
    isFixed: true,
  }),
  lateBonus: house({
    name: 'Bonuses not yet due at the end',
    kind: choice({ lost: 'are lost', paid: 'are paid' }),
    default: 'lost',
    hint: 'They count toward the total if they are paid.',
    isFixed: true,
  }),
  quietRounds: house({
    name: 'Stalemate after quiet rounds',
    kind: integer({ from: 1, to: 20, zero: 'never' }),
    default: 6,
    hint: 'Of an open Neighborhood in which nobody sets a man down.',
  }),
  lastFight: house({
    name: 'The last fight lasts, in rounds',
    kind: integer({ from: 1, to: 20, zero: 'for ever' }),
    default: 6,
    hint: 'Once only one Neighborhood is left; no limit is printed.',
  }),
  lastRound: house({
    name: 'Last round',
    kind: integer({ from: 1, to: 99, zero: 'none' }),
    default: 40,
    hint: 'Everything open is stalemated at its end; none is printed.',
  }),
  deals: house({
    name: 'Deals',
    kind: choice({ 'by-seats': 'with three or four families', off: 'none', talk: 'promises', cash: 'and money' }),
    default: 'by-seats',
    hint: 'Whether promises are put as terms, and whether money goes with them; none are printed.',
  }),
  absent: house({
    name: 'Somebody absent is played by',
    kind: choice({ npc: 'the program', minimal: 'the least that is legal' }),
    default: 'npc',
    hint: 'Until he is back.',
  }),
  /** [GOD-DICE-4] */
  cards: house({
    name: 'The cards are',
    kind: choice({ seeded: 'the program’s', physical: 'those on the table' }),
    default: 'seeded',
    hint: 'With cards on the table everybody types in what he plays.',
    isFixed: true,
  }),
  reasons: house({
    name: 'NPC families give their reasons',
    kind: choice({ exact: 'in figures', summary: 'in a sentence', nothing: 'to nobody' }),
    default: 'summary',
    hint: 'Once the game is over everything is told.',
  }),
});
export const houseRulesSchema = houseTable.schema;
export const houseChangeSchema = houseTable.changeSchema;
export type HouseRules = z.infer<typeof houseRulesSchema>;

/** Ready-made sets of house rules. */
export const presets = {
  house: { title: 'Recommended', rules: {} },
  /** Fenced areas, stalemates, and ties have no options: none is nearer to the text. */
  printed: { title: 'As printed', rules: { deals: 'off', lastFight: 0, lastRound: 0 } },
  'short-evening': { title: 'A short evening', rules: { neighborhoods: [...boards.short.keys], lastRound: 20 } },
  declared: { title: 'Control is declared', rules: { control: 'declared' } },
  hagglers: { title: 'Deals with money', rules: { deals: 'cash' } },
} as const;
