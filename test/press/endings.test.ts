import { describe, expect, it } from 'vitest';
import { printEdition } from '#main/games/paradise/paper/compose.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { MonthNews, NewsGang, NewsItem } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Clipping, Edition } from '#shared/views/paper.ts';

const gang = (name: string): NewsGang => ({
  ...{ seat: name as SeatId, name, type: 'irish', boss: `Ed ${name}son`, base: 'cabbageville' },
});
const [kings, rats, elks] = [gang('Kings'), gang('Rats'), gang('Elks')];
const standings = (...holdings: [NewsGang, number][]): NewsItem => ({
  ...{ kind: 'standings', value: 5, independent: 9, newLeader: true },
  holdings: holdings.map(([one, businesses]) => ({ gang: one, businesses })),
});
const fight = (month: number, dead: string[], at = 1): NewsItem => ({
  ...{ kind: 'battle', value: 50, scenario: 'raid', attackers: kings, defenders: rats, winner: 'attackers' },
  business: {
    ...{
      id: `house ${month}` as BusinessId,
      name: `House ${month}`,
      type: 'brewery',
      racket: 'booze',
      district: 'docks',
    },
  },
  ...{ district: 'docks', target: null, official: null, isTargetDead: false, isSurrender: false, taken: 1, at },
  monthsShut: 0,
  toll: {
    dead: dead.map((name) => ({ name, isBoss: false, gang: rats })),
    ...{ arrested: [], othersDead: 2, citizensDead: 0, policeHurt: 0, causes: [] },
  },
});

/** Prints a campaign of eight months with this news in the last. */
function printLast(last: NewsItem[]): Edition {
  const files: Clipping[] = [];
  const print = (month: number, items: NewsItem[]): Edition => {
    const news: MonthNews = { month, campaignSeed: 3, campaignTitle: 'Paradise', smallPrint: [], items };
    const { edition, clipping } = printEdition(news, files);
    files.push(clipping);
    return edition;
  };
  for (let month = 1; month < 8; month += 1) {
    print(month, [standings([kings, month], [rats, 8 - month], [elks, 1]), fight(month, [`Al Ott ${month}`])]);
  }
  return print(8, last);
}

const wordsOf = (paragraphs: readonly string[]): number => paragraphs.join(' ').split(/\s+/u).length;

describe('the last of a gang in Paradise', () => {
  const { lead } = printLast([standings([kings, 8], [elks, 1]), { kind: 'eliminated', value: 90, gang: rats, at: 9 }]);

  it('leads with 250 words or more', () => {
    expect(lead.kind).toBe('eliminated');
    expect(wordsOf(lead.paragraphs)).toBeGreaterThanOrEqual(250);
  });

  it('tells its best month, its road, its chief, its dead and its chief enemy', () => {
    const text = lead.paragraphs.join('\n');
    expect(text).toMatch(/January/u);
    expect(text).toContain('seven houses');
    expect(text).toContain('In March the Kings took House 3 from the Rats.');
    expect(text).toContain('Ed Ratsson');
    expect(text).toContain('Al Ott 1');
    expect(text).toMatch(/seven fights/u);
  });
});

describe('the final edition of Paradise', () => {
  const places = [
    { gang: kings, points: 812, businesses: 9 },
    { gang: elks, points: 790, businesses: 4 },
    { gang: rats, points: 611, businesses: 6 },
  ];
  const edition = printLast([
    standings([kings, 9], [rats, 6], [elks, 4]),
    { kind: 'victory', value: 100, gang: kings, how: 'last-month', places, at: 9 },
  ]);
  const stories = [edition.lead, ...edition.seconds];

  it('has a banner and 250 words or more on the end', () => {
    expect(edition.pages?.banner).toBe(edition.lead.headline);
    const ofEnd = stories.filter(({ kind }) => kind === 'victory' || kind.startsWith('final-'));
    expect(wordsOf(ofEnd.flatMap(({ paragraphs }) => paragraphs))).toBeGreaterThanOrEqual(250);
  });

  it('tells the places in order with their points, and the margin', () => {
    const text = edition.lead.paragraphs.join('\n');
    expect(text).toContain('First, the Kings under Ed Kingsson, with 812 points and nine houses; second, the Elks');
    expect(text).toContain('22 points');
    for (const { gang: of } of places) expect(text).toContain(of.boss);
  });

  it('tells the road in ten lines at most, records, and letters of farewell', () => {
    const road = stories.find(({ kind }) => kind === 'final-road');
    expect(road?.paragraphs.length).toBeGreaterThan(4);
    expect(road?.paragraphs.length).toBeLessThanOrEqual(10);
    expect(stories.find(({ kind }) => kind === 'final-records')?.paragraphs.length).toBeGreaterThan(1);
    expect(stories.find(({ kind }) => kind === 'final-letters')?.paragraphs).toHaveLength(3);
  });
});
