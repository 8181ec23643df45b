/** News that belongs in one story, in order of time; `head` is its subject. */
export type NewsMatter<I> = { head: I; items: I[] };

/** A bond between a piece of news and a matter: true if the piece belongs in it. */
export type Bond<I> = (item: I, told: readonly I[]) => boolean;

/** How a paper joins its news. */
export type MatterJoining<I> = {
  /** News of a lower pass makes the matters that news of a later pass joins. */
  passOf: (item: I) => number;
  timeOf: (item: I) => number;
  bonds: readonly Bond<I>[];
  /** Picks the subject of a matter. */
  headOf: (items: readonly I[]) => I;
};

/** Joins news into matters, each piece to the latest matter that it has a bond with; a piece without one is alone. */
export function joinMatters<I>(
  items: readonly I[],
  { passOf, timeOf, bonds, headOf }: MatterJoining<I>,
): NewsMatter<I>[] {
  const matters: I[][] = [];
  const inOrder = items.toSorted((a, b) => passOf(a) - passOf(b) || timeOf(a) - timeOf(b));
  for (const item of inOrder) {
    const kin = matters.findLast((told) => bonds.some((bond) => bond(item, told)));
    if (kin === undefined) matters.push([item]);
    else kin.push(item);
  }
  return matters.map((told) => ({ head: headOf(told), items: told.toSorted((a, b) => timeOf(a) - timeOf(b)) }));
}

/** A row of a table of news value: news of an earlier row leads over news of any later one. */
export type ValueRow<I, Files> = {
  name: string;
  /** The least value of a matter with such news; its size adds to it, but never up to the row before. */
  value: number;
  is: (item: I, files: Files) => boolean;
};

/** The place of a matter in a paper: the row of its greatest news, and its value. */
export type RankedMatter<M> = { matter: M; row: string; value: number };

/** Ranks matters by a table of rows, and within a row by size; news of no row comes last, by its size alone. */
export function rankMatters<I, Files, M extends NewsMatter<I>>(
  matters: readonly M[],
  { rows, files, sizeOf }: { rows: readonly ValueRow<I, Files>[]; files: Files; sizeOf: (matter: M) => number },
): RankedMatter<M>[] {
  const rank = (matter: M): RankedMatter<M> & { size: number } => {
    const size = sizeOf(matter);
    const at = rows.findIndex(({ is }) => matter.items.some((item) => is(item, files)));
    const row = rows[at];
    const before = at === -1 ? rows.at(-1) : rows[at - 1];
    const most = (before?.value ?? 101) - 1;
    return { matter, row: row?.name ?? 'other', value: Math.min(most, (row?.value ?? 0) + size), size };
  };
  return matters
    .map(rank)
    .toSorted((a, b) => b.value - a.value || b.size - a.size)
    .map(({ matter, row, value }) => ({ matter, row, value }));
}
