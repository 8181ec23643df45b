import type { MonthNews, NewsGang, NewsItem, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { computeCalendar } from '#shared/games/paradise/calendar.ts';
import { formatMonthLater } from '../calendar.ts';
import { formatDistrict, isMany, numberWord, dropArticle } from '../phrases.ts';
import { count, gangName, formatMan } from '../words.ts';
import { sayOnce, joinParagraph, say, type Beat, type Report } from './beat.ts';
import { isPair } from './joining.ts';
import type { Morgue } from '../files/morgue.ts';
import { isFight, isMoved, isRaidOfLaw } from '../files/noted.ts';
import {
  aimVoices,
  backHeads,
  backLedes,
  doorlessHeads,
  doorlessLedes,
  guesses,
  heldHeads,
  heldLedes,
  inquestHeads,
  inquestLedes,
  truceHeads,
  truceLedes,
  voices,
  wanted,
  yearHeads,
} from './derivedCopy.ts';

/** Derives news from the comparison of a month with the one before. */
export function deriveReports(beat: Beat): Report[] {
  return [
    ...reportDoorless(beat),
    ...reportBossesHeld(beat),
    ...reportLongestTruce(beat),
    ...reportInquest(beat),
    ...reportYearEnd(beat),
  ];
}

type Standings = NewsItemOf<'standings'>;

function findStandings({ news }: Beat): Standings | undefined {
  return news.items.find((item) => item.kind === 'standings');
}

/** Finds the news by which a gang lost its last door in the month, with the gang; a gang that is gone is not among them. */
export function findLastDoors(news: MonthNews, morgue: Morgue): ReadonlyMap<NewsItem, NewsGang> {
  const now = news.items.find((item) => item.kind === 'standings');
  const had = morgue.lastStandings()?.holdings ?? [];
  const doorless = (now?.holdings ?? []).filter(
    ({ gang, businesses }) =>
      businesses === 0 && had.some((before) => before.gang.seat === gang.seat && before.businesses > 0),
  );
  return new Map(
    doorless.flatMap(({ gang }) => {
      const last = news.items
        .filter((item) => isLossOfDoor(item, gang.seat))
        .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))[0];
      return last === undefined ? [] : [[last, gang] as const];
    }),
  );
}

function isLossOfDoor(item: NewsItem, seat: string): boolean {
  if (item.kind === 'battle')
    return isMoved(item) && typeof item.defenders !== 'string' && item.defenders.seat === seat;
  if (item.kind === 'changed-hands') return item.from?.seat === seat;
  return (item.kind === 'broke-away' || item.kind === 'turned-independent') && item.gang.seat === seat;
}

/** Reports a gang that has lost its last door by no news of its own, or has one again. */
function reportDoorless(beat: Beat): Report[] {
  const { desk, morgue } = beat;
  const now = findStandings(beat);
  const before = morgue.lastStandings();
  if (now === undefined || before === null) return [];
  return now.holdings.flatMap(({ gang, businesses }): Report[] => {
    const had = before.holdings.find((one) => one.gang.seat === gang.seat)?.businesses ?? 0;
    const isOut = had > 0 && businesses === 0;
    const isBack = had === 0 && businesses > 0;
    const isTold = [...beat.lastDoors.values()].some(({ seat }) => seat === gang.seat);
    if (isTold || (!isOut && !isBack)) return [];
    const many = isMany(gang);
    const facts = {
      gang: gangName(gang),
      Gang: dropArticle(gang.name),
      is: many ? 'are' : 'is',
      Is: many ? 'Are' : 'Is',
      has: many ? 'have' : 'has',
      Has: many ? 'Have' : 'Has',
      were: had === 1 ? 'was' : 'were',
      before: count(had, 'house', 'houses'),
      now: count(businesses, 'house', 'houses'),
      Now: count(businesses, 'House', 'Houses').replace(/^./u, (letter) => letter.toUpperCase()),
    };
    const kind = isOut ? 'doorless' : 'comeback';
    const head = desk.say(`${kind}/head`, isOut ? doorlessHeads : backHeads, facts, 1);
    const lede = say(desk, `${kind}/lede`, isOut ? doorlessLedes : backLedes, facts);
    if (head === null || lede.length === 0) return [];
    return [
      {
        kind,
        headline: head,
        decks: [],
        paragraphs: joinParagraph(lede),
        place: null,
        engraving: isOut ? 'hat' : 'speakeasy-door',
        value: isOut ? 48 : 40,
      },
    ];
  });
}

/** [GUTS-3, CARD-5] Reports a Boss who was arrested and has not been released. */
function reportBossesHeld({ desk, news }: Beat): Report[] {
  const freed = new Set(
    news.items.flatMap((item) => (item.kind === 'verdict' || item.kind === 'boss-trial' ? [item.name] : [])),
  );
  return news.items.flatMap((item): Report[] => {
    if (!isFight(item)) return [];
    const held = item.toll.arrested.filter(({ isBoss, name }) => isBoss && !freed.has(name));
    return held.flatMap((boss): Report[] => {
      const facts = {
        gang: gangName(boss.gang),
        Gang: dropArticle(boss.gang.name),
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
          paragraphs: joinParagraph(lede),
          place: null,
          engraving: 'precinct-house',
          value: 30,
        },
      ];
    });
  });
}

/** Months after which a truce is news. */
const oldTruces: readonly number[] = [6, 12, 18, 24, 36];

function reportLongestTruce({ desk, morgue, news }: Beat): Report[] {
  const broken = [...morgue.allOf('deal-broken').map(({ item, day }) => ({ item, month: day.month }))];
  const now = news.items.filter((item) => item.kind === 'deal-broken');
  const truces = morgue.allOf('bargain-made').filter(({ item }) => item.districts.length === 0);
  const madeNow = news.items.filter((item) => item.kind === 'bargain-made');
  return truces.flatMap(({ item, day }, nth): Report[] => {
    const age = news.month - day.month;
    const { gang, other } = item;
    // A truce that was renewed is as old as its latest words.
    const later = [...truces.slice(nth + 1).map((one) => one.item), ...madeNow];
    const isRenewed = later.some((one) => isPair([one.gang.seat, one.other.seat], [gang.seat, other.seat]));
    if (!oldTruces.includes(age) || isRenewed) return [];
    const isOff =
      broken.some(({ item: off, month }) => off.gang.seat === gang.seat && month >= day.month) ||
      broken.some(({ item: off, month }) => off.gang.seat === other.seat && month >= day.month) ||
      now.some((off) => [gang.seat, other.seat].includes(off.gang.seat)) ||
      morgue.feud(gang.seat, other.seat).some((fight) => fight.day.month >= day.month);
    if (isOff || isFoughtNow(news.items, gang, other)) return [];
    const facts = {
      gang: gangName(gang),
      other: gangName(other),
      Gang: dropArticle(gang.name),
      Other: dropArticle(other.name),
      since: formatMonthLater(day.month, news.month),
      months: numberWord(age),
      Months: numberWord(age).replace(/^./u, (letter) => letter.toUpperCase()),
    };
    const headline = desk.say('truce/head', truceHeads, facts);
    const lede = say(desk, 'truce/lede', truceLedes, facts);
    if (headline === null || lede.length === 0) return [];
    return [
      { kind: 'long-truce', headline, decks: [], paragraphs: lede, place: null, engraving: 'card-table', value: 22 },
    ];
  });
}

function isFoughtNow(items: Beat['news']['items'], gang: NewsGang, other: NewsGang): boolean {
  return items.some((item) => {
    const seats =
      item.kind === 'contested'
        ? item.gangs.map(({ seat }) => seat)
        : item.kind === 'battle'
          ? [item.attackers, item.defenders].flatMap((side) => (typeof side === 'string' ? [] : [side.seat]))
          : [];
    return seats.includes(gang.seat) && seats.includes(other.seat);
  });
}

/** Reports the coroner's inquest a month after bystanders died. */
function reportInquest({ desk, morgue, news }: Beat): Report[] {
  const killed = [...morgue.allOf('battle')].filter(
    ({ item, day }) => day.month === news.month - 1 && item.toll.citizensDead > 1,
  );
  const worst = killed.toSorted((a, b) => b.item.toll.citizensDead - a.item.toll.citizensDead)[0];
  if (worst === undefined) return [];
  const { item, day } = worst;
  const month = day.date.split(' ')[0] ?? '';
  const facts = {
    citizens: count(item.toll.citizensDead, 'citizen', 'citizens'),
    district: findDistrictName(item),
    month,
    Month: month,
  };
  const headline = desk.say('inquest/head', inquestHeads, facts);
  const lede = say(desk, 'inquest/lede', inquestLedes, facts);
  if (headline === null || lede.length === 0) return [];
  return [{ kind: 'inquest', headline, decks: [], paragraphs: lede, place: null, engraving: 'courthouse', value: 34 }];
}

function findDistrictName(item: NewsItemOf<'battle'>): string {
  return formatDistrict(item.district);
}

/** Reports the year by its printed figures, in December. */
function reportYearEnd(beat: Beat): Report[] {
  const { desk, morgue, news } = beat;
  const { monthOfYear, year } = computeCalendar(news.month);
  if (monthOfYear !== 12 || morgue.isEmpty) return [];
  const isThisYear = (month: number): boolean => computeCalendar(month).year === year;
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
  const booked = sum(({ toll }) => toll.arrested.length);
  const facts = { Year: String(year), year: String(year) };
  const headline = desk.say('year/head', yearHeads, facts);
  if (headline === null) return [];
  const lines = [
    describeYearsFights(year, fights),
    `They cost the gangs ${count(dead, 'man', 'men')}, and the city ${count(
      sum(({ toll }) => toll.citizensDead),
      'citizen',
      'citizens',
    )}.`,
    `The police booked ${booked === 0 ? 'nobody' : numberWord(booked)} in them.`,
  ].filter((line) => desk.claim(line));
  const roll = chiefs.length === 0 ? [] : [`Chiefs killed in the year: ${chiefs.map(formatMan).join('; ')}.`];
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

function describeYearsFights(year: number, fights: readonly NewsItem[]): string {
  const raids = fights.filter(isRaidOfLaw).length;
  const law = raids === 0 ? '' : `, and ${count(raids, 'raid', 'raids')} of the law`;
  return `In ${year} this newspaper reported ${count(fights.length - raids, 'gang fight', 'gang fights')}${law}.`;
}

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

/** Writes the bystanders' guesses, in their words; half the months they say nothing. */
export function writeRumors({ desk, news }: Beat): string[] {
  if (desk.number('rumors', 0, 2) === 0) return [];
  return news.items.flatMap((item) => {
    if (item.kind !== 'rumor') return [];
    const guess = desk.once('rumor/guess', guesses, {});
    if (guess === null) return [];
    const facts = {
      gang: gangName(item.gang),
      base: formatDistrict(item.gang.base),
      deed: deedWords[item.deed],
      guess,
    };
    return say(desk, 'rumor/voice', voices, facts);
  });
}

/** Writes the street's guess at a gang's aim of the year, from public doors and fights. */
export function writeGuessedAims({ desk, news }: Beat): string[] {
  return news.items.flatMap((item) => {
    if (item.kind !== 'aim-guessed') return [];
    const { aim } = item;
    const facts: Record<string, string> = { gang: gangName(item.gang) };
    if (aim.kind === 'rival') {
      facts.rival = gangName(aim.rival);
      facts.fights = numberWord(aim.fights);
    } else {
      facts.doors = numberWord(aim.doors);
    }
    if (aim.kind === 'district') facts.place = formatDistrict(aim.district);
    return say(desk, `aim/${aim.kind}`, aimVoices[aim.kind], facts);
  });
}

/** A month after an innocent died the ward speaks. */
export function writeMourners({ desk, morgue, news }: Beat): string[] {
  return morgue
    .allOf('battle')
    .filter(({ item, day }) => day.month === news.month - 1 && item.toll.causes.includes('innocent-killed'))
    .slice(0, 1)
    .flatMap(({ item, day }) =>
      sayOnce(desk, 'mourners', wanted, { district: findDistrictName(item), month: day.date.split(' ')[0] ?? '' }),
    );
}
