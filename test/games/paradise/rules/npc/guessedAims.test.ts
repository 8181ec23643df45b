import { describe, expect, it } from 'vitest';
import { composeEdition } from '#main/games/paradise/paper/compose.ts';
import { listGuessedAims } from '#main/games/paradise/rules/minds/guessedAims.ts';
import { collectNews } from '#main/games/paradise/rules/views/news.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import { Story } from '#test/support/story.ts';

/** Two gangs, of which the first has so many bars in the docks; a month in which its turn comes to be guessed at. */
function city(bars: number, npcReasons: HouseRules['npcReasons'] = 'rumor') {
  const [story, rats, combine] = new Story({ gangs: 8, houseRules: { npcReasons } }).seats(
    ['The Rats', { isHuman: false }],
    ['The Combine', { isHuman: false }],
  );
  combine.owns('speakeasy', 2).in('riverside');
  if (bars > 0) rats.owns('speakeasy', bars).in('docks');
  return { story, rats, combine };
}

const aimIn = (story: Story, month = 6) =>
  listGuessedAims(story.state, month).map((item) => item.kind === 'aim-guessed' && item.aim);

/** Doors in one district, and what the street thinks of them. */
const doors: [bars: number, aim: object | null][] = [
  [0, { kind: 'survive', doors: 0 }],
  [1, { kind: 'survive', doors: 1 }],
  [2, null],
  [3, { kind: 'district', district: 'docks', doors: 3 }],
  [5, { kind: 'district', district: 'docks', doors: 5 }],
  // It has the district: nobody guesses any more.
  [6, null],
];

describe('the street guesses at the aim of a gang', () => {
  it.each(doors)('[MONTH-11, GANG-11] by its doors: with %i in one district', (bars, aim) => {
    expect(aimIn(city(bars).story)).toEqual(aim === null ? [] : [aim]);
  });

  it('[GANG-11] and never by its real aim, which the paper does not know', () => {
    const { story, rats, combine } = city(3);
    const before = aimIn(story);
    story.tell({
      type: 'ambition-set',
      month: 6,
      seat: rats.seat,
      ambition: { kind: 'rival', rival: combine.seat },
      why: 'A cousin was insulted.',
      was: 'none',
    });
    expect(aimIn(story)).toEqual(before);
  });

  it('each gang in its turn, not in the first months, and only where rumors are printed', () => {
    const { story, combine } = city(3);
    expect(aimIn(story, 2)).toEqual([]);
    expect(aimIn(story, 7)).toEqual([]);
    combine.owns('speakeasy', 1).in('riverside');
    expect(aimIn(story, 7)).toEqual([{ kind: 'district', district: 'riverside', doors: 3 }]);
    for (const reasons of ['exact', 'summary', 'hidden'] as const) {
      expect(aimIn(city(3, reasons).story)).toEqual([]);
    }
  });

  it('stands in the column of talk, in words that fit names of one and of many', () => {
    for (const [bars, said] of [
      [4, /Docks/],
      [0, /Rats/],
    ] as const) {
      const news = collectNews(city(bars).story.state, 6, [], []);
      const pages = Array.from({ length: 6 }, (_, seed) => {
        const { briefs } = composeEdition({ ...news, campaignSeed: seed });
        const talk = briefs.find(({ headline }) => headline === 'They Say');
        return JSON.stringify(talk ?? null);
      });
      for (const page of pages) {
        expect(page).toMatch(said);
        expect(page).toMatch(/the Rats/);
        expect(page).not.toMatch(/\{[a-z]|the Rats (is|has|was)/);
      }
      expect(new Set(pages).size).toBeGreaterThan(2);
    }
  });
});
