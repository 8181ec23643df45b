import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { makeSentenceKey, splitSentences } from '#press/desk/sentences.ts';
import { composeEdition, printEdition } from '#main/games/paradise/paper/compose.ts';
import type { Clipping, Edition } from '#shared/views/paper.ts';

import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { NewsBusiness, NewsGang, NewsItem, NewsItemOf, NewsToll } from '#shared/games/paradise/news/news.ts';
import { fight } from './randomNews.ts';

const gang = (name: string): NewsGang => ({
  seat: `seat-${name}` as SeatId,
  name,
  type: 'irish',
  boss: `Big ${name}`,
  base: 'cabbageville',
});
const foxes = gang('The Foxes');
const club = gang('The Elk Club');
const place: NewsBusiness = {
  id: 'b1' as BusinessId,
  name: 'The Gilded Heron',
  type: 'speakeasy',
  racket: 'booze',
  district: 'docks',
};
const nothing: NewsToll = { dead: [], arrested: [], othersDead: 0, citizensDead: 0, policeHurt: 0, causes: [] };
const raid: NewsItemOf<'battle'> = {
  kind: 'battle',
  value: 64,
  scenario: 'raid',
  attackers: foxes,
  defenders: club,
  winner: 'attackers',
  business: place,
  district: 'docks',
  target: null,
  official: null,
  isTargetDead: false,
  isSurrender: false,
  taken: 1,
  monthsShut: 0,
  toll: nothing,
};
const al = { name: 'Al Vosk', isBoss: false, gang: foxes };
const bo = { name: 'Bo Quist', isBoss: false, gang: club };
const tried = { value: 60, gang: foxes, name: 'Al Vosk' };

const kinds: [string, NewsItem][] = [
  ['a raid', raid],
  ['a raid beaten off', { ...raid, winner: 'defenders' }],
  ['a siege', { ...raid, scenario: 'siege' }],
  ['a smash', { ...raid, scenario: 'smash-and-grab' }],
  ['a smash foiled', { ...raid, scenario: 'smash-and-grab', winner: 'defenders' }],
  ['a hijack', { ...raid, scenario: 'hijack', business: null }],
  ['a hijack that failed', { ...raid, scenario: 'hijack', business: null, winner: 'nobody' }],
  ['a hit', { ...raid, scenario: 'hit', business: null, target: bo, isTargetDead: true }],
  [
    'a judge killed',
    { ...raid, scenario: 'hit', business: null, defenders: 'police', official: 'Judge Quist', isTargetDead: true },
  ],
  ['a hit that missed', { ...raid, scenario: 'hit', business: null, winner: 'defenders' }],
  ['a show of strength', { ...raid, scenario: 'show-of-strength', business: null }],
  ['a showdown', { ...raid, scenario: 'showdown', business: null }],
  ['a rumble', { ...raid, scenario: 'rumble', business: null }],
  ['an ambush', { ...raid, scenario: 'mean-streets', business: null }],
  ['a parley', { ...raid, scenario: 'meet', business: null }],
  ['a police raid', { ...raid, scenario: 'police-raid', attackers: 'police' }],
  ['a federal raid beaten off', { ...raid, scenario: 'police-raid', attackers: 'feds', winner: 'defenders' }],
  ['a Boss killed', { ...raid, toll: { ...nothing, dead: [{ ...bo, isBoss: true }] } }],
  ['a death in bed', { kind: 'death', value: 60, person: al, role: 'Torpedo' }],
  ['a succession', { kind: 'succession', value: 60, gang: foxes, heir: 'Al Vosk' }],
  ['a door lost', { kind: 'broke-away', value: 60, gang: foxes, business: place }],
  ['a truce broken', { kind: 'deal-broken', value: 60, gang: foxes }],
  ['a word broken', { kind: 'deal-broken', value: 60, gang: foxes, wronged: club, isTruce: false }],
  ['a truce made', { kind: 'bargain-made', value: 60, gang: foxes, other: club, districts: [] }],
  ['a line drawn', { kind: 'bargain-made', value: 60, gang: foxes, other: club, districts: ['docks', 'racetrack'] }],
  ['more agents', { kind: 'feds-reinforced', value: 60, agents: 9 }],
  ['a quiet month', { kind: 'outrage-eased', value: 60 }],
  ['a release', { kind: 'verdict', ...tried, outcome: 'released' }],
  ['an acquittal', { kind: 'verdict', ...tried, outcome: 'acquitted' }],
  ['a conviction', { kind: 'verdict', ...tried, outcome: 'sent-up' }],
  ['a stool pigeon', { kind: 'stool-pigeon', ...tried }],
  ['the Feds’ choice', { kind: 'feds-targeted', value: 60, gang: foxes }],
  ['the Feds at large', { kind: 'feds-targeted', value: 60, gang: null }],
  ['a Boss’s trial', { kind: 'boss-trial', ...tried, stage: 'opened' }],
  ['a long trial', { kind: 'boss-trial', ...tried, stage: 'goes-on' }],
  ['a Boss cleared', { kind: 'boss-trial', ...tried, stage: 'acquitted' }],
  ['a Boss convicted', { kind: 'boss-trial', ...tried, stage: 'convicted' }],
  ['a mistrial', { kind: 'boss-trial', ...tried, stage: 'mistrial' }],
];

const edition = (month: number, items: NewsItem[], seed = 1925): Edition =>
  composeEdition({ month, campaignSeed: seed, campaignTitle: 'Paradise', items, smallPrint: [] });
/** Twelve editions in a row, each with the files of those before. */
function yearOf(items: NewsItem[]): Edition[] {
  const files: Clipping[] = [];
  return Array.from({ length: 12 }, (_, index) => {
    const { edition: page, clipping } = printEdition(
      { month: index + 1, campaignSeed: 1925, campaignTitle: 'Paradise', items, smallPrint: [] },
      files,
    );
    files.push(clipping);
    return page;
  });
}
const stories = ({ lead, seconds, briefs }: Edition) => [lead, ...seconds, ...briefs];
const textsOf = (page: Edition): string[] =>
  stories(page).flatMap(({ headline, deck, paragraphs }) => [headline, deck ?? '', ...paragraphs]);

describe.each(kinds)('%s every month of a year', (_kind, item) => {
  const pages = yearOf([item]);

  it('leads each page, and never under last month’s headline', () => {
    pages.forEach(({ lead }, index) => {
      expect(lead.kind).not.toBe('feature');
      expect(lead.headline).not.toBe(pages[index - 1]?.lead.headline);
    });
    expect(new Set(pages.map(({ lead }) => lead.headline)).size).toBeGreaterThanOrEqual(6);
  });

  it('repeats nothing of the month before', () => {
    pages.slice(1).forEach(({ lead }, index) => {
      const before = pages[index]?.lead.paragraphs ?? [];
      const again = lead.paragraphs.filter((paragraph) => before.includes(paragraph));
      expect(again).toEqual([]);
    });
  });
});

describe('the fights of a month', () => {
  it('prints no sentence twice, however many there were', () => {
    forSome(sample(60), fc.array(fight, { minLength: 4, maxLength: 14 }), (fights) => {
      const keys = textsOf(edition(7, fights)).flatMap(splitSentences).map(makeSentenceKey);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    });
  });

  it('names every one of the dead and the arrested', () => {
    forSome(sample(60), fc.array(fight, { minLength: 1, maxLength: 8 }), (fights) => {
      const printed = textsOf(edition(5, fights)).join('\n');
      for (const { toll } of fights) {
        for (const { name } of [...toll.dead, ...toll.arrested]) expect(printed).toContain(name);
      }
    });
  });

  it('calls those who gave one name by it once', () => {
    const roll = (held: NewsToll['arrested']): string =>
      stories(edition(2, [{ ...raid, toll: { ...nothing, arrested: held } }])).find(({ kind }) => kind === 'roll')
        ?.paragraphs[0] ?? '';
    expect(roll([al, bo, al])).toBe(
      'Booked this month: two who gave the name of Al Vosk, of the Foxes; Bo Quist, of the Elk Club.',
    );
  });

  it('leads with the Boss who fell, whatever the fight was about', () => {
    const dead = [{ ...bo, isBoss: true }];
    const page = edition(4, [
      { ...raid, value: 80, scenario: 'siege' },
      { ...raid, value: 95, scenario: 'rumble', business: null, toll: { ...nothing, dead } },
    ]);
    expect(page.lead.kind).toBe('boss-killed');
    expect([page.lead.headline, ...page.lead.paragraphs].join(' ')).toContain('Bo Quist');
  });

  it('puts small fights together in one brief', () => {
    const rumble = (district: NewsBusiness['district']): NewsItem => {
      return { ...raid, value: 14, scenario: 'rumble', business: null, district, taken: 0 };
    };
    const page = edition(4, [raid, rumble('docks'), rumble('downtown'), rumble('riverside')]);
    const briefs = page.briefs.filter(({ kind }) => kind === 'notes');
    expect(briefs).toHaveLength(1);
    expect(briefs[0]?.paragraphs.join(' ')).toMatch(/Docks/);
    expect(briefs[0]?.paragraphs.join(' ')).toMatch(/Downtown/);
  });

  it('keeps the name of one who was shot at and lives out of the paper', () => {
    const page = edition(6, [{ ...raid, scenario: 'hit', business: null, winner: 'defenders' }]);
    expect(textsOf(page).join(' ')).not.toContain('Bo Quist');
  });

  it('makes a gang’s verb agree with its name', () => {
    const headlines = (attackers: NewsGang): string =>
      Array.from({ length: 12 }, (_, index) => edition(index + 1, [{ ...raid, attackers }]))
        .map(({ lead }) => lead.headline)
        .join('\n');
    expect(headlines(foxes)).toMatch(/Foxes (?:Raid|Capture) /);
    expect(headlines({ ...club, seat: foxes.seat })).toMatch(/Elk Club (?:Raids|Captures) /);
  });
});

it('a violent month reads as a page', () => {
  const page = edition(9, [
    {
      ...raid,
      value: 70,
      monthsShut: 2,
      toll: { ...nothing, dead: [al, bo], arrested: [al], citizensDead: 1, causes: ['gunfight'] },
    },
    { ...raid, value: 40, scenario: 'hijack', business: null, toll: { ...nothing, othersDead: 2 } },
    { kind: 'verdict', ...tried, value: 14, outcome: 'released' },
  ]);
  expect(textsOf({ ...page, seconds: page.seconds.slice(0, 1), briefs: page.briefs.slice(0, 2) }))
    .toMatchInlineSnapshot(`
      [
        "Al Vosk and Bo Quist Die in Docks",
        "One Bystander Is Slain",
        "The Foxes stormed the Gilded Heron in the Docks on the night of Wednesday, September 30, and drove out the men of the Elk Club; two persons and one bystander were killed and one man was arrested. Those killed were Al Vosk, 23, of the Foxes; Bo Quist, 28, of the Elk Club. Under arrest: Al Vosk, of the Foxes.",
        "A wedding party on its way to supper turned its cars around in the middle of the block.",
        "The Gilded Heron will be shut for two months while repairs are made.",
        "It was only on Wednesday, September 30, that the police had let go of Al Vosk, of the Foxes.",
        "Detectives would like a word with Big The Foxes, chief of the Foxes, and were told to write for one. “I was told of it at breakfast,” said Big The Elk Club, chief of the Elk Club.",
        "Truck Seized in Docks",
        "Two Dead in Docks",
        "Hijackers of the Foxes held up a truck of the Elk Club Wednesday night, September 30, on a street in the Docks; two persons were killed. Two men died with no name given in the Docks on Wednesday, September 30.",
        "“These are terrible times,” said Big The Foxes, chief of the Foxes, and got into a new automobile.",
        "“Ask me tomorrow,” said the cab driver. “Tomorrow I shall be in Omaha.”",
        "The Month’s Roll",
        "",
        "Dead this month: Al Vosk, of the Foxes; Bo Quist, of the Elk Club.",
        "Booked this month: Al Vosk, of the Foxes.",
        "The Times-Dispatch Thinks",
        "",
        "There is one question about the Docks and it is not who fired first. It is who will be charged. Until the State’s Attorney has an answer this newspaper will ask him in every edition.",
      ]
    `);
});
