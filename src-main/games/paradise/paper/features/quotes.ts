import { drawNumber } from '#press/desk/rotation.ts';
import type { Clipping, Story } from '#shared/views/paper.ts';

type Quote = NonNullable<Clipping['quotes']>[number];

/** A chief’s saying, in one part or in two around his name. */
const said = /“([^”]+)” said ([^“]+?), chief of [^“.]+?(?:, “([^”]+)”|[.,])/gu;

/** Lists what chiefs said in the stories of an edition, for the files. */
export function listQuotes(stories: readonly Story[]): Quote[] {
  return stories.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) =>
      [...paragraph.matchAll(said)].map(([, first = '', by = '', second]) => ({
        by,
        text: second === undefined ? first.replace(/,$/u, '.') : `${first} ${second}`,
      })),
    ),
  );
}

/** Picks the quotes that a year is remembered by: of as many chiefs as there are, in the order they were printed. */
export function pickQuotes<T extends Quote>(quotes: readonly T[], count: number, seed: number): T[] {
  const rank = ({ text, by }: Quote): number => drawNumber(0, 1_000_000, String(seed), text, by);
  const ranked = quotes.toSorted((a, b) => rank(a) - rank(b));
  const firsts = ranked.filter((one, nth) => ranked.findIndex(({ by }) => by === one.by) === nth);
  const picked = new Set([...firsts, ...ranked.filter((one) => !firsts.includes(one))].slice(0, count));
  return quotes.filter((one) => picked.has(one));
}
