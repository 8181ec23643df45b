import { houseChangeFields, announceHouse, describeHouseChange } from '#kernel/events/houseChange.ts';
import { lateSeatFields, createLateSeatRow } from '#kernel/events/lateSeat.ts';
import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import { hoodIdSchema, markerIdSchema, operationIdSchema } from '#shared/games/brotherhood/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/brotherhood/minds.ts';
import { markerSchema, operationSchema } from '../records.ts';
import { seat, area, int } from './fields.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { formatDollars } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';

const heading = 'Rulings';
const listRules = (): string[] => ['BRO-ASK-8'];

const late = createLateSeatRow(heading, 'BRO-ORD-7');

export const rulingEvents = {
  /** `shows`: the town's estimate of its cash changes too. */
  'cash-ruled': declareEvent({
    fields: { seat, from: int, dollars: int, shows: z.boolean() },
    apply(state, { seat, dollars, shows }) {
      const family = state.families[seat];
      if (family === undefined) return;
      const { figureDollars, cashDollars } = family;
      if (shows) family.figureDollars = Math.max(0, figureDollars + dollars - cashDollars);
      family.cashDollars = dollars;
    },
    describe: ({ family }, { seat, dollars }) => `The ${family(seat)} have ${formatDollars(dollars)} now.`,
    visibleTo: ({ seat }) => [seat],
    moves: ({ seat, from, dollars }) => [{ seat, cause: 'ruling', dollars: dollars - from }],
    rules: listRules,
    heading,
  }),
  'hood-ruled': declareEvent({
    fields: { seat, hood: hoodIdSchema, status: z.enum(['free', 'jailed', 'dead']) },
    apply(state, { hood: id, status }) {
      const hood = state.hoods[id] ?? state.graveyard[id];
      if (hood === undefined) return;
      delete state.hoods[id];
      delete state.graveyard[id];
      const area = status === 'free' ? hood.area : null;
      const now = { ...hood, status, area };
      if (status === 'dead') state.graveyard[id] = now;
      else state.hoods[id] = { ...now, fell: null };
    },
    describe: ({ hood, family }, { seat, hood: id, status }) =>
      `${hood(id)} of the ${family(seat)} is ${status === 'free' ? 'at liberty' : status === 'jailed' ? 'in jail' : 'dead'} now.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'operation-ruled': declareEvent({
    fields: { operation: operationSchema.nullable(), id: operationIdSchema, area },
    apply(state, { id, operation }) {
      if (operation === null) delete state.operations[id];
      else {
        state.given.operations += state.operations[id] === undefined ? 1 : 0;
        state.operations[id] = clonePlain(operation);
      }
    },
    describe: ({ family, area }, { operation, area: where }) =>
      operation === null
        ? `An operation in ${area(where)} is gone.`
        : `An operation in ${area(where)} belongs to the ${family(operation.family)} now.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'marker-ruled': declareEvent({
    fields: { marker: markerSchema.nullable(), id: markerIdSchema, area },
    apply(state, { id, marker }) {
      if (marker === null) delete state.markers[id];
      else {
        state.given.markers += state.markers[id] === undefined ? 1 : 0;
        state.markers[id] = clonePlain(marker);
      }
    },
    describe: ({ family, area }, { marker, area: where }) =>
      marker === null
        ? `A marker of influence in ${area(where)} is gone.`
        : `A marker of influence in ${area(where)} belongs to the ${family(marker.family)} now.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'godfather-ruled': declareEvent({
    fields: { seat, status: z.enum(['free', 'jailed']) },
    apply(state, { seat, status }) {
      const family = state.families[seat];
      if (family !== undefined) family.godfather = { ...family.godfather, status, area: null };
    },
    describe: ({ godfather }, { seat, status }) =>
      `${godfather(seat)} is ${status === 'free' ? 'at liberty' : 'in jail'} now.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'mind-ruled': declareEvent({
    fields: { seat, level: levelSchema, doctrine: doctrineSchema },
    apply(state, { seat, level, doctrine }) {
      const family = state.families[seat];
      if (family !== undefined) Object.assign(family, { level, doctrine });
    },
    describe: ({ family }, { seat, level }) => `The ${family(seat)} play at the level ${level} now.`,
    visibleTo: () => [],
    rules: listRules,
    heading,
  }),
  'seat-was-late': declareEvent({
    fields: lateSeatFields,
    ...late,
    describe: (names, event) => late.describe(`the ${names.family(event.seat)}`, event),
  }),
  'player-ruled': declareEvent({
    fields: { seat, isHuman: z.boolean(), byMail: z.boolean() },
    apply(state, { seat, isHuman, byMail }) {
      const family = state.families[seat];
      if (family !== undefined) Object.assign(family, { isHuman, byMail });
    },
    describe: ({ family }, { seat, isHuman }) =>
      `The ${family(seat)} are played by ${isHuman ? 'a player' : 'the program'} now.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'family-renamed': declareEvent({
    fields: { seat, from: z.string(), name: z.string() },
    apply(state, { seat, name }) {
      const family = state.families[seat];
      if (family !== undefined) family.name = name;
    },
    describe: (_names, { from, name }) => `The ${pluralizeFamily(from)} are now the ${pluralizeFamily(name)}.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'family-retired': declareEvent({
    fields: { seat, turn: int, area, cashDollars: int },
    apply(state, { seat, turn, area, cashDollars }) {
      const family = state.families[seat];
      if (family === undefined) return;
      family.dead = { turn, by: null, area, cashDollars };
      family.godfather = { ...family.godfather, status: 'dead', area: null };
      family.cashDollars = 0;
      family.figureDollars = 0;
    },
    describe: ({ family }, { seat }) =>
      `The ${family(seat)} were taken out of the game by ruling, with all that they had.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, cashDollars }) =>
      cashDollars === 0 ? [] : [{ seat, cause: 'gone with the family', dollars: -cashDollars }],
    rules: listRules,
    heading,
  }),
  'house-ruled': declareEvent({
    fields: { ...houseChangeFields, house: houseRulesSchema },
    apply: announceHouse,
    describe: (_names, event) => describeHouseChange(event, 'turn'),
    visibleTo: () => 'everybody',
    rules: () => ['BRO-HOUSE-3'],
    heading,
  }),
  'stood-in': declareEvent({
    fields: { seat },
    apply(state, { seat }) {
      const family = state.families[seat];
      if (family !== undefined) family.isStoodIn = true;
    },
    describe: ({ family }, { seat }) => `The games master plays the ${family(seat)} this turn.`,
    visibleTo: () => [],
    rules: listRules,
    heading,
  }),
};
