import type { DoorMap } from '#shared/views/paper.ts';
import { smoothCurve, traceBox, Pen, type Spot, type Tone } from '../engravings/pen.ts';
import { escapeHtml } from './escape.ts';

/** The place of each quarter on the plan: column, row, columns wide. West is left, the water on the left and below. */
const places: Readonly<Record<string, readonly [number, number, number]>> = {
  'oak-bluff': [1, 0, 1],
  'cedar-hill': [2, 0, 1],
  racetrack: [3, 0, 1],
  cabbageville: [0, 0, 1],
  riverside: [0, 1, 1],
  downtown: [1, 1, 1],
  'lincoln-heights': [2, 1, 1],
  'hells-basement': [3, 1, 1],
  docks: [0, 2, 1],
  chinatown: [1, 2, 1],
  'little-sicily': [2, 2, 1],
  southbridge: [3, 2, 1],
};

const cell = { width: 124, height: 62 } as const;
const legendWidth = 128;
const hatches: readonly (readonly [Tone, number])[] = [
  [4, 0],
  [3, 45],
  [2, 90],
  [3, 0],
  [2, 135],
  [1, 45],
  [4, 60],
  [1, 0],
];

type Quarter = DoorMap['quarters'][number];
type Mapped = Quarter & { outline: Spot[]; at: Spot };

function isMapped(quarter: Quarter): quarter is Mapped {
  return quarter.outline !== undefined && quarter.at !== undefined;
}

/** Renders the city with the doors of each gang: on its map, or on a plan of cells if an older edition has no map. */
export function renderDoorMap(map: DoorMap): string {
  const mapped = map.quarters.filter(isMapped);
  return mapped.length === map.quarters.length ? renderMap(map, mapped) : renderPlan(map);
}

function pickHatch({ holders }: DoorMap, seat: string): readonly [Tone, number] {
  return hatches[holders.findIndex((holder) => holder.seat === seat) % hatches.length] ?? [1, 0];
}

const label =
  'role="img" aria-label="Map of the city with the doors of each gang by quarter" font-family="\'Old Standard TT\', Georgia, serif"';
const cityLetter = 25;
const legendAt = 1010;
const sizeOfMap = { width: 1400, height: 660, top: 16 } as const;

/** Clamps the water to the city, beside the legend. */
function clampToCity([x, y]: Spot): Spot {
  return [Math.min(Math.max(x, 8), legendAt - 30), Math.min(Math.max(y, -40), 800)];
}

/** The streets of the city: each quarter in its own shape, and in it the share of each gang, hatched. */
function renderMap(map: DoorMap, quarters: readonly Mapped[]): string {
  const pen = new Pen('coarse');
  const grounds = quarters.map(({ outline, doors }) => {
    const slices = doors.flatMap(({ seat, outline: slice }) => {
      if (slice === undefined || seat === null) return [];
      const [tone, angle] = pickHatch(map, seat);
      return [pen.area(slice, tone, angle)];
    });
    return pen.area(outline, 0) + slices.join('') + pen.line([...outline, outline[0] ?? [0, 0]], 2.5);
  });
  const names = quarters.map(({ name, at: [x, y], doors }) => {
    const held = doors.filter(({ seat }) => seat !== null);
    const halo = 'class="halo" stroke-width="7" text-anchor="middle"';
    const title = `<text ${halo} x="${x}" y="${y}" font-size="${cityLetter}" font-weight="700">${escapeHtml(name)}</text>`;
    const counts = held.map(({ count }) => count).join(' · ');
    return counts === ''
      ? title
      : `${title}<text ${halo} x="${x}" y="${y + cityLetter}" font-size="${cityLetter}">${counts}</text>`;
  });
  const legend = map.holders.map(({ seat, name }, nth) => {
    const [tone, angle] = pickHatch(map, seat);
    const y = 60 + nth * 48;
    return `${pen.area(traceBox(legendAt, y, 54, 32), tone, angle)}<text x="${legendAt + 68}" y="${y + 25}" font-size="${cityLetter}">${escapeHtml(name)}</text>`;
  });
  const drawWater = (line: Spot[]): string => pen.line(smoothCurve(line.map(clampToCity), false), 0.7);
  const water = (map.water ?? []).map(drawWater);
  const rivers = (map.rivers ?? []).map(drawWater);
  const { width, height, top } = sizeOfMap;
  return `<svg viewBox="0 ${top} ${width} ${height}" ${label}>${water.join('')}${grounds.join('')}${rivers.join('')}${names.join('')}${legend.join('')}</svg>`;
}

/** The plan of the city: each quarter with a bar for the doors of each gang, hatched, and its free ones left white. */
function renderPlan(map: DoorMap): string {
  const { holders, quarters } = map;
  const pen = new Pen('coarse');
  const cells = quarters.flatMap(({ quarter, name, doors }) => {
    const place = places[quarter];
    if (place === undefined) return [];
    const [x, y] = [place[0] * cell.width, place[1] * cell.height];
    const held = doors.filter(({ seat }) => seat !== null);
    const total = Math.max(
      1,
      held.reduce((sum, { count }) => sum + count, 0),
    );
    let at = x + 6;
    const bars = held.map(({ seat, count }) => {
      const width = Math.max(3, ((cell.width - 12) * count) / Math.max(8, total));
      const [tone, angle] = pickHatch(map, seat ?? '');
      const bar = pen.area(traceBox(at, y + 26, width, 18), tone, angle);
      const figure = `<text x="${at + width / 2}" y="${y + 56}" text-anchor="middle" font-size="10">${count}</text>`;
      at += width + 2;
      return bar + figure;
    });
    return [
      `${pen.area(traceBox(x, y, cell.width, cell.height), 0)}<text x="${x + 6}" y="${y + 16}" font-size="12" font-weight="700">${escapeHtml(name)}</text>${bars.join('')}`,
    ];
  });
  const left = cell.width * 4 + 12;
  const legend = holders.map(({ seat, name }, nth) => {
    const [tone, angle] = pickHatch(map, seat);
    const y = 8 + nth * 26;
    return `${pen.area(traceBox(left, y, 26, 16), tone, angle)}<text x="${left + 32}" y="${y + 13}" font-size="11">${escapeHtml(name)}</text>`;
  });
  return `<svg viewBox="0 0 ${cell.width * 4 + legendWidth + 40} ${cell.height * 3}" role="img" aria-label="Plan of the city with the doors of each gang by quarter" font-family="'Old Standard TT', Georgia, serif">${cells.join('')}${legend.join('')}</svg>`;
}
