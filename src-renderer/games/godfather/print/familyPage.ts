import { requireNeighborhood, neighborhoods } from '#shared/games/godfather/board.ts';
import { requireFace } from '#shared/games/godfather/cards.ts';
import { describeStillBound } from '#shared/games/godfather/dealWords.ts';
import { computeControlDollars, rackets, racketTable } from '#shared/games/godfather/values.ts';
import type { FamilyView, GodfatherView } from '#shared/games/godfather/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { renderTable, escapeText, renderSheet } from '#renderer/shared/saving/printedSheet.ts';

const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  renderTable(head, rows, 'figures');

const writingLines = 14;

/** [GOD-VIEW-3, GOD-VIEW-6] A family's sheet from the view of whoever prints it, and a blank order form. */
export function renderFamilyPage(view: GodfatherView, seat: SeatId): string {
  const own = view.families.find((one) => one.seat === seat);
  if (own === undefined) return renderSheet(view.title, '');
  const promises = listPromises(view, seat);
  const body = `<h1>${escapeText(own.name)}: ${escapeText(view.date)}</h1>
${formatFigures(own)}
${formatClaims(view, own)}
<h2>Men on the board</h2>
${formatTable(
  ['Neighborhood', 'Racket', 'Men'],
  own.pieces.map(({ key, racket, count }) => [requireNeighborhood(key).name, racketTable[racket].name, String(count)]),
)}
${promises.length === 0 ? '' : `<h2>Deals</h2>${promises.map((one) => `<p>${escapeText(one)}</p>`).join('')}`}
<h2>What a man costs, and what control is worth</h2>
${formatValues(view)}
<section class="form"><h2>Orders of the ${escapeText(own.name)}, ${escapeText(view.date)}</h2>
<p class="small">One order a line: Card · Put bookies on MID-B2 C2 · Put nothing · Declare Midtown · Propose to … for 2 turns: we stay out of … · Stalemate in …</p>
${'<div class="line"></div>\n'.repeat(writingLines)}</section>`;
  return renderSheet(`${own.name}, ${view.date}`, body);
}

function formatFigures(own: FamilyView): string {
  const { hand, hasCard } = own;
  const card = hand === null ? (hasCard ? 'face down' : 'none') : requireFace(hand).title;
  return formatTable(
    ['What', 'Yours'],
    [
      ['Cash', formatDollars(own.cashDollars)],
      ['Control values', formatDollars(own.valueDollars)],
      ['Total', formatDollars(own.totalDollars)],
      ['Men at half price', formatDollars(own.reserveDollars)],
      ['Card in hand', card],
      ['Men taken, men lost', `${own.takenPieces}, ${own.lostPieces}`],
    ],
  );
}

function formatClaims(view: GodfatherView, own: FamilyView): string {
  const findName = (seat: SeatId): string => view.families.find((one) => one.seat === seat)?.name ?? 'nobody';
  const lines = [
    ...own.bonuses.map(
      ({ neighborhood, dollars, left }) =>
        `${requireNeighborhood(neighborhood).name} pays ${formatDollars(dollars)} on ${formatCount(left, 'more turn')}.`,
    ),
    ...view.places.flatMap(({ name, claim }) =>
      claim?.seat === own.seat
        ? [
            `A claim on ${name}; ${claim.toAnswer.length === 0 ? 'everybody has answered' : `still to answer: ${joinWords(claim.toAnswer.map(findName))}`}.`,
          ]
        : [],
    ),
  ];
  return lines.map((line) => `<p>${escapeText(line)}</p>`).join('');
}

function listPromises(view: GodfatherView, seat: SeatId): string[] {
  return view.bargains
    .filter(({ status, from, to }) => status === 'running' && (from === seat || to === seat))
    .map(
      (deal) =>
        `${deal.text} It binds ${describeStillBound(deal, (one) => view.families.find((family) => family.seat === one)?.name ?? 'nobody')}.`,
    );
}

/** The value card of the table; what runs is marked. */
function formatValues(view: GodfatherView): string {
  const inPlay = neighborhoods.filter(({ key }) => view.places.some((one) => one.key === key));
  const head = `<tr><th></th>${rackets.map((racket) => `<th class="num">${escapeText(racketTable[racket].name)}</th>`).join('')}</tr><tr><td>one man</td>${rackets.map((racket) => `<td class="num">${formatDollars(racketTable[racket].costDollars)}</td>`).join('')}</tr>`;
  const rows = inPlay.map(({ key, name }) => {
    const runs = view.places.find((one) => one.key === key)?.racket ?? null;
    const cells = rackets.map((racket) => {
      const mark = racket === runs ? ' stake' : '';
      const sign = racket === runs ? '▸ ' : '';
      return `<td class="num${mark}">${sign}${formatDollars(computeControlDollars(key, racket))}</td>`;
    });
    return `<tr><td>${escapeText(name)}</td>${cells.join('')}</tr>`;
  });
  return `<table>${head}${rows.join('')}</table>`;
}
