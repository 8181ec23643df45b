/** Dots across and down a printed picture, which is 360 by 220. */
export const screenSize = { columns: 110, rows: 67 } as const;

const darkest = 9;
/** Room of a dot on the screen, and the width of the largest, which touches its neighbors. */
const room = 4;
const largest = 5;

/** Converts light values from 0 to 255, row by row, to dots of ink; the lightest part of the picture is paper. */
export function convertTones(lights: readonly number[]): string {
  const least = lights.reduce((low, light) => Math.min(low, light), Infinity);
  const span = Math.max(1, lights.reduce((high, light) => Math.max(high, light), 0) - least);
  return lights.map((light) => Math.round((1 - (light - least) / span) * darkest)).join('');
}

/** Computes how light a point of a picture is, by its red, green, and blue. */
export function computeLight(red: number, green: number, blue: number): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** A photograph as drawn: its size, and one path of dots for each width of the pen. */
export type DrawnHalftone = { width: number; height: number; paths: { d: string; stroke: number }[] };

/** Draws a photograph as dots of ink. */
export function drawHalftone({ columns, tones }: { columns: number; tones: string }): DrawnHalftone {
  const rows = Math.floor(tones.length / columns);
  const paths = Array.from({ length: darkest }, () => '');
  for (let at = 0; at < rows * columns; at += 1) {
    const tone = Number(tones[at]);
    // Every other row is half a dot to the right, as a screen is turned.
    const row = Math.floor(at / columns);
    const x = ((at % columns) + 0.5 + (row % 2) / 2) * room;
    if (tone > 0) paths[tone - 1] = `${paths[tone - 1] ?? ''}M${x} ${(row + 0.5) * room}h0`;
  }
  const drawn = paths.map((d, at) => ({ d, stroke: ((at + 1) * largest) / darkest }));
  return { width: (columns + 0.5) * room, height: rows * room, paths: drawn.filter(({ d }) => d !== '') };
}
