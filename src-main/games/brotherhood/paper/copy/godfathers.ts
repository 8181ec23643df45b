import type { NewsKind } from '#shared/games/brotherhood/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  | 'godfather-shot'
  | 'two-godfathers'
  | 'final'
  | 'final-nobody'
  | 'godfather-arrested'
  | 'godfather-bailed'
  | 'godfathers-return'
  | 'chicago'
>;

/** [BRO-NEWS-2] 1 to 5. */
export const godfatherCopy: Readonly<Record<Kinds, Copy>> = {
  'godfather-shot': c(
    'wreath',
    'A Chair Is Empty',
    ['{man} Is Shot', '{family} Lose Their Godfather', 'Last Stop, {place}: {man}', '{man} Dead in {place}'],
    [
      '{man}, who spoke for the {family}, was shot in {place} after {rounds}. The {other} were left standing; {estate}.',
      'Nobody was left beside {man} when the {other} walked up in {place}. It had lasted {rounds}. By nightfall {estate}.',
      'The {family} are without a head. {man} fell in {place} before the guns of the {other}, and {estate}.',
    ],
    [
      'He had ordered the veal.',
      'A florist on the corner sold out and reopened as a larger florist.',
      'His driver had been told to wait, and waited.',
      'The safe was found open, which saves everybody time.',
      'The undertaker asked for the measurements of the hat as well.',
    ],
    ['{man} of the {family} was shot in {place} by the {other}; {estate}.'],
  ),
  'two-godfathers': c(
    'wreath',
    'More Than One Funeral',
    ['{count} in One Month', 'A Bad Month for Old Men', 'Black Crêpe Is Sold Out'],
    [
      '{men} were carried out within the month. What they had built goes to {heirs}.',
      'Of {families} not one sits at the head of a table any more. {heirs} may pick the chairs.',
    ],
    [
      'The cemetery has engaged a second bell-ringer.',
      'Notaries were seen running, which notaries do not do.',
      'One priest read for all and charged for each.',
    ],
    ['{men} died within one month; the estates go to {heirs}.'],
  ),
  final: c(
    'city-hall',
    'The Books Are Closed',
    ['{family} Own the Town', 'The Last Count: {family}', '{family} First, {dollars}'],
    [
      'It is over after {count} months. {families} may call the year theirs, as {how}, with {dollars} in the till.',
      'When the last drawer was counted, {families} had won it: {how}, worth {dollars} in cash.',
    ],
    [
      'Banks that had never heard of the family sent fruit.',
      'The mayor has always had the highest opinion of success.',
      'In the harbor they blew every whistle but one, which had been taken.',
      'The table of the final count is printed on this page.',
    ],
    ['{families} won the year with {dollars}.'],
  ),
  'final-nobody': c(
    'wreath',
    'Nobody Wins',
    ['Nobody Is Left', 'The Table Is Empty', 'Carthage Has No Master'],
    [
      'The last of them died within the same hours. The richest of the dead were the {family}, with {dollars} that nobody may spend.',
      'There is no family left to congratulate. {dollars} lay in the drawer of the {family} when it no longer mattered.',
    ],
    ['Waiters cleared five places.', 'The law takes the credit.', 'Someone will come; someone always does.'],
    ['Nobody survived; the {family} died richest.'],
  ),
  'godfather-arrested': c(
    'paddy-wagon',
    'In Custody',
    ['{man} Behind Bars', 'Handcuffs in {place}', 'They Have {man}'],
    [
      'An officer new to the district arrested {man} of the {family} in {place}, and nobody had told him not to. The bail is {dollars}.',
      '{man} was taken from his table in {place} before the soup. The {family} may have him back for {dollars}.',
    ],
    [
      'The officer is to be commended, and moved.',
      'Until the money is there the family can allot nothing.',
      'He asked for his own pillow and got it.',
    ],
    ['{man} of the {family} was arrested in {place}; bail {dollars}.'],
  ),
  'godfather-bailed': c(
    'courthouse',
    'Out on Bail',
    ['{man} Walks Out', '{dollars} for One Man', 'Home in Time for Dinner'],
    [
      '{man} of the {family} left by the front door for {dollars}, in small bills.',
      'The clerk counted {dollars} twice and wished {man} of the {family} a good day.',
    ],
    ['A band had been hired, and was sent away.', 'He tipped the doorman.', 'The cell has been swept.'],
    ['{man} of the {family} is out on {dollars} bail.'],
  ),
  'godfathers-return': c(
    'hat',
    'Back From Chicago',
    ['The Old Men Are Back', '{count} Hats on the Chicago Train', 'They Have Come Home'],
    [
      'The talks in Chicago are over, and {count} gentlemen stepped off the morning train. From today each of them must be somewhere in town.',
      'The heads of {count} families returned from Chicago with one suitcase each and no communiqué.',
    ],
    [
      'Porters report the luggage was heavy and clinked.',
      'Guns from other cities can be had again, at the usual rates.',
      'Insurance on restaurant windows has doubled.',
      'Every one of them was asked how it went; every one said well.',
    ],
    ['The Godfathers are back in town.'],
  ),
  chicago: c(
    'card-table',
    'From Chicago',
    ['Still Talking in Chicago', 'Chicago: Cigars, No News', 'The Old Men Stay Away'],
    [
      'The heads of the families are still at their conference in Chicago and are expected home in {count}. Until then nobody of rank can come to harm.',
      'No word from the lake. The Godfathers confer, and confer again; their rooms are paid for {count}.',
      'Chicago has the old men, and Carthage has their nephews. In {count} that is to change.',
    ],
    [
      'A hotel has reordered cigars.',
      'One delegate is said to have smiled.',
      'The map on the conference table is of another city, they say.',
      'The telephone bill is the only thing that has been signed.',
    ],
    [
      'The Godfathers are still in Chicago.',
      'Of Chicago there is nothing to report but smoke.',
      'Postcards from Chicago arrive with nothing on them.',
      'The gentlemen in Chicago have moved to a larger table.',
      'Rooms in Chicago have been taken for {count}.',
      'One more dinner in Chicago, and no word of what was served.',
    ],
  ),
};
