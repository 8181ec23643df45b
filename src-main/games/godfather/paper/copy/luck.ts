import type { NewsKind } from '#shared/games/godfather/news.ts';
import type { Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  'good-break' | 'bad-break' | 'sold-out' | 'bonus' | 'deal-struck' | 'deal-kept' | 'deal-broken'
>;

/** Luck, debts and promises. */
export const luckCopy: Readonly<Record<Kinds, Copy>> = {
  'good-break': {
    engraving: 'racehorse',
    tag: 'Good Breaks',
    headlines: ['“{card}”: {family} in Luck', 'Fortune Smiles on {family}', '{family} Get a Break'],
    ledes: [
      'The {family} call it “{card}”, and it brought them {gain}.',
      'Some weeks begin well. For the {family} it was “{card}”: {gain}.',
      'Luck has an address, and this week it was that of the {family}: “{card}”, {gain}.',
    ],
    follows: [
      'The priest got a new bell.',
      'Luck of this kind is seldom left alone for long.',
      'A cousin remembered that he is a cousin.',
    ],
    notes: ['“{card}” brought the {family} {gain}.', 'In luck: the {family}, by “{card}”, with {gain}.'],
  },
  'bad-break': {
    engraving: 'precinct-house',
    tag: 'Bad Breaks',
    headlines: ['“{card}” Costs {family} Dear', 'A Bad Week for {family}', '{family} Pay: “{card}”'],
    ledes: [
      'It is called “{card}”, and it cost the {family} {loss}.',
      'The {family} would have this week over again without “{card}”. It took {loss} from them.',
      'No week is so quiet that something cannot happen. “{card}” happened to the {family}: {loss}.',
    ],
    follows: [
      'The receipt was not kept.',
      'Somebody has been sent to light a candle.',
      'The lawyer is said to be very good, and says so.',
    ],
    notes: ['“{card}” cost the {family} {loss}.', 'Out of luck: the {family}, by “{card}”; lost were {loss}.'],
  },
  'sold-out': {
    engraving: 'umbrella',
    tag: 'At Half Price',
    headlines: ['{family} Sell at Half Price', 'Men for Sale', '{family} Run Out of Cash'],
    ledes: [
      'The {family} could not pay. They let {count} go at half price and raised {dollars}{debt}.',
      'What was bought dear went cheap: {count} of the {family}, for {dollars}{debt}.',
    ],
    follows: [
      'The buyer wishes to remain a bank.',
      'Cash is said to be king; this week it was absent.',
      'A pawnbroker wept, with difficulty.',
    ],
    notes: ['The {family} sold {count} at half price, for {dollars}{debt}.'],
  },
  bonus: {
    engraving: 'coal-scuttle',
    tag: 'Collections',
    headlines: ['{place} Pays {family}', 'Collection Day in {place}', 'The {nth} Envelope'],
    ledes: [
      'The {family} collected {dollars} from {place}, for the {nth} time of three.',
      '{place} paid its {nth} envelope to the {family}: {dollars}.',
    ],
    follows: ['It was counted twice.', 'The envelope was brown.'],
    notes: [
      '{place} paid the {family} {dollars}, the {nth} of three payments.',
      'To the {family} from {place}: {dollars}, {nth} payment.',
    ],
  },
  'deal-struck': {
    engraving: 'teapot',
    tag: 'Handshakes',
    headlines: ['{family} and {other} Shake Hands', 'A Word Between {family} and {other}', 'Two Families at One Table'],
    ledes: [
      'The {family} and the {other} have come to terms. {terms}.',
      'They met over coffee, and both paid. {terms}.',
      'What was agreed between the {family} and the {other} is no secret. {terms}.',
    ],
    follows: [
      'Nothing was signed, as everybody can write.',
      'Hands were shaken and then counted.',
      'The others at the table were not asked.',
      'Such words have kept as long as milk, in warm weather.',
    ],
    notes: ['Agreed between the {family} and the {other}: {terms}.'],
  },
  'deal-kept': {
    engraving: 'bread',
    tag: 'Kept',
    headlines: ['A Word Is Kept', '{family} and {other} Part as Friends'],
    ledes: [
      'The {family} and the {other} have both kept what they promised. It is over now, and nobody is bound.',
      'A deal between the {family} and the {other} ran out this week, kept by both to the last evening.',
    ],
    follows: ['It was found worth printing.', 'Bread was broken, and nothing else.'],
    notes: [
      'The {family} and the {other} kept their deal to the end.',
      'Kept: the word between the {family} and the {other}.',
    ],
  },
  'deal-broken': {
    engraving: 'marked-door',
    tag: 'Broken',
    headlines: [
      '{family} Break Their Word to {other}',
      'So Much for a Handshake',
      'Treachery, Say {other}',
      'A Promise Lasts Until Tuesday',
    ],
    ledes: [
      'The {family} had given the {other} their word: {what}. They did not.',
      'A word was broken this week, and it was the {family} who broke it. As they had told the {other}, {what}.',
      'The {other} relied on a promise of the {family}, that {what}, and rely on none of theirs any more.',
    ],
    follows: [
      'It was asked for in plain words and given in plain words.',
      'The {other} have made a note of the day.',
      'Nobody was bound by anything but honor, which was not enough.',
      'The price of a word has fallen on the island.',
    ],
    notes: ['The {family} broke their word to the {other}: {what}.'],
  },
};
