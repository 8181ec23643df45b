import type { TableLayout } from '../views/battle.ts';
import type { Place } from './film.ts';

type Rect = Place & { width: number; height: number };
type House = TableLayout['buildings'][number];

/** Inches between two courses of a roof. */
const courseInches = 0.55;

/** The strokes of a street over one another, each with its width for so many inches of road. */
export const streetStrokes = [
  ['sidewalk', (road: number) => road + 2.6],
  ['curb', (road: number) => road + 0.2],
  ['road', (road: number) => road],
  ['middle', () => 0.12],
] as const;

/** Draws a hipped roof over a house: its ridge, its hips, and courses along the ridge. */
export function drawRoof({ x, y, width, height }: Rect): string {
  const isWide = width >= height;
  const half = Math.min(width, height) / 2;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [from, to] = isWide
    ? [`${x + half} ${middleY}`, `${x + width - half} ${middleY}`]
    : [`${middleX} ${y + half}`, `${middleX} ${y + height - half}`];
  const corners = isWide
    ? [`M${x} ${y}L${from}L${x} ${y + height}`, `M${x + width} ${y}L${to}L${x + width} ${y + height}`]
    : [`M${x} ${y}L${from}L${x + width} ${y}`, `M${x} ${y + height}L${to}L${x + width} ${y + height}`];
  const courses: string[] = [];
  for (let inset = courseInches; inset < half; inset += courseInches) {
    courses.push(
      isWide
        ? `M${x + inset} ${y + inset}H${x + width - inset}M${x + inset} ${y + height - inset}H${x + width - inset}`
        : `M${x + inset} ${y + inset}V${y + height - inset}M${x + width - inset} ${y + inset}V${y + height - inset}`,
    );
  }
  return [`M${from}L${to}`, ...corners, ...courses].join('');
}

/** Lists the houses that are drawn with their roofs: nothing stands in them, and none of these people. */
export function listRoofs({ buildings, covers }: TableLayout, people: readonly Place[]): House[] {
  const holds = ({ x, y, width, height }: Rect, at: Place): boolean =>
    at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
  return buildings.filter(
    ({ rect }) => !covers.some((cover) => holds(rect, cover.rect)) && !people.some((at) => holds(rect, at)),
  );
}
