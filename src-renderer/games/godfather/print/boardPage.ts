import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import { createMarks } from '#shared/games/godfather/marks.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { GodfatherView, PlaceView } from '#shared/games/godfather/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { board, cell, findGrid, shore, findSpot } from '#shared/games/godfather/geometry.ts';
import { renderSheet, escapeText } from '#renderer/shared/saving/printedSheet.ts';

/** How each seat's men print: in black and white alone they differ by ground, letter and frame. */
const prints: readonly { fill: string; ink: string; line: string }[] = [
  { fill: '#222222', ink: '#ffffff', line: '' },
  { fill: '#ffffff', ink: '#111111', line: '' },
  { fill: '#bbbbbb', ink: '#111111', line: '' },
  { fill: '#ffffff', ink: '#111111', line: ' stroke-dasharray="3 2"' },
];

/** [GOD-VIEW-6] The board as a page by itself, readable in gray: who stands where, what each place is worth. */
export function renderBoardPage(view: GodfatherView): string {
  const marks = createMarks(view.families);
  const at = (seat: SeatId): number => view.families.findIndex((one) => one.seat === seat);
  const drawn = view.places.map((place) => drawQuarter(view, place, { marks, at })).join('\n');
  const legend = view.families
    .map(({ seat, name, cashDollars, valueDollars }, nth) => {
      const x = 6;
      const y = 22 + nth * 34;
      return `${drawMan(x, y, marks.get(seat) ?? '', nth)}<text x="${x + 36}" y="${y + 13}" class="name">${escapeText(name)}</text><text x="${x + 36}" y="${y + 27}">${formatDollars(cashDollars)} and ${formatDollars(valueDollars)}</text>`;
    })
    .join('\n');
  const body = `<h1>${escapeText(view.title)}: ${escapeText(view.date)}</h1>
<svg viewBox="0 0 ${board.width} ${board.height}" role="img" aria-label="The board">
<path d="${shore}" fill="none" stroke="#999999" stroke-width="1.5"/>
<text x="6" y="12" class="small">cash and control values</text>
${legend}
${drawn}
</svg>
<p class="small">A bold frame: the family holds the place. Crossed squares are closed. Positions are named by letter and number, such as MID-B2.</p>`;
  return renderSheet(`${view.title}: the board, ${view.date}`, body);
}

function drawMan(x: number, y: number, mark: string, nth: number): string {
  const { fill, ink, line } = prints[nth] ?? { fill: '#ffffff', ink: '#111111', line: '' };
  return `<rect x="${x + 2}" y="${y + 2}" width="${cell - 4}" height="${cell - 4}" rx="4" fill="${fill}" stroke="#111111" stroke-width="1.6"${line}/><text x="${x + cell / 2}" y="${y + 20}" class="mark" fill="${ink}">${escapeText(mark)}</text>`;
}

type Looks = { marks: ReadonlyMap<SeatId, string>; at: (seat: SeatId) => number };

function drawQuarter(view: GodfatherView, place: PlaceView, { marks, at }: Looks): string {
  const { rows, positions } = requireNeighborhood(place.key);
  const grid = findGrid(place.key);
  const held = new Set(place.standings.flatMap(({ heldPositions }) => heldPositions));
  const squares = positions.map((position) => {
    const { x, y } = findSpot(position);
    const there = place.pieces.find((one) => one.position === position);
    const isClosed = place.status === 'controlled' || place.status === 'stalemated';
    const frame = held.has(position) ? 2.2 : 0.7;
    return [
      `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="#ffffff" stroke="#555555" stroke-width="${frame}"/>`,
      there === undefined
        ? `<text x="${x + cell / 2}" y="${y + 19}" class="spot">${position.slice(4)}</text>`
        : drawMan(x, y, marks.get(there.seat) ?? '', at(there.seat)),
      isClosed && there === undefined ? `<path d="M${x + 4} ${y + 4}l22 22" stroke="#999999" fill="none"/>` : '',
    ].join('');
  });
  const width = (rows[0]?.length ?? 0) * cell;
  const counts = place.standings
    .filter(({ held: count }) => count > 0)
    .map(({ seat, held: count }) => `${marks.get(seat) ?? ''} ${count}`)
    .join(', ');
  const lines = [describeWorth(place), describeState(view, place, counts)];
  return `<g><text x="${grid.x}" y="${grid.y - 32}" class="name">${escapeText(place.name)} (${place.key})</text>${lines
    .map(
      (line, nth) =>
        `<text x="${grid.x}" y="${grid.y - 19 + nth * 12}" textLength="${line.length * 5.4 > width + 20 ? width + 16 : line.length * 5.4}" lengthAdjust="spacingAndGlyphs">${escapeText(line)}</text>`,
    )
    .join('')}
${squares.join('\n')}</g>`;
}

function describeWorth({ racket, worthDollars, majority, status }: PlaceView): string {
  if (racket === null) return status === 'unplayed' ? `${majority} win` : 'no racket';
  return `${racketTable[racket].name} ${formatDollars(worthDollars ?? 0)}, ${majority} win`;
}

function describeState(view: GodfatherView, place: PlaceView, counts: string): string {
  const findName = (seat: SeatId | null): string => view.families.find((one) => one.seat === seat)?.name ?? 'nobody';
  switch (place.status) {
    case 'unplayed':
      return 'unplayed';
    case 'stalemated':
      return 'nobody’s';
    case 'controlled':
      return `the ${findName(place.controller)} control it`;
    case 'open':
      return place.claim === null
        ? `held: ${counts === '' ? 'nothing' : counts}`
        : `claim of the ${findName(place.claim.seat)}; ${counts}`;
  }
}
