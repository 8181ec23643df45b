import type { EventRules } from '#kernel/events/events.ts';
import { turfWarEventSchemas } from './eventSchemas.ts';
import type { TurfWarEvent } from './events.ts';
import { foundingRows } from './founding/events.ts';
import type { RowGame, Rows } from './rows.ts';
import { rulingRows } from './rulings/events.ts';
import { deskRows } from './sheets/events.ts';
import { boardRows } from './turn/boardRows.ts';
import { closingRows } from './turn/closingRows.ts';
import { diplomacyRows } from './turn/diplomacyRows.ts';
import { moneyRows } from './turn/moneyRows.ts';

/** Area by area. */
const rows = {
  ...foundingRows,
  ...deskRows,
  ...diplomacyRows,
  ...moneyRows,
  ...boardRows,
  ...closingRows,
  ...rulingRows,
} satisfies Rows<TurfWarEvent>;

/** Returns one row an event, with its schema. */
export const events = Object.fromEntries(
  Object.entries(rows).map(([type, row]) => [
    type,
    { ...row, schema: turfWarEventSchemas[type as TurfWarEvent['type']] },
  ]),
) as unknown as EventRules<RowGame, TurfWarEvent>;

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
