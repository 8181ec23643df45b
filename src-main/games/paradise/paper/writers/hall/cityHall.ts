import type { NewsItemOf, NewsOfficial } from '#shared/games/paradise/news/news.ts';
import { joinWords } from '#shared/words/text.ts';
import type { Desk } from '#press/desk/desk.ts';
import { collectOfficialFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'City’s Servants Sworn In',
    'Who Governs Paradise, and From What Chair',
    'The New Men at the Hall',
    'Hands Raised at City Hall',
  ],
  decks: [
    'Oaths are taken by all, and read by some.',
    'A guide to those whom the citizen pays, for those who did not know that he was alone in it.',
    'Mayor {mayor} promises a business government. Business is pleased.',
  ],
  ledes: [
    'The government of the city took its seats with the new year. Mayor {mayor} wore a sash, and spoke of economy.',
    'Mayor {mayor} and his government were sworn in before a full gallery, a brass band and a number of gentlemen in good coats who shook every hand twice.',
    'From the Mayor’s chair to the last bench of the Council, Paradise has its officials for the year. Mayor {mayor} heads the list, and reads it as if for the first time.',
  ],
  follows: [
    'The salaries are modest. The candidates were many.',
    'Each swore to take nothing but what the city pays him. The clerk who holds the Bible has asked for a new one.',
    'A tailor by the Hall reports a run on waistcoats with deep pockets.',
    'Afterward there was lunch, to which nobody could remember having subscribed.',
  ],
  quotes: [
    '“I know nobody in this town,” Mayor {mayor} declared, “and nobody knows me.” There was laughter at the back.',
    '“The city is in good hands,” said {chief}, the Chief of Police, showing his own.',
    '“I shall print what is so,” {editor} of the City Desk assured his guests, “as soon as I am told.”',
  ],
  closers: [
    'The year will show what they are worth. Some believe that it can be had in figures.',
    'The public is invited to call between ten and four. Others may call later.',
  ],
  tags: ['At the Hall', 'The City’s Servants'],
  notes: [
    'Mayor {mayor} and his government have been sworn in.',
    'The Hall has its men for the year, with Mayor {mayor} at their head.',
  ],
};

const rolls: Partial<Record<NewsOfficial['kind'], readonly string[]>> = {
  judge: [
    'On the bench sit {names}, before whom everybody is equal, one at a time.',
    'The courts are in the care of {names}.',
  ],
  captain: [
    'The precincts, from the first to the third, answer to {names}.',
    'In the station houses the keys are with {names}.',
  ],
};

function listRoll(desk: Desk, officials: readonly NewsOfficial[], kind: 'judge' | 'captain'): string[] {
  const names = officials.filter((one) => one.kind === kind).map((one) => collectOfficialFacts(one)['official'] ?? '');
  if (names.length === 0) return [];
  const text = desk.say(`city-hall/${kind}`, rolls[kind] ?? [], { names: joinWords(names) });
  return text === null ? [] : [text];
}

/** [OFF-1] Writes the first edition's list of those in office; none without a Mayor. */
export function writeCityHall(item: NewsItemOf<'city-hall'>): Angle | null {
  const formatPost = (kind: NewsOfficial['kind']): string =>
    item.officials.find((one) => one.kind === kind)?.name ?? 'nobody';
  if (!item.officials.some(({ kind }) => kind === 'mayor')) return null;
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy,
    facts: { mayor: formatPost('mayor'), chief: formatPost('chief'), editor: formatPost('editor') },
    dateline: 'City Hall',
    engraving: 'city-hall',
    details: (desk) => [...listRoll(desk, item.officials, 'judge'), ...listRoll(desk, item.officials, 'captain')],
  };
}
