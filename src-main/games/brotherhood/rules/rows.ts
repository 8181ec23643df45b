import type { EventRules } from '#kernel/events/events.ts';
import { brotherhoodEventSchemas, type BrotherhoodEvent } from './events/schemas.ts';
import { foundingRows } from './events/foundingRows.ts';
import type { RowGame, Rows } from './events/rowTypes.ts';
import { rulingRows } from './events/rulingRows.ts';
import { deskRows } from './events/deskRows.ts';
import { allocationRows } from './events/allocationRows.ts';
import { cardRows } from './events/cardRows.ts';
import { closingRows } from './events/closingRows.ts';
import { fightRows } from './events/fightRows.ts';

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

/** The headings of a turn's report, in this order. */
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
