import type { EventRules } from '#kernel/events/events.ts';
import { empireEventSchemas, type EmpireEvent } from './events/schemas.ts';
import type { RowGame, Rows } from './events/rowTypes.ts';
import { agendaRows } from './events/agendaRows.ts';
import { foundingRows } from './events/foundingRows.ts';
import { fortuneRows } from './events/fortuneRows.ts';
import { politicsRows } from './events/politicsRows.ts';
import { rulingRows } from './events/rulingRows.ts';
import { streetRows } from './events/streetRows.ts';
import { violenceRows } from './events/violenceRows.ts';

/** Area by area. */
const rows = {
  ...foundingRows,
  ...agendaRows,
  ...fortuneRows,
  ...streetRows,
  ...violenceRows,
  ...politicsRows,
  ...rulingRows,
} satisfies Rows<EmpireEvent>;

/** Returns one row an event, with its schema. */
export const events = Object.fromEntries(
  Object.entries(rows).map(([type, row]) => [
    type,
    { ...row, schema: empireEventSchemas[type as EmpireEvent['type']] },
  ]),
) as unknown as EventRules<RowGame, EmpireEvent>;

/** The headings of a round's report, in this order. */
export const headings = [
  'The beginning',
  'The law',
  'The office',
  'Politics',
  'Talk',
  'Figures',
  'The board',
  'The tracks',
  'Cards',
  'Vendetta',
  'Violence',
  'Men',
  'Money',
  'Points',
  'Corruption',
  'Rulings',
  'The end',
] as const;
