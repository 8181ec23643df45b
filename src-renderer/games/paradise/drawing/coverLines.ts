/** Strokes of an engraving: more of them make a darker tone. Each is a line from `[x, y]` to `[x, y]`. */
type Stroke = readonly [number, number, number, number];

/** Level lines of a night sky, dense at the top and broken around the moon. */
export function drawSkyLines(moon: { x: number; y: number; r: number }): Stroke[] {
  return Array.from({ length: 34 }, (_, n) => 4 + n * 3 + (n * n) / 28)
    .filter((y) => y < 196)
    .flatMap((y): Stroke[] => {
      const rise = moon.r * moon.r - (y - moon.y) ** 2;
      if (rise <= 0) return [[0, y, 480, y]];
      const half = Math.sqrt(rise);
      return [
        [0, y, moon.x - half, y],
        [moon.x + half, y, 480, y],
      ];
    });
}

/** Ripples below the quay: short dashes, longer and farther apart towards the foot of the picture. */
export function drawRipples(): Stroke[] {
  return Array.from({ length: 60 }, (_, n): Stroke => {
    const row = n % 10;
    const y = 216 + row * 5.4;
    const x = ((n * 97 + row * 41) % 500) - 20;
    return [x, y, x + 16 + row * 5, y];
  });
}

/** Upright hatching of a wall's shaded side. */
export function drawHatching(x: number, y: number, width: number, height: number, step: number): Stroke[] {
  return Array.from({ length: Math.floor(width / step) }, (_, n): Stroke => {
    const at = x + (n + 0.5) * step;
    return [at, y, at, y + height];
  });
}

type House = { x: number; top: number; width: number; roof: 'flat' | 'tank' | 'gable' | 'dome' };

/** The waterfront from left to right; all stand on the quay at 206. */
export const waterfront: readonly House[] = [
  { x: -6, top: 128, width: 52, roof: 'flat' },
  { x: 46, top: 98, width: 44, roof: 'tank' },
  { x: 90, top: 142, width: 60, roof: 'gable' },
  { x: 150, top: 84, width: 46, roof: 'flat' },
  { x: 196, top: 118, width: 70, roof: 'dome' },
  { x: 266, top: 70, width: 42, roof: 'tank' },
  { x: 308, top: 134, width: 64, roof: 'gable' },
  { x: 372, top: 104, width: 48, roof: 'flat' },
  { x: 420, top: 146, width: 70, roof: 'gable' },
];

export const quay = 206;

/** The lit windows of a house, by column and row. */
export function listWindows({ x, top, width }: House, place: number): { x: number; y: number }[] {
  const columns = Math.floor((width - 8) / 9);
  const rows = Math.floor((quay - top - 16) / 13);
  return Array.from({ length: Math.max(0, columns * rows) }, (_, n) => n)
    .filter((n) => (n * 11 + place * 7) % 4 !== 0)
    .map((n) => ({ x: x + 6 + (n % columns) * 9, y: top + 9 + Math.floor(n / columns) * 13 }));
}
