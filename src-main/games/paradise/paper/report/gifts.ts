import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { capitalize, formatDollars, joinWords } from '#shared/words/text.ts';
import { numberWord } from '../phrases.ts';
import { gangName } from '../words.ts';
import { joinParagraph, writeHead, type Beat, type Report } from './beat.ts';
import type { Cluster } from './joining.ts';
import { findSurname } from './people.ts';

type Gift = NewsItemOf<'public-works'>;

/** Reports the month's gifts to the poor as one story, and what they did to the city's anger; null for a single one. */
export function reportGifts({ items }: Cluster, beat: Beat): Report | null {
  const { desk, news, dayOf } = beat;
  const gifts = items.filter((item) => item.kind === 'public-works');
  if (gifts.length < 2) return null;
  const outrage = news.items.find((item) => item.kind === 'outrage');
  const fell = outrage !== undefined && outrage.outrage < outrage.outrageBefore;
  const givers = [...new Map(gifts.map((gift) => [gift.gang.seat, gift.gang])).values()];
  const [first] = givers;
  const facts = {
    Count: capitalize(numberWord(givers.length)),
    Givers: joinWords(givers.map(({ boss }) => findSurname(boss))),
    First: findSurname(first?.boss ?? ''),
  };
  const heads = givers.length > 1 ? [...(fell ? coolingHeads : []), ...givingHeads] : againHeads;
  const describe = (gift: Gift): string =>
    `${gangName(gift.gang)} gave ${formatDollars(gift.dollars)} on ${dayOf(gift).date}`;
  const gave = {
    times: gifts.length === 2 ? 'twice' : `${numberWord(gifts.length)} times`,
    gifts: joinWords(gifts.map(describe)),
    Gifts: capitalize(joinWords(gifts.map(describe))),
  };
  const lede = desk.must('gifts/lede', ledes, gave, 1);
  const names = `The checks were signed by ${joinWords(givers.map(({ boss }) => boss))}.`;
  const anger = fell
    ? [
        `This newspaper’s thermometer of the public temper fell in the month from ${outrage.outrageBefore} to ${outrage.outrage}.`,
      ]
    : [];
  return {
    kind: 'public-works',
    headline: writeHead(desk, `gifts/${givers.length > 1 ? 'many' : 'one'}`, heads, facts),
    decks: [],
    paragraphs: [lede, ...joinParagraph(desk.claim(names) ? [names] : [], anger)],
    place: null,
    engraving: 'bread',
    value: 0,
  };
}

const coolingHeads = ['{Count} Gangs Feed the Poor; Anger Cools', '{Givers} Open Purses; City Grows Calmer'] as const;
const givingHeads = [
  '{Count} Gangs Feed the Poor',
  '{Givers} Give to the Poor',
  'Poor Remembered by {Givers}',
] as const;
const ledes = [
  'The poor of the city were remembered {times} this month: {gifts}.',
  '{Gifts}, all of it for soup kitchens and street parties.',
  'Nobody in the wards went without a supper for some days: {gifts}.',
  'The kitchens of the wards were paid for by the trade: {gifts}.',
  'Charity came {times} this month, and from where the money is: {gifts}.',
  'There was soup, and there was music after it. {Gifts}.',
  'The almoners of the city had callers {times}: {gifts}.',
  '{Gifts}. The line at the kitchens went around the block.',
] as const;
const againHeads = ['{First} Gives Again to the Poor', 'Poor Hear From {First} More Than Once'] as const;
