import type { BooksMonth } from '#shared/games/paradise/views/campaign.ts';

type Column = Exclude<keyof BooksMonth, 'month' | 'openingDollars' | 'closingDollars'>;

/** One column of the table: what moved money, gathered so that a year fits a small window. */
export type BooksGroup = { label: string; parts: readonly (readonly [column: Column, name: string])[] };

export const booksGroups: readonly BooksGroup[] = [
  { label: 'Loot', parts: [['lootDollars', 'Loot']] },
  { label: 'Payoffs', parts: [['payoffDollars', 'Payoffs']] },
  { label: 'Officials', parts: [['officialDollars', 'Officials']] },
  {
    label: 'Battles, doctors, courts',
    parts: [
      ['battleDollars', 'Muscle and Loot'],
      ['careDollars', 'Doctors'],
      ['courtDollars', 'Lawyers and bail'],
    ],
  },
  {
    label: 'The gang',
    parts: [
      ['recruitDollars', 'Recruits'],
      ['equipmentDollars', 'Equipment'],
      ['trainingDollars', 'Lessons'],
    ],
  },
  {
    label: 'Shows',
    parts: [
      ['showDollars', 'Bands'],
      ['ringDollars', 'The ring'],
    ],
  },
  { label: 'Standing', parts: [['standingDollars', 'Funerals and public works']] },
  { label: 'Bargains', parts: [['bargainDollars', 'Bargains']] },
  { label: 'Rulings', parts: [['adjustmentDollars', 'Rulings']] },
];

/** Sums a group's dollars in a month. */
export function groupDollars(row: BooksMonth, group: BooksGroup): number {
  return group.parts.reduce((sum, [column]) => sum + row[column], 0);
}

/** Every part that moved money in a month, by name. */
export function listParts(row: BooksMonth): { name: string; dollars: number }[] {
  return booksGroups
    .flatMap(({ parts }) => parts.map(([column, name]) => ({ name, dollars: row[column] })))
    .filter(({ dollars }) => dollars !== 0);
}

/** The columns worth their room: Loot and payoffs, and whatever ever moved money. */
export function listGroups(books: readonly BooksMonth[]): readonly BooksGroup[] {
  return booksGroups.filter((group, place) => place < 2 || books.some((row) => groupDollars(row, group) !== 0));
}
