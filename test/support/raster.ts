import type { Stroke } from '#shared/views/face/face.ts';

/** A drawing as gray pixels, 0 is black; drawn at twice the size and averaged. */
export type Raster = { width: number; height: number; gray: Float32Array };

type Point = readonly [number, number];

/** The gray of a filled shape; kinds without one are lines only. */
const fills: Partial<Record<Stroke['kind'], number>> = {
  skin: 238,
  paper: 244,
  cloth: 110,
  ink: 33,
  fair: 185,
  plate: 150,
};
const lines: Readonly<Record<Stroke['kind'], number>> = {
  ...{ skin: 33, paper: 33, cloth: 33, ink: 33, fair: 33, line: 33, plate: 150 },
  ...{ thin: 110, shade: 130 },
};
const ground = 215;

/** Flattens a path of the commands M, L, H, V, Q, C, A, and Z, in either case, into its outlines. */
function flatten(d: string): Point[][] {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  let open: Point[] = [];
  const to = (nx: number, ny: number): void => {
    [x, y] = [nx, ny];
    open.push([x, y]);
  };
  const curve = (points: readonly Point[]): void => {
    const from: Point = [x, y];
    for (let step = 1; step <= 8; step += 1) {
      let row = [from, ...points];
      const t = step / 8;
      while (row.length > 1) row = row.slice(1).map(([bx, by], nth) => mix(row[nth] ?? from, [bx, by], t));
      to(...(row[0] ?? from));
    }
  };
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/giu)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/gu)].map(([one]) => Number(one));
    const isRelative = letter === letter.toLowerCase();
    const size = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 }[letter.toLowerCase()] ?? 2;
    if (size === 0) {
      const [first] = open;
      if (first !== undefined) to(...first);
      continue;
    }
    for (let at = 0; at + size <= numbers.length; at += size) {
      const part = numbers.slice(at, at + size);
      const [ox, oy] = isRelative ? [x, y] : [0, 0];
      const point = (nth: number): Point => [ox + (part[nth] ?? 0), oy + (part[nth + 1] ?? 0)];
      const kind = letter.toLowerCase();
      if (kind === 'm' && at === 0) {
        open = [];
        outlines.push(open);
        to(...point(0));
      } else if (kind === 'h') to(ox + (part[0] ?? 0), y);
      else if (kind === 'v') to(x, oy + (part[0] ?? 0));
      else if (kind === 'q') curve([point(0), point(2)]);
      else if (kind === 'c') curve([point(0), point(2), point(4)]);
      else if (kind === 'a') {
        const [from, end, r] = [[x, y] as Point, point(5), (part[0] ?? 0) * ((part[4] ?? 0) === 0 ? 1 : -1) * 1.34];
        const [ux, uy] = [end[0] - from[0], end[1] - from[1]];
        const length = Math.hypot(ux, uy) || 1;
        const off: Point = [(-uy / length) * r, (ux / length) * r];
        curve([[from[0] + off[0], from[1] + off[1]], [end[0] + off[0], end[1] + off[1]], end]);
      } else to(...point(0));
    }
  }
  return outlines;
}

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Draws strokes of a drawing of 100 by 120 units at a height in pixels. */
export function rasterize(strokes: readonly Stroke[], height: number): Raster {
  const scale = (2 * height) / 120;
  const [wide, tall] = [Math.round(100 * scale), 2 * height];
  const pixels = new Float32Array(wide * tall).fill(ground);
  for (const { d, kind } of strokes) {
    const outlines = flatten(d).map((outline) => outline.map(([x, y]): Point => [x * scale, y * scale]));
    const fill = fills[kind];
    if (fill !== undefined) fillOutlines(pixels, wide, tall, outlines, fill);
    for (const outline of outlines) drawLines(pixels, wide, tall, outline, lines[kind]);
  }
  const [width, small] = [Math.floor(wide / 2), height];
  const gray = new Float32Array(width * small);
  for (let y = 0; y < small; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (dx: number, dy: number): number => pixels[(2 * y + dy) * wide + 2 * x + dx] ?? ground;
      gray[y * width + x] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
    }
  return { width, height: small, gray };
}

function fillOutlines(
  pixels: Float32Array,
  wide: number,
  tall: number,
  outlines: readonly Point[][],
  gray: number,
): void {
  for (let y = 0; y < tall; y += 1) {
    const cuts = outlines
      .flatMap((outline) =>
        outline.flatMap(([x1, y1], nth) => {
          const [x2, y2] = outline[(nth + 1) % outline.length] ?? [x1, y1];
          const isCut = y1 <= y + 0.5 !== y2 <= y + 0.5;
          return isCut ? [x1 + ((y + 0.5 - y1) / (y2 - y1)) * (x2 - x1)] : [];
        }),
      )
      .toSorted((a, b) => a - b);
    for (let nth = 0; nth + 1 < cuts.length; nth += 2)
      for (
        let x = Math.max(0, Math.ceil((cuts[nth] ?? 0) - 0.5));
        x < Math.min(wide, (cuts[nth + 1] ?? 0) - 0.5);
        x += 1
      )
        pixels[y * wide + x] = gray;
  }
}

function drawLines(pixels: Float32Array, wide: number, tall: number, outline: readonly Point[], gray: number): void {
  for (const [nth, [x1, y1]] of outline.slice(0, -1).entries()) {
    const [x2, y2] = outline[nth + 1] ?? [x1, y1];
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1)));
    for (let step = 0; step <= steps; step += 1) {
      const [x, y] = mix([x1, y1], [x2, y2], step / steps).map(Math.floor) as [number, number];
      if (x >= 0 && x < wide && y >= 0 && y < tall) pixels[y * wide + x] = gray;
    }
  }
}

/** Computes how unlike two drawings of one size are: the mean difference of their pixels, from 0 to 1. */
export function computeUnlikeness(one: Raster, other: Raster): number {
  const sum = one.gray.reduce((total, gray, nth) => total + Math.abs(gray - (other.gray[nth] ?? 0)), 0);
  return sum / (one.gray.length * 255);
}
