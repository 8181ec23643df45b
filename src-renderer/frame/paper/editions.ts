import type { EditionLine } from '#shared/views/lists.ts';

/** A file as the program exports it. */
export type PaperFile = { fileName: string; mediaType: string; content: string };

/** Newest first, whatever order they came in. */
export function sortNewestFirst(editions: readonly EditionLine[]): EditionLine[] {
  return [...editions].sort((a, b) => b.period - a.period);
}

/** The edition to show: the picked one while it exists, otherwise the newest; null when none is. */
export function findCurrentEdition(editions: readonly EditionLine[], picked: number | null): EditionLine | null {
  const newest = sortNewestFirst(editions);
  return newest.find(({ period }) => period === picked) ?? newest[0] ?? null;
}

/** The edition printed before (-1) or after (1) another, or null at either end. */
export function findNeighborEdition(
  editions: readonly EditionLine[],
  period: number,
  step: -1 | 1,
): EditionLine | null {
  const newest = sortNewestFirst(editions);
  const place = newest.findIndex((edition) => edition.period === period);
  return place < 0 ? null : (newest[place - step] ?? null);
}
