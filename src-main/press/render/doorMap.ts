import type { DoorMap } from '#shared/views/paper.ts';
import { traceBox, Pen, type Tone } from '../engravings/pen.ts';
import { escapeHtml } from './escape.ts';

/** Where each quarter lies on the plan: column, row, columns wide. West is left, the water on the left and below. */
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

/** The plan of the city: each quarter with a bar for the doors of each gang, hatched, and its free ones left white. */
export function renderDoorMap({ holders, quarters }: DoorMap): string {
  const pen = new Pen('coarse');
  const pickHatch = (seat: string): readonly [Tone, number] =>
    hatches[holders.findIndex((holder) => holder.seat === seat) % hatches.length] ?? [1, 0];
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
      const [tone, angle] = pickHatch(seat ?? '');
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
    const [tone, angle] = pickHatch(seat);
    const y = 8 + nth * 26;
    return `${pen.area(traceBox(left, y, 26, 16), tone, angle)}<text x="${left + 32}" y="${y + 13}" font-size="11">${escapeHtml(name)}</text>`;
  });
  return `<svg viewBox="0 0 ${cell.width * 4 + legendWidth + 40} ${cell.height * 3}" role="img" aria-label="Plan of the city with the doors of each gang by quarter" font-family="'Old Standard TT', Georgia, serif">${cells.join('')}${legend.join('')}</svg>`;
}
