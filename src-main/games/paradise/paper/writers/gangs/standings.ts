import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { joinWords } from '#shared/words/text.ts';
import {
  formatDistrictHeadline,
  collectGangFacts,
  formatGang,
  numberWord,
} from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const newLeader: Phrasings = {
  headlines: [
    '{Gang} Now First Among Rackets',
    'A New Name at the Head of the Table',
    'First Place in the Underworld Goes to {Gang}',
    'Leadership of Rackets Passes to {Gang}',
    'Old Order Yields; {Boss} at the Top',
    '{Gang} Past All Rivals',
  ],
  decks: [
    'This newspaper’s count of doors, taken on foot, finds the order of the city changed.',
    'With {count} houses to its name, the {outfit} looks down on the rest.',
    'Head waiters across the city are moving their best table.',
  ],
  ledes: [
    'There is a new first name in the rackets of Paradise, and it is {gang}. A count of doors made at the month’s end gives them {count}, and gives no one more.',
    'The crown of the underworld, which is a derby, changed heads this month. It rests on {boss}, in whose interest {count} houses now keep their lights on.',
    'Who runs the most of this city that the city does not run? Since this month the answer is {gang}.',
  ],
  follows: [
    'Precedence counts for more in that world than in the embassies. One steps off the sidewalk for the leader, and not for the next man.',
    'The count was made by a member of this staff with good shoes, who read the signs and did not go in.',
    'It is the habit of those who come second to remark that the year is long.',
    'The change was not announced, but three florists in {base} worked through a Sunday.',
  ],
  quotes: [
    '“We have changed which picture we keep over the bar,” said a man who keeps no bar.',
    '“The bigger they get, the better they tip,” a hat-check girl said hopefully.',
    '“To me it is all the same policy slip,” said a washerwoman.',
  ],
  closers: [
    'The view from the top is held to be excellent, and the railing low.',
    'Others have led before. A list of them may be read on headstones at Cedar Hill.',
  ],
  tags: ['State of the Rackets', 'The Count of Doors', 'Order of the City'],
  notes: ['At the head of the city, with {count} houses, stands the name of {gang}.', 'First place belongs to {gang}.'],
};

const sameLeader: Phrasings = {
  headlines: [
    'Paradise Counts Its Doors',
    'The Rackets: Who Holds What',
    'No Change at the Head of the Table',
    'Month’s Reckoning Leaves Order as It Was',
    'A Census of What Nobody Admits To',
    'The Map of the Underworld, Revised',
    'Doors Counted, Doors Closed to Counters',
  ],
  decks: [
    'Our reporter walks twelve districts and reads the signs, such as they are.',
    'The largest holding is unchanged in its owner, if not in its appetite.',
    'Figures gathered without the help of the persons concerned, and with some hindrance.',
  ],
  ledes: [
    'A count of the rackets was made at the month’s end by a member of this staff, who was offered refreshment at nearly every address. The order of the gangs is what it was.',
    'The underworld publishes no almanac, and this newspaper therefore publishes one for it. No new name stands at the head.',
    'At the month’s close the doors of the city were counted once more, from the river to the heights. Those who led still lead.',
    'If the rackets were a ball league, the standings would be printed each morning beside the box scores. Being what they are, they appear here monthly, and without the averages.',
  ],
  follows: [
    'A house with no master but its owner is an old custom in Paradise, and getting older.',
    'A door is reckoned to whoever is greeted first when he comes through it.',
    'The figures are offered in a spirit of inquiry. Corrections should be mailed, and not delivered in person.',
    'Our man wore out one pair of heels and was asked eleven times whether he was lost.',
  ],
  quotes: [
    '“Put me down as independent,” a proprietor whispered, “but put it small.”',
    '“You counted wrong,” said a large man, kindly, and did not say by how many.',
    '“Two were boarded up and one was a church,” our reporter admits of his first attempt.',
  ],
  closers: [
    'The next count will be taken in a month, by another reporter.',
    'The reader may draw his own conclusions, and should keep them at home.',
  ],
  tags: ['State of the Rackets', 'The Count of Doors', 'Order of the City'],
  notes: ['The order of the gangs is unchanged at the month’s end.'],
};

const formatHouses = (count: number): string => (count === 1 ? 'one house' : `${numberWord(count)} houses`);

/** Describes the holdings of all gangs in one sentence. */
export function describeStandings({ holdings, independent }: NewsItemOf<'standings'>): string {
  const parts = holdings.map(({ gang, businesses }) => `${formatGang(gang)}, ${formatHouses(businesses)}`);
  const free = `independent owners, ${formatHouses(independent)}`;
  return `${[...parts, free].join('; ')}.`;
}

function describeFollowers({ holdings }: NewsItemOf<'standings'>): string | null {
  const rest = holdings.slice(1).filter(({ businesses }) => businesses > 0);
  if (rest.length === 0) return null;
  const named = rest.map(({ gang, businesses }) => `${formatGang(gang)} with ${numberWord(businesses)}`);
  return `After the leader in the reporter’s notebook came ${joinWords(named)}.`;
}

/** A month without a change of places is no story beside others. */
const routineValue = 5;

/** Writes the story of who holds how many businesses. */
export function writeStandings(item: NewsItemOf<'standings'>): Angle | null {
  const [leader] = item.holdings;
  if (!leader) return null;
  const count = numberWord(leader.businesses);
  return {
    key: item.newLeader ? 'new-leader' : 'standings',
    kind: item.kind,
    value: item.newLeader ? item.value : Math.min(item.value, routineValue),
    copy: item.newLeader ? newLeader : sameLeader,
    facts: { ...collectGangFacts(leader.gang), Boss: leader.gang.boss, count },
    dateline: item.newLeader ? formatDistrictHeadline(leader.gang.base) : null,
    engraving: 'skyline',
    details: (desk) => {
      const line = describeFollowers(item);
      return line !== null && desk.claim(line) ? [line] : [];
    },
  };
}
