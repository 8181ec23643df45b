import {
  createListField,
  createNumberField,
  createOwnerField,
  createSeatField,
  createTextField,
  createWordField,
} from '#shared/words/fields.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { createSeatRulings, defineRulings } from '#shared/words/rulings.ts';
import { z } from 'zod';
import { houseChangeSchema } from './houseRules.ts';
import { areaIdSchema, hoodIdSchema, markerIdSchema, operationIdSchema } from './ids.ts';
import { doctrines, doctrineSchema, levels, levelSchema } from './minds.ts';
import { ownNameSchema } from './orders.ts';
import { familyNameSchema } from './setup.ts';
import type { BrotherhoodView } from './views.ts';

const most = 10_000_000;
const which = 'Pick which one.';
const states = { free: 'at liberty', jailed: 'in jail', dead: 'dead' } as const;
const seat = createSeatField('Family', 'Pick a family.');
const findFamily = ({ families }: BrotherhoodView, picked: unknown) => families.find((one) => one.seat === picked);
const nameFamily = (view: BrotherhoodView, picked: unknown): string =>
  pluralizeFamily(findFamily(view, picked)?.name ?? '');

const { player, mind, rename } = createSeatRulings({
  party: 'family',
  nameSchema: familyNameSchema,
  levels,
  levelSchema,
  doctrines,
  doctrineSchema,
  findMind: (view: BrotherhoodView, picked) => findFamily(view, picked)?.mind,
});

const area = createListField('Area', {
  schema: areaIdSchema,
  choices: ({ areas }: BrotherhoodView) => areas.map(({ id, name }) => ({ value: id, words: name })),
  asks: 'Pick the area.',
});

const owner = createOwnerField('Goes to', 'nobody: off the board');

/** [BRO-ASK-8] The changes open to the games master between turns. */
export const rulings = defineRulings<BrotherhoodView>()(
  {
    cash: {
      name: 'The cash of a family',
      fields: {
        seat,
        dollars: createNumberField('Dollars', {
          schema: createWholeNumber(0, most, 'Cash is from $0 to $10,000,000.'),
          most,
          step: 500,
          now: (view: BrotherhoodView, typed) => findFamily(view, typed['seat'])?.cashDollars ?? 0,
        }),
      },
    },
    godfather: {
      name: 'A Godfather: at liberty or in jail',
      fields: {
        seat,
        status: createWordField('Is', ['free', 'jailed'] as const, {
          schema: z.enum(['free', 'jailed']),
          say: (status) => states[status],
          now: () => 'jailed',
        }),
      },
    },
    hood: {
      name: 'A hood: at liberty, in jail, dead',
      fields: {
        hood: createListField('Which', {
          schema: hoodIdSchema,
          choices: (view: BrotherhoodView) =>
            view.books.flatMap(({ seat: of, hoods }) =>
              hoods.map(({ id, name, kind, status }) => ({
                value: id,
                words: `${findFamily(view, of)?.name ?? ''}: ${name}, ${kind}, ${status}`,
              })),
            ),
          asks: which,
        }),
        status: createWordField('Is', ['free', 'jailed', 'dead'] as const, {
          schema: z.enum(['free', 'jailed', 'dead']),
          say: (status) => states[status],
          now: () => 'jailed',
        }),
      },
    },
    'add-operation': {
      name: 'Add an operation',
      fields: { seat, area, description: createTextField('What it is', { schema: ownNameSchema }) },
    },
    operation: {
      name: 'Close an operation, or give it to a family',
      fields: {
        operation: createListField('Which', {
          schema: operationIdSchema,
          choices: (view: BrotherhoodView) =>
            view.areas.flatMap(({ name, operations }) =>
              operations.map(({ id, family, description }) => ({
                value: id,
                words: `${name}: ${description} of the ${nameFamily(view, family)}`,
              })),
            ),
          asks: which,
        }),
        /** Null: it is closed. */
        owner,
      },
    },
    'add-marker': { name: 'Add a marker of influence', fields: { seat, area } },
    marker: {
      name: 'Remove a marker of influence, or give it to a family',
      fields: {
        marker: createListField('Which', {
          schema: markerIdSchema,
          choices: (view: BrotherhoodView) =>
            view.areas.flatMap(({ name, markers }) =>
              markers.map(({ id, family }) => ({
                value: id,
                words: `${name}: influence of the ${nameFamily(view, family)}`,
              })),
            ),
          asks: which,
        }),
        owner,
      },
    },
    player: {
      ...player,
      fields: {
        ...player.fields,
        byMail: createListField('He plays', {
          schema: z.boolean().default(false),
          choices: () => [
            { value: 'false', words: 'at this screen' },
            { value: 'true', words: 'by mail' },
          ],
          now: (view: BrotherhoodView, typed) => String(findFamily(view, typed['seat'])?.byMail ?? false),
          read: (typed) => typed === 'true',
          after: 'isHuman',
        }),
      },
    },
    mind,
    rename,
    /** [BRO-GF-9] A family leaves the game, and all that it has with it. */
    retire: { name: 'Take a family out of the game', fields: { seat } },
  },
  houseChangeSchema,
);
export const rulingSchema = rulings.schema;
export type Ruling = (typeof rulings.schema)['_output'];
