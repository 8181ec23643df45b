import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeEdition, printEdition } from '#main/games/paradise/paper/compose.ts';
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
import { playPapers } from '../support/paperTrial.ts';
import { monthNews } from './randomNews.ts';

const gang = (name: string): NewsGang => ({
  ...{ seat: name as SeatId, name, type: 'irish', boss: `Boss ${name}`, base: 'cabbageville' },
});
const door = (name: string): NewsBusiness => ({
  ...{ id: name as BusinessId, name, type: 'speakeasy', racket: 'booze', district: 'docks' },
  spot: [420, 560],
});
const nothing: NewsToll = { ...{ dead: [], arrested: [], othersDead: 0, citizensDead: 0, policeHurt: 0, causes: [] } };
const raid = (key: string, more: Partial<NewsItemOf<'battle'>> = {}): NewsItemOf<'battle'> => ({
  kind: 'battle',
  value: 50,
  scenario: 'raid',
  attackers: gang(`${key} Foxes`),
  defenders: gang(`${key} Elks`),
  winner: 'attackers',
  business: door(`${key} House`),
  district: 'docks',
  target: null,
  official: null,
  isTargetDead: false,
  isSurrender: false,
  taken: 0,
  monthsShut: 0,
  toll: nothing,
  ...more,
});
const man = (name: string, isBoss = false) => ({ name, isBoss, gang: gang(`${name}’s Gang`) });

/** One piece of news of each row, the greatest first, with the sort of story that it makes. */
const ladder: readonly (readonly [string, NewsItem])[] = [
  ['victory', { kind: 'victory', value: 1, gang: gang('Victors'), how: 'total-control' }],
  ['boss-killed', raid('Boss', { toll: { ...nothing, dead: [man('Bo Quist', true)] } })],
  ['eliminated', { kind: 'eliminated', value: 1, gang: gang('Late Gang') }],
  ['hit', raid('Office', { scenario: 'hit', official: 'Mayor Snodhurst', isTargetDead: true })],
  ['boss-trial', { kind: 'boss-trial', value: 1, gang: gang('Tried'), name: 'Al Vosk', stage: 'convicted' }],
  ['boss-jailed', raid('Jail', { toll: { ...nothing, arrested: [man('Ed Prell', true)] } })],
  ['innocent-killed', raid('Child', { toll: { ...nothing, causes: ['innocent-killed'] } })],
  ['outrage', { kind: 'outrage', value: 1, verdict: 'feds-called', outrage: 20, outrageBefore: 9 }],
  ['siege', raid('Blood', { scenario: 'siege', toll: { ...nothing, othersDead: 1 } })],
  ['stool-pigeon', { kind: 'stool-pigeon', value: 1, gang: gang('Singers'), name: 'Min Yoke' }],
  ['full-racket', { kind: 'full-racket', value: 1, gang: gang('Brewers'), racket: 'booze', district: 'downtown' }],
  ['law-raid', raid('Law', { scenario: 'police-raid', attackers: 'police' })],
  [
    'corruption',
    {
      kind: 'corruption',
      value: 100,
      gang: gang('Editors'),
      writer: 'A. Scribe',
      target: { kind: 'captain', name: 'Bo Tove', district: null, precinct: 2 },
      successor: 'Al Marl',
    },
  ],
];

const month = (items: NewsItem[]): MonthNews => ({
  ...{ month: 7, campaignSeed: 3, campaignTitle: 'Paradise', smallPrint: [], items },
});

type Rank = { kinds: readonly string[]; is: (item: NewsItem) => boolean };

const isFight = (item: NewsItem): item is NewsItemOf<'battle'> | NewsItemOf<'contested'> =>
  item.kind === 'battle' || item.kind === 'contested';

/** The greatest news a month can have, and the stories that may then lead. */
const ranks: readonly Rank[] = [
  { kinds: ['victory'], is: ({ kind }) => kind === 'victory' },
  {
    kinds: ['boss-killed', 'death'],
    is: (item) =>
      (isFight(item) && item.toll.dead.some(({ isBoss }) => isBoss)) || (item.kind === 'death' && item.person.isBoss),
  },
  { kinds: ['eliminated', 'boss-trial'], is: ({ kind }) => kind === 'eliminated' },
];

function expectGreatestLeads(items: readonly NewsItem[], lead: string): number {
  const greatest = ranks.find(({ is }) => items.some(is));
  if (greatest === undefined) return 0;
  expect(greatest.kinds).toContain(lead);
  return 1;
}

describe('the story that leads', () => {
  it('is the greater of any two, whatever led last month and however big the lesser was made', () => {
    ladder.forEach(([sort, great], at) => {
      for (const [, small] of ladder.slice(at + 1)) {
        const clipping = printEdition({ ...month([great]), month: 6 }, []).clipping;
        const { lead } = printEdition(month([{ ...small, value: 100 }, great]), [clipping]).edition;
        expect([sort, small.kind, lead.kind]).toEqual([sort, small.kind, sort]);
      }
    });
  });

  it('is the greatest of any month', () => {
    let led = 0;
    fc.assert(
      fc.property(monthNews, (news) => {
        led += expectGreatestLeads(news.items, composeEdition(news).lead.kind);
      }),
      { numRuns: sample(150), seed: 1925 },
    );
    expect(led).toBeGreaterThan(sample(20));
  });

  it('is the greatest of each month of played campaigns', async () => {
    let deaths = 0;
    for (const seed of [7]) {
      const { editions, events, state } = await playPapers(seed, 14);
      editions.forEach(({ lead }, nth) => {
        const killed = (events[nth] ?? []).some(
          (event) =>
            event.type === 'battle-reported' &&
            event.dead.some((id) => (state.graveyard[id] ?? null)?.gangster.isBoss === true),
        );
        if (!killed) return;
        deaths += 1;
        expect(['victory', 'boss-killed']).toContain(lead.kind);
      });
    }
    expect(deaths).toBeGreaterThan(0);
  });
});
