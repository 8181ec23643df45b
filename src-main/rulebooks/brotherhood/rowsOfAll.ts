import { foundingRows } from './founding/foundingRows.ts';
import { rulingRows } from './rulings/rulingRows.ts';
import { deskRows } from './sheets/deskRows.ts';
import { allocationRows } from './turn/allocationRows.ts';
import { cardRows } from './turn/cardRows.ts';
import { closingRows } from './turn/closingRows.ts';
import { fightRows } from './turn/fightRows.ts';

/** One row an event, area by area. */
export const events = {
  ...foundingRows,
  ...deskRows,
  ...allocationRows,
  ...cardRows,
  ...fightRows,
  ...closingRows,
  ...rulingRows,
};

/** Under what a turn’s report lists them, in this order. */
export const headings = [
  'The beginning',
  'Talk',
  'Orders',
  'Transfers',
  'Godfathers',
  'The board',
  'Hoods',
  'The cards',
  'Influence',
  'Fights',
  'Spoils',
  'Money',
  'What came to nothing',
  'Rulings',
  'The end',
] as const;
