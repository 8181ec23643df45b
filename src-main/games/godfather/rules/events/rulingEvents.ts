import { houseChangeFields, announceHouse, describeHouseChange } from '#kernel/events/houseChange.ts';
import { lateSeatFields, createLateSeatRow } from '#kernel/events/lateSeat.ts';
import { z } from 'zod';
import { cardSchema } from '#shared/games/godfather/cards.ts';
import { houseRulesSchema } from '#shared/games/godfather/houseRules.ts';
import { neighborhoodKeySchema, positionSchema } from '#shared/games/godfather/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/godfather/minds.ts';
import { racketSchema, racketTable } from '#shared/games/godfather/values.ts';
import { seat, int } from './fields.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { capitalize, formatDollars } from '#shared/words/text.ts';
import { declareEvent } from './declare.ts';

const heading = 'Rulings';
const listRules = (): string[] => ['GOD-HOUSE-1'];

const late = createLateSeatRow(heading, 'GOD-ASK-9');

export const rulingEvents = {
  'cash-ruled': declareEvent({
    fields: { seat, from: int, dollars: int },
    apply(state, { seat, dollars }) {
      const family = state.families[seat];
      if (family !== undefined) family.cashDollars = dollars;
    },
    describe: ({ family }, { seat, dollars }) => `The ${family(seat)} have ${formatDollars(dollars)} now.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, from, dollars }) => [{ seat, cause: 'ruling', dollars: dollars - from }],
    rules: () => ['GOD-FOG-2'],
    heading,
  }),
  'piece-ruled': declareEvent({
    fields: { position: positionSchema, owner: seat.nullable() },
    apply(state, { position, owner }) {
      if (owner === null) delete state.pieces[position];
      else state.pieces[position] = { id: position, seat: owner, round: state.round };
    },
    describe: ({ family }, { position, owner }) =>
      owner === null
        ? `Nobody stands on ${position} any more.`
        : `A piece of the ${family(owner)} stands on ${position} now.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'racket-ruled': declareEvent({
    fields: { neighborhood: neighborhoodKeySchema, racket: racketSchema },
    apply(state, { neighborhood, racket }) {
      const place = state.places[neighborhood];
      if (place !== undefined) place.racket = racket;
    },
    describe: ({ place }, { neighborhood, racket }) =>
      `${capitalize(place(neighborhood))} is fought for with ${racketTable[racket].name} now.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
    places: ({ neighborhood }) => [{ kind: 'neighborhood', id: neighborhood }],
  }),
  'hand-ruled': declareEvent({
    fields: { seat, card: cardSchema },
    apply(state, { seat, card }) {
      const family = state.families[seat];
      if (family === undefined) return;
      const { hand } = family;
      family.hand = card;
      if (state.house.cards === 'physical') return;
      const { draw } = state.decks.playing;
      const at = draw.indexOf(card);
      if (at >= 0) draw.splice(at, 1);
      if (hand !== null && hand !== 'unknown') draw.push(hand);
    },
    describe: ({ family }, { seat }) => `The ${family(seat)} hold another card.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-FOG-1'],
    heading,
    reveals: () => true,
  }),
  'seat-was-late': declareEvent({
    fields: lateSeatFields,
    ...late,
    describe: (names, event) => late.describe(`the ${names.family(event.seat)}`, event),
  }),
  'player-ruled': declareEvent({
    fields: { seat, isHuman: z.boolean() },
    apply(state, { seat, isHuman }) {
      const family = state.families[seat];
      if (family !== undefined) Object.assign(family, { isHuman, isAbsent: false });
    },
    describe: ({ family }, { seat, isHuman }) =>
      `The ${family(seat)} are played by ${isHuman ? 'a player' : 'the program'} now.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-END-4'],
    heading,
  }),
  'absent-ruled': declareEvent({
    fields: { seat, isAbsent: z.boolean() },
    apply(state, { seat, isAbsent }) {
      const family = state.families[seat];
      if (family !== undefined) family.isAbsent = isAbsent;
    },
    describe: ({ family }, { seat, isAbsent }) =>
      isAbsent
        ? `The program plays the ${family(seat)} until their player is back.`
        : `The player of the ${family(seat)} is back.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-ASK-9'],
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
    rules: () => ['GOD-NPC-9'],
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
    rules: () => ['GOD-SETUP-1'],
    heading,
  }),
  'house-ruled': declareEvent({
    fields: { ...houseChangeFields, house: houseRulesSchema },
    apply: announceHouse,
    describe: (_names, event) => describeHouseChange(event, 'round'),
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'stood-in': declareEvent({
    fields: { seat },
    apply(state, { seat }) {
      if (!state.stoodIn.includes(seat)) state.stoodIn.push(seat);
    },
    describe: ({ family }, { seat }) => `The games master plays the ${family(seat)} this round.`,
    visibleTo: () => [],
    rules: () => ['GOD-NPC-9'],
    heading,
  }),
};
