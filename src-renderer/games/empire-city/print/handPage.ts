import { cardOf, cardTable } from '../../../../src-shared/games/empire-city/cards.ts';
import { abilityTable, manTable, type Man } from '../../../../src-shared/games/empire-city/men.ts';
import { racketOf, racketTable } from '../../../../src-shared/games/empire-city/rackets.ts';
import type { EmpireView } from '../../../../src-shared/games/empire-city/views.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import { printedTable, safe, sheetOf } from '../../../shared/saving/printedSheet.ts';
import { manOf, racketDetail } from '../orders/offers.ts';

const writingLines = 10;

/**
 * [EMP-VIEW-7] A family's secret sheet: cash, men, cards and prices as the view of whoever prints it has them. Of a
 * family whose book the viewer may not read, only what lies open.
 */
export function handPage(view: EmpireView, seat: SeatId): string {
  const family = view.families.find((one) => one.seat === seat);
  if (family === undefined) return sheetOf(view.title, '');
  const book = view.books.find((one) => one.seat === seat);
  const secret =
    book === undefined
      ? '<p>What this family holds is its own to know.</p>'
      : `<p>In the till: <strong>${formatDollars(book.cashDollars)}</strong>.</p>
<h2>Men in hand</h2>
${menTable(book.hand.flatMap((id) => manOf(id) ?? []))}
<h2>Exhausted men, and what it costs to have them back</h2>
${printedTable(
  ['Man', 'Dollars', 'Corruption'],
  book.refresh.map(({ man, dollars, corruption }) => [
    manOf(man)?.name ?? 'Somebody',
    formatDollars(dollars),
    String(corruption),
  ]),
  'figures',
)}
<h2>City cards in hand</h2>
${printedTable(
  ['Card', 'Corruption', 'What it does'],
  book.cards.map((id) => {
    const { name, corruption, text } = cardOf(id);
    return [name, String(corruption), text];
  }),
  'words',
)}
<h2>On the tracks, at this family’s prices</h2>
${printedTable(
  ['What', 'Price'],
  [
    ...book.racketPrices.map(({ id, dollars }) => [racketOf(id).name, formatDollars(dollars)]),
    ...book.menPrices.map(({ id, dollars }) => [
      manOf(id)?.name ?? 'Somebody',
      formatDollars(dollars),
    ]),
  ],
  'figures',
)}
<section class="form"><h2>Notes of ${safe(family.name)}</h2>
${'<div class="line"></div>\n'.repeat(writingLines)}</section>`;
  const body = `<h1>${safe(family.name)}: ${safe(view.date)}</h1>
<p>${family.points} points, ${family.corruption} corruption, a bribe costs ${formatDollars(family.bribeDollars)}.</p>
${secret}`;
  return sheetOf(`${family.name}, ${view.date}`, body);
}

function menTable(men: readonly Man[]): string {
  return printedTable(
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
export function cardsPage(): string {
  const body = `<h1>The cards of Empire City</h1>
<h2>City cards</h2>
${printedTable(
  ['Card', 'Deck', 'Copies', 'Corruption', 'What it does'],
  cardTable.map(({ name, band, copies, corruption, text }) => [
    name,
    band,
    String(copies),
    String(corruption),
    text,
  ]),
  'words',
)}
<h2>Men</h2>
${menTable(manTable)}
<h2>Rackets</h2>
${printedTable(
  ['Racket', 'Price', 'Copies', 'What it pays'],
  racketTable.map(({ kind, name, priceDollars, copies }) => [
    name,
    formatDollars(priceDollars),
    String(copies),
    racketDetail(`${kind}-1`),
  ]),
  'words',
)}`;
  return sheetOf('The cards of Empire City', body);
}
