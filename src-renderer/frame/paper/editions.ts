import type { HandoutId, ToldHandout } from '#shared/views/handouts.ts';
import type { EditionLine, ExtraLine } from '#shared/views/lists.ts';

/** A file as the program exports it. */
export type PaperFile = { fileName: string; mediaType: string; content: string };

/** A paper in the archive: an edition, or an extra that came out in its period. */
export type PaperLine = EditionLine & { extra?: HandoutId };

/** Finds the name by which a paper is picked. */
export const findPaperKey = ({ period, extra }: Pick<PaperLine, 'period' | 'extra'>): string => extra ?? String(period);

/** Lists the extras among what a viewer was handed. */
export function listSoldExtras(handouts: readonly ToldHandout[]): ExtraLine[] {
  return handouts.flatMap(({ kind, id, period, title }) => (kind === 'extra' ? [{ id, period, headline: title }] : []));
}

/** Lists editions and extras, newest first: the edition of a period is printed after its extras. */
export function listPapers(
  editions: readonly EditionLine[],
  sold: readonly ExtraLine[],
  nameDate: (period: number) => string,
): PaperLine[] {
  const extras = sold.map(({ id, period, headline }) => ({
    ...{ period, headline, extra: id },
    date: `Extra, ${nameDate(period)}`,
  }));
  return sortNewestFirst([...editions, ...extras.toReversed()]);
}

/** Newest first, whatever order they came in. */
export function sortNewestFirst(editions: readonly PaperLine[]): PaperLine[] {
  return editions.toSorted((a, b) => b.period - a.period);
}

/** The paper to show: the picked one while it exists, otherwise the newest; null when none is. */
export function findCurrentEdition(editions: readonly PaperLine[], picked: string | null): PaperLine | null {
  const newest = sortNewestFirst(editions);
  return newest.find((line) => findPaperKey(line) === picked) ?? newest[0] ?? null;
}

/** The paper printed before (-1) or after (1) another, or null at either end. */
export function findNeighborEdition(
  editions: readonly PaperLine[],
  current: PaperLine,
  step: -1 | 1,
): PaperLine | null {
  const newest = sortNewestFirst(editions);
  const place = newest.findIndex((line) => findPaperKey(line) === findPaperKey(current));
  return place < 0 ? null : (newest[place - step] ?? null);
}
