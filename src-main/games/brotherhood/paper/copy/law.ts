import type { NewsKind } from '#shared/games/brotherhood/news.ts';
import { copyRow as c, type Copy } from '#press/page/copy.ts';

type Kinds = Extract<
  NewsKind,
  'card-nothing' | 'framed' | 'frame-failed' | 'undone' | 'neutralised' | 'arrested' | 'bailed'
>;

/** [BRO-NEWS-2] 11 to 13. */
export const lawCopy: Readonly<Record<Kinds, Copy>> = {
  'card-nothing': c(
    'precinct-house',
    'Nothing Found',
    ['Police Find Nothing in {place}', '{place} Is Clean, Says Law', 'Much Ado in {place}'],
    [
      'The law came to {place} with trucks and left with a lampshade. It found nothing.',
      'Nobody and nothing was taken in {place}, though every drawer was looked into.',
    ],
    ['The captain thanks the public.', 'A dog was questioned.', 'The trucks were washed while they waited.'],
    [
      'In {place} the law looked and found nothing.',
      'Officers left {place} with empty wagons.',
      'A search of {place} turned up one umbrella.',
      '{place} was gone through from end to end, for nothing.',
      'The law had the wrong month for {place}.',
      'Every drawer in {place} was opened and closed again.',
    ],
  ),
  framed: c(
    'courthouse',
    'An Anonymous Letter',
    ['{man} Picked Up', 'A Letter Without a Name', '{other} Cry Foul in {place}'],
    [
      'Somebody had a word with somebody, and {man} of the {other} was picked up in {place} for a thing he may not have done. The {family} were at lunch.',
      'Evidence against {man} of the {other} turned up in {place}, wrapped. Friends of the {family} had found it.',
      'The police of {place} were told where to look, and {man} of the {other} was there. The {family} had told them, the {other} say.',
      'An officer of {place} remembered a thing about {man} of the {other} on the day he dined with the {family}.',
      'A watch was missed in {place} and found on {man} of the {other}, who owns a better one. The {family} had reported it.',
      '{man} of the {other} is said to have robbed a bank in {place} that opens next year. A friend of the {family} wrote it down.',
      'Two witnesses in {place} described {man} of the {other} in the same words. Both dine where the {family} dine.',
    ],
    [
      'The ink was still wet.',
      'The judge was fishing.',
      'His alibi had also been arrested.',
      'The warrant was dated tomorrow.',
      'He asked what he had done, and they said they would let him know.',
      'A sergeant has a new hat.',
    ],
    [
      '{man} of the {other} was framed in {place}; the {family} know a sergeant.',
      '{man} of the {other} is in jail in {place}; the {family} could say why.',
      'The {family} had {man} of the {other} put away in {place}.',
    ],
  ),
  'frame-failed': c(
    'courthouse',
    'Did Not Hold',
    ['The Charge Falls Apart', 'Thrown Out in {place}', 'Nothing Sticks to the {other}'],
    [
      'A charge against one of the {other} in {place} was thrown out before it was read. The {family} had hoped for more.',
      'The {family} paid for a witness in {place} and got one who could not count. The {other} sent him a cigar.',
    ],
    ['The witness has moved.', 'The form had been filled in upside down.', 'The judge laughed, off the record.'],
    [
      'A frame of the {family} against the {other} in {place} did not hold.',
      'What the {family} had on the {other} in {place} was not enough for a judge.',
      'In {place} a witness of the {family} could not tell one of the {other} from the hat stand.',
      'The {family} sent a letter about the {other} in {place}, and it came back for postage.',
      'A clerk in {place} mislaid what the {family} had on the {other}.',
      'The {other} laughed in {place}: the {family} had accused a man long dead.',
    ],
  ),
  undone: c(
    'city-hall',
    'A Friend in Need',
    ['A Telephone Call in {place}', '{family} Have a Friend', 'Released Before Supper'],
    [
      'A telephone rang in {place}, and the {family} had {what} back as if nothing had been. They are grateful to nobody in particular.',
      'It was a misunderstanding, says an official in {place}, who handed the {family} {what} with a bow.',
    ],
    ['He hung up first.', 'The papers were found to be lost.', 'An apology was typed.'],
    [
      'A friend of the {family} in {place} got them {what} back.',
      'The {family} have {what} back, thanks to a friend in office in {place}.',
    ],
  ),
  neutralised: c(
    'city-hall',
    'Changed Minds',
    ['A Friend Looks Away in {place}', '{other} Call, Nobody Answers', 'Out of Office in {place}'],
    [
      'On leave all of a sudden, in {place}: {count} of the {other}. The {family} had paid for the holiday.',
      'The {other} asked for a favor in {place} and were told to write in. The {family} had been there before them.',
      'In {place} the {family} spoke last to {count} of the {other}, and whoever speaks last is heard.',
      'The telephone of the {other} rang and rang in {place}. The {family} had seen to it that nobody was in: {count}.',
    ],
    ['Next month it may be otherwise.', 'A secretary was very sorry.', 'The door had a new lock.'],
    [
      'The {family} put {count} of the {other} in {place} out of reach.',
      'In {place} {count} of the {other} found it wise to go fishing, on the advice of the {family}.',
      'The {other} called in {place} and got no answer; the {family} had called first.',
    ],
  ),
  arrested: c(
    'paddy-wagon',
    'In the Cells',
    ['{count} of the {family} in Cells', 'A Full Wagon', '{family} Short of Hands'],
    [
      'The wagon took {men} of the {family}. They may be had back at the usual rate.',
      'Behind bars for the {family}: {men}.',
    ],
    ['One asked for the cell with the window.', 'The coffee is improving.', 'They know the warden by name.'],
    ['In the cells, of the {family}: {men}.', 'The {family} have {count} fewer at large: {men}.'],
  ),
  bailed: c(
    'courthouse',
    'At Large Again',
    ['{count} Out on Bail', '{family} Pay Up', 'The Door Opens for {count}'],
    ['The {family} paid {dollars} and took {men} home.', 'For {dollars} {men} of the {family} are breathing free air.'],
    ['They shook hands with the guards.', 'Belts and laces were returned.', 'Nobody looked back.'],
    ['The {family} bailed {men} for {dollars}.', 'Out for {dollars}: {men} of the {family}.'],
  ),
};
