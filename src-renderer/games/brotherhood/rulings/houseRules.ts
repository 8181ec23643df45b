import {
  houseRulesSchema,
  presets,
  type HouseRules,
} from '#shared/games/brotherhood/houseRules.ts';
import {
  createChoiceField as choice,
  createDollarField,
  numberField as number,
  setRule,
  yesNo,
  type HouseRow,
} from '#frame/house/rows.ts';

type Field = HouseRow['field'];

const row = (key: string, name: string, field: Field, meaning: string, rule: string): HouseRow => ({
  key,
  name,
  field,
  meaning,
  rule,
});
const figure = (key: string, name: string, field: Field, meaning: string): HouseRow =>
  row(key, name, field, meaning, 'BRO-HOUSE-1');
const either = (key: string, name: string, field: Field, meaning: string): HouseRow =>
  row(key, name, field, meaning, 'BRO-HOUSE-2');
const dollars = createDollarField(1_000_000);
const face = number(2, 6);

/** [BRO-HOUSE-1, BRO-HOUSE-2] Every house rule but the number of areas and the figures of single ones, which a file sets. */
export const houseRows: readonly HouseRow[] = [
  figure('startMoney', 'Money at the start', dollars, 'Dollars in each till before turn 1.'),
  figure('turns', 'Turns', number(6, 24), 'After the last of them the richest living family wins.'),
  figure(
    'minimumIncome',
    'Least income',
    dollars,
    'What a family draws a turn, however little it has.',
  ),
  figure('stock.thugs', 'Thugs of a family', number(1, 40), 'Settled when the game begins.'),
  figure('stock.hitmen', 'Hitmen of a family', number(0, 40), 'Settled when the game begins.'),
  figure('stock.revenue', 'Operations of a family', number(1, 40), 'The most it may have at once.'),
  figure('stock.influence', 'Influence of a family', number(0, 40), 'The most markers at once.'),
  figure('wages.thug', 'Wage of a Thug', dollars, 'A turn on the street, and his bail.'),
  figure('wages.hitman', 'Wage of a Hitman', dollars, 'A turn on the street, and his bail.'),
  figure('outOfTown.thug', 'Thug from out of town', dollars, 'For one turn.'),
  figure('outOfTown.hitman', 'Hitman from out of town', dollars, 'For one turn.'),
  figure(
    'outOfTown.limit',
    'Strangers a turn at most',
    number(0, 100, 'as many as one can pay'),
    'Of each family.',
  ),
  figure('bailGodfather', 'Bail of a Godfather', dollars, 'Owed before anything else is paid.'),
  figure(
    'godfatherTurn',
    'Godfathers come back',
    number(1, 24),
    'The turn; before it they are in Chicago.',
  ),
  figure('hits.thug', 'A Thug hits on', face, 'On one die, this face or more.'),
  figure('hits.hitman', 'A Hitman hits on', face, 'On one die, this face or more.'),
  figure('frame.thug', 'A frame takes a Thug on', face, 'On one die, this face or more.'),
  figure('frame.hitman', 'A frame takes a Hitman on', face, 'On one die, this face or more.'),
  figure('familiesPerCard', 'Families to a card', number(1, 10), 'So many event cards are drawn.'),
  figure(
    'extendedRounds',
    'Rounds of extended combat',
    number(1, 100),
    'Then the fight is broken off.',
  ),
  either(
    'deck',
    'Event cards',
    choice({ keep: 'stay out once drawn', reshuffle: 'are shuffled each turn' }),
    'Whether a card can come twice.',
  ),
  either(
    'soleControl',
    'Sole control',
    choice({ strict: 'nobody else has anything there', both: 'nobody else has both' }),
    'When the income of an area is doubled.',
  ),
  either(
    'extendedWithGodfather',
    'Extended combat with a Godfather',
    choice({ ordered: 'where it is ordered', always: 'always', never: 'never' }),
    'Whether a fight goes on by itself where one stands.',
  ),
  either(
    'spoils',
    'Spoils',
    choice({ rotation: 'one each in turn', 'most-first': 'the strongest first' }),
    'How several winners share.',
  ),
  either('truces', 'Truces in an area', yesNo, 'Two who name each other hold fire there.'),
  either(
    'inheritance',
    'An heir comes into',
    choice({
      all: 'everything',
      'hoods-lost': 'everything but the hoods',
      'operations-only': 'the operations',
    }),
    'Of a family whose Godfather was shot.',
  ),
  either('openBooks', 'Cash is public', yesNo, 'Everybody reads every till.'),
  either('scoreAssets', 'Counters score at half price', yesNo, 'In the last count.'),
  either('expectedMoney', 'Expected money counts', yesNo, 'On a sheet, for what others promised.'),
  either(
    'questions',
    'Questions in a turn',
    choice({ ask: 'ask who sits at this screen', standing: 'never; the sheet decides' }),
    'Influence, fire, fighting on, terms and spoils.',
  ),
  either('talk', 'NPC families talk', yesNo, 'They announce, promise and write.'),
  either(
    'reasons',
    'NPC families give their reasons',
    choice({ exact: 'in figures', summary: 'in a sentence', nothing: 'to nobody' }),
    'After the reveal; once the game is over everything is told.',
  ),
];

/** The house rules with one of them set as a field says, or the sentence that says what is wrong with it. */
export function changeRule(house: HouseRules, one: HouseRow, text: string): HouseRules | string {
  return setRule(houseRulesSchema, house, one, text);
}

/** [BRO-HOUSE-1] Ready-made sets of them. */
export const houseSets = Object.entries(presets).map(([id, { title, rules }]) => ({
  id,
  title,
  house: houseRulesSchema.parse(rules),
}));
