import {
  createListField,
  createNumberField,
  createOwnerField,
  createSeatField,
  type TypedFields,
} from '#shared/words/fields.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { createSeatRulings, defineRulings } from '#shared/words/rulings.ts';
import { requireCell } from './board.ts';
import { houseChangeSchema } from './houseRules.ts';
import { cellSchema, copIdSchema } from './ids.ts';
import { doctrines, doctrineSchema, levels, levelSchema } from './minds.ts';
import { capoNameSchema } from './setup.ts';
import type { EmpireView } from './views.ts';

const most = 1_000_000;
const mostPoints = 1_000;
const points = createWholeNumber(0, mostPoints, 'Points are from 0 to 1,000.');
const seat = createSeatField('Family', 'Pick a family.');
const findFamily = ({ families }: EmpireView, typed: TypedFields) => families.find((one) => one.seat === typed['seat']);

const { player, mind, rename } = createSeatRulings({
  party: 'family',
  nameSchema: capoNameSchema,
  levels,
  levelSchema,
  doctrines,
  doctrineSchema,
  findMind: ({ families }: EmpireView, picked) => families.find((one) => one.seat === picked)?.mind,
});

function createCellField(label: string) {
  return createListField(label, {
    schema: cellSchema,
    choices: ({ cells }: EmpireView) =>
      cells.filter(({ isOpen }) => isOpen).map(({ id }) => ({ value: id, words: requireCell(id).name })),
    asks: 'Pick a square.',
  });
}

/** Describes a cop by where he stands, for the list of cops; cops have no names. */
export function describeCop(square: string, place: number, standing: number): string {
  return standing === 1 ? `The cop in ${square}` : `Cop ${place + 1} of ${standing} in ${square}`;
}

/** [EMP-ASK-23] The changes open to the games master. */
export const rulings = defineRulings<EmpireView>()(
  {
    cash: {
      name: 'The cash of a family',
      fields: {
        seat,
        dollars: createNumberField('Dollars', {
          schema: createWholeNumber(0, most, 'Cash is from $0 to $1,000,000.'),
          most,
          step: 50,
          now: ({ books }: EmpireView, typed) => books.find((one) => one.seat === typed['seat'])?.cashDollars ?? 0,
        }),
      },
    },
    points: {
      name: 'Victory points and corruption of a family',
      fields: {
        seat,
        victory: createNumberField('Victory points', {
          schema: points,
          most: mostPoints,
          now: (view: EmpireView, typed) => findFamily(view, typed)?.points ?? 0,
        }),
        corruption: createNumberField('Corruption', {
          schema: points,
          most: mostPoints,
          now: (view: EmpireView, typed) => findFamily(view, typed)?.corruption ?? 0,
        }),
      },
    },
    square: {
      name: 'Who holds a square',
      fields: {
        square: createCellField('Square'),
        owner: createOwnerField('Held by', 'nobody', {
          now: ({ cells }: EmpireView, typed) => cells.find(({ id }) => id === typed['square'])?.owner ?? '',
        }),
      },
    },
    pot: {
      name: 'The pot at Pitney Downs',
      fields: {
        dollars: createNumberField('Dollars', {
          schema: createWholeNumber(0, most, 'The pot is from $0 to $1,000,000.'),
          most,
          step: 50,
          now: ({ pot }: EmpireView) => pot,
        }),
      },
    },
    cop: {
      name: 'Where a cop stands',
      fields: {
        cop: createListField('Which cop', {
          schema: copIdSchema,
          choices: ({ cells }: EmpireView) =>
            cells.flatMap(({ id, cops }) =>
              cops.map((cop, at) => ({ value: cop, words: describeCop(requireCell(id).name, at, cops.length) })),
            ),
          asks: 'Pick a cop.',
        }),
        to: createCellField('Goes to'),
      },
    },
    player,
    mind,
    rename,
  },
  houseChangeSchema,
);
export const rulingSchema = rulings.schema;
export type Ruling = (typeof rulings.schema)['_output'];
