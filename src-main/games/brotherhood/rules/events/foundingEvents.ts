import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import { cardSchema, familySchema, hoodSchema, markerSchema, operationSchema } from '../records.ts';
import { area, int } from './fields.ts';
import { formatCount } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { emptyArea } from '../state.ts';

const heading = 'The beginning';

export const foundingEvents = {
  founded: declareEvent({
    fields: {
      title: z.string(),
      city: z.string(),
      house: houseRulesSchema,
      turn: int,
      areas: z.array(area),

      /** In seat order. */
      families: z.array(familySchema),
      hoods: z.array(hoodSchema),
    },
    apply(state, { title, city, house, turn, areas, families, hoods }) {
      state.title = title;
      state.city = city;
      state.house = clonePlain(house);
      state.turn = turn;
      state.areas = [...areas];
      state.seats = families.map(({ seat }) => seat);
      for (const family of families) state.families[family.seat] = clonePlain(family);
      for (const hood of hoods) state.hoods[hood.id] = clonePlain(hood);
      for (const area of areas) state.now[area] = emptyArea();
    },
    describe: (_names, { title, families, city }) =>
      `${title}: ${formatCount(families.length, 'family', 'families')} in ${city}.`,
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
    moves: ({ families }) =>
      families.map(({ seat, cashDollars }) => ({ seat, cause: 'the start', dollars: cashDollars })),
    rules: () => ['BRO-SET-2', 'BRO-SET-3'],
    heading,
  }),
  'deck-shuffled': declareEvent({
    fields: { deck: z.array(cardSchema) },
    apply(state, { deck }) {
      state.deck = [...deck];
    },
    describe: () => 'The event cards were shuffled.',
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
    rules: () => ['BRO-SET-4'],
    heading,
  }),
  /** A game that was begun elsewhere is entered as it was there. */
  'board-entered': declareEvent({
    fields: {
      operations: z.array(operationSchema),
      markers: z.array(markerSchema),
      graveyard: z.array(hoodSchema),
      deck: z.array(cardSchema),

      /** The effects of last turn's cards on this turn's income. */
      due: z.partialRecord(area, z.enum(['nothing', 'half'])),
    },
    apply(state, { operations, markers, graveyard, deck, due }) {
      for (const area of state.areas) {
        state.now[area] = { ...emptyArea(), due: due[area] ?? null };
      }
      for (const one of operations) state.operations[one.id] = clonePlain(one);
      for (const one of markers) state.markers[one.id] = clonePlain(one);
      for (const one of graveyard) state.graveyard[one.id] = clonePlain(one);
      state.deck = [...deck];
      state.given = { ...state.given, operations: operations.length, markers: markers.length };
    },
    describe: (_names, { operations }) =>
      `The game was taken over as it stood, with ${formatCount(operations.length, 'operation')} on the board.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-SET-7'],
    heading,
  }),
};
