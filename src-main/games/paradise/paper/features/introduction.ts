import type { Story } from '#shared/views/paper.ts';
import { formatMonthLater } from '../calendar.ts';
import { formatDistrict, isMany, numberWord } from '../phrases.ts';
import type { Beat } from '../report/beat.ts';
import { capitalize } from '#shared/words/text.ts';
import { count, gangName } from '../words.ts';

/** Newcomers are told who is who this often. */
const everyMonths = 6;

/** A box for those who have not read the paper before: who leads what, and what has been. */
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
  // A gang that stands where it stood half a year ago has its line all the same: a list with a gap would mislead.
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
