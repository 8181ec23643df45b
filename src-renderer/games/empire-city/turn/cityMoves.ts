import type { RivalMove } from '#frame/board/rivalMoves.svelte.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { LogEntry } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** A deed of a rival in the city: what is told of it, and the blocks that this names. */
export type CityMove = RivalMove & { readonly squares: readonly Cell[] };

type Looked = {
  /** The newest step that was seen, by the viewer's own number of it. */
  step: number;
  seat: SeatId | null;
  period: number;
  blocks: readonly { id: Cell; name: string }[];
};

/** Lists the deeds of the others in the city since a step, each with what came of it at once. */
export function listCityMoves(entries: readonly LogEntry[], { step, seat, period, blocks }: Looked): CityMove[] {
  const since = Math.max(
    0,
    ...entries.filter(({ endsStep }) => endsStep !== null && endsStep <= step).map(({ seq }) => seq),
  );
  const deeds: string[][] = [];
  let isOrder = false;
  for (const { seq, author, lines, period: of } of entries.toSorted((a, b) => a.seq - b.seq)) {
    if (seq <= since || of !== period) continue;
    const isOthers = 'seat' in author && author.seat !== seat;
    const told = lines.map(({ text }) => text);
    // The results of an order that the seat may read follow it; of most it reads the results alone.
    if (isOrder && author.kind === 'rules') deeds.at(-1)?.push(...told);
    else if (isOthers || author.kind === 'rules') deeds.push(told);
    isOrder = isOthers;
  }
  return deeds
    .map((lines) => ({
      lines,
      squares: blocks.filter(({ name }) => lines.some((line) => line.includes(name))).map(({ id }) => id),
    }))
    .filter(({ squares }) => squares.length > 0);
}
