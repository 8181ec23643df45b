import { requireCard, cardTable } from '#shared/games/empire-city/cards.ts';
import { abilityTable, manTable, type Man } from '#shared/games/empire-city/men.ts';
import { requireRacket, racketTable } from '#shared/games/empire-city/rackets.ts';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { renderTable, escapeText, renderSheet } from '#renderer/shared/saving/printedSheet.ts';
import { findMan, describeRacket } from '../orders/offers.ts';

const writingLines = 10;

/**
 * [EMP-VIEW-7] A family's secret sheet: cash, men, cards and prices as the view of whoever prints it has them. Of a
 * family whose book the viewer may not read, only what lies open.
 */
export function renderHandPage(view: EmpireView, seat: SeatId): string {
  const family = view.families.find((one) => one.seat === seat);
  if (family === undefined) return renderSheet(view.title, '');
  const book = view.books.find((one) => one.seat === seat);
  const secret =
    book === undefined
      ? '<p>What this family holds is its own to know.</p>'
      : `<p>In the till: <strong>${formatDollars(book.cashDollars)}</strong>.</p>
<h2>Men in hand</h2>
${writeMenTable(book.hand.flatMap((id) => findMan(id) ?? []))}
<h2>Exhausted men, and what it costs to have them back</h2>
${renderTable(
  ['Man', 'Dollars', 'Corruption'],
  book.refresh.map(({ man, dollars, corruption }) => [
    findMan(man)?.name ?? 'Somebody',
    formatDollars(dollars),
    String(corruption),
  ]),
  'figures',
)}
<h2>City cards in hand</h2>
${renderTable(
  ['Card', 'Corruption', 'What it does'],
  book.cards.map((id) => {
    const { name, corruption, text } = requireCard(id);
    return [name, String(corruption), text];
  }),
  'words',
)}
<h2>On the tracks, at this family’s prices</h2>
${renderTable(
  ['What', 'Price'],
  [
    ...book.racketPrices.map(({ id, dollars }) => [requireRacket(id).name, formatDollars(dollars)]),
    ...book.menPrices.map(({ id, dollars }) => [findMan(id)?.name ?? 'Somebody', formatDollars(dollars)]),
  ],
  'figures',
)}
<section class="form"><h2>Notes of ${escapeText(family.name)}</h2>
${'<div class="line"></div>\n'.repeat(writingLines)}</section>`;
  const body = `<h1>${escapeText(family.name)}: ${escapeText(view.date)}</h1>
<p>${family.points} points, ${family.corruption} corruption, a bribe costs ${formatDollars(family.bribeDollars)}.</p>
${secret}`;
  return renderSheet(`${family.name}, ${view.date}`, body);
}

function writeMenTable(men: readonly Man[]): string {
  return renderTable(
    ['Man', 'Combat', 'Costs', 'Corruption', 'What he can do'],
    men.map(({ name, combat, costDollars, corruption, ability }) => [
      name,
      String(combat),
      formatDollars(costDollars),
      String(corruption),
      ability === null ? '' : abilityTable[ability],
    ]),
    'words',
  );
}

/** [EMP-VIEW-7] Every card of the game once, to lie beside the board. */
export function renderCardsPage(): string {
  const body = `<h1>The cards of Empire City</h1>
<h2>City cards</h2>
${renderTable(
  ['Card', 'Deck', 'Copies', 'Corruption', 'What it does'],
  cardTable.map(({ name, band, copies, corruption, text }) => [name, band, String(copies), String(corruption), text]),
  'words',
)}
<h2>Men</h2>
${writeMenTable(manTable)}
<h2>Rackets</h2>
${renderTable(
  ['Racket', 'Price', 'Copies', 'What it pays'],
  racketTable.map(({ kind, name, priceDollars, copies }) => [
    name,
    formatDollars(priceDollars),
    String(copies),
    describeRacket(`${kind}-1`),
  ]),
  'words',
)}`;
  return renderSheet('The cards of Empire City', body);
}
