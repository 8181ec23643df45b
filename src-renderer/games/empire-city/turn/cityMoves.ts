import type { RivalMove } from '#frame/board/rivalMoves.svelte.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { LogEntry, LogLine } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** A deed of a rival in the city: what is told of it, and its blocks. */
export type CityMove = RivalMove & { readonly squares: readonly Cell[] };

type Looked = {
  /** The newest step that was seen, by the viewer's own number of it. */
  step: number;
  seat: SeatId | null;
  period: number;
};

/** Lists the deeds of the others in the city since a step, each with what came of it at once. */
export function listCityMoves(entries: readonly LogEntry[], { step, seat, period }: Looked): CityMove[] {
  const since = Math.max(
    0,
    ...entries.filter(({ endsStep }) => endsStep !== null && endsStep <= step).map(({ seq }) => seq),
  );
  const deeds: LogLine[][] = [];
  let isOrder = false;
  for (const { seq, author, lines, period: of } of entries.toSorted((a, b) => a.seq - b.seq)) {
    if (seq <= since || of !== period) continue;
    const isOthers = 'seat' in author && author.seat !== seat;
    // The results of an order that the seat may read follow it; of most it reads the results alone.
    if (isOrder && author.kind === 'rules') deeds.at(-1)?.push(...lines);
    else if (isOthers || author.kind === 'rules') deeds.push([...lines]);
    isOrder = isOthers;
  }
  return deeds
    .map((lines) => ({ lines: lines.map(({ text }) => text), squares: listSquares(lines) }))
    .filter(({ squares }) => squares.length > 0);
}

function listSquares(lines: readonly LogLine[]): Cell[] {
  const squares = lines.flatMap(({ about }) =>
    about.filter(({ kind }) => kind === 'square').map(({ id }) => id as Cell),
  );
  return [...new Set(squares)];
}
