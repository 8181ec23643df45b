import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Desk } from '#press/desk/desk.ts';
import type { Angle, Phrasings } from '../copy.ts';

const shared: Omit<Phrasings, 'decks' | 'notes'> = {
  headlines: [
    'Handicap Day Empties the City',
    '{Horse} Takes the Tri-State Handicap',
    'Forty Thousand See {Horse} Home',
    '{Horse} by a Nose in Tri-State Classic',
    'Tri-State Handicap to {Horse}; Favorite Nowhere',
    'Great Crowd, Fast Track, and {Horse}',
  ],
  ledes: [
    'The Tri-State Handicap was run at the Paradise Racetrack before every person in the city who owned a hat. {Horse} won it, and the hats went up.',
    'Banks closed, courts rose and two weddings were put off, for it was Handicap Day. {Horse} came to the post at long odds and came to the wire in front.',
    'For two minutes and some seconds this month nobody in Paradise broke the law, unless it was by breathing too hard. {Horse} won the Tri-State Handicap.',
    'The special trains ran from dawn. By three o’clock the stands at the Paradise Racetrack could not have held another straw hat, and by a quarter past they were nearly empty of money.',
  ],
  follows: [
    'The track was fast, the band was loud and the lemonade, in the better boxes, was not asked to explain itself.',
    '{Second}, which half of Downtown had been told about in confidence, ran as though it had been told something else.',
    'A lady in the clubhouse fainted at the turn and was revived in time for the stretch, which she would not have missed.',
    'Bookmakers wore the look of men who have paid and will live. A few did not stay to pay.',
    'The Governor did not attend, having learned who would be sitting near him.',
    'The horse was led in through a lane of policemen, each of whom was seen to pat it and to consult a slip of paper.',
  ],
  quotes: [
    '“I had him in a dream,” a baker sobbed, “and I bet on the other one.”',
    '“He runs like a man who owes money,” said a trainer with respect.',
    '“Never again,” said a bookkeeper who says it every June.',
    '“It was an honest race,” said an old tout, shaking his head at the strangeness of it.',
  ],
  closers: [
    'The last special train brought home fewer wallets than it had carried out, and more songs.',
    'There are eleven months until the next one, and on some streets they will be lean.',
  ],
  tags: ['The Tri-State Handicap', 'At the Races', 'June Racing'],
};

const owned: Phrasings = {
  ...shared,
  decks: [
    'Whoever lost, {gang} did not; the turnstiles of the Racetrack turn for them.',
    'Friends of {boss} fill the best boxes and count the house.',
  ],
  notes: [
    'The Tri-State Handicap went to {Horse}, and the gate receipts to {gang}.',
    '{Horse} won at the Racetrack, where the house itself belongs to {gang}.',
  ],
};

const independent: Phrasings = {
  ...shared,
  decks: [
    'Largest gate in the history of the course, which still belongs to nobody but its owners.',
    'Outsider comes from behind; insiders are left there.',
  ],
  notes: [
    'The Tri-State Handicap went to {Horse} before a record crowd.',
    '{Horse} was first home in the Tri-State Handicap.',
  ],
};

const horses = [
  'Gravy Boat',
  'Aunt Harriet',
  'Second Mortgage',
  'Tin Whistle',
  'Parson’s Nose',
  'Double Fudge',
  'Lamplighter',
  'Plain Geometry',
  'Miss Understood',
  'Cold Potato',
  'Sunday Collar',
  'Borrowed Umbrella',
  'Quarter Past',
  'Patent Pending',
] as const;

/** [RK-15] June's great race; the horses are the paper's own. */
export function writeHandicap(item: NewsItemOf<'handicap'>, desk: Desk): Angle {
  const first = desk.number('winner', 0, horses.length - 1);
  const second = (first + desk.number('second', 1, horses.length - 1)) % horses.length;
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy: item.owner ? owned : independent,
    facts: {
      ...(item.owner ? collectGangFacts(item.owner) : {}),
      Horse: horses[first] ?? 'Gravy Boat',
      Second: horses[second] ?? 'Tin Whistle',
    },
    dateline: 'Paradise Racetrack',
    engraving: 'racehorse',
  };
}
