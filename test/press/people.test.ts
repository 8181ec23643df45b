import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printEdition } from '#main/games/paradise/paper/compose.ts';
import { listQuotes, pickQuotes } from '#main/games/paradise/paper/features/quotes.ts';
import { renderHtml } from '#press/index.ts';
import { createPlainStory } from '#press/page/stories.ts';
import { renderPortrait } from '#press/engravings/portrait.ts';
import { computeAge } from '#shared/views/face/age.ts';
import { drawFace } from '#shared/views/face/face.ts';
import { drawTraits } from '#shared/views/face/traits.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { MonthNews, NewsGang, NewsItemOf, NewsPerson, NewsSeen } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Clipping, Edition } from '#shared/views/paper.ts';
import { listStories } from '#shared/views/pressEdit.ts';
import { playPapers } from '../support/paperTrial.ts';

const gang = (name: string): NewsGang => ({
  ...{ seat: name as SeatId, name, type: 'irish', boss: `Boss ${name}`, base: 'cabbageville' },
});
const man = (name: string, of: NewsGang, isBoss = false): NewsPerson => ({
  ...{ id: name as GangsterId, name, isBoss, gang: of, role: isBoss ? 'Mob Boss' : 'Thug' },
});
const [foxes, elks] = [gang('Foxes'), gang('Elks')];
const [vosk, quist, prell] = [man('Al Vosk', foxes), man('Bo Quist', elks), man('Ed Prell', elks)];

const fight = (people: Pick<NewsSeen, 'heads' | 'shots' | 'hurt'>, dead = [prell]): NewsItemOf<'battle'> => ({
  kind: 'battle',
  value: 60,
  scenario: 'raid',
  attackers: foxes,
  defenders: elks,
  winner: 'attackers',
  business: { id: 'b' as BusinessId, name: 'Elk House', type: 'speakeasy', racket: 'booze', district: 'docks' },
  district: 'docks',
  target: null,
  official: null,
  isTargetDead: false,
  isSurrender: false,
  taken: 0,
  monthsShut: 0,
  toll: { dead, arrested: [], othersDead: 0, citizensDead: 0, policeHurt: 0, causes: ['gunfight'] },
  seen: { attackers: 4, defenders: 3, cars: 1, weapons: ['pistol'], ...people },
  at: 1,
});
const print = (item: NewsItemOf<'battle'>, month = 3, clippings: readonly Clipping[] = []) => {
  const news: MonthNews = { month, campaignSeed: 5, campaignTitle: 'People', smallPrint: [], items: [item] };
  return printEdition(news, clippings);
};
const read = ({ lead, seconds }: Edition): string =>
  [lead, ...seconds].flatMap(({ headline, paragraphs }) => [headline, ...paragraphs]).join('\n');

describe('a headline that names two chiefs', () => {
  const list = (winner: 'attackers' | 'defenders', taken: number): string[] =>
    Array.from({ length: 24 }, (_one, nth) => {
      const story = { ...fight({}), winner, taken, value: 30 };
      return print({ ...story, toll: { ...story.toll, dead: [] } }, nth + 1).edition.lead.headline;
    });
  const held = /Holds|Fail at|Stand Off|Thrown Back/u;

  it('says that a house was held only where those who came were beaten', () => {
    expect(list('defenders', 0).some((head) => held.test(head))).toBe(true);
    expect(list('attackers', 0).filter((head) => held.test(head))).toEqual([]);
    expect(list('attackers', 1).filter((head) => held.test(head))).toEqual([]);
  });
});

describe('people in the news', () => {
  it('are named with their ages where the street saw them, and not where it did not', () => {
    const seen = { heads: { attackers: vosk, defenders: quist }, shots: [{ dead: prell, by: vosk }] };
    const told = read(print(fight(seen)).edition);
    expect(told).toContain(`Al Vosk, ${computeAge('Al Vosk', 3)}, of`);
    expect(told).toContain(`Ed Prell, ${computeAge('Ed Prell', 3)}, of`);
    expect(read(print(fight({})).edition)).not.toContain('Al Vosk');
  });

  /** Tells a fight in twelve different months, so that many phrasings are read. */
  const readYear = (item: NewsItemOf<'battle'>, more: readonly MonthNews['items'][number][] = []): string[] =>
    Array.from({ length: 12 }, (_one, nth) => {
      const news = {
        month: nth + 2,
        campaignSeed: nth,
        campaignTitle: 'People',
        smallPrint: [],
        items: [item, ...more],
      };
      return read(printEdition(news, []).edition);
    });
  const hunted = /want(?:s|ed)? Al Vosk|warrant is out|Sought|Hunt|Seek/u;

  it('are not hunted for a killing where they lie dead or are held', () => {
    const seen = { heads: { attackers: null, defenders: quist }, shots: [{ dead: prell, by: vosk }] };
    const free = fight(seen);
    expect(readYear(free).some((text) => hunted.test(text))).toBe(true);
    for (const text of readYear(fight(seen, [prell, vosk]))) {
      expect(text).not.toMatch(hunted);
      expect(text).toMatch(/did not outlive|before he fell himself|lies in the same morgue/u);
    }
    for (const text of readYear({ ...free, toll: { ...free.toll, arrested: [vosk] } })) {
      expect(text).not.toMatch(hunted);
      expect(text).toMatch(/men held is Al Vosk|in custody/u);
    }
  });

  it('are introduced with age and gang once where they led and fired', () => {
    const seen = { heads: { attackers: vosk, defenders: null }, shots: [{ dead: prell, by: vosk }] };
    for (const text of readYear(fight(seen))) expect(text.match(/Al Vosk, \d+, /gu) ?? []).toHaveLength(1);
  });

  it('had been let go, in the story of a later day that books them again', () => {
    const item = fight({ heads: { attackers: null, defenders: null } });
    const freed = (at: number): NewsItemOf<'verdict'> => {
      return { kind: 'verdict', value: 14, gang: foxes, name: vosk.name, id: vosk.id, outcome: 'released', at };
    };
    const booked = { ...item, at: 5, toll: { ...item.toll, arrested: [vosk] } };
    const before = /had (?:walked out|let)/u;
    for (const text of readYear(booked, [freed(1)])) expect(text).toMatch(before);
    for (const text of readYear(booked, [freed(9)])) expect(text).not.toMatch(before);
  });

  it('fight a feud of their own when the same two head the sides again, whichever side each is on', () => {
    const first = print(fight({ heads: { attackers: vosk, defenders: quist } }));
    const again = (heads: NewsSeen['heads']): string =>
      read(print(fight({ heads: heads ?? { attackers: null, defenders: null } }), 5, [first.clipping]).edition);
    for (const heads of [
      { attackers: vosk, defenders: quist },
      { attackers: quist, defenders: vosk },
    ])
      expect(again(heads)).toMatch(/Al Vosk.*Bo Quist|Bo Quist.*Al Vosk/u);
    expect(again({ attackers: vosk, defenders: prell })).not.toContain('Bo Quist');
    expect(read(first.edition)).not.toMatch(/Al Vosk.*Bo Quist|Bo Quist.*Al Vosk/u);
  });

  it('are of an age that fits their face and grows by a year in twelve months', () => {
    const years = { young: [19, 30], grown: [29, 46], old: [45, 64] } as const;
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 60 }), (name, month) => {
        const look = drawTraits({ id: name, gang: 'tong', role: 'Thug', isWoman: false }).age;
        const [least, most] = years[look];
        expect(computeAge(name, 1)).toBeGreaterThanOrEqual(least);
        expect(computeAge(name, 1)).toBeLessThanOrEqual(most);
        expect(computeAge(name, month + 12)).toBe(computeAge(name, month) + 1);
      }),
    );
  });

  it('are seen in a campaign only in a fight in the open street, and shoot only who is dead', async () => {
    const { editions, events } = await playPapers(501, 4);
    const reports = events.flat().filter((event) => event.type === 'battle-reported');
    const settled = new Map(
      events
        .flat()
        .flatMap((event) => (event.type === 'battle-settled' ? [[event.battle, event.settled.outcome]] : [])),
    );
    for (const { battle, dead, seen } of reports) {
      const isOpen = (settled.get(battle)?.causes.gunfight ?? 0) > 0;
      expect(seen?.heads !== undefined, battle).toBe(isOpen);
      for (const shot of seen?.shots ?? []) {
        expect(dead).toContain(shot.gangster);
        expect(settled.get(battle)?.fatalShots).toContainEqual(shot);
      }
    }
    expect(reports.some(({ seen }) => (seen?.shots ?? []).length > 0)).toBe(true);
    const pictured = editions.flatMap((edition) =>
      listStories(edition).filter(({ portrait }) => portrait !== undefined),
    );
    expect(pictured.length).toBeGreaterThan(1);
    for (const { portrait, headline, paragraphs } of pictured)
      expect([headline, ...paragraphs].join('\n')).toContain(portrait?.caption);
  });
});

describe('a portrait in the paper', () => {
  const { edition } = print(fight({}));

  it('is the face that the screens draw, and is small', () => {
    const portrait = edition.lead.portrait;
    expect(portrait?.caption).toBe('Ed Prell');
    const cut = renderPortrait(portrait?.engraving ?? '') ?? '';
    const face = drawFace({
      ...{
        id: 'Ed Prell',
        seed: 'Ed Prell',
        name: 'Ed Prell',
        role: 'Thug',
        gang: 'irish',
        isBoss: false,
        isWoman: false,
      },
      ...{ months: 0, wounds: 0, scars: 0, isDead: false },
    });
    for (const { d } of face) expect(cut).toContain(`d="${d}"`);
    const { portrait: _, ...bare } = edition.lead;
    const [without, withFace] = [{ ...edition, lead: bare }, edition].map((one) => renderHtml('T', one, []).length);
    expect((withFace ?? 0) - (without ?? 0)).toBeLessThan((without ?? 0) / 3);
    expect(cut.length).toBeLessThan(9_000);
  });
});

describe('the quotes of a year', () => {
  it('are whole sayings of chiefs, by several of them where several spoke', () => {
    const story = (text: string) => createPlainStory('a', 'Head', [text]);
    const quotes = listQuotes([
      story('“I sleep well,” said Al Vosk, chief of the Foxes, “and I recommend it.” A witness said “no.”'),
      story('“Ask somebody who was there,” said Bo Quist, chief of the Elks. “It was cold,” said a boy.'),
      story('“My mother reads this,” said Al Vosk, chief of the Foxes, and would add nothing.'),
    ]);
    expect(quotes).toEqual([
      { by: 'Al Vosk', text: 'I sleep well, and I recommend it.' },
      { by: 'Bo Quist', text: 'Ask somebody who was there.' },
      { by: 'Al Vosk', text: 'My mother reads this.' },
    ]);
    for (let seed = 1; seed < 20; seed += 1) {
      const two = pickQuotes(quotes, 2, seed);
      expect(new Set(two.map(({ by }) => by)).size).toBe(2);
      expect(pickQuotes(quotes, 9, seed)).toEqual(quotes);
    }
  });

  it('are read again at its end', async () => {
    const { editions } = await playPapers(6, 12);
    const said = editions.at(-1)?.briefs.find(({ headline }) => headline === 'Said in the Year');
    expect(said?.paragraphs.length).toBe(3);
    for (const line of said?.paragraphs ?? []) expect(line).toMatch(/^.+, in [A-Z]\w+: “.+”$/u);
  });
});
