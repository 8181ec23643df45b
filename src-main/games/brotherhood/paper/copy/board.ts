import type { NewsKind } from '#shared/games/brotherhood/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  | 'opened'
  | 'bribed'
  | 'closed'
  | 'changed-hands'
  | 'control-won'
  | 'control-lost'
  | 'saturated'
  | 'cleared'
  | 'without-operations'
  | 'richest-month'
  | 'record-control'
  | 'record-first'
  | 'announcement'
  | 'press'
  | 'broken-announcement'
>;

/** [BRO-NEWS-2] 14 to 19 and 22 to 26. */
export const boardCopy: Readonly<Record<Kinds, Copy>> = {
  opened: c(
    'speakeasy-door',
    'New in Town',
    ['New Doors in {place}', '{family} Open in {place}', 'Business as Unusual in {place}'],
    [
      'The {family} have opened in {place}: {what}.',
      'Whoever has money to lose can now lose it in {place}. The {family} run {what}.',
      'A ribbon was cut in {place}, at night. The {family} offer {what}.',
    ],
    [
      'The first customer got a cigar.',
      'The paint is wet, and so is the punch.',
      'Neighbors were invited and came.',
      'A permit hangs in the window, for a bakery.',
    ],
    [
      'The {family} opened in {place}: {what}.',
      'New in {place}, by the {family}: {what}.',
      'In {place} one now finds {what}, and behind it the {family}.',
      'The {family} have added {what} in {place}.',
      'Fresh paint in {place}: {what}, of the {family}.',
    ],
  ),
  bribed: c(
    'city-hall',
    'Friends Made',
    ['{family} Make Friends in {place}', 'An Envelope in {place}', 'Handshakes in {place}'],
    [
      'The {family} have won {count} in office in {place}.',
      'Somebody in {place} drives a new car, and the {family} drive with him: {count} more.',
    ],
    [
      'The car is maroon.',
      'He has always admired the family.',
      'His wife was the last to know.',
      'The cigars in the waiting room are better.',
    ],
    [
      'The {family} have {count} more in office in {place}.',
      'In {place} the {family} can count on {count} more behind a desk.',
      'Office holders of {place} dined with the {family}: {count} more.',
    ],
  ),
  closed: c(
    'marked-door',
    'Closed by the Owner',
    ['Shutters Down in {place}', '{family} Give Up in {place}', 'To Let: {place}'],
    [
      'The {family} gave up {what} in {place} of their own will.',
      'It no longer paid, the {family} let it be known, and closed {what} in {place}.',
    ],
    ['The chairs were auctioned.', 'The landlord is thinking.', 'A cat remains.'],
    ['The {family} closed {what} in {place}.'],
  ),
  'changed-hands': c(
    'teapot',
    'Changed Hands',
    ['New Names on Old Doors', '{place}: From One Hand to Another', '{other} Sign for {what}'],
    [
      'The {family} made over {what} in {place} to the {other}, {how}.',
      'In {place} {what} went from the {family} to the {other}, {how}.',
      'The {other} have {what} more in {place}. The {family} parted with them {how}.',
    ],
    [
      'The keys were handed over in an envelope.',
      'The wrapping was plain.',
      'A toast was drunk, once.',
      'A notary was present and saw nothing.',
    ],
    ['{what} in {place} went from the {family} to the {other}, {how}.'],
  ),
  'control-won': c(
    'skyline',
    'Who Rules Where',
    [
      '{family} Rule {place}',
      '{place} Has One Master',
      'Ask the {family}, in {place}',
      '{place} Under One Hat',
      'All of {place} for the {family}',
    ],
    [
      'There is nobody in {place} but the {family} now, and they have a friend in office there. It pays double.',
      'The {family} are alone in {place}. Every dollar there counts twice.',
      'Whoever wants anything in {place} asks the {family}, who have nobody beside them there and the right man at the right desk. Their takings double.',
      'In {place} the last of the others has packed. The {family} keep the doors, an official keeps his eyes shut, and the tills are twice as full.',
      '{place} used to have a choice. It now has the {family}, at double the price.',
      'Both the street and the office above it belong to the {family} in {place}, which earns them two dollars for one.',
      'Rivals of the {family} were looked for in {place} and not found. What the family makes there has doubled.',
      'An alderman cut the ribbon and the {family} held it: {place} is theirs alone, and yields twice what it did.',
    ],
    [
      'The barber has taken down the other portrait.',
      'Rents were revised.',
      'A street may be renamed.',
      'The telephone book of the district is thinner.',
      'Waiters know whose table it is.',
      'Schoolboys have changed the names in their games.',
      'A second cashier has been engaged.',
    ],
    [
      '{place} is in the sole control of the {family}.',
      'The {family} have {place} to themselves.',
      'In {place} nobody but the {family} is left to ask.',
      'The {family} earn double in {place}, being alone there.',
    ],
  ),
  'control-lost': c(
    'skyline',
    'No Longer Alone',
    ['{family} Lose Their Grip on {place}', '{place} Slips Away', 'Company in {place}'],
    [
      'The {family} are no longer the only ones to be asked in {place}.',
      'For the {family} the good days in {place} are over; what paid double pays once.',
      'Somebody else is at home in {place}, and the {family} no longer collect twice.',
      'The {family} had {place} to themselves until this month. They have it no more.',
      'In {place} a second voice is heard, and the {family} make half of what they made.',
      'The hold of the {family} on {place} has slipped; a dollar is a dollar there again.',
    ],
    [
      'The portrait is back.',
      'Collectors now meet on the stairs.',
      'Prices are under discussion.',
      'The second cashier was let go.',
      'Two hats now hang where one hung.',
    ],
    [
      'The {family} lost sole control of {place}.',
      '{place} no longer belongs to the {family} alone.',
      'The {family} have company in {place}.',
    ],
  ),
  saturated: c(
    'card-table',
    'Too Many Doors',
    ['Standing Room Only in {place}', 'Too Many Games in {place}', '{place} Is Full'],
    [
      '{count} share what {room} could live on in {place}. Every one of them earns half.',
      'There are not customers enough in {place} for {count}; beyond {room} it is a crowd.',
    ],
    ['Touts outnumber the touted.', 'A man was pulled into two doors at once.', 'Free sandwiches are spoken of.'],
    ['{place} is overcrowded: {count} where {room} can live.'],
  ),
  cleared: c(
    'lamp',
    'Room Again',
    ['Elbow Room in {place}', '{place} Breathes Again', 'The Crowd Thins in {place}'],
    [
      'With {count} left, {place} can feed them all again.',
      'The crowd in {place} has thinned, and who is still there earns what he should.',
    ],
    ['Waiters are seated at last.', 'The sandwiches cost money again.', 'A door was bricked up.'],
    ['{place} is no longer overcrowded.'],
  ),
  'without-operations': c(
    'bread',
    'Nothing Left',
    ['{family} Without a Door', 'Lean Month for the {family}', '{family} Sell Apples'],
    [
      'The {family} do not own one business in town any more.',
      'Not a door in Carthage opens for the {family} now; they live on what is left of respect.',
    ],
    ['Respect is paid monthly.', 'The apples were good.', 'A cousin has offered a room.'],
    [
      'The {family} are without a single business.',
      'Not one door in town opens for the {family}.',
      'The {family} have lost their last door.',
    ],
  ),
  'richest-month': c(
    'coal-scuttle',
    'The Best Month',
    ['{family} Have the Best Month', '{dollars} in a Month', 'Who Earned What'],
    [
      'With {dollars} from {count} the {family} earned more than anybody. The Street puts them at {guess}, and the Street has been wrong before.',
      'The {family} took in {dollars}; the {other} come next. In the cafés they are guessed at {guess}.',
    ],
    ['Others have counted along.', 'A bigger safe was delivered, at night.', 'The tailor is paid.'],
    [
      'The {family}, with {dollars}; the Street puts them at {guess}.',
      'Nobody took in more than the {family}: {dollars}. In the cafés they are guessed at {guess}.',
      'First by a month’s takings are the {family}, {dollars}. Their safe is said to hold {guess}.',
      'The {family} lead the month: {dollars} from {count}. Barbers speak of {guess} put by.',
      'With {dollars} the {family} are ahead of all. Who claims to know says they own {guess}.',
      'The month’s best till stood with the {family}: {dollars} in it. At the races they are taken for {guess}.',
    ],
  ),
  'record-control': c(
    'skyline',
    'For the Record',
    ['{count} Months of {family} in {place}', 'A Reign in {place}', 'Nobody So Long: {place}'],
    [
      'No family has ruled an area as long without a break as the {family} rule {place}: {count} months.',
      'The {family} have been alone in {place} for {count} months, which is a record.',
    ],
    ['Children there know no other.', 'A cake was served.', 'The record keeper was paid not to look too closely.'],
    [
      'The {family} have ruled {place} for {count} months, the longest rule of the year so far.',
      '{count} months now in {place} for the {family}; nobody has held any area longer.',
      'In {place} the {family} have been alone for {count} months, longer than anybody elsewhere.',
    ],
  ),
  'record-first': c(
    'speakeasy-door',
    'A First',
    ['The First in {place}', '{place} Is Discovered', 'Somebody Looks at {place}'],
    [
      'Nobody had opened anything in {place} before the {family} did.',
      '{place} has its first establishment, thanks to the {family}.',
    ],
    ['The natives are friendly.', 'A map was needed.', 'There was no line.'],
    ['The {family} are the first to open in {place}.'],
  ),
  announcement: c(
    'teapot',
    'Said Aloud',
    ['{family} Speak', 'A Word From the {family}', '{family}, in Their Own Words'],
    ['The {family} let it be known: “{text}”', 'From the {family}, for all to hear: “{text}”'],
    ['Words are free and are printed as such.', 'We took it down as it was said.', 'No questions were taken.'],
    ['The {family}: “{text}”', 'Heard from the {family}: “{text}”', 'And the {family}: “{text}”'],
  ),
  press: c(
    'scissors',
    'Sent In',
    ['Sent to the Editor', 'A Line for the Paper', 'By Hand, This Morning'],
    ['We print what was sent in by {by}: “{text}”', 'From {by}: “{text}”'],
    ['The editor adds nothing.', 'The envelope smelled of cigars.', 'The spelling is ours.'],
    ['From {by}: “{text}”', 'Sent in by {by}: “{text}”'],
  ),
  'broken-announcement': c(
    'umbrella',
    'Said and Not Done',
    ['{family} Change Their Mind', 'Looking for the {family} in {place}', 'Announced, Not Seen'],
    [
      'The {family} had announced themselves in {place}, and were looked for there in vain.',
      'In {place} the chairs stayed empty that the {family} had spoken of.',
    ],
    ['We printed it in good faith.', 'Others had planned by it.', 'It is a large city; one may get lost.'],
    ['The {family} had announced themselves in {place} and did not come.'],
  ),
};
