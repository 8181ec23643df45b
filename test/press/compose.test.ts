import { sample } from '#test/support/samples.ts';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { composeEdition, printEdition } from '#main/games/paradise/paper/compose.ts';
import { renderText } from '#press/index.ts';
import { type Clipping, type Edition, editionSchema } from '#shared/views/paper.ts';
import { makeSentenceKey, splitSentences } from '#press/desk/sentences.ts';
import { advertisements } from '#main/games/paradise/paper/features/advertisements.ts';
import type { MonthNews, NewsGang, NewsItem } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import {
  actNames,
  bossNames,
  boxerNames,
  gangNames,
  gangsterNames,
  monthNews,
  officialNames,
  placeNames,
} from './randomNews.ts';

function textsOf(edition: Edition): string[] {
  const stories = [edition.lead, ...edition.seconds, ...edition.briefs];
  return [
    ...stories.flatMap((story) => [story.headline, story.deck ?? '', ...story.paragraphs]),
    edition.picture.caption,
    ...edition.ads.flatMap(({ title, lines }) => [title, ...lines]),
  ];
}

const gang = (name: string, seat = name): NewsGang => ({
  seat: seat as SeatId,
  name,
  type: 'irish',
  boss: `Boss of ${name}`,
  base: 'cabbageville',
});

const taken = (who: NewsGang, place: string, value = 50): NewsItem => ({
  kind: 'taken-over',
  value,
  gang: who,
  business: { id: place as BusinessId, name: place, type: 'speakeasy', racket: 'booze', district: 'docks' },
});

const month = (number: number, items: NewsItem[]): MonthNews => ({
  month: number,
  campaignSeed: 1925,
  campaignTitle: 'Paradise',
  smallPrint: [],
  items,
});

describe('an edition', () => {
  it('prints no sentence twice, whatever the month brought', () => {
    forSome(sample(150), monthNews, (news) => {
      const keys = textsOf(composeEdition(news)).flatMap(splitSentences).map(makeSentenceKey);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    });
  });

  it('is a full page and fits the contract, whatever the month brought', () => {
    forSome(sample(150), monthNews, (news) => {
      const edition = composeEdition(news);
      expect(editionSchema.parse(edition)).toEqual(edition);
      expect(edition.briefs.length).toBeGreaterThanOrEqual(8);
      expect(edition.ads).toHaveLength(6);
      expect(textsOf(edition).join(' ').length).toBeGreaterThan(2_500);
      expect(textsOf(edition).join(' ')).not.toMatch(/undefined|\bNaN\b|\{\w+\}/);
    });
  });

  it('prints only facts it was given: no name that is not in the news, no id, no title', () => {
    forSome(sample(150), monthNews, (news) => {
      const printed = textsOf(composeEdition(news)).join('\n');
      const given = JSON.stringify(news.items);
      for (const name of [
        ...gangNames,
        ...bossNames,
        ...placeNames,
        ...actNames,
        ...boxerNames,
        ...gangsterNames,
        ...officialNames,
      ]) {
        const escaped = JSON.stringify(name).slice(1, -1);
        if (!given.includes(escaped)) expect(printed).not.toContain(name.replace(/^The /, ''));
      }
      expect(printed).not.toMatch(/seat-|id-|Vosk/);
    });
  });

  it('is the same for the same news, and another for another seed', () => {
    const news = month(3, [taken(gang('The Sixth Streeters'), 'Blue Parrot')]);
    expect(composeEdition(news)).toEqual(composeEdition(structuredClone(news)));
    expect(composeEdition({ ...news, campaignSeed: 7 })).not.toEqual(composeEdition(news));
  });

  it('leads with the greatest news value and ranks the seconds below it', () => {
    const edition = composeEdition(
      month(2, [
        taken(gang('Small Fry'), 'Corner House', 31),
        { kind: 'eliminated', value: 85, gang: gang('The Late Lamented') },
        taken(gang('Big Fish'), 'Blue Parrot', 60),
      ]),
    );
    expect(edition.lead.kind).toBe('eliminated');
    expect(edition.seconds[0]?.paragraphs.join(' ')).toContain('Blue Parrot');
    expect(edition.seconds[1]?.paragraphs.join(' ')).toContain('Corner House');
  });

  it('[TAKE-1] names every takeover of a month with eight of them, in stories or in notes', () => {
    const places = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Holly'].map((tree) => `${tree} House`);
    const edition = composeEdition(
      month(
        5,
        places.map((place, index) => taken(gang(`Gang ${index}`), place)),
      ),
    );
    const printed = textsOf(edition).join('\n');
    for (const place of places) expect(printed).toContain(place);
    const stories = [edition.lead, ...edition.seconds].filter(({ kind }) => kind === 'taken-over');
    expect(stories).toHaveLength(3);
    expect(edition.briefs.filter(({ kind }) => kind === 'notes')).toHaveLength(1);
  });

  it('opens a sentence with a capital even where a gang or a place opens it', () => {
    forSome(sample(80), monthNews, (news) => {
      for (const text of textsOf(composeEdition(news))) {
        expect(text).not.toMatch(/(?:^|[a-z]{3}[.!?] )the /);
      }
    });
  });
});

describe('twelve months of the paper', () => {
  const files: Clipping[] = [];
  const year = Array.from({ length: 12 }, (_, index) => {
    const { edition, clipping } = printEdition(
      month(index + 1, [
        taken(gang('The Xylos'), 'Xylo Place'),
        { kind: 'outrage', value: 5, verdict: 'quiet', outrage: index, outrageBefore: index },
      ]),
      files,
    );
    files.push(clipping);
    return edition;
  });

  it('never uses the same headline template in two consecutive months', () => {
    year.slice(1).forEach((edition, index) => {
      expect(edition.lead.headline).not.toBe(year[index]?.lead.headline);
    });
    expect(new Set(year.map(({ lead }) => lead.headline)).size).toBeGreaterThanOrEqual(9);
  });

  it('repeats no feature, no blotter entry, no remark and no society note within the year', () => {
    const printed = year.flatMap(({ seconds, briefs }) => [
      ...seconds.filter(({ kind }) => kind === 'feature').map(({ headline }) => headline),
      ...briefs
        .filter(({ kind }) => ['blotter', 'overheard', 'society', 'river', 'stage', 'letters'].includes(kind))
        .flatMap(({ paragraphs }) => paragraphs),
    ]);
    expect(printed.length).toBeGreaterThan(120);
    expect(new Set(printed).size).toBe(printed.length);
  });

  it('shares few paragraphs between neighboring months', () => {
    year.slice(1).forEach((edition, index) => {
      const before = new Set(textsOf(year[index] as Edition));
      const again = textsOf(edition).filter((text) => text.length > 40 && before.has(text));
      expect(again).toEqual([]);
    });
  });

  it('dates each edition to the last day of its month', () => {
    expect(year[0]?.date).toBe('Saturday, January 31, 1925');
    expect(year[1]?.date).toBe('Saturday, February 28, 1925');
    expect(year[11]?.date).toBe('Thursday, December 31, 1925');
    expect(year[11]?.volume).toBe('Vol. XLI, No. 365');
    expect(composeEdition(month(38, [])).date).toBe('Wednesday, February 29, 1928');
  });
});

it('sells something different often enough', () => {
  expect(advertisements.length).toBeGreaterThanOrEqual(24);
  expect(new Set(advertisements.map(({ title }) => title)).size).toBe(advertisements.length);
});

it('plain text keeps to 78 columns', () => {
  forSome(sample(40), monthNews, (news) => {
    for (const line of renderText('Paradise Times-Dispatch', composeEdition(news)).split('\n')) {
      expect([...line].length).toBeLessThanOrEqual(78);
      expect(line).toBe(line.trimEnd());
    }
  });
});
