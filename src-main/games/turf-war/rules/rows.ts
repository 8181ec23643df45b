import type { EventRules } from '#kernel/events/events.ts';
import { turfWarEventSchemas, type TurfWarEvent } from './events/schemas.ts';
import { foundingRows } from './events/foundingRows.ts';
import type { RowGame, Rows } from './events/rowTypes.ts';
import { rulingRows } from './events/rulingRows.ts';
import { deskRows } from './events/deskRows.ts';
import { boardRows } from './events/boardRows.ts';
import { closingRows } from './events/closingRows.ts';
import { diplomacyRows } from './events/diplomacyRows.ts';
import { moneyRows } from './events/moneyRows.ts';

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

/** The headings of a turn's report, in this order. */
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
