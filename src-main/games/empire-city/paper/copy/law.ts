import type { NewsKind } from '#shared/games/empire-city/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  | 'ness-comes'
  | 'ness-leaves'
  | 'ness-wrecks'
  | 'ness-closes'
  | 'new-godfather'
  | 'same-godfather'
  | 'tie-decided'
  | 'mark'
  | 'busted'
  | 'bailed'
  | 'decree'
  | 'chief'
  | 'cops-added'
  | 'cops-withdrawn'
>;

/** [EMP-NEWS-2] 2 to 5 and 11 to 14. */
export const lawCopy: Readonly<Record<Kinds, Copy>> = {
  'ness-comes': c(
    'courthouse',
    'Federal Men',
    ['Ness Comes to Town', 'A Man Who Takes No Envelope', 'Washington Sends Ness'],
    [
      'A federal agent named Ness took a room near the station this morning and paid for it himself. Corruption in town has passed {points}.',
      'He arrived with one suitcase and no friends. Ness is here because somebody went past {points}, and he has asked for nobody’s advice.',
    ],
    [
      'Four restaurants offered him lunch; he had brought a sandwich.',
      'No bribe is known that would fit.',
      'The chief of police showed him around, by the long way.',
    ],
    ['Ness is in town.'],
  ),
  'ness-leaves': c(
    'river-steamer',
    'Federal Men',
    ['Ness Goes Home', 'The Room Is Free Again', 'Good-bye, Mr. Ness'],
    [
      'With nobody above {points} any longer, the federal agent packed his suitcase. It was as light as when he came.',
      'Ness has left for a town that needs him more, and it was hard to find one.',
    ],
    ['The band at the station was not official.', 'His landlady praises him.'],
    ['Ness has left town.'],
  ),
  'ness-wrecks': c(
    'marked-door',
    'Federal Men',
    ['Axes in {place}', 'Ness at the Door in {place}', 'Nothing Left of {what}'],
    [
      'Ness and six men with axes called on {family} in {place}. What had been {what} is now firewood.',
      '{family} offered a chair, a cigar and an envelope. Ness took none of these. He took {place}.',
    ],
    [
      'The gutters ran with gin until noon.',
      'A photographer had been told to come.',
      'Sparrows were seen to sing out of tune.',
      'The axes were counted before and after.',
      'A piano was arrested with the rest.',
    ],
    ['Ness shut {family} out of {place}.'],
  ),
  'ness-closes': c(
    'courthouse',
    'Federal Men',
    ['{place} Is Closed', 'Nobody Goes to {place}'],
    [
      'Ness stands in the door of {place} and writes down hats. Nobody has found the time to go there this month.',
      'A chair, a notebook and a man in gray have shut {place} better than a padlock.',
    ],
    ['Business is brisk across the street.', 'He says good evening to everybody, by name.'],
    ['{place} is closed while Ness sits there.'],
  ),
  'new-godfather': c(
    'hat',
    'The Office',
    ['{family} Is Godfather', 'A New Ring to Kiss', '{dollars} for the Chair', '{other} Gives Up the Chair'],
    [
      '{family} has bought the office of godfather for {dollars} from under {other}. {bids}.',
      'When the envelopes were opened {family} had written {dollars}, and {other} had to move the hat. {bids}.',
    ],
    [
      'Ties in this town are now broken at another table.',
      'A consigliere was engaged before the ink had dried.',
      'The losers kept their money and their opinions.',
      'The old one was thanked for his services, briefly.',
      'Doorbells rang all night, and were not answered.',
      'The hatters have been asked for a size larger.',
      'It is the same chair, says the upholsterer, whoever sits.',
      'Congratulations came by the front door, petitions by the back.',
    ],
    ['{family} is the new godfather, for {dollars}.'],
  ),
  'same-godfather': c(
    'hat',
    'The Office',
    ['{family} Keeps the Chair', 'No Change at the Top'],
    [
      '{family} stays godfather and pays {dollars} for the privilege. {bids}.',
      'Nobody could lift {family} out of the chair; it cost {dollars} to stay in it. {bids}.',
    ],
    ['The upholstery has taken his shape.', 'Petitions go to the old address.'],
    ['{family} stays godfather, for {dollars}.'],
  ),
  'tie-decided': c(
    'card-table',
    'The Office',
    ['The Godfather Decides', 'A Word From {family}', 'It Was Even, Until {family} Spoke'],
    [
      'It was even over {what}, and {family} was asked. The answer was {other}.',
      'Two sides, one verdict: {family} awarded {what} to {other}, and gave no reasons.',
    ],
    ['Appeals are not heard.', 'What was said in return is not known to this newspaper.'],
    ['{family} broke a tie over {what} for {other}.'],
  ),
  mark: c(
    'speakeasy-door',
    'In High Places',
    ['{family} Passes {count}', 'New Friends for {family}', '{what}, Courtesy of {family}'],
    [
      '{family} is the first in town to reach {count} in corruption. They speak of it with respect: {what}.',
      'Nobody has gone so far so fast. At {count} in corruption {family} can call on a new arrangement, known as {what}.',
    ],
    ['Decent people cross the street, to shake hands.', 'The preacher had it in his sermon.'],
    ['{family} is the first to reach {count} in corruption.'],
  ),
  busted: c(
    'paddy-wagon',
    'Police Court',
    ['Raid in {place}', '{place} Boarded Up', 'Padlock for {family}', 'No Envelope in {place}'],
    [
      'Police closed {what} of {family} in {place} after an envelope was looked for and not found.',
      '{family} has lost {place}. The patrolman had named a price, and {family} had not.',
    ],
    [
      'Bottles were counted, then counted again, and were fewer.',
      'The sign has been taken down and hangs in a precinct house.',
      'Customers were let out by the kitchen.',
    ],
    ['{family} was raided out of {place}.', 'A padlock hangs in {place}, formerly of {family}.'],
  ),
  bailed: c(
    'precinct-house',
    'Police Court',
    ['Bail in {place}', '{dollars}, and No Questions', 'A Fine for {family}'],
    [
      'A matter in {place} was settled by {family} with bail of {dollars}, paid on the sidewalk.',
      '{family} put up {dollars} in bail for {place}. The clerk of the court has not been told of it.',
    ],
    ['The officer was polite throughout.', 'He bought a hat.'],
    ['Bail for {place}: {dollars}, by {family}.', '{family} paid {dollars} in bail for {place}.'],
  ),
  decree: c(
    'city-hall',
    'City Hall',
    ['City Hall Decrees: {what}', '{what}', 'The Month’s Order: {what}'],
    [
      'City Hall has issued its order for the month, under the name of {what}. The going rate with patrolmen is {dollars}.',
      'The notice on the door of City Hall reads {what}. Those concerned expect to pay {dollars} a visit.',
    ],
    [
      'In the wording of the clerk: {text}',
      'Citizens are asked to act surprised.',
      'It was read out twice, once for the gallery.',
      'Copies may be had at the cigar counter.',
    ],
    ['City Hall decrees {what}; bail stands at {dollars}.'],
  ),
  chief: c(
    'precinct-house',
    'City Hall',
    ['{family} Has the Police', 'Who Commands the Beat?'],
    [
      'Patrols this month follow the wishes of {family}, which nobody has written down.',
      'The police take their coffee, and their routes, from {family} this month.',
    ],
    ['Whistles were polished.', 'The horses were not consulted.'],
    ['The police listen to {family} this month.'],
  ),
  'cops-added': c(
    'precinct-house',
    'City Hall',
    ['More Police', '{count} More on the Beat'],
    ['With things as they are City Hall has put {count} more on the street.'],
    ['Their boots squeak.', 'They are said to be new and expensive.'],
    ['{count} more on the beat.'],
  ),
  'cops-withdrawn': c(
    'precinct-house',
    'City Hall',
    ['Fewer Police', 'A Quiet Precinct'],
    ['It has become so quiet that {count} could be sent home.'],
    ['Nobody complained.', 'The cat of the precinct stays on.'],
    ['{count} taken off the street.'],
  ),
};
