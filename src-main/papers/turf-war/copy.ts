import type { NewsKind } from '../../../src-shared/games/turf-war/news.ts';
import type { EngravingName } from '../../press/engravings/names.ts';

/** What the Evening Bell can say of one kind of news. Phrasings hold `{facts}`. */
export type Copy = {
  engraving: EngravingName;
  headlines: readonly string[];
  ledes: readonly string[];
  follows: readonly string[];
  /** The whole matter in one sentence, over a short heading. */
  tag: string;
  notes: readonly string[];
};

const c = (
  engraving: EngravingName,
  tag: string,
  headlines: readonly string[],
  ledes: readonly string[],
  follows: readonly string[],
  notes: readonly string[],
): Copy => ({ engraving, tag, headlines, ledes, follows, notes });

/** [WAR-NEWS-1 to WAR-NEWS-27] One row a kind. */
export const copy: Readonly<Record<NewsKind, Copy>> = {
  victory: c(
    'city-hall',
    'The War Is Over',
    ['{gang} Take the City', 'All Quiet: {gang} Have Won', 'The Last Word Goes to {gang}'],
    [
      'After {count} turns nobody is left to argue. {gang} hold what there is to hold, and {other} may sit at the head of the table.',
      'The long quarrel ended with turn {count}. {gang} won it.',
    ],
    [
      'Barbers who had three price lists are printing one.',
      'Shutters went up all over town, and stayed up.',
      'Children asked what the noise had been, and were told.',
    ],
    ['{gang} won the war in turn {count}.'],
  ),
  'don-dies': c(
    'wreath',
    'A Don Is Dead',
    ['{man} Is Dead', 'Don of {gang} Falls in {place}', 'A Big Hat Comes Down: {man}'],
    [
      '{man}, who spoke for {gang}, was killed in {place} by {other}.',
      'They came for {man} in {place} with more than his guards could count. {other} did the rest.',
    ],
    [
      'His chair was found warm, and his coffee.',
      'The tailor says two suits were never called for.',
      'Those who owed him money were among the first to grieve.',
    ],
    ['{man} of {gang} died in {place}, by the hand of {other}.'],
  ),
  disbanded: c(
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
  'gang-out': c(
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
  treachery: c(
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
  'new-don': c(
    'hat',
    'A New Don',
    ['{man} Takes the Chair', '{gang} Have a New Don', 'Make Way for {man}'],
    [
      '{gang} are led again. {man}, who came through {count} fights, gives the orders now.',
      '{man} has moved into the front office of {gang}, with {count} fights behind him.',
    ],
    [
      'He kept the desk and burned the blotter.',
      'The guards were told to knock.',
      'His mother was informed by telephone.',
    ],
    ['{man} is the Don of {gang}.'],
  ),
  'open-alliance': c(
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
  'great-battle': c(
    'precinct-house',
    'Battle',
    ['Three Ways to Die in {place}', 'Battle Royal in {place}', '{place}: Everybody Came'],
    [
      '{gang} met {other} in {place}, all at once; {count} were carried out.',
      'In {place} nobody knew which way to duck. {gang} and {other} left {count} dead.',
    ],
    [
      'A streetcar waited for it to end and ran four minutes late.',
      'Window glass is dear this week.',
      'Each side says the others began it, and all are right.',
    ],
    ['{place} saw {gang} against {other}: {count} dead.'],
  ),
  'strangers-together': c(
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
  'alliance-over': c(
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
  'lieutenant-dies': c(
    'wreath',
    'Obituary',
    ['{man}, Lieutenant', 'In Memory of {man}', '{gang} Lose {man}'],
    [
      '{man} of {gang} came through {count} fights, the last of which was in {place}.',
      '{place} was the end of {man}, a Lieutenant of {gang} with {count} fights to his name.',
    ],
    [
      'He leaves a hat, a debt and a dog.',
      'He was punctual.',
      'Five hundred came to look; some were sorry.',
    ],
    ['{man}, Lieutenant of {gang}, died in {place}.'],
  ),
  cornered: c(
    'marked-door',
    'No Way Out',
    ['No Way Out of {place}', 'Cornered in {place}', '{gang} Run Out of Streets'],
    [
      '{count} of {gang} had nowhere to go from {place}, and went nowhere.',
      'Every door out of {place} was shut to {gang}: {count} dead.',
    ],
    [
      'The alley has been a dead end since it was built.',
      'Somebody knocked at nine houses.',
      'The map would have told them.',
    ],
    ['{gang} lost {count} who found no way out of {place}.'],
  ),
  firefight: c(
    'street',
    'Firefights',
    ['Shots in {place}', '{gang} and {other} Meet in {place}', 'Gunfire: {place}'],
    [
      '{gang} and {other} disputed {place}: {count} dead.',
      'Ask in {place} how loud it was. {gang} and {other} left {count} behind.',
    ],
    [
      'The laundry on the line will need mending.',
      'A dentist next door lost his patient, through the window.',
      'It was over before the coffee was.',
    ],
    [
      '{place}: {gang} against {other}, {count} dead.',
      'In {place} {count} fell between {gang} and {other}.',
    ],
  ),
  'don-survives': c(
    'umbrella',
    'Still Standing',
    ['{man} Walks Away', 'Don of {gang} Lives', 'They Missed {man}'],
    [
      '{man} of {gang} was in the middle of it in {place} and can still tell of it.',
      'Bets were paid out on {man}, who left the fight in {place} on his own feet.',
    ],
    ['His hat has a second hole.', 'He asked for the bill.', 'He was seen later, eating.'],
    ['{man} of {gang} came out of {place} alive.'],
  ),
  'new-leader': c(
    'skyline',
    'At the Top',
    ['{gang} Lead With {count} Areas', 'New Name at the Top: {gang}', '{gang} Are Ahead'],
    [
      '{gang} hold {count} areas, more than anybody.',
      'Nobody has as much of the city as {gang}: {count} areas.',
    ],
    [
      'The top is a windy place.',
      'Others have counted too.',
      'Fruit baskets are arriving, unsigned.',
    ],
    ['{gang} lead with {count} areas.'],
  ),
  'ward-falls': c(
    'city-hall',
    'A Ward Changes Hands',
    ['{place} Falls to {gang}', '{gang} Rule All of {place}', '{other} Lose Their Own Streets'],
    [
      'Every home of {place}, once the cradle of {other}, answers to {gang}.',
      '{gang} finished {place}; {other} began there.',
    ],
    [
      'The parish clerk has ordered new ink.',
      'Old customers are asked to use the other door.',
      'Nobody repainted the walls yet.',
    ],
    ['{place} is wholly in the hands of {gang}.'],
  ),
  'empty-coffers': c(
    'coal-scuttle',
    'Empty Coffers',
    ['Nobody Pays {gang}', '{count} Areas, No Money', 'Without a Don, Without a Dime'],
    [
      '{gang} have no Don, and {count} areas noticed: not a coin came in.',
      'From {count} areas {gang} collected excuses.',
    ],
    [
      'Shopkeepers could not say whom to pay, and did not ask.',
      'The collector came home early.',
      'It may be otherwise next turn.',
    ],
    ['{count} areas of {gang} paid nothing.'],
  ),
  promotion: c(
    'shoe',
    'Promotions',
    ['{man} Moves Up', 'A New Lieutenant: {man}', '{gang} Promote'],
    [
      '{man} of {gang} came through {count} fights and wears better shoes now.',
      '{count} fights have made a Lieutenant of {man} of {gang}.',
    ],
    [
      'Drinks were on him, and so was most of the drink.',
      'He no longer carries things.',
      'His landlady was told.',
    ],
    ['{man} of {gang} is a Lieutenant.'],
  ),
  'walk-out': c(
    'shoe',
    'Unpaid',
    ['Payday Passes {gang} By', '{count} Leave {gang}', 'No Pay, No Men'],
    [
      '{count} of {gang} waited for their envelopes, then for the streetcar.',
      '{gang} did not pay {count} men, who did not stay.',
    ],
    [
      'They took the good chairs.',
      'Honest work was mentioned.',
      'One left a note with sums on it.',
    ],
    ['{count} walked out on {gang}.'],
  ),
  garrison: c(
    'precinct-house',
    'Held',
    ['{gang} Hold {place}', '{place} Stands', 'Two Came, Neither Stayed'],
    [
      '{gang} had company from two sides in {place} and kept it, with {count} left standing.',
      '{place} is still {gang}’s; {count} are there to say so.',
    ],
    ['The barricade was mostly piano.', 'Sandbags are sold out.', 'The kettle survived.'],
    ['{gang} held {place} with {count} left.'],
  ),
  standoff: c(
    'card-table',
    'Standoffs',
    ['Nobody Blinks in {place}', 'Standoff: {place}', 'Much Staring in {place}'],
    [
      '{gang} and {other} looked at each other in {place} until everybody was tired. Nobody was hurt.',
      'In {place} {gang} and {other} found each other too strong, and left it at that.',
    ],
    [
      'A child asked one of them the time.',
      'Neither would say who looked away.',
      'The pigeons stayed.',
    ],
    [
      '{place}: {gang} and {other} faced each other down.',
      'Nobody fired in {place}, though {gang} and {other} were there.',
    ],
  ),
  bloodless: c(
    'lamp',
    'Without a Shot',
    ['{gang} Walk Into {place}', '{place} Changes Hands in the Night', 'No Shot, New Landlord'],
    [
      '{gang} took {place} as one takes an umbrella.',
      '{place} woke up to find {gang} on the corner.',
    ],
    ['The rent is the same.', 'The barber asked no questions.', 'The key was under the mat.'],
    [
      '{gang} took {place}.',
      '{place} went to {gang} without a shot.',
      '{gang} moved into {place}.',
      'A door in {place} has a new name on it: {gang}.',
    ],
  ),
  'new-faces': c(
    'hat',
    'New Faces',
    ['New Hats in {place}', '{gang} Are Hiring', 'Fresh Faces for {gang}'],
    [
      '{count} nobody knows were seen with {gang} in {place}.',
      '{gang} have {count} new on the street; the first was seen in {place}.',
    ],
    ['Their suits still have creases.', 'One asked the way.', 'They tip badly.'],
    ['{gang}: {count} new in {place}.', 'In {place} {count} new stand with {gang}.'],
  ),
  consolation: c(
    'bread',
    'Consolation Day',
    ['Flowers From {gang}', 'Envelopes and Lilies', '{gang} Call on the Bereaved'],
    [
      '{gang} sent flowers and envelopes to {count} doors.',
      'A black car of {gang} stopped at {count} houses.',
    ],
    ['The priest was thanked.', 'It was done quietly.', 'The florist is content.'],
    ['{gang} consoled {count}.', 'To {count} families {gang} brought what is customary.'],
  ),
  quiet: c(
    'skyline',
    'Quiet',
    ['Nobody Died', 'A Quiet Turn', 'The Undertaker Plays Patience'],
    [
      'It has been quiet for {count}: not a shot that hit.',
      'The count of turns without a funeral stands at {count}.',
    ],
    [
      'Sleepers complain of the silence.',
      'Prices at the gunsmith’s have eased.',
      'The river was admired.',
    ],
    ['Turns without a death: {count}.'],
  ),
  rumor: c(
    'card-table',
    'Heard in Passing',
    ['Thin Envelopes?', 'More Mouths Than Streets', 'What They Whisper'],
    [
      '{gang} have more men than streets to feed them, by anybody’s count.',
      'It is asked who pays all those men of {gang}.',
    ],
    ['We only ask.', 'Arithmetic is no crime.', 'No answer was expected.'],
    ['{gang} have more men than streets to feed them.', 'How thin are the envelopes at {gang}?'],
  ),
};
