import type { Story } from '#shared/views/paper.ts';
import { formatMonthLater } from '../calendar.ts';
import { formatDistrict, isMany, numberWord } from '../phrases.ts';
import type { Beat } from '../report/beat.ts';
import { capitalize } from '#shared/words/text.ts';
import { count, gangName } from '../words.ts';

/** How often the paper introduces the gangs to new readers. */
const everyMonths = 6;

/** Writes a box for new readers: the gangs' leaders, and past events. */
export function writeIntroduction({ desk, news, morgue }: Beat): Story[] {
  if (news.month % everyMonths !== 0 || morgue.isEmpty) return [];
  const standings = news.items.find((item) => item.kind === 'standings');
  if (standings === undefined) return [];
  const lines = standings.holdings.map(({ gang, businesses }) => {
    const has = isMany(gang) ? 'have' : 'has';
    return `${capitalize(gangName(gang))}: ${gang.boss}, chief; quarters in ${formatDistrict(gang.base)}; ${has} ${count(businesses, 'house', 'houses')}.`;
  });
  const fights = [...morgue.allOf('battle'), ...morgue.allOf('contested')];
  const since = formatMonthLater(morgue.firstMonth ?? news.month, news.month);
  const sofar = `The story so far: since ${since} this newspaper has reported ${numberWord(fights.length)} fights of the gangs before this month’s, and ${numberWord(morgue.allOf('succession').length)} changes of chief.`;
  // A gang without a change in half a year keeps its line, because a list with a gap would mislead.
  const paragraphs = [...lines, sofar];
  for (const line of paragraphs) desk.claim(line);
  return [
    {
      kind: 'whos-who',
      headline: 'Who’s Who Among the Gangs',
      deck: null,
      dateline: null,
      paragraphs,
      newsValue: 0,
      page: 2,
    },
  ];
}
