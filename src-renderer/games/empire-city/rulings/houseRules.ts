import {
  houseRulesSchema,
  presets,
  type HouseRules,
} from '#shared/games/empire-city/houseRules.ts';
import {
  createChoiceField,
  createDollarField,
  numberField,
  setRule,
  yesNo,
  type HouseRow,
} from '#frame/house/rows.ts';

type Field = HouseRow['field'];
const money = createDollarField(100_000, 50);

const row = (rule: string, key: string, name: string, field: Field, meaning: string): HouseRow => ({
  key,
  name,
  meaning,
  rule,
  field,
});
const figure = (
  key: string,
  name: string,
  [least, most]: readonly [number, number],
  meaning: string,
): HouseRow => row('EMP-HOUSE-1', key, name, numberField(least, most), meaning);
const limit = (key: string, name: string, most: number, meaning: string): HouseRow =>
  row(
    'EMP-HOUSE-1',
    key,
    name,
    { kind: 'number', least: 0, most, empty: null, zero: 'no limit' },
    meaning,
  );
const dollars = (key: string, name: string, meaning: string): HouseRow =>
  row('EMP-HOUSE-1', key, name, money, meaning);
const points = (key: string, name: string, meaning: string, least = 0): HouseRow =>
  figure(key, name, [least, 1_000], meaning);
const either = (
  key: string,
  name: string,
  options: Readonly<Record<string, string>>,
  meaning: string,
): HouseRow => row('EMP-HOUSE-2', key, name, createChoiceField(options), meaning);
const onOff = (key: string, name: string, meaning: string): HouseRow =>
  row('EMP-HOUSE-2', key, name, yesNo, meaning);

/** [EMP-HOUSE-1, EMP-HOUSE-2] Every house rule but the figures of single cards, which come by file. */
export const houseRows: readonly HouseRow[] = [
  points('victoryPoints', 'Victory points to win', 'Who has them has won.', 10),
  points(
    'martialLaw',
    'Corruption that brings the army',
    'The least corrupt family wins then.',
    10,
  ),
  points('nessAt', 'Ness comes at', 'The corruption of any one family.'),
  points('marks.0', 'First mark of corruption', 'Who reaches it first takes a corruption card.'),
  points('marks.1', 'Second mark of corruption', 'Who reaches it first takes a corruption card.'),
  points('marks.2', 'Third mark of corruption', 'Who reaches it first takes a corruption card.'),
  figure('figures', 'Figures of each family', [2, 5], 'How many places it acts at in a round.'),
  dollars('startMoney', 'Money at the start', 'What every family begins with.'),
  dollars('streetMoney', 'Money of the street', 'What every family collects each round.'),
  dollars('cityHall.dollars', 'A gift at City Hall', 'The price of one gift.'),
  points('cityHall.points', 'Points of a gift', 'Victory points for one gift at City Hall.'),
  dollars('stMarys.dollars', 'A confession at St Mary’s', 'The price of one confession.'),
  points('stMarys.points', 'Corruption a confession takes off', 'At St Mary’s.'),
  dollars('potStart', 'First pot at Pitney Downs', 'What lies there when the game begins.'),
  dollars('potRefill', 'Pot after a win', 'What is put back when somebody has won it.'),
  dollars('dockFee', 'Fee at The Docks and Local 162', 'The price of their help.'),
  points('combatPoints', 'Points of a combat', 'For an attacker who wins.'),
  points('defenderPoints', 'Points of a defense', 'For a defender who wins.'),
  points('killPoints', 'Points of a kill', 'For each man killed in a combat.'),
  points('hitPoints', 'Points of a hit', 'For an assassination that succeeds.'),
  points('attackCorruption', 'Corruption of an attack', 'For whoever attacks.'),
  points('hitCorruption', 'Corruption of a hit', 'For whoever sends an assassin.'),
  dollars('godfather.dollars', 'Money of the godfather', 'What he has of it each round.'),
  points('godfather.points', 'Points of the godfather', 'What he has of it each round.'),
  points('godfather.corruption', 'Corruption of the godfather', 'What he takes each round.'),
  points('neighbor', 'A neighboring square in a combat', 'What each adds to its owner’s score.'),
  figure('deathRoll', 'Losers die on 1 to', [0, 6], 'The highest roll of a die that kills.'),
  limit('roundLimit', 'Rounds at most', 100, 'Most points win then; 0 means no limit.'),
  figure('trackLength', 'Length of the tracks', [2, 12], 'Rackets and men that lie open.'),
  limit('handLimit', 'Men in hand at most', 50, '0 means no limit.'),
  dollars('familyDollars', 'Discount for men of the family', 'What they cost less.'),
  either(
    'landValues',
    'Points of slums, midtown, downtown',
    { '0-1-2': '0, 1, 2', '1-2-3': '1, 2, 3' },
    'With the second a game takes about five rounds.',
  ),
  either(
    'pileOn',
    'Corruption of several attackers',
    { newcomer: 'the newcomer gains it', everybody: 'everybody there gains it' },
    'When a family joins an attack.',
  ),
  either(
    'abducted',
    'An abducted notable',
    { 'to-hand': 'is ready at once', exhausted: 'is exhausted' },
    'How he comes to his new family.',
  ),
  onOff('exhaustedDefends', 'Exhausted men defend', 'With their full combat.'),
  either(
    'emptyAttacks',
    'An attack without men',
    { bluff: 'is a bluff', neighbors: 'counts its neighbors' },
    'Whether neighboring squares fight for an attacker who commits nobody.',
  ),
  either(
    'closedSquares',
    'Squares out of play',
    { 'by-capos': 'by the number of families', none: 'none' },
    'Fewer families play on fewer squares.',
  ),
  either(
    'rackets',
    'A second racket on a square',
    { one: 'no', replace: 'replaces the first' },
    'Whether a square’s racket can be changed.',
  ),
  onOff('selfTies', 'The godfather may choose himself', 'Where his word decides a tie.'),
  either(
    'bribes',
    'Bribes go to',
    { bank: 'the bank', 'pitney-downs': 'the pot at Pitney Downs' },
    'Where the money for cops goes.',
  ),
  either(
    'memory',
    'What all have seen',
    { perfect: 'is listed for everybody', 'own-notes': 'is for each to remember' },
    'Whether men seen and ranges of cash are shown.',
  ),
  onOff('shields', 'Family shields', 'Whether each family has the advantage of its own.'),
  onOff('familyDiscount', 'Men of the own family cost less', 'Of the family’s own name.'),
  onOff('quietOpening', 'No blood in round 1', 'No attacks and no hits in it.'),
  either(
    'openingSpecials',
    'Notables and specials at the start',
    { 'shuffled-in': 'are shuffled back', allowed: 'may lie open' },
    'When one comes up as the first tracks are filled.',
  ),
  onOff('talk', 'Talk', 'Presents, deals, pacts and letters.'),
  either(
    'martialTies',
    'Ties under martial law',
    { points: 'by victory points', godfather: 'by the godfather’s word' },
    'Between families of the same corruption.',
  ),
  either(
    'reasons',
    'Reasons of NPC families',
    { exact: 'all, with figures', summary: 'in a sentence', nothing: 'nothing' },
    'How much of them is told after the round.',
  ),
];

/** Ready-made sets, the printed rules first. */
export const houseSets = Object.entries(presets).map(([id, { title, rules }]) => ({
  id,
  title,
  house: houseRulesSchema.parse(rules),
}));

/** House rules with one of them set as a field says, or the sentence that says what is wrong with it. */
export function changeRule(house: HouseRules, one: HouseRow, text: string): HouseRules | string {
  return setRule(houseRulesSchema, house, one, text);
}
