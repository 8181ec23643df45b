import {
  createListField,
  createNumberField,
  createOwnerField,
  createSeatField,
  createSeatsField,
  createTextField,
  createWordField,
  type ListChoice,
  type TypedFields,
} from '#shared/words/fields.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { createSeatRulings, defineRulings } from '#shared/words/rulings.ts';
import { z } from 'zod';
import { houseChangeSchema } from './houseRules.ts';
import { allianceIdSchema, areaNumberSchema, pieceIdSchema } from './ids.ts';
import { allianceKindSchema, pieceNameSchema } from './orders.ts';
import { doctrines, doctrineSchema, levels, levelSchema } from './minds.ts';
import { rankNames, ranks, rankSchema } from './ranks.ts';
import { gangNameSchema } from './setup.ts';
import type { TurfWarView } from './views.ts';

const city = { group: 'The city' };
const people = { group: 'People' };
const alliances = { group: 'Alliances' };
const table = { group: 'The table' };
const after = { group: 'After the game' };

const seat = createSeatField('Gang', 'Pick the gang.');
const findPiece = ({ pieces }: TurfWarView, typed: TypedFields) => pieces.find(({ id }) => id === typed['piece']);
const findGang = ({ gangs }: TurfWarView, picked: unknown) => gangs.find((one) => one.seat === picked);

const { player, mind, rename } = createSeatRulings({
  party: 'gang',
  ...table,
  nameSchema: gangNameSchema,
  levels,
  levelSchema,
  doctrines,
  doctrineSchema,
  findMind: (view: TurfWarView, picked) => findGang(view, picked)?.mind,
});

const listAreas = ({ areas }: TurfWarView): ListChoice[] =>
  areas
    .map(({ number, name }) => ({ value: String(number), words: name }))
    .toSorted((a, b) => a.words.localeCompare(b.words));

const area = createListField('Area', {
  schema: areaNumberSchema,
  choices: listAreas,
  isNumber: true,
  asks: 'Pick the area.',
  empty: 'Pick an area',
});

const piece = createListField('Person', {
  schema: pieceIdSchema,
  choices: ({ gangs, pieces }: TurfWarView) =>
    gangs.flatMap(({ seat: of, name: group }) =>
      pieces
        .filter(({ gang }) => gang === of)
        .map(({ id, name, rank }) => ({ value: id, words: `${name}, ${rankNames[rank].one}`, group })),
    ),
  asks: 'Pick the person.',
});

const name = createTextField<typeof pieceNameSchema, TurfWarView>('Name', {
  schema: pieceNameSchema,
  longest: 24,
  asks: 'Give him a name.',
  now: (view, typed) => findPiece(view, typed)?.name ?? '',
});

const rank = createWordField('Rank', ranks, {
  schema: rankSchema,
  say: (one) => rankNames[one].one,
  now: (view: TurfWarView, typed) => findPiece(view, typed)?.rank ?? 'hitman',
});

/** [WAR-ASK-16] The changes open to the games master between turns. */
export const rulings = defineRulings<TurfWarView>()(
  {
    owner: { name: 'Who owns an area', ...city, fields: { area, owner: createOwnerField('New owner', 'Nobody') } },
    treasury: {
      name: 'A gang’s money',
      ...city,
      fields: {
        seat,
        mc: createNumberField('MC', {
          schema: createWholeNumber(0, 10_000, 'A treasury holds 0 to 10,000 MC.'),
          most: 10_000,
          now: (view: TurfWarView, typed) => findGang(view, typed['seat'])?.treasuryMc ?? 0,
        }),
      },
    },
    piece: {
      name: 'Somebody’s name, rank, XP or place',
      ...people,
      fields: {
        piece,
        name: { ...name, schema: pieceNameSchema.optional(), after: 'piece' },
        rank: { ...rank, schema: rankSchema.optional(), after: 'piece' },
        xp: createNumberField('XP', {
          schema: createWholeNumber(0, 1_000, 'XP are from 0 to 1,000.').optional(),
          most: 1_000,
          now: (view: TurfWarView, typed) => findPiece(view, typed)?.xp ?? 0,
          after: 'piece',
        }),
        area: createListField('Area', {
          schema: areaNumberSchema.optional(),
          choices: (view: TurfWarView) => [{ value: '', words: 'Pick an area' }, ...listAreas(view)],
          now: (view: TurfWarView, typed) => String(findPiece(view, typed)?.area ?? ''),
          read: (typed) => (typed === '' ? undefined : Number(typed)),
          after: 'piece',
        }),
      },
    },
    'add-piece': { name: 'Put somebody on the map', ...people, fields: { seat, rank, name, area } },
    'remove-piece': { name: 'Take somebody out of the game', ...people, fields: { piece } },
    alliance: {
      name: 'Make an alliance',
      ...alliances,
      fields: {
        alliance: createWordField('Kind', allianceKindSchema.options, { schema: allianceKindSchema }),
        members: createSeatsField('Members', {
          kind: 'several',
          schema: z.array(seatIdSchema).min(2, 'An alliance has at least two members.').max(8),
          asks: 'Tick at least two gangs.',
          choices: ({ gangs }: TurfWarView) =>
            gangs.filter(({ isOut }) => !isOut).map((gang) => ({ value: gang.seat, words: gang.name })),
        }),
      },
    },
    'end-alliance': {
      name: 'End an alliance',
      ...alliances,
      fields: {
        id: createListField('Alliance', {
          schema: allianceIdSchema,
          choices: (view: TurfWarView) =>
            view.alliances.map(({ id, kind, members }) => ({
              value: id,
              words: `${members.map((one) => findGang(view, one)?.name ?? one).join(', ')}, ${kind}`,
            })),
          asks: 'Pick the alliance.',
        }),
      },
    },
    /** [WAR-ASK-2] The player of a seat. */
    player,
    mind,
    rename,
    /** [WAR-ASK-2] The games master concedes for a seat. */
    out: { name: 'Concede for a gang', ...table, fields: { seat } },
    precedence: {
      name: 'The order of precedence',
      ...table,
      fields: {
        seats: createSeatsField('Order of precedence', {
          kind: 'ranking',
          schema: z.array(seatIdSchema).min(2).max(8),
          asks: 'Put the gangs in order.',
          choices: (view: TurfWarView) =>
            view.precedence.map((one) => ({ value: one, words: findGang(view, one)?.name ?? one })),
        }),
      },
    },
    /** [WAR-ASK-14] The host of the next game. */
    'next-host': { name: 'Who runs the next game', ...after, fields: { seat } },
    /** [WAR-ASK-13, WAR-FOG-15] Opens the files of what came to nothing, once the game is over. */
    'open-files': { name: 'Open the files of what came to nothing', ...after, fields: {} },
  },
  houseChangeSchema,
);
export const rulingSchema = rulings.schema;
export type Ruling = (typeof rulings.schema)['_output'];
