import type { NewsKind } from '#shared/games/empire-city/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  | 'won-points'
  | 'won-notables'
  | 'won-martial'
  | 'won-limit'
  | 'near-points'
  | 'near-martial'
  | 'record-income'
  | 'record-bid'
  | 'record-battle'
>;

/** [EMP-NEWS-2] 1, 28 and 29. */
export const endingCopy: Readonly<Record<Kinds, Copy>> = {
  'won-points': c(
    'city-hall',
    'The End',
    ['{family} Owns Empire City', 'It Is Over: {family}', '{points} Points, and the Town'],
    [
      'After {count} months nobody argues any more: {family} leads with {points} points and has everybody’s attention.',
      'The other families have sent flowers to {family}, which stands at {points} and needs no more.',
    ],
    [
      'The mayor says he has always seen it coming, and will say so under oath.',
      'Barbers report a run on the same haircut.',
      'The last count is printed on this page; it will be framed in some kitchens.',
    ],
    ['{family} has won the city with {points} points.'],
  ),
  'won-notables': c(
    'city-hall',
    'The End',
    ['Five Gentlemen, One Pocket', 'They All Work for {family}', 'A Quorum at {family}’s'],
    [
      'Mayor, commissioner, judge, publisher and senator dined at one table last night, and {family} paid. There is nothing left to win.',
      'All five notables of the town now take their calls at the same number. It belongs to {family}.',
    ],
    [
      'This newspaper has been asked to print its congratulations and does so.',
      'City Hall has been moved to the second floor of a restaurant.',
      'The constitution is being looked for.',
    ],
    ['{family} has all five notables, and the city with them.'],
  ),
  'won-martial': c(
    'paddy-wagon',
    'The End',
    ['Troops in the Streets', 'Martial Law', 'The Army Came at Dawn'],
    [
      'The governor has had enough. Federal troops took the bridges before breakfast and everybody worth taking after it; only {family}, with {corruption} on the books, was wished a good morning.',
      'Martial law is declared. When the trucks had left, the one name nobody had thought of was still at home: {family}.',
    ],
    [
      'The winner was seen watering plants.',
      'A sergeant asked for a receipt for the casinos.',
      'Nobody had called it a strategy until today.',
      'Uniforms will be worn this season.',
    ],
    ['Martial law, and the city is left to {family}.'],
  ),
  'won-limit': c(
    'city-hall',
    'The End',
    ['The Years Decide', '{family}, by a Head', 'Time, Gentlemen'],
    [
      'After {count} months the city is tired, and counts what there is: {family} leads with {points}.',
      'Nobody has won, so whoever is first has. It is {family}, with {points} points.',
    ],
    ['A draw was suggested and laughed at.', 'The bartenders have gone home.'],
    ['{family} is first after {count} months.'],
  ),
  'near-points': c(
    'skyline',
    'On the Brink',
    ['{family} Can See the Top', 'Who Stops {family}?', '{points} and Climbing'],
    [
      '{family} has come to {points} points. The other families, which agree on nothing, might agree on that.',
      'One more good month and the letterheads will have to be changed. {family} has {points} points.',
    ],
    [
      'A tailor has measured the mayor’s chair.',
      'Bookmakers no longer quote it.',
      'The opposition was advised to hurry.',
    ],
    ['{family} stands at {points} points.', 'With {points} points {family} is nearly there.'],
  ),
  'near-martial': c(
    'courthouse',
    'On the Brink',
    ['Governor Looks This Way', 'Call for Federal Troops', 'How Much Longer?'],
    [
      'With corruption at {corruption}, {family} has become a matter for Washington, and barracks upstate have canceled leave.',
      'Citizens’ groups demand soldiers. They name no names, but everybody looks at {family}, which stands at {corruption}.',
    ],
    [
      'Who then would be left standing is asked only in whispers.',
      'A general has been seen buying a street map.',
      'The cleanest hands in town are suddenly a topic.',
    ],
    ['{family} has reached {corruption} in corruption.', 'Soldiers are spoken of; {family} has reached {corruption}.'],
  ),
  'record-income': c(
    'card-table',
    'Records',
    ['Never Such a Month', '{dollars} in One Drawer'],
    ['No family has ever taken in {dollars} in a month before {family}.'],
    ['The adding machine was oiled.', 'Paper bands for banknotes are short.'],
    ['A record: {family} took in {dollars}.'],
  ),
  'record-bid': c(
    'hat',
    'Records',
    ['The Dearest Chair Yet', '{dollars} for a Seat'],
    ['Never was more paid for the office than the {dollars} of {family}.'],
    ['The chair itself is oak.', 'It does not recline.'],
    ['A record price for the office: {dollars}.'],
  ),
  'record-battle': c(
    'wreath',
    'Records',
    ['The Worst Night So Far', '{count} Dead in One Fight'],
    ['{count} men fell in a single fight, more than the town had ever counted.'],
    ['Florists doubled their order.', 'The coroner asked for a second clerk.'],
    ['{count} dead in one fight is a record nobody wanted.'],
  ),
};
