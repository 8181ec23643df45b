import type { Story } from '#shared/views/paper.ts';
import { formatMonthLater } from '../calendar.ts';
import { isRaidOfLaw } from '../files/noted.ts';
import { formatDistrict } from '../phrases.ts';
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
    return `${capitalize(gangName(gang))}, of ${formatDistrict(gang.base)}: ${gang.boss}, chief; ${count(businesses, 'house', 'houses')}.`;
  });
  const fights = [...morgue.allOf('battle'), ...morgue.allOf('contested')].filter(({ item }) => !isRaidOfLaw(item));
  const since = formatMonthLater(morgue.firstMonth ?? news.month, news.month);
  const sofar = `The story so far: since ${since} this newspaper has reported ${count(fights.length, 'gang fight', 'gang fights')} before this month’s, and ${count(morgue.allOf('succession').length, 'change', 'changes')} of chief.`;
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
