import { requireCard } from '#shared/games/empire-city/cards.ts';
import { requireRacket } from '#shared/games/empire-city/rackets.ts';
import type { CellView, EmpireView } from '#shared/games/empire-city/views.ts';
import type { PacketPart } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { formatCellName, formatManName } from '../lookups.ts';

const listOrNone = (words: readonly string[]): string => (words.length === 0 ? 'none' : joinWords(words));

/** [EMP-VIEW-1, EMP-VIEW-3] Describes a family's own hand, the others, and the board, as the family knows them. */
export function describeStanding(view: EmpireView, seat: SeatId): PacketPart[] {
  return [
    ...describeHand(view, seat),
    {
      title: 'The families',
      sentences: [],
      table: {
        head: ['Family', 'Points', 'Corruption', 'Ready', 'Exhausted', 'Cards', 'Cash'],
        rows: view.families.map(({ name, points, corruption, ready, exhausted, backs, cash }) => [
          name,
          String(points),
          String(corruption),
          String(ready),
          listOrNone(exhausted.map(formatManName)),
          String(backs.slums + backs.midtown + backs.downtown),
          cash.lowDollars === cash.highDollars
            ? formatDollars(cash.lowDollars)
            : `${formatDollars(cash.lowDollars)} to ${formatDollars(cash.highDollars)}`,
        ]),
      },
    },
    {
      title: 'The board',
      sentences: [
        `On sale: ${listOrNone(view.racketTrack.map((id) => requireRacket(id).name))}.`,
        `For hire: ${listOrNone(view.menTrack.map(formatManName))}.`,
      ],
      table: {
        head: ['Square', 'Held by', 'Racket', 'Also there'],
        rows: view.cells
          .filter(({ isOpen }) => isOpen)
          .map((cell) => [
            formatCellName(cell.id),
            cell.owner === null ? 'nobody' : nameFamily(view, cell.owner),
            cell.racket === null ? '' : requireRacket(cell.racket.id).name,
            joinWords(listThere(view, cell)),
          ]),
      },
    },
  ];
}

function describeHand({ books }: EmpireView, seat: SeatId): PacketPart[] {
  return books
    .filter((book) => book.seat === seat)
    .map(({ cashDollars, hand, refresh, cards }) => ({
      title: 'Your hand',
      sentences: [
        `Cash: ${formatDollars(cashDollars)}.`,
        `Men who are ready: ${listOrNone(hand.map(formatManName))}.`,
        `Exhausted: ${listOrNone(refresh.map(({ man, dollars }) => `${formatManName(man)} (${formatDollars(dollars)})`))}.`,
        `Cards: ${listOrNone(cards.map((card) => requireCard(card).name))}.`,
      ],
      table: null,
    }));
}

const nameFamily = ({ families }: EmpireView, seat: SeatId): string =>
  families.find((one) => one.seat === seat)?.name ?? '';

function listThere(view: EmpireView, { figures, attackers, cops, isNessHere }: CellView): string[] {
  return [
    ...figures.map((seat) => `a figure of ${nameFamily(view, seat)}`),
    ...attackers.map((seat) => `an attack by ${nameFamily(view, seat)}`),
    ...(cops.length > 0 ? [formatCount(cops.length, 'cop')] : []),
    ...(isNessHere ? ['Ness'] : []),
  ];
}
