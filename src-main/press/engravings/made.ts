import { drawNumber } from '../desk/rotation.ts';
import { traceBox, traceOval, type Pen, type Spot } from './pen.ts';
import { drawPortrait } from './portrait.ts';

/**
 * Pictures made of an event. Their name holds their content, so that an edition keeps it as one text: a man's face,
 * a ward's streets with the door marked, the score of a fight.
 */
export type MadePicture = (pen: Pen, parts: readonly string[]) => string;

type Side = { name: string; dead: number; held: number };

/** Names a ward's picture; `turn` distinguishes two of one ward. */
export const nameWard = (district: string, place: string, turn: number): string =>
  ['ward', district, place, String(turn)].join('|');

/** Names a plate, whose drawing is in its edition. */
export const namePlate = (district: string, place: string, turn: number): string =>
  ['plate', district, place, String(turn)].join('|');

export const nameBox = (sides: readonly Side[]): string =>
  ['score', ...sides.map(({ name, dead, held }) => `${name}~${dead}~${held}`)].join('|');

/** The drawing of such a name; null of any other. */
export function findMadePicture(name: string): ((pen: Pen) => string) | null {
  const [kind = '', ...parts] = name.split('|');
  const draw = Object.entries(drawings).find(([known]) => known === kind)?.[1];
  return draw === undefined || parts.length === 0 ? null : (pen) => draw(pen, parts);
}

/** Returns true if a picture holds words or figures, so that no edge of it may be cut. */
export function isLettered(name: string): boolean {
  return ['ward', 'score'].includes(name.split('|')[0] ?? '');
}

const drawings: Readonly<Record<string, MadePicture>> = { portrait: setPortrait, ward: drawWard, score };

function drawLettering(text: string, [x, y]: Spot, size: number, anchor = 'middle'): string {
  const safe = text.replace(/[&<>"']/gu, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" font-family="'Playfair Display', Georgia, serif" font-weight="700">${safe}</text>`;
}

/** Sets a face in the middle of the lead's picture, before a ruled wall. */
function setPortrait(pen: Pen, parts: readonly string[]): string {
  const frame = traceBox(97, 9, 166, 202);
  const face = `<svg x="100" y="12" width="160" height="196" viewBox="4 4 92 112">${drawPortrait(parts)}</svg>`;
  return pen.hatch(traceBox(0, 0, 360, 220), 2, 35) + pen.area(frame, 0) + face;
}

/** Draws the blocks of a ward from above, with a cross at the door. */
function drawWard(pen: Pen, [district = '', place = '', turn = '0']: readonly string[]): string {
  const draw = (what: string, from: number, to: number): number => drawNumber(from, to, district, what);
  let cut = '';
  const rows = 4;
  const columns = 6;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lean = draw('lean', -14, 14);
      const x = 14 + column * 57 + (lean * row) / rows;
      const y = 12 + row * 46;
      const tone = draw(`tone ${row} ${column}`, 1, 3) as 1 | 2 | 3;
      cut += pen.area(traceBox(x, y, 46, 34), tone, draw(`cut ${row}`, 0, 90));
    }
  }
  const [column, row] = [drawNumber(1, 4, district, place, turn, 'x'), drawNumber(0, 2, district, place, turn, 'y')];
  const [x, y] = [14 + column * 57 + 23, 12 + row * 46 + 17];
  cut += pen.area(traceOval(x, y, 15), 0);
  cut +=
    pen.line(
      [
        [x - 9, y - 9],
        [x + 9, y + 9],
      ],
      5,
    ) +
    pen.line(
      [
        [x - 9, y + 9],
        [x + 9, y - 9],
      ],
      5,
    );
  cut += pen.area(traceBox(30, 192, 300, 24), 0);
  return cut + drawLettering(`X  ${place}`, [180, 210], 16);
}

/** Draws a table of each side's losses in a fight. */
function score(pen: Pen, sides: readonly string[]): string {
  let cut =
    pen.area(traceBox(16, 14, 328, 192), 0) +
    pen.line(
      [
        [16, 58],
        [344, 58],
      ],
      3,
    );
  cut += drawLettering('Killed', [242, 44], 17) + drawLettering('Jailed', [308, 44], 17);
  sides.slice(0, 4).forEach((side, nth) => {
    const [name = '', dead = '0', held = '0'] = side.split('~');
    const y = 96 + nth * 44;
    cut += drawLettering(name, [30, y], name.length > 18 ? 15 : 19, 'start');
    cut += drawLettering(dead, [242, y], 24) + drawLettering(held, [308, y], 24);
    cut += pen.line(
      [
        [16, y + 16],
        [344, y + 16],
      ],
      1,
    );
  });
  return (
    cut +
    pen.line(
      [
        [208, 14],
        [208, 206],
      ],
      1.4,
    ) +
    pen.line(
      [
        [276, 14],
        [276, 206],
      ],
      1.4,
    )
  );
}
