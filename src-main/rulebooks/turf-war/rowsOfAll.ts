import { foundingRows } from './founding/events.ts';
import { rulingRows } from './rulings/events.ts';
import { deskRows } from './sheets/events.ts';
import { boardRows } from './turn/boardRows.ts';
import { closingRows } from './turn/closingRows.ts';
import { diplomacyRows } from './turn/diplomacyRows.ts';
import { moneyRows } from './turn/moneyRows.ts';

/** One row an event, area by area. */
export const events = {
  ...foundingRows,
  ...deskRows,
  ...diplomacyRows,
  ...moneyRows,
  ...boardRows,
  ...closingRows,
  ...rulingRows,
};

/** Under what a turn's report lists them, in this order. */
export const headings = [
  'The beginning',
  'Diplomacy',
  'Money',
  'Moves',
  'Fights',
  'Areas',
  'People',
  'Letters',
  'Orders',
  'What came to nothing',
  'Rulings',
  'The end',
] as const;
