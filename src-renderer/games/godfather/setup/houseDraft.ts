import { boards, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/godfather/houseRules.ts';
import {
  createChoiceField,
  createDollarField,
  numberField,
  setRule,
  type HouseRow,
} from '#frame/house/rows.ts';

const choice = (
  key: keyof HouseRules,
  name: string,
  options: Readonly<Record<string, string>>,
  meaning: string,
): HouseRow => ({ key, name, meaning, field: createChoiceField(options) });
const number = (
  key: keyof HouseRules,
  name: string,
  [least, most]: readonly [number, number],
  meaning: string,
): HouseRow => ({ key, name, meaning, field: numberField(least, most) });

const dollars = (key: keyof HouseRules, name: string, most: number, meaning: string): HouseRow => ({
  key,
  name,
  meaning,
  field: createDollarField(most),
});

/** [GOD-HOUSE-1] Every house rule but the Neighborhoods in play and the cash by place. */
export const houseRows: readonly HouseRow[] = [
  dollars('startCash', 'Cash at the start', 20_000, 'What every family begins with.'),
  dollars('handicap', 'Extra cash for each place', 1_000, 'For every place behind the first.'),
  choice(
    'secondRound',
    'Later rounds are opened by',
    { 'by-seats': 'the last of two, else the first', first: 'the first', last: 'the last' },
    'Whose turn begins round 2 and all later ones.',
  ),
  choice(
    'firstStart',
    'The first family starts in',
    { two: 'two Neighborhoods', one: 'one Neighborhood' },
    'One takes some of the advantage of going first away.',
  ),
  choice(
    'control',
    'Control is',
    { held: 'held for a round', declared: 'declared' },
    'A majority that stands for a round of answers, or a declaration that nobody steps on.',
  ),
  number('areaLimit', 'Fenced areas count up to', [1, 6], 'Empty positions within one fence.'),
  {
    key: 'circles',
    name: 'One racket may run in',
    meaning: 'How often a racket can be set.',
    field: {
      kind: 'choice',
      isNumber: true,
      options: [
        { value: '', words: 'any number of Neighborhoods' },
        { value: '3', words: 'three' },
        { value: '2', words: 'two' },
      ],
    },
  },
  choice(
    'deckCycle',
    'Played cards go',
    { bottom: 'under the deck', reshuffle: 'aside, and are shuffled' },
    'With the first the deck comes round in the same order.',
  ),
  choice(
    'voidRacket',
    'A card that can do nothing',
    { void: 'does nothing', redraw: 'is drawn again, once' },
    'Of a racket that runs nowhere any more.',
  ),
  choice(
    'lateBonus',
    'Bonuses not yet due at the end',
    { lost: 'are lost', paid: 'are paid' },
    'They count toward the total if they are paid.',
  ),
  choice(
    'cards',
    'The cards are',
    { seeded: 'the program’s', physical: 'those on the table' },
    'With cards on the table everybody types in what he plays.',
  ),
  number('quietRounds', 'Stalemate after quiet rounds', [0, 20], '0 means never.'),
  number('lastFight', 'The last fight lasts, in rounds', [0, 20], '0 means for ever.'),
  number('lastRound', 'Last round', [0, 99], '0 means none.'),
  choice(
    'deals',
    'Deals',
    { 'by-seats': 'with three or four families', off: 'none', talk: 'promises', cash: 'and money' },
    'Whether promises are put as terms, and whether money goes with them.',
  ),
  choice(
    'absent',
    'Somebody absent is played by',
    { npc: 'the program', minimal: 'the least that is legal' },
    'Until he is back.',
  ),
  choice(
    'reasons',
    'NPC families give their reasons',
    { exact: 'in figures', summary: 'in a sentence', nothing: 'to nobody' },
    'Once the game is over everything is told.',
  ),
];

/** House rules with one of them changed, or the sentence that speaks against it. */
export function changeRule(house: HouseRules, row: HouseRow, text: string): HouseRules | string {
  return setRule(houseRulesSchema, house, row, text);
}

export type BoardChoice = keyof typeof boards;

export function listKeys(choice: BoardChoice): NeighborhoodKey[] {
  return [...boards[choice].keys];
}
