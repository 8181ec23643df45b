import type { EventRules } from '#kernel/events/events.ts';
import { brotherhoodEventSchemas, type BrotherhoodEvent } from './schemas.ts';
import { foundingRows } from './foundingRows.ts';
import type { RowGame, Rows } from './rowTypes.ts';
import { rulingRows } from './rulingRows.ts';
import { deskRows } from './deskRows.ts';
import { allocationRows } from './allocationRows.ts';
import { cardRows } from './cardRows.ts';
import { closingRows } from './closingRows.ts';
import { fightRows } from './fightRows.ts';

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
