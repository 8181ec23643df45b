import type { TypedFields } from '#shared/words/fields.ts';
import { findCentroid } from '#shared/words/geometry.ts';
import { formatCount } from '#shared/words/text.ts';
import type { Area } from '#shared/games/brotherhood/areas.ts';
import { parseCounter } from '#shared/games/brotherhood/running.ts';
import { listBlocks } from '#shared/games/brotherhood/shapes.ts';
import { takeAway, type FilledPlace, type TrayPiece } from '#frame/setup/fillBoard.ts';

/** [BRO-SET-7] The pieces of the tray; a press alone puts an operation down. */
export const operation: TrayPiece = { id: 'revenue', name: 'Operation' };
export const trayPieces: readonly TrayPiece[] = [operation, { id: 'influence', name: 'Influence' }, takeAway];

type Stands = readonly TypedFields[];
type Counter = { area: string; revenue: number; influence: number };

const splitLines = (text: unknown): string[] =>
  (typeof text === 'string' ? text : '').split('\n').filter((line) => line.trim() !== '');

/** Reads a line of the box; null where it is none of the areas'. */
function readLine(line: string, areas: readonly Area[]): Counter | null {
  const read = parseCounter(line.trim(), areas);
  return typeof read === 'string' ? null : read;
}

/** Lists the areas with what the boxes say of them. */
export function listPlaces(stands: Stands, areas: readonly Area[]): FilledPlace[] {
  return listBlocks(areas.map(({ id }) => id)).flatMap(({ id, outline }): FilledPlace[] => {
    const area = areas.find((one) => one.id === id);
    if (area === undefined) return [];
    const marks = stands.flatMap(({ counters }, seat) => {
      const found = splitLines(counters).flatMap((line) => readLine(line, areas) ?? []);
      const here = found.filter((one) => one.area === area.id);
      const sum = (what: 'revenue' | 'influence'): number => here.reduce((all, one) => all + one[what], 0);
      const signs = [...(sum('revenue') > 0 ? [`${sum('revenue')}R`] : [])];
      if (sum('influence') > 0) signs.push(`${sum('influence')}PI`);
      return signs.length === 0 ? [] : [{ seat, text: signs.join(' ') }];
    });
    const { name } = area;
    return [{ id: area.id, name, lines: [name], letterPx: 18, outline, at: findCentroid(outline), owner: null, marks }];
  });
}

/** Changes the boxes as a piece of the tray on an area does. */
export function putPiece(
  stands: Stands,
  areas: readonly Area[],
  put: { seat: number; piece: string; place: string },
): TypedFields[] {
  const area = areas.find(({ id }) => id === put.place);
  return stands.map((family, at) => {
    if (at !== put.seat || area === undefined) return family;
    const lines = splitLines(family['counters']);
    const nth = lines.findIndex((line) => readLine(line, areas)?.area === area.id);
    const before = readLine(lines[nth] ?? '', areas) ?? { area: area.id, revenue: 0, influence: 0 };
    const after = changeCounter(before, put.piece);
    const written =
      after.revenue + after.influence === 0
        ? []
        : [`${area.name}, ${formatCount(after.revenue, 'operation')}, ${after.influence} influence`];
    const counters = nth < 0 ? [...lines, ...written] : lines.toSpliced(nth, 1, ...written);
    return { ...family, counters: counters.join('\n') };
  });
}

/** Takes influence away first: operations stay longest on the board. */
function changeCounter({ area, revenue, influence }: Counter, piece: string): Counter {
  if (piece === operation.id) return { area, revenue: revenue + 1, influence };
  if (piece !== takeAway.id) return { area, revenue, influence: influence + 1 };
  if (influence > 0) return { area, revenue, influence: influence - 1 };
  return { area, revenue: Math.max(0, revenue - 1), influence };
}
