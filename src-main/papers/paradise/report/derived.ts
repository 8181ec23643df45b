import type { NewsGang, NewsItemOf } from '../../../../src-shared/games/paradise/news.ts';
import { calendarOf } from '../../../../src-shared/games/paradise/calendar.ts';
import { monthSince } from '../calendar.ts';
import { districtPhrase, isMany, numberWord, withoutArticle } from '../phrases.ts';
import { count, gangName, manIn } from '../words.ts';
import { once, paragraph, say, type Beat, type Report } from './beat.ts';
import { isFight } from './clusters.ts';

/** News that stands in no event but shows when a month is laid beside the one before. */
export function derivedReports(beat: Beat): Report[] {
  return [
    ...doorless(beat),
    ...bossesHeld(beat),
    ...longestTruce(beat),
    ...inquest(beat),
    ...yearEnd(beat),
  ];
}

type Standings = NewsItemOf<'standings'>;

function standingsOf({ news }: Beat): Standings | undefined {
  return news.items.find((item) => item.kind === 'standings');
}

const doorlessHeads = [
  '{Gang} Left Without a House',
  'Last Door Gone, {Gang} {Is} Homeless',
  '{Gang} Down to {Its} Last Nickel and No Door',
];
const doorlessLedes = [
  '{gang} {has} no house left in the city. A month ago there {were} {before}.',
  'The count of doors finds none for {gang}, which had {before} a month ago.',
  '{gang}, of {base}, lost the last of {before} this month and {is} without a door.',
];
const backHeads = [
  '{Gang} Back in Business',
  '{Gang} {Has} a Door Again',
  'Out and In Again: {Gang}',
];
const backLedes = [
  '{gang}, which had no house a month ago, now {has} {now}.',
  'After a month or more without a door {gang} {is} back, with {now}.',
  'The count gives {gang} {now}. At the last one there was none.',
];

/** A gang that has lost its last door, or found one again. */
function doorless(beat: Beat): Report[] {
  const { desk, morgue } = beat;
  const now = standingsOf(beat);
  const before = morgue.lastStandings();
  if (now === undefined || before === null) return [];
  return now.holdings.flatMap(({ gang, businesses }): Report[] => {
    const had = before.holdings.find((one) => one.gang.seat === gang.seat)?.businesses ?? 0;
    const isOut = had > 0 && businesses === 0;
    const isBack = had === 0 && businesses > 0;
    if (!isOut && !isBack) return [];
    const many = isMany(gang);
    const facts = {
      gang: gangName(gang),
      Gang: withoutArticle(gang.name),
      base: '',
      is: many ? 'are' : 'is',
      Is: many ? 'Are' : 'Is',
      has: many ? 'have' : 'has',
      Has: many ? 'Have' : 'Has',
      Its: many ? 'Their' : 'Its',
      were: had === 1 ? 'was' : 'were',
      before: count(had, 'house', 'houses'),
      now: count(businesses, 'house', 'houses'),
    };
    const kind = isOut ? 'doorless' : 'comeback';
    const head = desk.say(`${kind}/head`, isOut ? doorlessHeads : backHeads, facts, 1);
    const lede = say(desk, `${kind}/lede`, isOut ? doorlessLedes.slice(0, 2) : backLedes, facts);
    if (head === null || lede.length === 0) return [];
    return [
      {
        kind,
        headline: head,
        decks: [],
        paragraphs: paragraph(lede),
        place: null,
        engraving: isOut ? 'hat' : 'speakeasy-door',
        value: isOut ? 48 : 40,
      },
    ];
  });
}

const heldHeads = ['Who Leads {Gang} From a Cell?', '{Boss} Still Behind Bars'];
const heldLedes = [
  '{gang} {has} a chief in jail. {boss} was taken {where} and is the man whom the courts will hear of next.',
  'The chief of {gang}, {boss}, goes into the new month a prisoner. He was taken {where}.',
];

/** [GUTS-3, CARD-5] A Boss who was taken and has not been let go. */
function bossesHeld({ desk, news }: Beat): Report[] {
  const freed = new Set(
    news.items.flatMap((item) =>
      item.kind === 'verdict' || item.kind === 'boss-trial' ? [item.name] : [],
    ),
  );
  return news.items.flatMap((item): Report[] => {
    if (!isFight(item)) return [];
    const held = item.toll.arrested.filter(({ isBoss, name }) => isBoss && !freed.has(name));
    return held.flatMap((boss): Report[] => {
      const facts = {
        gang: gangName(boss.gang),
        Gang: withoutArticle(boss.gang.name),
        Boss: boss.name,
        boss: boss.name,
        has: isMany(boss.gang) ? 'have' : 'has',
        where:
          item.business === null
            ? 'in a street fight'
            : `in the fight at ${item.business.name.replace(/^The /u, 'the ')}`,
      };
      const headline = desk.say('held/head', heldHeads, facts);
      const lede = say(desk, 'held/lede', heldLedes, facts);
      if (headline === null || lede.length === 0) return [];
      return [
        {
          kind: 'boss-held',
          headline,
          decks: [],
          paragraphs: paragraph(lede),
          place: null,
          engraving: 'precinct-house',
          value: 30,
        },
      ];
    });
  });
}

const truceHeads = ['Truce Holds {Months} Months', 'Peace of {Gang} and {Other} Lasts'];
const truceLedes = [
  'The truce of {gang} with {other} has held since {since}, {months} months now, and no fight between them has come to this newspaper’s notice.',
  'Nothing has broken the peace that {gang} and {other} made in {since}, {months} months ago.',
];
/** A truce is worth a line when it is so many months old. */
const oldTruces: readonly number[] = [6, 12, 18, 24, 36];

function longestTruce({ desk, morgue, news }: Beat): Report[] {
  const broken = [
    ...morgue.allOf('deal-broken').map(({ item, day }) => ({ item, month: day.month })),
  ];
  const now = news.items.filter((item) => item.kind === 'deal-broken');
  return morgue.allOf('bargain-made').flatMap(({ item, day }): Report[] => {
    const age = news.month - day.month;
    const { gang, other } = item;
    if (!oldTruces.includes(age) || item.districts.length > 0) return [];
    const isOff =
      broken.some(({ item: off, month }) => off.gang.seat === gang.seat && month >= day.month) ||
      broken.some(({ item: off, month }) => off.gang.seat === other.seat && month >= day.month) ||
      now.some((off) => [gang.seat, other.seat].includes(off.gang.seat)) ||
      morgue.feud(gang.seat, other.seat).some((fight) => fight.day.month >= day.month);
    if (isOff || isFoughtNow(news.items, gang, other)) return [];
    const facts = {
      gang: gangName(gang),
      other: gangName(other),
      Gang: withoutArticle(gang.name),
      Other: withoutArticle(other.name),
      since: monthSince(day.month, news.month),
      months: numberWord(age),
      Months: numberWord(age).replace(/^./u, (letter) => letter.toUpperCase()),
    };
    const headline = desk.say('truce/head', truceHeads, facts);
    const lede = say(desk, 'truce/lede', truceLedes, facts);
    if (headline === null || lede.length === 0) return [];
    return [
      {
        kind: 'long-truce',
        headline,
        decks: [],
        paragraphs: lede,
        place: null,
        engraving: 'card-table',
        value: 22,
      },
    ];
  });
}

function isFoughtNow(items: Beat['news']['items'], gang: NewsGang, other: NewsGang): boolean {
  return items.some((item) => {
    const seats =
      item.kind === 'contested'
        ? item.gangs.map(({ seat }) => seat)
        : item.kind === 'battle'
          ? [item.attackers, item.defenders].flatMap((side) =>
              typeof side === 'string' ? [] : [side.seat],
            )
          : [];
    return seats.includes(gang.seat) && seats.includes(other.seat);
  });
}

const inquestHeads = ['Coroner Reports on {Month} Killings', 'Inquest Held on {Month} Dead'];
const inquestLedes = [
  'A coroner’s jury sat on the death of {citizens} killed in {district} in {month} and found that they died by gunshot, at the hands of persons not produced.',
  'The inquest into the killing of {citizens} in {district} in {month} is closed. The verdict was murder by persons unknown.',
];

/** A month after bystanders died the coroner has his say. */
function inquest({ desk, morgue, news }: Beat): Report[] {
  const killed = [...morgue.allOf('battle')].filter(
    ({ item, day }) => day.month === news.month - 1 && item.toll.citizensDead > 1,
  );
  const worst = killed.toSorted((a, b) => b.item.toll.citizensDead - a.item.toll.citizensDead)[0];
  if (worst === undefined) return [];
  const { item, day } = worst;
  const month = day.date.split(' ')[0] ?? '';
  const facts = {
    citizens: count(item.toll.citizensDead, 'citizen', 'citizens'),
    district: districtName(item),
    month,
    Month: month,
  };
  const headline = desk.say('inquest/head', inquestHeads, facts);
  const lede = say(desk, 'inquest/lede', inquestLedes, facts);
  if (headline === null || lede.length === 0) return [];
  return [
    {
      kind: 'inquest',
      headline,
      decks: [],
      paragraphs: lede,
      place: null,
      engraving: 'courthouse',
      value: 34,
    },
  ];
}

function districtName(item: NewsItemOf<'battle'>): string {
  return districtPhrase(item.district);
}

const yearHeads = ['The Year {Year} in Gangland', 'Gangland’s {Year}: the Reckoning'];

/** December: the year by its printed figures. */
function yearEnd(beat: Beat): Report[] {
  const { desk, morgue, news } = beat;
  const { monthOfYear, year } = calendarOf(news.month);
  if (monthOfYear !== 12 || morgue.isEmpty) return [];
  const isThisYear = (month: number): boolean => calendarOf(month).year === year;
  const fights = [
    ...morgue
      .allOf('battle')
      .filter(({ day }) => isThisYear(day.month))
      .map(({ item }) => item),
    ...morgue
      .allOf('contested')
      .filter(({ day }) => isThisYear(day.month))
      .map(({ item }) => item),
    ...news.items.filter(isFight),
  ];
  const sum = (of: (fight: (typeof fights)[number]) => number): number =>
    fights.reduce((total, fight) => total + of(fight), 0);
  const chiefs = fights.flatMap(({ toll }) => toll.dead.filter(({ isBoss }) => isBoss));
  const dead = sum(({ toll }) => toll.dead.length + toll.othersDead);
  const facts = { Year: String(year), year: String(year) };
  const headline = desk.say('year/head', yearHeads, facts);
  if (headline === null) return [];
  const lines = [
    `In ${year} this newspaper reported ${count(fights.length, 'gang fight', 'gang fights')}.`,
    `They cost the gangs ${count(dead, 'man', 'men')}, and the city ${count(
      sum(({ toll }) => toll.citizensDead),
      'citizen',
      'citizens',
    )}.`,
    `The police booked ${numberWord(sum(({ toll }) => toll.arrested.length))} in them.`,
  ].filter((line) => desk.claim(line));
  const roll =
    chiefs.length === 0 ? [] : [`Chiefs killed in the year: ${chiefs.map(manIn).join('; ')}.`];
  return [
    {
      kind: 'year-end',
      headline,
      decks: [],
      paragraphs: [lines.join(' '), ...roll.filter((line) => desk.claim(line))],
      place: null,
      engraving: 'skyline',
      value: 44,
    },
  ];
}

const guesses: readonly string[] = [
  'They wanted the corner before somebody else did.',
  'There was an old bill to pay, and it was paid.',
  'A cousin was insulted at a christening.',
  'Rents are up and so are doctors.',
  'He cannot sit still in warm weather.',
  'They are showing the young ones how it is done.',
  'Somebody laughed.',
  'It was done to please a lady in the front row.',
  'They are short of cash and long on men.',
  'They mean to be asked to sit down with the others.',
  'The other fellow was away that night, and it was known.',
  'They are tired of being fourth.',
  'He lost a wager and this was the forfeit.',
  'They wanted to be seen doing it.',
  'They were afraid of being next.',
  'They took it for a different address.',
  'A fortune teller told him to go east.',
  'The landlord had talked too much.',
];
const voices: readonly string[] = [
  'A bootblack in {base} has his own idea of {deed} by {gang}: “{guess}”',
  'Of {deed} by {gang} a night clerk says: “{guess}”',
  '“{guess}” So a motorman on the crosstown line accounts for {deed} by {gang}.',
  'In the barber shops of {base} they explain {deed} by {gang} in few words: “{guess}”',
  'A woman who does the laundry for half of {base} knows all about {deed} by {gang}. “{guess}”',
  '“{guess}” That is how a newsboy in {base} reads {deed} by {gang}; he has been wrong before.',
  'A cab driver who carried none of them says of {deed} by {gang}: “{guess}”',
];
const deedWords: Readonly<Record<NewsItemOf<'rumor'>['deed'], string>> = {
  takeover: 'the call on an independent owner',
  raid: 'the raid',
  smash: 'the business with the broken glass',
  hit: 'the shooting',
  hijack: 'the trouble on the road',
  show: 'the parade of automobiles',
  fight: 'the quarrel in the street',
  funeral: 'the big funeral',
  works: 'the sudden charity',
};

/** What bystanders make of it, in their words; half the months they say nothing. */
export function rumorsOf({ desk, news }: Beat): string[] {
  if (desk.number('rumors', 0, 2) === 0) return [];
  return news.items.flatMap((item) => {
    if (item.kind !== 'rumor') return [];
    const guess = desk.once('rumor/guess', guesses, {});
    if (guess === null) return [];
    const facts = {
      gang: gangName(item.gang),
      base: districtPhrase(item.gang.base),
      deed: deedWords[item.deed],
      guess,
    };
    return say(desk, 'rumor/voice', voices, facts);
  });
}

const wanted = [
  'Mothers of the ward marched to the City Hall over the killing in {district} in {month}.',
  'A petition about the dead of {district}, signed since {month}, was laid before the Mayor.',
  'The parish in {district} marked a month since the killing with a service.',
];

/** A month after an innocent died the ward speaks. */
export function mournersOf({ desk, morgue, news }: Beat): string[] {
  return morgue
    .allOf('battle')
    .filter(
      ({ item, day }) =>
        day.month === news.month - 1 && item.toll.causes.includes('innocent-killed'),
    )
    .slice(0, 1)
    .flatMap(({ item, day }) =>
      once(desk, 'mourners', wanted, {
        district: districtName(item),
        month: day.date.split(' ')[0] ?? '',
      }),
    );
}
