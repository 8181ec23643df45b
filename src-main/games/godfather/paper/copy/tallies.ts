import type { NewsKind } from '#shared/games/godfather/news.ts';
import type { Copy } from '#press/page/copy.ts';

type Kinds = Extract<NewsKind, 'big-spender' | 'quiet-week' | 'lead-changes'>;

/** Copy on spending, waiting, and the lead. */
export const tallyCopy: Readonly<Record<Kinds, Copy>> = {
  'big-spender': {
    engraving: 'piano',
    tag: 'Spent',
    headlines: ['{family} Spend {dollars}', 'An Open Hand', '{count} on the Payroll'],
    ledes: [
      'Nobody spent more this week than the {family}: {dollars}, for {count}.',
      'The {family} went to market with {dollars} and came back with {count}.',
    ],
    follows: ['Change was waved away.', 'The tailor has taken on two boys.'],
    notes: [
      'The {family} spent {dollars} on {count}.',
      'The biggest spenders were the {family}: {dollars}, for {count}.',
    ],
  },
  'quiet-week': {
    engraving: 'umbrella',
    tag: 'Stayed Home',
    headlines: ['{family} Stay In', 'Nothing From {family}'],
    ledes: ['The {family} put nobody on the street this week.', 'Behind the blinds of the {family} nothing stirred.'],
    follows: ['Cards were played.', 'The radio was on.'],
    notes: [
      'The {family} kept their money and their men at home.',
      'Of the {family} nothing was seen all week.',
      'The {family} let a week go by.',
    ],
  },
  'lead-changes': {
    engraving: 'racehorse',
    tag: 'In Front',
    headlines: ['{family} Go Ahead of {other}', 'A New Leader: {family}', '{family} by {distance}'],
    ledes: [
      'With {dollars} in cash and control the {family} have passed the {other} and lead by {distance}.',
      'The {other} are first no longer. The {family} have {dollars} now and a lead of {distance}.',
    ],
    follows: [
      'Salutes on Mulberry Street were adjusted.',
      'It is early to congratulate, and everybody did.',
      'The {other} say that they never counted.',
    ],
    notes: ['The {family} lead with {dollars}, {distance} ahead.'],
  },
};
