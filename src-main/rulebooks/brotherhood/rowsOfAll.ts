import type { EventRules } from '#kernel/events/events.ts';
import { brotherhoodEventSchemas } from './eventSchemas.ts';
import type { BrotherhoodEvent } from './events.ts';
import { foundingRows } from './founding/foundingRows.ts';
import type { RowGame, Rows } from './rows.ts';
import { rulingRows } from './rulings/rulingRows.ts';
import { deskRows } from './sheets/deskRows.ts';
import { allocationRows } from './rows/allocationRows.ts';
import { cardRows } from './rows/cardRows.ts';
import { closingRows } from './rows/closingRows.ts';
import { fightRows } from './rows/fightRows.ts';

/** Area by area. */
const rows = {
  ...foundingRows,
  ...deskRows,
  ...allocationRows,
  ...cardRows,
  ...fightRows,
  ...closingRows,
  ...rulingRows,
} satisfies Rows<BrotherhoodEvent>;

/** Returns one row an event, with its schema. */
export const events = Object.fromEntries(
  Object.entries(rows).map(([type, row]) => [
    type,
    { ...row, schema: brotherhoodEventSchemas[type as BrotherhoodEvent['type']] },
  ]),
) as unknown as EventRules<RowGame, BrotherhoodEvent>;

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
