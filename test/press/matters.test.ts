import { describe, expect, it } from 'vitest';
import { composeEdition, printEdition } from '#main/games/paradise/paper/compose.ts';
import { joinNews } from '#main/games/paradise/paper/report/joining.ts';
import { joinMatters, rankMatters } from '#press/desk/matters.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type {
  MonthNews,
  NewsBusiness,
  NewsGang,
  NewsItem,
  NewsItemOf,
  NewsToll,
} from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Clipping, Edition } from '#shared/views/paper.ts';
import { countPapers, listUntoldDead } from '../support/paperCounts.ts';
import { playPapers } from '../support/paperTrial.ts';

const gang = (name: string): NewsGang => ({
  ...{ seat: name as SeatId, name, type: 'irish', boss: `Ed ${name}son`, base: 'cabbageville' },
});
const [kings, rats] = [gang('Kings'), gang('Rats')];
const door = (name: string): NewsBusiness => ({
  ...{ id: name as BusinessId, name, type: 'nightclub', racket: 'booze', district: 'docks' },
});
const [argent, mirador] = [door('Argent'), door('Mirador')];
const nothing: NewsToll = { dead: [], arrested: [], othersDead: 0, citizensDead: 0, policeHurt: 0, causes: [] };
const fight = (at: number, more: Partial<NewsItemOf<'battle'>> = {}): NewsItem => ({
  ...{ kind: 'battle', value: 50, scenario: 'raid', attackers: kings, defenders: rats, winner: 'attackers' },
  ...{ business: argent, district: 'docks', target: null, official: null, isTargetDead: false, isSurrender: false },
  ...{ taken: 1, monthsShut: 0, toll: nothing, at },
  ...more,
});
const truce = (at: number, one = kings, other = rats): NewsItem => ({
  ...{ kind: 'bargain-made', value: 38, gang: one, other, districts: [], at },
});
const breach = (at: number): NewsItem => ({
  ...{ kind: 'deal-broken', value: 40, gang: kings, wronged: rats, isTruce: true, at },
});
const fall = (at: number, name: string, successor: string | null, writer = 'Harlan Abernathy'): NewsItem => ({
  ...{ kind: 'corruption', value: 50, gang: kings, writer, successor, at },
  target: { kind: 'captain', name, district: null, precinct: 2 },
});
const al = { name: 'Al Vosk', isBoss: false, gang: rats };
const law = { attackers: 'police' as const, taken: 0 };
const gift = (at: number, of: NewsGang): NewsItem => ({ kind: 'public-works', value: 45, gang: of, dollars: 3000, at });
const band = (at: number): NewsItem => ({
  ...{ kind: 'band-billed', value: 40, gang: rats, club: argent, from: null, isMove: false, at },
  band: { name: 'The Night Owls', act: 'jazz band' },
});
const cooled: NewsItem = { kind: 'outrage', value: 10, verdict: 'calmed', outrage: 4, outrageBefore: 10, at: 9 };

const monthOf = (items: NewsItem[], month = 7): MonthNews => ({
  ...{ month, campaignSeed: 3, campaignTitle: 'Paradise', smallPrint: [], items },
});
const storiesOf = ({ lead, seconds, briefs }: Edition) => [lead, ...seconds, ...briefs];
const textOf = (edition: Edition): string =>
  storiesOf(edition)
    .flatMap(({ headline, deck, decks = [], paragraphs }) => [headline, deck ?? '', ...decks, ...paragraphs])
    .join('\n');

describe('the kernel of the desk', () => {
  const joining = {
    passOf: () => 0,
    timeOf: (item: number) => item,
    headOf: (told: readonly number[]) => Math.max(...told),
  };

  it('puts each piece with the latest matter that it has a bond with, in order of time', () => {
    const bonds = [(item: number, told: readonly number[]) => told.some((one) => one % 10 === item % 10)];
    expect(joinMatters([31, 2, 11, 5, 42], { ...joining, bonds })).toEqual([
      { head: 42, items: [2, 42] },
      { head: 5, items: [5] },
      { head: 31, items: [11, 31] },
    ]);
  });

  it('ranks by the row of the greatest news, then by size, and never up into the row before', () => {
    const rows = [
      { name: 'great', value: 50, is: (item: number) => item > 40 },
      { name: 'middling', value: 20, is: (item: number) => item > 10 },
    ];
    const matters = [3, 12, 30, 44].map((item) => ({ head: item, items: [item] }));
    const ranked = rankMatters(matters, { rows, files: null, sizeOf: ({ head }) => head });
    expect(ranked.map(({ matter, row, value }) => [matter.head, row, value])).toEqual([
      [44, 'great', 94],
      [30, 'middling', 49],
      [12, 'middling', 32],
      [3, 'other', 3],
    ]);
  });
});

it.each([1, 3])('bystanders who died are counted once in an opening: %i', (citizensDead) => {
  const { edition } = printEdition(monthOf([fight(4, { toll: { ...nothing, citizensDead } })]), []);
  const opening = edition.lead.paragraphs[0] ?? '';
  expect(opening).toMatch(/bystanders?/u);
  expect(opening).not.toMatch(/citizen/iu);
});

describe('one story a matter', () => {
  it.each<[string, NewsItem[]]>([
    ['a truce, its breach and the fight', [truce(1), breach(3), fight(4)]],
    ['a truce and its breach', [truce(1), breach(3)]],
    ['two promises broken to one gang', [breach(1), { ...breach(3), isTruce: false } as NewsItem]],
    ['one treaty told by both sides', [truce(1), truce(2, rats, kings)]],
    ['two raids on one door', [fight(1), fight(5, { attackers: rats, defenders: kings })]],
    ['a band hired and the house padlocked', [band(1), fight(5, law)]],
    ['a charge denied, and the fall from the same post', [fall(1, 'Bo Tove', null), fall(5, 'Bo Tove', 'Al Marl')]],
    [
      'a man let out on bail and shot dead',
      [
        { kind: 'verdict', value: 20, gang: rats, name: al.name, outcome: 'bailed', at: 1 },
        fight(6, { toll: { ...nothing, dead: [al] } }),
      ],
    ],
    ['the month’s gifts and what they did to the thermometer', [gift(1, kings), gift(2, rats), gift(4, kings), cooled]],
    [
      'the order to raid and the raid',
      [
        fight(5, law),
        { kind: 'raid-ordered', value: 30, gang: rats, business: argent, sentBy: kings, extraCar: false, at: 4 },
      ],
    ],
  ])('joins %s', (_title, items) => {
    expect(joinNews(items).map((matter) => matter.items.map(({ at }) => at))).toEqual([
      items.map(({ at }) => at ?? 0).toSorted((a, b) => a - b),
    ]);
  });

  it.each<[string, NewsItem[]]>([
    ['fights of one pair at two doors', [fight(1), fight(5, { business: mirador })]],
    ['truces of two pairs', [truce(1), truce(2, kings, gang('Foxes'))]],
    [
      'falls from two posts',
      [
        fall(1, 'Bo Tove', 'Al Marl'),
        {
          ...fall(5, 'Cy Tove', 'Al Marl'),
          target: { kind: 'mayor', name: 'Cy Tove', district: null, precinct: null },
        } as NewsItem,
      ],
    ],
    ['a band at one house and a padlock at another', [band(1), fight(5, { ...law, business: mirador })]],
  ])('keeps apart %s', (_title, items) => {
    expect(joinNews(items)).toHaveLength(items.length);
  });

  it('tells a treaty once, and a breach with the days that the truce lasted', () => {
    const text = textOf(composeEdition(monthOf([truce(1), truce(2, rats, kings), breach(8), fight(9)])));
    expect(text.match(/truce|came to terms|Peace was made/giu)?.length).toBeLessThan(6);
    expect(text).toMatch(/had lasted|at peace for|days before/u);
  });

  it('says by which fight a gang lost its last door', () => {
    const standings = (rest: number): NewsItem => ({
      ...{ kind: 'standings', value: 5, independent: 9, newLeader: false },
      holdings: [
        { gang: kings, businesses: 6 },
        { gang: rats, businesses: rest },
      ],
    });
    const before = printEdition(monthOf([standings(1)], 6), []).clipping;
    const { lead } = printEdition(monthOf([standings(0), fight(3)]), [before]).edition;
    expect([lead.deck, ...(lead.decks ?? [])]).toContain('It Was the Last House of Rats');
    expect(lead.paragraphs.join(' ')).toMatch(/last|no house|No door/u);
  });

  it('knows over the months that a captain is the third of his precinct to fall, and by whom', () => {
    const files: Clipping[] = [];
    const pages = [3, 5, 7].map((month, nth) => {
      const { edition, clipping } = printEdition(
        monthOf([fall(1, `Captain ${nth}`, `Captain ${nth + 1}`)], month),
        files,
      );
      files.push(clipping);
      return textOf(edition);
    });
    expect(pages[1]).toMatch(/second captain of the 2nd Precinct/iu);
    expect(pages[2]).toMatch(/third captain of the 2nd Precinct/iu);
    expect(pages[2]).toMatch(/third man of office whom Harlan Abernathy|brought down three men|number three/u);
  });

  it('names the cause that it printed before: the door that was lost, the man that was killed, the word that was broken', () => {
    const after = (earlier: NewsItem): string => {
      const { clipping } = printEdition(monthOf([earlier], 6), []);
      return printEdition(monthOf([fight(2, { business: mirador })]), [clipping]).edition.lead.paragraphs.join(' ');
    };
    const back = { attackers: rats, defenders: kings };
    expect(after(fight(1, { ...back, business: door('Blue Door') }))).toContain('Blue Door');
    expect(after(fight(1, { ...back, taken: 0, toll: { ...nothing, dead: [{ ...al, gang: kings }] } }))).toContain(
      'Al Vosk',
    );
    expect(after({ ...breach(1), gang: rats, wronged: kings } as NewsItem)).toMatch(/word|promise/u);
    expect(after(truce(1))).not.toMatch(/word|promise|answer/u);
  });
});

describe('a page', () => {
  it('has no house that advertises while it is shut', () => {
    const open = composeEdition(monthOf([{ kind: 'taken-over', value: 50, gang: rats, business: argent, at: 1 }]));
    const shut = composeEdition(monthOf([band(1), fight(5, law)]));
    expect(open.ads.map(({ title }) => title)).toContain('Argent');
    expect(shut.ads.map(({ title }) => title)).not.toContain('Argent');
  });

  it('leaves a gang that is gone out of every table', () => {
    const standings: NewsItem = {
      ...{ kind: 'standings', value: 5, independent: 9, newLeader: false },
      holdings: [
        { gang: kings, businesses: 6 },
        { gang: rats, businesses: 0 },
      ],
    };
    const end: NewsItem = { kind: 'eliminated', value: 90, gang: rats, at: 1 };
    const { clipping } = printEdition(monthOf([end, standings], 6), []);
    const later = printEdition(monthOf([standings], 12), [clipping]).edition;
    expect(textOf(later)).not.toMatch(/Rats[^.]* house|Rats, of|Rats close/u);
    expect(later.pages?.map?.holders ?? []).toEqual([]);
  });

  it('never prints a court, a fall or a title fight on a Sunday', () => {
    const items = Array.from({ length: 30 }, (_, nth) => fall(nth, `Captain ${nth}`, `Captain ${nth + 1}`));
    expect(textOf(composeEdition(monthOf(items)))).not.toContain('Sunday');
  });
});

describe('the papers of long campaigns', async () => {
  const trials = [await playPapers(811, 18), await playPapers(812, 18)];

  it('tell every death in a headline, a deck or a first paragraph', () => {
    for (const trial of trials) expect(listUntoldDead(trial)).toEqual([]);
  });

  it('name somebody in a third of the lead headlines, give half the fights a cause, and lose no chief from sight', () => {
    for (const trial of trials) {
      const { editions, named, joined, fights, causes, doors, chiefless } = countPapers(trial);
      expect(named / editions).toBeGreaterThanOrEqual(1 / 3);
      expect(joined / editions).toBeGreaterThan(1);
      expect(causes / fights).toBeGreaterThanOrEqual(1 / 2);
      expect(doors / editions).toBeLessThan(1.5);
      expect(chiefless).toBeLessThan(3);
    }
  });
});
