import type { Plate } from '#shared/views/paper.ts';
import { Pen, smoothCurve, traceBox, traceOval, type Spot, type Tone } from './pen.ts';
import { blockSize } from './scenery.ts';

const letter = { name: 13, mark: 14, arrow: 13 } as const;
/** Average widths of a letter and of a capital of the lettering, as shares of its size. */
const letterWidth = 0.6;
const capitalWidth = 0.72;
const streetWidth = 5;

type Draw = { pen: Pen; place: (spot: Spot) => Spot };

/** Renders a picture of a board: hatched blocks, white streets, the door, and arrows of the attackers. */
export function renderPlate(plate: Plate): string {
  const { width, height } = blockSize;
  const [left, top, wide, high] = plate.frame;
  const scale = Math.min(width / wide, height / high);
  const shift: Spot = [(width - wide * scale) / 2, (height - high * scale) / 2];
  const place = ([x, y]: Spot): Spot => [(x - left) * scale + shift[0], (y - top) * scale + shift[1]];
  const draw: Draw = { pen: new Pen('fine'), place };
  const parts = [
    ...plate.grounds.map((ground) => drawGround(draw, ground)),
    ...plate.streets.map((street) => drawStreet(street.map(place), scale)),
    ...plate.water.map((line) => draw.pen.line(smoothCurve(line.map(place), false), 1)),
    ...plate.grounds.map((ground) => nameGround(draw, ground)),
    ...plate.arrows.map((arrow) => drawArrow(draw, arrow)),
    drawMark(draw, plate),
    ...plate.arrows.map((arrow) => nameArrow(draw, arrow)),
  ];
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid meet" overflow="visible" aria-hidden="true" focusable="false">${parts.join('')}</svg>`;
}

function escapeLetters(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

function setLetters(text: string, [x, y]: Spot, size: number, extra = ''): string {
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" text-anchor="middle" font-family="'Playfair Display', Georgia, serif" font-weight="700"${extra}>${escapeLetters(text)}</text>`;
}

/** Returns the middle of words of a width that stand inside the block, as near as can be to where they belong. */
function keepInside(x: number, wide: number): number {
  return Math.min(Math.max(x, wide / 2 + 3), blockSize.width - wide / 2 - 3);
}

/** Words on paper, framed, so that no hatching runs through them; they stay inside the block. */
function setPlaque({ pen }: Draw, text: string, [x, y]: Spot, size: number): string {
  const wide = text.length * size * letterWidth + 10;
  const inside = keepInside(x, wide);
  const level = Math.min(Math.max(y, size / 2 + 6), blockSize.height - size / 2 - 6);
  const box = traceBox(inside - wide / 2, level - size / 2 - 3, wide, size + 6);
  return pen.area(box, 0) + setLetters(text, [inside, level + size * 0.34], size);
}

function drawGround({ pen, place }: Draw, { outline, tone, angle }: Plate['grounds'][number]): string {
  return pen.area(outline.map(place), tone as Tone, angle);
}

/** A street is paper between two lines. */
function drawStreet(spots: readonly Spot[], scale: number): string {
  const path = `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const wide = Math.min(streetWidth, scale * 3.4);
  return `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${wide + 1.2}"/><path class="road" d="${path}" stroke-width="${wide}"/>`;
}

/** Letters a name in capitals, which stay inside the block. */
function nameGround({ place }: Draw, { name, at }: Plate['grounds'][number]): string {
  if (name === '') return '';
  const halo = ' class="halo" stroke-width="4" letter-spacing="1.5"';
  const [x, y] = place(at);
  const wide = name.length * (letter.name * capitalWidth + 1.5);
  return setLetters(name.toUpperCase(), [keepInside(x, wide), y], letter.name, halo);
}

const head = { long: 15, half: 8 } as const;

function drawArrow({ pen, place }: Draw, { from, to }: Plate['arrows'][number]): string {
  const [[x1, y1], [x2, y2]] = [place(from), place(to)];
  const run = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / run, (y2 - y1) / run];
  const neck: Spot = [x2 - ux * head.long, y2 - uy * head.long];
  const offsetNeck = (by: number): Spot => [neck[0] - uy * by, neck[1] + ux * by];
  const offsetShaft = (by: number, [x, y]: Spot): Spot => [x - uy * by, y + ux * by];
  const tail: Spot = [x1, y1];
  const shape = [
    offsetShaft(2.2, tail),
    offsetShaft(3.2, neck),
    offsetNeck(head.half),
    [x2, y2] as Spot,
    offsetNeck(-head.half),
    offsetShaft(-3.2, neck),
    offsetShaft(-2.2, tail),
  ];
  // A rim of paper parts the arrow from the hatching under it.
  const rim = `<path class="rim" d="M${shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" stroke-width="4"/>`;
  return rim + pen.solid(shape);
}

function nameArrow(draw: Draw, { from, name }: Plate['arrows'][number]): string {
  return setPlaque(draw, name, draw.place(from), letter.arrow);
}

/** Draws the door: a cross in a ring, and its name on a side without an arrow. */
function drawMark(draw: Draw, { mark, arrows }: Plate): string {
  if (mark === null) return '';
  const [x, y] = draw.place(mark.at);
  const isFromBelow = arrows.some(({ from, to }) => from[1] > to[1]);
  const ring = draw.pen.area(traceOval(x, y, 11), 0);
  const arm = 6;
  const cross = [1, -1].map((slope) =>
    draw.pen.line(
      [
        [x - arm, y - arm * slope],
        [x + arm, y + arm * slope],
      ],
      4,
    ),
  );
  const label: Spot = [x, y + (isFromBelow ? -26 : 26)];
  return ring + cross.join('') + setPlaque(draw, mark.name, label, letter.mark);
}
