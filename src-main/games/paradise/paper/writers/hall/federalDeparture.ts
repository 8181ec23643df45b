import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'Federal Men Go Home',
    'Agents Board the Eastbound; Work Done',
    'Washington Satisfied; Party Withdraws',
    'City Waves Good-Bye to Its Guests',
    'Federal Rooms Vacant; {Gang} a Memory',
  ],
  decks: [
    'With {gang} broken, the government’s report is closed and its bill settled.',
    'Platform crowded with well-wishers who wished to be sure.',
    'The map comes down, the pins are counted, and the rackets breathe out.',
  ],
  ledes: [
    'The federal agents left Paradise this month by the evening express. {gang} having ceased to be a concern of anyone, the party found that its errand was done.',
    'The government of the United States has got what it came for. It was {gang}, and there is nothing left of them to watch.',
    'Rooms to let: the agents from Washington have gone. The end of {gang} was entered in a small black book, and the book was shut.',
  ],
  follows: [
    'A brass band was at the station by coincidence, and played by request.',
    'The landlady found the rooms swept and a note commending her oatmeal.',
    'It is remarked that one gang paid for the departure, and that the others will enjoy it.',
    'Within the hour a number of blinds went up that had been down for some time.',
  ],
  quotes: [
    '“They never told me a thing,” said the stationmaster, “and I never knew men to stand so straight while not telling it.”',
    '“I shall miss them,” said a patrolman. “No I shall not.”',
    '“Round-trip tickets,” observed the clerk at the window, and would say no more.',
  ],
  closers: [
    'The city has its affairs to itself again. It remains to be seen what it has learned.',
    'The agents know the way now, and the trains run daily.',
  ],
  tags: ['The Federal Men Depart', 'Eastbound', 'Our Guests Go Home'],
  notes: [
    'The federal agents have gone home, {gang} being no more.',
    'With the end of {gang} the government’s men left by the evening express.',
    'Federal rooms Downtown are to let, following the fall of {gang}.',
  ],
};

/** [GANG-17, PO-6] The ruin of one gang sent the Feds home. */
export function writeFederalDeparture(item: NewsItemOf<'feds-leave'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy,
    facts: collectGangFacts(item.gang),
    dateline: 'Union Station',
    engraving: 'courthouse',
  };
}
