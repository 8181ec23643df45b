import { copyRow as row } from '../../../press/page/copy.ts';

/** [WAR-NEWS-1 to WAR-NEWS-11] What leads a front page. */
export const greatCopy = {
  victory: row(
    'city-hall',
    'The War Is Over',
    ['{gang} Take the City', 'All Quiet: {gang} Have Won', 'The Last Word Goes to {gang}'],
    [
      'After {turns} nobody is left to argue. {gang} hold what there is to hold, and {other} may sit at the head of the table.',
      'The long quarrel ended with turn {count}. {gang} won it.',
    ],
    [
      'Barbers who had three price lists are printing one.',
      'Shutters went up all over town, and stayed up.',
      'Children asked what the noise had been, and were told.',
    ],
    ['{gang} won the war in turn {count}.'],
  ),
  'don-dies': row(
    'wreath',
    'A Don Is Dead',
    ['{man} Is Dead', 'Don of {gang} Falls in {place}', 'A Big Hat Comes Down: {man}'],
    [
      '{man}, who spoke for {gang}, was killed in {place} by {other}, {guarded}; {after}.',
      'They came for {man} in {place} and found him {guarded}. {other} did the rest. Today {after}.',
    ],
    [
      'His chair was found warm, and his coffee.',
      'The tailor says two suits were never called for.',
      'Those who owed him money were among the first to grieve.',
    ],
    ['{man} of {gang} died in {place}, by the hand of {other}; {after}.'],
  ),
  'don-cornered': row(
    'wreath',
    'A Don Is Dead',
    [
      'No Way Out for {man}',
      'Don of {gang} Cornered in {place}',
      'The Last Street of {man}',
      '{man} Is Dead',
    ],
    [
      '{man}, who spoke for {gang}, left the fight in {place} alive and found no door open to him, {shut}. He died there {guarded}; {after}.',
      'There was no street left for {man} of {gang}: {shut}, he got no farther than {place}, and fell {guarded}. Today {after}.',
    ],
    [
      'A cab had been ordered. It could not get through.',
      'He is said to have asked the way, and to have been told.',
      'The tailor says two suits were never called for.',
    ],
    [
      '{man} of {gang} died in {place} without a way out, {shut}; {after}.',
      'No refuge for {man} of {gang}: {place} was the end of him, {shut}; {after}.',
    ],
  ),
  disbanded: row(
    'hat',
    'Out of Funds',
    [
      '{gang} Cannot Bury Its Dead',
      'Widows Close the House of {gang}',
      'No Money, No Gang: {gang}',
    ],
    [
      '{gang} owed its families {count} MC and had less. By evening there was no gang of that name.',
      'The books of {gang} were {count} MC short of decency, and its people walked away from them.',
    ],
    [
      'The streets it ran belong to nobody this evening.',
      'A strongbox was carried out by one man, without effort.',
      'The bailiff found a cat, and released it.',
    ],
    ['{gang} disbanded over {count} MC owed to families.'],
  ),
  'gang-out': row(
    'marked-door',
    'Gone',
    ['{gang} Is No More', 'The End of {gang}', 'Nobody Answers for {gang}'],
    [
      'Turn {count} was the last for {gang}.',
      '{gang} has been struck from the list in turn {count}.',
    ],
    [
      'The sign is still up; the landlord wants it down.',
      'Rivals sent no flowers, having no address.',
      'A neighbor misses the piano.',
    ],
    ['{gang} went out of the game in turn {count}.'],
  ),
  treachery: row(
    'street',
    'Treachery',
    ['{gang} Turn on {other}', 'A Friend’s Knife: {gang} in {place}', '{other} Betrayed'],
    [
      'Allied since turn {count}, {gang} turned their guns on {other} in {place}.',
      '{other} opened the door in {place} to friends. {gang} came in shooting.',
    ],
    [
      'The handshake had been photographed.',
      'Elsewhere in town the two still share streets and look the other way.',
      'An old man in the doorway said he had told them so in spring.',
    ],
    ['{gang} betrayed {other} in {place}.'],
  ),
  'new-don': row(
    'hat',
    'A New Don',
    ['{man} Takes the Chair', '{gang} Have a New Don', 'Make Way for {man}'],
    [
      '{gang} are led again. {man}, with {fights} behind him, gives the orders now. {wait}.',
      '{man} has moved into the front office of {gang}, having come out of {fights}. {wait}.',
    ],
    [
      'He kept the desk and burned the blotter.',
      'The guards were told to knock.',
      'His mother was informed by telephone.',
    ],
    ['{man} is the Don of {gang}.'],
  ),
  'open-alliance': row(
    'teapot',
    'Hands Shaken',
    ['{gang} Join Hands', 'An Understanding: {gang}', 'Friends From Today: {gang}'],
    [
      '{gang} declared themselves friends, in public and with cigars.',
      'It was read from the steps: {gang} will stand together.',
    ],
    [
      'How long, the steps did not say.',
      'A waiter counted the spoons afterward.',
      'Neighbors of both are moving their breakables.',
    ],
    ['{gang} are allied.'],
  ),
  'great-battle': row(
    'precinct-house',
    'Battle',
    ['Three Ways to Die in {place}', 'Battle Royal in {place}', '{place}: Everybody Came'],
    [
      '{all} met in {place}, all at once: {count} dead.',
      'In {place} nobody knew which way to duck. {all} left {count} dead.',
    ],
    [
      'A streetcar waited for it to end and ran four minutes late.',
      'Window glass is dear this week.',
      'Each side says the others began it, and all are right.',
    ],
    ['{place} saw {all} in one fight: {count} dead.'],
  ),
  'strangers-together': row(
    'lamp',
    'Side by Side',
    [
      'Since When Are {gang} Friends?',
      'Strangers Fight Together in {place}',
      'An Odd Couple in {place}',
    ],
    [
      '{gang} are no allies that anybody was told of. In {place} they fired in one direction.',
      'Nobody has announced anything, yet {gang} fought as one in {place}.',
    ],
    [
      'Asked, a member of neither said it was dark.',
      'One swallow makes no summer; two guns may.',
      'The curious will watch who buys whom a drink.',
    ],
    ['{gang} fought side by side in {place}.'],
  ),
  'alliance-over': row(
    'umbrella',
    'Parting of Ways',
    ['{gang}: Friends Until Turn {count}', 'A Friendship Runs Out', 'The Cigars Are Finished'],
    [
      '{gang} are parting; what friendship there is lasts through turn {count}.',
      'After turn {count} those who were friends of {gang} had better be at home.',
    ],
    [
      'Both sides are counting who still sleeps where.',
      'Luggage was seen on the stairs.',
      'The photographs were returned.',
    ],
    ['{gang}: the friendship ends with turn {count}.'],
  ),
  'lieutenant-dies': row(
    'wreath',
    'Obituary',
    ['{man}, Lieutenant', 'In Memory of {man}', '{gang} Lose {man}'],
    [
      '{man} of {gang} had {fights} behind him when he fell in {place}.',
      '{place} was the end of {man}, a Lieutenant of {gang} with {fights} to his name.',
    ],
    [
      'He leaves a hat, a debt and a dog.',
      'He was punctual.',
      'Five hundred came to look; some were sorry.',
    ],
    ['{man}, Lieutenant of {gang}, died in {place}.'],
  ),
};
