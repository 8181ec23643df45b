import {
  createListField,
  createNumberField,
  createOwnerField,
  createSeatField,
  createSwitchField,
  createTextField,
  createWordField,
} from '#shared/words/fields.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { createSeatRulings, defineRulings } from '#shared/words/rulings.ts';
import { cardKinds, cardSchema, requireFace } from './cards.ts';
import { houseChangeSchema } from './houseRules.ts';
import { neighborhoodKeySchema, positionSchema } from './ids.ts';
import { doctrines, doctrineSchema, levels, levelSchema } from './minds.ts';
import { familyNameSchema } from './setup.ts';
import { rackets, racketSchema, racketTable } from './values.ts';
import type { GodfatherView } from './views.ts';

const seat = createSeatField('Family', 'Pick the family.');
const mostDollars = 1_000_000;

const { player, mind, rename } = createSeatRulings({
  party: 'family',
  nameSchema: familyNameSchema,
  levels,
  levelSchema,
  doctrines,
  doctrineSchema,
  findMind: ({ families }: GodfatherView, picked) => families.find((one) => one.seat === picked)?.mind,
});

type PlaceStatus = GodfatherView['places'][number]['status'];

const createPlaceField = (statuses: readonly PlaceStatus[]) =>
  createListField('Neighborhood', {
    schema: neighborhoodKeySchema,
    choices: ({ places }: GodfatherView) =>
      places.filter(({ status }) => statuses.includes(status)).map(({ key, name }) => ({ value: key, words: name })),
    asks: 'Pick the Neighborhood.',
  });

/** The changes open to the games master while a seat has yet to order. */
export const rulings = defineRulings<GodfatherView>()(
  {
    cash: {
      name: 'Cash of a family',
      fields: {
        seat,
        dollars: createNumberField('Cash, in dollars', {
          schema: createWholeNumber(0, mostDollars, 'Cash is from $0 to $1,000,000.'),
          most: mostDollars,
          now: ({ families }: GodfatherView, typed) =>
            families.find((one) => one.seat === typed['seat'])?.cashDollars ?? 0,
        }),
      },
    },
    /** Puts a piece of a seat on a position, or (null) takes away what stands there. */
    piece: {
      name: 'A man on the board',
      fields: {
        position: createTextField('Position', {
          schema: positionSchema,
          example: 'MID-B2',
          read: (typed) => String(typed).trim().toUpperCase(),
        }),
        owner: createOwnerField('Who stands there', 'nobody'),
      },
    },
    /** The card a seat holds; the one it held goes under its deck. */
    hand: {
      name: 'The card in a hand',
      fields: {
        seat,
        card: createWordField('Card', cardKinds, { schema: cardSchema, say: (card) => requireFace(card).title }),
      },
    },
    /** [GOD-CLOSE-1, GOD-CLOSE-2] An open Neighborhood goes to a family as if its claim had been conceded. */
    control: {
      name: 'Give an open Neighborhood to a family',
      fields: { neighborhood: createPlaceField(['open']), seat },
    },
    /** [GOD-VALUE-2] The racket that an open Neighborhood is fought for with. */
    racket: {
      name: 'The racket of an open Neighborhood',
      fields: {
        neighborhood: createPlaceField(['open']),
        racket: createWordField('Racket', rackets, { schema: racketSchema, say: (one) => racketTable[one].name }),
      },
    },
    stalemate: {
      name: 'Close a Neighborhood without a winner',
      fields: { neighborhood: createPlaceField(['open', 'unplayed']) },
    },
    /** [GOD-END-5] The game is over with the totals of now. */
    end: { name: 'End the game as it stands', fields: {} },
    /** [GOD-END-4] The player of a seat. */
    player,
    /** [GOD-ASK-9] True if the program plays a player's turns until he is back. */
    absent: {
      name: 'A player who is away',
      fields: { seat, isAbsent: createSwitchField('He is away; the program plays for him') },
    },
    mind,
    rename,
  },
  houseChangeSchema,
);
export const rulingSchema = rulings.schema;
export type Ruling = (typeof rulings.schema)['_output'];
