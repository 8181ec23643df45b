import type { EventRules } from '#kernel/events/events.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { godfatherEventSchemas, type GodfatherEvent } from './events/schemas.ts';
import { foundingRows } from './events/foundingRows.ts';
import type { RowGame, Rows } from './events/rowTypes.ts';
import type { GodfatherState } from './state.ts';
import { rulingRows } from './events/rulingRows.ts';
import { boardRows } from './events/boardRows.ts';
import { cardRows } from './events/cardRows.ts';
import { recordFilmStep } from './turn/film.ts';
import { talkRows } from './events/talkRows.ts';
import { turnRows } from './events/turnRows.ts';

/** Area by area. */
const rows = {
  ...foundingRows,
  ...turnRows,
  ...cardRows,
  ...boardRows,
  ...talkRows,
  ...rulingRows,
} satisfies Rows<GodfatherEvent>;

type Row = { apply(state: GodfatherState, event: GodfatherEvent): void };

/** Returns the row's own apply, which also records the step that can be played back. */
function wrapApply(row: Row): Row['apply'] {
  return (state, event) => {
    const { round } = state;
    row.apply(state, event);
    const step = recordFilmStep(event);
    if (step !== null) state.film.push({ ...clonePlain(step), round });
  };
}

/** Returns one row an event, with its schema. */
export const events = Object.fromEntries(
  Object.entries(rows).map(([type, row]) => [
    type,
    {
      ...row,
      apply: wrapApply(row as unknown as Row),
      schema: godfatherEventSchemas[type as GodfatherEvent['type']],
    },
  ]),
) as unknown as EventRules<RowGame, GodfatherEvent>;

/** The headings of a round's report, in this order. */
export const headings = [
  'The beginning',
  'Cards',
  'Deals',
  'The board',
  'Takings',
  'Claims',
  'Money',
  'Rulings',
  'The end',
] as const;
