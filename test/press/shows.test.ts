import { describe, expect, it } from 'vitest';
import { composeEdition } from '#main/games/paradise/paper/compose.ts';

import type { Edition } from '#shared/views/paper.ts';
import type { NewsBusiness, NewsGang, NewsItem } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { findRacket } from '#main/games/paradise/rules/city/fullRackets.ts';

const gang: NewsGang = {
  seat: 'g1' as SeatId,
  name: 'The Xylos',
  type: 'irish',
  boss: 'Mick Xylo',
  base: 'cabbageville',
};
const rival: NewsGang = { ...gang, seat: 'g2' as SeatId, name: 'The Yarrows' };
const place = (name: string, type: NewsBusiness['type']): NewsBusiness => {
  return { id: name as BusinessId, name, type, racket: findRacket(type), district: 'docks' };
};
const band = { name: 'The Zither Kings', act: 'jazz band' as const };
const fighter = (name: string, owner: NewsGang | null) => ({
  name,
  gym: owner === null ? null : place('Quill’s Ring', 'gym'),
  owner,
  town: owner === null ? 'Zanesborough' : null,
});
const bout = (winner: NewsGang | null, bets: NewsItemBets = []): NewsItem => ({
  kind: 'title-bout',
  value: 60,
  winner: fighter('Kid Vlonk', winner),
  loser: fighter('Sailor Quibb', null),
  rounds: 3,
  bets,
});
type NewsItemBets = Extract<NewsItem, { kind: 'title-bout' }>['bets'];

const club = place('Club Zephyr', 'nightclub');
const billed = { kind: 'band-billed', value: 60, gang, band, club } as const;
const funeral = { kind: 'funeral', value: 60, gang, name: 'Al Vosk', role: 'Boss' } as const;

const items: [string, NewsItem][] = [
  ['bad booze', { kind: 'bad-booze', value: 60, gang, business: place('Vlad’s Hole', 'low-dive') }],
  ['a band signed', { ...billed, from: null, isMove: false }],
  ['a band hired away', { ...billed, from: rival, isMove: false }],
  ['a band on the air', { kind: 'band-on-air', value: 60, gang, band }],
  ['a band that fades', { kind: 'band-fades', value: 60, gang, band }],
  ['a title bout', bout(gang)],
  ['a stranger’s win', bout(null)],
  ['a big name', { kind: 'big-name', value: 60, gang, business: place('The Arena', 'arena') }],
  ['a funeral', { ...funeral, cars: 5, wreaths: 2, finest: rival }],
  ['public works', { kind: 'public-works', value: 60, gang, dollars: 1_500 }],
];

function year(item: NewsItem): Edition[] {
  return Array.from({ length: 12 }, (_, index) =>
    composeEdition({ month: index + 1, campaignSeed: 1925, campaignTitle: 'Paradise', smallPrint: [], items: [item] }),
  );
}

describe.each(items)('%s every month of a year', (_case, item) => {
  const editions = year(item);

  it('leads each page, and never under last month’s headline', () => {
    editions.forEach(({ lead }, index) => {
      expect(lead.kind).toBe(item.kind);
      expect(lead.headline).not.toBe(editions[index - 1]?.lead.headline);
    });
    const headlines = new Set(editions.map(({ lead }) => lead.headline));
    expect(headlines.size).toBeGreaterThanOrEqual(6);
  });

  it('repeats nothing of the month before', () => {
    editions.slice(1).forEach(({ lead }, index) => {
      const before = editions[index]?.lead.paragraphs ?? [];
      expect(lead.paragraphs.filter((paragraph) => before.includes(paragraph))).toEqual([]);
    });
  });
});

describe('what the papers tell of the shows', () => {
  const text = (item: NewsItem): string => year(item)[0]?.lead.paragraphs.join(' ') ?? '';

  it('[RK-13] the bets of a title bout stand in its story, won and lost', () => {
    const told = text(
      bout(gang, [
        { gang, dollars: 700, won: true },
        { gang: rival, dollars: 450, won: false },
      ]),
    );
    expect(told).toMatch(/\$700/);
    expect(told).toMatch(/\$450/);
    expect(told).toMatch(/the Yarrows/i);
  });

  it('[GANG-14] a funeral names whose flowers were the finest, and only theirs', () => {
    const dear = { ...funeral, cars: 4, wreaths: 2 };
    expect(text({ ...dear, finest: rival })).toMatch(/Yarrows/);
    expect(text({ ...dear, finest: null })).not.toMatch(/Yarrows/);
    expect(text({ ...dear, wreaths: 0, finest: null })).toMatch(/carnation|florists|ushers/);
  });

  it('[GANG-15] public works are told with their price', () => {
    const pages = year({ kind: 'public-works', value: 60, gang, dollars: 1_500 });
    const told = pages.flatMap(({ lead }) => [lead.deck ?? '', ...lead.paragraphs]).join(' ');
    expect(told).toMatch(/\$1,500/);
  });
});
