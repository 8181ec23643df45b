import { expect, it } from 'vitest';
import { printEdition } from '#main/games/paradise/paper/compose.ts';
import { editorials, letterStands } from '#main/games/paradise/paper/features/stands.ts';
import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { Clipping, Edition } from '#shared/views/paper.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';

const foxes = { seat: 'g1' as SeatId, name: 'Foxes', base: 'docks' as const, boss: 'Al Vosk' };
const sold: NewsItem = {
  kind: 'taken-over',
  value: 40,
  gang: foxes,
  business: { id: 'b1' as BusinessId, name: 'Gilded Heron', racket: 'booze', type: 'speakeasy', district: 'chinatown' },
} as NewsItem;

/** So many months with the same news, each with the files of those before. */
function months(count: number, item: NewsItem): Edition[] {
  const files: Clipping[] = [];
  return Array.from({ length: count }, (_, nth) => {
    const news = { campaignSeed: 3, campaignTitle: 'Paradise', smallPrint: [], items: [item] };
    const { edition, clipping } = printEdition({ ...news, month: nth + 1 }, files);
    files.push(clipping);
    return edition;
  });
}

const opinions = (editions: readonly Edition[]): string[] =>
  editions.flatMap(({ briefs }) => briefs.flatMap(({ kind, paragraphs }) => (kind === 'editorial' ? paragraphs : [])));

it('page 2 takes a stand on what leads page 1, in an article and in letters', () => {
  const [edition] = months(1, sold);
  const editorial = edition?.briefs.find(({ kind }) => kind === 'editorial');
  expect(editorial?.page).toBe(2);
  const told = (phrasing: string): string =>
    phrasing.replaceAll('{district}', 'Chinatown').replaceAll('{gang}', 'the Foxes');
  const known = editorials.doors.map(told).map((text) => text.replace(/^the/u, 'The'));
  expect(known).toContain(editorial?.paragraphs[0]);
  const letters = edition?.briefs.find(({ kind }) => kind === 'letters')?.paragraphs ?? [];
  expect(letters.filter((letter) => letterStands.doors.map(told).includes(letter))).toHaveLength(2);
});

it('no opinion is printed twice; a paper that has said all of them keeps silent', () => {
  const told = opinions(months(editorials.doors.length + 2, sold));
  expect(told).toHaveLength(editorials.doors.length);
  expect(new Set(told).size).toBe(told.length);
});
