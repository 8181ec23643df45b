import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { formatDistrictHeadline, collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const totalControl: Phrasings = {
  headlines: [
    'All Paradise in One Hand: {Gang}',
    '{Boss} Owns the Town',
    'The City Is Theirs: {Gang} Supreme',
    'No Rival Left to {Gang}',
  ],
  decks: [
    'Every racket in every district now answers to one name, and this newspaper has been asked to spell it correctly.',
    'The long contest is over; the winner takes the table, the chairs and the room.',
  ],
  ledes: [
    'The contest for Paradise is over, and {gang} won it. There is no racket in the twelve districts that is not theirs.',
    'From Cabbageville to Hell’s Basement there is this month but one landlord of the night. The name is {boss}, and the {outfit} behind it has no equal left to fear.',
  ],
  follows: [
    'It was done street by street and door by door, and those who watched it say that no one door ever seemed to matter.',
    'Lesser men came to {base} all month with their hats in their hands, and went away with their hats.',
    'The police, having only one party to oblige, look forward to simpler bookkeeping.',
    'Historians of the city, if any care to be, will say that it began in {base} with very little.',
  ],
  quotes: [
    '“So that is that,” said a shoeshine man who had seen them all come up his step, one after another.',
    '“I suppose we shall have some quiet,” said a landlady. “I do not say peace.”',
  ],
  closers: [
    'What one hand may hold, it may also drop. But that is another story, and another edition.',
    'To the victor this newspaper offers its compliments and its usual rates.',
  ],
  tags: ['The Contest Ended', 'One Master'],
  notes: ['Every racket in Paradise belongs to {gang}.', 'The contest for the city has been won by {gang}.'],
};

const lastMonth: Phrasings = {
  ...totalControl,
  headlines: [
    'Reckoning Day: {Gang} First',
    'When the Counting Stopped, {Gang}',
    'Long Contest Won by {Gang}',
    'The Score Is Read; {Boss} Leads',
  ],
  decks: [
    'With the books closed and the doors counted, no other name stands so high.',
    'Rivals remain, with their grievances; the first place is filled.',
  ],
  ledes: [
    'The time allotted is up, the slates have been added, and the name of {gang} is found at the head of the city. Others hold doors and hopes; none holds so much.',
    'All contests end, and this one has ended with {gang} in front. The sums were done in public and in ink.',
  ],
  follows: [
    'It was no clean sweep, and the losers are at pains to say so.',
    'They came from {base}, and have now been a good deal farther.',
    'The {outfit} won by a margin that will be argued over in barber shops for years, by men who had money on it.',
    'In defeat several rivals were gracious, one of them twice.',
  ],
  closers: [
    'The city goes on. Cities do.',
    'To the first in the field this newspaper offers its compliments and its usual rates.',
  ],
  tags: ['The Contest Ended', 'The Final Count'],
  notes: [
    'At the final reckoning {gang} stood first in the city.',
    'The books are closed, with {gang} in front of all others.',
  ],
};

const lastStanding: Phrasings = {
  ...totalControl,
  headlines: ['The Last of Them: {Gang}', '{Gang} Alone Remain', 'No One Left to Fight; {Boss} Stays'],
  decks: [
    'Every rival is dead, sent up or out of town; the city counts one outfit where it counted many.',
    'The wars of Paradise end for want of a second party.',
  ],
  ledes: [
    'The contest for Paradise is over. The only gang left in the city goes by the name of {Gang}, its last rival having gone this month the way of the others.',
    'There were several gangs in this city, and now there is one. {Gang}, of {base}, has outlasted them all.',
  ],
  follows: [
    'It does not hold every door in town. Nobody is left to dispute the rest.',
    'The police report a quiet week, and do not know what to do with it.',
    'They came from {base}, and buried a good many who came from elsewhere.',
  ],
  tags: ['The Last Gang', 'One Left'],
  notes: ['The last gang in Paradise: {gang}.', 'No rival of {gang} is left in the city.'],
};

const copies = { 'total-control': totalControl, 'last-standing': lastStanding, 'last-month': lastMonth } as const;

/** [GANG-18] Writes of the campaign's winner. */
export function writeVictory(item: NewsItemOf<'victory'>): Angle {
  return {
    key: `victory-${item.how}`,
    kind: item.kind,
    value: item.value,
    copy: copies[item.how],
    facts: { ...collectGangFacts(item.gang), Boss: item.gang.boss },
    dateline: formatDistrictHeadline(item.gang.base),
    engraving: 'skyline',
  };
}
