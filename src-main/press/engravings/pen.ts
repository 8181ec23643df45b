/** A place on the block, y downward. */
export type Spot = readonly [x: number, y: number];

/** How dark an area is cut: 1 a few lines, 4 crossed lines, almost black. */
export type Tone = 0 | 1 | 2 | 3 | 4;

const spacingOfTone: Record<Exclude<Tone, 0>, number> = { 1: 2.3, 2: 1.5, 3: 1, 4: 1 };
const degrees = Math.PI / 180;

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function tracePath(spots: readonly Spot[], isClosed: boolean): string {
  const points = spots.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return `M${points}${isClosed ? 'Z' : ''}`;
}

function rotateSpot([x, y]: Spot, sine: number, cosine: number): Spot {
  return [x * cosine - y * sine, x * sine + y * cosine];
}

/** Finds the crossings of a level line with the sides of a shape, left to right. */
function findCrossings(shape: readonly Spot[], level: number): number[] {
  const crossings: number[] = [];
  shape.forEach(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1];
    if (y1 > level !== y2 > level) crossings.push(x1 + ((level - y1) / (y2 - y1)) * (x2 - x1));
  });
  return crossings.sort((a, b) => a - b);
}

/** Traces the parallel strokes that fill a shape, as path data. */
function traceStrokes(shape: readonly Spot[], spacing: number, angle: number): string {
  const sine = Math.sin(angle * degrees);
  const cosine = Math.cos(angle * degrees);
  const flat = shape.map((spot) => rotateSpot(spot, -sine, cosine));
  const levels = flat.map(([, y]) => y);
  const lowest = Math.ceil(Math.min(...levels) / spacing) * spacing;
  let path = '';
  for (let level = lowest + 0.01; level < Math.max(...levels); level += spacing) {
    const crossings = findCrossings(flat, level);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = rotateSpot([crossings[pair] ?? 0, level], sine, cosine);
      const to = rotateSpot([crossings[pair + 1] ?? 0, level], sine, cosine);
      path += tracePath([from, to], false);
    }
  }
  return path;
}

/** A rectangle's corners. */
export function traceBox(x: number, y: number, width: number, height: number): Spot[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** An ellipse, or the part of one between two angles in degrees, clockwise from the right. */
export function traceOval(x: number, y: number, rx: number, ry = rx, from = 0, to = 360): Spot[] {
  const steps = 36;
  return Array.from({ length: steps + 1 }, (_, step): Spot => {
    const angle = (from + ((to - from) * step) / steps) * degrees;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

function findCurvePoint(p: readonly [Spot, Spot, Spot, Spot], t: number): Spot {
  const blendSpots = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  return [blendSpots(p[0][0], p[1][0], p[2][0], p[3][0]), blendSpots(p[0][1], p[1][1], p[2][1], p[3][1])];
}

/** A smooth curve through spots, as many short sides. */
export function smoothCurve(spots: readonly Spot[], isClosed = true): Spot[] {
  const count = spots.length;
  const findSpot = (index: number): Spot => {
    const place = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return spots[place] ?? [0, 0];
  };
  const curve: Spot[] = [];
  for (let i = 0; i < (isClosed ? count : count - 1); i += 1) {
    for (let step = 0; step < 8; step += 1) {
      curve.push(findCurvePoint([findSpot(i - 1), findSpot(i), findSpot(i + 1), findSpot(i + 2)], step / 8));
    }
  }
  if (!isClosed) curve.push(findSpot(count - 1));
  return curve;
}

/**
 * The engraver's tool: shapes are paper with an ink outline and hatching. Fine for a picture across
 * three columns, coarse for a small cut in an advertisement.
 */
export class Pen {
  readonly #pitch: number;
  readonly #weight: number;

  constructor(fineness: 'fine' | 'coarse') {
    this.#pitch = fineness === 'fine' ? 2.3 : 6;
    this.#weight = fineness === 'fine' ? 0.75 : 2;
  }

  /** Hatching alone, without an outline. */
  hatch(shape: readonly Spot[], tone: Tone, angle = 35): string {
    if (tone === 0) return '';
    const spacing = this.#pitch * spacingOfTone[tone];
    const strokes = traceStrokes(shape, spacing, angle);
    const crossed = tone === 4 ? traceStrokes(shape, spacing, angle + 62) : '';
    if (strokes + crossed === '') return '';
    return `<path d="${strokes}${crossed}" fill="none" stroke="currentColor" stroke-width="${this.#weight}"/>`;
  }

  /** A shape of paper in front of earlier drawing, outlined and hatched. */
  area(shape: readonly Spot[], tone: Tone = 0, angle = 35): string {
    const outline = `<path class="paper" d="${tracePath(shape, true)}" stroke="currentColor" stroke-width="${this.#weight * 1.5}" stroke-linejoin="round"/>`;
    return outline + this.hatch(shape, tone, angle);
  }

  /** A shape of solid ink. */
  solid(shape: readonly Spot[]): string {
    return `<path d="${tracePath(shape, true)}" fill="currentColor"/>`;
  }

  /** An open line; `weight` in multiples of the hatching's. */
  line(spots: readonly Spot[], weight = 1.5): string {
    return `<path d="${tracePath(spots, false)}" fill="none" stroke="currentColor" stroke-width="${round(this.#weight * weight)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
}
