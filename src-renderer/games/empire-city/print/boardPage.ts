import { board, type BoardCell } from '#shared/games/empire-city/board.ts';
import { requireRacket } from '#shared/games/empire-city/rackets.ts';
import type { CellView, EmpireView } from '#shared/games/empire-city/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { renderTable, escapeText, renderSheet } from '#renderer/shared/saving/printedSheet.ts';
import { describePlaceOffer } from '../board/places.ts';

/** [EMP-VIEW-7] The board in grays, with what lies beside it: nothing on it is any family's secret. */
export function renderBoardPage(view: EmpireView): string {
  const findName = (seat: SeatId): string => view.families.find((one) => one.seat === seat)?.name ?? 'nobody';
  const cells = board.map((cell) => renderCell(view, cell, findName)).join('\n');
  const body = `<h1>${escapeText(view.city)}: ${escapeText(view.date)}</h1>
<p>${escapeText(listBeside(view, findName))}</p>
<div class="grid">
${cells}
</div>
<h2>The families</h2>
${renderTable(
  ['Family', 'Points', 'Corruption', 'Squares', 'Men ready', 'Exhausted', 'Figures'],
  view.families.map((family) => [
    family.name,
    String(family.points),
    String(family.corruption),
    String(family.squares.slums + family.squares.midtown + family.squares.downtown),
    String(family.ready),
    String(family.exhausted.length),
    String(family.figures),
  ]),
  'figures',
)}`;
  return renderSheet(`${view.city}, ${view.date}`, body);
}

function renderCell(view: EmpireView, cell: BoardCell, nameOf: (seat: SeatId) => string): string {
  const now = view.cells.find(({ id }) => id === cell.id);
  const kind = cell.place === null ? (now?.isOpen === false ? 'cell shut' : 'cell') : 'cell place';
  const what =
    cell.place === null
      ? `${cell.band}${now?.isOpen === false ? ', closed' : ''}`
      : describePlaceOffer(view, cell.place);
  const lines = [what, ...(now === undefined ? [] : listStanding(now, nameOf))];
  const held = now?.owner ? `<span class="held">${escapeText(nameOf(now.owner))}</span> ` : '';
  return `<div class="${kind}"><b>${escapeText(cell.name)}</b>${held}${escapeText(lines.join('. '))}</div>`;
}

function listStanding(cell: CellView, nameOf: (seat: SeatId) => string): string[] {
  const { racket, figures, attackers, cops, isNessHere, points } = cell;
  const raiders = new Set(attackers);
  const there = figures.map((seat) => `${nameOf(seat)}${raiders.has(seat) ? ' attacks' : ''}`);
  return [
    ...(points > 0 ? [formatCount(points, 'point')] : []),
    ...(racket === null ? [] : [describeRacket(racket)]),
    ...(there.length === 0 ? [] : [`Figures: ${joinWords(there)}`]),
    ...(cops.length === 0 ? [] : [formatCount(cops.length, 'cop')]),
    ...(isNessHere ? ['Ness is here'] : []),
  ];
}

function describeRacket(racket: NonNullable<CellView['racket']>): string {
  const { id, count, leastDollars, mostDollars, isStruck } = racket;
  const name = requireRacket(id).name;
  const times = count > 1 ? ` × ${count}` : '';
  const pays =
    leastDollars === mostDollars
      ? formatDollars(leastDollars)
      : `${formatDollars(leastDollars)} to ${formatDollars(mostDollars)}`;
  return `${name}${times} (${isStruck ? 'on strike' : pays})`;
}

function listBeside(view: EmpireView, nameOf: (seat: SeatId) => string): string {
  const { godfather, chief, pot, copCard, isNessInTown, marks } = view;
  return [
    godfather === null ? 'No godfather' : `Godfather: ${nameOf(godfather)}`,
    chief === null ? 'no chief of police' : `chief of police: ${nameOf(chief)}`,
    `pot ${formatDollars(pot)}`,
    ...(copCard === null ? [] : [`a bribe ${formatDollars(copCard.bribeDollars)}`]),
    ...(isNessInTown ? ['Ness is in town'] : []),
    ...marks.map(({ mark, seat }) => `mark ${mark} reached by ${nameOf(seat)}`),
  ].join('; ');
}
