import {
  createListField,
  createNumberField,
  createOwnerField,
  createSeatField,
  createWordField,
  type TypedFields,
} from '#shared/words/fields.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { createSeatRulings, defineRulings } from '#shared/words/rulings.ts';
import { z } from 'zod';
import { requireCell } from './board.ts';
import { cardTable } from './cards.ts';
import { houseChangeSchema } from './houseRules.ts';
import { cardIdSchema, cellSchema, copIdSchema, manIdSchema, racketIdSchema } from './ids.ts';
import { manTable } from './men.ts';
import { doctrines, doctrineSchema, levels, levelSchema } from './minds.ts';
import { racketTable } from './rackets.ts';
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

const openCells = {
  choices: ({ cells }: EmpireView) =>
    cells.filter(({ isOpen }) => isOpen).map(({ id }) => ({ value: id, words: requireCell(id).name })),
};

function createCellField(label: string) {
  return createListField(label, { ...openCells, schema: cellSchema, asks: 'Pick a square.' });
}

/** Where a man may be put; nobody has a man who is dead or out of the game's hands. */
export const manStates = ['ready', 'exhausted', 'dead', 'away'] as const;
const manStateWords: Readonly<Record<(typeof manStates)[number], string>> = {
  ready: 'ready',
  exhausted: 'exhausted',
  dead: 'dead',
  away: 'back among the men for hire',
};

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
    ness: {
      name: 'Where Ness stands',
      fields: { to: createListField('Goes to', { ...openCells, schema: cellSchema.nullable(), none: 'out of town' }) },
    },
    man: {
      name: 'Where a man is',
      fields: {
        man: createListField('Man', {
          schema: manIdSchema,
          choices: () => manTable.map(({ id, name }) => ({ value: id, words: name })),
          asks: 'Pick a man.',
        }),
        seat: createOwnerField('Belongs to', 'nobody'),
        status: createWordField('Is', manStates, { schema: z.enum(manStates), say: (status) => manStateWords[status] }),
      },
    },
    card: {
      name: 'A card in a hand',
      fields: {
        card: createListField('Card', {
          schema: cardIdSchema,
          choices: () => cardTable.map(({ kind, name, band }) => ({ value: kind, words: name, group: band })),
          asks: 'Pick a card.',
        }),
        from: createOwnerField('Taken from', 'the deck or its discards'),
        to: createOwnerField('Goes to', 'the discards'),
      },
    },
    racket: {
      name: 'The racket on a square',
      fields: {
        square: createCellField('Square'),
        racket: createListField('Racket', {
          schema: racketIdSchema.nullable(),
          choices: () => racketTable.map(({ kind, name }) => ({ value: kind, words: name })),
          none: 'none',
        }),
        count: createNumberField('Count of a bordello', {
          schema: createWholeNumber(1, 3, 'A bordello counts 1 to 3.'),
          least: 1,
          most: 3,
          now: ({ cells }: EmpireView, typed) =>
            Math.max(1, cells.find(({ id }) => id === typed['square'])?.racket?.count ?? 1),
        }),
      },
    },
    tokens: {
      name: 'Vendetta tokens of a family',
      fields: {
        seat: createSeatField('Held by', 'Pick the family that holds them.'),
        against: createSeatField('Tokens of', 'Pick the family whose tokens they are.'),
        count: createNumberField('How many', {
          schema: createWholeNumber(0, 50, 'Tokens are from 0 to 50.'),
          most: 50,
          now: (view: EmpireView, typed) => findFamily(view, typed)?.tokens[String(typed['against'])] ?? 0,
          after: 'against',
        }),
      },
    },
    office: { name: 'Who is godfather', fields: { seat } },
    player,
    mind,
    rename,
  },
  houseChangeSchema,
);
export const rulingSchema = rulings.schema;
export type Ruling = (typeof rulings.schema)['_output'];
