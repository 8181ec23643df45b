import { copyRow as row } from '../../../press/page/copy.ts';

/** [WAR-NEWS-12 to WAR-NEWS-27] What fills the other columns. */
export const smallCopy = {
  cornered: row(
    'marked-door',
    'No Way Out',
    ['No Way Out of {place}', 'Cornered in {place}', '{gang} Run Out of Streets'],
    [
      '{count} of {gang} had nowhere to go from {place}, {shut}, and went nowhere.',
      'Every door out of {place} was closed to {gang}, {shut}: {count} dead.',
    ],
    [
      'The alley has been a dead end since it was built.',
      'Somebody knocked at nine houses.',
      'The map would have told them.',
    ],
    ['{gang} lost {count} who found no way out of {place}, {shut}.'],
  ),
  firefight: row(
    'street',
    'Firefights',
    ['Shots in {place}', '{all} Meet in {place}', 'Gunfire: {place}'],
    [
      '{all} disputed {place}: {count} dead.',
      'Ask in {place} how loud it was. {all} left {count} dead.',
    ],
    [
      'The laundry on the line will need mending.',
      'A dentist next door lost his patient, through the window.',
      'It was over before the coffee was.',
    ],
    [
      '{place}: {gang} against {other}, {count} dead.',
      'In {place} {gang} fought {other}; {count} fell.',
    ],
  ),
  'don-survives': row(
    'umbrella',
    'Still Standing',
    ['{man} Walks Away', 'Don of {gang} Lives', 'They Missed {man}'],
    [
      '{man} of {gang} was in the middle of it in {place} and can still tell of it: {odds}.',
      'Bets were paid out on {man}, who left the fight in {place} on his own feet. It is said that {odds}.',
    ],
    ['His hat has a second hole.', 'He asked for the bill.', 'He was seen later, eating.'],
    ['{man} of {gang} came out of {place} alive; {odds}.'],
  ),
  'new-leader': row(
    'skyline',
    'At the Top',
    ['{gang} Lead the Field', 'New Name at the Top: {gang}', '{gang} Are Ahead'],
    [
      '{gang} hold {areas}, more than anybody.',
      'Nobody has as much of the city as {gang}: {areas}.',
    ],
    [
      'The top is a windy place.',
      'Others have counted too.',
      'Fruit baskets are arriving, unsigned.',
    ],
    ['{gang} lead with {areas}.'],
  ),
  'ward-falls': row(
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
  'empty-coffers': row(
    'coal-scuttle',
    'Empty Coffers',
    ['Nobody Pays {gang}', 'Streets Without Money', 'Without a Don, Without a Dime'],
    [
      '{gang} have no Don, and {areas} noticed: not a coin came in.',
      'From {areas} {gang} collected excuses.',
    ],
    [
      'Shopkeepers could not say whom to pay, and did not ask.',
      'The collector came home early.',
      'It may be otherwise next turn.',
    ],
    ['{areas} of {gang} paid nothing.'],
  ),
  promotion: row(
    'shoe',
    'Promotions',
    ['{man} Moves Up', 'A New Lieutenant: {man}', '{gang} Promote'],
    [
      '{man} of {gang} came through {fights} and wears better shoes now.',
      'It took {fights} to make a Lieutenant of {man} of {gang}.',
    ],
    [
      'Drinks were on him, and so was most of the drink.',
      'He no longer carries things.',
      'His landlady was told.',
    ],
    ['{man} of {gang} is a Lieutenant.'],
  ),
  'walk-out': row(
    'shoe',
    'Unpaid',
    ['Payday Passes {gang} By', '{count} Leave {gang}', 'No Pay, No Men'],
    [
      '{count} of {gang} waited for their envelopes, then for the streetcar.',
      '{gang} did not pay {men}, who did not stay.',
    ],
    [
      'They took the good chairs.',
      'Honest work was mentioned.',
      'One left a note with sums on it.',
    ],
    ['{count} walked out on {gang}.'],
  ),
  garrison: row(
    'precinct-house',
    'Held',
    ['{gang} Hold {place}', '{place} Stands', 'Two Came, Neither Stayed'],
    [
      '{gang} had company from two sides in {place} and kept it, with {men} left standing.',
      '{place} is still {gang}’s, with {men} there to say so.',
    ],
    ['The barricade was mostly piano.', 'Sandbags are sold out.', 'The kettle survived.'],
    ['{gang} held {place} with {men} left.'],
  ),
  standoff: row(
    'card-table',
    'Standoffs',
    ['Nobody Blinks in {place}', 'Standoff: {place}', 'Much Staring in {place}'],
    [
      '{all} looked at each other in {place} until everybody was tired. Nobody was hurt.',
      'In {place} {all} found each other too strong, and left it at that.',
    ],
    [
      'A child asked one of them the time.',
      'Neither would say who looked away.',
      'The pigeons stayed.',
    ],
    ['{place}: {all} faced each other down.', 'Nobody fired in {place}, though {all} were there.'],
  ),
  bloodless: row(
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
  'new-faces': row(
    'hat',
    'New Faces',
    ['New Hats in {place}', '{gang} Are Hiring', 'Fresh Faces for {gang}'],
    [
      '{gang} were seen in {place} with {faces}.',
      '{gang} have {faces} on the street; look in {place}.',
    ],
    ['Their suits still have creases.', 'One asked the way.', 'They tip badly.'],
    ['{gang}: {faces} in {place}.', 'In {place} {gang} have {faces}.'],
  ),
  consolation: row(
    'bread',
    'Consolation Day',
    ['Flowers From {gang}', 'Envelopes and Lilies', '{gang} Call on the Bereaved'],
    ['{gang} sent flowers and envelopes to {doors}.', 'A black car of {gang} stopped at {houses}.'],
    ['The priest was thanked.', 'It was done quietly.', 'The florist is content.'],
    ['{gang} consoled {families}.', 'To {families} {gang} brought what is customary.'],
  ),
  quiet: row(
    'skyline',
    'Quiet',
    ['Nobody Died', 'A Quiet Turn', 'The Undertaker Plays Patience'],
    [
      'It has been quiet for {turns}: not a shot that hit.',
      'No funeral has left the chapel for {turns}.',
    ],
    [
      'Sleepers complain of the silence.',
      'Prices at the gunsmith’s have eased.',
      'The river was admired.',
    ],
    ['Nobody has died for {turns}.'],
  ),
  rumor: row(
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
