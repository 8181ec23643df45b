import type { NewsItem, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { profileNames } from '#shared/games/paradise/people.ts';
import { drawNumber } from '#press/desk/rotation.ts';
import type { EngravingName } from '#press/engravings/names.ts';
import type { Facts } from '#press/desk/desk.ts';
import { formatMonthLater } from '../calendar.ts';
import { formatDistrictHeadline, formatDistrict } from '../phrases.ts';
import { isFight, isSame, type Man } from '../files/noted.ts';
import { formatWeekdayDate, gangName } from '../words.ts';
import { joinParagraph, say, type Beat, type Report } from './beat.ts';
import { cases, chiefs, federal, widowNames, widows, type Installment } from './serialCopy.ts';

/** Stories that go on from month to month: a federal chief, a widow, a case before the courts. */
export function writeSerials(beat: Beat): Report[] {
  return [...reportFederalChief(beat), ...reportWidow(beat), ...reportCharge(beat)];
}

type Part = { kind: string; value: number; engraving: EngravingName; facts: Facts };

function writeInstallment(
  { desk }: Beat,
  { heads, ledes }: Installment,
  { kind, value, engraving, facts }: Part,
): Report[] {
  const lede = say(desk, `${kind}/lede`, ledes, facts);
  if (lede.length === 0) return [];
  const headline = desk.say(`${kind}/head`, heads, facts);
  if (headline === null) return [];
  return [{ kind, headline, decks: [], paragraphs: joinParagraph(lede), place: null, engraving, value }];
}

type Outrage = NewsItemOf<'outrage'>;
const isCall = (item: NewsItem): item is Outrage => item.kind === 'outrage' && item.verdict === 'feds-called';

/** Finds the month in which the agents in town were called, by the files; null if none are known. */
function findCallMonth({ morgue, news }: Beat): number | null {
  if (news.items.some(isCall)) return news.month;
  const call = morgue.allOf('outrage').findLast(({ item }) => isCall(item));
  const left = morgue.allOf('feds-leave').at(-1);
  if (call === undefined || (left !== undefined && left.day.month >= call.day.month)) return null;
  return call.day.month;
}

/** [PO-6] Reports the chief of the agents: he comes, raids, is laughed at, and goes. */
function reportFederalChief(beat: Beat): Report[] {
  const { news, desk, dayOf } = beat;
  const called = findCallMonth(beat);
  if (called === null) return [];
  const chief = chiefs[drawNumber(0, chiefs.length - 1, desk.seed, called, 'federal chief')];
  if (chief === undefined) return [];
  const facts = { chief, Chief: chief, since: formatMonthLater(called, news.month) };
  const reportPart = (what: keyof typeof federal, value: number, more: Facts = {}): Report[] =>
    writeInstallment(beat, federal[what], {
      kind: `federal-${what}`,
      value,
      engraving: what === 'raids' ? 'handcuffs' : 'telephone',
      facts: { ...facts, ...more },
    });
  if (called === news.month) return reportPart('arrives', 34);
  const gone = news.items.find((item) => item.kind === 'feds-leave');
  if (gone !== undefined) return reportPart('leaves', 36, { gang: gangName(gone.gang) });
  const raid = news.items.find((item) => item.kind === 'battle' && item.attackers === 'feds');
  if (raid?.kind === 'battle') {
    return reportPart('raids', 32, {
      district: formatDistrict(raid.district),
      District: formatDistrictHeadline(raid.district),
      day: `on ${formatWeekdayDate(dayOf(raid))}`,
    });
  }
  // A joke every month is no joke.
  return (news.month - called) % 3 === 1 ? reportPart('mocked', 18) : [];
}

const widowParts = [
  { after: 0, part: 'named' },
  { after: 1, part: 'month' },
  { after: 3, part: 'quarter' },
  { after: 12, part: 'year' },
] as const;

/** A moll leaves no widow. */
const molls: readonly string[] = [profileNames.moll, 'Moll'];

/** Reports the widow of a man who had a funeral: first by name, later in other parts. */
function reportWidow(beat: Beat): Report[] {
  const { news, morgue, desk } = beat;
  const buried = [
    ...news.items.flatMap((item) => (item.kind === 'funeral' ? [{ item, month: news.month }] : [])),
    ...morgue.allOf('funeral').map(({ item, day }) => ({ item, month: day.month })),
  ];
  const due = widowParts.flatMap(({ after, part }) =>
    buried
      .filter(({ item, month }) => news.month - month === after && !molls.includes(item.role))
      .map((one) => ({ ...one, part })),
  );
  const [first] = due;
  if (first === undefined) return [];
  const { item, month, part } = first;
  const surname = item.name.split(' ').at(-1) ?? item.name;
  const given = widowNames[drawNumber(0, widowNames.length - 1, desk.seed, item.name, 'widow')];
  return writeInstallment(beat, widows[part], {
    kind: `widow-${part}`,
    value: 20,
    engraving: 'wreath',
    facts: {
      dead: item.name,
      Dead: item.name,
      surname,
      Surname: surname,
      first: given ?? '',
      since: formatMonthLater(month, news.month),
    },
  });
}

/** Finds the fight of a man's last arrest, from the files; null if he was arrested again this month. */
function findArrest({ morgue, news }: Beat, man: Man): { month: number; text: string } | null {
  const arrests = [...morgue.allOf('battle'), ...morgue.allOf('contested')].filter(({ item }) =>
    item.toll.arrested.some((person) => isSame(person, man)),
  );
  const last = arrests.toSorted((a, b) => a.day.month - b.day.month).at(-1);
  const isTakenNow = news.items.some(
    (item) => isFight(item) && item.toll.arrested.some((person) => isSame(person, man)),
  );
  if (last === undefined || isTakenNow) return null;
  const { item, day } = last;
  const where =
    item.business !== null
      ? `at ${item.business.name.replace(/^The /u, 'the ')}`
      : item.kind === 'battle'
        ? `in ${formatDistrict(item.district)}`
        : 'in the street';
  const when = formatMonthLater(day.month, news.month);
  return { month: day.month, text: `the fight ${where} in ${when}` };
}

/** [LAW-4] Reports the opened trial of a Boss, with the charge of his arrest. */
function reportCharge(beat: Beat): Report[] {
  const { news, desk } = beat;
  return news.items.flatMap((item): Report[] => {
    if (item.kind !== 'boss-trial' || item.stage !== 'opened') return [];
    const arrest = findArrest(beat, item);
    if (arrest === null) return [];
    const facts = { name: item.name, arrest: arrest.text };
    const lede = say(desk, 'case/charged', cases.charged, facts);
    const headline = desk.say('case/head', chargeHeads, facts);
    if (lede.length === 0 || headline === null) return [];
    return [{ kind: 'charge', headline, decks: [], paragraphs: lede, place: null, engraving: 'gavel', value: 30 }];
  });
}

const chargeHeads = ['The Charge Against {name}', '{name} Pleads', 'State Makes Its Case on {name}'];

/** [LAW-1, LAW-5] Writes the parts of a case before its end: the arrest, and the trial's opening if it was reported. */
export function writeCaseHistory(item: NewsItem, beat: Beat): string[] {
  if (item.kind !== 'verdict' && item.kind !== 'boss-trial') return [];
  if (item.kind === 'boss-trial' && item.stage === 'opened') return [];
  const arrest = findArrest(beat, item);
  if (arrest === null) return [];
  const { desk, morgue, news } = beat;
  const facts = { name: item.name, arrest: arrest.text };
  const taken = say(desk, 'case/arrested', cases.arrested, facts);
  const opening = morgue.allOf('boss-trial').findLast((one) => isSame(one.item, item) && one.item.stage === 'opened');
  if (item.kind !== 'boss-trial' || opening === undefined) return taken;
  const opened = formatMonthLater(opening.day.month, news.month);
  return [...taken, ...say(desk, 'case/tried', cases.tried, { opened })];
}
